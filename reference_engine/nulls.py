"""Null engines: they do nothing right, and so must conform to nothing."""

from shall.engine import Game, Manifest
from shall.script import PROTOCOL, Bet, Increase, Script, worth
from shall.transcript import EVENTS, Accepted, Event, Refused, Transcript

from .engine import Declaration


class NullEngine:
    """Claims to play everything and to report everything."""

    name = "silent"

    def __init__(self, games: dict[str, Declaration]) -> None:
        self.games = games

    def manifest(self) -> Manifest:
        """As much as the reference engine claims."""
        games = {
            name: Game(options=game.options, readings=game.readings) for name, game in self.games.items()
        }
        return Manifest(
            protocol=1, engine=self.name, vendor="Shall", version="0", games=games, reports=tuple(EVENTS)
        )

    def perform(self, script: Script) -> Transcript:
        """Answer every act in the same way."""
        events = [event for index in range(len(script.acts)) for event in self.answer(script, index)]
        return Transcript(protocol=PROTOCOL, script=script.id, events=tuple(events))  # type: ignore[arg-type]

    def answer(self, script: Script, index: int) -> list[Event]:  # noqa: ARG002
        """Nothing at all."""
        return []


class RefusesAll(NullEngine):
    """Refuses every act."""

    name = "refuses all"

    def answer(self, script: Script, index: int) -> list[Event]:  # noqa: ARG002
        """No."""
        return [Refused(act=index)]


class AcceptsAll(NullEngine):
    """Accepts every wager and pays nothing."""

    name = "accepts all, pays nothing"

    def answer(self, script: Script, index: int) -> list[Event]:
        """Yes."""
        act = script.acts[index]
        if isinstance(act, Bet):
            said = {"wager": act.wager, "patron": act.patron, "seat": act.seat, "area": act.area}
            return [Accepted(act=index, round=1, amount=worth(act.pieces), **said)]  # type: ignore[arg-type]
        if isinstance(act, Increase):
            return [
                Accepted(
                    act=index,
                    round=1,
                    wager=act.wager,
                    patron="?",
                    seat=1,
                    area="?",
                    amount=worth(act.pieces),
                )
            ]
        return []
