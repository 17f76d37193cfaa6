"""What sanctions may make of a result, how often somebody offended, and what that usually costs."""

from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.domain.disputes.penalties import BASIS, counted, possible_results, usual_sanction
from arbiter_app.domain.facts.disputes.incidents import (
    Incident,
    Lifting,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.results import ALL_RESULTS, STANDARD_SCORING, Colour, Result, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import FIRST_STAGE, Board, IncidentId, PlayerId, Round, TournamentId

W, B = Colour.WHITE, Colour.BLACK
THREE_POINTS = Scoring(win=Decimal(3), draw=Decimal(1))

TO_OPPONENT, OFF, LOSS = Sanction.POINTS_TO_OPPONENT, Sanction.POINTS_OFF, Sanction.LOSS


def possible(sanction: Sanction, offender: Colour, result: str | None, **more: object) -> list[str]:
    scoring = more.get("scoring", STANDARD_SCORING)
    offence = more.get("offence", Offence.OTHER)
    assert isinstance(scoring, Scoring)
    assert isinstance(offence, Offence)
    before = None if result is None else Result.parse(result)
    return [str(each) for each in possible_results(sanction, offender, before, scoring, offence)]


@pytest.mark.parametrize(
    ("sanction", "offender", "result", "becomes"),
    [
        # sanction   offender result  what it may become
        (TO_OPPONENT, W,      "1-0",  ["½-½", "0-1"]),
        (TO_OPPONENT, W,      "½-½",  ["0-1"]),
        (TO_OPPONENT, B,      "½-½",  ["1-0"]),
        (TO_OPPONENT, W,      "½-0",  ["½-½", "0-1"]),
        (TO_OPPONENT, W,      "0-0",  ["0-½", "0-1"]),
        (TO_OPPONENT, W,      "0-½",  ["0-1"]),
        (TO_OPPONENT, W,      "0-1",  []),
        (OFF,         W,      "1-0",  ["½-0", "0-0"]),
        (OFF,         B,      "0-1",  ["0-½", "0-0"]),
        (OFF,         W,      "½-½",  ["0-½"]),
        (OFF,         W,      "½-0",  ["0-0"]),
        (OFF,         W,      "0-1",  []),
        (LOSS,        W,      "1-0",  ["0-1", "0-½", "0-0"]),
        (LOSS,        B,      "½-½",  ["1-0", "½-0", "0-0"]),
        (LOSS,        W,      None,   ["0-1", "0-½", "0-0", "-/+", "-/-"]),
        (Sanction.WARNING, W, "1-0",  []),
    ],
)  # fmt: skip
def test_that_a_sanction_leads_to_results_of_the_laws_alone(
    sanction: Sanction, offender: Colour, result: str | None, becomes: list[str]
) -> None:
    assert possible(sanction, offender, result) == becomes


@pytest.mark.parametrize("result", [None, "+/-", "-/+", "-/-"])
@pytest.mark.parametrize("sanction", [TO_OPPONENT, OFF])
def test_that_points_wait_for_a_played_game_with_a_result(
    sanction: Sanction, result: str | None
) -> None:
    assert possible(sanction, W, result) == []


@pytest.mark.parametrize("scoring", [STANDARD_SCORING, THREE_POINTS])
@pytest.mark.parametrize("sanction", [TO_OPPONENT, OFF, LOSS])
def test_that_no_sanction_gives_more_than_a_game_has(sanction: Sanction, scoring: Scoring) -> None:
    for result in ALL_RESULTS:
        for offender in Colour:
            for after in possible_results(sanction, offender, result, scoring):
                assert scoring.points(after.white) + scoring.points(after.black) <= scoring.win
                assert scoring.points(after.mark(offender)) <= scoring.points(result.mark(offender))


def test_that_under_three_points_for_a_win_one_or_three_are_taken_off() -> None:
    assert possible(OFF, W, "1-0", scoring=THREE_POINTS) == ["½-0", "0-0"]
    assert possible(TO_OPPONENT, W, "1-0", scoring=THREE_POINTS) == ["½-½", "0-1"]


def test_that_a_second_illegal_move_is_drawn_where_the_opponent_cannot_mate() -> None:
    choices = possible(LOSS, W, None, offence=Offence.ILLEGAL_MOVE)
    assert choices[:2] == ["0-1", "½-½"]


def test_that_who_comes_too_late_loses_by_forfeit_in_the_first_place() -> None:
    assert possible(LOSS, B, None, offence=Offence.LATE)[:2] == ["+/-", "-/-"]


def test_that_a_game_that_is_not_rated_stays_so() -> None:
    (result,) = possible_results(TO_OPPONENT, B, Result.parse("D-D"), STANDARD_SCORING)
    assert result.is_unrated


# Counting


def incident(
    number: int,
    *,
    player: int = 1,
    lifted: Lifting | None = None,
    **facts: Any,
) -> Incident:
    usual = Incident(
        id=IncidentId(number),
        at=datetime(2026, 11, 1, 12, number),
        stage=FIRST_STAGE,
        offence=Offence.ILLEGAL_MOVE,
        penalties=(Penalty(player=PlayerId(player), sanction=Sanction.WARNING, lifted=lifted),),
    )
    return replace(usual, **facts)


def register(*incidents: Incident) -> Tournament:
    return Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        incidents=incidents,
    )


AT_BOARD_2: dict[str, Any] = {"stage": FIRST_STAGE, "round": Round(3), "board": Board(2)}


def test_that_illegal_moves_are_counted_in_the_same_game_and_others_in_the_tournament() -> None:
    table = register(
        incident(1, round=Round(2), board=Board(1)),
        incident(2, **AT_BOARD_2),
        incident(3, offence=Offence.DISTURBANCE, round=Round(1), board=Board(1)),
        incident(4, player=2, **AT_BOARD_2),
    )
    illegal = counted(table, PlayerId(1), Offence.ILLEGAL_MOVE, **AT_BOARD_2)
    assert illegal.offence == 1
    noise = counted(table, PlayerId(1), Offence.DISTURBANCE, **AT_BOARD_2)
    assert (noise.offence, noise.warnings) == (1, 3)


def test_that_a_lifted_sanction_is_counted_no_more() -> None:
    lifted = Lifting(at=datetime(2026, 11, 1), by="", reason="")
    table = register(incident(1, **AT_BOARD_2, lifted=lifted))
    count = counted(table, PlayerId(1), Offence.ILLEGAL_MOVE, **AT_BOARD_2)
    assert (count.offence, count.warnings) == (0, 0)


def test_that_an_incident_counts_what_was_written_down_before_it() -> None:
    table = register(incident(1, **AT_BOARD_2), incident(2, **AT_BOARD_2))
    count = counted(
        table,
        PlayerId(1),
        Offence.ILLEGAL_MOVE,
        **AT_BOARD_2,
        before=IncidentId(2),
    )
    assert count.offence == 1


# What it usually costs


@pytest.mark.parametrize(
    ("time", "discipline", "sanction", "minutes"),
    [
        (1, Discipline.STANDARD, Sanction.TIME_TO_OPPONENT, 2),
        (1, Discipline.RAPID,    Sanction.TIME_TO_OPPONENT, 1),
        (1, Discipline.BLITZ,    Sanction.TIME_TO_OPPONENT, 1),
        (2, Discipline.STANDARD, Sanction.LOSS,             None),
        (3, Discipline.BLITZ,    Sanction.LOSS,             None),
    ],
)  # fmt: skip
def test_that_illegal_moves_cost_what_the_laws_say(
    time: int, discipline: Discipline, sanction: Sanction, minutes: int | None
) -> None:
    usual = usual_sanction(Offence.ILLEGAL_MOVE, time, discipline)
    assert usual is not None
    assert (usual.sanction, usual.minutes) == (sanction, minutes)
    assert "7.5.5" in usual.basis.laws


def test_that_a_telephone_loses_the_game_unless_the_regulations_are_milder() -> None:
    usual = usual_sanction(Offence.DEVICE, 1, Discipline.STANDARD)
    assert usual is not None
    assert (usual.sanction, usual.basis.rules) == (Sanction.LOSS, "V.1.16")
    assert usual.may_be_milder


def test_that_after_a_warning_the_arbiter_decides_himself() -> None:
    first = usual_sanction(Offence.DISTURBANCE, 1, Discipline.STANDARD)
    assert first is not None
    assert first.sanction is Sanction.WARNING
    assert usual_sanction(Offence.DISTURBANCE, 2, Discipline.STANDARD) is None


def test_that_nothing_is_proposed_where_no_rule_says_what_it_costs() -> None:
    assert usual_sanction(Offence.OTHER, 1, Discipline.STANDARD) is None


def test_that_every_offence_is_forbidden_somewhere() -> None:
    assert all(basis.laws or basis.rules for basis in BASIS.values())
    assert BASIS.keys() == set(Offence)
