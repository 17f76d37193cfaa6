"""A report file -> its records, or every defect that keeps it from being read."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter_app.domain.names.plain_text import LINE, OWN, NamedField, cleaned, unfit
from arbiter_app.formats.errors import FormatError, text_defect
from arbiter_app.formats.trf.facts.own_comments import HEADERS
from arbiter_app.formats.trf.lines.columns import BLOCK, FIRST_BLOCK, is_number, read_player
from arbiter_app.formats.trf.lines.encoding import decode
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.kept_lines import (
    COMMENT,
    ONCE,
    TRF26_CODES,
    is_known,
    is_of_teams,
)
from arbiter_app.formats.trf.lines.letters import OLD_BYE_LETTERS
from arbiter_app.formats.trf.lines.records import (
    MOST_ROUNDS,
    NO_COLOUR,
    NO_MARK,
    NO_OPPONENT,
    Line,
    PlayerRecord,
    Record,
    Report,
    Version,
)
from arbiter_app.formats.trf.reading.checks import check_rounds
from arbiter_app.formats.trf.reading.meaning import Meaning, meaning, tell_conversions
from arbiter_app.values import frozen

_MOST_BYTES = 8_000_000
_MOST_LINES = 40_000
_LONGEST_LINE = FIRST_BLOCK + BLOCK * MOST_ROUNDS
_PLAYER = "001"
_FIRST_OF_VALUE = 4
"""The column, counted from 0, in which the value of a header begins."""


@frozen(kw_only=True)
class Reading:
    """What was read: the report with what had to be converted, or its defects and no report."""

    report: Report | None
    defects: tuple[FormatError, ...] = ()
    notices: tuple[FormatError, ...] = ()
    means: Meaning | None = None
    """What the report means, which `event_of` need not find out again."""


def read(data: bytes) -> Reading:
    """Read a report file; with a defect in any line there is no report."""
    found = Findings()
    report, means = _report(data, found)
    if report is None or found.has_defects:
        return Reading(report=None, defects=found.defects, notices=found.notices)
    return Reading(report=report, notices=found.notices, means=means)


def _report(data: bytes, found: Findings) -> tuple[Report | None, Meaning | None]:
    lines = _lines(data, found)
    records = _of_equal_length(list(_records(lines, found)))
    players = [each for each in records if isinstance(each, PlayerRecord)]
    if not players:
        if lines and not found.has_defects:
            found.defect(FormatError(1, 1, "trf.no-players"))
        return None, None
    report = Report(version=_version(records), records=tuple(records))
    is_whole = not found.has_defects
    _check_headers(records, found)
    _tell_ids_given_twice(players, found)
    if not _numbers_are_clear(players, found):
        return report, None
    is_older = report.version is not Version.TRF26 or is_of_teams(report)
    check_rounds(players, found, has_old_byes=is_older, is_whole=is_whole)
    means = meaning(report, found)
    tell_conversions(report, means, found)
    return report, means


def _lines(data: bytes, found: Findings) -> Sequence[str]:
    """Return the lines of a file; none of one that is no text or beyond all measure."""
    if len(data) > _MOST_BYTES:
        found.defect(FormatError(1, 1, "trf.too-large", most=_MOST_BYTES // 1_000_000))
        return ()
    decoded = decode(data)
    for defect in decoded.defects:
        found.defect(defect)
    if decoded.guessed:
        found.notice(FormatError(1, 1, "trf.encoding", encoding=decoded.guessed))
    lines = [_without_unseen_start(line) for line in decoded.text.split("\n")]
    if not decoded.text.strip():
        found.defect(FormatError(1, 1, "trf.empty"))
    if len(lines) > _MOST_LINES:
        found.defect(FormatError(_MOST_LINES + 1, 1, "trf.too-many-lines", most=_MOST_LINES))
    return () if found.has_defects else lines


def _without_unseen_start(line: str) -> str:
    """Return a line without what nobody sees before its code; within it, columns count."""
    seen = (at for at, letter in enumerate(line) if cleaned(letter))
    return line[next(seen, len(line)) :]


def _records(lines: Sequence[str], found: Findings) -> Iterator[Record]:
    players = 0
    rated = 0
    announced: dict[str, Line] = {}
    is_start_list = not any(
        line.startswith(_PLAYER) and len(line.rstrip()) > FIRST_BLOCK for line in lines
    )
    for at, line in enumerate(lines, start=1):
        text = line.rstrip()
        if len(text) > _LONGEST_LINE:
            found.defect(FormatError(at, _LONGEST_LINE + 1, "trf.too-long", most=_LONGEST_LINE))
        elif fault := unfit(cleaned(text), OWN):
            found.defect(text_defect(fault, at))
        elif text.startswith(_PLAYER):
            players += 1
            # Only the last line can lack its end; then it was cut off.
            has_end = at < len(lines)
            player = read_player(text, at, found, of_start_list=is_start_list and has_end)
            if player is not None:
                rated += player.rating is not None
                yield player
        elif text := " ".join(cleaned(text).splitlines()).rstrip():
            record = Line(text, at)
            _check_line(record, found)
            announced.setdefault(record.code, record)
            yield record
    if players:
        _check_counts(announced.get("062"), players, announced.get("072"), rated, found)


def _check_line(line: Line, found: Findings) -> None:
    """Check the form of a record: columns count, and a tab hides them."""
    if line.code in HEADERS and (fault := unfit(line.value, LINE)):
        found.defect(
            text_defect(fault, line.at, _FIRST_OF_VALUE, NamedField("event", HEADERS[line.code]))
        )
    if is_known(line.code) and line.code != COMMENT and "\t" in line.text:
        found.defect(FormatError(line.at, line.text.index("\t") + 1, "trf.tab"))


def _check_counts(
    of_players: Line | None, players: int, of_rated: Line | None, rated: int, found: Findings
) -> None:
    """Give notice of announced numbers of players that are not those of the file: they only
    inform, and an opponent whose line was cut off is missed anyway.
    """
    if of_players and (said := _number(of_players)) not in (None, players):
        at = of_players.at
        found.notice(FormatError(at, 5, "trf.count", announced=said or 0, players=players))
    if of_rated and (said := _number(of_rated)) not in (None, rated):
        at = of_rated.at
        found.notice(FormatError(at, 5, "trf.count-rated", announced=said or 0, rated=rated))


def _number(line: Line) -> int | None:
    """Return the number that a record says, if it says one."""
    word = (line.value.split() or [""])[0]
    return int(word) if is_number(word) else None


def _of_equal_length(records: list[Record]) -> list[Record]:
    """Return the records with as many rounds for every player as the longest line has."""
    rounds = max(
        (_rounds_said(each) for each in records if isinstance(each, PlayerRecord)), default=0
    )
    return [
        _of_length(each, rounds) if isinstance(each, PlayerRecord) else each for each in records
    ]


def _rounds_said(player: PlayerRecord) -> int:
    rounds = len(player.marks)
    while rounds and not player.opponents[rounds - 1] and player.marks[rounds - 1] == NO_MARK:
        rounds -= 1
    return rounds


def _of_length(player: PlayerRecord, rounds: int) -> PlayerRecord:
    more = rounds - len(player.marks)
    if not more:
        return player
    return replace(
        player,
        opponents=(player.opponents + (NO_OPPONENT,) * more)[:rounds],
        colours=(player.colours + NO_COLOUR * more)[:rounds],
        marks=(player.marks + NO_MARK * more)[:rounds],
    )


def _numbers_are_clear(players: Sequence[PlayerRecord], found: Findings) -> bool:
    """Check that no two players have one number."""
    lines: dict[int, int] = {}
    for player in players:
        first = lines.setdefault(player.number, player.at)
        if first != player.at:
            found.defect(
                FormatError(player.at, 5, "trf.number-twice", number=player.number, other=first)
            )
    return len(lines) == len(players)


def _tell_ids_given_twice(players: Sequence[PlayerRecord], found: Findings) -> None:
    lines: dict[str, int] = {}
    for player in players:
        first = lines.setdefault(player.fide_id, player.at)
        if player.fide_id and first != player.at:
            found.notice(
                FormatError(player.at, 58, "trf.fide-id-twice", text=player.fide_id, other=first)
            )


def _check_headers(records: Sequence[Record], found: Findings) -> None:
    """Check that what can be said only once is not said twice."""
    seen: dict[str, int] = {}
    for record in records:
        if isinstance(record, PlayerRecord) or record.code not in ONCE or not record.value:
            continue
        first = seen.setdefault(record.code, record.at)
        if first != record.at:
            found.defect(
                FormatError(record.at, 1, "trf.header-twice", record=record.code, other=first)
            )


def _version(records: Sequence[Record]) -> Version:
    """Return the edition whose records or letters the file uses."""
    if any(record.code in TRF26_CODES for record in records):
        return Version.TRF26
    has_old_byes = any(
        not opponent and mark in OLD_BYE_LETTERS
        for record in records
        if isinstance(record, PlayerRecord) and NO_OPPONENT in record.opponents
        for opponent, mark in zip(record.opponents, record.marks, strict=True)
    )
    return Version.TRF06 if has_old_byes else Version.TRF16
