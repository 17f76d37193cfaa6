"""Names in letters of the whole world, as the file has them and as they are drawn."""

import unicodedata
from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.pdf.fonts import set_text
from arbiter_app.documents.pdf.letters import FALLBACK, FONTS, MARK, lacking, letters_of, marked
from arbiter_app.documents.pdf.notes import NoteKind
from arbiter_app.documents.pdf.primitives import Face
from arbiter_app.documents.pdf.render import render, render_pdf
from arbiter_app.documents.pdf.right_to_left import as_drawn
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from tests.documents.pdf.test_render import texts

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def named(event: Event, name: str) -> Event:
    first = replace(event.players[PlayerId(101)], name=name, latin_name=None)
    return replace(event, players={**event.players, first.id: first})


@pytest.mark.parametrize(
    "name",
    [
        "გიორგი ბერიძე",
        "Նարեկ Սարգսյան",
        "Nguyễn Thị Hằng",
        "Ақжолов Ғали",
        "Παπαδόπουλος Νίκος",
        "Þórðarson Óskar",
        "አበበ ቢቂላ",
        "สมชาย",
        "כהן",
        "محمد",
        "O’Neill-Łukasiewicz D'Arc",
        "<b>Ін&Ко</b>",
    ],
)
def test_that_a_name_is_read_from_the_paper_as_it_was_typed(
    event_of: EventOf, report_of: ReportOf, name: str
) -> None:
    report = report_of("start-list", named(event_of(3), name), "uk")
    page = unicodedata.normalize("NFKC", texts(render_pdf(report))[0])
    assert name in " ".join(page.split())


def test_that_a_name_of_sixty_letters_without_a_space_loses_none(
    event_of: EventOf, report_of: ReportOf
) -> None:
    name = "Найдовшепрізвищеякелишебуває" * 2 + "Ґєїю"
    page = texts(render_pdf(report_of("start-list", named(event_of(3), name), "uk")))[0]
    assert name in "".join(page.split())


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [
        ("כהן", "כהן"[::-1]),
        ("כהן, דוד (12)", "(12) " + "דוד"[::-1] + " ," + "כהן"[::-1]),
        ("כהן (знявся)", "כהן"[::-1] + " (знявся)"),
        ("דוד 12-15 U", "12-15 " + "דוד"[::-1] + " U"),
        ("Koh דוד", "Koh " + "דוד"[::-1]),
        ("سلام", "\ufee1\ufefc\ufeb3"),
        ("علي 25", "25 \ufef2\ufee0\ufecb"),
        ("دار", "\ufead\ufe8d\ufea9"),
        ("مُحَمَّد", "\ufeaa\ufee4\u064e\u0651\ufea4\u064e\ufee3\u064f"),
    ],
)
def test_that_letters_are_joined_and_go_from_right_to_left(typed: str, drawn: str) -> None:
    assert as_drawn(typed) == drawn


@pytest.mark.parametrize("face", Face)
def test_that_letters_of_one_font_are_one_run(face: Face) -> None:
    (run,) = set_text("Ґалаґан Їжак – ½ № 5", face).runs
    assert run.font == FONTS[face]


def test_that_a_text_is_as_wide_as_its_runs() -> None:
    mixed = set_text("Коваль გიორგი 1", Face.SANS)
    assert len(mixed.runs) == 3
    parts = ("Коваль ", "გიორგი", " 1")
    assert mixed.width == pytest.approx(sum(set_text(each, Face.SANS).width for each in parts))


def test_that_every_face_has_all_letters_of_latin_greek_and_cyrillic() -> None:
    alphabets = {chr(code) for code in range(0x20, 0x530) if chr(code).isprintable()}
    for face in Face:
        assert alphabets <= letters_of(FONTS[face]) | letters_of(FALLBACK[face])
    assert lacking("".join(alphabets)) == ""


@pytest.mark.parametrize(
    ("typed", "missing", "printed"),
    [
        ("Ґалаґан Їжак – № 5", "", "Ґалаґан Їжак – № 5"),
        ("גיא محمد გია Ա", "", "גיא محمد გია Ա"),
        ("Іван 🙂", "🙂", f"Іван {MARK}"),
        ("王小明", "王小明", 3 * MARK),
        ("देवी", "देवी", 2 * MARK),
        ("👨\u200d👩\u200d👧 Рід", "👨👩👧", f"{MARK} Рід"),
        ("👍🏽", "👍🏽", MARK),
        ("Бук ☺\ufe0f", "", "Бук ☺"),
    ],
)
def test_that_a_mark_stands_for_each_sign_that_no_font_has(
    typed: str, missing: str, printed: str
) -> None:
    assert lacking(typed) == missing
    assert marked(typed) == printed


def test_that_a_paper_is_told_where_its_marks_stand(event_of: EventOf, report_of: ReportOf) -> None:
    made = render(report_of("start-list", named(event_of(3), "Іван 🙂"), "uk"))
    assert f"Іван {MARK}" in texts(made.data)[0]
    (note,) = (each for each in made.notes if each.kind is NoteKind.LETTERS)
    assert (note.letters, note.titles) == ("🙂", ("Іван 🙂",))
    plain = render(report_of("start-list", event_of(3), "uk"))
    assert not [each for each in plain.notes if each.kind is NoteKind.LETTERS]
