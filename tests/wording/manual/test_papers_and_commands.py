"""Every paper, what can be chosen of it, every command and every open point is told."""

import re
from functools import cache

import pytest

from arbiter_app import cli
from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.tie_breaks.editions import EDITIONS, OF_GO, OUTSIDE_ANY_TEXT
from arbiter_app.i18n import catalogue
from arbiter_app.wording.errors.files import FILE_SENTENCES
from arbiter_app.wording.errors.safekeeping import SAFETY_SENTENCES
from arbiter_app.wording.manual.chapters import LANGUAGES, chapters
from arbiter_app.wording.terms.event import swiss_readings
from arbiter_app.wording.terms.event.team_readings import OPEN_POINTS

each_language = pytest.mark.parametrize("language", LANGUAGES)

REFUSALS = (
    *("file.missing", "file.not-an-event", "file.newer", "file.of-earlier-version"),
    *("file.damaged", "file.foreign", "file.faulty", "file.two-states", "file.read-only"),
    *("file.in-use", "file.no-locks", "file.gone", "file.replaced", "clock.set-back"),
)
"""Those of an event file, in whose words an arbiter looks for help."""


@cache
def said(language: str, chapter: str) -> str:
    (read,) = (each for each in chapters(language) if each.id == chapter)
    return "\n".join(line.text for line in read.lines)


@each_language
def test_that_every_paper_is_told_with_its_name_on_the_command_line(language: str) -> None:
    told, words = said(language, "all-papers"), catalogue(language).translate
    missing = [
        each.id
        for each in DOCUMENTS
        if words("Document", each.title) not in told or f"({each.id})" not in told
    ]
    assert missing == []


@each_language
def test_that_all_that_can_be_chosen_of_a_paper_is_told(language: str) -> None:
    told, words = said(language, "all-papers"), catalogue(language).translate
    choices = {words("Option", option.title) for each in DOCUMENTS for option in each.options}
    assert sorted(each for each in choices if each not in told) == []


@each_language
def test_that_every_command_is_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    listed = capsys.readouterr().out.partition("commands:")[2]
    names = re.findall(r"^    ([a-z][a-z-]*)(?:  |$)", listed, re.MULTILINE)
    assert "standings" in names
    told = said(language, "commands")
    assert [each for each in names if not re.search(rf"arbiter {each}\b", told)] == []


@each_language
def test_that_every_reading_that_can_be_set_is_told(language: str) -> None:
    told, words = said(language, "settings"), catalogue(language).translate
    for points in swiss_readings.POINTS_OF.values():
        names = [words("SwissReadings", point.what) for point in points]
        assert [each for each in names if each not in told] == []
    of_teams = [words("TeamRules", point.what) for point in OPEN_POINTS]
    more = said(language, "settings-more")
    assert [each for each in of_teams if each not in more] == []


@each_language
def test_that_every_tie_break_is_told(language: str) -> None:
    told = said(language, "tie-breaks")
    texts = EDITIONS.values()
    of_texts = (line for each in texts for line in (*each.criteria, *each.team_criteria))
    codes = {each.acronym for each in (*of_texts, *OUTSIDE_ANY_TEXT, *OF_GO)}
    assert sorted(each for each in codes if not re.search(rf"(?<!\w){each}(?!\w)", told)) == []


@each_language
def test_that_help_for_a_file_that_does_not_open_is_found_by_what_is_said(language: str) -> None:
    told, words = said(language, "wrong").lower(), catalogue(language).translate
    sentences = {**FILE_SENTENCES, **SAFETY_SENTENCES}
    missing = [
        code
        for code in REFUSALS
        if not any(
            quoted.lower() in words("Error", sentences[code]).lower()
            for quoted in re.findall("[“«]([^”»]+)[”»]", told)
        )
    ]
    assert missing == []
