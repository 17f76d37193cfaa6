"""Who is absent from rounds that are not paired yet: record 240, XXZ, blocks of such rounds."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from arbiter_app.domain.facts.results import Mark
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.byes import Byes, without_opponent
from arbiter_app.formats.trf.lines.columns import MARK, column_of, is_number
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line, PlayerRecord, Report

ANNOUNCED, ABSENT_NEXT = "240", "XXZ"

_KINDS = {"F": Mark.FULL_BYE, "H": Mark.HALF_BYE, "Z": Mark.ZERO_BYE}
_LETTERS = {**_KINDS, "=": Mark.HALF_BYE, "0": Mark.ZERO_BYE, "-": Mark.ZERO_BYE}
"""Of a round to come, in new files and old."""

ByesToCome = Mapping[int, Mapping[int, Mark]]
"""The byes of players by number, of each round that is not paired yet."""


@dataclass(slots=True)
class ReadByes:
    """What a report says of rounds to come, and which of its records say nothing more."""

    to_come: dict[int, dict[int, Mark]] = field(default_factory=dict)
    consumed: list[Line] = field(default_factory=list)

    def leave_out(self, numbers: Collection[int]) -> None:
        """Forget what is said of some players."""
        others = {
            round_: {number: mark for number, mark in marks.items() if number not in numbers}
            for round_, marks in self.to_come.items()
        }
        self.to_come = {round_: marks for round_, marks in others.items() if marks}


@dataclass(slots=True)
class _Announced:
    """A record 240 or XXZ."""

    mark: Mark
    round: int
    numbers: Sequence[int]


def read_byes_to_come(
    report: Report,
    players: Sequence[PlayerRecord],
    rounds: int,
    byes: Byes,
    found: Findings,
    *,
    announced: int | None,
    has_records: bool,
) -> ReadByes:
    """Return the byes of rounds after those paired, up to the last that is announced. A record
    about a round that is paired says nothing more where the lines of its players say the same; else
    it is kept, with a notice.

    Without `has_records` those of them that the report has are not about players.
    """
    read = ReadByes()
    last = announced or MOST_ROUNDS
    for player in players:
        for index, letter in without_opponent(player, range(rounds, len(player.marks))):
            if letter in _LETTERS and index < last:
                read.to_come.setdefault(index + 1, {})[player.number] = _LETTERS[letter]
            elif letter in _LETTERS:
                place = (player.at, column_of(index, MARK))
                found.notice(FormatError(*place, "trf.bye-after-last", rounds=last))
    if not has_records:
        return read
    by_number = {player.number: player for player in players}
    for line in report.lines(ANNOUNCED, ABSENT_NEXT):
        said = _announced(line, rounds)
        if said is None or not by_number.keys() >= {*said.numbers}:
            if line.value:
                found.notice(FormatError(line.at, 1, "trf.swiss-record", record=line.code))
        elif said.round > last:
            found.notice(FormatError(line.at, 5, "trf.bye-after-last", rounds=last))
        elif said.round <= rounds:
            _compare(line, said, by_number, byes, read, found)
        else:
            _add(line, said, by_number, read, found)
    return read


def _announced(line: Line, rounds: int) -> _Announced | None:
    words = line.text[3:].split()
    if line.code == ABSENT_NEXT:
        kind, round_, numbers = "Z", str(rounds + 1), words
    elif len(words) > 1:
        kind, round_, *numbers = words
    else:
        return None
    if kind.upper() not in _KINDS or not all(map(is_number, (round_, *numbers))):
        return None
    if not 1 <= int(round_) <= MOST_ROUNDS:
        return None
    return _Announced(_KINDS[kind.upper()], int(round_), [int(each) for each in numbers])


def _compare(
    line: Line,
    said: _Announced,
    players: Mapping[int, PlayerRecord],
    byes: Byes,
    read: ReadByes,
    found: Findings,
) -> None:
    """Compare what was announced for a round with what became of it."""
    index = said.round - 1
    for number in said.numbers:
        player = players[number]
        is_bye = not player.opponents[index]
        if not is_bye or byes.get((index, player.marks[index])) is not said.mark:
            _tell_other(line, said.round, player, found)
            return
    read.consumed.append(line)


def _add(
    line: Line,
    said: _Announced,
    players: Mapping[int, PlayerRecord],
    read: ReadByes,
    found: Findings,
) -> None:
    """Add what was announced; what the line of a player says of the round stands."""
    here = read.to_come.setdefault(said.round, {})
    read.consumed.append(line)
    for number in said.numbers:
        # That somebody is absent does not say that it is for nothing.
        is_other = here.setdefault(number, said.mark) is not said.mark
        if is_other and line.code == ANNOUNCED:
            _tell_other(line, said.round, players[number], found)


def _tell_other(line: Line, round_: int, player: PlayerRecord, found: Findings) -> None:
    other = column_of(round_ - 1, MARK)
    found.notice(
        FormatError(
            line.at,
            5,
            "trf.bye-otherwise",
            number=player.number,
            round=round_,
            other=player.at,
            column=other,
        )
    )


def byes_lines(to_come: ByesToCome) -> Iterator[str]:
    """Write records 240 of rounds that are not paired yet."""
    for round_, marks in sorted(to_come.items()):
        for letter in sorted({*marks.values()}):
            numbers = sorted(number for number, mark in marks.items() if mark is letter)
            yield byes_line(letter, round_, numbers)


def byes_line(letter: str, round_: int, numbers: Iterable[int]) -> str:
    """Write a record 240."""
    return f"{ANNOUNCED} {letter} {round_:3}" + "".join(f" {number:4}" for number in numbers)
