"""Names in letters that papers lack, in their Latin form where there is one."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from tests.documents.conftest import event_of, report_of, sentences, texts_of

NAME = "Прізвище, ім’я"


def guests(*, name: str, latin_name: str, club: str = "") -> Event:
    """Return an event whose first player is somebody from far away."""
    event = replace(event_of(4), english_names={"北京棋院": "Beijing Academy"})
    first = event.players[PlayerId(101)]
    guest = replace(first, name=name, latin_name=latin_name, club=club or first.club)
    return replace(event, players={**event.players, guest.id: guest})


def test_that_a_name_without_letters_stands_in_its_latin_form_and_is_told() -> None:
    event = guests(name="王小明", latin_name="Wang Xiaoming", club="北京棋院")
    report = report_of("start-list", event, "uk")
    assert texts_of(report, NAME)[0] == "Wang Xiaoming"
    assert texts_of(report, "Клуб/ФСТ")[0] == "Beijing Academy"
    (told,) = report.warnings
    assert "王小明 (Wang Xiaoming)" in told
    assert "北京棋院 (Beijing Academy)" in told
    assert "王" not in sentences(report)


def test_that_nothing_is_told_of_names_that_are_not_on_the_sheet() -> None:
    event = guests(name="王小明", latin_name="Wang Xiaoming", club="北京棋院")
    (told,) = report_of("cross-table", event, "uk").warnings
    assert "北京棋院" not in told
    assert (
        report_of("officials", event, "uk").warnings
        == report_of("officials", event_of(4), "uk").warnings
    )


def test_that_a_name_that_can_be_printed_stays_as_it_is() -> None:
    event = guests(name="გიორგი ბერიძე", latin_name="Giorgi Beridze")
    report = report_of("start-list", event, "uk")
    assert texts_of(report, NAME)[0] == "გიორგი ბერიძე"
    assert report.warnings == report_of("start-list", event_of(4), "uk").warnings


def test_that_a_latin_form_that_cannot_be_printed_either_is_no_help() -> None:
    report = report_of("start-list", guests(name="Іван 🙂", latin_name="Ivan 🙂"), "uk")
    assert texts_of(report, NAME)[0] == "Іван 🙂"
