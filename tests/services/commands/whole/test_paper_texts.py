"""Papers say what an event words itself; a text that cannot be filled in is explained."""

from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Report
from arbiter_app.documents.slip import SlipLine, Slips
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.i18n import catalogue
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
    told = paper(described, language="uk+en").heading.organiser
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


def slips(workspace: Workspace, name: str, language: str = "uk", **chosen: str) -> list[list[str]]:
    """Return the lines of each piece of a paper."""
    report = document(name).build(workspace.event, chosen, catalogue(language), NOW)
    (block,) = report.body
    assert isinstance(block, Slips)
    return [
        [part.left for part in slip.parts if isinstance(part, SlipLine)] for slip in block.slips
    ]


def test_that_oaths_are_read_of_the_event_or_in_words_of_its_own(described: Workspace) -> None:
    players, arbiters = slips(described, "oaths")
    assert players[1] == "Присяга учасників"
    assert "«Кубок»" in players[2]
    assert arbiters[1] == "Присяга суддів"
    word(described, PaperText("oath-players", "uk", "Обіцяємо: {place} пам’ятатиме {event}."))
    assert slips(described, "oaths", oath="players")[0][2] == "Обіцяємо: Суми пам’ятатиме Кубок."
    assert "“Kubok”" in slips(described, "oaths", "en", oath="players")[0][2]


def test_that_a_notice_says_its_own_words_before_those_announced(described: Workspace) -> None:
    described.do(set_particulars, particulars={Particular.PHONES: "Телефони – у шафі"})
    assert slips(described, "notices", notice="phones")[0][1] == "Телефони – у шафі"
    word(described, PaperText("notice-phones", "uk", "Телефони здають: {place}."))
    assert slips(described, "notices", notice="phones")[0][1] == "Телефони здають: Суми."


def test_that_notices_of_the_events_own_stand_behind_ours(described: Workspace) -> None:
    before = len(slips(described, "notices"))
    word(
        described,
        PaperText("own-notice-2", "uk", "Паркування"),
        PaperText("own-notice-1", "uk", "Обід\nО 13:00.\n{organiser} запрошує."),
    )
    own = slips(described, "notices", notice="own")
    assert [each[:-1] for each in own] == [
        ["Обід", "О 13:00.\nФедерація запрошує."],
        ["Паркування"],
    ]
    assert slips(described, "notices")[before:] == own
    assert len(slips(described, "notices", "en", notice="own")) == 2
    word(described, PaperText("own-notice-1", "uk", ""))
    assert len(slips(described, "notices", notice="own")) == 1


def test_that_an_event_without_notices_of_its_own_says_so(described: Workspace) -> None:
    refused = refusal(lambda: slips(described, "notices", notice="own"))
    assert "Texts of papers" in error_sentence(catalogue("en"), refused)


@pytest.mark.parametrize("id", ["own-notice-0", "own-notice-", "own-notice-1x", "notice-"])
def test_that_a_notice_has_a_number(described: Workspace, id: str) -> None:
    refused = refusal(lambda: word(described, PaperText(id, "uk", "Обід")))
    assert refused.code == "paper-text.unknown"


def test_that_a_new_event_as_last_time_words_papers_so(
    described: Workspace, tmp_path: Path
) -> None:
    seal = PaperText("stamp", "uk", "Печатка")
    word(described, MINISTRY, seal, PaperText("own-notice-1", "uk", "Обід"))
    former = replace(
        described.event, paper_texts=(*described.event.paper_texts, PaperText("slips", "uk", "{"))
    )
    following = Workspace.create(
        tmp_path / "next.arbiter",
        title="Наступний",
        starts_on=None,
        edition_id="2026-03",
        former=former,
        paper_texts=(PaperText("stamp", "uk", "М.П."), PaperText("approved", "uk", "ЗГОДА")),
    )
    with closing(following):
        assert {*following.event.paper_texts} == {
            MINISTRY,
            seal,
            PaperText("approved", "uk", "ЗГОДА"),
        }


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
    assert "line 1, place 1" in sentence


def test_that_a_broken_text_keeps_no_other_paper_from_being_made(described: Workspace) -> None:
    broken = (PaperText("oath-players", "uk", "a\nb {gone}"), PaperText("own-notice-1", "uk", "{"))
    event = replace(described.event, paper_texts=broken)
    for name, chosen in (("start-list", {}), ("notices", {"notice": "phones"})):
        assert document(name).build(event, chosen, catalogue("uk"), NOW)
    for name, told in (("oaths", (2, 3)), ("notices", (1, 1))):
        with pytest.raises(RuleError) as refused:
            document(name).build(event, {}, catalogue("uk"), NOW)
        assert (refused.value.facts["line"], refused.value.facts["place"]) == told
