"""A knockout from its first pairing to its final: colours, bids, walk-overs, lots, re-opening."""

from collections.abc import Callable
from datetime import datetime
from decimal import Decimal

import pytest

from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.facts.disputes.appeals import AppealKind
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.known_then import merely_went_on
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Colour,
    Result,
)
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, Ending, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, MatchId, PlayerId, Round
from arbiter_app.domain.pairing.knockout import Knockout, knockout
from arbiter_app.domain.pairing.match import Due, MatchState, WonBy
from arbiter_app.domain.taking_part.consequences import consequences
from arbiter_app.domain.taking_part.participation import Move, What, possible_moves
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.participation import return_player, withdraw_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.matches import (
    agree_tempo,
    cancel_games,
    draw_colours,
    draw_winner,
    pair_next_games,
    reopen_match,
    take_bids,
    take_colours,
    take_winner,
    walk_over,
)
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    sign_off_round,
)
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.play.participation import half_of_the_games
from tests.services.disputes import of_one
from tests.services.hands import choose_system, last_line, refusal, said, undo_and_redo

Register = Callable[[int], Workspace]

TWO_GAMES = MatchRules(
    steps=(
        MatchStep(games=2, colours=ColoursBy.NUMBER),
        MatchStep(ending=Ending.FIRST_WIN, games=2, time_control="5+3"),
    )
)
ONE_GAME = MatchRules(steps=(MatchStep(games=1, colours=ColoursBy.NUMBER),))
TO_THE_LAST = MatchRules(
    steps=(
        MatchStep(games=2, time_control="25+10"),
        MatchStep(games=2, time_control="5+3"),
        MatchStep(
            ending=Ending.ARMAGEDDON,
            games=1,
            time_control="5+2",
            black_time_control="5+2",
            colours=ColoursBy.BIDS,
        ),
    )
)
FINAL = MatchId("2.1-2.1")


@pytest.fixture
def knockout_of(register: Register) -> Callable[..., Workspace]:
    """Register so many players, number them by rating and let them play a knockout."""

    def make(players: int, match: MatchRules = ONE_GAME) -> Workspace:
        workspace = register(players)
        choose_system(workspace, System.MATCH if players == 2 else System.KNOCKOUT)
        workspace.do(set_knockout, rules=KnockoutRules(match=match))
        workspace.do(number_by_rating)
        return workspace

    return make


def table(workspace: Workspace) -> Knockout:
    return knockout(workspace.event.tournament.competition())


def met(workspace: Workspace, one: int, other: int) -> MatchId:
    """Return the match in which two players meet."""
    for match in table(workspace).matches.values():
        if {*match.players} == {PlayerId(one), PlayerId(other)}:
            return match.id
    raise AssertionError(f"{one} and {other} do not meet")


def state(workspace: Workspace, match: MatchId) -> MatchState:
    found = table(workspace).matches[match].state
    assert found is not None
    return found


def games_of(workspace: Workspace, match: MatchId) -> list[Game]:
    games = workspace.event.tournament.main_stage.games
    return [game for _, game in games if game.match == match]


def enter(workspace: Workspace, game: Game, result: Result | None) -> None:
    for round_, each in workspace.event.tournament.main_stage.games:
        if each.id == game.id:
            workspace.do(enter_result, round=round_.number, board=game.board, result=result)


def win(workspace: Workspace, winner: int, loser: int) -> None:
    """Let somebody win the open game of his match."""
    for game in games_of(workspace, met(workspace, winner, loser)):
        if game.result is None:
            white_won = game.white == winner
            enter(workspace, game, WHITE_WINS if white_won else BLACK_WINS)


def play_round(workspace: Workspace) -> None:
    """Pair what can be paired, and let the stronger player win everywhere."""
    workspace.do(pair_next_games)
    for _, game in tuple(workspace.event.tournament.main_stage.games):
        if game.result is None:
            enter(workspace, game, WHITE_WINS if game.white < game.black else BLACK_WINS)


def test_that_twenty_four_play_to_one_winner_though_some_do_not_come(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(24, TWO_GAMES)
    start = workspace.event
    not_there, gives_up, leaves = PlayerId(9), PlayerId(10), PlayerId(5)

    first = met(workspace, 9, 24)
    workspace.do(walk_over, match=first, player=not_there, reason="Не приїхав")
    assert state(workspace, first).won_by is WonBy.WALKOVER
    play_round(workspace)
    assert not games_of(workspace, first), "nothing is paired in a match that is decided"

    second = met(workspace, 10, 23)
    workspace.do(pair_next_games)
    workspace.do(walk_over, match=second, player=gives_up, reason="Захворів")
    won, forfeited = games_of(workspace, second)
    assert (won.result, won.white) == (WHITE_WINS, gives_up)
    assert forfeited.result == BLACK_FORFEITS
    assert state(workspace, second).winner == PlayerId(23)
    for _, game in tuple(workspace.event.tournament.main_stage.games):
        if game.result is None:
            enter(workspace, game, WHITE_WINS if game.white < game.black else BLACK_WINS)

    workspace.do(pair_next_games)
    workspace.do(withdraw_player, player=leaves, reason="Від’їхав")
    assert state(workspace, met(workspace, 5, 12)).winner == PlayerId(12)
    while not table(workspace).is_over:
        open_games = [
            game for _, game in workspace.event.tournament.main_stage.games if game.result is None
        ]
        for game in open_games:
            enter(workspace, game, WHITE_WINS if game.white < game.black else BLACK_WINS)
        if not table(workspace).is_over:
            play_round(workspace)

    order = table(workspace).order
    assert (order[0].players, order[0].first_place) == ((PlayerId(1),), 1)
    assert sum(len(finish.players) for finish in order) == 24
    assert verify(workspace.path) == ()
    end = workspace.event
    since = [entry for entry in workspace.undoing.undoable if entry > start.data_version]
    workspace.undo_to(since[0])
    assert workspace.event.tournament == start.tournament
    workspace.undo_to(workspace.undoing.undoable[0])
    assert not workspace.event.tournament.entries
    workspace.redo_to(workspace.undoing.redoable[0])
    assert workspace.event.tournament == end.tournament
    assert verify(workspace.path) == ()


def test_that_one_round_of_the_bracket_is_not_paired_before_the_games_of_the_last_one(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(6)
    workspace.do(walk_over, match=met(workspace, 4, 5), player=PlayerId(5), reason="Не приїхав")
    early = met(workspace, 1, 4)
    workspace.do(pair_next_games)
    assert games_of(workspace, met(workspace, 3, 6))
    assert not games_of(workspace, early), "1 and 4 wait for those who still play the first round"
    win(workspace, 3, 6)
    workspace.do(pair_next_games)
    semifinals = workspace.event.tournament.main_stage.rounds[-1]
    assert [game.match for game in semifinals.games] == [early, met(workspace, 2, 3)]


def test_that_who_is_through_early_plays_where_no_other_game_is_to_be_paired(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(6)
    workspace.do(walk_over, match=met(workspace, 4, 5), player=PlayerId(5), reason="Не приїхав")
    workspace.do(pair_next_games)
    workspace.do(pair_next_games)
    assert games_of(workspace, met(workspace, 1, 4))


def test_that_a_match_goes_to_the_last_armageddon_with_bids(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(2, TO_THE_LAST)
    match = met(workspace, 1, 2)
    one, two = PlayerId(1), PlayerId(2)
    for seed in ("перший", "другий"):
        assert state(workspace, match).due is Due.COLOURS
        workspace.do(draw_colours, seed=seed)
        white = (one, two)[Lots(seed).below(2)]
        assert state(workspace, match).next is not None
        undo_and_redo(workspace)
        for expected in (white, two if white == one else one):
            workspace.do(pair_next_games)
            game = games_of(workspace, match)[-1]
            assert game.white == expected
            enter(workspace, game, DRAW)

    assert state(workspace, match).due is Due.BIDS
    too_long = refusal(
        lambda: workspace.do(take_bids, match=match, bids={one: "5:01", two: "4"}, seed="x")
    )
    assert too_long.code == "match.bid-too-long"
    workspace.do(take_bids, match=match, bids={one: "3:45", two: "3:30"}, seed="")
    assert last_line(workspace) == (
        "Bids, Match: Гравець 01 3:45, Гравець 02 3:30; Black – Гравець 02 with 3:30"
    )
    undo_and_redo(workspace)
    workspace.do(pair_next_games)
    armageddon = games_of(workspace, match)[-1]
    assert (armageddon.black, armageddon.step) == (two, 2)
    assert "3:30" in armageddon.time_control
    enter(workspace, armageddon, DRAW)
    decided = state(workspace, match)
    assert (decided.winner, decided.won_by) == (two, WonBy.ARMAGEDDON)


def test_that_equal_bids_are_separated_by_the_recorded_lot(
    knockout_of: Callable[..., Workspace],
) -> None:
    rules = MatchRules(steps=TO_THE_LAST.steps[-1:])
    workspace = knockout_of(2, rules)
    match, pair = met(workspace, 1, 2), (PlayerId(1), PlayerId(2))
    workspace.do(take_bids, match=match, bids={pair[0]: "4", pair[1]: "4:00"}, seed="жереб")
    following = state(workspace, match).next
    assert following is not None
    assert following.black == pair[Lots("жереб").below(2)]
    assert workspace.event.tournament.main_stage.decisions[-1].seed == "жереб"


def test_that_equal_bids_are_separated_by_the_lot_drawn_in_the_hall(
    knockout_of: Callable[..., Workspace],
) -> None:
    rules = MatchRules(steps=TO_THE_LAST.steps[-1:])
    workspace = knockout_of(2, rules)
    match, (one, two) = met(workspace, 1, 2), (PlayerId(1), PlayerId(2))
    for bids, black, line in (
        ({one: "4", two: "4:00"}, one, "4, Гравець 02 4:00; by the lot in the hall Black – "),
        ({one: "4", two: "3:59"}, two, "4, Гравець 02 3:59; Black – "),
    ):
        workspace.do(take_bids, match=match, bids=bids, seed="", black=one)
        following = state(workspace, match).next
        assert following is not None
        assert following.black == black, "the lot counts only where the bids are equal"
        assert last_line(workspace).startswith(f"Bids, Match: Гравець 01 {line}Гравець {black:02}")
        undo_and_redo(workspace)
        workspace.undo()
    stranger = refusal(
        lambda: workspace.do(
            take_bids, match=match, bids={one: "4", two: "4"}, seed="", black=PlayerId(3)
        )
    )
    assert stranger.code == "match.not-of-match"


def test_that_one_seed_draws_all_colours_that_are_due_in_the_order_of_the_bracket(
    knockout_of: Callable[..., Workspace],
) -> None:
    lot = MatchRules(steps=(MatchStep(games=1),))
    workspace = knockout_of(8, lot)
    workspace.do(draw_colours, seed="Кубок")
    lots = Lots("Кубок")
    for match in table(workspace).matches.values():
        if match.node.round == 1 and match.state is not None:
            assert match.state.next is not None
            assert match.state.next.white == match.state.pair[lots.below(2)]
    drawn = workspace.event.tournament
    undo_and_redo(workspace)
    assert workspace.event.tournament == drawn
    assert refusal(lambda: workspace.do(draw_colours, seed="ще")).code == "knockout.no-colours-due"


def test_that_colours_and_winner_drawn_in_the_hall_are_taken_over(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(2, MatchRules(steps=(MatchStep(games=1),)))
    match, two = met(workspace, 1, 2), PlayerId(2)
    workspace.do(take_colours, match=match, white=two)
    assert last_line(workspace) == "Colours drawn in the hall, Match: White – Гравець 02"
    workspace.do(pair_next_games)
    (game,) = games_of(workspace, match)
    assert game.colour(two) is Colour.WHITE
    early = refusal(lambda: workspace.do(take_winner, match=match, winner=two))
    assert early.code == "match.no-lot-due"
    enter(workspace, game, DRAW)
    workspace.do(take_winner, match=match, winner=two)
    assert (state(workspace, match).winner, state(workspace, match).won_by) == (two, WonBy.LOT)
    workspace.undo()
    workspace.do(draw_winner, match=match, seed="жереб")
    assert state(workspace, match).winner == PlayerId(1 + Lots("жереб").below(2))
    undo_and_redo(workspace)
    workspace.do(reopen_match, match=match, reason="Тягнули не ті")
    assert state(workspace, match).due is Due.LOT
    undo_and_redo(workspace)


def test_that_a_winner_cannot_be_changed_under_those_who_play_on(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    play_round(workspace)
    semifinal = met(workspace, 1, 4)
    (wrong,) = games_of(workspace, semifinal)
    workspace.do(pair_next_games)
    refused = refusal(lambda: correct(workspace, wrong, BLACK_WINS))
    assert refused.code == "match.built-upon"
    assert "win the match Semifinal 1 (Гравець 01 – Гравець 04)" in said(refused)

    workspace.do(reopen_match, match=semifinal, reason="Результат записано навпаки")
    assert not games_of(workspace, FINAL)
    assert len(workspace.event.tournament.main_stage.rounds) == 1
    undo_and_redo(workspace)
    correct(workspace, wrong, BLACK_WINS)
    workspace.do(pair_next_games)
    (final,) = games_of(workspace, FINAL)
    assert {final.white, final.black} == {PlayerId(2), PlayerId(4)}


def correct(workspace: Workspace, game: Game, result: Result, *, decided: bool = True) -> None:
    for round_, each in workspace.event.tournament.main_stage.games:
        if each.id == game.id:
            workspace.do(
                correct_result,
                round=round_.number,
                board=game.board,
                result=result,
                reason="Записано навпаки",
                decided=decided,
            )


def clear(workspace: Workspace, *games: Game) -> None:
    """Clear results of the past, each with a reason."""
    for round_, each in workspace.event.tournament.main_stage.games:
        if each.id in [game.id for game in games]:
            workspace.do(
                correct_result,
                round=round_.number,
                board=each.board,
                result=None,
                reason="Не відбулася",
            )


def test_that_a_match_is_not_reopened_under_one_that_was_played(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    play_round(workspace)
    play_round(workspace)
    semifinal = met(workspace, 1, 4)
    refused = refusal(lambda: workspace.do(reopen_match, match=semifinal, reason="Помилка"))
    assert refused.code == "match.later-played"
    assert "in this order: Final (Гравець 01 – Гравець 02)." in said(refused)
    (final,) = games_of(workspace, FINAL)
    enter(workspace, final, None)
    workspace.do(reopen_match, match=semifinal, reason="Помилка")
    assert not games_of(workspace, FINAL)
    assert state(workspace, met(workspace, 2, 3)).winner == PlayerId(2), "the other one stays"


def test_that_a_refusal_to_reopen_names_in_their_order_the_later_matches_to_be_undone(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(8)
    for _ in range(3):
        play_round(workspace)
    first = met(workspace, 1, 8)
    refused = refusal(lambda: workspace.do(reopen_match, match=first, reason="Помилка"))
    order = (
        "in this order: Final (Гравець 01 – Гравець 02); Semifinal 1 (Гравець 01 – Гравець 04). "
    )
    assert order in said(refused)
    clear(workspace, *games_of(workspace, met(workspace, 1, 2)))
    # The final is still paired upon the semifinal.
    semifinal = met(workspace, 1, 4)
    workspace.do(reopen_match, match=semifinal, reason="Помилка")
    clear(workspace, *games_of(workspace, semifinal))
    workspace.do(reopen_match, match=first, reason="Помилка")
    assert not games_of(workspace, semifinal)
    assert table(workspace).matches[met(workspace, 2, 3)].is_over, "the other half stays"


def test_that_a_match_to_which_nobody_has_come_is_named_by_its_place_in_the_bracket(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    refused = refusal(lambda: workspace.do(cancel_games, match=FINAL))
    assert said(refused).startswith("The match Final has no game")
    workspace.do(pair_next_games)
    win(workspace, 1, 4)
    refused = refusal(lambda: workspace.do(cancel_games, match=FINAL))
    assert said(refused).startswith("The match Final (Гравець 01) has no game")
    refused = refusal(lambda: workspace.do(cancel_games, match=MatchId("7.7-7.7")))
    assert refused.code == "match.none"
    assert "7.7" not in said(refused)


def test_that_the_only_match_is_named_by_its_players(knockout_of: Callable[..., Workspace]) -> None:
    workspace = knockout_of(2)
    refused = refusal(lambda: workspace.do(cancel_games, match=met(workspace, 1, 2)))
    assert said(refused).startswith("The match Гравець 01 – Гравець 02 has no game")


def test_that_a_result_that_keeps_the_winner_may_be_corrected_after_a_decision(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4, TWO_GAMES)
    play_round(workspace)
    play_round(workspace)
    semifinal = met(workspace, 1, 4)
    second = games_of(workspace, semifinal)[1]
    play_round(workspace)
    undecided = refusal(lambda: correct(workspace, second, DRAW, decided=False))
    assert undecided.code == "match.decision-missing"
    correct(workspace, second, DRAW)
    assert state(workspace, semifinal).winner == PlayerId(1)
    assert state(workspace, semifinal).steps[0].points == (Decimal("1.5"), Decimal("0.5"))


def test_that_a_result_of_another_match_does_not_make_a_correction_late(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(8)
    workspace.do(pair_next_games)
    for winner, loser in ((1, 8), (4, 5)):
        win(workspace, winner, loser)
    workspace.do(pair_next_games)
    win(workspace, 1, 4)
    win(workspace, 2, 7)
    (free,) = games_of(workspace, met(workspace, 2, 7))
    enter(workspace, free, DRAW)  # no reason asked: nothing was built upon it
    (late,) = games_of(workspace, met(workspace, 1, 8))
    assert refusal(lambda: enter(workspace, late, DRAW)).code == "permission.reason-missing"


def test_that_a_walk_over_is_taken_back_with_the_games_it_forfeited(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.do(pair_next_games)
    match, late = met(workspace, 1, 4), PlayerId(4)
    workspace.do(walk_over, match=match, player=late, reason="Не з’явився")
    assert last_line(workspace) == "Semifinal 1 lost by walk-over: Гравець 04"
    undo_and_redo(workspace)
    (game,) = games_of(workspace, match)
    assert game.result is not None
    assert game.result.is_forfeit
    again = refusal(lambda: workspace.do(walk_over, match=match, player=late, reason="ще"))
    assert again.code == "match.walkover-already"
    workspace.do(reopen_match, match=match, reason="Приїхав іншим потягом")
    (game,) = games_of(workspace, match)
    assert (game.result, game.is_forfeited_beforehand) == (None, False)
    assert state(workspace, match).due is Due.RESULT
    undo_and_redo(workspace)
    nothing = refusal(lambda: workspace.do(reopen_match, match=match, reason="ще"))
    assert nothing.code == "match.nothing-to-reopen"


def test_that_nobody_wins_where_neither_comes(knockout_of: Callable[..., Workspace]) -> None:
    workspace = knockout_of(4)
    match = met(workspace, 1, 4)
    for player in (1, 4):
        workspace.do(walk_over, match=match, player=PlayerId(player), reason="Не прийшов")
    assert state(workspace, match).won_by is WonBy.NOBODY
    workspace.do(pair_next_games)
    win(workspace, 2, 3)
    assert table(workspace).is_over
    assert table(workspace).matches[FINAL].winner == PlayerId(2)


def test_that_a_paired_game_to_which_neither_comes_is_lost_by_both(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.do(pair_next_games)
    match = met(workspace, 1, 4)
    for player in (4, 1):
        workspace.do(walk_over, match=match, player=PlayerId(player), reason="Не прийшов")
    (game,) = games_of(workspace, match)
    assert (game.result, state(workspace, match).won_by) == (BOTH_FORFEIT, WonBy.NOBODY)
    undo_and_redo(workspace)
    workspace.do(reopen_match, match=match, reason="Приїхали обидва")
    (game,) = games_of(workspace, match)
    assert (game.result, game.is_forfeited_beforehand) == (None, False)


def test_that_who_won_without_a_game_stays_the_winner_when_he_leaves_later(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    semifinal = met(workspace, 1, 4)
    workspace.do(withdraw_player, player=PlayerId(4), reason="Захворів")
    workspace.do(pair_next_games)
    win(workspace, 2, 3)
    workspace.do(pair_next_games)
    workspace.do(withdraw_player, player=PlayerId(1), reason="Захворів")
    assert state(workspace, semifinal).winner == PlayerId(1)
    assert table(workspace).matches[FINAL].winner == PlayerId(2)
    assert table(workspace).is_over
    undo_and_redo(workspace)


def test_that_nobody_returns_to_a_match_whose_winner_plays_on(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.do(pair_next_games)
    gone = PlayerId(4)
    workspace.do(withdraw_player, player=gone, reason="Захворів")
    (lost,) = games_of(workspace, met(workspace, 1, 4))
    assert lost.result is not None
    win(workspace, 2, 3)
    workspace.do(pair_next_games)
    refused = refusal(lambda: workspace.do(return_player, player=gone, reason="Одужав"))
    assert refused.code == "match.built-upon"
    assert "Semifinal 1 (Гравець 01 – Гравець 04)" in said(refused)
    workspace.do(cancel_games, match=FINAL)
    workspace.do(return_player, player=gone, reason="Одужав")
    assert workspace.event.tournament.entry(gone).status is EntryStatus.REGISTERED
    assert state(workspace, met(workspace, 1, 4)).due is Due.RESULT


def test_that_a_finalist_may_give_up_before_his_opponent_is_known(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.do(pair_next_games)
    win(workspace, 1, 4)
    workspace.do(walk_over, match=FINAL, player=PlayerId(1), reason="Має летіти")
    assert not table(workspace).matches[FINAL].is_over
    win(workspace, 2, 3)
    assert table(workspace).matches[FINAL].winner == PlayerId(2)
    assert table(workspace).is_over
    (semifinal,) = games_of(workspace, met(workspace, 1, 4))
    refused = refusal(lambda: correct(workspace, semifinal, BLACK_WINS))
    assert refused.code == "match.built-upon", "the walk-over was noted upon it"
    stranger = refusal(
        lambda: workspace.do(walk_over, match=FINAL, player=PlayerId(3), reason="Ні")
    )
    assert stranger.code == "match.not-of-match"


def test_that_what_leaving_does_is_told_before_anything_is_paired(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    gone = PlayerId(1)
    assert possible_moves(in_hand(workspace.event), gone) == (What.WITHDRAW, What.EXPEL)
    told = consequences(in_hand(workspace.event), Move(what=What.WITHDRAW, player=gone))
    assert (told.games, told.played, told.scheduled) == ((), 0, 0)
    assert half_of_the_games(catalogue("en"), told) == "", "no rule of a Swiss or a round robin"
    workspace.do(pair_next_games)
    told = consequences(in_hand(workspace.event), Move(what=What.WITHDRAW, player=gone))
    assert [change.after.result for change in told.games] == [WHITE_FORFEITS]


def test_that_a_paper_is_not_wrong_because_play_went_on(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4, MatchRules(steps=(MatchStep(games=2),)))
    printed = workspace.event
    workspace.do(draw_colours, seed="Кубок")
    workspace.do(pair_next_games)
    assert merely_went_on(workspace.event, printed)
    paired = workspace.event
    workspace.do(cancel_games, match=met(workspace, 1, 4))
    assert not merely_went_on(workspace.event, paired)


def test_that_players_agree_on_a_slower_pace(knockout_of: Callable[..., Workspace]) -> None:
    workspace = knockout_of(4, TWO_GAMES)
    workspace.do(pair_next_games)
    match, other = met(workspace, 1, 4), met(workspace, 2, 3)
    workspace.do(agree_tempo, match=match, step=0, time_control=" 90+30 ", reason="Обидва згодні")
    assert last_line(workspace) == "Semifinal 1, step 1: both agreed on 90+30"
    undo_and_redo(workspace)
    assert [game.time_control for game in games_of(workspace, match)] == ["90+30"]
    assert [game.time_control for game in games_of(workspace, other)] == [""]
    for winner, loser in ((1, 4), (2, 3)):
        win(workspace, winner, loser)
    workspace.do(pair_next_games)
    assert games_of(workspace, match)[-1].time_control == "90+30"
    step = refusal(
        lambda: workspace.do(agree_tempo, match=match, step=2, time_control="15+10", reason="Згода")
    )
    assert step.code == "match.no-such-step"


def level_with_sudden_death_paired(workspace: Workspace) -> tuple[MatchId, Game]:
    """Draw both games of a match and pair the next one; return the match and its second game."""
    for _ in range(2):
        workspace.do(pair_next_games)
        enter(workspace, games_of(workspace, met(workspace, 1, 2))[-1], DRAW)
    workspace.do(draw_colours, seed="Кубок")
    workspace.do(pair_next_games)
    match = met(workspace, 1, 2)
    return match, games_of(workspace, match)[1]


def test_that_a_game_is_taken_back_where_a_corrected_result_decides_the_match_without_it(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(2, TWO_GAMES)
    match, second = level_with_sudden_death_paired(workspace)
    enter(workspace, second, WHITE_WINS)
    assert state(workspace, match).is_over
    assert len(workspace.event.tournament.main_stage.rounds) == 2
    assert workspace.event.tournament.main_stage.missing == 0
    undo_and_redo(workspace)
    enter(workspace, second, DRAW)
    workspace.do(pair_next_games)
    assert len(games_of(workspace, match)) == 3, "with the colours that were drawn"


def test_that_a_game_in_dispute_stays_though_the_match_is_decided_without_it(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(2, TWO_GAMES)
    match, second = level_with_sudden_death_paired(workspace)
    workspace.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=datetime(2026, 11, 3, 12),
        player=second.white,
        round=Round(3),
        board=Board(1),
        claim="Годинник",
    )
    enter(workspace, second, WHITE_WINS)
    assert state(workspace, match).is_over
    assert len(games_of(workspace, match)) == 3


def test_that_games_that_have_begun_are_not_taken_back(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.do(pair_next_games)
    match = met(workspace, 1, 4)
    (game,) = games_of(workspace, match)
    (round_,) = workspace.event.tournament.main_stage.rounds
    workspace.do(
        adjourn_game,
        round=round_.number,
        board=game.board,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    refused = refusal(lambda: workspace.do(cancel_games, match=match))
    assert refused.code == "match.nothing-to-cancel"
    other = met(workspace, 2, 3)
    workspace.do(cancel_games, match=other)
    assert not games_of(workspace, other)
    undo_and_redo(workspace)
    workspace.do(pair_next_games)
    assert len(games_of(workspace, other)) == 1


def test_that_a_round_without_open_games_is_signed_off_and_takes_no_more(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4, TWO_GAMES)
    workspace.do(pair_next_games)
    win(workspace, 1, 4)
    workspace.do(walk_over, match=met(workspace, 2, 3), player=PlayerId(3), reason="Не прийшов")
    (round_,) = workspace.event.tournament.main_stage.rounds
    workspace.do(sign_off_round, round=round_.number)
    workspace.do(pair_next_games)
    assert len(workspace.event.tournament.main_stage.rounds) == 2


def test_that_matches_are_played_in_a_knockout_alone(play: Register) -> None:
    workspace = play(4)
    assert refusal(lambda: workspace.do(pair_next_games)).code == "knockout.none"
    assert refusal(lambda: workspace.do(draw_colours, seed="x")).code == "knockout.none"


def test_that_nobody_is_paired_before_the_numbers_are_drawn(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.undo()
    assert refusal(lambda: workspace.do(pair_next_games)).code == "knockout.not-drawn"


def test_that_what_is_not_due_in_a_match_is_not_done(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    match = met(workspace, 1, 4)
    one, four = PlayerId(1), PlayerId(4)
    bids = {one: "4", four: "3"}
    for act, code in (
        (lambda: workspace.do(draw_colours, seed="x", match=match), "match.no-colours-due"),
        (lambda: workspace.do(take_colours, match=match, white=one), "match.no-colours-due"),
        (lambda: workspace.do(take_bids, match=match, bids=bids, seed="x"), "match.no-bids-due"),
    ):
        assert refusal(act).code == code
    workspace.do(pair_next_games)
    assert refusal(lambda: workspace.do(pair_next_games)).code == "knockout.nothing-to-pair"


@pytest.mark.parametrize(
    ("bid", "code"),
    [
        (" ", "match.bid-missing"),
        ("0:00", "match.bid"),
        ("3.5", "match.bid"),
        ("3:60", "match.bid"),
    ],
)
def test_that_both_bid_a_time(knockout_of: Callable[..., Workspace], bid: str, code: str) -> None:
    workspace = knockout_of(2, MatchRules(steps=TO_THE_LAST.steps[-1:]))
    bids = {PlayerId(1): "3:30", PlayerId(2): bid}
    match = met(workspace, 1, 2)
    assert refusal(lambda: workspace.do(take_bids, match=match, bids=bids, seed="x")).code == code


def test_that_another_pace_is_a_time_control_of_a_match_that_goes_on(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    match = met(workspace, 1, 4)

    def agree(time_control: str) -> str:
        return refusal(
            lambda: workspace.do(
                agree_tempo, match=match, step=0, time_control=time_control, reason="Згода"
            )
        ).code

    assert agree(" ") == "match.tempo-missing"
    workspace.do(pair_next_games)
    win(workspace, 1, 4)
    assert agree("15+10") == "match.over"


def test_that_a_paired_game_that_stands_in_the_register_is_not_taken_back(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4)
    workspace.do(pair_next_games)
    match, other = met(workspace, 1, 4), met(workspace, 2, 3)
    (of_incident,), (of_protest,) = games_of(workspace, match), games_of(workspace, other)
    (round_,) = workspace.event.tournament.main_stage.rounds
    workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 1, 12),
            player=PlayerId(1),
            offence=Offence.DEVICE,
            account="Задзвонив телефон",
            sanction=Sanction.WARNING,
            round=round_.number,
            board=of_incident.board,
        ),
    )
    workspace.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        player=PlayerId(2),
        filed_at=datetime(2026, 11, 1, 12),
        round=round_.number,
        board=of_protest.board,
        claim="Годинник",
    )
    assert refusal(lambda: workspace.do(cancel_games, match=match)).code == "match.incident"
    assert refusal(lambda: workspace.do(cancel_games, match=other)).code == "match.appeal"
    assert games_of(workspace, match) == [of_incident]
    assert games_of(workspace, other) == [of_protest]


def test_that_a_match_is_not_given_up_while_a_begun_game_of_it_is_adjourned(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(4, TWO_GAMES)
    workspace.do(pair_next_games)
    match = met(workspace, 1, 4)
    game = games_of(workspace, match)[0]
    workspace.do(
        adjourn_game,
        round=Round(1),
        board=game.board,
        sealed_by=None,
        note="",
        resumes_at=None,
    )

    def give_up() -> None:
        workspace.do(walk_over, match=match, player=PlayerId(1), reason="Захворів")

    assert refusal(give_up).code == "player.adjourned"
    enter(workspace, game, DRAW)
    give_up()
    assert games_of(workspace, match)[0].result == DRAW
    assert state(workspace, match).winner == PlayerId(4)


def test_that_a_forfeit_of_a_signed_round_stays_when_who_left_the_knockout_returns(
    knockout_of: Callable[..., Workspace],
) -> None:
    workspace = knockout_of(2, TWO_GAMES)
    workspace.do(pair_next_games)
    workspace.do(withdraw_player, player=PlayerId(2), reason="хвороба")
    workspace.do(sign_off_round, round=Round(1))
    before = workspace.event.tournament.main_stage.round(Round(1))
    workspace.do(return_player, player=PlayerId(2), reason="одужав")
    assert workspace.event.tournament.main_stage.round(Round(1)) == before
