"""The manual is whole, says the same in both languages, and its links lead somewhere."""

import re

import pytest

from arbiter_app import paths
from arbiter_app.wording.manual.chapters import (
    CHAPTERS,
    LANGUAGES,
    Chapter,
    Line,
    Target,
    anchor,
    chapter,
    chapters,
    target,
)

MOST_LINES = 200

each_language = pytest.mark.parametrize("language", LANGUAGES)


def headings(read: Chapter) -> list[int]:
    return [line.level for line in read.lines if line.level]


@each_language
def test_that_the_files_are_those_of_the_table(language: str) -> None:
    folder = paths.resources() / "help" / language
    assert sorted(file.name for file in folder.iterdir()) == sorted(
        f"{each}.md" for each in CHAPTERS
    )


def test_that_chapters_have_the_same_headings_in_both_languages() -> None:
    english, ukrainian = chapters("en"), chapters("uk")
    assert {each.id: headings(each) for each in english} == {
        each.id: headings(each) for each in ukrainian
    }


def test_that_chapters_have_as_many_paragraphs_in_both_languages() -> None:
    english, ukrainian = chapters("en"), chapters("uk")
    assert {each.id: len(each.lines) for each in english} == {
        each.id: len(each.lines) for each in ukrainian
    }


def test_that_chapters_lead_to_the_same_chapters_in_both_languages() -> None:
    def led(language: str) -> dict[str, list[str]]:
        return {
            each.id: [target(link, each.id).chapter for link in each.links]
            for each in chapters(language)
        }

    assert led("en") == led("uk")


@each_language
def test_that_every_link_leads_to_a_chapter_or_to_one_of_its_headings(language: str) -> None:
    anchors = {
        each.id: {anchor(line.text) for line in each.lines if line.level} | {""}
        for each in chapters(language)
    }
    lost = [
        f"{each.id}: {link}"
        for each in chapters(language)
        for link in each.links
        for leads in [target(link, each.id)]
        if leads.anchor not in anchors.get(leads.chapter, ())
    ]
    assert lost == []


@each_language
def test_that_a_chapter_begins_with_its_title_and_has_no_other(language: str) -> None:
    for each in chapters(language):
        assert each.lines[0].level == 1
        assert set(headings(each)[1:]) <= {2}
        assert len(each.lines) > 1


@each_language
def test_that_no_two_headings_of_a_chapter_are_alike(language: str) -> None:
    for each in chapters(language):
        named = [anchor(line.text) for line in each.lines if line.level]
        assert len(named) == len(set(named)), each.id


@each_language
def test_that_titles_tell_the_chapters_apart(language: str) -> None:
    assert len({each.title for each in chapters(language)}) == len(CHAPTERS)


def test_that_the_english_manual_has_no_cyrillic_letter() -> None:
    cyrillic = [
        line.text
        for each in chapters("en")
        for line in each.lines
        if re.search("[А-яҐґЄєІіЇї]", line.text)
    ]
    assert cyrillic == []


def test_that_a_window_in_another_language_has_the_english_manual() -> None:
    assert chapters("ru") == chapters("en")


@each_language
def test_that_a_chapter_is_short_enough_to_be_read(language: str) -> None:
    assert [each.id for each in chapters(language) if each.source.count("\n") > MOST_LINES] == []


def test_that_a_chapter_is_read_without_its_marks() -> None:
    source = "# A **ti**tl*e*\n\nTwo\n[lines](begin.md).\n\n- an `item`,\n  long\n- \\* key\n"
    read = chapter("x", source)
    assert read.lines == (
        Line("A title", 1),
        Line("Two lines."),
        Line("an item, long"),
        Line("* key"),
    )
    assert (read.title, read.links) == ("A title", ("begin.md",))


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("pairing.md", Target("pairing")),
        ("pairing.md#by-hand", Target("pairing", "by-hand")),
        ("#by-hand", Target("rounds", "by-hand")),
    ],
)
def test_that_a_link_leads_to_a_chapter_or_a_heading(link: str, leads: Target) -> None:
    assert target(link, "rounds") == leads


def test_that_a_heading_is_known_by_its_words() -> None:
    assert anchor("Жеребкування: «хто з ким»?") == "жеребкування-хто-з-ким"
    assert anchor("A round, by hand") == "a-round-by-hand"
