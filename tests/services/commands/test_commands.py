"""What commands do to the event, and what they refuse."""

from collections.abc import Callable
from datetime import date, datetime
from typing import Any

import pytest

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, PlayerFields
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
)
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.standings import standings
from arbiter_app.services.changes import Area, Changes
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import (
    add_player,
    edit_player,
    import_players,
    remove_player,
)
from arbiter_app.services.commands.play.draw import draw_lots, number_by_rating
from arbiter_app.services.commands.play.rounds import correct_result, enter_result, set_times
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots
from arbiter_app.services.commands.whole.event import (
    change_system,
    change_tie_breaks,
    describe_event,
)
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refused_code

Play = Callable[[int], Workspace]


def test_that_typed_names_lose_their_stray_spaces(workspace: Workspace) -> None:
    player = workspace.do(add_player, name="  Шевчук   Олена ", region=" ", federation="ukr")
    stored = workspace.event.players[player]
    assert (stored.name, stored.region, stored.federation) == ("Шевчук Олена", None, "UKR")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "  "}, "player.name-missing"),
        ({"name": "А", "fide_rating": 20000}, "player.rating"),
        ({"name": "А", "national_rating": -1}, "player.rating"),
        ({"name": "А", "fide_id": 0}, "player.fide-id"),
        ({"name": "А", "fide_id": 10**20}, "player.fide-id"),
    ],
)
def test_that_a_bad_player_is_refused_and_nothing_is_registered(
    workspace: Workspace, fields: PlayerFields, code: str
) -> None:
    history = workspace.history()
    refused = refused_code(
        lambda: workspace.do(import_players, source="a.csv", players=[{"name": "Б"}, fields])
    )
    assert refused == code
    assert workspace.event.players == {}
    assert workspace.history() == history


@pytest.mark.parametrize("text", ["", "31.02.2001", "19", "1899", "later"])
def test_that_an_impossible_birth_is_refused(text: str) -> None:
    assert refused_code(lambda: Birth.parse(text)) == "player.birth"


def test_that_no_birth_is_kept_that_could_not_be_read_again() -> None:
    assert refused_code(lambda: Birth(1800)) == "player.birth"


def test_that_a_birth_date_reads_back_as_it_was_written() -> None:
    assert Birth.parse("01.04.1999") == Birth.parse("1999-04-01") == Birth(1999, date(1999, 4, 1))
    assert str(Birth.parse(" 1999 ")) == "1999"


def test_that_no_player_joins_or_leaves_the_list_after_the_draw(play: Play) -> None:
    workspace = play(4)
    joins = refused_code(lambda: workspace.do(add_player, name="Пізній"))
    leaves = refused_code(lambda: workspace.do(remove_player, player=PlayerId(1)))
    assert (joins, leaves) == ("permission.add-player", "permission.remove-player")


def test_that_a_rating_corrected_after_the_draw_leaves_the_numbers(play: Play) -> None:
    workspace = play(4)
    numbers = workspace.event.tournament.numbers
    workspace.do(edit_player, player=PlayerId(4), name="Гравець 04", fide_rating=2800)
    assert workspace.event.tournament.numbers == numbers


def test_that_numbers_can_be_drawn_again_until_the_first_result(play: Play) -> None:
    workspace = play(10)
    workspace.do(set_times, times={Round(1): datetime(2026, 11, 1, 10, 0)})
    workspace.do(draw_lots, seed="наново")
    first = workspace.event.tournament.main_stage.round(Round(1))
    assert first.starts_at == datetime(2026, 11, 1, 10, 0)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert refused_code(lambda: workspace.do(number_by_rating)) == "permission.draw-numbers"


def test_that_lots_among_the_tied_do_not_outlive_a_new_draw(play: Play) -> None:
    workspace = play(3)
    workspace.do(change_tie_breaks, tie_breaks=("DE",), unresolved=Unresolved.LOTS)
    for result, rounds in ((DRAW, (1, 2, 3)), (None, (3, 2, 1))):
        for round_ in map(Round, rounds):
            workspace.do(
                correct_result,
                round=round_,
                board=Board(1),
                result=result,
                reason="так",
                decided=True,
            )
        if result:
            workspace.do(draw_tie_lots)
    drawn_with = workspace.event.tournament.tie_lot_seed
    assert drawn_with == workspace.event.tournament.lot_seed
    workspace.do(draw_lots, seed="наново")
    assert workspace.event.tournament.tie_lot_seed is None
    workspace.undo()
    assert workspace.event.tournament.tie_lot_seed == drawn_with


def test_that_nobody_who_has_withdrawn_draws_a_new_number(play: Play) -> None:
    workspace = play(4)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")
    for round_, game in tuple(workspace.event.tournament.main_stage.games):
        if game.result:
            workspace.do(
                correct_result, round=round_.number, board=game.board, result=None, reason="так"
            )
    assert refused_code(lambda: workspace.do(draw_lots, seed="наново")) == "draw.withdrawn"


def test_that_a_new_player_never_gets_the_id_of_one_who_was_removed(workspace: Workspace) -> None:
    removed = workspace.do(add_player, name="Ґава")
    workspace.do(remove_player, player=removed)
    assert workspace.do(add_player, name="Їжак") != removed


def test_that_two_players_are_too_few_for_a_draw(register: Play) -> None:
    workspace = register(2)
    assert refused_code(lambda: workspace.do(number_by_rating)) == "pairing.too-few-players"
    assert workspace.event.tournament.draw is None


def test_that_the_player_without_a_game_is_free(play: Play) -> None:
    tournament = play(5).event.tournament
    free = [tournament.competition().free_in(round_) for round_ in tournament.main_stage.rounds]
    assert sorted(player for player in free if player) == [1, 2, 3, 4, 5]


def test_that_a_withdrawal_keeps_the_schedule_and_forfeits_what_was_left(
    play: Play,
) -> None:
    workspace = play(4)
    stage = workspace.event.tournament.main_stage
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")
    workspace.do(withdraw_player, player=PlayerId(3), reason="від'їзд")
    after = workspace.event.tournament
    pairs = [(game.white, game.black) for _, game in stage.games]
    assert [(game.white, game.black) for _, game in after.main_stage.games] == pairs
    assert after.entry(PlayerId(4)).status is EntryStatus.WITHDRAWN
    results = {(game.white, game.black): game.result for _, game in after.main_stage.games}
    assert results == {
        (1, 4): WHITE_WINS,
        (2, 3): BLACK_FORFEITS,
        (4, 3): BOTH_FORFEIT,
        (1, 2): None,
        (2, 4): BLACK_FORFEITS,
        (3, 1): WHITE_FORFEITS,
    }


def test_that_a_win_by_forfeit_of_a_played_round_outlives_a_later_withdrawal(play: Play) -> None:
    workspace = play(6)
    workspace.do(withdraw_player, player=PlayerId(6), reason="хвороба")
    # Games of the first round are postponed; in the second 5 and 3 play, and 6 was to meet 4.
    workspace.do(enter_result, round=Round(2), board=Board(2), result=DRAW)
    workspace.do(withdraw_player, player=PlayerId(4), reason="від'їзд")
    games = workspace.event.tournament.main_stage.games
    results = {(game.white, game.black): game.result for _, game in games}
    assert results[PlayerId(6), PlayerId(4)] == WHITE_FORFEITS
    assert results[PlayerId(3), PlayerId(4)] == BLACK_FORFEITS


def test_that_a_past_result_changes_only_with_a_reason_that_the_journal_keeps(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)

    def correct(reason: str) -> None:
        workspace.do(
            correct_result, round=Round(1), board=Board(1), result=BLACK_WINS, reason=reason
        )

    def enter() -> None:
        workspace.do(enter_result, round=Round(1), board=Board(1), result=BLACK_WINS)

    assert refused_code(enter) == "permission.reason-missing"
    assert refused_code(lambda: correct("  ")) == "permission.reason-missing"
    correct("протокол підписано 0-1")
    assert workspace.event.tournament.main_stage.rounds[0].games[0].result == BLACK_WINS
    assert workspace.history()[-1].reason == "протокол підписано 0-1"


def test_that_a_missing_result_of_a_past_round_needs_no_reason(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert workspace.event.tournament.main_stage.missing == 4


def test_that_a_withdrawal_does_not_make_the_round_being_played_the_past(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert workspace.event.tournament.main_stage.rounds[0].games[0].result == DRAW


def test_that_what_a_withdrawn_player_lost_by_forfeit_changes_only_with_a_reason(
    play: Play,
) -> None:
    # Berger, 4 players: board 1 of the first round is 1-4.
    workspace = play(4)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")

    def enter() -> None:
        workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)

    assert refused_code(enter) == "permission.reason-missing"
    workspace.do(
        correct_result, round=Round(1), board=Board(1), result=DRAW, reason="грали до відмови"
    )
    assert workspace.event.tournament.main_stage.rounds[0].games[0].result == DRAW


def test_that_the_same_result_again_is_not_an_act(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    entries = len(workspace.history())
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert len(workspace.history()) == entries


def test_that_a_board_that_is_not_there_is_refused(play: Play) -> None:
    workspace = play(4)

    def enter(round_: int, board: int) -> Callable[[], None]:
        return lambda: workspace.do(
            enter_result, round=Round(round_), board=Board(board), result=DRAW
        )

    assert refused_code(enter(4, 1)) == "stage.no-such-round"
    assert refused_code(enter(1, 3)) == "round.no-such-board"


def test_that_the_system_is_fixed_by_the_draw(play: Play) -> None:
    workspace = play(4)
    code = refused_code(
        lambda: workspace.do(change_system, cycles=2, swap_last_rounds=False, edition_id="2026-03")
    )
    assert code == "permission.change-system"


def test_that_tie_breaks_change_during_play_only_with_a_reason(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    shared = Unresolved.SHARED
    code = refused_code(
        lambda: workspace.do(change_tie_breaks, tie_breaks=("SB",), unresolved=shared)
    )
    assert code == "permission.reason-missing"
    changed: dict[str, Any] = {"tie_breaks": ("sb-c1",), "unresolved": shared, "reason": "апеляція"}
    once = workspace.accepting(WeighedAct.TIE_BREAKS)
    assert refused_code(lambda: once.do(change_tie_breaks, **changed)) == "act.tie-breaks"
    twice = workspace.accepting(WeighedAct.TIE_BREAKS, WeighedAct.TIE_BREAKS)
    twice.do(change_tie_breaks, **changed)
    assert workspace.event.tournament.settings.tie_breaks == ("SB/C1",)


def test_that_a_criterion_the_edition_bars_is_refused(workspace: Workspace) -> None:
    code = refused_code(
        lambda: workspace.do(change_tie_breaks, tie_breaks=("BH",), unresolved=Unresolved.SHARED)
    )
    assert code == "tie-break.not-in-system"


def test_that_lots_are_drawn_only_when_the_list_is_exhausted_and_play_is_over(
    play: Play,
) -> None:
    workspace = play(3)
    assert refused_code(lambda: workspace.do(draw_tie_lots)) == "permission.draw-tie-lots"
    for round_ in workspace.event.tournament.main_stage.rounds:
        workspace.do(enter_result, round=round_.number, board=Board(1), result=DRAW)
    assert refused_code(lambda: workspace.do(draw_tie_lots)) == "ties.shared"


def test_that_lots_are_drawn_once_and_only_for_a_tie(play: Play) -> None:
    workspace = play(3)
    workspace.do(change_tie_breaks, tie_breaks=("DE",), unresolved=Unresolved.LOTS)
    for round_ in workspace.event.tournament.main_stage.rounds:
        workspace.do(enter_result, round=round_.number, board=Board(1), result=DRAW)
    workspace.do(draw_tie_lots)
    assert [row.place for row in standings(workspace.event.tournament.competition(), {}).rows] == [
        1,
        2,
        3,
    ]
    assert refused_code(lambda: workspace.do(draw_tie_lots)) == "ties.drawn"
    workspace.undo()
    workspace.do(
        correct_result,
        round=Round(3),
        board=Board(1),
        result=WHITE_WINS,
        reason="так",
        decided=True,
    )
    assert refused_code(lambda: workspace.do(draw_tie_lots)) == "ties.none"


def test_that_an_event_cannot_end_before_it_starts(workspace: Workspace) -> None:
    code = refused_code(
        lambda: workspace.do(
            describe_event,
            title="Кубок",
            place="",
            organiser="",
            starts_on=date(2026, 11, 9),
            ends_on=date(2026, 11, 1),
        )
    )
    assert code == "event.dates"


def test_that_listeners_hear_which_part_of_the_event_changed(play: Play) -> None:
    workspace = play(4)
    heard: list[Changes] = []
    stop = workspace.subscribe(heard.append)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.undo()
    workspace.note("document.printed", document="cross-table")
    stop()
    workspace.redo()
    games, nothing = frozenset({Area.GAMES}), frozenset[Area]()
    assert [changes.areas for changes in heard] == [games, games, nothing]


def test_that_the_journal_tells_what_was_done_by_whom_and_when(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(2), result=DRAW)
    workspace.undo()
    done, undone = workspace.history()[-2:]
    assert (done.command, done.actor) == ("result.enter", "arbiter")
    assert done.params == {"round": 1, "board": 2, "result": "½-½"}
    assert undone.reverses == done.id
    assert undone.at > done.at
    assert workspace.event.data_version == undone.id


def test_that_printing_a_sheet_does_not_make_it_out_of_date(play: Play) -> None:
    workspace = play(4)
    version = workspace.event.data_version
    workspace.note("document.printed", document="start-list", language="uk")
    assert workspace.history()[-1].params == {"document": "start-list", "language": "uk"}
    assert workspace.event.data_version == version
