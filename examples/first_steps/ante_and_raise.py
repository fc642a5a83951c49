import json
import sys

MANIFEST = {
    "protocol": 1,
    "engine": "first steps",
    "vendor": "Example Ltd",
    "version": "0.2",
    "games": {
        "all-in-holdem": {
            "options": {
                "dealing": ["manual-shoe"],
                "shuffling": ["device"],
                "decks": [1],
                "hole-card-bonus": [],
                "final-hand-bonus": [],
                "odds-shown": ["layout"],
                "limit-shown": ["layout"],
                "idle-spread": ["up"],
                "match-play": ["taken"],
            }
        }
    },
    "reports": ["refused", "accepted", "announced", "dealt"],
}


class Table:
    def __init__(self, script):
        self.minimum = script.get("options", {}).get("ante-minimum", 500)
        self.deck = list(script["shuffles"][0]["cards"]) if script.get("shuffles") else []
        self.seats = {}  # seat: patron
        self.antes = {}  # seat: cents
        self.raises = {}  # seat: cents
        self.dealt = False
        self.events = []

    def say(self, kind, **fields):
        where = {"act": self.act, "round": 1, "deck": 1, "opening": 1}
        self.events.append({"event": kind, **where, **fields})

    def sit(self, patron, seat):
        if self.dealt or seat > 6 or seat in self.seats or patron in self.seats.values():
            return False
        self.seats[seat] = patron
        return True

    def bet(self, wager, patron, seat, area, pieces, called=False):
        amount = sum(piece["value"] * piece.get("count", 1) for piece in pieces)
        chips = all(piece["kind"] in ("chip", "plaque", "coupon") for piece in pieces)
        if called or not chips or self.seats.get(seat) != patron or not self.allowed(seat, area, amount):
            return False
        (self.antes if area == "ante" else self.raises)[seat] = amount
        self.say("accepted", wager=wager, patron=patron, seat=seat, area=area, amount=amount)
        return True

    def allowed(self, seat, area, amount):
        if area == "ante":
            return not self.dealt and seat not in self.antes and amount >= self.minimum
        if area == "raise":
            return self.dealt and seat not in self.raises and amount == 3 * self.antes.get(seat, 0)
        return False

    def proceed(self):
        if self.dealt or not self.antes or len(self.deck) < 14:
            return False  # the rest of the round is not written yet
        self.dealt = True
        self.say("announced", words="No more bets")
        for _ in range(2):
            for seat in sorted(self.antes):
                self.say("dealt", card=self.deck.pop(0), area="hand", seat=seat)
            self.say("dealt", card=self.deck.pop(0), area="dealer", cover=True)
        return True


def perform(script):
    table = Table(script)
    for number, act in enumerate(script["acts"]):
        table.act = number
        kind = act.pop("act")
        do = getattr(table, kind, None) if kind in ("sit", "bet", "proceed") else None
        if not do or not do(**act):
            table.say("refused")
    return {"protocol": 1, "script": script["id"], "events": table.events}


for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"]}
    if question["ask"] == "manifest":
        answer["manifest"] = MANIFEST
    else:
        answer["transcript"] = perform(question["script"])
    print(json.dumps(answer), flush=True)
