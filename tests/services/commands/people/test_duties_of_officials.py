"""Officials of some of the tournaments of an event, and when they are on duty."""

from collections.abc import Callable
from datetime import date, datetime

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.facts.disputes.incidents import Offence, PenaltyFields, Sanction
from arbiter_app.domain.facts.event import Event, EventLevel
from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.ids import Round, TournamentId
from arbiter_app.domain.registration.findings import findings
from arbiter_app.domain.staffing.at_once import AtOnce, at_once
from arbiter_app.domain.staffing.playing_officials import playing_officials
from arbiter_app.domain.staffing.shortfalls import shortfalls
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.officials import (
    add_official,
    edit_official,
    set_conditions,
)
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.rounds import set_times
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.tournaments import describe_tournament, remove_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import refused_code
from tests.services.tournament_hands import filled, second

DAY = date(2026, 12, 5)
OF_ALL, OF_U12, OF_U10 = "Кравець Лев", "Щербань Юхим", "Вербова Інна"


def chiefs(workspace: Workspace) -> AtStage:
    """Return a second tournament; it and the event have a chief arbiter each."""
    here = second(workspace)
    u10, u12 = (each.id for each in workspace.event.tournaments)
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name=OF_ALL, category="I")
    for name, of, role in (
        (OF_U12, u12, Role.CHIEF_ARBITER),
        (OF_U10, u10, Role.ARBITER),
    ):
        workspace.do(add_official, role=role, name=name, category="I", tournaments=[of])
    return here


def seen(workspace: Workspace) -> tuple[Event, ...]:
    whole = read_event(workspace.path)
    return (whole, *(whole.of(each.id) for each in whole.tournaments))


def test_each_tournament_sees_its_own_officials_first_and_not_those_of_others(
    workspace: Workspace,
) -> None:
    chiefs(workspace)
    whole, u10, u12 = ([each.name for each in event.officials] for event in seen(workspace))
    assert whole == [OF_ALL, OF_U12, OF_U10]
    assert u10 == [OF_U10, OF_ALL]
    assert u12 == [OF_U12, OF_ALL]
    chief = [event.official(Role.CHIEF_ARBITER) for event in seen(workspace)]
    assert [each and each.name for each in chief] == [OF_ALL, OF_ALL, OF_U12]
    assert seen(workspace)[2].whole == seen(workspace)[0]


def test_papers_and_acts_of_a_tournament_name_its_own_chief_arbiter(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    here = filled(workspace)
    u12 = workspace.event.tournaments[1]
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name=OF_ALL)
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name=OF_U12, tournaments=[u12.id])
    paper = document("start-list").build(
        workspace.event, {"tournament": u12.id}, catalogue("uk"), datetime(2026, 12, 5)
    )
    assert [each.name for each in paper.signatures][:1] == [OF_U12]
    here.do(
        record_incident,
        at=datetime(2026, 12, 5, 12),
        offence=Offence.CONDUCT,
        penalties=[PenaltyFields(player=u12.entries[0].player, sanction=Sanction.WARNING)],
    )
    assert workspace.event.tournaments[1].incidents[0].chief == OF_U12


def test_duty_is_kept_corrected_and_undone(workspace: Workspace) -> None:
    chiefs(workspace)
    u12 = workspace.event.tournaments[1].id
    workspace.do(
        edit_official,
        official=1,
        role=Role.CHIEF_ARBITER,
        name=OF_U12,
        tournaments=[u12],
        rooms="  Мала  зала ",
        shifts="9:00–14:00",
        days=[date(2026, 12, 6), DAY],
    )
    duty = Duty(
        tournaments=(u12,), rooms="Мала зала", shifts="9:00–14:00", days=(DAY, date(2026, 12, 6))
    )
    assert seen(workspace)[0].officials[1].duty == duty
    workspace.undo()
    assert seen(workspace)[0].officials[1].duty == Duty(tournaments=(u12,))


def test_an_official_is_of_a_tournament_that_is_there(workspace: Workspace) -> None:
    chiefs(workspace)
    code = refused_code(
        lambda: workspace.do(
            add_official, role=Role.ARBITER, name="Хтось", tournaments=[TournamentId(99)]
        )
    )
    assert code == "tournament.none"


def test_who_was_of_a_tournament_that_is_removed_is_of_all(workspace: Workspace) -> None:
    here = chiefs(workspace)
    here.do(remove_tournament)
    assert [each.duty.tournaments for each in workspace.event.officials] == [(), (), (1,)]
    workspace.undo()
    assert [len(each.duty.tournaments) for each in workspace.event.officials] == [0, 1, 1]


# Boards at the same time


@pytest.fixture
def festival(play: Callable[[int], Workspace]) -> Workspace:
    """Two tournaments of six and four players on two days; three arbiters, one of them of U12."""
    workspace = play(6)
    filled(workspace)
    workspace.do(
        describe_event,
        title="Фестиваль",
        place="",
        organiser="",
        starts_on=DAY,
        ends_on=date(2026, 12, 6),
    )
    workspace.do(set_conditions, level=EventLevel.NATIONAL, rank=None, discipline=Discipline.RAPID)
    u12 = workspace.event.tournaments[1].id
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name=OF_ALL)
    workspace.do(add_official, role=Role.ARBITER, name=OF_U10, days=[DAY])
    workspace.do(add_official, role=Role.ARBITER, name=OF_U12, tournaments=[u12])
    return workspace


def told(found: AtOnce) -> tuple[int, int, int, int | None]:
    return len(found.tournaments), found.games, found.present, found.needed


def test_tournaments_whose_times_are_unknown_are_reckoned_together(festival: Workspace) -> None:
    first, second_ = at_once(festival.event)
    assert (first.days, told(first)) == ((DAY,), (2, 5, 3, 5))
    assert (second_.days, told(second_)) == ((date(2026, 12, 6),), (2, 5, 2, 5))
    short = [each for each in shortfalls(festival.event) if each.code == "staffing.few-arbiters-of"]
    assert [(each.days, each.facts["titles"]) for each in short] == [
        ((DAY,), "U10, U12"),
        ((date(2026, 12, 6),), "U10, U12"),
    ]


def test_a_tournament_of_another_day_needs_no_arbiter_then(festival: Workspace) -> None:
    stage = festival.event.tournaments[1].main_stage.id
    festival.at(stage).do(
        describe_tournament, title="U12", starts_on=date(2026, 12, 6), ends_on=date(2026, 12, 6)
    )
    saturday, sunday = at_once(festival.event)
    assert told(saturday) == (1, 3, 2, 3)
    assert told(sunday) == (2, 5, 2, 5)


def test_rounds_one_after_the_other_are_not_reckoned_together(festival: Workspace) -> None:
    for tournament, hour in zip(festival.event.tournaments, (9, 15), strict=True):
        rounds = tournament.main_stage.rounds
        festival.at(tournament.main_stage.id).do(
            set_times,
            times={
                each.number: datetime(2026, 12, 5, hour)
                if each.number == Round(1)
                else datetime(2026, 12, 6, hour, each.number)
                for each in rounds
            },
        )
    (saturday, *_) = at_once(festival.event)
    assert saturday.days == (DAY,)
    assert told(saturday) == (1, 3, 2, 3)


# Who is an arbiter here and plays


def test_an_official_who_plays_is_told_with_the_tournaments(workspace: Workspace) -> None:
    here = chiefs(workspace)
    here.do(add_player, name=OF_U12)
    here.do(add_player, name=OF_U10)
    whole = workspace.event
    found = {
        each.official.name: (
            [one.title for one in each.on_duty],
            [one.title for one in each.elsewhere],
        )
        for each in playing_officials(whole)
    }
    assert found == {OF_U12: (["U12"], []), OF_U10: ([], ["U12"])}
    plays = {
        each.facts["name"]: (each.code, each.article, each.preferred)
        for each in shortfalls(whole)
        if "plays" in each.code
    }
    assert plays == {
        OF_U12: ("staffing.official-plays-there", "V.1.13", False),
        OF_U10: ("staffing.official-plays-elsewhere", "V.1.13", True),
    }
    at_entry = [each.code for each in findings(whole.of(whole.tournaments[1].id))]
    assert at_entry == ["eligibility.official", "eligibility.official-elsewhere"]
