"""What is found in the manual."""

import pytest

from arbiter_app.wording.manual.chapters import chapter
from arbiter_app.wording.manual.search import found

CHAPTERS = (
    chapter("first", "# First\n\nWho is absent has no bye.\n\n## The bye\n\nWorth a win.\n"),
    chapter("second", "# Об’єкт\n\nThe half-point bye is asked for – beforehand.\n"),
)


def hits(typed: str) -> list[tuple[str, int, str]]:
    return [(hit.chapter.id, hit.line, hit.heading) for hit in found(CHAPTERS, typed)]


def test_that_headings_come_first_then_lines_as_they_are_read() -> None:
    assert hits("bye") == [("first", 2, "The bye"), ("first", 1, "First"), ("second", 1, "Об’єкт")]


def test_that_a_line_has_all_the_words_typed() -> None:
    assert hits("asked BYE") == [("second", 1, "Об’єкт")]
    assert hits("asked absent") == []


@pytest.mark.parametrize("typed", ["об'єкт", "Обʼєкт", "об’"])
def test_that_an_apostrophe_is_found_however_it_is_typed(typed: str) -> None:
    assert hits(typed) == [("second", 0, "Об’єкт")]


def test_that_a_hyphen_finds_a_dash() -> None:
    assert hits("for -") == [("second", 1, "Об’єкт")]


@pytest.mark.parametrize("typed", ["", " ", "w", " w "])
def test_that_a_letter_alone_finds_nothing(typed: str) -> None:
    assert hits(typed) == []


def test_that_of_a_long_line_the_part_is_shown_that_was_found() -> None:
    long = chapter("x", f"# X\n\n{'before ' * 40}needle {'after ' * 40}\n")
    (hit,) = found((long,), "needle")
    assert hit.excerpt.startswith("…before")
    assert hit.excerpt.endswith("after…")
    assert "needle" in hit.excerpt
    assert len(hit.excerpt) < 120
