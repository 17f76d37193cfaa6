"""The act of an incident and the register, read by who was not there."""

from dataclasses import replace
from datetime import datetime
from decimal import Decimal

import pytest

from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import Text
from arbiter_app.documents.report import Orientation, Report, WritingLine
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import (
    GameEffect,
    Incident,
    Lifting,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_FORFEITS
from arbiter_app.domain.ids import FIRST_STAGE, Board, IncidentId, Round
from tests.documents.conftest import event_of, facts_of, report_of, sentences, table_of, texts_of
from tests.documents.pdf.drawn import measure


def with_register(event: Event) -> Event:
    """Two illegal moves of White in the first game, the second one losing it; and a fine."""
    game = event.tournament.main_stage.round(Round(1)).game(Board(1))
    first = Incident(
        id=IncidentId(1),
        at=datetime(2026, 6, 5, 15, 40),
        stage=FIRST_STAGE,
        round=Round(1),
        board=Board(1),
        offence=Offence.ILLEGAL_MOVE,
        article="Laws of Chess 7.5.5",
        account="The king went to d3, \nwhere it was in check.",
        reported_by="Bilyk, Marta",
        arbiter="Мельник Ірина",
        penalties=(Penalty(player=game.white, sanction=Sanction.TIME_TO_OPPONENT, minutes=2),),
    )
    assert game.result is not None
    effect = GameEffect(game=game.id, before=game.result, after=BLACK_WINS)
    second = replace(
        first,
        id=IncidentId(2),
        account="Castling through check.",
        penalties=(Penalty(player=game.white, sanction=Sanction.LOSS, effects=(effect,)),),
    )
    fine = replace(
        first,
        id=IncidentId(3),
        offence=Offence.DISTURBANCE,
        penalties=(
            Penalty(
                player=game.white,
                sanction=Sanction.FINE,
                fine=Decimal(500),
                lifted=Lifting(
                    at=datetime(2026, 6, 6, 10), by="Ґонтаренко", reason="It was a spectator"
                ),
            ),
        ),
    )
    tournament = replace(event.tournament, incidents=(first, second, fine))
    return replace(event, tournaments=(tournament,))


@pytest.fixture
def event() -> Event:
    return with_register(event_of(6))


def to_write(report: Report) -> list[str]:
    lines = [block for block in report.body if isinstance(block, WritingLine)]
    return [label for line in lines for label in line.labels]


def test_that_an_act_says_who_played_whom_where_and_when(event: Event) -> None:
    report = report_of("incident-act", event, incident=2)
    facts = facts_of(report)
    game = event.tournament.main_stage.round(Round(1)).game(Board(1))
    white, black = event.players[game.white], event.players[game.black]
    assert report.heading.subtitle == "No. 2 of 5 June 2026, 15:40"
    assert facts["Player"].startswith(white.latin_name or "")
    assert facts["Board"] == "1, with White"
    assert facts["Opponent"] == black.latin_name
    assert facts["Offence"] == "second illegal move in this game"
    assert facts["Article"] == "Laws of Chess 7.5.5"
    assert facts["Reported by"] == "Bilyk, Marta"


def test_that_an_act_tells_what_happened_and_what_it_did_to_the_result(event: Event) -> None:
    told = sentences(report_of("incident-act", event, incident=2))
    assert "Castling through check." in told
    assert "Sanction (Ukrainian rules VII.1.10): loss of the game." in told
    assert "the result was" in told
    assert "is 0 – 1 by the sanction" in told
    assert "The sanction stands." in told


def test_that_an_act_without_effect_says_that_no_result_changes(event: Event) -> None:
    told = sentences(report_of("incident-act", event, incident=1))
    assert "The king went to d3," in told
    assert "where it was in check." in told
    assert "No result changes by it." in told


def test_that_an_act_of_a_lifted_sanction_says_who_lifted_it_and_why(event: Event) -> None:
    told = sentences(report_of("incident-act", event))
    assert facts_of(report_of("incident-act", event))["Offence"].startswith("first time")
    assert "lifted on 6 June 2026, 10:00 by Gontarenko" in told
    assert "It was a spectator" in told
    assert "The sanction stands." not in told


def test_that_arbiter_and_chief_arbiter_sign_and_the_player_reads_or_refuses(event: Event) -> None:
    report = report_of("incident-act", event, incident=1)
    assert [each.name for each in report.signatures] == [
        "Melnyk Iryna",
        "Gontarenko Yelyzaveta Illivna",
    ]
    assert "Read by the player (signature)" in to_write(report)
    assert "The player refuses to sign (witness)" in to_write(report)


def test_that_the_chief_arbiter_signs_once_what_he_decided_himself(event: Event) -> None:
    chief = "Ґонтаренко Єлизавета Іллівна"
    tournament = event.tournament
    decided = replace(tournament.incidents[0], arbiter=chief)
    alone = replace(event, tournaments=(replace(tournament, incidents=(decided,)),))
    (signature,) = report_of("incident-act", alone).signatures
    assert signature.name == "Gontarenko Yelyzaveta Illivna"


def test_that_a_blank_act_has_room_for_all_of_it(event: Event) -> None:
    report = report_of("incident-act", event, form="blank")
    labels = to_write(report)
    for label in ("Player", "Opponent", "What happened", "Article", "Result after", "Reported by"):
        assert label in labels
    assert report.heading.subtitle == ""


def test_that_an_act_of_an_incident_nobody_knows_is_refused(event: Event) -> None:
    with pytest.raises(RuleError) as refusal:
        report_of("incident-act", event, incident=9)
    assert refusal.value.code == "incident.unknown"


def test_that_the_register_has_every_line_with_what_was_lifted_struck_out(event: Event) -> None:
    report = report_of("incident-register", event)
    assert report.orientation is Orientation.LANDSCAPE
    assert texts_of(report, "No.") == ["1", "2", "3"]
    assert [row[7].struck for row in table_of(report).rows] == [False, False, True]
    assert texts_of(report, "Sanction")[1] == "loss of the game"
    assert texts_of(report, "Effect")[1].endswith("→ 0 – 1")
    assert "No. 3: lifted on 6 June 2026" in sentences(report)


def test_that_an_empty_register_says_so() -> None:
    assert "Nothing was written down." in sentences(report_of("incident-register", event_of(6)))


def test_that_an_exclusion_names_the_opponents_it_gave_points_and_its_lifting_what_became_of_them(
    event: Event,
) -> None:
    first = event.tournament.incidents[0]
    game = event.tournament.main_stage.round(Round(1)).game(Board(1))
    assert game.result is not None
    excluded = replace(
        first,
        penalties=(
            Penalty(
                player=game.white,
                sanction=Sanction.EXCLUSION,
                first_round=Round(1),
                last_round=Round(1),
                effects=(GameEffect(game=game.id, before=None, after=WHITE_FORFEITS),),
                lifted=Lifting(
                    at=datetime(2026, 6, 6, 10),
                    by="Ґонтаренко",
                    reason="Granted",
                    effects=(GameEffect(game=game.id, before=WHITE_FORFEITS, after=None),),
                ),
            ),
        ),
    )
    tournament = replace(event.tournament, incidents=(excluded,))
    report = report_of("incident-act", replace(event, tournaments=(tournament,)), incident=1)
    opponent = event.players[game.black].latin_name
    assert f"Games lost by forfeit: round 1, {opponent}." in sentences(report)
    assert "Round 1, board 1" in sentences(report).split("Granted")[1]


def test_that_an_act_names_who_did_it_and_who_has_his_place_now(event: Event) -> None:
    (first, *_) = event.tournament.incidents
    then = first.with_penalty(replace(first.penalties[0], person="Давній Петро"))
    tournament = replace(event.tournament, incidents=(then,))
    report = report_of("incident-act", replace(event, tournaments=(tournament,)), incident=1)
    assert facts_of(report)["Player"] == "Davnii Petro"
    player = first.penalties[0].player
    assert player is not None
    successor = event.players[player].latin_name
    assert f"{successor} has taken the place of Davnii Petro since." in sentences(report)


def test_that_an_act_can_be_printed_when_the_numbers_were_drawn_anew(event: Event) -> None:
    elsewhere = replace(event.tournament.incidents[0], board=Board(9))
    tournament = replace(event.tournament, incidents=(elsewhere,))
    report = report_of("incident-act", replace(event, tournaments=(tournament,)), incident=1)
    assert "Opponent" not in facts_of(report)


def test_that_a_long_account_begins_below_the_facts_and_is_cut_in_the_register_alone(
    event: Event,
) -> None:
    account = "\n".join(f"Line {line} of a long account of what happened." for line in range(40))
    long = replace(event.tournament.incidents[0], account=account)
    told = replace(event, tournaments=(replace(event.tournament, incidents=(long,)),))
    first, *_, last = lay_out(report_of("incident-act", told, incident=1), measure)
    on_first = [each.text for each in first.primitives if isinstance(each, Text)]
    on_last = [each.text for each in last.primitives if isinstance(each, Text)]
    assert "Line 0 of a long account of what happened." in on_first
    assert "Decision of the arbiter" in on_last
    (row,) = table_of(report_of("incident-register", told)).rows
    assert any(cell.text.endswith("…") for cell in row)
