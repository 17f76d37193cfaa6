"""A whole event taken over from a report file."""

from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.event import Event, EventLevel, EventRank
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.by_rules import Kind
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.ids import (
    Board,
    Round,
)
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.standings import standings
from arbiter_app.services.closed_file import read_event, read_history, verify
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.officials import set_conditions
from arbiter_app.services.commands.people.players import add_player, remove_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.criteria import define_own_criterion
from arbiter_app.services.commands.whole.event import (
    change_system,
    change_tie_breaks,
    change_withdrawals,
    set_official,
)
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refused_code
from tests.services.reports import A, swiss


@pytest.fixture
def imported(workspace: Workspace) -> Workspace:
    workspace.do(import_report, source="open.trf", event=swiss())
    return workspace


def without_version(event: Event) -> Event:
    """Return what a report tells: the seed of lots is that of the file, and so is the line that
    its rounds were not paired here.
    """
    assert event.tournament.lot_seed is not None
    tournament = replace(event.tournament, lot_seed=None, integrity=())
    return replace(event, data_version=0, tournaments=(tournament,))


def test_that_the_event_of_a_report_is_kept_whole_over_a_restart(
    imported: Workspace, path: Path
) -> None:
    imported.close()
    assert without_version(read_event(path)) == swiss()
    assert verify(path) == ()


def test_that_rounds_taken_over_are_listed_among_what_touches_the_pairings(
    imported: Workspace,
) -> None:
    (line,) = imported.event.tournament.integrity
    assert (line.kind, line.round, line.told) == (Kind.IMPORT, 3, "rounds 1-3")
    imported.undo()
    assert imported.event.tournament.integrity == ()


def test_that_rounds_that_are_not_those_of_their_system_want_a_yes(workspace: Workspace) -> None:
    of_report: dict[str, Any] = {"source": "open.trf", "event": swiss(), "misfits": 2}
    code = refused_code(lambda: workspace.do(import_report, **of_report))
    assert code == "act.misfit"
    workspace.accepting(WeighedAct.MISFIT).do(import_report, **of_report)
    (line,) = workspace.event.tournament.integrity
    assert line.told == "rounds 1-3, differences 2"


def test_that_an_import_is_undone_and_done_again(imported: Workspace, path: Path) -> None:
    imported.undo()
    assert without_version(imported.event).players == {}
    assert imported.event.title == "Кубок міста"
    imported.redo()
    assert without_version(imported.event) == swiss()
    assert verify(path) == ()


def test_that_the_journal_keeps_the_name_of_a_report_and_not_its_text(
    imported: Workspace, path: Path
) -> None:
    entry = read_history(path)[-1]
    assert entry.command == "report.import"
    assert entry.params == {"source": "open.trf", "players": 5, "misfits": 0}


def test_that_a_report_goes_only_into_an_event_without_players(workspace: Workspace) -> None:
    player = workspace.do(add_player, name="Перший")
    code = refused_code(lambda: workspace.do(import_report, source="open.trf", event=swiss()))
    assert code == "permission.import-report"
    workspace.do(remove_player, player=player)
    workspace.do(import_report, source="open.trf", event=swiss())
    assert len(workspace.event.players) == 5
    assert player not in workspace.event.players
    table = standings(workspace.event.tournament.competition(), workspace.event.players)
    assert workspace.event.players[table.rows[0].player].name == "Ґава, Олена"


def test_that_what_was_typed_before_gives_way_to_the_report(workspace: Workspace) -> None:
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name="Хтось")
    workspace.do(define_own_criterion, code="OTHER_OLD", definition="Колишнє")
    workspace.do(import_report, source="open.trf", event=swiss())
    assert without_version(workspace.event) == swiss()


def test_that_level_and_rank_stay_where_the_report_tells_none(workspace: Workspace) -> None:
    workspace.do(
        set_conditions,
        level=EventLevel.REGIONAL,
        rank=EventRank.FIFTH,
        discipline=Discipline.STANDARD,
    )
    told = replace(swiss(), rank=EventRank.SECOND)
    workspace.do(import_report, source="open.trf", event=told)
    assert (workspace.event.level, workspace.event.rank) == (EventLevel.REGIONAL, EventRank.SECOND)


def test_that_a_second_deputy_stays_when_the_first_is_replaced(imported: Workspace) -> None:
    imported.do(set_official, role=Role.DEPUTY, name="Інший")
    deputies = [each.name for each in imported.event.officials if each.role is Role.DEPUTY]
    assert deputies == ["Інший", "NA Ґудзь"]
    imported.do(set_official, role=Role.DEPUTY, name="")
    imported.do(set_official, role=Role.DEPUTY, name="NA Ґудзь", category="НК")
    imported.do(set_official, role=Role.CHIEF_SECRETARY, name="Секретар")
    assert [(each.role, each.category) for each in imported.event.officials] == [
        (Role.CHIEF_ARBITER, None),
        (Role.CHIEF_SECRETARY, None),
        (Role.DEPUTY, "НК"),
    ]


def test_that_an_imported_list_has_the_names_of_its_edition(workspace: Workspace) -> None:
    event = swiss()
    settings = replace(event.tournament.settings, tie_breaks=("GE", "BH", "REP"))
    listed = replace(event, tournaments=(replace(event.tournament, settings=settings),))
    workspace.do(import_report, source="open.trf", event=listed)
    assert workspace.event.tournament.settings.tie_breaks == ("REP", "BH")


def test_that_a_report_with_a_criterion_its_edition_bars_changes_nothing(
    workspace: Workspace,
) -> None:
    event = swiss()
    settings = replace(event.tournament.settings, tie_breaks=("KS",))
    barred = replace(event, tournaments=(replace(event.tournament, settings=settings),))
    code = refused_code(lambda: workspace.do(import_report, source="open.trf", event=barred))
    assert code == "tie-break.not-in-system"
    assert workspace.event.players == {}


def test_that_a_result_of_an_imported_swiss_can_be_entered(imported: Workspace) -> None:
    imported.do(enter_result, round=Round(3), board=Board(1), result=DRAW)
    table = standings(imported.event.tournament.competition(), imported.event.players)
    assert table.rows[0].points == Decimal(5)


@pytest.mark.parametrize(
    ("act", "params"),
    [
        (change_system, {"cycles": 2, "swap_last_rounds": False, "edition_id": "2024-08"}),
        (draw_lots, {"seed": "1"}),
        (add_player, {"name": "Пізній"}),
        (remove_player, {"player": A}),
    ],
    ids=lambda each: getattr(each, "id", ""),
)
def test_that_a_swiss_of_another_text_is_not_paired_here(
    workspace: Workspace, act: Command[Any, Any], params: dict[str, Any]
) -> None:
    event = swiss()
    rules = replace(event.tournament.settings, swiss=SwissRules(system=SwissSystem.OTHER))
    other = replace(event, tournaments=(replace(event.tournament, settings=rules),))
    workspace.do(import_report, source="open.trf", event=other)
    assert refused_code(lambda: workspace.do(act, **params)) == "system.swiss"


def test_that_no_swiss_annuls_results(imported: Workspace) -> None:
    code = refused_code(
        lambda: imported.do(change_withdrawals, annuls_withdrawals=False, reason="так")
    )
    assert code == "system.annuls-nothing"


def test_that_an_own_criterion_of_a_report_stays_in_the_list_without_a_definition(
    workspace: Workspace,
) -> None:
    event = swiss()
    bare = replace(event, tournaments=(replace(event.tournament, own_criteria=()),))
    workspace.do(import_report, source="open.trf", event=bare)
    yes = (WeighedAct.TIE_BREAKS, WeighedAct.TIE_BREAKS, WeighedAct.RANKING)
    workspace.accepting(*yes).do(
        change_tie_breaks,
        tie_breaks=("OTHER_PLAYOFF", "BH"),
        unresolved=Unresolved.SHARED,
        reason="апеляція",
    )
    assert workspace.event.tournament.settings.tie_breaks == ("OTHER_PLAYOFF", "BH")
