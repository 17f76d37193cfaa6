"""Which games of a McMahon round are played with a handicap."""

from arbiter_app.domain.facts.people.grades import LOWEST
from arbiter_app.domain.facts.rules.mcmahon_rules import HandicapBy
from arbiter_app.domain.pairing.swiss.position import POINT, SwissPosition


def counted_grade(position: SwissPosition, at: int) -> int:
    """Return as which grade somebody counts for handicaps: their own, or that whose level is their
    score of now.
    """
    grade = position.levels[at].grade
    if position.mcmahon.handicap.by is HandicapBy.GRADES and grade is not None:
        return grade
    return position.players[at].score // POINT + LOWEST


def stones(position: SwissPosition, one: int, other: int) -> int:
    """Return the handicap of a meeting of two; 0 of an even game."""
    handicap = position.mcmahon.handicap
    if handicap.by is HandicapBy.NONE:
        return 0
    first, second = (counted_grade(position, at) for at in (one, other))
    return handicap.stones(max(first, second), min(first, second))
