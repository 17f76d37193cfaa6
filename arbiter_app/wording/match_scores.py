"""How a match of two stands or ended, in figures: "2:1", "1½:1½, armageddon"."""

from decimal import Decimal

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.match import MatchState, StepState, WonBy
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording import numbers

_WON_BY = {
    WonBy.ARMAGEDDON: QT_TRANSLATE_NOOP("MatchScore", "armageddon"),
    WonBy.WALKOVER: QT_TRANSLATE_NOOP("MatchScore", "walk-over"),
    WonBy.LOT: QT_TRANSLATE_NOOP("MatchScore", "by lot"),
    WonBy.LEVEL: QT_TRANSLATE_NOOP("MatchScore", "level"),
    WonBy.NOBODY: QT_TRANSLATE_NOOP("MatchScore", "nobody came"),
}


def score(catalogue: Catalogue, state: MatchState, player: PlayerId) -> str:
    """Return the score from a player's side, with what else than games decided: "2:1",
    "1:1, by lot"; "" before the first game.
    """
    figures = game_points(catalogue, state, player)
    return ", ".join(part for part in (figures, decided_by(catalogue, state)) if part)


def game_points(catalogue: Catalogue, state: MatchState, player: PlayerId) -> str:
    """Return the points of all games from a player's side: "2½:1½"; "" before the first game."""
    if not any(game.result for game in state.games):
        return ""
    mine, other = points(state, player)
    return figures(catalogue, mine, other)


def points(state: MatchState, player: PlayerId) -> tuple[Decimal, Decimal]:
    """Return the points of a player and of his opponent in all steps."""
    first = sum((step.points[0] for step in state.steps), Decimal(0))
    second = sum((step.points[1] for step in state.steps), Decimal(0))
    return (first, second) if player == state.pair[0] else (second, first)


def step_points(catalogue: Catalogue, state: MatchState, step: StepState, player: PlayerId) -> str:
    """Return the score of one step from a player's side."""
    first, second = step.points
    mine, other = (first, second) if player == state.pair[0] else (second, first)
    return figures(catalogue, mine, other)


def figures(catalogue: Catalogue, mine: Decimal, other: Decimal) -> str:
    """Return "2:1"."""
    return f"{numbers.points(catalogue, mine)}:{numbers.points(catalogue, other)}"


def decided_by(catalogue: Catalogue, state: MatchState) -> str:
    """Return what else than its games decided a match; "" where they did, or nothing has yet."""
    if state.won_by not in _WON_BY:
        return ""
    return catalogue.translate("MatchScore", _WON_BY[state.won_by])
