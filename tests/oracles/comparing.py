"""Our pairing of every round of an event beside that of the other engines."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.dutch import pair
from arbiter_app.domain.pairing.swiss.first_round import paired_in
from arbiter_app.domain.pairing.swiss.legality import breaches
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.oracles.answers import Answer, Impossible, ProgramError
from tests.oracles.bbp import Bbp, program_of_bbp
from tests.oracles.gacrux import Gacrux, python_of_gacrux
from tests.oracles.report import rounds_played, text_for_engines

IMPOSSIBLE = "pairing.impossible"


@dataclass
class Compared:
    """What came of an event."""

    compared: set[int] = field(default_factory=set)
    """The rounds of which another engine has said how it pairs them."""
    errors: list[str] = field(default_factory=list)
    """Where another engine failed, or broke the text as it is known to."""
    differences: list[str] = field(default_factory=list)
    """Where engines differ, or where ours breaks a rule that knows no exception."""

    @property
    def rounds(self) -> int:
        return len(self.compared)


def our_answer(event: Event, number: Round) -> tuple[SwissPosition, Answer]:
    """Return how we pair a round of an event by those before it."""
    position = swiss_position(event.tournament.competition(), number)
    try:
        return position, pair(position)
    except RuleError as error:
        if error.code != IMPOSSIBLE:
            raise
        return position, Impossible()


def played(event: Event, number: Round) -> RoundPairing:
    """Return a round of an event as it was paired."""
    competition = event.tournament.competition()
    round_, numbers = competition.round(number), competition.numbers
    games = sorted(round_.games, key=lambda game: game.board)
    pairs = tuple(Pair(numbers[game.white], numbers[game.black]) for game in games)
    free = paired_in(round_) - {each for game in games for each in (game.white, game.black)}
    return RoundPairing(pairs=pairs, free=numbers[free.pop()] if free else None)


class Engines:
    """The other engines that are on this machine, until they are closed."""

    def __init__(self, folder: Path, *, with_bbp: bool = True) -> None:
        python, program = python_of_gacrux(), program_of_bbp() if with_bbp else None
        self.gacrux = Gacrux(python) if python else None
        self.bbp = Bbp(program, folder) if program else None

    def compare(self, event: Event) -> Compared:
        """Compare every round of an event, and where it is under way the next one."""
        done = rounds_played(event)
        under_way = done < event.tournament.competition().announced_rounds
        return self._compare(event, range(1, done + 1 + under_way))

    def compare_next(self, event: Event) -> Compared:
        """Compare the next round of an event alone."""
        return self._compare(event, range(rounds_played(event) + 1, rounds_played(event) + 2))

    def _compare(self, event: Event, rounds: range) -> Compared:
        ours = {Round(number): our_answer(event, Round(number)) for number in rounds}
        compared = Compared()
        compared.differences += _own_faults(event, ours)
        text = text_for_engines(event)
        if self.gacrux is not None:
            self._ask_gacrux(self.gacrux, text, ours, compared)
        if self.bbp is not None:
            self._ask_bbp(self.bbp, event, text, ours, compared)
        return compared

    def _ask_gacrux(
        self,
        gacrux: Gacrux,
        text: str,
        ours: dict[Round, tuple[SwissPosition, Answer]],
        compared: Compared,
    ) -> None:
        for number, told in zip(ours, gacrux.rounds(text, ours), strict=True):
            _, mine = ours[number]
            if isinstance(told.answer, ProgramError):
                compared.errors.append(f"gacrux, round {number}: {told.answer.what}")
                continue
            compared.compared.add(number)
            if told.answer != mine:  # in the same order of boards
                what = f"gacrux, round {number}: {in_words(told.answer)}"
                compared.differences.append(f"{what}\n    ours: {in_words(mine)}")

    def _ask_bbp(
        self,
        bbp: Bbp,
        event: Event,
        text: str,
        ours: dict[Round, tuple[SwissPosition, Answer]],
        compared: Compared,
    ) -> None:
        is_blind = not gives_downfloat_by_points(event)
        done = rounds_played(event)
        checked = ours.keys() & {*range(1, done + 1)}
        objections = bbp.objections(text) if checked else {}
        compared.compared |= checked - objections.keys()
        for number, objection in objections.items():
            what = f"bbpPairings, round {number}:\n{objection}"
            position, _ = ours[Round(number)]
            is_known = is_blind or gives_barred_bye(position, objection)
            (compared.errors if is_known else compared.differences).append(what)
        if done + 1 not in ours:
            return
        position, mine = ours[Round(done + 1)]
        answer = bbp.next_round(text)
        if isinstance(answer, ProgramError):
            compared.errors.append(f"bbpPairings, round {done + 1}: {answer.what}")
        elif not alike(answer, mine):
            what = f"bbpPairings, round {done + 1}: {in_words(answer)}\n    ours: {in_words(mine)}"
            is_known = is_blind or is_barred_bye(position, answer)
            (compared.errors if is_known else compared.differences).append(what)
        else:
            compared.compared.add(done + 1)

    def close(self) -> None:
        if self.gacrux is not None:
            self.gacrux.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _own_faults(event: Event, ours: dict[Round, tuple[SwissPosition, Answer]]) -> Iterator[str]:
    """Yield where ours is not allowed, or another than the one that was played."""
    done = rounds_played(event)
    for number, (position, mine) in ours.items():
        if isinstance(mine, RoundPairing):
            yield from (
                f"ours, round {number}: {breach.fault} {breach.players}"
                for breach in breaches(position, mine)
            )
        if number <= done and not alike(mine, before := played(event, number)):
            yield f"ours, round {number}: {in_words(mine)}\n    played: {in_words(before)}"


def alike(one: Answer, other: Answer) -> bool:
    """Tell whether two answers are the same, boards in whatever order."""
    if isinstance(one, RoundPairing) and isinstance(other, RoundPairing):
        return ({*one.pairs}, one.free) == ({*other.pairs}, other.free)
    return one == other


def in_words(answer: Answer) -> str:
    if not isinstance(answer, RoundPairing):
        return repr(answer)
    bye = "" if answer.free is None else f" bye {answer.free}"
    return " ".join(f"{each.white}-{each.black}" for each in answer.pairs) + bye


def gives_downfloat_by_points(event: Event) -> bool:
    """Tell whether the bye is worth more than a loss: of another one bbpPairings does not know that
    it is a downfloat (C.04.3 Art. 1.4.3).
    """
    scoring = event.tournament.settings.scoring
    return scoring.pairing_bye > max(scoring.loss, scoring.absence)


_BYE_OF_CHECKER = re.compile(r"^ *([0-9]+) - +0\b", re.MULTILINE)


def gives_barred_bye(position: SwissPosition, objection: str) -> bool:
    """Tell whether bbpPairings objects with a bye that nobody may give (C.04.3 Art. 2.1.2): it does
    so in some fields in which most have had one.
    """
    found = _BYE_OF_CHECKER.search(objection)
    return found is not None and _is_barred(position, int(found[1]))


def is_barred_bye(position: SwissPosition, answer: Answer) -> bool:
    """Tell whether an answer gives the bye to one who may not have it."""
    free = answer.free if isinstance(answer, RoundPairing) else None
    return free is not None and _is_barred(position, free)


def _is_barred(position: SwissPosition, number: int) -> bool:
    return any(each.bye_barred for each in position.players if each.number == number)
