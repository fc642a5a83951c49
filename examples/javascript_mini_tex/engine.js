#!/usr/bin/env node
// Mini-tex 3 card hold 'em (N.J.A.C. 19:47-36) over lines of JSON: `node engine.js`, node 18 or later, no packages.
// Written from the regulation and docs/contract.md. README.md says what it plays and what it leaves out.
'use strict'

const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { createInterface } = require('node:readline')

const MANIFEST = {
  protocol: 1,
  engine: 'mini-tex-js',
  vendor: 'Example Ltd',
  version: '1.0',
  build: createHash('sha256').update(readFileSync(__filename)).digest('hex'),
  games: {
    'mini-tex-3-card-holdem': {
      options: {
        dealing: ['automated-shoe', 'manual-shoe'],
        shuffling: ['device'],
        decks: [1],
        'device-counts': ['no'],
        'pocket-poker': ['A', 'B', 'C'],
        'ante-bonus': ['none', ...Array.from({ length: 30 }, (_, i) => i + 1)], // 36.11(d): 30 to 1 at most
      },
      readings: { 'MTX-05': 'R1' },
    },
  },
  reports: ['refused', 'accepted', 'folded', 'turn', 'received', 'removed', 'shuffled', 'stacked', 'cut', 'loaded',
    'announced', 'dealt', 'burned', 'revealed', 'ranked', 'qualified', 'counted', 'discarded', 'voided', 'decided', 'paid',
    'returned', 'collected', 'ended'],
}

// ---------------------------------------------------------------------------------------------------------------------
// Cards and hands: 36.5

const RANKS = '23456789TJQKA'
const ACE = 14
const KING = 13
const height = (card) => RANKS.indexOf(card[0]) + 2
const sameSuit = (cards) => cards.every((card) => card[1] === cards[0][1])
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const KINDS = ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'] // lowest first

/** Three cards as a hand, best card first. */
function threeCardHand (cards) {
  const copies = (card) => cards.filter((other) => other[0] === card[0]).length
  let sorted = [...cards].sort((a, b) => copies(b) - copies(a) || height(b) - height(a))
  let heights = sorted.map(height)
  if (heights.join() === '14,3,2') { // the ace is low
    sorted = [...sorted.slice(1), sorted[0]]
    heights = [3, 2, 1]
  }
  const kind = kindOf(heights, copies(sorted[0]), sameSuit(cards))
  return { kind, cards: sorted, heights, strength: [KINDS.indexOf(kind), ...heights] }
}

function kindOf (heights, copies, suited) {
  const consecutive = heights.every((each, i) => each === heights[0] - i)
  if (consecutive) return suited ? 'straight-flush' : 'straight'
  if (copies === 3) return 'three-of-a-kind'
  if (suited) return 'flush'
  return copies === 2 ? 'pair' : 'high-card'
}

function compare (one, other) {
  const at = one.strength.findIndex((each, i) => each !== other.strength[i])
  return at < 0 ? 0 : one.strength[at] - other.strength[at]
}

/** The best three of five with at least one own card: 36.5(a). */
function bestHand (own, board) {
  const five = [...own, ...board]
  const hands = []
  for (let a = 0; a < own.length; a++) {
    for (let b = a + 1; b < five.length; b++) {
      for (let c = b + 1; c < five.length; c++) hands.push(threeCardHand([five[a], five[b], five[c]]))
    }
  }
  return hands.reduce((best, hand) => (compare(hand, best) > 0 ? hand : best))
}

/** 36.10(g)1: ace-king or better. */
const qualifies = (hand) => hand.kind !== 'high-card' || (hand.heights[0] === ACE && hand.heights[1] === KING)

const isRoyalFlush = (hand) => hand.kind === 'straight-flush' && hand.heights[0] === ACE

const POCKET_POKER = { // 36.11(c), to 1
  A: { 'royal-straight-flush': 25, 'pair-of-aces': 20, 'straight-flush': 5, pair: 3, straight: 2 },
  B: { 'royal-straight-flush': 40, 'pair-of-aces': 35, 'straight-flush': 5, pair: 3, straight: 1 },
  C: { 'royal-straight-flush': 50, 'pair-of-aces': 40, 'straight-flush': 5, pair: 2, straight: 1 },
}

/** 36.5(d). An ace is next to the king and not to the two: reading R1 of MTX-05. */
function pocketKind (cards) {
  const [high, low] = cards.map(height).sort((a, b) => b - a)
  const suited = sameSuit(cards)
  if (high === low) return high === ACE ? 'pair-of-aces' : 'pair'
  if (high - low !== 1) return undefined
  if (!suited) return 'straight'
  return high === ACE ? 'royal-straight-flush' : 'straight-flush'
}

// ---------------------------------------------------------------------------------------------------------------------
// The deck

const MINUTES_IN_A_SHOE = 480 // 19:46-1.18(g)

/** One deck, shuffled by a device: the orders the script gives it, and the cards that leave it from the top. */
class Deck {
  constructor (shuffles, log) {
    this.orders = shuffles.filter((order) => (order.deck ?? 1) === 1)
    this.log = log
    this.used = 0
    this.received = 0
    this.arrange()
  }

  arrange () {
    const order = this.orders[Math.min(this.used++, this.orders.length - 1)] ?? {}
    this.cards = [...(order.cards ?? [...RANKS].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit)))]
    this.faceUp = new Set(order.face_up ?? [])
    this.size = this.cards.length
    this.foundFaceUp = 0
  }

  /** A shuffler that jammed has shuffled nothing: what is reported is the shuffle that was finished (36.12(e)). */
  shuffle () {
    this.arrange()
    this.log.say('shuffled', { by: 'device' })
    this.log.say('stacked')
  }

  get isWorn () {
    return this.log.clock - this.received > MINUTES_IN_A_SHOE
  }

  replace () {
    this.log.say('removed', { item: 'deck' })
    this.received = this.log.clock
    this.log.say('received', { cards: 52 })
    this.shuffle()
  }

  /** The next card; one that lies face up goes to the rack: 36.12(b). */
  draw () {
    while (this.faceUp.has(this.cards[0])) {
      this.foundFaceUp += 1
      this.log.say('discarded', { area: 'deck', face: 'up', cards: [this.cards.shift()] })
    }
    return this.cards.shift()
  }

  /** Counts the stub and says whether the deck is whole. */
  count () {
    this.log.say('counted', { cards: this.cards.length, total: this.size, face: 'down', area: 'stub' })
    return this.size === 52
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Money

/** Every stake is returned or collected once; a wager leaves its place when it is settled. */
class Cashier {
  constructor (log) {
    this.log = log
  }

  accept (place, area, wager, amount) {
    place.wagers[area] = { wager, amount }
    this.log.say('accepted', { wager, patron: place.patron, seat: place.seat, area, amount })
  }

  settle (place, area, outcome, odds = 1) {
    const wager = place.wagers[area]
    if (!wager) return
    this.log.say('decided', { wager: wager.wager, outcome, area, seat: place.seat })
    if (outcome === 'won') this.move('paid', place, area, odds * wager.amount)
    this.move(outcome === 'lost' ? 'collected' : 'returned', place, area, wager.amount)
    delete place.wagers[area]
  }

  giveBack (place, area) {
    this.move('returned', place, area, place.wagers[area].amount)
    delete place.wagers[area]
  }

  move (event, place, area, amount) {
    this.log.say(event, { wager: place.wagers[area].wager, amount, area, seat: place.seat })
  }

  payAnteBonus (place, odds) {
    const { wager, amount } = place.wagers.ante
    this.log.say('paid', { wager, amount: odds * amount, area: 'ante-bonus', seat: place.seat })
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// One round

const MAIN_WAGERS = ['ante', 'flop', 'river', 'play']
const DECISIONS = ['flop', 'river', 'play'] // the stops of a round, each named for its wager: 36.10(a), (c), (e)
const ANTES = { flop: 1, river: 1, play: 2 } // how many antes each wager is

/** From "No more bets" to the last card in the rack: 36.7, 36.9, 36.10, 36.12. */
class Round {
  constructor (table, players, mishaps) {
    Object.assign(this, { log: table.log, deck: table.deck, cashier: table.cashier, rules: table.rules, players, mishaps })
    this.stage = 'flop'
    this.dealer = []
    this.board = []
    this.asked = new Set()
    this.isVoid = false
    this.isOver = false
  }

  get fromTheRight () {
    return [...this.players].reverse()
  }

  get active () {
    return this.players.filter((place) => !place.folded && !place.isVoid)
  }

  get undecided () {
    return this.isVoid ? [] : this.active.filter((place) => !place.wagers[this.stage])
  }

  // The deal

  deal () {
    this.log.say('loaded', { into: this.rules.dealing })
    this.log.say('announced', { words: 'No more bets' })
    for (const place of this.players) Object.assign(place, { cards: [], folded: false, isVoid: false })
    const dealt = this.rules.dealing === 'automated-shoe' ? this.dealStacks() : this.dealPasses()
    if (!dealt) this.voidAll({ pocketStands: false })
    else if (this.mishaps.dealerSeen) this.voidAll({ pocketStands: true })
    if (this.isVoid) this.finishVoid()
  }

  get destinations () {
    const source = this.rules.dealing
    const seats = this.players.map(({ seat, cards }) =>
      ({ cards, due: this.mishaps.misdeals.get(seat) ?? 2, where: { area: 'hand', seat, source } }))
    const due = this.mishaps.misdeals.get('dealer') ?? 2
    const dealer = { cards: this.dealer, due, where: { area: 'dealer', cover: true, source } }
    return [...seats, dealer]
  }

  /** 36.9(c): a stack to each; false if the shoe fails or a second card lies face up. */
  dealStacks () {
    return this.destinations.every(({ cards, due, where }, stacksOut) => {
      if (this.mishaps.shoeFailsAfter === stacksOut) return false
      return this.giveUpTo(due, cards, { ...where, stack: due })
    })
  }

  /** 36.7(d): a card to each, then a second, and what a misdeal adds. */
  dealPasses () {
    return [1, 2].every((pass) => this.destinations.every(({ cards, due, where }) =>
      this.giveUpTo(pass === 1 ? Math.min(due, 1) : due, cards, where)))
  }

  giveUpTo (number, cards, where) {
    while (cards.length < number) {
      this.give(cards, where)
      if (this.deck.foundFaceUp > 1) return false
    }
    return true
  }

  give (cards, where) {
    const card = this.deck.draw()
    cards.push(card)
    this.log.say('dealt', { card, ...where })
  }

  // Decisions

  fold (place) {
    place.folded = true
    this.log.say('folded', { patron: place.patron, seat: place.seat })
    for (const area of MAIN_WAGERS) this.cashier.settle(place, area, 'lost')
    if (!place.wagers['pocket-poker']) this.rack(place, 'down')
    this.ask()
  }

  /** The next player to decide is asked; the first decision is made unasked: 36.10(a), (c), (e). */
  ask () {
    const next = this.undecided[0]
    if (this.stage === 'flop' || !next || this.asked.has(next)) return
    this.asked.add(next)
    this.log.say('turn', { patron: next.patron, seat: next.seat, options: [this.stage, 'fold'] })
  }

  proceed () {
    if (this.isVoid) this.finishVoid()
    else if (this.stage === 'flop') this.dealBoard(2, 'river')
    else if (this.stage === 'river') this.dealBoard(1, 'play')
    else this.showdown()
  }

  dealBoard (number, stage) {
    const source = this.rules.dealing === 'automated-shoe' ? 'hand' : this.rules.dealing // 36.9(d)
    this.log.say('burned', { card: this.deck.draw() })
    for (let i = 0; i < number; i++) this.give(this.board, { area: 'community', face: 'up', source })
    if (this.deck.foundFaceUp > 1) this.voidAll({ pocketStands: true })
    else if (stage === 'play') this.rackStub()
    if (this.isVoid) return this.finishVoid()
    this.stage = stage
    this.asked.clear()
    this.ask()
  }

  // Showdown

  showdown () {
    if (this.dealer.length !== 2) { // found when they are taken up
      this.voidAll({ pocketStands: false })
      return this.finishVoid()
    }
    const house = bestHand(this.dealer, this.board)
    this.log.say('revealed', { area: 'dealer', cards: this.dealer })
    this.log.say('ranked', { area: 'dealer', rank: house.kind, cards: house.cards })
    this.log.say('qualified', { qualifies: qualifies(house) })
    for (const place of this.fromTheRight.filter((each) => each.wagers.play)) this.resolve(place, house)
    this.settleFoldedPockets()
    this.finish()
  }

  /** 36.10(g): one player at a time, cards, wagers, ante bonus, pocket poker, cards away. */
  resolve (place, house) {
    if (place.cards.length !== 2) return this.voidHand(place)
    const hand = bestHand(place.cards, this.board)
    const difference = compare(hand, house)
    this.log.say('revealed', { area: 'hand', seat: place.seat, cards: place.cards })
    this.log.say('ranked', { area: 'hand', seat: place.seat, rank: hand.kind, cards: hand.cards })
    const bonus = this.rules.anteBonus
    if (bonus && isRoyalFlush(hand)) this.cashier.payAnteBonus(place, bonus)
    for (const area of MAIN_WAGERS) this.cashier.settle(place, area, outcome(area, difference, house))
    this.settlePocket(place)
    this.rack(place, 'up')
  }

  settleFoldedPockets () {
    for (const place of this.fromTheRight.filter((each) => each.wagers['pocket-poker'])) {
      if (place.cards.length !== 2) {
        this.voidHand(place)
        continue
      }
      this.log.say('revealed', { area: 'hand', seat: place.seat, cards: place.cards })
      this.settlePocket(place)
      this.rack(place, 'up')
    }
  }

  settlePocket (place) {
    const odds = POCKET_POKER[this.rules.pocketTable][pocketKind(place.cards)]
    this.cashier.settle(place, 'pocket-poker', odds ? 'won' : 'lost', odds)
  }

  // Irregularities

  /** 36.12(a): it matters until the last player has placed a play wager or folded. */
  dealerSeen () {
    this.mishaps.dealerSeen = true
    if (this.active.some((place) => !place.wagers.play)) this.voidAll({ pocketStands: true })
  }

  /** 36.12(d): missing cards are made up while they are the next in sequence and unseen. */
  correctDealer () {
    const canBeMadeUp = this.dealer.length < 2 && this.stage === 'flop' && !this.mishaps.dealerSeen
    if (!canBeMadeUp) return this.voidAll({ pocketStands: false })
    while (this.dealer.length < 2) this.give(this.dealer, { area: 'dealer', cover: true, source: this.rules.dealing })
  }

  voidHand (place) {
    place.isVoid = true
    this.log.say('voided', { seat: place.seat })
    this.cancel(place)
    this.rack(place, 'down')
    this.ask()
  }

  voidAll ({ pocketStands }) {
    this.log.say('voided')
    this.isVoid = true
    this.pocketStands = pocketStands
  }

  cancel (place, areas = [...MAIN_WAGERS, 'pocket-poker']) {
    for (const area of areas) this.cashier.settle(place, area, 'void')
  }

  finishVoid () {
    for (const place of this.fromTheRight) this.cancel(place, MAIN_WAGERS)
    if (this.pocketStands) this.settleFoldedPockets()
    for (const place of this.fromTheRight) this.cancel(place)
    this.finish()
  }

  // The end

  /** 36.7(e), (f): once the river is out the stub goes to the rack, counted where a count is due. */
  rackStub () {
    if (this.stubIsRacked) return
    this.stubIsRacked = true
    if (this.rules.countIsDue()) {
      this.counted = true
      this.deckIsWrong = !this.deck.count()
      const misdealt = this.players.some((place) => !place.isVoid && place.cards.length !== 2) || this.dealer.length !== 2
      if ((misdealt || this.deckIsWrong) && !this.isVoid) this.voidAll({ pocketStands: false })
    }
    this.log.say('discarded', { area: 'stub', face: 'down' })
  }

  finish () {
    this.rackStub()
    for (const place of this.fromTheRight) this.rack(place, 'down')
    if (this.board.length) this.log.say('discarded', { area: 'community', face: 'up', cards: this.board })
    if (this.dealer.length) this.log.say('discarded', { area: 'dealer', face: 'up', cards: this.dealer })
    this.log.say('ended')
    this.isOver = true
  }

  rack (place, face) {
    if (place.racked || !place.cards.length) return
    place.racked = true
    this.log.say('discarded', { area: 'hand', seat: place.seat, face, cards: place.cards })
  }
}

/** 36.10(g)2 to 5. */
function outcome (area, difference, house) {
  if (difference === 0) return 'push'
  if (difference < 0) return 'lost'
  return area === 'play' && !qualifies(house) ? 'push' : 'won'
}

// ---------------------------------------------------------------------------------------------------------------------
// The table

const SEATS = 6

const newMishaps = () => ({ misdeals: new Map(), dealerSeen: false, shoeFailsAfter: undefined })

/** The table at its stops. A method named for an act answers false, before it changes anything, to refuse it. */
class Table {
  constructor (script, log) {
    const options = script.options ?? {}
    this.log = log
    this.cashier = new Cashier(log)
    this.deck = new Deck(script.shuffles ?? [], log)
    this.minimums = { ante: options['ante-minimum'] ?? 500, 'pocket-poker': options['pocket-poker-minimum'] ?? 100 }
    this.pieces = ['chip', 'plaque', ...(options['match-play'] === 'not-taken' ? [] : ['coupon'])]
    this.rules = {
      dealing: options.dealing ?? 'manual-shoe',
      pocketTable: options['pocket-poker'] ?? 'A',
      anteBonus: Number.isInteger(options['ante-bonus']) ? options['ante-bonus'] : 0,
      countIsDue: () => this.countOrdered || this.roundsUncounted === 4, // 36.7(f): once in every five
    }
    this.places = [] // seat 1 first
    this.mishaps = newMishaps()
    this.countOrdered = false
    this.roundsUncounted = 0
    this.round = undefined // while bets are taken
  }

  perform ({ act, ...fields }) {
    const known = ACTS.get(act)
    if (!known || !(this.log.opening || act === 'clock' || act === 'describe')) return false
    return known.call(this, fields) !== false
  }

  clock ({ minutes }) {
    this.log.clock += minutes
  }

  describe () {} // accepted; nothing of the table's looks is reported

  sit ({ patron, seat }) {
    const taken = this.places.some((place) => place.seat === seat || place.patron === patron) // 36.13
    if (this.round || taken || seat < 1 || seat > SEATS) return false
    this.places = [...this.places, { patron, seat, wagers: {} }].sort((a, b) => a.seat - b.seat)
  }

  leave ({ patron }) {
    const place = this.places.find((each) => each.patron === patron)
    if (!place || this.round?.players.includes(place)) return false // 36.6(e)
    this.returnAll(place)
    this.places = this.places.filter((each) => each !== place)
  }

  returnAll (place) {
    for (const area of Object.keys(place.wagers)) this.cashier.giveBack(place, area)
  }

  placeAt (patron, seat) {
    return this.places.find((place) => place.patron === patron && place.seat === seat)
  }

  /** What pieces are worth; nothing, if one of them is not taken here: 36.6(a). */
  worth (pieces) {
    if (!pieces.every(({ kind }) => this.pieces.includes(kind))) return 0
    return sum(pieces.map(({ value, count }) => value * (count ?? 1)))
  }

  bet ({ wager, patron, seat, area, pieces, called }) {
    const place = this.placeAt(patron, seat)
    const amount = this.worth(pieces)
    if (!place || called || !amount || place.wagers[area] || !this.mayBet(place, area, amount)) return false
    this.cashier.accept(place, area, wager, amount)
    this.round?.ask()
  }

  mayBet (place, area, amount) {
    if (DECISIONS.includes(area)) {
      return this.isDeciding(place) && area === this.round.stage && amount === ANTES[area] * place.wagers.ante.amount
    }
    if (this.round || !(area in this.minimums)) return false
    return amount >= this.minimums[area] && (area === 'ante' || Boolean(place.wagers.ante)) // 36.6(c)
  }

  isDeciding (place) {
    return Boolean(this.round?.undecided.includes(place))
  }

  /** The place and area of a wager that may still be changed. */
  find (id) {
    if (this.round) return undefined // 36.6(b)
    return this.places.flatMap((place) => Object.keys(place.wagers).map((area) => ({ place, area })))
      .find(({ place, area }) => place.wagers[area].wager === id)
  }

  increase ({ wager, pieces }) {
    const found = this.find(wager)
    if (!found || !this.worth(pieces)) return false
    const { place, area } = found
    this.cashier.accept(place, area, wager, place.wagers[area].amount + this.worth(pieces))
  }

  withdraw ({ wager, amount }) {
    const found = this.find(wager)
    if (!found) return false
    const { place, area } = found
    const all = place.wagers[area].amount
    const part = amount ?? all
    const left = all - part
    if (part <= 0 || left < 0 || (left > 0 && left < this.minimums[area])) return false
    if (left > 0) {
      this.cashier.move('returned', place, area, part)
      this.cashier.accept(place, area, wager, left)
    } else if (area === 'ante') this.returnAll(place) // no pocket poker without an ante
    else this.cashier.giveBack(place, area)
  }

  fold ({ patron, seat }) {
    const place = this.placeAt(patron, seat)
    if (!place || !this.isDeciding(place)) return false
    this.round.fold(place)
  }

  countStub () {
    if (this.round?.stubIsRacked) return false
    this.countOrdered = true
  }

  drawInError () {} // unseen, it stays the next card: 36.12(c)

  jam ({ device, after }) {
    if (this.round) return false
    if (device === 'shuffler') return
    if (this.rules.dealing !== 'automated-shoe') return false
    this.mishaps.shoeFailsAfter = after ?? 0
  }

  misdeal ({ seat, area, cards }) {
    if (this.round || area === 'community' || (area !== 'dealer' && !seat)) return false
    this.mishaps.misdeals.set(area === 'dealer' ? 'dealer' : seat, cards)
  }

  expose ({ area, before }) {
    const inTheDeal = before === 'second-card'
    if (area !== 'dealer' || Boolean(this.round) === inTheDeal) return false
    if (inTheDeal) this.mishaps.dealerSeen = true
    else if (!this.round.isVoid) this.round.dealerSeen()
  }

  notice ({ seat, area }) {
    if (!this.round || this.round.isVoid) return false
    if (area === 'dealer') return this.round.dealer.length !== 2 && void this.round.correctDealer()
    const place = this.round.players.find((each) => each.seat === seat)
    if (!place || place.isVoid || place.folded || place.cards.length === 2) return false
    this.round.voidHand(place)
  }

  proceed () {
    if (!this.places.length || this.round?.undecided.length) return false // an idle table is not played
    if (this.round) this.round.proceed()
    else this.deal()
    if (this.round?.isOver) this.clear()
  }

  deal () {
    const players = this.places.filter((place) => place.wagers.ante)
    if (!players.length) return // bets are still taken
    if (this.deck.isWorn) this.deck.replace()
    this.round = new Round(this, players, this.mishaps)
    this.round.deal()
  }

  clear () {
    this.roundsUncounted = this.round.counted ? 0 : this.roundsUncounted + 1
    this.countOrdered = false
    if (this.round.deckIsWrong || this.deck.isWorn) this.deck.replace()
    else this.deck.shuffle()
    this.places = this.places.map(({ patron, seat }) => ({ patron, seat, wagers: {} }))
    this.mishaps = newMishaps()
    this.round = undefined
    this.log.round += 1
  }
}

const ACTS = new Map(['clock', 'describe', 'sit', 'leave', 'bet', 'increase', 'withdraw', 'fold', 'jam', 'misdeal', 'expose',
  'notice', 'proceed'].map((act) => [act, Table.prototype[act]]))
ACTS.set('count-stub', Table.prototype.countStub)
ACTS.set('draw-in-error', Table.prototype.drawInError)

// ---------------------------------------------------------------------------------------------------------------------
// Scripts in, transcripts out

/** The events of a transcript, each stamped with its act, round and time. */
class Log {
  constructor (open) {
    this.events = []
    this.opening = open ? 1 : 0
    this.round = this.opening
    this.act = 0
    this.clock = 0
  }

  say (event, fields) {
    const { act, round, opening, clock } = this
    this.events.push({ event, act, round, deck: 1, opening, clock, ...fields })
  }
}

function perform (script) {
  const log = new Log(script.start !== 'closed')
  const table = new Table(script, log)
  for (const [index, act] of (script.acts ?? []).entries()) {
    log.act = index
    if (!table.perform(act)) log.say('refused')
  }
  return { protocol: 1, script: script.id, events: log.events }
}

function answer ({ id, ask, script }) {
  if (ask === 'manifest') return { id, manifest: MANIFEST }
  try {
    return { id, transcript: perform(script) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + '\n')
})
