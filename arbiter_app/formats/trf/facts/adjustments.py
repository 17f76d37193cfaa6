"""Record 299: points beside the results, or other points for a result than the scoring gives."""

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.results import Mark, Scoring
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.byes import Byes
from arbiter_app.formats.trf.lines.columns import format_points, is_number
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line, PlayerRecord, Report

_POINTS = re.compile(r"-?[0-9]{1,3}(?:\.[0-9]{1,2})?", re.ASCII)
_FIRST_NUMBER = 22
_MOST_FOR_EVERYBODY = 200
"""Without numbers a record is for everybody; a hostile file could multiply such records."""

_TYPES = {
    "W": "1W", "D": "=D", "L": "0L", "F": "F", "H": "H", "Z": "Z ", "+": "+", "-": "-",
}  # fmt: skip
"""The letters of a round that a type means."""


def adjustments_of(
    report: Report,
    players: Mapping[int, PlayerRecord],
    scoring: Scoring,
    byes: Byes,
    found: Findings,
) -> tuple[Adjustment, ...]:
    """Return what the arbiter gave or took, a result of other worth as its difference.

    A record without numbers is for everybody.
    """
    lines = list(report.lines("299"))
    for_everybody = [line for line in lines if not line.text[_FIRST_NUMBER:].strip()]
    if len(for_everybody) > _MOST_FOR_EVERYBODY:
        place = for_everybody[_MOST_FOR_EVERYBODY].at
        found.defect(FormatError(place, 1, "trf.too-many-lines", most=_MOST_FOR_EVERYBODY))
        return ()
    return tuple(
        adjustment
        for line in lines
        for adjustment in _adjustments(line, players, scoring, byes, found)
    )


def _adjustments(
    line: Line,
    players: Mapping[int, PlayerRecord],
    scoring: Scoring,
    byes: Byes,
    found: Findings,
) -> Iterator[Adjustment]:
    text = line.text
    kind = text[4:5].strip().upper()
    points, number_of_round = text[11:17].strip(), text[18:22].strip() or "0"
    ids = text[_FIRST_NUMBER:].split()
    if kind and kind not in _TYPES:
        found.defect(FormatError(line.at, 5, "trf.adjustment"))
    elif not _POINTS.fullmatch(points):
        found.defect(FormatError(line.at, 14, "trf.adjustment"))
    elif not is_number(number_of_round):
        found.defect(FormatError(line.at, 20, "trf.adjustment"))
    elif not all(is_number(each) and int(each) in players for each in ids):
        found.defect(FormatError(line.at, 24, "trf.adjustment"))
    else:
        round_ = Round(int(number_of_round)) or None
        for player in [players[int(each)] for each in ids] or players.values():
            about = PlayerId(player.number)
            if not kind:
                yield Adjustment(player=about, round=round_, points=Decimal(points))
                continue
            for index, mark in _marks(player, kind, byes):
                difference = Decimal(points) - scoring.points(mark)
                if difference and round_ in (None, index + 1):
                    yield Adjustment(player=about, round=Round(index + 1), points=difference)


def _marks(player: PlayerRecord, kind: str, byes: Byes) -> Iterator[tuple[int, Mark]]:
    """Yield the rounds, from 0, in which a player has a mark of a type."""
    for index, letter in enumerate(player.marks):
        if player.opponents[index]:
            if letter in _TYPES[kind] and letter != " " and kind not in "FHZ":
                yield index, Mark(letter)
        elif letter in _TYPES[kind] and (index, letter) in byes:
            yield index, byes[index, letter]


def adjustment_line(adjustment: Adjustment, number: int) -> str:
    """Write a record of points beside the results."""
    round_ = adjustment.round or 0
    return f"299{format_points(adjustment.points):>14}  {round_:03} {number:4}"
