"""Somebody who comes when pairs are published, and these are taken back."""

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.services.checking import check_event
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.play.rounds import publish_round, take_back_publication
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.workspace import Workspace
from tests.services.hands import undo_and_redo
from tests.services.swiss_hands import make_swiss, pair, play_rounds


def test_that_a_round_paired_anew_has_the_newcomer_in_it(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 7), 2)
    pair(workspace, 3)
    workspace.do(publish_round, round=Round(3))
    late = workspace.do(join_late, name="Пізній Гравець", fide_rating=2450)
    workspace.do(take_back_publication, round=Round(3), reason="somebody has come")
    undo_and_redo(workspace)
    workspace.do(unpair_round, round=Round(3))
    pair(workspace, 3)
    games = workspace.event.tournament.competition().round(Round(3)).games
    assert len(games) == 4
    assert any(late in (game.white, game.black) for game in games)
    assert not check_event(in_hand(workspace.event, None), engine.pair).rounds[-1].differences
