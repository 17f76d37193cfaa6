"""Rounds without an opponent: what their letters mean, in new files and in those of 2006."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from arbiter_app.domain.facts.results import Mark
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.columns import MARK, column_of
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.letters import BYE_LETTERS, OLD_BYE_LETTERS, POINTLESS, WON
from arbiter_app.formats.trf.lines.records import NO_MARK, PlayerRecord

_SIGNS_OF_A_PAIRING = frozenset("U1+")

Byes = Mapping[tuple[int, str], Mark]
"""What a letter without an opponent means in a round, counted from 0."""


def rounds_paired(players: Sequence[PlayerRecord], *, has_byes: bool = True) -> int:
    """Return the last round in which somebody has an opponent or, in a system that has byes, that
    of the odd field.
    """
    signs = _SIGNS_OF_A_PAIRING if has_byes else frozenset()
    return last_round(players, lambda opponent, mark: bool(opponent) or mark in signs)


def last_round(players: Iterable[PlayerRecord], is_sign: Callable[[int, str], bool]) -> int:
    """Return the last round in which the opponent and mark of some player are a sign; else 0."""
    last = 0
    for player in players:
        for index in range(len(player.marks) - 1, last - 1, -1):
            if is_sign(player.opponents[index], player.marks[index]):
                last = index + 1
                break
    return last


def without_opponent(player: PlayerRecord, rounds: range) -> Iterator[tuple[int, str]]:
    """Yield the rounds (from 0) in which a player has no opponent, with their letters."""
    if 0 not in player.opponents:
        return
    for index in rounds:
        if not player.opponents[index]:
            yield index, player.marks[index]


def bye_marks(players: Sequence[PlayerRecord], rounds: int) -> Byes:
    """Return what the letters mean; a lone win against nobody is the bye of the odd field."""
    found = Counter(bye for player in players for bye in without_opponent(player, range(rounds)))
    wins = Counter[int]()
    for (index, letter), count in found.items():
        if letter in WON:
            wins[index] += count

    def mark(index: int, letter: str) -> Mark:
        if letter in BYE_LETTERS:
            return Mark(letter)
        if letter in WON:
            return Mark.PAIRING_BYE if wins[index] == 1 else Mark.FULL_BYE
        return Mark.HALF_BYE if letter == "=" else Mark.ZERO_BYE

    return {bye: mark(*bye) for bye in found}


def tell_byes_of_swiss(
    players: Sequence[PlayerRecord], byes: Byes, rounds: int, found: Findings
) -> None:
    """Give notice of byes that were read as something else than they say."""
    has_pairing_byes = any(letter == "U" for _, letter in byes)
    blank: list[tuple[int, int]] = []
    for player in players:
        for index, letter in without_opponent(player, range(rounds)):
            if letter == NO_MARK:
                blank.append((player.at, column_of(index, MARK)))
            elif letter in OLD_BYE_LETTERS:
                _tell(player, index, found, "trf.old-bye", letter=letter, read=byes[index, letter])
            elif letter == "F" and not has_pairing_byes:
                _tell(player, index, found, "trf.full-bye")
    if blank:
        found.notice(FormatError(*blank[0], "trf.blank-rounds", rounds=len(blank)))


def tell_free_rounds(players: Sequence[PlayerRecord], found: Findings) -> None:
    """Give notice of free rounds of a round robin that claim points: there are none to have."""
    for player in players:
        for index, letter in without_opponent(player, range(len(player.marks))):
            if letter not in POINTLESS:
                _tell(player, index, found, "trf.free-round")


def _tell(player: PlayerRecord, index: int, found: Findings, code: str, **facts: str) -> None:
    place = (player.at, column_of(index, MARK))
    found.notice(FormatError(*place, code, number=player.number, round=index + 1, **facts))
