#!/usr/bin/env node
// All-in hold 'em with ante, raise and fold: one deck, shuffled by a device, dealt from a manual shoe.
// Written from docs/contract.md alone. What it does not play it refuses.
'use strict'
const fs = require('fs')

const MANIFEST = {
  protocol: 1, engine: 'ante-raise-fold', vendor: 'Example Ltd', version: '0.1',
  build: 'sha256:' + require('crypto').createHash('sha256').update(fs.readFileSync(__filename)).digest('hex'),
  games: { 'all-in-holdem': { options: { dealing: ['manual-shoe'], shuffling: ['device'], decks: [1] } } },
  reports: ['refused', 'accepted', 'folded', 'announced', 'dealt', 'burned', 'revealed', 'discarded', 'qualified',
    'ranked', 'decided', 'paid', 'returned', 'collected', 'ended', 'shuffled'],
}

// Poker hands

const RANKS = '23456789TJQKA'
const NAMES = ['high-card', 'one-pair', 'two-pairs', 'three-of-a-kind', 'straight', 'flush', 'full-house',
  'four-of-a-kind', 'straight-flush', 'royal-flush']
const height = (card) => RANKS.indexOf(card[0]) + 2
const points = (card) => (card[0] === 'A' ? 11 : Math.min(height(card), 10))

function five (cards) { // scores compare from the left; cards stand best first
  const copies = (card) => cards.filter((other) => other[0] === card[0]).length
  let sorted = [...cards].sort((a, b) => copies(b) - copies(a) || height(b) - height(a))
  let heights = sorted.map(height)
  if (heights.join() === '14,5,4,3,2') [sorted, heights] = [[...sorted.slice(1), sorted[0]], [5, 4, 3, 2, 1]]
  const flush = cards.every((card) => card[1] === cards[0][1])
  const straight = heights.every((h, i) => h === heights[0] - i)
  const same = { 44441: 7, 33322: 6, 33311: 3, 22221: 2, 22111: 1, 11111: 0 }[sorted.map(copies).join('')]
  const rank = straight && flush ? (heights[0] === 14 ? 9 : 8) : Math.max(same, flush ? 5 : straight ? 4 : 0)
  return { score: [rank, ...heights], rank: NAMES[rank], cards: sorted }
}

function compare (a, b) {
  const at = a.score.findIndex((value, i) => value !== b.score[i])
  return at < 0 ? 0 : a.score[at] - b.score[at]
}

function best (seven) { // each five of the seven, by the two that are left out
  const fives = seven.flatMap((_, i) => seven.slice(i + 1).map((_, j) =>
    five(seven.filter((_, k) => k !== i && k !== i + 1 + j))))
  return fives.reduce((found, hand) => (compare(hand, found) > 0 ? hand : found))
}

// The table

function perform (script) {
  const events = []
  const seats = new Map() // seat: {patron, ante, raise, folded, cards}
  const used = new Set() // ids of wagers that were accepted
  const minimum = script.options?.['ante-minimum'] ?? 500
  const kinds = ['chip', 'plaque', ...(script.options?.['match-play'] === 'not-taken' ? [] : ['coupon'])]
  const closed = script.start === 'closed'
  const decks = (script.shuffles ?? []).filter((shuffle) => (shuffle.deck ?? 1) === 1)
  if (!decks.length) decks.push({ cards: [...'cdhs'].flatMap((suit) => [...RANKS].map((rank) => rank + suit)) })
  let stop = closed ? 'closed' : 'betting'
  let [act, round, clock, next] = [0, 1, 0, 0]
  let deck, irregular, dealer

  const say = (event, fields) => {
    const where = closed ? {} : { round, deck: 1, opening: 1 }
    events.push({ event, act, ...where, ...(clock ? { clock } : {}), ...fields })
  }
  const shuffle = () => {
    const { cards, face_up: faceUp } = decks[Math.min(next++, decks.length - 1)]
    deck = [...cards]
    irregular = faceUp?.length > 0
  }
  const draw = (pile, fields) => {
    pile.push(deck.shift())
    say('dealt', { card: pile.at(-1), ...fields })
  }
  const playing = () => [...seats].filter(([, place]) => place.ante).sort(([a], [b]) => a - b)
  const money = (event, { wager, area, seat, amount }) => say(event, { wager, amount, area, seat })
  const settle = (bet, outcome) => {
    say('decided', { wager: bet.wager, outcome, area: bet.area, seat: bet.seat })
    if (outcome === 'won') money('paid', bet)
    money(outcome === 'lost' ? 'collected' : 'returned', bet)
  }
  const worth = (pieces) => (pieces.every(({ kind }) => kinds.includes(kind))
    ? pieces.reduce((sum, { value, count }) => sum + value * (count ?? 1), 0) : 0)
  const seated = (patron) => [...seats.keys()].find((seat) => seats.get(seat).patron === patron)
  const anteOf = (id) => playing().map(([, { ante }]) => ante).find(({ wager }) => stop === 'betting' && wager === id)
  const undecided = (place, patron) =>
    stop === 'decisions' && place?.patron === patron && place.ante && !place.raise && !place.folded

  function deal () {
    say('announced', { words: 'No more bets' })
    dealer = []
    for (const [, place] of playing()) place.cards = []
    for (let pass = 0; pass < 2; pass++) {
      for (const [seat, { cards }] of playing()) draw(cards, { area: 'hand', seat })
      draw(dealer, { area: 'dealer', cover: true })
    }
    stop = 'decisions'
  }

  function finish () {
    const fromRight = playing().reverse()
    for (const [seat, { ante, cards }] of fromRight.filter(([, place]) => place.folded)) {
      settle(ante, 'lost')
      say('discarded', { area: 'hand', seat, cards })
    }
    const raisers = fromRight.filter(([, place]) => place.raise)
    if (raisers.length) showdown(raisers)
    say('discarded', { area: 'dealer', cards: dealer, face: raisers.length ? 'up' : 'down' })
    say('discarded', { area: 'stub' })
    say('ended')
    say('shuffled', { by: 'device' })
    shuffle()
    for (const [seat, { patron }] of seats) seats.set(seat, { patron })
    round += 1
    stop = 'betting'
  }

  function showdown (raisers) {
    const qualifies = dealer[0][0] === dealer[1][0] || points(dealer[0]) + points(dealer[1]) >= 11
    say('revealed', { area: 'dealer', cards: dealer })
    say('qualified', { qualifies })
    if (!qualifies) {
      for (const [seat, { ante, raise, cards }] of raisers) {
        settle(ante, 'won')
        money('returned', raise)
        say('discarded', { area: 'hand', seat, cards })
      }
      return
    }
    for (const [seat, { cards }] of raisers) say('revealed', { area: 'hand', seat, cards })
    const board = []
    for (const count of [3, 1, 1]) {
      say('burned', { card: deck.shift() })
      for (let i = 0; i < count; i++) draw(board, { area: 'community', face: 'up' })
    }
    const house = best([...dealer, ...board])
    say('ranked', { area: 'dealer', rank: house.rank, cards: house.cards })
    for (const [seat, { ante, raise, cards }] of raisers) {
      const hand = best([...cards, ...board])
      say('ranked', { area: 'hand', seat, rank: hand.rank, cards: hand.cards })
      const order = compare(hand, house)
      for (const bet of [ante, raise]) settle(bet, order > 0 ? 'won' : order < 0 ? 'lost' : 'push')
      say('discarded', { area: 'hand', seat, cards, face: 'up' })
    }
    say('discarded', { area: 'community', cards: board, face: 'up' })
  }

  const handlers = { // each answers false, before it changes anything, to refuse
    clock: ({ minutes }) => { clock += minutes },
    describe: () => {}, // accepted; none of the events that describe a table is reported
    sit: ({ patron, seat }) => stop === 'betting' && seat <= 6 && !seats.has(seat) && !seated(patron) &&
      seats.set(seat, { patron }),
    leave: ({ patron }) => stop === 'betting' && !seats.get(seated(patron))?.ante && seats.delete(seated(patron)),
    bet ({ wager, patron, seat, area, pieces, called }) {
      const [place, amount] = [seats.get(seat), worth(pieces)]
      const ante = area === 'ante' && stop === 'betting' && place?.patron === patron && !place.ante && amount >= minimum
      const raise = area === 'raise' && undecided(place, patron) && amount === 3 * place.ante.amount
      if (called || used.has(wager) || !amount || !(ante || raise)) return false
      used.add(wager)
      place[area] = { wager, patron, seat, area, amount }
      say('accepted', place[area])
    },
    increase ({ wager, pieces }) {
      const ante = anteOf(wager)
      if (!ante || !worth(pieces)) return false
      ante.amount += worth(pieces)
      say('accepted', ante)
    },
    withdraw ({ wager, amount }) {
      const ante = anteOf(wager)
      const back = amount ?? ante?.amount
      const left = ante?.amount - back
      if (!ante || !back || left < 0 || (left > 0 && left < minimum)) return false
      money('returned', { ...ante, amount: back })
      ante.amount = left
      if (left) say('accepted', ante)
      else delete seats.get(ante.seat).ante
    },
    fold ({ patron, seat }) {
      if (!undecided(seats.get(seat), patron)) return false
      seats.get(seat).folded = true
      say('folded', { patron, seat })
    },
    proceed () {
      if (stop === 'closed' || !seats.size || irregular) return false // not played: openings, idle tables, faces up
      if (stop === 'betting') return playing().length ? deal() : undefined
      if (playing().some(([, place]) => undecided(place, place.patron))) return false
      finish()
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

function answer ({ ask, script }) {
  if (ask === 'manifest') return { manifest: MANIFEST }
  if (ask !== 'perform' || !MANIFEST.games[script.game]) throw new Error('not a question for this engine')
  return { transcript: perform(script) }
}

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line)
  let reply
  try { reply = answer(question) } catch (error) { reply = { error: String(error.message) } }
  process.stdout.write(JSON.stringify({ id: question.id, ...reply }) + '\n')
})
