"""A draft as it would be made today: from which position, and whether it is the same."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.making import position_to_pair, position_told, to_be_paired
from arbiter_app.domain.pairing.swiss.position import SwissPosition


def todays_position(competition: Competition, round: Round) -> SwissPosition:
    """Return the position from which a round would be paired now, those left out who did not come
    to the round before. Raises RuleError as `position_to_pair`.
    """
    return position_to_pair(competition, round, unexplained_absentees(competition, round))


def is_overtaken(competition: Competition, round_: RoundOfPlay) -> bool:
    """Whether a draft would be paired from another position today, or would leave out others: a
    result, a player, a bye or a rule has changed since it was made. Who pairs by hand says who is
    left out. From what another program made its draft nobody knows.
    """
    if not competition.is_draft(round_) or round_.made_from is None:
        return False
    left_out = {bye.player for bye in round_.byes if bye.is_unexplained}
    would_be = {*unexplained_absentees(competition, round_.number)}
    if round_.by_hand is None and left_out != would_be:
        return True
    try:
        position = swiss_position(to_be_paired(competition, round_.number, left_out), round_.number)
    except RuleError:  # a result is missing again
        return True
    return position_told(position, competition) != round_.made_from


def drafts_overtaken(competition: Competition) -> tuple[Round, ...]:
    """Return which rounds are drafts that would be paired otherwise today."""
    return tuple(each.number for each in competition.rounds if is_overtaken(competition, each))
