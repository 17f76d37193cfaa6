"""Protests and appeals in an event of four: filed, decided with what follows, reopened."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.disputes.appeal_decisions import Remedy, after
from arbiter_app.domain.disputes.hearings import proposed_seats
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind, Attendance, Outcome, Seat
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
    DRAW,
    HALF_TO_BLACK,
    HALF_TO_WHITE,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.ids import AppealId, Board, IncidentId, PlayerId, Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.appeals import (
    correct_appeal,
    decide_appeal,
    file_appeal,
    reopen_appeal,
    set_fee_paid,
)
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.rounds import enter_result, sign_off_round
from arbiter_app.services.workspace import Workspace
from tests.services.commands.test_undo import check_undo_and_redo, facts
from tests.services.disputes import BLACK, CHIEF, WHITE, of_one, turn_a_draw_into_a_loss

ONE = AppealId(1)
NOON = datetime(2026, 11, 1, 12)
EVENING = datetime(2026, 11, 1, 19)


@pytest.fixture
def opened(play: Callable[[int], Workspace]) -> Workspace:
    """A drawn board 1 of round 1 was turned into a loss of Black; a committee of three is there."""
    workspace = play(4)
    turn_a_draw_into_a_loss(workspace, NOON)
    return workspace


@pytest.fixture
def appealed(opened: Workspace) -> Workspace:
    opened.do(file_appeal, **against_the_loss())
    return opened


def against_the_loss(**facts: Any) -> Any:
    told = {
        "kind": AppealKind.APPEAL,
        "filed_at": NOON,
        "player": BLACK,
        "incident": IncidentId(1),
        "claim": "Телефон був вимкнений",
        "fee": Decimal(200),
        "fee_paid": True,
    }
    return told | facts


def decided(workspace: Workspace, **facts: Any) -> Any:
    appeal = workspace.event.tournament.appeals[0]
    told = {
        "appeal": ONE,
        "outcome": Outcome.GRANTED,
        "decision": "Дзвонив телефон глядача",
        "decided_at": EVENING,
        "seats": proposed_seats(workspace.event, appeal),
    }
    return told | facts


def appeal(workspace: Workspace) -> Appeal:
    (only,) = workspace.event.tournament.appeals
    return only


def incident(workspace: Workspace) -> Incident:
    (only,) = workspace.event.tournament.incidents
    return only


def result(workspace: Workspace) -> Result | None:
    return workspace.event.tournament.main_stage.round(Round(1)).game(Board(1)).result


def points(workspace: Workspace) -> tuple[str, str]:
    """The points of White and Black in the table."""
    table = standings(workspace.event.tournament.competition(), workspace.event.players)
    of = {row.player: row.points for row in table.rows}
    return str(of[WHITE]), str(of[BLACK])


# Filing


def test_that_an_appeal_against_an_incident_is_about_its_game(appealed: Workspace) -> None:
    filed = appeal(appealed)
    assert (filed.round, filed.board, filed.incident) == (Round(1), Board(1), IncidentId(1))
    assert (filed.fee, filed.fee_paid, filed.is_open) == (Decimal(200), True, True)


def test_that_appeals_are_numbered_as_they_come(appealed: Workspace) -> None:
    second = appealed.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=NOON,
        player=WHITE,
        round=Round(1),
        board=Board(1),
        claim="Шум у залі",
    )
    assert second == AppealId(2)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"claim": "  "}, "appeal.claim-missing"),
        ({"incident": IncidentId(7)}, "incident.unknown"),
        ({"incident": None, "board": Board(1)}, "appeal.round-missing"),
        ({"incident": None, "round": Round(9), "board": Board(1)}, "stage.no-such-round"),
        ({"incident": None, "round": Round(1), "board": Board(9)}, "round.no-such-board"),
        ({"player": PlayerId(99)}, "tournament.no-such-player"),
        ({"fee": Decimal("-1")}, "fee.amount"),
    ],
)
def test_that_what_cannot_be_taken_in_is_refused_whole(
    opened: Workspace, told: dict[str, Any], code: str
) -> None:
    before = facts(opened.event)
    with pytest.raises(RuleError) as refusal:
        opened.do(file_appeal, **against_the_loss(**told))
    assert refusal.value.code == code
    assert facts(opened.event) == before


def test_that_an_open_appeal_is_corrected_and_its_fee_noted(appealed: Workspace) -> None:
    told = against_the_loss(claim="Дзвонив не мій телефон", filed_by="Савчук З.", fee_paid=False)
    appealed.do(correct_appeal, appeal=ONE, **told)
    assert appeal(appealed).claim == "Дзвонив не мій телефон"
    assert appeal(appealed).filed_by == "Савчук З."
    appealed.do(set_fee_paid, appeal=ONE, paid=True)
    assert appeal(appealed).fee_paid
    appealed.do(correct_appeal, appeal=ONE, **(told | {"fee": None}))
    with pytest.raises(RuleError, match="no-fee"):
        appealed.do(set_fee_paid, appeal=ONE, paid=True)


# The decision


def test_that_a_granted_appeal_gives_the_draw_back(appealed: Workspace) -> None:
    assert points(appealed) == ("1", "0")
    appealed.do(decide_appeal, **decided(appealed, lift_incident=True, fee_returned=True))
    assert result(appealed) == DRAW
    assert points(appealed) == ("0.5", "0.5")
    assert not incident(appealed).penalties[0].stands
    done = appeal(appealed)
    assert (done.outcome, done.lifted, done.fee_returned) == (Outcome.GRANTED, (1,), True)
    assert done.effects == ()


def test_that_a_partly_granted_appeal_sets_the_points_of_the_sides(appealed: Workspace) -> None:
    appealed.do(decide_appeal, **decided(appealed, outcome=Outcome.PARTLY, result=HALF_TO_BLACK))
    assert result(appealed) == HALF_TO_BLACK
    assert points(appealed) == ("0", "0.5")
    (effect,) = appeal(appealed).effects
    assert (effect.before, effect.after) == (WHITE_WINS, HALF_TO_BLACK)
    assert incident(appealed).penalties[0].stands


def test_that_a_result_set_beside_a_lifted_sanction_comes_after_it(appealed: Workspace) -> None:
    appealed.do(decide_appeal, **decided(appealed, lift_incident=True, result=BLACK_WINS))
    assert result(appealed) == BLACK_WINS
    (effect,) = appeal(appealed).effects
    assert (effect.before, effect.after) == (DRAW, BLACK_WINS)


def test_that_who_is_concerned_sat_apart_and_a_reserve_voted(appealed: Workspace) -> None:
    appealed.do(decide_appeal, **decided(appealed))
    parts = {seat.name.split()[0]: seat.attendance for seat in appeal(appealed).seats}
    assert parts == {
        "Юркевич": Attendance.VOTES,
        "Цвєткова": Attendance.VOTES,
        "Щербань": Attendance.CONCERNED,
        "Лисенко": Attendance.VOTES,
    }


def test_that_a_decision_takes_the_signature_off_the_round(appealed: Workspace) -> None:
    appealed.do(enter_result, round=Round(1), board=Board(2), result=DRAW)
    appealed.do(sign_off_round, round=Round(1))
    appealed.do(decide_appeal, **decided(appealed, lift_incident=True))
    assert appealed.event.tournament.main_stage.round(Round(1)).signed_off is None


def test_that_a_protest_is_decided_by_the_chief_arbiter_alone(opened: Workspace) -> None:
    opened.do(file_appeal, **against_the_loss(kind=AppealKind.PROTEST, fee=None))
    with pytest.raises(RuleError, match="nobody-decided"):
        opened.do(decide_appeal, **decided(opened, outcome=Outcome.REJECTED))
    told = decided(opened, outcome=Outcome.REJECTED, decided_by=" Ґжицька  Єлизавета ")
    opened.do(decide_appeal, **told)
    assert (appeal(opened).decided_by, appeal(opened).seats) == (CHIEF, ())
    assert result(opened) == WHITE_WINS


def test_that_what_is_retracted_needs_neither_committee_nor_grounds(appealed: Workspace) -> None:
    appealed.do(
        decide_appeal, appeal=ONE, outcome=Outcome.RETRACTED, decision="", decided_at=EVENING
    )
    assert appeal(appealed).outcome is Outcome.RETRACTED
    assert incident(appealed).penalties[0].stands
    appealed.do(file_appeal, **against_the_loss())


def even(workspace: Workspace) -> tuple[Seat, ...]:
    seats = proposed_seats(workspace.event, appeal(workspace))
    return tuple(
        replace(seat, attendance=Attendance.ABSENT) if seat.is_reserve else seat for seat in seats
    )


def with_the_reporter(workspace: Workspace) -> tuple[Seat, ...]:
    seats = proposed_seats(workspace.event, appeal(workspace))
    return tuple(replace(seat, attendance=Attendance.VOTES) for seat in seats)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (lambda _: {"decision": " "}, "appeal.decision-missing"),
        (lambda event: {"seats": even(event)}, "appeal.even-votes"),
        (lambda event: {"seats": with_the_reporter(event)}, "appeal.concerned"),
        (lambda _: {"seats": ()}, "appeal.nobody-votes"),
        (
            lambda _: {"outcome": Outcome.REJECTED, "lift_incident": True},
            "appeal.rejected-changes-nothing",
        ),
        (
            lambda _: {"outcome": Outcome.RETRACTED, "result": DRAW},
            "appeal.rejected-changes-nothing",
        ),
        (lambda _: {"result": Result(Mark.WON, Mark.WON)}, "result.impossible"),
        (lambda _: {"appeal": AppealId(5)}, "appeal.unknown"),
    ],
)
def test_that_what_cannot_be_decided_leaves_all_as_it_was(
    appealed: Workspace, told: Callable[[Workspace], dict[str, Any]], code: str
) -> None:
    before = facts(appealed.event)
    with pytest.raises(RuleError) as refusal:
        appealed.do(decide_appeal, **decided(appealed, **told(appealed)))
    assert refusal.value.code == code
    assert facts(appealed.event) == before


def test_that_an_unpaid_fee_is_not_returned(opened: Workspace) -> None:
    opened.do(file_appeal, **against_the_loss(fee_paid=False))
    with pytest.raises(RuleError, match="fee-not-paid"):
        opened.do(decide_appeal, **decided(opened, fee_returned=True))


def test_that_an_appeal_about_no_game_sets_no_result_and_lifts_nothing(opened: Workspace) -> None:
    opened.do(file_appeal, **against_the_loss(incident=None, claim="Розклад змінено"))
    with pytest.raises(RuleError, match="no-game"):
        opened.do(decide_appeal, **decided(opened, result=DRAW))
    with pytest.raises(RuleError, match="nothing-to-lift"):
        opened.do(decide_appeal, **decided(opened, lift_incident=True))


def test_that_the_word_of_the_committee_is_final(appealed: Workspace) -> None:
    appealed.do(decide_appeal, **decided(appealed, outcome=Outcome.REJECTED))
    with pytest.raises(RuleError) as refusal:
        appealed.do(decide_appeal, **decided(appealed, lift_incident=True))
    assert refusal.value.code == "appeal.decided"
    with pytest.raises(RuleError) as refusal:
        appealed.do(correct_appeal, appeal=ONE, **against_the_loss(claim="інше"))
    assert refusal.value.code == "appeal.decided"
    with pytest.raises(RuleError) as refusal:
        appealed.do(file_appeal, **against_the_loss())
    assert refusal.value.code == "appeal.final"


# Reopening


@pytest.mark.parametrize(
    "told",
    [
        {"lift_incident": True},
        {"result": HALF_TO_WHITE},
        {"lift_incident": True, "result": BLACK_WINS},
        {"lift_incident": True, "result": WHITE_WINS},
        {"outcome": Outcome.REJECTED},
    ],
    ids=["lifted", "set", "lifted-and-set", "lifted-and-set-as-it-was", "rejected"],
)
def test_that_a_reopened_decision_leaves_nothing_behind_but_its_words(
    appealed: Workspace, told: dict[str, Any]
) -> None:
    before = appealed.event.tournament
    appealed.do(decide_appeal, **decided(appealed, **told))
    appealed.do(reopen_appeal, appeal=ONE, reason="протокол переплутано")
    after = appealed.event.tournament
    assert after.incidents == before.incidents
    assert result(appealed) == WHITE_WINS
    assert points(appealed) == ("1", "0")
    words = replace(before.appeals[0], decision="Дзвонив телефон глядача")
    assert after.appeals == (words,)


def test_that_an_expelled_player_is_expelled_again_when_the_appeal_is_reopened(
    opened: Workspace,
) -> None:
    opened.do(
        record_incident,
        **of_one(
            at=NOON,
            player=PlayerId(2),
            offence=Offence.CONDUCT,
            account="Бійка",
            arbiter=CHIEF,
            sanction=Sanction.EXPULSION,
        ),
    )
    expelled = opened.event.tournament
    opened.do(file_appeal, **against_the_loss(player=PlayerId(2), incident=IncidentId(2)))
    opened.do(decide_appeal, **decided(opened, lift_incident=True))
    assert opened.event.tournament.entry(PlayerId(2)).status is EntryStatus.REGISTERED
    assert opened.event.tournament.main_stage.missing > expelled.main_stage.missing
    opened.do(reopen_appeal, appeal=ONE, reason="помилка")
    again = opened.event.tournament
    assert again.entries == expelled.entries
    assert [game.result for _, game in again.main_stage.games] == [
        game.result for _, game in expelled.main_stage.games
    ]


def test_that_who_withdrew_before_the_expulsion_has_withdrawn_again_as_was_shown(
    opened: Workspace,
) -> None:
    away = PlayerId(2)
    opened.do(withdraw_player, player=away, reason="хвороба")
    opened.do(
        record_incident,
        **of_one(
            at=NOON,
            player=away,
            offence=Offence.CONDUCT,
            account="Бійка",
            arbiter=CHIEF,
            sanction=Sanction.EXPULSION,
        ),
    )
    opened.do(file_appeal, **against_the_loss(player=away, incident=IncidentId(2)))
    shown = after(opened.event.tournament, appeal(opened), Remedy(lifts=True))
    opened.do(decide_appeal, **decided(opened, lift_incident=True))
    assert opened.event.tournament.entry(away).status is EntryStatus.WITHDRAWN
    assert shown.entries == opened.event.tournament.entries


def test_that_a_result_changed_since_keeps_the_decision_closed(appealed: Workspace) -> None:
    appealed.do(decide_appeal, **decided(appealed, result=HALF_TO_BLACK))
    appealed.do(enter_result, round=Round(1), board=Board(1), result=BLACK_WINS)
    before = facts(appealed.event)
    with pytest.raises(RuleError) as refusal:
        appealed.do(reopen_appeal, appeal=ONE, reason="помилка")
    assert refusal.value.code == "appeal.result-changed"
    assert facts(appealed.event) == before


def test_that_reopening_asks_why_and_for_a_decision(appealed: Workspace) -> None:
    with pytest.raises(RuleError, match="open-already"):
        appealed.do(reopen_appeal, appeal=ONE, reason="помилка")
    appealed.do(decide_appeal, **decided(appealed))
    with pytest.raises(RuleError, match="reason-missing"):
        appealed.do(reopen_appeal, appeal=ONE, reason=" ")


# Undo


@pytest.mark.parametrize(
    ("act", "params"),
    [
        (file_appeal, against_the_loss()),
        (correct_appeal, {"appeal": ONE, **against_the_loss(claim="інше", fee=None)}),
        (set_fee_paid, {"appeal": ONE, "paid": False}),
    ],
    ids=lambda each: each.id if isinstance(each, Command) else "",
)
def test_that_what_is_written_down_is_undone_and_redone_after_a_restart(
    appealed: Workspace, act: Command[Any, Any], params: dict[str, Any], path: Path
) -> None:
    check_undo_and_redo(appealed, act, params, path)


def test_that_a_decision_is_undone_and_redone_after_a_restart(
    appealed: Workspace, path: Path
) -> None:
    params = decided(appealed, lift_incident=True, result=HALF_TO_BLACK, fee_returned=True)
    check_undo_and_redo(appealed, decide_appeal, params, path)


def test_that_a_reopening_is_undone_and_redone_after_a_restart(
    appealed: Workspace, path: Path
) -> None:
    appealed.do(decide_appeal, **decided(appealed, lift_incident=True, result=HALF_TO_BLACK))
    params = {"appeal": ONE, "reason": "помилка в протоколі"}
    check_undo_and_redo(appealed, reopen_appeal, params, path)
