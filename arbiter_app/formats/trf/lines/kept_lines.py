"""Which records mean something to the program, and where the others stood."""

from collections.abc import Collection, Iterable, Iterator

from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line, PlayerRecord, Record, Report

COMMENT = "###"

TRF26_CODES = frozenset(
    {COMMENT}
    | {"142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299"}
    | {"300", "310", "320", "330", "352", "362", "801", "802"}
)
"""The records that came with TRF26."""

_OLDER_CODES = {
    "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112",
    "122", "132",
}  # fmt: skip
_DIALECTS = ("XX", "BB")
_TEAM_CODES = ("013", "300", "310", "320", "330", "352", "362", "801", "802")

UNDERSTOOD = frozenset(
    {"012", "022", "032", "042", "052", "062", "072", "102", "112", "122", "142", "XXR"}
)
"""The headers that are written anew from the event; of each but 102 and 112 the first."""

_COUNTS = frozenset({"062", "072", "142"})
"""Said twice they say nothing more: their number is counted."""

_WRITTEN_WHERE_SAID = frozenset({"092", "152", "162", "172", "192", "202", "212"})
"""The headers that are written anew where the event says what they said."""

_WRITTEN_AS = {"XXR": "142", "XXC": "152"}
_SEVERAL = frozenset({"102", "112"})

ONCE = frozenset(
    {"012", "022", "032", "042", "052", "142", "152", "162", "172", "192", "202", "212"}
)
"""The headers that may not stand in a file twice."""


def is_known(code: str) -> bool:
    """Whether the format or one of its dialects has a record of this code."""
    return code in _OLDER_CODES or code in TRF26_CODES or code.startswith(_DIALECTS)


def is_national(line: Line) -> bool:
    """Whether the code of a record can be that of a federation: a national rating."""
    code = line.code
    return (
        len(code) == 3
        and code.isascii()
        and code.isalpha()
        and code.isupper()
        and not code.startswith(_DIALECTS)
    )


def kept_lines(
    report: Report, *, consumed: Collection[Line], unread: Collection[Line]
) -> tuple[KeptLine, ...]:
    """Return the records that are kept as they stand, each with what stood before it."""
    spent, kept = ({id(line) for line in lines} for lines in (consumed, unread))
    return tuple(_kept(report.records, spent, kept))


def _kept(
    records: Iterable[Record], consumed: Collection[int], unread: Collection[int]
) -> Iterator[KeptLine]:
    anchor = ""
    seen: set[str] = set()
    for record in records:
        if isinstance(record, PlayerRecord):
            anchor = f"{record.code} {record.number}"
            continue
        code = _WRITTEN_AS.get(record.code, record.code)
        says_nothing = not record.value and code in UNDERSTOOD | ONCE
        if says_nothing or id(record) in consumed or (code in _COUNTS and code in seen):
            if record.value and code in _WRITTEN_WHERE_SAID:
                anchor = code
            continue
        is_first = code in _SEVERAL or code not in seen
        if code in UNDERSTOOD and is_first and id(record) not in unread:
            seen.add(code)
            anchor = code
        else:
            yield KeptLine(after=anchor, text=record.text)


def tell_unknown(report: Report, numbers: Collection[int], found: Findings) -> None:
    """Give notice of records that the format does not have."""
    for record in report.others:
        if is_known(record.code):
            continue
        if not (is_national(record) and number_of(record) in numbers):
            found.notice(FormatError(record.at, 1, "trf.unknown-record", record=record.code))


def tell_teams(report: Report, found: Findings) -> None:
    """Give notice of records about teams that do not say who plays for which."""
    team = report.line(*_TEAM_CODES)
    if team is not None:
        found.notice(FormatError(team.at, 1, "trf.teams"))


def is_of_teams(report: Report) -> bool:
    """Whether the report is of a team event, with the games of its boards."""
    return report.line(*_TEAM_CODES) is not None


def number_of(line: Line) -> int | None:
    """Return the player's number in a record with the columns of 001."""
    word = line.text[4:8].strip()
    return whole_number(word)
