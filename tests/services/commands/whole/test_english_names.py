"""Names of an event in English: on papers, in reports, undone, forgotten with what they named."""

from datetime import datetime

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.english_names import english_names, usual_english
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.whole.english_names import name_in_english
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace

NOW = datetime(2026, 3, 7, 12)


def describe(workspace: Workspace, title: str) -> None:
    workspace.do(
        describe_event,
        title=title,
        place="Суми",
        organiser="Федерація шахів",
        starts_on=None,
        ends_on=None,
    )


@pytest.fixture
def described(workspace: Workspace) -> Workspace:
    describe(workspace, "Кубок Сум")
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name="Гнатюк Зоя")
    return workspace


def paper(workspace: Workspace, language: str) -> Report:
    made = document("technical-information")
    return made.build(workspace.event, {}, catalogue(language), NOW)


def test_that_papers_in_english_write_names_in_latin_letters(described: Workspace) -> None:
    english = paper(described, "en")
    assert english.heading.event == "Kubok Sum"
    assert english.heading.place_and_dates == "Sumy"
    assert "Hnatiuk Zoia" in repr(english.body)
    assert paper(described, "uk").heading.event == "Кубок Сум"


def test_that_a_name_in_english_stands_on_papers_in_english_alone(described: Workspace) -> None:
    described.do(name_in_english, names={"Кубок Сум": "Sumy Cup"})
    assert paper(described, "en").heading.event == "Sumy Cup"
    assert paper(described, "uk").heading.event == "Кубок Сум"
    assert paper(described, "uk+en").heading.event == "Кубок Сум / Sumy Cup"
    described.undo()
    assert paper(described, "en").heading.event == "Kubok Sum"


def test_that_an_empty_name_and_that_of_the_letters_follow_the_original(
    described: Workspace,
) -> None:
    described.do(name_in_english, names={"Кубок Сум": "Sumy Cup", "Суми": "Sumy"})
    assert described.event.english_names == {"Кубок Сум": "Sumy Cup"}
    described.do(name_in_english, names={"Кубок Сум": ""})
    assert described.event.english_names == {}


def test_that_the_name_of_what_is_called_otherwise_now_is_forgotten(described: Workspace) -> None:
    described.do(name_in_english, names={"Кубок Сум": "Sumy Cup"})
    describe(described, "Меморіал")
    described.do(name_in_english, names={"Меморіал": "In memoriam"})
    assert described.event.english_names == {"Меморіал": "In memoriam"}


def test_that_every_name_in_other_letters_is_offered(described: Workspace) -> None:
    assert english_names(described.event) == {
        "Кубок Сум": "Kubok Sum",
        "Федерація шахів": "Federatsiia shakhiv",
        "Суми": "Sumy",
        "Гнатюк Зоя": "Hnatiuk Zoia",
    }


def test_that_a_name_in_letters_without_a_table_may_be_named(described: Workspace) -> None:
    describe(described, "北京 School № 4")
    assert next(iter(usual_english(described.event))) == "北京 School № 4"
    described.do(name_in_english, names={"北京 School № 4": "Beijing School № 4"})
    assert described.event.english_names == {"北京 School № 4": "Beijing School № 4"}
    describe(described, "School № 4")
    assert "School № 4" not in usual_english(described.event)
