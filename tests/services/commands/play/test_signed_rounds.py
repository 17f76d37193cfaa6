"""A round that is signed off is past: no decision about a player changes it any more."""

from collections.abc import Callable
from datetime import datetime

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    withdraw_player,
)
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import (
    publish_round,
    sign_off_round,
    take_back_publication,
)
from arbiter_app.services.workspace import Workspace
from tests.services.disputes import of_one

Play = Callable[[int], Workspace]
Leave = Callable[[Workspace, PlayerId], object]
ROUND_1 = Round(1)


def round_1(workspace: Workspace) -> RoundOfPlay:
    return workspace.event.tournament.main_stage.round(ROUND_1)


def withdraw(workspace: Workspace, player: PlayerId) -> None:
    workspace.do(withdraw_player, player=player, reason="хвороба")


def expel(workspace: Workspace, player: PlayerId) -> None:
    workspace.do(expel_player, player=player, reason="телефон")


def miss(workspace: Workspace, player: PlayerId) -> None:
    last = Round(len(workspace.event.tournament.main_stage.rounds))
    workspace.do(miss_rounds, player=player, first=ROUND_1, last=last, reason="потяг")


def sanction(workspace: Workspace, player: PlayerId, kind: Sanction) -> None:
    last = Round(len(workspace.event.tournament.main_stage.rounds))
    workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 2, 12, 0),
            player=player,
            offence=Offence.CONDUCT,
            sanction=kind,
            first_round=ROUND_1,
            last_round=last,
            account="Образив суддю",
            article="VII.1.10",
        ),
    )


LEAVES: dict[str, Leave] = {
    "withdrawal": withdraw,
    "expulsion": expel,
    "absence": miss,
    "expelled by a sanction": lambda event, who: sanction(event, who, Sanction.EXPULSION),
    "excluded by a sanction": lambda event, who: sanction(event, who, Sanction.EXCLUSION),
}


def forfeited(play: Play, players: int, *, stays: bool = True) -> Workspace:
    """Round 1 holds only forfeits, one side of each board absent, and is signed off."""
    workspace = play(players)
    for game in round_1(workspace).games:
        miss(workspace, game.black) if stays else withdraw(workspace, game.black)
    workspace.do(publish_round, round=ROUND_1)
    workspace.do(sign_off_round, round=ROUND_1)
    return workspace


@pytest.mark.parametrize("leave", LEAVES.values(), ids=LEAVES.keys())
def test_that_who_leaves_keeps_the_forfeits_won_in_a_signed_round(leave: Leave, play: Play) -> None:
    workspace = forfeited(play, 6, stays=False)
    before = round_1(workspace)
    leave(workspace, before.games[0].white)
    assert round_1(workspace) == before
    assert round_1(workspace).signed_off is not None


def test_that_a_forfeit_of_a_signed_round_stays_lost_when_its_player_returns(play: Play) -> None:
    workspace = forfeited(play, 6)
    before = round_1(workspace)
    workspace.do(return_player, player=before.games[0].black, reason="прибув")
    assert round_1(workspace) == before
    own = [
        game.result
        for round_, game in workspace.event.tournament.main_stage.games
        if before.games[0].black in (game.white, game.black) and round_.number == 2
    ]
    assert len(own) == 1


def test_that_lifting_a_sanction_leaves_a_signed_round_alone(play: Play) -> None:
    workspace = play(6)
    games = round_1(workspace).games
    sanction(workspace, games[0].black, Sanction.EXPULSION)
    for game in games[1:]:
        miss(workspace, game.black)
    workspace.do(publish_round, round=ROUND_1)
    workspace.do(sign_off_round, round=ROUND_1)
    before = round_1(workspace)
    incident = workspace.event.tournament.incidents[0].id
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="апеляція")
    assert round_1(workspace) == before


def test_that_undo_brings_back_what_a_withdrawal_beside_a_signed_round_changed(play: Play) -> None:
    workspace = forfeited(play, 6)
    before = workspace.event.tournament
    withdraw(workspace, round_1(workspace).games[0].white)
    workspace.undo()
    assert workspace.event.tournament == before


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(RuleError) as error:
        act()
    return error.value.code


def test_that_play_has_begun_with_a_signed_round_of_forfeits(play: Play) -> None:
    """Nobody joins, takes the place of who left, or draws numbers anew: the round would change."""
    workspace = forfeited(play, 5, stays=False)
    before = round_1(workspace)
    gone = before.games[0].black
    assert (
        refused(lambda: workspace.do(join_late, name="Запасний Юрій", reason="запізнився"))
        == "permission.join-late"
    )
    assert refused(lambda: workspace.do(draw_lots, seed="наново")) == "permission.draw-numbers"
    assert (
        refused(
            lambda: workspace.do(
                replace_player, player=gone, name="Запасний Юрій", reason="замінив"
            )
        )
        == "player.no-substitute"
    )
    assert (
        refused(lambda: workspace.do(take_back_publication, round=ROUND_1, reason="помилка"))
        == "round.published-played"
    )
    assert round_1(workspace) == before
