// All-in hold 'em (N.J.A.C. 19:47-44) over lines of JSON: `java Engine.java`, Java 17, no libraries.
// Written from the regulation and docs/contract.md. README.md says what it plays and what it leaves out.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Questions on standard input, answers on standard output, a line each. */
public class Engine {
    static final Map<String, Object> OPTIONS = Json.object(
        "dealing", List.of("manual-shoe", "hand"), "shuffling", List.of("device", "manual"), "decks", List.of(1),
        "hole-card-bonus", List.of("A", "B", "C", "D"), "final-hand-bonus", List.of("A", "B", "C", "D"));
    static final List<String> REPORTS = List.of(
        "refused", "accepted", "folded", "laid", "received", "removed", "shuffled", "stacked", "cut", "loaded", "announced",
        "dealt", "burned", "revealed", "qualified", "ranked", "counted", "discarded", "voided", "decided", "paid",
        "returned", "collected", "ended");
    static final Map<String, Object> MANIFEST = Json.object(
        "protocol", 1, "engine", "all-in-java", "vendor", "Example Ltd", "version", "1.0", "build", "all-in-java-1.0",
        "games", Json.object("all-in-holdem", Json.object("options", OPTIONS)), "reports", REPORTS);

    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.print(Json.write(answer(new Json(line).fields())) + "\n");
            out.flush();
        }
    }

    static Map<String, Object> answer(Fields question) {
        Object id = question.get("id");
        if (question.text("ask").equals("manifest")) return Json.object("id", id, "manifest", MANIFEST);
        try {
            return Json.object("id", id, "transcript", perform(question.fields("script")));
        } catch (RuntimeException fault) {
            return Json.object("id", id, "error", fault.toString());
        }
    }

    static Map<String, Object> perform(Fields script) {
        var log = new Log(script.text("start", "open").equals("open"));
        var table = new Table(script, log);
        var acts = script.list("acts");
        for (log.act = 0; log.act < acts.size(); log.act++) {
            if (!table.takes(acts.get(log.act))) log.say("refused");
        }
        return Json.object("protocol", 1, "script", script.text("id"), "events", log.events);
    }
}

/** The events of a transcript, each stamped with its act, round and time. */
class Log {
    final List<Map<String, Object>> events = new ArrayList<>();
    final int opening;
    int act;
    int round;
    long clock;

    Log(boolean open) {
        opening = open ? 1 : 0;
        round = opening;
    }

    void say(String event, Object... fields) {
        var said = Json.object("event", event, "act", act, "round", round, "deck", 1, "opening", opening, "clock", clock);
        said.putAll(Json.object(fields));
        events.add(said);
    }
}

/** A card: its rank from 2 to 14, the ace, and its suit. */
record Card(int rank, char suit) {
    static final String RANKS = "23456789TJQKA";

    static Card of(String name) {
        return new Card(RANKS.indexOf(name.charAt(0)) + 2, name.charAt(1));
    }

    /** What it counts towards the dealer's call: 44.10(c)2i. */
    int points() {
        return rank == 14 ? 11 : Math.min(rank, 10);
    }

    @Override public String toString() {
        return "" + RANKS.charAt(rank - 2) + suit;
    }
}

/** Five cards as a poker hand, best first: 44.5. */
record PokerHand(Kind kind, List<Integer> heights, List<Card> cards) implements Comparable<PokerHand> {
    enum Kind {
        HIGH_CARD, ONE_PAIR, TWO_PAIRS, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND, STRAIGHT_FLUSH, ROYAL_FLUSH;

        @Override public String toString() {
            return name().toLowerCase().replace('_', '-');
        }
    }

    static PokerHand of(List<Card> five) {
        Map<Integer, Long> copies = five.stream().collect(Collectors.groupingBy(Card::rank, Collectors.counting()));
        var cards = new ArrayList<>(five);
        cards.sort(Comparator.<Card>comparingLong(card -> copies.get(card.rank())).thenComparing(Card::rank).reversed());
        var heights = new ArrayList<>(cards.stream().map(Card::rank).toList());
        if (heights.equals(List.of(14, 5, 4, 3, 2))) { // the ace is low: it goes last
            Collections.rotate(cards, -1);
            Collections.rotate(heights, -1);
            heights.set(4, 1);
        }
        return new PokerHand(kind(heights, copies, five), heights, cards);
    }

    private static Kind kind(List<Integer> heights, Map<Integer, Long> copies, List<Card> five) {
        boolean flush = five.stream().map(Card::suit).distinct().count() == 1;
        boolean straight = copies.size() == 5 && heights.get(0) - heights.get(4) == 4;
        if (straight && flush) return heights.get(0) == 14 ? Kind.ROYAL_FLUSH : Kind.STRAIGHT_FLUSH;
        long most = Collections.max(copies.values());
        if (most == 4) return Kind.FOUR_OF_A_KIND;
        if (most == 3 && copies.size() == 2) return Kind.FULL_HOUSE;
        if (flush) return Kind.FLUSH;
        if (straight) return Kind.STRAIGHT;
        if (most == 3) return Kind.THREE_OF_A_KIND;
        if (most == 2) return copies.size() == 3 ? Kind.TWO_PAIRS : Kind.ONE_PAIR;
        return Kind.HIGH_CARD;
    }

    /** The best five of two own cards and the board. */
    static PokerHand best(List<Card> own, List<Card> board) {
        var seven = new ArrayList<>(own);
        seven.addAll(board);
        PokerHand best = null;
        for (int one = 0; one < seven.size(); one++) {
            for (int other = one + 1; other < seven.size(); other++) {
                var five = new ArrayList<>(seven);
                five.remove(other);
                five.remove(one);
                var hand = of(five);
                if (best == null || hand.compareTo(best) > 0) best = hand;
            }
        }
        return best;
    }

    @Override public int compareTo(PokerHand other) {
        for (int i = 0; kind == other.kind && i < 5; i++) {
            if (!heights.get(i).equals(other.heights.get(i))) return heights.get(i) - other.heights.get(i);
        }
        return kind.compareTo(other.kind);
    }
}

/** What bonus wagers pay, to 1, by the table the house has chosen; 0 loses: 44.11(c) and (d). */
record PayTables(int hole, int fin) {
    private static final int[] RED_ACES = {50, 60, 45, 50};
    private static final int[] FACES = {9, 8, 8, 8};
    private static final int[] SIX_TO_TEN = {4, 4, 4, 3};
    private static final int[] STRAIGHT_FLUSH = {125, 125, 100, 100};
    private static final int[] FOUR = {50, 50, 50, 40};
    private static final int[] FULL_HOUSE = {10, 8, 8, 8};
    private static final int[] STRAIGHT = {3, 4, 4, 4};
    static final int ROYAL_FLUSH = 500;

    static PayTables of(Fields options) {
        return new PayTables(column(options.text("hole-card-bonus", "A")), column(options.text("final-hand-bonus", "A")));
    }

    private static int column(String table) {
        return "ABCD".indexOf(table);
    }

    int holeOdds(List<Card> cards) {
        Card one = cards.get(0);
        Card other = cards.get(1);
        boolean suited = one.suit() == other.suit();
        if (one.rank() != other.rank()) return !suited ? 0 : one.rank() + other.rank() == 14 + 13 ? 25 : 1;
        if (one.rank() == 14) return isRed(one) && isRed(other) ? bestHoleOdds() : 20;
        return one.rank() > 10 ? FACES[hole] : one.rank() > 5 ? SIX_TO_TEN[hole] : 2;
    }

    int bestHoleOdds() {
        return RED_ACES[hole];
    }

    int finalOdds(PokerHand.Kind kind) {
        return switch (kind) {
            case ROYAL_FLUSH -> ROYAL_FLUSH;
            case STRAIGHT_FLUSH -> STRAIGHT_FLUSH[fin];
            case FOUR_OF_A_KIND -> FOUR[fin];
            case FULL_HOUSE -> FULL_HOUSE[fin];
            case FLUSH -> 6;
            case STRAIGHT -> STRAIGHT[fin];
            case THREE_OF_A_KIND -> 2;
            default -> 0;
        };
    }

    private static boolean isRed(Card card) {
        return card.suit() == 'd' || card.suit() == 'h';
    }
}

/** Money on a betting area. */
class Wager {
    final String id;
    final String area;
    final String patron;
    final int seat;
    long amount;

    Wager(String id, String area, Place place, long amount) {
        this.id = id;
        this.area = area;
        this.patron = place.patron;
        this.seat = place.seat;
        this.amount = amount;
    }
}

/** A patron at a seat, with the wagers and the cards of this round. */
class Place {
    final String patron;
    final int seat;
    final Map<String, Wager> wagers = new LinkedHashMap<>(); // by area; a wager leaves when it is settled
    List<Card> cards = new ArrayList<>();
    boolean dealtIn; // until the cards go to the rack
    boolean isVoid;
    boolean folded;
    boolean raised;
    long won;

    Place(String patron, int seat) {
        this.patron = patron;
        this.seat = seat;
    }

    boolean has(String area) {
        return wagers.containsKey(area);
    }

    boolean undecided() {
        return dealtIn && !folded && !raised;
    }

    void clear() {
        wagers.clear();
        cards = new ArrayList<>();
        dealtIn = isVoid = folded = raised = false;
        won = 0;
    }
}

/** The deck: its shuffles, its cut, and the cards that leave it from the top. */
class Deck {
    private final List<Fields> orders;
    private final Log log;
    final boolean byDevice;
    private List<Card> cards;
    private Set<Card> faceUp;
    private int shuffles;
    private int size;
    private long received;
    int foundFaceUp;
    boolean cut;

    Deck(Fields script, Log log) {
        this.log = log;
        byDevice = script.fields("options").text("shuffling", "device").equals("device");
        orders = script.list("shuffles").stream().filter(order -> order.number("deck", 1) == 1).toList();
        arrange();
    }

    private void arrange() {
        Fields order = orders.isEmpty() ? new Fields(Map.of()) : orders.get(Math.min(shuffles++, orders.size() - 1));
        cards = new ArrayList<>(order.has("cards") ? order.texts("cards").stream().map(Card::of).toList() : sorted());
        faceUp = order.texts("face_up").stream().map(Card::of).collect(Collectors.toSet());
        size = cards.size();
        foundFaceUp = 0;
        cut = false;
    }

    private static List<Card> sorted() {
        return IntStream.range(0, 52).mapToObj(i -> new Card(i / 4 + 2, "cdhs".charAt(i % 4))).toList();
    }

    /** 44.4(a). A device that jammed has shuffled nothing: the one shuffle reported is the one that was finished (42.13(e)). */
    void shuffle() {
        arrange();
        log.say("shuffled", "by", byDevice ? "device" : "dealer");
        log.say("stacked");
    }

    /** 19:46-1.18(g): eight hours in a shoe, four in the hand. */
    boolean worn(String dealing) {
        return log.clock - received > (dealing.equals("hand") ? 240 : 480);
    }

    void replace() {
        log.say("removed", "item", "deck");
        received = log.clock;
        log.say("received", "cards", 52);
        shuffle();
    }

    boolean canBeCut(long count) {
        return !byDevice && count >= 10 && count < cards.size(); // 44.4(c)1ii
    }

    void cut(long count) {
        Collections.rotate(cards, -(int) count);
        cut = true;
        log.say("cut", "cards", count, "by", "dealer");
    }

    /** The next card; one that lies face up is racked and not used: 42.13(b). */
    Card draw() {
        while (faceUp.contains(cards.get(0))) {
            foundFaceUp++;
            log.say("discarded", "area", "deck", "face", "up", "cards", List.of(cards.remove(0)));
        }
        return cards.remove(0);
    }

    boolean countsRight() {
        log.say("counted", "cards", cards.size(), "total", size, "face", "down", "area", "stub");
        return size == 52;
    }
}

/** The house's hand on the money: every stake is returned or collected once. */
class Cashier {
    private static final long PAYOUT_LIMIT = 50_000_00;
    private final Log log;
    private final long limit;

    /** 44.11(e): $50,000, or what the least wagers could win in a round. */
    Cashier(Log log, Minimums minimums, PayTables odds) {
        this.log = log;
        long least = 4 * minimums.of("ante") + odds.bestHoleOdds() * minimums.of("hole-card-bonus")
            + PayTables.ROYAL_FLUSH * minimums.of("final-hand-bonus");
        limit = Math.max(PAYOUT_LIMIT, least);
    }

    void win(Place place, String area, long odds) {
        Wager wager = decide(place, area, "won");
        long amount = Math.min(odds * wager.amount, limit - place.won);
        place.won += amount;
        if (amount > 0) money("paid", wager, amount);
        money("returned", wager, wager.amount);
    }

    void lose(Place place, String area) {
        Wager wager = decide(place, area, "lost");
        money("collected", wager, wager.amount);
    }

    void push(Place place, String area) {
        Wager wager = decide(place, area, "push");
        money("returned", wager, wager.amount);
    }

    void settleBonus(Place place, String area, int odds) {
        if (odds > 0) win(place, area, odds);
        else lose(place, area);
    }

    void cancel(Place place, String area) {
        if (!place.has(area)) return;
        Wager wager = decide(place, area, "void");
        money("returned", wager, wager.amount);
    }

    /** Stake back, nothing decided. */
    void giveBack(Place place, String area) {
        Wager wager = place.wagers.remove(area);
        money("returned", wager, wager.amount);
    }

    void giveBack(Wager wager, long part) {
        wager.amount -= part;
        money("returned", wager, part);
    }

    private Wager decide(Place place, String area, String outcome) {
        Wager wager = place.wagers.remove(area);
        log.say("decided", "wager", wager.id, "outcome", outcome, "area", area, "seat", wager.seat);
        return wager;
    }

    private void money(String event, Wager wager, long amount) {
        log.say(event, "wager", wager.id, "amount", amount, "area", wager.area, "seat", wager.seat);
    }
}

/** The least that may be bet on each area. */
record Minimums(Map<String, Long> byArea) {
    static Minimums of(Fields options) {
        return new Minimums(Map.of("ante", options.number("ante-minimum", 500),
            "hole-card-bonus", options.number("hole-card-bonus-minimum", 100),
            "final-hand-bonus", options.number("final-hand-bonus-minimum", 100)));
    }

    long of(String area) {
        return byArea.get(area);
    }
}

/** The mishaps of a round. They wait here until the deal, or until somebody notices. */
class Mishaps {
    static final int DEALER = 0;
    final Map<Integer, Long> misdeals = new HashMap<>(); // cards by seat
    boolean dealerSeenInDeal;
    boolean dealerSeen;

    long cardsFor(int seat) {
        return misdeals.getOrDefault(seat, 2L);
    }
}

/** The cards of one round as they lie on the table: 44.7, 44.8. */
class Deal {
    /** A second card lay face up while the hands were dealt: 42.13(b). */
    static class Spoiled extends Exception { }

    private final Log log;
    private final Deck deck;
    private final String source;
    private final List<Place> players;
    final Mishaps mishaps;
    final List<Card> dealer = new ArrayList<>();
    final List<Card> board = new ArrayList<>();

    Deal(Log log, Deck deck, String source, List<Place> players, Mishaps mishaps) {
        this.log = log;
        this.deck = deck;
        this.source = source;
        this.players = players;
        this.mishaps = mishaps;
    }

    /** A card to each player and the dealer, clockwise, then a second: 44.7(d), 44.8(c). */
    void hands() throws Spoiled {
        log.say("loaded", "into", source);
        log.say("announced", "words", "No more bets");
        players.forEach(place -> place.dealtIn = true);
        for (int pass = 1; pass <= 2; pass++) {
            for (Place place : players) fill(place.cards, mishaps.cardsFor(place.seat), pass, "area", "hand", "seat", place.seat);
            fill(dealer, mishaps.cardsFor(Mishaps.DEALER), pass, "area", "dealer", "cover", true);
        }
    }

    /** A hand's card of this pass: none if it gets too few, and the surplus after its last. */
    private void fill(List<Card> hand, long due, int pass, Object... where) throws Spoiled {
        while (hand.size() < (pass == 2 ? due : Math.min(due, 1))) {
            give(hand, where);
            if (isSpoiled()) throw new Spoiled();
        }
    }

    private void give(List<Card> pile, Object... where) {
        Card card = deck.draw();
        pile.add(card);
        var fields = new ArrayList<Object>(List.of("card", card, "source", source));
        fields.addAll(List.of(where));
        log.say("dealt", fields.toArray());
    }

    void makeUpDealer() {
        while (dealerIsMisdealt()) give(dealer, "area", "dealer", "cover", true);
    }

    /** 44.10(f). */
    void board() {
        for (int cards : new int[] {3, 1, 1}) {
            log.say("burned", "card", deck.draw());
            for (int i = 0; i < cards; i++) give(board, "area", "community", "face", "up");
        }
    }

    boolean isSpoiled() {
        return deck.foundFaceUp > 1;
    }

    boolean isMisdealt(Place place) {
        return players.contains(place) && !place.isVoid && place.cards.size() != 2;
    }

    boolean dealerIsMisdealt() {
        return dealer.size() != 2;
    }

    /** Counts the stub: is the deck whole? */
    boolean countsRight() {
        return deck.countsRight();
    }

    boolean isRight() {
        return players.stream().noneMatch(this::isMisdealt);
    }

    /** 44.10(c). */
    boolean dealerCalls() {
        Card one = dealer.get(0);
        Card other = dealer.get(1);
        return one.rank() == other.rank() || one.points() + other.points() >= 11;
    }
}

/** One round from "No more bets" to the last card in the rack: 44.10, 42.13. */
class Round {
    private final Log log;
    private final Deal deal;
    private final Cashier cashier;
    private final PayTables odds;
    private final List<Place> counterclockwise;
    private final BooleanSupplier countDue;
    private boolean stubRacked;
    private boolean bonusesStand;
    boolean deckIsWrong;
    boolean counted;
    boolean allVoid;

    Round(Log log, Deal deal, Cashier cashier, PayTables odds, List<Place> players, BooleanSupplier countDue) {
        this.log = log;
        this.deal = deal;
        this.cashier = cashier;
        this.odds = odds;
        this.counterclockwise = new ArrayList<>(players);
        Collections.reverse(counterclockwise);
        this.countDue = countDue;
    }

    /** Deals the hands; false if that was the end of the round. */
    boolean begin() {
        try {
            deal.hands();
            if (deal.mishaps.dealerSeenInDeal) voidAll(true);
        } catch (Deal.Spoiled twoCardsFaceUp) {
            voidAll(false);
        }
        if (allVoid) finishVoid();
        return !allVoid;
    }

    /** 42.13(a): a card of the dealer is seen. */
    void dealerSeen() {
        deal.mishaps.dealerSeen = true;
        if (counterclockwise.stream().anyMatch(Place::undecided)) voidAll(true);
    }

    /** 42.13(d): the hand is void, with all its wagers. */
    void voidHand(Place place) {
        place.isVoid = true;
        log.say("voided", "seat", place.seat);
        cancelAll(place);
        rack(place, "down");
    }

    /** 42.13(d): the dealer makes up what is missing, if the cards are unseen and the deck is whole. */
    void correctDealer() {
        if (deal.dealer.size() > 2 || deal.mishaps.dealerSeen || !countStub()) voidAll(false);
        else deal.makeUpDealer();
    }

    private void voidAll(boolean bonusesStand) {
        log.say("voided");
        allVoid = true;
        this.bonusesStand = bonusesStand;
    }

    /** Everyone has decided, or all hands are void: the dealer plays the round to its end. */
    void finish() {
        if (!allVoid && deal.dealerIsMisdealt()) correctDealer(); // seen when the dealer takes them up
        if (allVoid) {
            finishVoid();
            return;
        }
        players(place -> place.folded).forEach(this::finishFolded);
        log.say("revealed", "area", "dealer", "cards", deal.dealer);
        boolean calls = deal.dealerCalls();
        log.say("qualified", "qualifies", calls);
        if (calls) players(place -> place.raised).forEach(this::showHand);
        else if (!boardIsNeeded(false)) rackStub(); // the last card is out: count before paying
        if (!calls && !allVoid) players(place -> place.raised).forEach(this::payUncalled);
        if (!allVoid && boardIsNeeded(calls)) showdown(calls);
        finishCards();
    }

    private List<Place> players(Predicate<Place> which) {
        return counterclockwise.stream().filter(place -> place.dealtIn).filter(which).toList();
    }

    /** 44.10(b). */
    private void finishFolded(Place place) {
        boolean bonus = hasBonus(place);
        if (bonus && !show(place)) return;
        cashier.lose(place, "ante");
        settleHole(place);
        if (!place.has("final-hand-bonus")) rack(place, bonus ? "up" : "down");
        else log.say("laid", "seat", place.seat, "face", "up", "under", place.wagers.get("final-hand-bonus").id);
    }

    /** 44.10(d). */
    private void payUncalled(Place place) {
        boolean bonus = hasBonus(place);
        if (bonus && !show(place)) return;
        cashier.win(place, "ante", 1);
        cashier.giveBack(place, "raise");
        settleHole(place);
        if (!place.has("final-hand-bonus")) rack(place, bonus ? "up" : "down");
    }

    /** 44.10(e). */
    private void showHand(Place place) {
        if (show(place)) settleHole(place);
    }

    private boolean boardIsNeeded(boolean calls) {
        return !players(place -> place.has("final-hand-bonus") || calls && place.raised).isEmpty();
    }

    /** 44.10(f) to (i). */
    private void showdown(boolean calls) {
        deal.board();
        if (deal.isSpoiled()) voidMainWagers();
        rackStub();
        if (allVoid && !bonusesStand) return;
        var house = PokerHand.best(deal.dealer, deal.board);
        if (calls && !allVoid) announce(house, "area", "dealer");
        for (Place place : players(each -> !each.wagers.isEmpty())) {
            var hand = PokerHand.best(place.cards, deal.board);
            announce(hand, "area", "hand", "seat", place.seat);
            if (place.has("ante")) settleMain(place, hand.compareTo(house));
            settleFinal(place, hand);
        }
    }

    /** 42.13(b), after the hands are dealt: bonus wagers go on. */
    private void voidMainWagers() {
        voidAll(true);
        counterclockwise.forEach(this::cancelMain);
    }

    private void settleMain(Place place, int comparison) {
        for (String area : List.of("ante", "raise")) {
            if (comparison > 0) cashier.win(place, area, 1);
            else if (comparison < 0) cashier.lose(place, area);
            else cashier.push(place, area);
        }
    }

    private void settleHole(Place place) {
        if (place.has("hole-card-bonus")) cashier.settleBonus(place, "hole-card-bonus", odds.holeOdds(place.cards));
    }

    private void settleFinal(Place place, PokerHand hand) {
        if (place.has("final-hand-bonus")) cashier.settleBonus(place, "final-hand-bonus", odds.finalOdds(hand.kind()));
    }

    private void cancelMain(Place place) {
        cashier.cancel(place, "ante");
        cashier.cancel(place, "raise");
    }

    private void cancelAll(Place place) {
        cancelMain(place);
        cashier.cancel(place, "hole-card-bonus");
        cashier.cancel(place, "final-hand-bonus");
    }

    /** All hands are void: stakes go back, and bonus wagers are settled where they stand (42.13(a)). */
    private void finishVoid() {
        counterclockwise.forEach(this::cancelMain);
        if (bonusesStand) {
            players(place -> !place.wagers.isEmpty()).forEach(this::showHand);
            if (boardIsNeeded(false)) showdown(false);
        }
        counterclockwise.forEach(this::cancelAll);
        finishCards();
    }

    private void finishCards() {
        rackStub();
        players(place -> !place.cards.isEmpty()).forEach(place -> rack(place, "up"));
        if (!deal.board.isEmpty()) log.say("discarded", "area", "community", "face", "up", "cards", deal.board);
        if (!deal.dealer.isEmpty()) log.say("discarded", "area", "dealer", "face", "up", "cards", deal.dealer);
        log.say("ended");
    }

    /** 44.7(e) and (f): the stub goes to the rack unseen, counted where a count is due. */
    private void rackStub() {
        if (stubRacked) return;
        stubRacked = true;
        if (countDue.getAsBoolean() && !(countStub() & deal.isRight())) {
            if (!allVoid) log.say("voided");
            allVoid = true;
            bonusesStand = false;
            counterclockwise.forEach(this::cancelAll);
        }
        log.say("discarded", "area", "stub", "face", "down");
    }

    private boolean countStub() {
        counted = true;
        deckIsWrong = !deal.countsRight();
        return !deckIsWrong;
    }

    /** Turns a hand up; one that then shows a wrong number of cards is void. */
    private boolean show(Place place) {
        if (deal.isMisdealt(place)) voidHand(place);
        else log.say("revealed", "area", "hand", "seat", place.seat, "cards", place.cards);
        return place.dealtIn;
    }

    private static boolean hasBonus(Place place) {
        return place.has("hole-card-bonus") || place.has("final-hand-bonus");
    }

    private void rack(Place place, String face) {
        log.say("discarded", "area", "hand", "seat", place.seat, "face", face, "cards", place.cards);
        place.dealtIn = false;
    }

    private void announce(PokerHand hand, Object... whose) {
        var fields = new ArrayList<Object>(List.of(whose));
        fields.addAll(List.of("rank", hand.kind(), "cards", hand.cards()));
        log.say("ranked", fields.toArray());
    }
}

/** The table at its stops: which acts it takes, and what comes of them. An act not taken changes nothing. */
class Table {
    private static final List<String> BEFORE_THE_DEAL = List.of("ante", "hole-card-bonus", "final-hand-bonus");
    private final Log log;
    private final Deck deck;
    private final Cashier cashier;
    private final PayTables odds;
    private final Minimums minimums;
    private final Set<String> pieces = new HashSet<>(Set.of("chip", "plaque"));
    private final String dealing;
    private final boolean open;
    private final boolean isForbidden;
    private final Map<Integer, Place> places = new TreeMap<>();
    private Mishaps mishaps = new Mishaps();
    private Deal deal;
    private Round round; // none while bets are taken
    private boolean countOrdered;
    private int roundsUncounted;

    Table(Fields script, Log log) {
        Fields options = script.fields("options");
        this.log = log;
        open = log.opening == 1;
        deck = new Deck(script, log);
        odds = PayTables.of(options);
        minimums = Minimums.of(options);
        cashier = new Cashier(log, minimums, odds);
        dealing = options.text("dealing", "manual-shoe");
        isForbidden = dealing.equals("hand") && !deck.byDevice; // 44.8(b)1
        if (options.text("match-play", "taken").equals("taken")) pieces.add("coupon");
    }

    /** Does what follows from the act; false refuses it. */
    boolean takes(Fields act) {
        String kind = act.text("act");
        if (isForbidden) return false;
        if (kind.equals("describe")) return true; // nothing of the table's looks is reported
        if (kind.equals("clock")) {
            log.clock += act.number("minutes", 0);
            return true;
        }
        if (!open) return false;
        return switch (kind) {
            case "sit" -> sit(act.text("patron"), (int) act.number("seat", 0));
            case "leave" -> leave(placeOf(act.text("patron")));
            case "bet" -> bet(act);
            case "increase" -> increase(wager(act.text("wager")), value(act));
            case "withdraw" -> withdraw(act);
            case "fold" -> fold(at(act));
            case "cut" -> betting() && !deck.cut && cut(act.number("cards", 0));
            case "recut" -> betting() && deck.cut && cut(act.number("cards", 0)); // 44.4(d)
            case "count-stub" -> countOrdered = true; // of this round, or of the one that is being bet on
            case "draw-in-error" -> true; // unseen, it stays the next card: 42.13(c)
            case "jam" -> betting() && deck.byDevice && act.text("device").equals("shuffler");
            case "misdeal" -> misdeal(act);
            case "expose" -> expose(act);
            case "notice" -> notice(act);
            case "proceed" -> proceed();
            default -> false;
        };
    }

    private boolean betting() {
        return round == null;
    }

    private Place placeOf(String patron) {
        return places.values().stream().filter(place -> place.patron.equals(patron)).findFirst().orElse(null);
    }

    private Place at(Fields act) {
        Place place = places.get((int) act.number("seat", 0));
        return place != null && place.patron.equals(act.text("patron")) ? place : null;
    }

    private boolean sit(String patron, int seat) {
        if (!betting() || seat < 1 || seat > 6 || places.containsKey(seat) || placeOf(patron) != null) return false;
        places.put(seat, new Place(patron, seat));
        return true;
    }

    private boolean leave(Place place) {
        if (place == null || place.dealtIn) return false; // 44.6(e)
        returnAll(place);
        places.remove(place.seat);
        return true;
    }

    private void returnAll(Place place) {
        List.copyOf(place.wagers.keySet()).forEach(area -> cashier.giveBack(place, area));
    }

    /** What the pieces are worth; nothing, if one of them is not taken here: 44.6(a). */
    private long value(Fields act) {
        var put = act.list("pieces");
        if (!put.stream().allMatch(piece -> pieces.contains(piece.text("kind")))) return 0;
        return put.stream().mapToLong(piece -> piece.number("value", 0) * piece.number("count", 1)).sum();
    }

    private boolean bet(Fields act) {
        Place place = at(act);
        String area = act.text("area");
        long amount = value(act);
        if (place == null || act.flag("called") || amount <= 0 || place.has(area) || !mayBet(place, area, amount)) return false;
        var wager = new Wager(act.text("wager"), area, place, amount);
        place.wagers.put(area, wager);
        place.raised = area.equals("raise");
        return accepted(wager);
    }

    private boolean mayBet(Place place, String area, long amount) {
        if (area.equals("raise")) return deciding(place) && amount == 3 * place.wagers.get("ante").amount; // 44.10(a)2
        if (!betting() || !BEFORE_THE_DEAL.contains(area)) return false;
        return amount >= minimums.of(area) && (area.equals("ante") || place.has("ante"));
    }

    private boolean accepted(Wager wager) {
        log.say("accepted", "wager", wager.id, "patron", wager.patron, "seat", wager.seat, "area", wager.area,
            "amount", wager.amount);
        return true;
    }

    /** A wager that may still be changed. */
    private Wager wager(String id) {
        if (!betting()) return null; // 44.6(b)
        return places.values().stream().flatMap(place -> place.wagers.values().stream())
            .filter(wager -> wager.id.equals(id)).findFirst().orElse(null);
    }

    private boolean increase(Wager wager, long amount) {
        if (wager == null || amount <= 0) return false;
        wager.amount += amount;
        return accepted(wager);
    }

    private boolean withdraw(Fields act) {
        Wager wager = wager(act.text("wager"));
        if (wager == null) return false;
        long part = act.number("amount", wager.amount);
        long left = wager.amount - part;
        if (part <= 0 || left < 0 || left > 0 && left < minimums.of(wager.area)) return false;
        if (left > 0) {
            cashier.giveBack(wager, part);
            return accepted(wager);
        }
        Place place = places.get(wager.seat);
        if (wager.area.equals("ante")) returnAll(place); // no bonus wager without an ante: 44.6(c)
        else cashier.giveBack(place, wager.area);
        return true;
    }

    private boolean deciding(Place place) {
        return round != null && !round.allVoid && place.undecided();
    }

    private boolean fold(Place place) {
        if (place == null || !deciding(place)) return false;
        place.folded = true;
        log.say("folded", "patron", place.patron, "seat", place.seat);
        log.say("laid", "seat", place.seat, "face", "down");
        return true;
    }

    private boolean cut(long cards) {
        if (!deck.canBeCut(cards)) return false;
        deck.cut(cards);
        return true;
    }

    private boolean misdeal(Fields act) {
        boolean dealer = act.text("area", "hand").equals("dealer");
        if (!betting() || !dealer && !act.has("seat")) return false;
        mishaps.misdeals.put(dealer ? Mishaps.DEALER : (int) act.number("seat", 0), act.number("cards", 2));
        return true;
    }

    private boolean expose(Fields act) {
        if (!act.text("area").equals("dealer")) return false;
        boolean inTheDeal = act.text("before", "now").equals("second-card");
        if (betting() != inTheDeal) return false;
        if (inTheDeal) mishaps.dealerSeenInDeal = true;
        else if (!round.allVoid) round.dealerSeen();
        return true;
    }

    private boolean notice(Fields act) {
        if (round == null || round.allVoid) return false;
        if (act.text("area", "hand").equals("dealer")) {
            if (!deal.dealerIsMisdealt()) return false;
            round.correctDealer();
            return true;
        }
        Place place = places.get((int) act.number("seat", 0));
        if (place == null || !deal.isMisdealt(place)) return false;
        round.voidHand(place);
        return true;
    }

    private boolean proceed() {
        if (places.isEmpty()) return false; // an idle table is not played
        if (round == null) return deal();
        if (!round.allVoid && places.values().stream().anyMatch(Place::undecided)) return false;
        round.finish();
        clearTable();
        return true;
    }

    private boolean deal() {
        var players = places.values().stream().filter(place -> place.has("ante")).toList();
        if (players.isEmpty()) return true; // bets are still taken
        if (deck.worn(dealing)) deck.replace();
        if (!deck.byDevice && !deck.cut) deck.cut(26);
        deal = new Deal(log, deck, dealing, players, mishaps);
        round = new Round(log, deal, cashier, odds, players, () -> countOrdered || roundsUncounted == 4); // 44.7(f)
        if (!round.begin()) clearTable();
        return true;
    }

    private void clearTable() {
        roundsUncounted = round.counted ? 0 : roundsUncounted + 1;
        countOrdered = false;
        if (round.deckIsWrong || deck.worn(dealing)) deck.replace();
        else deck.shuffle();
        round = null;
        mishaps = new Mishaps();
        places.values().forEach(Place::clear);
        log.round++;
    }
}

/** A JSON object with the few kinds of field the contract has. */
record Fields(Map<?, ?> map) {
    boolean has(String name) {
        return map.get(name) != null;
    }

    Object get(String name) {
        return map.get(name);
    }

    String text(String name) {
        return (String) map.get(name);
    }

    String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    long number(String name, long otherwise) {
        return has(name) ? (Long) map.get(name) : otherwise;
    }

    boolean flag(String name) {
        return Boolean.TRUE.equals(map.get(name));
    }

    Fields fields(String name) {
        return new Fields(has(name) ? (Map<?, ?>) map.get(name) : Map.of());
    }

    List<Fields> list(String name) {
        return items(name).stream().map(item -> new Fields((Map<?, ?>) item)).toList();
    }

    List<String> texts(String name) {
        return items(name).stream().map(String.class::cast).toList();
    }

    private List<?> items(String name) {
        return has(name) ? (List<?>) map.get(name) : List.of();
    }
}

/** Reads and writes JSON: maps, lists, texts, whole numbers, truth values. */
class Json {
    private final String source;
    private int position;

    Json(String source) {
        this.source = source;
    }

    static Map<String, Object> object(Object... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream().map(entry -> write(entry.getKey()) + ":" + write(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> list) return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        if (value == null || value instanceof Number || value instanceof Boolean) return String.valueOf(value);
        return quote(value.toString());
    }

    private static String quote(String text) {
        return text.chars().mapToObj(c -> switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default -> c < ' ' ? String.format("\\u%04x", c) : String.valueOf((char) c);
        }).collect(Collectors.joining("", "\"", "\""));
    }

    Fields fields() {
        return new Fields((Map<?, ?>) value());
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> map();
            case '[' -> list();
            case '"' -> text();
            default -> word();
        };
    }

    private char peek() {
        while (Character.isWhitespace(source.charAt(position))) position++;
        return source.charAt(position);
    }

    private boolean skip(char expected) {
        if (peek() != expected) return false;
        position++;
        return true;
    }

    private void need(char expected) {
        if (!skip(expected)) throw new IllegalArgumentException("expected " + expected + " at " + position);
    }

    private Map<String, Object> map() {
        var map = new LinkedHashMap<String, Object>();
        need('{');
        if (skip('}')) return map;
        do {
            peek();
            String name = text();
            need(':');
            map.put(name, value());
        } while (skip(','));
        need('}');
        return map;
    }

    private List<Object> list() {
        var list = new ArrayList<>();
        need('[');
        if (skip(']')) return list;
        do list.add(value()); while (skip(','));
        need(']');
        return list;
    }

    private String text() {
        var text = new StringBuilder();
        need('"');
        for (char c = source.charAt(position++); c != '"'; c = source.charAt(position++)) {
            text.append(c == '\\' ? escaped(source.charAt(position++)) : c);
        }
        return text.toString();
    }

    private char escaped(char c) {
        if (c == 'u') {
            position += 4;
            return (char) Integer.parseInt(source.substring(position - 4, position), 16);
        }
        int at = "bfnrt".indexOf(c);
        return at < 0 ? c : "\b\f\n\r\t".charAt(at);
    }

    private Object word() {
        int start = position;
        while (position < source.length() && ",]} \t".indexOf(source.charAt(position)) < 0) position++;
        String word = source.substring(start, position);
        return switch (word) {
            case "null" -> null;
            case "true" -> true;
            case "false" -> false;
            default -> Long.parseLong(word);
        };
    }
}
