"""Commands about what captains put under the reports of their matches."""

from collections.abc import Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.game_notes import HowSigned, MatchSignature
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.teams.boards import match_of
from arbiter_app.domain.teams.signatures import (
    Signing,
    demand_over,
    missing_signings,
    points_by_board,
    signings,
    signs_for_captain,
    who_signs,
)
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.teams import remove_match_signature, write_match_signature


@command("signatures.all", anything, right=Right.ENTER, in_stage=True)
def sign_matches(uow: UnitOfWork, /, *, round: Round, tables: Sequence[Board]) -> None:
    """Keep that the captains of matches signed whose signatures are missing, or stand for another
    result; what was signed under protest or refused for this one stays.

    Raises RuleError("signature.all-there"), and as `demand_over`.
    """
    round_ = uow.competition.round(round)
    matches = [match_of(round_, table) for table in tables]
    for match in matches:
        demand_over(round_, match)
    missing = [*missing_signings(round_, matches)]
    if not missing:
        raise RuleError("signature.all-there", round=round)
    for each in missing:
        by = who_signs(uow.event, uow.tournament.team(each.team))
        _write(uow, round, each, HowSigned.SIGNED, by)


@command("signatures.one", anything, right=Right.ENTER, in_stage=True)
def sign_for_team(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    team: TeamId,
    how: HowSigned,
    by: str = "",
) -> None:
    """Keep what one captain did, or who signs for the captain, in place of what was kept for the
    team before.

    Raises RuleError("line-up.no-match"), and as `demand_over`.
    """
    signing = _signing(uow, round, team)
    demand_over(uow.competition.round(round), signing.match)
    _write(uow, round, signing, how, clean(by) or "")


@command("signatures.take-back", anything, right=Right.ENTER, in_stage=True)
def take_back_signature(uow: UnitOfWork, /, *, round: Round, team: TeamId) -> None:
    """Take the signature of a team out again. Raises RuleError("line-up.no-match") and
    ("signature.none").
    """
    if _signing(uow, round, team).signature is None:
        name = uow.tournament.team(team).name
        raise RuleError("signature.none", round=round, name=name)
    remove_match_signature(uow.rows, uow.competition.id, round, team)


def _signing(uow: UnitOfWork, round: Round, team: TeamId) -> Signing:
    round_ = uow.competition.round(round)
    for match in round_.to_play:
        for each in signings(round_, match):
            if each.team == team:
                return each
    raise RuleError("line-up.no-match", round=round, name=uow.tournament.team(team).name)


def _write(uow: UnitOfWork, round: Round, signing: Signing, how: HowSigned, by: str) -> None:
    own, other = points_by_board(signing.match, signing.colour)
    signature = MatchSignature(
        team=signing.team,
        how=how,
        by=by,
        is_substitute=signs_for_captain(uow.event, uow.tournament.team(signing.team), by),
        at=uow.at,
        own=own,
        other=other,
    )
    write_match_signature(uow.rows, uow.competition.id, round, signature)
