#!/usr/bin/env node
// All-in hold 'em with ante, raise and fold: one deck, shuffled by a device, dealt from a manual shoe.
// Written from docs/contract.md alone. What it does not play it refuses.
'use strict'

const MANIFEST = {
  protocol: 1, engine: 'ante-raise-fold', vendor: 'Example Ltd', version: '0.2',
  build: require('crypto').createHash('sha256').update(require('fs').readFileSync(__filename)).digest('hex'),
  games: { 'all-in-holdem': { options: {
    dealing: ['manual-shoe'], shuffling: ['device'], decks: [1], 'hole-card-bonus': [], 'final-hand-bonus': [] } } },
  reports: ['refused', 'accepted', 'folded', 'announced', 'dealt', 'burned', 'revealed', 'discarded', 'qualified',
    'ranked', 'decided', 'paid', 'returned', 'collected', 'ended', 'shuffled'],
}

// Poker hands

const RANKS = '23456789TJQKA'
const NAMES = ['high-card', 'one-pair', 'two-pairs', 'three-of-a-kind', 'straight', 'flush', 'full-house',
  'four-of-a-kind', 'straight-flush', 'royal-flush']
const height = (card) => RANKS.indexOf(card[0]) + 2
const points = (card) => (card[0] === 'A' ? 11 : Math.min(height(card), 10))

function five (cards) { // scores compare as strings; cards stand best first
  const copies = (card) => cards.filter((other) => other[0] === card[0]).length
  let sorted = [...cards].sort((a, b) => copies(b) - copies(a) || height(b) - height(a))
  let heights = sorted.map(height)
  if (heights.join() === '14,5,4,3,2') [sorted, heights] = [[...sorted.slice(1), sorted[0]], [5, 4, 3, 2, 1]]
  const flush = cards.every((card) => card[1] === cards[0][1])
  const straight = heights.every((h, i) => h === heights[0] - i)
  const same = { 44441: 7, 33322: 6, 33311: 3, 22221: 2, 22111: 1, 11111: 0 }[sorted.map(copies).join('')]
  const rank = straight && flush ? (heights[0] === 14 ? 9 : 8) : Math.max(same, flush ? 5 : straight ? 4 : 0)
  return { score: String.fromCharCode(rank, ...heights), rank: NAMES[rank], cards: sorted }
}

function best (seven) { // each five of the seven, by the two that are left out
  const fives = seven.flatMap((_, i) => seven.slice(i + 1).map((_, j) =>
    five(seven.filter((_, k) => k !== i && k !== i + 1 + j))))
  return fives.reduce((found, hand) => (hand.score > found.score ? hand : found))
}

// The table

function perform (script) {
  const minimum = script.options?.['ante-minimum'] ?? 500
  const limit = Math.max(5000000, 4 * minimum) // of what one hand wins in a round
  const kinds = ['chip', 'plaque', ...(script.options?.['match-play'] === 'not-taken' ? [] : ['coupon'])]
  const decks = (script.shuffles ?? []).filter((shuffle) => (shuffle.deck ?? 1) === 1)
  if (!decks.length) decks.push({ cards: [...'cdhs'].flatMap((suit) => [...RANKS].map((rank) => rank + suit)) })
  const events = []
  let stop = script.start === 'closed' ? 'closed' : 'betting'
  let [act, round, opening, clock, shuffles] = [0, ...(stop === 'closed' ? [0, 0] : [1, 1]), 0, 0]
  let places = [] // {patron, seat, ante, cards, won, raise, folded}, seat 1 first
  let deck, dealer

  const say = (event, fields) => events.push({ event, act, round, deck: 1, opening, clock, ...fields })
  const shuffle = () => { deck = structuredClone(decks[Math.min(shuffles++, decks.length - 1)]) }
  const draw = () => deck.cards.shift()
  const give = (pile, fields) => say('dealt', { card: pile[pile.push(draw()) - 1], ...fields })
  const rack = ({ seat, cards }, face) => say('discarded', { area: 'hand', seat, cards, face })
  const giveBack = ({ wager, area, seat, amount: all }, amount = all) => say('returned', { wager, amount, area, seat })
  const settle = (place, { wager, area, seat, amount }, outcome) => {
    const won = outcome === 'won' ? Math.min(amount, limit - place.won) : 0
    place.won += won
    say('decided', { wager, outcome, area, seat })
    if (won) say('paid', { wager, amount: won, area, seat })
    say(outcome === 'lost' ? 'collected' : 'returned', { wager, amount, area, seat })
  }
  const worth = (pieces) => (pieces.every(({ kind }) => kinds.includes(kind))
    ? pieces.reduce((sum, { value, count }) => sum + value * (count ?? 1), 0) : 0)
  const playing = () => places.filter((place) => place.ante)
  const placeOf = (patron) => places.find((place) => place.patron === patron)
  const undecided = (place) => place?.cards && !place.raise && !place.folded
  const withAnte = (id) => playing().find(({ ante, cards }) => ante.wager === id && !cards)

  function deal () {
    stop = 'decisions'
    say('announced', { words: 'No more bets' })
    dealer = []
    for (const place of playing()) Object.assign(place, { cards: [], won: 0 })
    for (let pass = 0; pass < 2; pass++) {
      for (const { seat, cards } of playing()) give(cards, { area: 'hand', seat })
      give(dealer, { area: 'dealer', cover: true })
    }
  }

  function finish () {
    const fromRight = playing().reverse()
    for (const place of fromRight.filter(({ folded }) => folded)) {
      settle(place, place.ante, 'lost')
      rack(place, 'down')
    }
    const qualifies = dealer[0][0] === dealer[1][0] || points(dealer[0]) + points(dealer[1]) >= 11
    say('revealed', { area: 'dealer', cards: dealer })
    say('qualified', { qualifies })
    const raisers = fromRight.filter(({ raise }) => raise)
    if (qualifies) showdown(raisers)
    else for (const place of raisers) {
      settle(place, place.ante, 'won')
      giveBack(place.raise)
      rack(place, 'down')
    }
    say('discarded', { area: 'dealer', cards: dealer, face: 'up' })
    say('discarded', { area: 'stub' })
    say('ended')
    say('shuffled', { by: 'device' })
    shuffle()
    places = places.map(({ patron, seat }) => ({ patron, seat }))
    round += 1
    stop = 'betting'
  }

  function showdown (raisers) {
    for (const { seat, cards } of raisers) say('revealed', { area: 'hand', seat, cards })
    const board = []
    for (const count of [3, 1, 1]) {
      say('burned', { card: draw() })
      for (let i = 0; i < count; i++) give(board, { area: 'community', face: 'up' })
    }
    const house = best([...dealer, ...board])
    say('ranked', { area: 'dealer', rank: house.rank, cards: house.cards })
    for (const place of raisers) {
      const hand = best([...place.cards, ...board])
      const outcome = hand.score > house.score ? 'won' : hand.score < house.score ? 'lost' : 'push'
      say('ranked', { area: 'hand', seat: place.seat, rank: hand.rank, cards: hand.cards })
      for (const bet of [place.ante, place.raise]) settle(place, bet, outcome)
      rack(place, 'up')
    }
    say('discarded', { area: 'community', cards: board, face: 'up' })
  }

  const handlers = { // each answers false, before it changes anything, to refuse
    clock: ({ minutes }) => { clock += minutes },
    describe: () => {}, // accepted; none of the events that describe a table is reported
    sit ({ patron, seat }) {
      if (stop !== 'betting' || seat > 6 || places.some((place) => place.seat === seat) || placeOf(patron)) return false
      places = [...places, { patron, seat }].sort((a, b) => a.seat - b.seat)
    },
    leave ({ patron }) {
      const place = placeOf(patron)
      if (!place || place.cards) return false
      if (place.ante) giveBack(place.ante)
      places = places.filter((each) => each !== place)
    },
    bet ({ wager, patron, seat, area, pieces, called }) {
      const [place, amount] = [placeOf(patron), worth(pieces)]
      const ante = area === 'ante' && stop === 'betting' && !place?.ante && amount >= minimum
      const raise = area === 'raise' && undecided(place) && amount === 3 * place.ante.amount
      if (called || !amount || place?.seat !== seat || !(ante || raise)) return false
      place[area] = { wager, patron, seat, area, amount }
      say('accepted', place[area])
    },
    increase ({ wager, pieces }) {
      const place = withAnte(wager)
      if (!place || !worth(pieces)) return false
      place.ante.amount += worth(pieces)
      say('accepted', place.ante)
    },
    withdraw ({ wager, amount }) {
      const place = withAnte(wager)
      const left = place?.ante.amount - (amount ?? place?.ante.amount)
      if (!place || amount === 0 || left < 0 || (left > 0 && left < minimum)) return false
      giveBack(place.ante, amount)
      place.ante = left ? { ...place.ante, amount: left } : undefined
      if (left) say('accepted', place.ante)
    },
    fold ({ patron, seat }) {
      const place = placeOf(patron)
      if (place?.seat !== seat || !undecided(place)) return false
      place.folded = true
      say('folded', { patron, seat })
    },
    proceed () {
      if (!places.length || deck.face_up?.length || places.some(undecided)) return false // closed, idle
      if (stop === 'decisions') finish()
      else if (playing().length) deal()
    },
  }

  shuffle()
  for (const [index, { act: kind, ...fields }] of (script.acts ?? []).entries()) {
    act = index
    if (!Object.hasOwn(handlers, kind) || handlers[kind](fields) === false) say('refused')
  }
  return { protocol: 1, script: script.id, events }
}

// Questions on standard input, answers on standard output

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ask, script } = JSON.parse(line)
  let reply
  try {
    reply = ask === 'manifest' ? { manifest: MANIFEST } : { transcript: perform(script) }
  } catch (error) {
    reply = { error: String(error) }
  }
  process.stdout.write(JSON.stringify({ id, ...reply }) + '\n')
})
