"""What becomes of unplayed rounds: one policy for each text and system (C.07 Art. 15, 16)."""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.crosstable import Cell, Crosstable, Line
from arbiter_app.values import frozen


class DummyRule(StrEnum):
    """Where the score of a dummy or virtual opponent comes from."""

    OWN_SCORE = "own-score"
    CAPPED_BY_OPPONENT = "capped-by-opponent"
    """No more than the adjusted score of the scheduled opponent (Art. 16.4.1)."""
    CAPPED_BY_DRAWS = "capped-by-draws"
    """No more than a draw in every round would give (Art. 16.4.2)."""
    OWN_LEVEL = "own-level"
    """Of the criteria of Go: the level on which one started."""
    VIRTUAL = "virtual"
    """Of the text before 2023: as many points before the round, draws after it."""


class Dummy(NamedTuple):
    """An opponent who does not exist, in place of one who was not met."""

    score: Decimal
    rule: DummyRule


_CUTS = {"/C1": "14.1", "/C2": "14.2", "/M1": "14.3", "/M2": "14.4"}
_CUTS_BEFORE_2023 = {
    "/C1": "13.4.4",
    "/C2": "13.4.5",
    "/M1": "13.4.2",
    "/M2": "13.4.3",
    "ARO/C1": "13.3.2",
    "ARO/C2": "13.3.2",
}

Adjusted = Callable[[Crosstable, Line], Decimal]
"""Returns the score of a participant as his opponents count it."""

Dummies = Callable[[Crosstable, Line, Cell, Callable[[ParticipantId], Decimal]], Dummy | None]
"""Returns whom a participant is held to have met in a round he did not play; None where the text
knows no such opponent. The last argument gives adjusted scores.
"""


@frozen(kw_only=True)
class UnplayedRounds:
    """How a text treats rounds that were not played over the board."""

    adjusted: Adjusted
    dummy: Dummies
    adjustment_article: str
    dummy_article: str
    cuts_voluntary_first: bool
    """Whether the exception for voluntary unplayed rounds holds (Art. 16.5)."""
    forfeits_are_games: bool
    """Whether a forfeit counts in a direct encounter (Art. 6.1.1, 15.2)."""
    may_rate_forfeits: bool = False
    """Whether rating tie-breaks may count forfeits, see `Settings.forfeits_in_ratings`."""
    cut_articles: Mapping[str, str] = field(default_factory=lambda: _CUTS)
    """The article of each modifier that leaves parts out, or of a name that has one of its own."""


def _as_scored(_: Crosstable, line: Line) -> Decimal:
    return line.points


def _nobody(*_: object) -> None:
    return None


def _closing_byes_drawn(table: Crosstable, line: Line) -> Decimal:
    """Count requested byes that only voluntary unplayed rounds follow as draws (Art. 16.3)."""
    score = line.points
    last_pending = line.pending[-1] if line.pending else 0
    for cell in reversed(line.cells):
        if not cell.mark.voluntary or cell.round < last_pending:
            break
        if cell.mark.requested:
            score += table.scoring.draw - cell.points
    return score


def _own_score(
    _: Crosstable, line: Line, __: Cell, ___: Callable[[ParticipantId], Decimal]
) -> Dummy:
    """Give the dummy the participant's own final score (Art. 16.4, before 2026)."""
    return Dummy(line.points, DummyRule.OWN_SCORE)


def _capped(
    table: Crosstable, line: Line, cell: Cell, adjusted: Callable[[ParticipantId], Decimal]
) -> Dummy:
    """Give the dummy the own score, but not more than Art. 16.4.1 and 16.4.2 allow (2026); draws
    count from the level on which somebody started, as the own score does.
    """
    own = line.points
    if cell.opponent is not None:
        cap, rule = adjusted(cell.opponent), DummyRule.CAPPED_BY_OPPONENT
    else:
        cap, rule = line.level + table.scoring.draw * table.rounds, DummyRule.CAPPED_BY_DRAWS
    return Dummy(cap, rule) if cap < own else Dummy(own, DummyRule.OWN_SCORE)


def _unplayed_drawn(table: Crosstable, line: Line) -> Decimal:
    """Count every unplayed round as a draw (text of 2017 Art. 13.14.2)."""
    unplayed = (cell.points for cell in line.cells if not cell.mark.over_the_board)
    return line.points + sum((table.scoring.draw - points for points in unplayed), Decimal(0))


def _virtual(
    table: Crosstable, line: Line, cell: Cell, _: Callable[[ParticipantId], Decimal]
) -> Dummy:
    """Let the virtual opponent have the same score before and draws after (13.14.2 of 2017)."""
    scoring = table.scoring
    score = (
        line.points_before(cell.round)
        + (scoring.win - cell.points)
        + scoring.draw * (table.rounds - cell.round)
    )
    return Dummy(score, DummyRule.VIRTUAL)


PREDETERMINED_2023 = UnplayedRounds(
    adjusted=_as_scored,
    dummy=_nobody,
    adjustment_article="15.2",
    dummy_article="15.2",
    cuts_voluntary_first=False,
    forfeits_are_games=True,
    may_rate_forfeits=True,
)
"""Pairings known beforehand, such as a round robin: forfeits are ordinary games (Art. 15.2)."""

PREDETERMINED_2026 = replace(PREDETERMINED_2023, may_rate_forfeits=False)

SWISS_2023 = UnplayedRounds(
    adjusted=_closing_byes_drawn,
    dummy=_own_score,
    adjustment_article="16.3",
    dummy_article="16.4",
    cuts_voluntary_first=True,
    forfeits_are_games=False,
)

SWISS_2026 = replace(SWISS_2023, dummy=_capped)

PREDETERMINED_VIRTUAL = replace(PREDETERMINED_2023, cut_articles=_CUTS_BEFORE_2023)

SWISS_VIRTUAL = UnplayedRounds(
    adjusted=_unplayed_drawn,
    dummy=_virtual,
    adjustment_article="13.14.2",
    dummy_article="13.14.2",
    cuts_voluntary_first=False,
    forfeits_are_games=False,
    cut_articles=_CUTS_BEFORE_2023,
)
