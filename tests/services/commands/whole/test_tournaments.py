"""Several tournaments in one event: each has what is its own, acts are done in one of them."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

from arbiter_app.domain.facts.new_tournaments import Template
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round, StageId, TournamentId
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.tournaments import (
    add_tournament,
    add_tournaments,
    describe_tournament,
    order_tournaments,
    remove_tournament,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.terms.event.templates import new_tournaments
from tests.services.hands import choose_system, last_line, refusal, refused_code, said
from tests.services.tournament_hands import filled, second


def test_each_tournament_has_its_players_and_results(play: Callable[[int], Workspace]) -> None:
    workspace = play(4)
    here = filled(workspace)
    here.do(enter_result, round=Round(1), board=Board(1), result=Result.parse("1-0"))
    first, other = read_event(workspace.path).tournaments
    assert (len(first.entries), len(other.entries)) == (4, 4)
    assert first.competition().rounds[0].missing == 2
    assert other.competition().rounds[0].missing == 1
    assert last_line(workspace).startswith("U12. Round 1, board 1: ")


def test_the_journal_names_the_tournament_also_once_it_is_removed(workspace: Workspace) -> None:
    here = second(workspace)
    here.do(add_player, name="Ґава")
    here.do(remove_tournament)
    assert last_line(workspace) == "Tournament removed: U12"
    entry = workspace.history()[-2]
    told = entry_text(catalogue("en"), entry.command, entry.params, workspace.event, entry.changes)
    assert told.endswith("Player added: Ґава")


def test_undo_takes_back_the_last_act_of_whichever_tournament(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    here = filled(workspace)
    result = Result.parse("½-½")
    here.do(enter_result, round=Round(1), board=Board(1), result=result)
    main = workspace.event.tournaments[0].main_stage.id
    workspace.at(main).do(enter_result, round=Round(1), board=Board(1), result=result)
    assert workspace.undo().params["tournament"] == main
    first, other = workspace.event.tournaments
    assert first.competition().rounds[0].missing == 2
    assert other.competition().rounds[0].missing == 1


def test_what_a_tournament_has_otherwise_holds_in_it_alone(workspace: Workspace) -> None:
    here = second(workspace)
    workspace.do(
        describe_event,
        title="Фестиваль",
        place="",
        organiser="",
        starts_on=date(2026, 12, 5),
        ends_on=None,
        time_control="90 min + 30 s",
    )
    here.do(
        describe_tournament,
        title="Бліц",
        starts_on=date(2026, 12, 6),
        time_control="3 min + 2 s",
        discipline=Discipline.BLITZ,
        entry_fee=Decimal(100),
    )
    whole = read_event(workspace.path)
    first, blitz = (whole.of(each.id) for each in whole.tournaments)
    assert (first.time_control, blitz.time_control) == ("90 min + 30 s", "3 min + 2 s")
    assert (first.starts_on, blitz.starts_on) == (date(2026, 12, 5), date(2026, 12, 6))
    assert (first.discipline, blitz.discipline) == (Discipline.STANDARD, Discipline.BLITZ)
    assert (first.entry_fee, blitz.entry_fee) == (None, Decimal(100))
    assert blitz.whole == whole
    assert blitz.of(first.tournament.id) == first


def test_they_are_put_in_another_order_and_acts_stay_where_they_were(workspace: Workspace) -> None:
    here = second(workspace)
    here.do(add_player, name="Ґава")
    ids = [each.id for each in workspace.event.tournaments]
    workspace.do(order_tournaments, order=ids[::-1])
    assert [each.title for each in workspace.event.tournaments] == ["U12", "U10"]
    assert last_line(workspace) == "Order of the tournaments: U12, U10"
    workspace.undo()
    assert [each.title for each in workspace.event.tournaments] == ["U10", "U12"]


def test_what_cannot_be_done_is_refused(play: Callable[[int], Workspace]) -> None:
    workspace = play(4)
    assert refused_code(lambda: workspace.do(remove_tournament)) == "tournament.last"
    here = filled(workspace)
    here.do(enter_result, round=Round(1), board=Board(1), result=Result.parse("1-0"))
    first = workspace.event.tournaments[0].id
    for code, act in {
        "tournament.played": lambda: here.do(remove_tournament),
        "tournament.title-taken": lambda: here.do(describe_tournament, title="u10"),
        "tournament.title-missing": lambda: workspace.do(add_tournament, title=" ", like=first),
        "tournament.none": lambda: workspace.do(add_tournament, title="U8", like=TournamentId(99)),
        "tournament.order": lambda: workspace.do(order_tournaments, order=[first]),
        "tournament.not-chosen": lambda: workspace.do(add_player, name="Хтось"),
    }.items():
        assert refused_code(act) == code


def test_the_number_of_a_removed_tournament_is_never_given_again(workspace: Workspace) -> None:
    model = workspace.event.tournaments[0].id
    first = workspace.do(add_tournament, title="U12", like=model)
    workspace.at(StageId(first)).do(remove_tournament)
    again = workspace.do(add_tournament, title="U12", like=model)
    assert again != first


def test_a_template_makes_the_groups_of_a_youth_championship_at_once(workspace: Workspace) -> None:
    first = workspace.event.tournaments[0].id
    groups = new_tournaments(catalogue("en"), Template.YOUTH)
    workspace.do(add_tournaments, tournaments=groups, like=first)
    made = read_event(workspace.path).tournaments
    assert [each.title for each in made][:3] == ["U8 boys", "U8 girls", "U10 boys"]
    assert (len(made), made[0].id) == (12, first)
    girls = made[-1]
    assert (girls.title, girls.eligibility.age) == ("U18 girls", AgeGroup.U18)
    assert [each.eligibility.women_only for each in made] == [False, True] * 6
    assert last_line(workspace).startswith("Tournaments added: U8 boys, U8 girls, U10 boys")
    workspace.undo()
    assert [each.title for each in workspace.event.tournaments] == [""]
    workspace.redo()
    assert read_event(workspace.path).tournaments == made


def test_a_template_leaves_a_tournament_that_has_a_title_or_people(workspace: Workspace) -> None:
    workspace.do(add_player, name="Ґава")
    first = workspace.event.tournaments[0]
    wanted = new_tournaments(catalogue("en"), Template.FESTIVAL)[1:]
    workspace.do(add_tournaments, tournaments=wanted, like=first.id)
    whole = workspace.event
    assert [each.title for each in whole.tournaments] == ["", "Rapid", "Blitz"]
    rapid, blitz = (whole.of(each.id) for each in whole.tournaments[1:])
    assert (rapid.discipline, rapid.time_control) == (Discipline.RAPID, "15+10")
    assert (blitz.discipline, blitz.time_control) == (Discipline.BLITZ, "3+2")
    assert whole.tournaments[0] == first


def test_what_was_drawn_in_a_tournament_is_not_drawn_in_one_made_like_it(
    workspace: Workspace,
) -> None:
    choose_system(workspace, System.SWISS)
    for name in ("Ґава", "Діброва"):
        workspace.do(add_player, name=name)
    workspace.accepting("act.many-rounds").do(number_by_rating)
    workspace.do(set_initial_colour, colour=Colour.BLACK)
    second(workspace)
    swiss = workspace.event.tournaments[1].settings
    assert (swiss.system, swiss.swiss.initial_colour) == (System.SWISS, None)


def test_a_template_of_which_nothing_fits_adds_nothing(workspace: Workspace) -> None:
    second(workspace, "U12 girls")
    first = workspace.event.tournaments[0].id
    groups = new_tournaments(catalogue("en"), Template.YOUTH)
    none = refusal(lambda: workspace.do(add_tournaments, tournaments=(), like=first))
    taken = refusal(lambda: workspace.do(add_tournaments, tournaments=groups, like=first))
    assert (none.code, taken.code) == ("tournament.none-wanted", "tournament.title-taken")
    assert "Space" in said(none)
    assert [each.title for each in workspace.event.tournaments] == ["U10", "U12 girls"]
