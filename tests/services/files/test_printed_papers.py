"""Which of the papers that were printed are wrong by now."""

from collections.abc import Callable
from datetime import datetime

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import OptionValue
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.play_offs import begin_play_off, set_play_off_rules
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.commands.whole.tournaments import add_tournament, remove_tournament
from arbiter_app.services.copies.practice import mark_as_practice
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.files.printed_papers import (
    PRINTED,
    SAVED,
    TAKEN_DOWN,
    PrintedPaper,
    State,
    examine,
    facts_of_print,
    printed,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.contents import event_after
from tests.services.hands import leave_the_rules
from tests.services.play_off_hands import finish_with_ties, go_on, lower_number_wins, steps
from tests.services.tournament_hands import filled, second

Play = Callable[[int], Workspace]


def print_paper(
    workspace: Workspace, document_id: str, command: str = PRINTED, **options: OptionValue
) -> None:
    kind, event = document(document_id), workspace.event
    report = kind.build(event, options, catalogue("en"), datetime(2026, 11, 1, 14, 5))
    facts = facts_of_print(kind, options, "en", event, fingerprint(report))
    workspace.note(command, **facts, target="printer")


def play_round(workspace: Workspace, number: int, result: Result = WHITE_WINS) -> None:
    for game in workspace.event.tournament.main_stage.round(Round(number)).games:
        workspace.do(enter_result, round=Round(number), board=game.board, result=result)


def enter(workspace: Workspace, number: int, board: int, result: Result) -> None:
    workspace.do(enter_result, round=Round(number), board=Board(board), result=result)


def correct(
    workspace: Workspace, number: int, board: int, result: Result | None, *accepted: WeighedAct
) -> None:
    workspace.accepting(*accepted).do(
        correct_result,
        round=Round(number),
        board=Board(board),
        result=result,
        reason="typed wrongly",
        decided=True,
    )


def states(workspace: Workspace) -> dict[str, State]:
    return {name(each.paper): each.state for each in examine(workspace.history(), workspace.event)}


def wrong_papers(workspace: Workspace) -> list[PrintedPaper]:
    examined = examine(workspace.history(), workspace.event)
    return [each.paper for each in examined if each.is_wrong]


def wrong(workspace: Workspace) -> set[str]:
    return {name(paper) for paper in wrong_papers(workspace)}


def name(paper: PrintedPaper) -> str:
    return f"{paper.document} {paper.options.get('round', '')}".rstrip()


@pytest.fixture
def after_two_rounds(play: Play) -> Workspace:
    workspace = play(6)
    for number in (1, 2):
        play_round(workspace, number)
    return workspace


def test_that_a_correction_makes_exactly_the_papers_wrong_that_show_it(
    after_two_rounds: Workspace,
) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "round-protocol", round=1)
    print_paper(workspace, "round-protocol", round=2)
    print_paper(workspace, "round-protocol", round=3, form="blank")
    print_paper(workspace, "cross-table")
    print_paper(workspace, "schedule")
    print_paper(workspace, "start-list")
    correct(workspace, 2, 1, BLACK_WINS)
    assert wrong(workspace) == {"round-protocol 2", "round-protocol 3", "cross-table"}
    workspace.undo()
    assert wrong(workspace) == set()


def test_that_later_results_overtake_a_table_and_leave_it_true(after_two_rounds: Workspace) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "cross-table")
    print_paper(workspace, "final-standings")
    print_paper(workspace, "round-protocol", round=2)
    play_round(workspace, 3, DRAW)
    assert states(workspace) == {
        "cross-table": State.OVERTAKEN,
        "final-standings": State.OVERTAKEN,
        "round-protocol 2": State.RIGHT,
    }


def test_that_a_correction_of_what_came_later_concerns_no_earlier_paper(
    after_two_rounds: Workspace,
) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "cross-table")
    play_round(workspace, 3)
    correct(workspace, 3, 1, DRAW)
    assert states(workspace) == {"cross-table": State.OVERTAKEN}


def test_that_a_result_taken_away_makes_papers_wrong(after_two_rounds: Workspace) -> None:
    print_paper(after_two_rounds, "cross-table")
    correct(after_two_rounds, 2, 1, None)
    assert wrong(after_two_rounds) == {"cross-table"}


def test_that_a_protocol_half_filled_is_overtaken_by_the_other_results(play: Play) -> None:
    workspace = play(6)
    enter(workspace, 1, 1, DRAW)
    print_paper(workspace, "round-protocol")
    enter(workspace, 1, 2, WHITE_WINS)
    assert states(workspace) == {"round-protocol 1": State.OVERTAKEN}
    correct(workspace, 1, 1, WHITE_WINS)
    assert wrong(workspace) == {"round-protocol 1"}


def test_that_the_current_round_is_the_one_that_was_current_then(play: Play) -> None:
    workspace = play(4)
    play_round(workspace, 1)
    print_paper(workspace, "round-protocol")
    play_round(workspace, 2)
    (paper,) = printed(workspace.history())
    assert paper.options["round"] == 2


def test_that_a_name_corrected_makes_every_paper_with_it_wrong(
    after_two_rounds: Workspace,
) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "start-list")
    print_paper(workspace, "officials")
    print_paper(workspace, "evening-pack")
    player = next(iter(workspace.event.players))
    workspace.do(edit_player, player=player, name="Гравчук 01", fide_rating=2499)
    assert wrong(workspace) == {"start-list", "evening-pack"}


def test_that_who_is_added_or_named_later_only_overtakes_a_list(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(4)
    print_paper(workspace, "start-list")
    workspace.do(add_player, name="Запізнілий", fide_rating=2000)
    workspace.do(set_official, role=Role.CHIEF_SECRETARY, name="Щур Ю. Ю.")
    assert states(workspace) == {"start-list": State.OVERTAKEN}
    workspace.do(set_official, role=Role.CHIEF_SECRETARY, name="Щур Ю. І.")
    assert states(workspace) == {"start-list": State.OVERTAKEN}
    print_paper(workspace, "start-list")
    workspace.do(set_official, role=Role.CHIEF_SECRETARY, name="Щур Ю. Ю.")
    assert wrong(workspace) == {"start-list"}


def test_that_a_paper_printed_again_replaces_the_wrong_one(after_two_rounds: Workspace) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "cross-table")
    print_paper(workspace, "cross-table", order="place")
    correct(workspace, 1, 1, DRAW)
    print_paper(workspace, "cross-table", SAVED)
    (left,) = wrong_papers(workspace)
    assert left.options == {"order": "place"}
    assert [paper.saved for paper in printed(workspace.history())] == [False, True]


def test_that_a_paper_taken_down_is_not_asked_about_any_more(after_two_rounds: Workspace) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "cross-table")
    correct(workspace, 1, 1, DRAW)
    (paper,) = wrong_papers(workspace)
    workspace.note(TAKEN_DOWN, paper=paper.entry, title=paper.title, version=paper.version)
    assert printed(workspace.history()) == ()


def test_that_a_practice_copy_knows_nothing_of_papers_of_the_event(
    after_two_rounds: Workspace,
) -> None:
    print_paper(after_two_rounds, "cross-table")
    after_two_rounds.do(mark_as_practice)
    assert printed(after_two_rounds.history()) == ()


def test_that_a_paper_says_its_version_and_when_and_where_it_was_printed(
    after_two_rounds: Workspace,
) -> None:
    version = after_two_rounds.event.data_version
    print_paper(after_two_rounds, "cross-table")
    (paper,) = printed(after_two_rounds.history())
    assert (paper.version, paper.target, paper.language) == (version, "printer", "en")
    assert paper.at == after_two_rounds.history()[-1].at


def test_that_a_program_which_prints_in_other_words_makes_no_paper_wrong(
    after_two_rounds: Workspace,
) -> None:
    leave_the_rules(after_two_rounds)
    kind, event = document("cross-table"), after_two_rounds.event
    facts = facts_of_print(kind, {}, "en", event, "of an older program")
    after_two_rounds.note(PRINTED, **facts, target="printer")
    assert states(after_two_rounds) == {"cross-table": State.RIGHT}
    play_round(after_two_rounds, 3)
    assert states(after_two_rounds) == {"cross-table": State.OVERTAKEN}
    correct(after_two_rounds, 1, 1, DRAW, WeighedAct.OLD_RESULT)
    assert states(after_two_rounds) == {"cross-table": State.WRONG}


def test_that_the_journal_tells_the_event_of_any_moment(play: Play) -> None:
    workspace = play(4)
    events = []
    for board in (1, 2):
        events.append(workspace.event)
        enter(workspace, 1, board, DRAW)
    workspace.undo()
    history = workspace.history()
    for event in (*events, workspace.event):
        then = [entry for entry in history if entry.id <= event.data_version]
        assert event_after(then) == event


def papers_of_stages(workspace: Workspace) -> dict[tuple[str, OptionValue], State]:
    return {
        (each.paper.document, each.paper.options.get("stage")): each.state
        for each in examine(workspace.history(), workspace.event)
    }


def test_that_papers_of_a_play_off_are_overtaken_by_play_and_wrong_after_a_correction(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(set_play_off_rules, rules=shipped()[0])
    finish_with_ties(workspace, range(1, 3))
    workspace.do(begin_play_off, first_place=1, seed="орел")
    (step,) = steps(workspace)
    for _ in range(2):  # colours are drawn, a game is paired
        go_on(workspace, step.id, lower_number_wins, seed="решка")
    print_paper(workspace, "bracket")
    print_paper(workspace, "order-of-play")
    go_on(workspace, step.id, lower_number_wins, seed="решка")
    print_paper(workspace, "match-protocol", stage=step.id)
    assert papers_of_stages(workspace) == {
        ("bracket", step.id): State.OVERTAKEN,
        ("order-of-play", None): State.OVERTAKEN,
        ("match-protocol", step.id): State.RIGHT,
    }
    game = next(g for _, g in workspace.event.tournament.stage(step.id).games if g.result)
    workspace.at(step.id).do(
        correct_result,
        round=Round(1),
        board=game.board,
        result=DRAW,
        reason="typed wrongly",
        decided=True,
    )
    states = papers_of_stages(workspace)
    assert states["match-protocol", step.id] is State.WRONG
    assert states["bracket", step.id] is State.OVERTAKEN


def test_that_a_paper_of_the_main_stage_replaces_one_printed_before_there_were_others(
    after_two_rounds: Workspace,
) -> None:
    print_paper(after_two_rounds, "cross-table")
    print_paper(after_two_rounds, "cross-table", stage=1)
    assert len(printed(after_two_rounds.history())) == 1


def test_that_a_paper_of_the_first_tournament_replaces_one_printed_before_there_was_another(
    after_two_rounds: Workspace,
) -> None:
    workspace = after_two_rounds
    print_paper(workspace, "cross-table")
    first = workspace.event.tournament
    other = second(workspace)
    print_paper(workspace, "cross-table", tournament=first.id)
    assert [paper.options for paper in printed(workspace.history())] == [
        {"order": "number", "tournament": first.id}
    ]
    other.do(remove_tournament)
    print_paper(workspace, "cross-table")
    assert len(printed(workspace.history())) == 1


def test_that_a_paper_of_a_later_tournament_stays_its_own_when_the_first_one_goes(
    workspace: Workspace,
) -> None:
    (first,) = workspace.event.tournaments
    there = filled(workspace)
    workspace.at(first.main_stage.id).do(remove_tournament)
    print_paper(workspace, "start-list")
    workspace.do(add_tournament, title="U14", like=there.event.tournament.id)
    (paper,) = examine(workspace.history(), workspace.event)
    assert paper.paper.options["tournament"] == there.event.tournament.id
    assert not paper.is_wrong


def test_that_pairings_on_the_wall_are_wrong_once_the_boards_are_others(play: Play) -> None:
    workspace = play(4)
    (only,) = workspace.event.tournaments
    workspace.do(arrange_hall, first_boards={only.id: Board(11)}, rooms=())
    print_paper(workspace, "pairings", round=1)
    print_paper(workspace, "start-list")
    assert not wrong_papers(workspace)
    workspace.do(arrange_hall, first_boards={only.id: Board(51)}, rooms=())
    assert wrong(workspace) == {"pairings 1"}
    workspace.undo()
    assert not wrong_papers(workspace)
