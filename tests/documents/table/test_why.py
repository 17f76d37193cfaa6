"""The sheet that says why."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Paragraph, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def hand_worked(round_: int, white: int, black: int) -> str:
    """Four players: 1 and 3 have two points, 2 and 4 have one; 1 beat 3 and 2 beat 4."""
    if (white, black) == (2, 3):
        return "-/+"
    if (white, black) == (1, 4):
        return "0-1"
    return "1-0" if white < black else "0-1"


def paragraphs(report: Report) -> list[str]:
    return [block.text for block in report.body if isinstance(block, Paragraph)]


def titles(report: Report) -> list[str]:
    """What stands above the parts of each value."""
    found = [block for block in report.body if isinstance(block, Table)]
    return [table.columns[1].title for table in found[1:]]


def tables(report: Report) -> list[list[list[str]]]:
    found = (block for block in report.body if isinstance(block, Table))
    return [[[cell.text for cell in row] for row in table.rows] for table in found]


def test_that_any_two_neighbours_are_told(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("why", event_of(4, score=hand_worked))
    assert report.heading.document == "Why this order"
    assert tables(report) == [
        [
            [
                "1, 2",
                "Shevchuk, Olena stands above Yeremenko, Yurii: equal points (2);"
                " direct encounter (C.07 Art. 6): 1 against 0.",
            ],
            ["2, 3", "Yeremenko, Yurii stands above Galagan, Ihor by points: 2 against 1."],
            [
                "3, 4",
                "Galagan, Ihor stands above Yizhak, Taras: equal points (1);"
                " direct encounter (C.07 Art. 6): 1 against 0.",
            ],
        ]
    ]


def test_that_a_shared_place_is_told_once_with_all_names(
    event_of: EventOf, report_of: ReportOf
) -> None:
    [[[places, shared]]] = tables(report_of("why", event_of(8, score=lambda *_: "½-½")))
    assert places == "1–8"
    assert shared.count(" – ") == 7
    assert "share the places 1–8" in shared


def test_that_a_player_alone_is_named(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(3, played=0)
    tournament = event.tournament
    assert tournament.draw
    alone = replace(
        tournament,
        entries=tournament.entries[:1],
        draw=replace(tournament.draw, drawn=tournament.draw.drawn[:1]),
        stages=(replace(tournament.main_stage, rounds=()),),
    )
    event = replace(event, tournaments=(alone,))
    assert paragraphs(report_of("why", event)) == ["Shevchuk, Olena"]
    assert paragraphs(report_of("why", event, first=1)) == []


def test_that_two_players_are_compared_with_the_parts_of_what_divides_them(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("why", event_of(4, score=hand_worked), first=2, second=1)
    assert report.heading.subtitle == "Galagan, Ihor – Shevchuk, Olena"
    assert tables(report)[0] == [
        ["1, 3", "Shevchuk, Olena stands above Galagan, Ihor by points: 2 against 1."]
    ]
    assert paragraphs(report) == ["The points of all rounds."] * 2
    assert titles(report) == ["Shevchuk, Olena: points", "Galagan, Ihor: points"]
    assert tables(report)[2] == [
        ["Round 1", "lost by forfeit against 3 Yeremenko, Yurii", "0"],
        ["Round 2", "Black against 1 Shevchuk, Olena", "0"],
        ["Round 3", "White against 4 Yizhak, Taras", "1"],
        ["", "Sum: 1", ""],
    ]


def test_that_a_direct_encounter_is_shown_once_for_both(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("why", event_of(4, score=hand_worked), first=3)
    assert titles(report) == ["Shevchuk, Olena – Yeremenko, Yurii: direct encounter (C.07 Art. 6)"]
    assert tables(report)[1] == [
        ["", "The games of 2 players who were level:", ""],
        ["Shevchuk, Olena", "1 against Yeremenko, Yurii", "1"],
        ["Yeremenko, Yurii", "0 against Shevchuk, Olena", "0"],
    ]


def test_that_another_value_can_be_shown(event_of: EventOf, report_of: ReportOf) -> None:
    report = report_of("why", event_of(4, score=hand_worked), first=3, criterion="SB")
    assert titles(report) == [
        "Shevchuk, Olena: Sonneborn-Berger (C.07 Art. 9.1)",
        "Yeremenko, Yurii: Sonneborn-Berger (C.07 Art. 9.1)",
    ]


def test_that_a_value_without_parts_is_told_in_a_line(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4, score=lambda _, white, black: "1-0" if white < black else "0-1")
    assert paragraphs(report_of("why", event, first=1, second=4, criterion="DE")) == [
        "Shevchuk, Olena: direct encounter (C.07 Art. 6)",
        "Nobody was level with the player when it was asked.",
        "Yizhak, Taras: direct encounter (C.07 Art. 6)",
        "Nobody was level with the player when it was asked.",
    ]


def test_that_options_are_read_as_typed() -> None:
    kind = document("why")
    assert kind.read_options({"first": "3", "second": "1", "criterion": "sb-c1"}) == {
        "first": 3,
        "second": 1,
        "criterion": "SB/C1",
    }
    with pytest.raises(RuleError) as refused:
        kind.read_options({"first": "Bruno"})
    assert refused.value.code == "document.option-player"


def test_that_a_number_nobody_has_is_refused(event_of: EventOf, report_of: ReportOf) -> None:
    with pytest.raises(RuleError) as refused:
        report_of("why", event_of(4), first=9)
    assert refused.value.code == "why.no-such-number"


def test_that_who_left_early_is_level_with_nobody(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(5, played=1)
    tournament = event.tournament
    last = replace(tournament.entries[4], status=EntryStatus.WITHDRAWN)
    gone = replace(tournament, entries=(*tournament.entries[:4], last))
    event = replace(event, tournaments=(gone,))
    ties = [text for text in paragraphs(report_of("final-standings", event)) if "Level" in text]
    assert ties
    assert not any("Ivanenko" in text for text in ties)
    [rows] = tables(report_of("why", event))
    assert rows[-1][0].endswith(", –")
    assert rows[-1][1].startswith("Ivanenko, Geo has no place and stands below all others")
