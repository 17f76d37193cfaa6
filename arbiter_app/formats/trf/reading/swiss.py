"""How a Swiss is paired, as its report tells."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    SwissRules,
    SwissSystem,
    VirtualPoints,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.byes import Byes
from arbiter_app.formats.trf.facts.byes_to_come import ReadByes, read_byes_to_come
from arbiter_app.formats.trf.facts.forbidden_pairs import ALWAYS, IN_ROUNDS, read_forbidden
from arbiter_app.formats.trf.facts.initial_colours import (
    INITIAL_COLOUR,
    SETTINGS_OF_ENGINES,
    colour_of,
    colours_of_engines,
    is_understood,
    numbers_by_lines,
)
from arbiter_app.formats.trf.facts.swiss_code import swiss_code
from arbiter_app.formats.trf.facts.virtual_points import (
    OF_PLAYERS,
    OF_RANGES,
    baku_ranges,
    gives_match_points,
    ranges_of,
    read_of_player,
    read_range,
)
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.kept_lines import is_of_teams
from arbiter_app.formats.trf.lines.records import NO_MARK, Line, PlayerRecord, Report
from arbiter_app.formats.trf.reading.own_facts import OwnFacts
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Played:
    """What is known of a Swiss before its rules are read."""

    players: Sequence[PlayerRecord]
    """In the order of their numbers."""
    rounds: int
    """How many are paired."""
    announced: int | None
    win: Decimal
    byes: Byes


@dataclass(slots=True)
class ReadSwiss:
    """How a Swiss is paired, who is absent from rounds to come, and which records say no more."""

    rules: SwissRules
    byes: ReadByes
    consumed: list[Line] = field(default_factory=list)


def read_swiss(report: Report, played: Played, own: OwnFacts, found: Findings) -> ReadSwiss:
    """Return how a Swiss is paired; records that make no sense are told and kept.

    Those of a report of teams are about teams.
    """
    is_of_players = not is_of_teams(report)
    byes = read_byes_to_come(
        report,
        played.players,
        played.rounds,
        played.byes,
        found,
        announced=played.announced,
        has_records=is_of_players,
    )
    byes.leave_out(own.leavers)  # who has left is absent from all rounds to come
    said = swiss_code(report.value("192"), report.value("092"))
    rules = SwissRules(
        system=said.system, is_assumed=said.is_assumed, acceleration=said.acceleration
    )
    read = ReadSwiss(rules=rules, byes=byes, consumed=[*byes.consumed])
    if is_of_players:
        _read_colour(report, read, found)
        _read_virtual_points(report, played, read, found)
        _read_forbidden(report, played, read, found)
        _read_group_a(played, own, read)
    read.rules = own.swiss_rules(read.rules)
    if played.announced is not None and played.rounds < played.announced:
        _tell_system(report, read.rules, found, is_former=said.is_former)
    return read


def _tell_system(report: Report, rules: SwissRules, found: Findings, *, is_former: bool) -> None:
    """Give notice of what the next round would be paired by."""
    line = report.line("192")
    if line is not None and is_former:
        found.notice(FormatError(line.at, 5, "trf.swiss-former", text=line.value))
    words = report.line("092")
    if rules.is_assumed and rules.system is SwissSystem.DUTCH:
        at = words.at if words is not None else report.players[0].at
        found.notice(FormatError(at, 1, "trf.swiss-unnamed"))


def _read_colour(report: Report, read: ReadSwiss, found: Findings) -> None:
    colour: Colour | None = None
    for line in report.lines(INITIAL_COLOUR):
        colour = colour or colour_of(line)
        if colour_of(line) is not None:
            read.consumed.append(line)
        elif line.value:
            found.notice(FormatError(line.at, 1, "trf.swiss-record", record=line.code))
    for line in report.lines(SETTINGS_OF_ENGINES):
        said = colours_of_engines(line)
        colour = colour or next(iter(said), None)
        if not {*said} <= {colour}:
            found.notice(FormatError(line.at, 1, "trf.colour-otherwise"))
        elif not is_understood(line):
            found.notice(FormatError(line.at, 1, "trf.swiss-record", record=line.code))
        elif not _follows_lines(report, line):
            found.notice(FormatError(line.at, 1, "trf.numbers-by-lines"))
        else:
            read.consumed.append(line)
    read.rules = replace(read.rules, initial_colour=colour)


def _follows_lines(report: Report, line: Line) -> bool:
    """Whether the order of the lines is that of the numbers, where a record says that it counts."""
    if not numbers_by_lines(line):
        return True
    in_order = [each.number for each in report.records if isinstance(each, PlayerRecord)]
    return in_order == sorted(in_order)


def _read_virtual_points(report: Report, played: Played, read: ReadSwiss, found: Findings) -> None:
    listed: list[VirtualPoints] = []
    for line in report.lines(OF_RANGES):
        each = read_range(line)
        if each is None:
            found.notice(FormatError(line.at, 1, "trf.swiss-record", record=line.code))
        else:
            listed.append(each)
            read.consumed.append(line)
            if gives_match_points(line):
                found.notice(FormatError(line.at, 5, "trf.match-points", record=line.code))
    numbers = {player.number: player for player in played.players}
    of_players: dict[int, Sequence[Decimal]] = {}
    for line in report.lines(OF_PLAYERS):
        known = read_of_player(line)
        if listed or known is None or known[0] not in numbers or known[0] in of_players:
            found.notice(FormatError(line.at, 1, "trf.swiss-record", record=line.code))
        else:
            of_players[known[0]] = known[1]
            read.consumed.append(line)
    virtual = tuple(listed) or ranges_of(of_players, numbers)
    read.rules = replace(read.rules, virtual_points=virtual)


def _read_forbidden(report: Report, played: Played, read: ReadSwiss, found: Findings) -> None:
    numbers = {player.number for player in played.players}
    listed: list[ForbiddenPairs] = []
    for line in report.lines(IN_ROUNDS, ALWAYS):
        each = read_forbidden(line, numbers, played.announced)
        if each is not None:
            listed.append(each)
            read.consumed.append(line)
        elif line.value:
            found.notice(FormatError(line.at, 1, "trf.swiss-record", record=line.code))
    read.rules = replace(read.rules, forbidden=tuple(listed))


def _read_group_a(played: Played, own: OwnFacts, read: ReadSwiss) -> None:
    """Find the last of group A, where the rounds alone would tell another one: who came late is not
    of the list of round 1 (C.04.7 Art. 3). Ranges that are those of Baku acceleration say nothing
    more.
    """
    rules, numbers = read.rules, [player.number for player in played.players]
    if rules.acceleration is not Acceleration.BAKU:
        return
    rounds = played.announced or max([played.rounds, *read.byes.to_come])
    staying = numbers if played.rounds else [each for each in numbers if each not in own.leavers]
    here = _here_from_round_1(played) if played.rounds else ()
    last = _last_of_first_half(here or staying)
    if rules.virtual_points:
        said = max(each.last for each in rules.virtual_points)
        usual = baku_ranges(PairingNumber(numbers[0]), said, rounds, played.win)
        if rules.virtual_points != usual:
            return
        last = max((number for number in numbers if number <= said), default=last)
    found_from_rounds = _last_of_first_half(staying)
    read.rules = replace(
        rules,
        virtual_points=(),
        last_accelerated=None if last == found_from_rounds else PlayerId(last),
    )


def _here_from_round_1(played: Played) -> list[int]:
    """Return the numbers of everybody but those whose first rounds are blank: they came late."""
    return [
        player.number
        for player in played.players
        if player.opponents[0] or player.marks[0] != NO_MARK
    ]


def _last_of_first_half(numbers: Sequence[int]) -> int:
    """Return the last of group A among these numbers (C.04.7 Art. 2)."""
    size = 2 * -(-len(numbers) // 4)
    return numbers[min(size, len(numbers)) - 1] if numbers else 0
