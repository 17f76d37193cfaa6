"""Rankings across tournaments are facts of the event: defined, changed, removed, undone."""

from dataclasses import replace
from decimal import Decimal
from functools import partial

import pytest

from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    TieRule,
)
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import PlayerId, StageId, TournamentId
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.whole.across import define_across, name_teams, remove_across
from arbiter_app.services.commands.whole.tournaments import remove_tournament
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code
from tests.services.tournament_hands import second

REGIONS = AcrossRanking(
    title="Залік областей",
    measure=Measure.PLACES,
    for_places=(Decimal(20), Decimal("17.5")),
    quota=Quota(boys=2, girls=1, others=0),
    ties=(TieRule.PLACES, TieRule.POINTS),
)
EVERYTHING = AcrossRanking(
    title="Школи",
    by=ContingentKey.TEAM,
    quota=Quota(boys=2, girls=1, others=0),
    in_each=True,
    of_person=OfPerson.BEST,
    most_members=5,
    ties=tuple(TieRule),
)
SUMMED = replace(EVERYTHING, title="Сума", in_each=False, of_person=OfPerson.SUM)


def test_that_a_ranking_is_kept_in_the_file_changed_and_removed(workspace: Workspace) -> None:
    second(workspace)
    workspace.do(define_across, ranking=REGIONS)
    assert read_event(workspace.path).across == (REGIONS,)
    assert last_line(workspace) == "Ranking across tournaments added: Залік областей"
    clubs = replace(REGIONS, title="Клуби", by=ContingentKey.CLUB)
    workspace.do(define_across, ranking=clubs)
    workspace.do(define_across, ranking=replace(clubs, of_one=1), former="клуби")
    assert [each.of_one for each in read_event(workspace.path).across] == [None, 1]
    workspace.do(remove_across, title="Залік областей")
    assert [each.title for each in workspace.event.across] == ["Клуби"]
    assert last_line(workspace) == "Ranking across tournaments removed: Залік областей"
    workspace.undo()
    workspace.undo()
    assert read_event(workspace.path).across == (REGIONS, clubs)


@pytest.mark.parametrize(
    ("ranking", "code"),
    [
        (replace(REGIONS, title=" "), "across.title-missing"),
        (replace(REGIONS, title="ЗАЛІК  областей"), "across.title-taken"),
        (replace(REGIONS, title="Б", quota=Quota(others=0)), "across.nobody-counts"),
        (replace(REGIONS, title="Б", quota=Quota(boys=100)), "across.number"),
        (replace(REGIONS, title="Б", of_one=0), "across.number"),
        (replace(REGIONS, title="Б", for_places=()), "across.no-places"),
        (replace(REGIONS, title="Б", for_places=(Decimal(1),) * 201), "across.too-many-places"),
        (replace(REGIONS, title="Б", for_places=(Decimal(1), Decimal(2))), "across.places-rising"),
        (replace(REGIONS, title="Б", tournaments=(TournamentId(9),)), "across.no-such-tournament"),
    ],
)
def test_that_what_cannot_be_applied_is_refused(
    workspace: Workspace, ranking: AcrossRanking, code: str
) -> None:
    workspace.do(define_across, ranking=REGIONS)
    assert refused_code(lambda: workspace.do(define_across, ranking=ranking)) == code


def test_that_there_are_not_endlessly_many(workspace: Workspace) -> None:
    for number in range(30):
        workspace.do(define_across, ranking=replace(REGIONS, title=f"№ {number}"))
    assert refused_code(lambda: workspace.do(define_across, ranking=REGIONS)) == "across.too-many"
    assert refused_code(lambda: workspace.do(remove_across, title="Інший")) == "across.none"


def test_that_every_rule_is_kept_and_goes_with_undo(workspace: Workspace) -> None:
    second(workspace)
    first, other = (each.id for each in workspace.event.tournaments)
    own = ((first, Quota()), (other, Quota(boys=1, girls=0, others=3)))
    for ranking in (replace(EVERYTHING, quotas=own), SUMMED):
        workspace.do(define_across, ranking=ranking)
        assert read_event(workspace.path).across[-1] == ranking
    workspace.undo()
    assert [each.title for each in workspace.event.across] == ["Школи"]


def test_that_own_numbers_go_with_their_tournament(workspace: Workspace) -> None:
    second(workspace)
    other = workspace.event.tournaments[1].id
    own = ((other, Quota(others=3)),)
    workspace.do(define_across, ranking=replace(EVERYTHING, quotas=own))
    workspace.at(StageId(other)).do(remove_tournament)
    assert workspace.event.across == (EVERYTHING,)


def test_that_members_are_put_into_teams_in_one_act(workspace: Workspace) -> None:
    one, two = (workspace.do(add_player, name=name) for name in ("Білик Марта", "Дяк Ян"))
    workspace.do(name_teams, teams={one: " Ліцей  12 ", two: "Ліцей 12"})
    teams = [workspace.event.players[each].team for each in (one, two)]
    assert teams == ["Ліцей 12", "Ліцей 12"]
    assert last_line(workspace) == "Count for the team Ліцей 12: Білик Марта, Дяк Ян"
    workspace.do(name_teams, teams={one: "Гімназія 3", two: None})
    assert "Teams named" in last_line(workspace)
    workspace.do(name_teams, teams={one: None})
    assert last_line(workspace) == "Count for no team: Білик Марта"
    workspace.undo()
    assert workspace.event.players[one].team == "Гімназія 3"
    for teams_of, code in (
        ({}, "across.no-members"),
        ({PlayerId(99): "А"}, "tournament.no-such-player"),
    ):
        assert refused_code(partial(workspace.do, name_teams, teams=teams_of)) == code
