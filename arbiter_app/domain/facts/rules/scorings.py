"""What regulations may say that a result is worth (Laws of Chess Art. 10.1)."""

from collections.abc import Mapping
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.names.figures import decimal_number

FOOTBALL_SCORING = Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(3))

USUAL_SCORINGS: Mapping[str, Scoring] = {
    "1-½-0": STANDARD_SCORING,
    "3-1-0": FOOTBALL_SCORING,
}
"""Those with a name, by win, draw and loss."""

MOST_POINTS = 10
DECIMALS = 2
"""Both leave room for the points of a whole tournament in a report file."""


def parse_points(text: str) -> Decimal:
    """Read points as people type them: "1", "½", "0,25". Raises RuleError("scoring.value")."""
    typed = "".join(text.split()).replace(",", ".").replace("½", ".5")
    points = decimal_number(typed)
    if points is None or typed.startswith("-"):
        raise RuleError("scoring.value", text=text, most=MOST_POINTS)
    return points


def demand_scoring(scoring: Scoring) -> Scoring:
    """Return a scoring in which more is better, two draws are worth no more together than a win
    and a loss, and no bye is worth more than a win.

    Raises RuleError("scoring.value"), ("scoring.order"), ("scoring.draws") or ("scoring.bye").
    """
    for points in (scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.pairing_bye):
        is_written = points.is_finite() and points == round(points, DECIMALS)
        if not is_written or not 0 <= points <= MOST_POINTS:
            raise RuleError("scoring.value", text=str(points), most=MOST_POINTS)
    if not scoring.win > scoring.draw > scoring.loss >= scoring.absence:
        raise RuleError("scoring.order")
    if 2 * scoring.draw > scoring.win + scoring.loss:
        raise RuleError("scoring.draws")
    if scoring.pairing_bye > scoring.win:
        raise RuleError("scoring.bye")
    return scoring


def of_two_games(scoring: Scoring) -> Scoring:
    """Return what a match of two games is worth where a game is worth this: the pairing-allocated
    bye is a game won and one drawn (C.04.5).
    """
    return Scoring(
        win=2 * scoring.win,
        draw=2 * scoring.draw,
        loss=2 * scoring.loss,
        absence=2 * scoring.absence,
        pairing_bye=scoring.win + scoring.draw,
    )


def in_games(scoring: Scoring) -> Scoring:
    """Return what each of two games gives where their match gives this, the bye half of its own."""
    return Scoring(
        win=scoring.win / 2,
        draw=scoring.draw / 2,
        loss=scoring.loss / 2,
        absence=scoring.absence / 2,
        pairing_bye=scoring.pairing_bye / 2,
    )


def in_matches(scoring: Scoring) -> Scoring:
    """Return what a match gives where each of its two games gives this, the bye twice its own."""
    return Scoring(
        win=scoring.win * 2,
        draw=scoring.draw * 2,
        loss=scoring.loss * 2,
        absence=scoring.absence * 2,
        pairing_bye=scoring.pairing_bye * 2,
    )


def of_one_game(scoring: Scoring) -> Scoring:
    """Return what a game is worth where a match of two games is worth this; its bye is a win."""
    return Scoring(
        win=scoring.win / 2,
        draw=scoring.draw / 2,
        loss=scoring.loss / 2,
        absence=scoring.absence / 2,
        pairing_bye=scoring.win / 2,
    )


def bye_in(scoring: Scoring, former: Scoring) -> Decimal:
    """Return what the pairing-allocated bye is worth where the points of results change: what it
    was worth as, a win, a draw or a loss; else its points, as far as a win is worth so many.
    """
    for worth in ("win", "draw", "loss"):
        if former.pairing_bye == getattr(former, worth):
            points: Decimal = getattr(scoring, worth)
            return points
    return min(former.pairing_bye, scoring.win)
