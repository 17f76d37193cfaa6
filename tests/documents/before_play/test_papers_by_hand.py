"""The sheet of the hall and the log of medical care: papers that are filled in by hand."""

from dataclasses import replace
from itertools import islice

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.documents.pdf.render import render_pdf, render_together
from arbiter_app.documents.report import Orientation, WritingLine
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.people.people import Official, Role
from tests.documents.conftest import (
    event_of,
    facts_of,
    report_of,
    sentences,
    table_of,
    texts_of,
    with_players,
    without,
)
from tests.documents.pdf.test_render import texts

BY_HAND = ("hall-sheet", "medical-log")
NEEDS = {2: "перший поверх", 3: "помічник, що записує ходи"}


def needing() -> Event:
    return with_players(event_of(12), needs=NEEDS.get)


def with_officials(event: Event, *officials: Official) -> Event:
    return replace(event, officials=(*event.officials, *officials))


def to_write_on(event: Event, paper: str) -> list[str]:
    """Return the labels of the lines to write on."""
    body = report_of(paper, event).body
    return [label for block in body if isinstance(block, WritingLine) for label in block.labels]


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("paper", BY_HAND)
def test_that_a_paper_to_fill_in_is_one_page(paper: str, language: str) -> None:
    assert len(texts(render_pdf(report_of(paper, needing(), language)))) == 1


def test_that_the_sheet_of_the_hall_asks_for_every_article_of_the_section() -> None:
    report = report_of("hall-sheet", event_of(4, drawn=False))
    assert report.orientation is Orientation.PORTRAIT
    articles = [".".join(text.split(".")[:3]) for text in texts_of(report, "Article")]
    place, things = [f"VI.1.{n}" for n in range(1, 8)], [f"VI.2.{n}" for n in range(1, 9)]
    assert list(dict.fromkeys(articles)) == place + things
    assert set(texts_of(report, "Yes")) == set(texts_of(report, "No")) == {"□"}
    assert set(texts_of(report, "Remark")) == {""}


@pytest.mark.parametrize(
    "measure",
    ["400", "4,5\u00a0м²", "2,5 м", "100–120 × 80–83 см", "5,5 см", "10\u00a0м", "60 секунд"],
)
def test_that_the_sheet_of_the_hall_tells_the_measures(measure: str) -> None:
    demands = "\n".join(texts_of(report_of("hall-sheet", event_of(4), "uk"), "Вимога"))
    assert measure in demands


def test_that_the_sheet_of_the_hall_names_the_venue_or_leaves_room_for_it() -> None:
    event = event_of(4)
    assert "Hall" in to_write_on(event, "hall-sheet")
    known = replace(event, particulars={Particular.VENUE: "Друга зала"})
    assert facts_of(report_of("hall-sheet", known))["Hall"] == "Druha zala"
    assert "Hall" not in to_write_on(known, "hall-sheet")


def test_that_the_sheet_of_the_hall_lists_what_those_who_play_need_there() -> None:
    rows = table_of(report_of("hall-sheet", without(needing(), 3), "uk"), 1).rows
    assert [[cell.text for cell in row[:2]] for row in rows] == [["Ґалаґан Ігор", NEEDS[2]]]
    assert "none were told" in sentences(report_of("hall-sheet", event_of(4)))


def test_that_special_needs_stand_on_no_paper_but_those_of_desk_and_hall() -> None:
    event = needing()
    papers = [each.id for each in DOCUMENTS if each.is_used(event)]
    together = render_together("papers", [(each, report_of(each, event, "uk")) for each in papers])
    pages = iter(texts(together.data))
    printed = {
        each: " ".join(islice(pages, length))
        for each, length in zip(papers, together.lengths, strict=True)
    }
    assert all(printed.values())
    tell = {each for each, words in printed.items() if NEEDS[2] in words}
    assert tell == {"registration-sheet", "hall-sheet"}


def test_that_chief_arbiter_and_organiser_sign_for_the_hall() -> None:
    first = Official(role=Role.ORGANISER, name="Мороз Клим")
    second = Official(role=Role.ORGANISER, name="Лисенко Ада")
    event = with_officials(event_of(4), first)
    arbiter, organiser = report_of("hall-sheet", event).signatures
    assert (arbiter.name, organiser.name) == ("Gontarenko Yelyzaveta Illivna", "Moroz Klym")
    *_, either = report_of("hall-sheet", with_officials(event, second)).signatures
    assert either.name == ""


def test_that_the_medical_log_has_ruled_lines_to_write_on() -> None:
    table = table_of(report_of("medical-log", event_of(4, drawn=False)))
    assert [column.title for column in table.columns][1:] == [
        "Date and time",
        "Surname, first name; as whom at the event",
        "Complaint, what happened",
        "Help given",
        "Decision: plays on, rests, hospital",
        "Doctor’s signature",
    ]
    assert len(table.rows) > 5
    assert not any(cell.text for row in table.rows for cell in row[1:])


def test_that_the_medical_log_names_the_doctor_or_leaves_room_for_the_name() -> None:
    event = event_of(4)
    assert "Doctor" in to_write_on(event, "medical-log")
    named = with_officials(event, Official(role=Role.DOCTOR, name="Юркевич Антон"))
    report = report_of("medical-log", named)
    assert facts_of(report) == {"Doctor": "Yurkevych Anton"}
    assert [each.name for each in report.signatures] == [
        "Yurkevych Anton",
        "Gontarenko Yelyzaveta Illivna",
    ]
