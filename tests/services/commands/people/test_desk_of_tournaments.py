"""The desk and the commission of an event of several tournaments: acts are about people."""

from collections.abc import Callable, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from arbiter_app.domain.facts.people.admission import Admission, PaperKind
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId, StageId, TournamentId
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.commission import incomplete
from arbiter_app.domain.registration.desk import desk_tally
from arbiter_app.domain.registration.fees import fee_totals
from arbiter_app.domain.registration.tallies import (
    Group,
    readiness,
    readiness_of_each,
    totals,
    undecided,
)
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.commission import (
    admit_ready,
    decide,
    miss_paper,
    note_papers,
    show_paper,
)
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.registration import (
    mark_present,
    set_entry_fee,
    set_fee_due,
    set_fees_paid,
    show_undated_papers,
)
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import write_entry
from tests.services.hands import last_line, refused_code

Register = Callable[[int], Workspace]

ONE, TWO, THREE = map(PlayerId, (1, 2, 3))


def _enter(uow: UnitOfWork, /, *, players: Sequence[PlayerId]) -> None:
    for player in players:
        write_entry(uow.rows, uow.tournament.id, Entry(player=player))


enter = Command("player.add", anything, _enter, Right.REGISTER)
"""Enters people of the event into the tournament in which it is run, and nothing more."""


def with_rapid(workspace: Workspace, *also: PlayerId) -> AtStage:
    """Add a second tournament in which some of the people play, and one more; return it."""
    workspace.do(describe_tournament, title="Classical")
    added = workspace.do(add_tournament, title="Rapid", like=workspace.event.tournaments[0].id)
    there = workspace.at(StageId(added))
    there.do(enter, players=also)
    there.do(add_player, name="Ґава")
    return there


def entries(workspace: Workspace, player: PlayerId) -> list[Entry]:
    return [entry for _, entry in workspace.event.entries_of(player)]


def ids(workspace: Workspace) -> tuple[TournamentId, TournamentId]:
    first, second = workspace.event.tournaments
    return first.id, second.id


def test_that_who_comes_once_is_there_for_all_tournaments(register: Register) -> None:
    workspace = register(3)
    with_rapid(workspace, ONE)
    workspace.do(mark_present, players=(ONE, TWO))
    assert [each.present for each in entries(workspace, ONE)] == [True, True]
    assert last_line(workspace) == "At the desk: Гравець 01, Гравець 02"
    workspace.undo()
    assert [each.present for each in entries(workspace, ONE)] == [False, False]
    _, rapid = ids(workspace)
    workspace.do(mark_present, players=(ONE,), tournament=rapid)
    assert [each.present for each in entries(workspace, ONE)] == [False, True]
    assert last_line(workspace) == "Rapid. At the desk: Гравець 01"
    code = refused_code(lambda: workspace.do(mark_present, players=(TWO,), tournament=rapid))
    assert code == "tournament.no-such-player"


def test_that_the_desk_counts_everybody_once_and_each_tournament_its_own(
    register: Register,
) -> None:
    workspace = register(3)
    with_rapid(workspace, ONE, TWO)
    workspace.do(mark_present, players=(ONE,))
    classical, rapid = ids(workspace)
    event = workspace.event
    tallies = [desk_tally(each) for each in (event, event.of(classical), event.of(rapid))]
    assert [each.players for each in tallies] == [4, 3, 3]
    assert [each.present for each in tallies] == [1, 1, 1]
    assert [len(each.missing) for each in tallies] == [3, 2, 2]


def test_that_a_paper_is_shown_once_for_all_tournaments(register: Register) -> None:
    workspace = register(2)
    with_rapid(workspace, ONE)
    until = date(2027, 1, 1)
    workspace.do(show_paper, player=ONE, requirement=PaperKind.MEDICAL, valid_until=until)
    shown = [each.papers[PaperKind.MEDICAL].valid_until for each in entries(workspace, ONE)]
    assert shown == [until, until]
    workspace.do(show_undated_papers, players=(ONE,))
    dated = [each.id for each in workspace.event.requirements if each.dated]
    for paper in dated:
        workspace.do(note_papers, players=(ONE,), requirement=paper, shown=True, valid_until=until)
    missing = {each.player.id: len(each.lacking) for each in incomplete(workspace.event)}
    assert ONE not in missing
    assert len(missing) == 2
    workspace.do(miss_paper, player=ONE, requirement=PaperKind.MEDICAL)
    assert all(PaperKind.MEDICAL not in each.papers for each in entries(workspace, ONE))


def test_that_a_paper_shown_before_counts_in_a_tournament_entered_later(
    register: Register,
) -> None:
    workspace = register(2)
    workspace.do(show_undated_papers, players=(ONE, TWO))
    with_rapid(workspace, ONE)
    seen = workspace.event.of(ids(workspace)[1])
    lacking = {each.player.id: len(each.lacking) for each in incomplete(seen)}
    everything = len(workspace.event.requirements)
    assert lacking[ONE] < everything == lacking[PlayerId(3)]


def test_that_a_decision_is_of_a_tournament_or_of_all(register: Register) -> None:
    workspace = register(2)
    with_rapid(workspace, ONE)
    _, rapid = ids(workspace)
    refused: dict[str, Any] = {"admission": Admission.REFUSED, "reason": "no rating"}
    workspace.do(decide, players=(ONE,), tournament=rapid, **refused)
    assert [each.decision is None for each in entries(workspace, ONE)] == [True, False]
    assert last_line(workspace) == "Rapid. Commission: Гравець 01: not admitted"
    workspace.do(decide, players=(ONE, TWO), admission=Admission.REFUSED, reason="late")
    everybody = [*entries(workspace, ONE), *entries(workspace, TWO)]
    assert {each.decision.reason for each in everybody if each.decision} == {"late"}
    assert read_event(workspace.path) == workspace.event


def test_that_all_who_are_ready_are_admitted_and_no_other_decision_is_touched(
    register: Register,
) -> None:
    workspace = register(2)
    with_rapid(workspace, ONE)
    _, rapid = ids(workspace)
    for each in workspace.event.requirements:
        until = date(2027, 1, 1) if each.dated else None
        workspace.do(show_paper, player=ONE, requirement=each.id, valid_until=until)
    refused: dict[str, Any] = {"admission": Admission.REFUSED, "reason": "no rating"}
    workspace.do(decide, players=(ONE,), tournament=rapid, **refused)
    workspace.do(admit_ready, players=(ONE,))
    decided = [each.decision.admission for each in entries(workspace, ONE) if each.decision]
    assert decided == [Admission.ADMITTED, Admission.REFUSED]
    assert last_line(workspace) == "Commission: Гравець 01: admitted"
    assert refused_code(lambda: workspace.do(admit_ready, players=(ONE,))) == "commission.nobody"


def test_that_the_totals_count_people_once_by_what_is_least_settled(register: Register) -> None:
    workspace = register(3)
    with_rapid(workspace, ONE, TWO)
    classical, rapid = ids(workspace)
    refused: dict[str, Any] = {"admission": Admission.REFUSED, "reason": "no rating"}
    workspace.do(decide, players=(ONE,), **refused)
    workspace.do(decide, players=(TWO,), tournament=rapid, **refused)
    event = workspace.event
    assert (readiness(event).refused, readiness(event).undecided) == (1, 3)
    assert undecided(event) == 3
    of_each = readiness_of_each(event)
    assert [(of_each[each].refused, of_each[each].players) for each in (classical, rapid)] == [
        (1, 3),
        (2, 3),
    ]
    assert sum(each.players for each in totals(event, Group.SEX).values()) == 4


def test_that_one_sum_pays_the_fees_of_all_tournaments_to_the_hundredth(
    register: Register,
) -> None:
    workspace = register(2)
    with_rapid(workspace, ONE)
    classical, rapid = ids(workspace)
    workspace.do(set_entry_fee, amount=Decimal("500.50"))
    workspace.do(set_entry_fee, amount=Decimal("200.25"), tournament=rapid)
    assert last_line(workspace) == "Rapid. Entry fee: 200.25"
    workspace.do(set_fees_paid, paid={ONE: Decimal("600.75")})
    assert [each.fee_paid for each in entries(workspace, ONE)] == [
        Decimal("500.50"),
        Decimal("100.25"),
    ]
    event = workspace.event
    sums = [fee_totals(each) for each in (event, event.of(classical), event.of(rapid))]
    assert [each.due for each in sums] == [Decimal("1401.50"), 1001, Decimal("400.50")]
    assert [each.paid for each in sums] == [Decimal("600.75"), Decimal("500.50"), Decimal("100.25")]
    assert [each.debtors for each in sums] == [3, 1, 2]
    workspace.do(set_fees_paid, paid={ONE: Decimal(800)})
    assert [each.fee_paid for each in entries(workspace, ONE)] == [
        Decimal("599.75"),
        Decimal("200.25"),
    ]
    workspace.do(set_fees_paid, paid={ONE: Decimal(0)}, tournament=rapid)
    assert [each.fee_paid for each in entries(workspace, ONE)] == [Decimal("599.75"), 0]


def test_that_a_fee_of_ones_own_is_of_one_tournament(register: Register) -> None:
    workspace = register(2)
    with_rapid(workspace, ONE)
    _, rapid = ids(workspace)
    workspace.do(set_entry_fee, amount=Decimal(500))
    own: dict[str, Any] = {"players": (ONE,), "amount": Decimal(100)}
    assert refused_code(lambda: workspace.do(set_fee_due, **own)) == "fee.which-tournament"
    workspace.do(set_fee_due, **own, tournament=rapid)
    assert fee_totals(workspace.event).due == 500 + 100 + 500 + 500
    workspace.do(set_fee_due, players=(ONE,), amount=Decimal(0))
    assert fee_totals(workspace.event).due == 500 + 500
