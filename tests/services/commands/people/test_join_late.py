"""Who comes or leaves between the draw and round 1."""

from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter_app.domain.drawing.after_draw import (
    Remedy,
    Rule,
    remedies_for_newcomer,
    remedies_for_withdrawal,
)
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.draw import draw_lots, number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.all_sentences import SENTENCES
from tests.services.hands import refused_code

Play = Callable[[int], Workspace]


def pair_of(game: Game) -> Pair:
    """The pair of numbers, where number and player are the same."""
    return Pair(PairingNumber(game.white), PairingNumber(game.black))


@pytest.mark.parametrize("players", [3, 5, 7, 9, 11])
@pytest.mark.parametrize("cycles", [1, 2])
def test_that_a_late_player_makes_of_an_odd_field_the_table_of_the_even_one(
    register: Play, players: int, cycles: int, path: Path
) -> None:
    workspace = register(players)
    workspace.do(change_system, cycles=cycles, swap_last_rounds=True, edition_id="2026-03")
    workspace.do(number_by_rating)
    before = workspace.event.tournament.main_stage.rounds
    newcomer = workspace.do(join_late, name="Пізній Петро", region="Львівська", reason="поїзд")

    tournament = workspace.event.tournament
    assert tournament.numbers[newcomer] == players + 1
    table = berger(players + 1, cycles=cycles)
    for former, round_, pairing in zip(before, tournament.main_stage.rounds, table, strict=True):
        assert round_.games[:-1] == former.games  # published pairs and boards stay
        assert round_.games[-1].board == len(former.games) + 1
        assert {pair_of(game) for game in round_.games} == set(pairing.pairs)
    workspace.close()
    assert closed_file.verify(path) == ()


def test_that_a_late_player_can_be_undone_and_done_again(play: Play) -> None:
    workspace = play(5)
    before = workspace.event.tournament
    workspace.do(join_late, name="Пізній", reason="поїзд")
    after = workspace.event.tournament
    workspace.undo()
    assert workspace.event.tournament == before
    workspace.redo()
    assert workspace.event.tournament == after


def test_that_a_game_with_somebody_who_has_left_is_won_by_forfeit(play: Play) -> None:
    workspace = play(5)
    workspace.do(withdraw_player, player=PlayerId(2), reason="хвороба")
    newcomer = workspace.do(join_late, name="Пізній", reason="поїзд")
    games = [
        game
        for _, game in workspace.event.tournament.main_stage.games
        if newcomer in (game.white, game.black) and game.result is not None
    ]
    (game,) = games
    assert {game.white, game.black} == {newcomer, PlayerId(2)}
    assert str(game.result) == ("+/-" if game.white == newcomer else "-/+")


def test_that_an_even_field_has_no_room_and_the_sentence_says_what_to_do(play: Play) -> None:
    workspace = play(4)
    code = refused_code(lambda: workspace.do(join_late, name="Пізній", reason="поїзд"))
    assert code == "late.even-field"
    assert "in the place of a player who has withdrawn" in SENTENCES[code]
    assert "annul the draw" in SENTENCES[code]


def test_that_nobody_joins_late_before_the_draw_or_once_play_began(play: Play) -> None:
    workspace = play(5)
    assert refused_code(lambda: workspace.do(join_late, name="Пізній", reason=" ")) == (
        "permission.reason-missing"
    )
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    late = refused_code(lambda: workspace.do(join_late, name="Пізній", reason="поїзд"))
    assert late == "permission.join-late"


def test_that_nobody_joins_late_before_the_draw(register: Play) -> None:
    workspace = register(5)
    early = refused_code(lambda: workspace.do(join_late, name="Пізній", reason="поїзд"))
    assert early == "permission.join-late"


def test_that_the_rules_offer_a_new_draw_but_not_for_the_last_number_of_an_even_field(
    play: Play,
) -> None:
    tournament = play(4).event.tournament
    offered = remedies_for_withdrawal(tournament.competition(), PlayerId(1))
    assert [(each.remedy, each.rule) for each in offered] == [
        (Remedy.FORFEITS, Rule.IN_FORCE),
        (Remedy.SUBSTITUTE, Rule.IN_FORCE),
        (Remedy.DRAW_ANEW, Rule.OLDER),
    ]
    assert [
        each.remedy for each in remedies_for_withdrawal(tournament.competition(), PlayerId(4))
    ] == [
        Remedy.FORFEITS,
        Remedy.SUBSTITUTE,
    ]


def test_that_the_last_number_of_an_odd_field_may_be_drawn_anew(play: Play) -> None:
    offered = remedies_for_withdrawal(play(5).event.tournament.competition(), PlayerId(5))
    assert [each.remedy for each in offered][-1] is Remedy.DRAW_ANEW


def test_that_a_newcomer_is_offered_the_least_change_first(play: Play) -> None:
    workspace = play(5)
    assert [
        each.remedy for each in remedies_for_newcomer(workspace.event.tournament.competition())
    ] == [
        Remedy.JOIN,
        Remedy.DRAW_ANEW,
    ]
    workspace.do(withdraw_player, player=PlayerId(2), reason="хвороба")
    assert [
        each.remedy for each in remedies_for_newcomer(workspace.event.tournament.competition())
    ] == [
        Remedy.SUBSTITUTE,
        Remedy.JOIN,
        Remedy.DRAW_ANEW,
    ]


def test_that_nothing_is_offered_once_play_began(play: Play) -> None:
    workspace = play(4)
    workspace.do(draw_lots, seed="1")
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    tournament = workspace.event.tournament
    assert remedies_for_withdrawal(tournament.competition(), PlayerId(1)) == ()
    assert remedies_for_newcomer(tournament.competition()) == ()
