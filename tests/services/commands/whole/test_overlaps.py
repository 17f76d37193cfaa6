"""Rounds of two tournaments at the same time: which they are, and who would be in both."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.taking_part.overlaps import (
    demand_no_overlap,
    overlaps,
    overlaps_of,
    spans,
)
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, set_times
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.commands.whole.tournaments import describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import refusal, said
from tests.services.swiss_hands import make_swiss, pair
from tests.services.tournament_hands import filled, second

DAY = datetime(2026, 11, 1)
NEWCOMER = PlayerId(999)


def at(hour: int, minute: int = 0) -> datetime:
    return DAY + timedelta(hours=hour, minutes=minute)


def festival(
    workspace: Workspace, first: Mapping[int, datetime], other: Mapping[int, datetime]
) -> AtStage:
    """Let a round robin of rapid games be played beside one of blitz; return the second."""
    here = filled(workspace)
    main = workspace.event.tournaments[0]
    for place, control, times in (
        (workspace.at(main.main_stage.id), "15+10", first),
        (here, "3+2", other),
    ):
        place.do(
            describe_tournament, title="Рапід" if place is not here else "Бліц",
            time_control=control,
        )  # fmt: skip
        place.do(set_times, times={Round(number): time for number, time in times.items()})
    return here


def choose(place: AtStage, system: System) -> None:
    edition = place.competition.settings.edition
    place.do(change_system, cycles=1, swap_last_rounds=False, edition_id=edition, system=system)


def met(workspace: Workspace, player: PlayerId | None = NEWCOMER) -> list[tuple[int, int]]:
    first, other = (each.id for each in workspace.event.tournaments)
    found = overlaps_of(workspace.event, player, (first, other))
    return [(each.first.round, each.second.round) for each in found]


def test_rounds_at_the_same_time_are_found_by_starts_and_time_control(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    # 15+10: fifty minutes for 60 moves of both; 3+2: ten.
    festival(workspace, {1: at(9), 2: at(10), 3: at(11)}, {1: at(9, 49), 2: at(9, 50), 3: at(12)})
    first, other = workspace.event.tournaments
    found = overlaps(workspace.event, first.id, other.id)
    assert [(each.first.round, each.second.round) for each in found] == [(1, 1)]
    assert found[0].first.ends_at == at(9, 50)
    assert not found[0].first.is_assumed
    assert overlaps(workspace.event, other.id, first.id)[0].first.tournament == other.id


def test_a_time_control_in_words_is_taken_to_last_as_its_discipline_does(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    here = festival(workspace, {1: at(9), 2: at(10), 3: at(11)}, {1: at(9)})
    here.do(describe_tournament, title="Бліц", time_control="as the organiser says")
    (span,) = spans(workspace.event, workspace.event.tournaments[1].id)
    assert span.is_assumed
    assert span.ends_at - span.starts_at == timedelta(hours=4)


def test_only_rounds_that_somebody_has_yet_to_play_are_their_overlaps(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    hours = {1: at(9), 2: at(10), 3: at(11)}
    here = festival(workspace, hours, hours)
    assert met(workspace) == [(1, 1), (2, 2), (3, 3)]
    for board in (1, 2):
        here.do(enter_result, round=Round(1), board=Board(board), result=Result.parse("1-0"))
    assert met(workspace) == [(2, 2), (3, 3)]


def test_who_has_a_bye_in_a_round_is_not_in_two_places(workspace: Workspace) -> None:
    make_swiss(workspace, 4)
    pair(workspace, 1)
    main = workspace.at(workspace.event.tournament.main_stage.id)
    here = second(workspace)
    choose(here, System.ROUND_ROBIN)
    player = PlayerId(1)
    main.do(set_times, times={Round(1): at(9)})
    for name in ("Ґава", "Діброва", "Єва", "Журба"):
        here.do(add_player, name=name)
    here.do(number_by_rating)
    here.do(set_times, times={Round(1): at(9)})
    assert met(workspace, player) == [(1, 1)]
    main.do(ask_bye, players=[player], rounds=[Round(1)], mark=Mark.HALF_BYE)
    assert met(workspace, PlayerId(2)) == [(1, 1)]
    assert met(workspace, player) == []


def test_two_places_at_once_are_refused_where_both_have_begun(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    hours = {1: at(9), 2: at(10), 3: at(11)}
    here = festival(workspace, hours, {1: at(9), 2: at(13), 3: at(14)})
    first, other = (each.id for each in workspace.event.tournaments)
    main = workspace.at(workspace.event.tournaments[0].main_stage.id)
    result = Result.parse("1-0")
    main.do(enter_result, round=Round(1), board=Board(1), result=result)
    demand_no_overlap(workspace.event, NEWCOMER, "Ґава", (first, other))
    here.do(set_times, times={Round(2): at(10, 10)})
    here.do(enter_result, round=Round(1), board=Board(1), result=result)
    refused = refusal(lambda: demand_no_overlap(workspace.event, NEWCOMER, "Ґава", (first, other)))
    assert "round 2 of Рапід and round 2 of Бліц" in said(refused)
