"""Words for what members of teams did on their boards."""

from collections.abc import Mapping

from arbiter_app.domain.table.board_prizes import BoardResult, Fewest, Measure
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

MEASURES: Mapping[Measure, str] = {
    Measure.PERCENTAGE: QT_TRANSLATE_NOOP("Option", "percentage"),
    Measure.PERFORMANCE: QT_TRANSLATE_NOOP("Option", "performance"),
    Measure.POINTS: QT_TRANSLATE_NOOP("Option", "points"),
}
FEWEST: Mapping[Fewest, str] = {
    Fewest.TWO_THIRDS: QT_TRANSLATE_NOOP("Option", "two thirds of the rounds"),
    Fewest.HALF: QT_TRANSLATE_NOOP("Option", "half of the rounds"),
    Fewest.ALL: QT_TRANSLATE_NOOP("Option", "all rounds"),
    Fewest.ONE: QT_TRANSLATE_NOOP("Option", "one game"),
}
_RANKED: Mapping[Measure, str] = {
    Measure.PERCENTAGE: QT_TRANSLATE_NOOP(
        "Paper", "Ranked by percentage, then by points and performance. Games at least: {games}."
    ),
    Measure.PERFORMANCE: QT_TRANSLATE_NOOP(
        "Paper", "Ranked by performance, then by points and percentage. Games at least: {games}."
    ),
    Measure.POINTS: QT_TRANSLATE_NOOP(
        "Paper", "Ranked by points, then by performance and percentage. Games at least: {games}."
    ),
}


def how_ranked(catalogue: Catalogue, measure: Measure, fewest: int) -> str:
    """Return by what people are ranked, and after how many games."""
    return catalogue.translate("Paper", _RANKED[measure]).format(games=fewest)


def board_name(catalogue: Catalogue, board: int | None) -> str:
    """Return "Board 2", or "Reserves"."""
    if board is None:
        return catalogue.translate("Paper", "Reserves")
    return catalogue.translate("Paper", "Board {board}").format(board=board)


def boards_played(result: BoardResult) -> str:
    """Return how often somebody sat at which board: "1×5 2×1"."""
    return " ".join(f"{board}×{games}" for board, games in result.played.items())


def percent(catalogue: Catalogue, result: BoardResult) -> str:
    """Return the share of points: "66.7"; "" without a game."""
    if result.percent is None:
        return ""
    return numbers.tie_break_value(catalogue, result.percent, places=1)
