"""What the printed table says of ties that were played off."""

from dataclasses import replace
from datetime import datetime

import pytest

from arbiter_app.documents.report import Paragraph
from arbiter_app.documents.table.final_standings import final_standings
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.i18n import catalogue
from arbiter_app.services.files.play_off_presets import shipped
from tests.domain.play_off_scripts import Play, run

FIDE = shipped()[0]
PRINTED = datetime(2026, 6, 14, 20, 0)


def event(play: Play) -> Event:
    tournament = play.tournament
    own = tuple(replace(each, definition="order") for each in tournament.own_criteria)
    return Event(
        title="Cup",
        tournaments=(replace(tournament, own_criteria=own),),
        players={
            play.player(name): Player(id=play.player(name), name=f"P{name}") for name in play.names
        },
    )


def printed(script: str) -> tuple[str, str, list[str]]:
    """The title, what stands below it, and how ties were broken."""
    report = final_standings(in_hand(event(run(script, FIDE))), {}, catalogue("en"), PRINTED)
    lines = [each.text for each in report.body if isinstance(each, Paragraph)]
    reasons = [line for line in lines if line.startswith("Level")]
    return report.heading.document, report.heading.subtitle, reasons


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (
            "A B > X\n> match A B\nA-B 0-1, B-A ½-½",
            "Level on 1½: play-off – place 1: PB (1½:½); place 2: PA (½:1½).",
        ),
        (
            "A B C > X\n> round-robin A B C\nA-B 1-0, B-C ½-½, A-C 1-0",
            "Level on 2: play-off – place 1: PA (2 of 2); places 2–3: PB – PC (not separated, they"
            " share places and prizes).",
        ),
        (
            "A B > X\n> match A B\nA-B ½-½\ngiven up",
            "Level on 1½: play-off – places 1–2: PA – PB (not separated, they share"
            " places and prizes).",
        ),
    ],
)
def test_that_the_final_table_tells_what_a_play_off_has_decided(script: str, said: str) -> None:
    assert printed(script) == ("Final standings", "", [said])


def test_that_a_table_is_not_final_before_its_play_off_is_over() -> None:
    document, subtitle, reasons = printed("A B > X\n> match A B\nA-B 1-0")
    assert document == "Standings"
    assert subtitle == "Before the end of the play-off, not final"
    assert reasons == ["Level on 1½: play-off – places 1–2: PA – PB (still to play)."]
