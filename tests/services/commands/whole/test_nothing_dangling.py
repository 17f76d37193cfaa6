"""Whatever becomes of tournaments, no fact speaks of one or of a person that is no more."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.other_ids import ids_in
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.money import Among, Discount
from arbiter_app.domain.facts.people.people import Birth, Role, Sex
from arbiter_app.domain.ids import Board, PlayerId, StageId, TournamentId
from arbiter_app.domain.registration.fees import due
from arbiter_app.domain.registration.receipts import wants_receipt
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.people.entries import enter_players, move_players
from arbiter_app.services.commands.people.fees import issue_receipt, set_discounts
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.registration import set_entry_fee, set_fees_paid
from arbiter_app.services.commands.whole.across import define_across
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.commands.whole.joining import join_tournaments
from arbiter_app.services.commands.whole.tournaments import add_tournaments, remove_tournament
from arbiter_app.services.files.joined_events import Left, examine, join, read_other, take_out
from arbiter_app.services.workspace import Workspace

GROUPS = (
    NewTournament(title="U16", age=AgeGroup.U16),
    NewTournament(title="U18", age=AgeGroup.U18),
    NewTournament(title="Blitz"),
)
PAYER = PlayerId(1)


def filled(workspace: Workspace) -> list[TournamentId]:
    """Three tournaments with officials, boards, rankings, discounts and a receipt."""
    workspace.do(add_tournaments, tournaments=GROUPS, like=workspace.event.tournaments[0].id)
    ids = u16, u18, blitz = [each.id for each in workspace.event.tournaments]
    for place, (where, born) in enumerate([(u18, 2009), (u18, 2010), (u16, 2011), (u16, 2012)]):
        workspace.at(StageId(where)).do(
            add_player, name=f"Гравець {'АБВГ'[place]}", birth=Birth(born), sex=Sex.MALE
        )
    workspace.at(StageId(blitz)).do(enter_players, players=(PAYER, PlayerId(3)))
    for name, tournaments in (("Кравець", (u18,)), ("Щербань", (u16, u18)), ("Вербова", (blitz,))):
        workspace.do(add_official, role=Role.ARBITER, name=name, tournaments=tournaments)
    boards = {u16: Board(1), u18: Board(21), blitz: Board(41)}
    workspace.do(
        arrange_hall,
        first_boards=boards,
        rooms=(Room(name="А", first=Board(1), last=Board(60)),),
    )
    for title, counted in (("Young", (u16, u18)), ("U18", (u18,)), ("All", ())):
        workspace.do(define_across, ranking=AcrossRanking(title=title, tournaments=counted))
    workspace.do(set_entry_fee, amount=Decimal(200))
    workspace.do(set_discounts, discounts=(Discount(whom=Among.FURTHER, off=Decimal(50)),))
    for where, amount in ((u18, 200), (blitz, 100)):
        workspace.do(set_fees_paid, paid={PAYER: Decimal(amount)}, tournament=where)
    workspace.do(issue_receipt, players=(PAYER,))
    return ids


def dangling(event: Event) -> list[int]:
    """Return every id of which a fact speaks and that nothing has; a receipt is as it was."""
    used = ids_in(replace(event, receipts=()))
    stages = {int(stage.id) for each in event.tournaments for stage in each.stages}
    return [
        *({*used[TournamentId]} - {int(each.id) for each in event.tournaments}),
        *({*used[PlayerId]} - {int(each) for each in event.players}),
        *({*used[StageId]} - stages),
    ]


def test_that_nothing_dangles_where_tournaments_are_joined(workspace: Workspace) -> None:
    u16, u18, blitz = filled(workspace)
    before = workspace.event
    workspace.do(join_tournaments, tournaments=(u16, u18), title="U16 + U18")
    event = read_event(workspace.path)
    assert dangling(event) == []
    duties = {each.name: each.duty.tournaments for each in event.officials}
    assert duties == {"Кравець": (u16,), "Щербань": (u16,), "Вербова": (blitz,)}
    workspace.undo()
    assert read_event(workspace.path).officials == before.officials


def test_that_rankings_and_duties_of_a_removed_tournament_go(workspace: Workspace) -> None:
    u16, u18, _ = filled(workspace)
    workspace.at(StageId(u18)).do(remove_tournament)
    event = read_event(workspace.path)
    assert dangling(event) == []
    assert {each.title: each.tournaments for each in event.across} == {"Young": (u16,), "All": ()}
    workspace.undo()
    assert [each.title for each in workspace.event.across] == ["Young", "U18", "All"]


def test_that_money_that_has_a_receipt_gets_none_again_where_its_tournament_is_gone(
    workspace: Workspace,
) -> None:
    u16, u18, _ = filled(workspace)
    workspace.do(join_tournaments, tournaments=(u16, u18), title="U16 + U18")
    assert not wants_receipt(workspace.event, (PAYER,))
    workspace.do(set_fees_paid, paid={PAYER: Decimal(250)}, tournament=u16)
    workspace.do(issue_receipt, players=(PAYER,))
    assert [each.total for each in workspace.event.receipts] == [300, 50]


def test_that_money_that_has_a_receipt_gets_none_again_after_a_move(workspace: Workspace) -> None:
    u16, u18, _ = filled(workspace)
    at_u18 = workspace.at(StageId(u18)).accepting()
    at_u18.do(move_players, players=(PAYER,), to=u16, decision="рішення журі")
    assert not wants_receipt(workspace.event, (PAYER,))


def test_that_a_tournament_taken_out_and_one_joined_keep_what_is_to_be_paid(
    workspace: Workspace, tmp_path: Path
) -> None:
    _, _, blitz = filled(workspace)
    take_out(workspace.path, blitz, tmp_path / "blitz.arbiter")
    alone = read_event(tmp_path / "blitz.arbiter")
    assert dangling(alone) == []
    assert [due(alone, each) for each in alone.tournament.entries] == [100, 100]
    assert verify(tmp_path / "blitz.arbiter") == ()
    with Workspace.making(
        tmp_path / "other.arbiter",
        title="Другий",
        starts_on=date(2026, 11, 1),
        edition_id="2026-03",
        now=lambda: datetime(2026, 11, 1, 9),
    ) as other:
        found = examine(other, read_other(workspace.path))
        assert [*found.left] == [Left.DISCOUNTS, Left.RECEIPTS, Left.RANKINGS, Left.ROOMS]
        join(other, found.other, found.same.certain)
        event = other.event
    assert dangling(event) == []
    joined = event.of(event.tournaments[-1].id)
    assert [due(joined, each) for each in joined.tournament.entries] == [100, 100]
    assert verify(tmp_path / "other.arbiter") == ()
