"""Commands that pair the rounds of a Swiss: each is a draft until it is published."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import Bye, Game
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for, unexplained_absentees
from arbiter_app.domain.pairing.swiss.making import (
    RoundMade,
    demand_draft,
    position_to_pair,
    position_told,
)
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.drafts import take_draft_away
from arbiter_app.services.writing.levels import keep_handicaps, keep_levels
from arbiter_app.services.writing.stages import forget_boards, forget_games
from arbiter_app.services.writing.swiss import fix_group_a
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import NEW_GAME, add_game, write_byes, write_round


def _of_made(params: Params) -> Params:
    """Return what the journal keeps of a round that was worked out: the rest is in the rows."""
    made: RoundMade = params["made"]
    return {"round": made.round, "boards": len(made.pairing.pairs), "left_out": made.left_out}


@command("round.pair", anything, right=Right.PUBLISH, is_risky=True, in_stage=True, noted=_of_made)
def pair_round(uow: UnitOfWork, /, *, made: RoundMade) -> None:
    """Write a round that was worked out as a draft, in place of a former draft.

    Raises RuleError("pairing.changed") where it was made from another position, or others are to be
    left out now, and as `position_to_pair`.
    """
    competition = uow.competition
    number = made.round
    position = position_to_pair(competition, number, made.left_out)
    left_out = unexplained_absentees(competition, number)
    if position != made.position or {*left_out} != {*made.left_out}:
        raise RuleError("pairing.changed", round=number)
    round_ = uow.competition.round_so_far(number)
    forget_games(uow, [game.id for game in round_.games])
    forget_boards(uow, competition.id, number)
    made_from = position_told(made.position, competition)
    write_round(uow.rows, competition.id, replace(round_, by_hand=None, made_from=made_from))
    player = {number: player for player, number in competition.numbers.items()}
    for board, pair in zip(made.boards, made.pairing.pairs, strict=True):
        game = Game(id=NEW_GAME, board=board, white=player[pair.white], black=player[pair.black])
        add_game(uow.rows, competition.id, number, game)
    absent = (Bye(player=each, mark=Mark.ZERO_BYE, is_unexplained=True) for each in made.left_out)
    byes = [*byes_asked_for(round_), *absent]
    if made.pairing.free is not None:
        byes.append(Bye(player=player[made.pairing.free], mark=Mark.PAIRING_BYE))
    write_byes(uow.rows, competition.id, number, byes)
    if number == 1:
        fix_group_a(uow)
        keep_levels(uow)
    keep_handicaps(uow, number)


@command("round.unpair", anything, right=Right.PUBLISH, is_risky=True, in_stage=True)
def unpair_round(uow: UnitOfWork, /, *, round: Round) -> None:
    """Take the draft of a round away; byes that were asked for stay.

    Raises RuleError("round.empty") and as `demand_draft`; ("pairing.not-swiss") where a table or a
    bracket has made the pairs: nothing would make them again.
    """
    competition = uow.competition
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    demand_draft(competition, round)
    round_ = competition.round(round)
    if not round_.games:
        raise RuleError("round.empty", round=round)
    take_draft_away(uow, round_)


@command("round.keep", anything, right=Right.DECIDE, in_stage=True)
def keep_in_pairing(
    uow: UnitOfWork, /, *, round: Round, players: Sequence[PlayerId], kept: bool
) -> None:
    """Keep players in the pairing of a round who did not come to the one before and did not
    explain it (General Regulations 6.5), or do not keep them any more; a draft of it goes.
    """
    competition = uow.competition
    for player in players:
        competition.participant(player)
    demand_draft(competition, round)
    round_ = uow.competition.round_so_far(round)
    now_kept = round_.kept.union(players) if kept else round_.kept.difference(players)
    decided = replace(round_, kept=now_kept)
    if round_.games:
        take_draft_away(uow, decided)
    else:
        write_round(uow.rows, competition.id, decided)
