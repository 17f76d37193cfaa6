"""Which ratings count, set and told; ratings of lists that come out during a long event."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime

from arbiter_app.domain.facts.people.people import LaterRatings, RatingOrigin
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListKind, RatingList
from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.domain.registration.later_lists import is_taken_over, missing_first_list
from arbiter_app.domain.table.why import inquiry
from arbiter_app.services.commands.people.players import edit_player, update_ratings
from arbiter_app.services.commands.play.rounds import enter_result, set_times
from arbiter_app.services.commands.play.stages import add_stage
from arbiter_app.services.commands.rules.ratings import change_ratings
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code

Play = Callable[[int], Workspace]

FIRST = PlayerId(1)
NOVEMBER, DECEMBER = date(2026, 11, 1), date(2026, 12, 1)


def listed(published: date) -> RatingList:
    return RatingList(
        id="1",
        kind=ListKind.FIDE,
        name="FIDE standard",
        published=published,
        disciplines=frozenset({Discipline.STANDARD}),
        people=1,
        source="",
    )


def test_that_the_rules_are_set_told_and_taken_back(play: Play) -> None:
    workspace = play(4)
    rules = RatingRules(used=RatingUsed.MEAN, lists=("ФШУ", " FIDE  standard", "ФШУ"))
    workspace.do(change_ratings, rules=rules)
    kept = workspace.event.tournament.rating_rules
    assert kept == replace(rules, lists=("ФШУ", "FIDE standard"))
    assert last_line(workspace) == (
        "Ratings that count: the mean of both ratings; lists asked: ФШУ, FIDE standard"
    )
    workspace.do(change_ratings, rules=replace(kept, is_first_list_checked=False, is_long=True))
    assert last_line(workspace) == (
        "Ratings that count: the list of the first day is not looked for; longer than 30 days"
    )
    workspace.undo()
    workspace.undo()
    assert workspace.event.tournament.rating_rules == RatingRules()


def test_that_in_play_another_rating_counts_only_with_a_reason(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    rules = RatingRules(used=RatingUsed.NATIONAL)
    code = refused_code(lambda: workspace.do(change_ratings, rules=rules))
    assert code == "permission.reason-missing"
    later = LaterRatings.parse("2026-12-01 fide 2700")
    name = workspace.event.players[FIRST].name
    code = refused_code(
        lambda: workspace.do(edit_player, player=FIRST, name=name, later_ratings=later)
    )
    assert code == "permission.reason-missing"


def test_that_a_list_that_comes_out_during_a_long_event_leaves_the_first_ratings(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(change_ratings, rules=RatingRules(is_long=True))
    workspace.do(
        describe_event,
        title="Кубок",
        place="",
        organiser="",
        starts_on=NOVEMBER,
        ends_on=date(2027, 2, 1),
    )
    player = workspace.event.players[FIRST]
    origin = RatingOrigin("FIDE standard", DECEMBER)
    found = RatingDifference(player, "fide_rating", player.fide_rating, 2700, origin)
    assert not is_taken_over(workspace.event, found)
    workspace.do(update_ratings, differences=[found])
    after = workspace.event.players[FIRST]
    assert after.fide_rating == player.fide_rating
    assert str(after.later_ratings) == "2026-12-01 fide 2700 FIDE standard"
    assert is_taken_over(workspace.event, replace(found, player=after))
    workspace.undo()
    assert workspace.event.players[FIRST].later_ratings is None


def test_that_a_game_counts_with_the_rating_of_its_day(play: Play) -> None:
    workspace = play(4)
    workspace.do(
        edit_player,
        player=FIRST,
        name=workspace.event.players[FIRST].name,
        later_ratings=LaterRatings.parse("2026-12-01 fide 2700"),
    )
    for number, day in ((1, NOVEMBER), (2, DECEMBER), (3, DECEMBER)):
        workspace.do(set_times, times={Round(number): datetime(2026, day.month, number, 15)})
    competition = workspace.event.tournament.competition()
    for round_ in competition.rounds:
        for game in round_.games:
            workspace.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    event = workspace.event
    ground = inquiry(event.tournament.competition(), event.players).ground
    met = {
        part.cell.round: part.score
        for player, parts in ground.rated_games.items()
        for part in parts
        if part.cell.opponent == FIRST
    }
    assert met == {1: event.players[FIRST].fide_rating, 2: 2700, 3: 2700}


def test_that_the_list_of_the_first_month_is_looked_for_unless_switched_off(play: Play) -> None:
    workspace = play(4)
    workspace.do(
        describe_event,
        title="Кубок",
        place="",
        organiser="",
        starts_on=date(2026, 11, 20),
        ends_on=None,
    )
    event = workspace.event
    assert missing_first_list(event, ()) == NOVEMBER
    assert missing_first_list(event, (listed(DECEMBER),)) == NOVEMBER
    assert missing_first_list(event, (listed(NOVEMBER),)) is None
    other = RatingRules(lists=("FIDE rapid",))
    workspace.do(change_ratings, rules=other)
    assert missing_first_list(workspace.event, (listed(NOVEMBER),)) == NOVEMBER
    for rules in (
        RatingRules(is_first_list_checked=False),
        RatingRules(used=RatingUsed.NATIONAL_ONLY),
    ):
        workspace.do(change_ratings, rules=rules)
        assert missing_first_list(workspace.event, ()) is None


def test_that_a_final_goes_by_the_ratings_of_the_tournament(play: Play) -> None:
    workspace = play(4)
    rules = RatingRules(used=RatingUsed.HIGHER)
    workspace.do(change_ratings, rules=rules)
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        players=tuple(workspace.event.tournament.numbers)[:3],
    )
    final = workspace.event.tournament.stages[-1]
    competition = workspace.event.tournament.competition(final.id)
    assert competition.rating_rules == rules
