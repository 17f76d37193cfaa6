"""Papers of all tournaments of an event: one sheet of them all, or a paper of each in one go."""

from dataclasses import replace
from datetime import datetime

import pytest
from pypdfium2 import PdfDocument

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.of_each import of_each
from arbiter_app.documents.options import TOURNAMENT
from arbiter_app.documents.pdf.render import render_together
from arbiter_app.documents.report import Grid, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Admission, Decision
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.i18n import catalogue
from tests.documents.conftest import (
    event_of,
    facts_of,
    report_of,
    sentences,
    swiss_of,
    table_of,
    texts_of,
)
from tests.documents.festivals import festival

SWISS = ("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U", "6-1, 2-7, 4-5, 3 Z")
AT = datetime(2026, 6, 14, 18, 5)


@pytest.fixture
def event() -> Event:
    """A Swiss in its second round, and a round robin of four of the same people in its first."""
    return festival(Класика=swiss_of(SWISS), Бліц=event_of(4, played=0))


def test_everybody_is_found_by_name_in_each_tournament(event: Event) -> None:
    report = report_of("all-pairings", event, "uk")
    names = texts_of(report, "Прізвище, ім’я")
    assert names[:4] == ["Антонюк Яна", "Білик Марта", "Ґалаґан Ігор", "Ґалаґан Ігор"]
    assert texts_of(report, "Турнір")[2:4] == ["Класика", "Бліц"]
    assert len(names) == 7 + 4
    assert facts_of(report) == {
        "Тур 2 (чернетка, не оприлюднено)": "Класика",
        "Тур 1, 5 червня 2026 р., 15:00 (чернетка, не оприлюднено)": "Бліц",
    }


def test_boards_stand_in_a_table_for_each_tournament(event: Event) -> None:
    report = report_of("all-pairings", event, order="board")
    assert titles_of_grids(report) == ["Classical", "Blitz"]
    assert [len(table.rows) for table in grids(report)] == [4, 2]


def test_a_tournament_with_nothing_left_to_play_sends_nobody_to_its_old_boards() -> None:
    event = festival(Класика=swiss_of(SWISS), Бліц=event_of(4))
    report = report_of("all-pairings", event)
    assert set(texts_of(report, "Tournament")) == {"Classical"}
    assert "Not on this sheet: Blitz." in sentences(report)


def test_the_rounds_of_a_number_are_shown_whatever_is_left_of_them() -> None:
    event = festival(Класика=swiss_of(SWISS), Бліц=event_of(4))
    both = report_of("all-pairings", event, round=2)
    assert set(texts_of(both, "Tournament")) == {"Classical", "Blitz"}
    with pytest.raises(RuleError, match="no-round-to-play"):
        report_of("all-pairings", event, round=9)


def test_a_player_who_is_free_finds_that_by_name() -> None:
    event = festival(A=event_of(4, played=0), B=event_of(3, played=0))
    report = report_of("all-pairings", event)
    free = [line for line, why in enumerate(texts_of(report, "Opponent")) if why == "free"]
    assert [texts_of(report, "Tournament")[line] for line in free] == ["B"]


def test_a_sheet_of_all_is_headed_by_the_event_alone(event: Event) -> None:
    report = report_of("all-pairings", event)
    assert report.heading.event == in_latin(event.title)
    assert report.footer.tie_breaks == ""


def test_there_is_no_sheet_of_all_in_an_event_of_one() -> None:
    assert not document("all-pairings").is_used(event_of(4))


def test_each_tournament_has_its_paper_or_the_reason_why_not() -> None:
    event = festival(Класика=event_of(6), Бліц=event_of(4, drawn=False))
    ids = [each.id for each in event.tournaments]
    kind = document("cross-table")
    drawn, undrawn = of_each(kind, event, {"after": None}, ids, catalogue("en"), AT)
    assert isinstance(drawn.made, Report)
    assert (drawn.made.heading.event, drawn.made.heading.tournament) == (
        in_latin(event.title),
        "Classical",
    )
    assert drawn.options[TOURNAMENT] == ids[0]
    assert isinstance(undrawn.made, RuleError)
    assert undrawn.made.code == "document.needs-draw"


def test_a_stage_that_is_chosen_is_of_no_other_tournament(event: Event) -> None:
    ids = [each.id for each in event.tournaments]
    kind = document("round-protocol")
    made = list(of_each(kind, event, {"stage": 2, "round": 1}, ids, catalogue("en"), AT))
    assert all(isinstance(each.made, Report) for each in made)
    assert [each.options.get("round") for each in made] == [1, 1]


def test_papers_in_one_file_have_bookmarks_and_pages_of_their_own(event: Event) -> None:
    ids = [each.id for each in event.tournaments]
    made = of_each(document("evening-pack"), event, {}, ids, catalogue("en"), AT)
    named = [(each.event.tournament.title, each.made) for each in made]
    together = render_together(
        "Packs", [(name, report) for name, report in named if isinstance(report, Report)]
    )
    pdf = PdfDocument(together.data)
    assert len(pdf) == sum(together.lengths)
    marks = list(pdf.get_toc())
    tops = [mark for mark in marks if mark.level == 0]
    assert [mark.get_title() for mark in tops] == ["Класика", "Бліц"]
    second = tops[1].get_dest()
    assert second is not None
    assert second.get_index() == together.lengths[0]
    text = pdf[together.lengths[0]].get_textpage().get_text_bounded()
    assert f"page 1 of {together.lengths[1]}" in text


def titles_of_grids(report: Report) -> list[str]:
    """Return the titles of the tables that stand side by side."""
    return [table.title for table in grids(report)]


def grids(report: Report) -> list[Table]:
    return [table for block in report.body if isinstance(block, Grid) for table in block.tables]


def test_results_are_those_of_the_last_round_that_was_played(event: Event) -> None:
    report = report_of("all-results", event)
    assert report.heading.document == "Round 1"
    assert titles_of_grids(report) == ["Classical"]
    assert [row[4].text for row in grids(report)[0].rows] == ["1 – 0", "½ – ½", "0 – 1", ""]


def test_results_of_a_day_are_those_of_all_its_rounds() -> None:
    whole = festival(Класика=swiss_of(SWISS), Бліц=event_of(4, played=2))
    blitz = whole.tournaments[1]
    same_day = tuple(
        replace(each, starts_at=datetime(2026, 6, 5, 9 + each.number))
        for each in blitz.stages[0].rounds
    )
    stage = replace(blitz.stages[0], rounds=same_day)
    event = replace(whole, tournaments=(whole.tournaments[0], replace(blitz, stages=(stage,))))
    assert titles_of_grids(report_of("all-results", event, span="day")) == [
        "Classical. Round 1",
        "Blitz. Round 1, 5 June 2026, 10:00",
        "Blitz. Round 2, 5 June 2026, 11:00",
    ]


def test_leaders_are_the_first_of_each_tournament() -> None:
    event = festival(Класика=event_of(6), Бліц=event_of(4), Рапід=event_of(4, drawn=False))
    report = report_of("leaders", event)
    assert report.heading.document == "Winners of all tournaments"
    assert titles_of_grids(report) == ["Classical", "Blitz"]
    assert [row[0].text for row in grids(report)[0].rows] == ["1", "2–3", "2–3"]
    assert "Nothing was played yet: Rapid." in sentences(report)


def test_leaders_say_how_far_each_table_has_come() -> None:
    event = festival(Класика=event_of(6), Бліц=event_of(4, played=1))
    report = report_of("leaders", event, places="6")
    assert titles_of_grids(report) == ["Classical", "Blitz. After round 1 of 3, not final"]
    assert len(grids(report)[0].rows) == 6


def test_a_person_stands_once_in_the_list_of_players(event: Event) -> None:
    report = report_of("all-players", event)
    assert len(texts_of(report, "Name")) == 7
    of = dict(zip(texts_of(report, "Name"), texts_of(report, "Tournament"), strict=True))
    assert (of["Shevchuk, Olena"], of["Bilyk, Marta"]) == ("Classical, Blitz", "Classical")


def test_the_list_of_players_goes_by_tournament_or_region_too(event: Event) -> None:
    by_region = texts_of(report_of("all-players", event, sort="region"), "Region")
    assert by_region == sorted(by_region, key=collation_key)
    apart = festival(A=event_of(3), B=event_of(7))
    by_tournament = texts_of(report_of("all-players", apart, sort="tournament"), "Tournament")
    assert by_tournament == ["A, B"] * 3 + ["B"] * 4


def test_a_tournament_shows_no_column_that_is_filled_in_another_one_alone() -> None:
    event = festival(Класика=event_of(6), Бліц=event_of(4))
    unrated = {
        each: replace(player, fide_rating=None, national_rating=None) if each <= 104 else player
        for each, player in event.players.items()
    }
    event = replace(event, players=unrated)
    for paper in ("cross-table", "final-standings", "round-protocol", "progress"):
        of_four = table_of(report_of(paper, event, tournament=2))
        of_six = table_of(report_of(paper, event, tournament=1))
        assert "Rating" not in {column.title for column in of_four.columns}
        assert "Rating" in {column.title for column in of_six.columns}


def test_the_summary_counts_people_once_and_names_the_winners() -> None:
    event = festival(Класика=event_of(6), Бліц=event_of(4, played=1))
    report = report_of("event-summary", event)
    figures = facts_of(report)
    assert figures["Players"].startswith("6: ")
    assert figures["Entries in tournaments"] == "10"
    assert texts_of(report, "Players") == ["6", "4", "10"]
    assert texts_of(report, "Games") == ["15", "2", "17"]
    won, led, _ = texts_of(report, "Winners")
    assert [line.split("  ")[0] for line in won.splitlines()] == ["1", "2–3", "2–3"]
    assert led == "After round 1 of 3, not final"
    assert titles_of_grids(report) == ["By age group", "By rank", "By region"]
    by_region = grids(report)[2]
    assert sum(int(row[1].text) for row in by_region.rows) == 6


def test_totals_of_the_commission_are_of_each_tournament_and_of_people() -> None:
    event = festival(Класика=event_of(6), Бліц=event_of(4))
    first = event.tournaments[0]
    decided = tuple(
        replace(each, decision=Decision(admission=Admission.ADMITTED)) for each in first.entries
    )
    event = replace(event, tournaments=(replace(first, entries=decided), event.tournaments[1]))
    report = report_of("commission-totals", event)
    assert [[cell.text for cell in row] for row in grids(report)[0].rows] == [
        ["Classical", "6", "6", "0", "0"],
        ["Blitz", "4", "0", "0", "0"],
    ]
    assert "Players: 6. Admitted: 2" in sentences(report)


def test_needs_of_everybody_stand_on_the_one_sheet_of_the_hall() -> None:
    event = festival(A=event_of(3), B=event_of(7))
    needing = {
        each: replace(player, needs="пандус") if each in {101, 107} else player
        for each, player in event.players.items()
    }
    report = report_of("hall-sheet", replace(event, players=needing))
    assert texts_of(report, "Name", 1) == ["Shevchuk, Olena", "Antoniuk, Yana"]
    assert report.heading.tournament == ""
