"""A draft as it would be made today: from which position, and whether it is the same."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
from arbiter_app.domain.pairing.swiss.making import is_out_of_date, position_to_pair
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def todays_position(competition: Competition, round: Round) -> SwissPosition:
    """Return the position from which a round would be paired now, those left out who did not come
    to the round before. Raises RuleError as `position_to_pair`.
    """
    return position_to_pair(competition, round, unexplained_absentees(competition, round))


def is_overtaken(competition: Competition, round: Round) -> bool:
    """Whether a draft would be made from another position today, or would leave out others."""
    round_ = competition.round(round)
    if not round_.is_draft:
        return False
    left_out = {bye.player for bye in round_.byes if bye.is_unexplained}
    would_be = {*unexplained_absentees(competition, round)}
    return left_out != would_be or is_out_of_date(competition, round_)
