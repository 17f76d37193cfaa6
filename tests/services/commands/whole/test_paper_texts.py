"""Papers say what an event words itself; a text that cannot be filled in is explained."""

from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.i18n import BOTH, catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.paper_texts import word_papers
from arbiter_app.services.files.own_paper_texts import keep_as_usual, usual_texts
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from tests.services.hands import refusal

NOW = datetime(2026, 3, 7, 12)
MINISTRY = PaperText("heading", "uk", "Міністерство\n{organiser}, {place}")


def paper(
    workspace: Workspace, name: str = "technical-information", language: str = "uk"
) -> Report:
    return document(name).build(workspace.event, {}, catalogue(language), NOW)


def word(workspace: Workspace, *texts: PaperText) -> None:
    workspace.do(word_papers, texts=texts)


@pytest.fixture
def described(workspace: Workspace) -> Workspace:
    workspace.do(
        describe_event,
        title="Кубок",
        place="Суми",
        organiser="Федерація",
        starts_on=None,
        ends_on=None,
    )
    return workspace


def test_that_the_lines_above_the_title_are_filled_in(described: Workspace) -> None:
    word(described, MINISTRY)
    assert paper(described).heading.organiser == "Міністерство\nФедерація, Суми"
    assert paper(described, language="en").heading.organiser == "Federatsiia"


def test_that_a_sheet_in_both_languages_has_both_texts(described: Workspace) -> None:
    word(described, MINISTRY, PaperText("heading", "en", "Ministry"))
    told = paper(described, language=BOTH).heading.organiser
    assert told == "Міністерство\nФедерація, Суми / Ministry"


def test_that_the_approval_is_in_words_of_the_event(described: Workspace) -> None:
    described.do(set_particulars, particulars={Particular.APPROVED_BY: "Президент"})
    word(described, PaperText("approved", "uk", "ПОГОДЖЕНО"))
    approval = paper(described).heading.approval
    assert approval is not None
    assert approval.word == "ПОГОДЖЕНО"


def test_that_an_empty_text_goes_back_to_ours_and_undo_to_the_own(described: Workspace) -> None:
    word(described, MINISTRY)
    word(described, PaperText("heading", "uk", " "))
    assert paper(described).heading.organiser == "Федерація"
    described.undo()
    assert "Міністерство" in paper(described).heading.organiser


def test_that_the_file_keeps_them(described: Workspace, path: Path) -> None:
    word(described, MINISTRY, PaperText("stamp", "en", "Seal"))
    assert closed_file.read_event(path).paper_texts == (
        MINISTRY,
        PaperText("stamp", "en", "Seal"),
    )


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("Від {хто}", "paper-text.field", (1, 5)),
        ("a\nb {place", "paper-text.brace", (2, 3)),
        ("a }", "paper-text.brace", (1, 3)),
        ("{place!r}", "paper-text.field", (1, 1)),
        ("{0}", "paper-text.field", (1, 1)),
    ],
)
def test_that_a_fault_is_told_at_its_place(
    described: Workspace, text: str, code: str, where: tuple[int, int]
) -> None:
    refused = refusal(lambda: word(described, PaperText("heading", "uk", text)))
    assert (refused.code, (refused.facts["line"], refused.facts["place"])) == (code, where)
    assert "{organiser}" in error_sentence(catalogue("en"), refused) or code == "paper-text.brace"
    assert described.event.paper_texts == ()


def test_that_a_text_without_fields_offers_none(described: Workspace) -> None:
    refused = refusal(lambda: word(described, PaperText("stamp", "uk", "М.П. {place}")))
    assert refused.code == "paper-text.no-field"


def test_that_braces_written_twice_are_printed(described: Workspace) -> None:
    word(described, PaperText("heading", "uk", "{{{organiser}}}"))
    assert paper(described).heading.organiser == "{Федерація}"


def test_that_papers_have_no_other_texts(described: Workspace) -> None:
    refused = refusal(lambda: word(described, PaperText("poem", "uk", "Вірш")))
    assert refused.code == "paper-text.unknown"


def test_that_new_events_begin_with_the_usual_texts(described: Workspace, tmp_path: Path) -> None:
    word(described, MINISTRY)
    keep_as_usual(described.event.paper_texts)
    following = Workspace.create(
        tmp_path / "next.arbiter",
        title="Наступний",
        starts_on=None,
        edition_id="2026-03",
        paper_texts=usual_texts(),
    )
    with closing(following):
        assert following.event.paper_texts == (MINISTRY,)


def test_that_no_file_of_usual_texts_keeps_an_event_from_being_made() -> None:
    keep_as_usual([MINISTRY])
    kept = paths.user_data() / "paper-texts.json"
    for content in ("{", "[1, [2], ['heading', 'uk', '{']]", '["heading"]', "{}"):
        kept.write_text(content, "utf-8")
        assert usual_texts() == ()
    kept.write_text('[["heading", "uk", "{broken}"], ["stamp", "uk", "Печатка"]]', "utf-8")
    assert usual_texts() == (PaperText("stamp", "uk", "Печатка"),)


def test_that_a_broken_text_in_a_file_is_explained(described: Workspace) -> None:
    event = replace(described.event, paper_texts=(PaperText("heading", "uk", "{gone}"),))
    with pytest.raises(RuleError) as refused:
        document("technical-information").build(event, {}, catalogue("uk"), NOW)
    sentence = error_sentence(catalogue("en"), refused.value)
    assert "Lines above the title of the event" in sentence
