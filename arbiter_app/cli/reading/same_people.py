"""Who of another file is whom in an event, as far as that was typed with `--same`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from arbiter_app.cli.console import ENGLISH, DefectiveSourceError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.registration.same_people import SamePeople
from arbiter_app.wording.terms.registration import people

_NEW = "new"
_ALL = "all"


def add_same(command: ArgumentParser) -> None:
    command.add_argument(
        "--same",
        metavar="NAME=N|NAME=new|all|new",
        action="append",
        default=[],
        help="who of the other file is whom here, where that is asked; may be repeated",
    )


class Same:
    """The answers that were typed, and what is still to be asked."""

    def __init__(self, arguments: Namespace) -> None:
        self._arguments = arguments
        self._for_all = next((each for each in arguments.same if each in (_ALL, _NEW)), None)
        self._by_name: dict[object, str] = {}
        for said in arguments.same:
            name, sign, answer = said.rpartition("=")
            if sign:
                self._by_name[letters_of(name)] = answer
            elif said not in (_ALL, _NEW):
                arguments.refuse(f"--same {said}: write NAME=N, NAME={_NEW}, {_ALL} or {_NEW}")
        self._asked: list[str] = []

    def resolve(
        self, here: Event, there: Event, same: SamePeople, source: str
    ) -> Mapping[PlayerId, PlayerId]:
        """Return who there is whom here; take down who has to be asked about."""
        found = {**same.certain}
        for theirs, candidates in same.doubtful.items():
            player = there.players[theirs]
            names = (player.name, people.name(ENGLISH, player))
            said = (self._by_name.get(letters_of(each)) for each in names)
            answer = next(filter(None, said), self._for_all)
            place = 1 if answer == _ALL else whole_number(answer or "")
            if place is not None and 1 <= place <= len(candidates):
                found[theirs] = candidates[place - 1]
            elif answer != _NEW:
                known = [here.players[each] for each in candidates]
                self._asked.append(_question(player, known, source))
        return found

    def demand_all(self) -> None:
        """Raise DefectiveSourceError with a line for each who has to be asked about."""
        if self._asked:
            raise DefectiveSourceError(
                [
                    *(f"arbiter: {line}" for line in self._asked),
                    "arbiter: Nothing was changed. Say who it is with --same NAME=N, or NAME=new of"
                    " another person; --same all takes the first of each, --same new none.",
                ]
            )


def _question(player: Player, known: list[Player], source: str) -> str:
    candidates = enumerate((people.told_apart(ENGLISH, each) for each in known), start=1)
    listed = ", ".join(f"{place} {each}" for place, each in candidates)
    return f"{source}: {people.told_apart(ENGLISH, player)} may be a player of the event: {listed}."
