"""Rankings across tournaments are facts of the event: defined, changed, removed, undone."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.across_rankings import AcrossRanking, Measure, TieRule
from arbiter_app.domain.facts.play.numbering import ContingentKey
from arbiter_app.domain.ids import TournamentId
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.whole.across import define_across, remove_across
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code
from tests.services.tournament_hands import second

REGIONS = AcrossRanking(
    title="Залік областей",
    measure=Measure.PLACES,
    for_places=(Decimal(20), Decimal("17.5")),
    boys=2,
    girls=1,
    others=0,
    ties=(TieRule.PLACES, TieRule.POINTS),
)


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
        (replace(REGIONS, title="Б", boys=0, girls=0), "across.nobody-counts"),
        (replace(REGIONS, title="Б", boys=100), "across.number"),
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
