"""A report is in Latin letters, and says which it made itself."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.people.people import Official, Player, Role
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.formats import trf
from arbiter_app.formats.trf.facts.latin_letters import (
    federation_code,
    name_in_latin,
)
from tests.formats.trf.test_writing import four
from tests.formats.trf.text import TWO_GAMES, event


@pytest.mark.parametrize(
    ("text", "latin"),
    [
        ("Гнатенко Юрій", "Hnatenko Yurii"),
        ("Кубок «Mayor's Cup» № 5", "Kubok «Mayor's Cup» № 5"),
        ("Об’єдков-Стиць", "Obiedkov-Styts"),
        ("São Paulo", "São Paulo"),
        ("м.\nКиїв", "m. Kyiv"),
    ],
)
def test_that_cyrillic_words_alone_are_put_into_latin_letters(text: str, latin: str) -> None:
    assert in_latin(text) == latin


@pytest.mark.parametrize(
    ("name", "latin_name", "written"),
    [
        ("Згурський Ян", None, "Zghurskyi, Yan"),
        ("Ґава, Олена", None, "Gava, Olena"),
        ("Ґава Олена", "Gava, Olena", "Gava, Olena"),
        ("Ґава", None, "Gava"),
        ("Carlsen Magnus", None, "Carlsen Magnus"),
    ],
)
def test_that_a_typed_latin_name_is_written_and_another_is_made(
    name: str, latin_name: str | None, written: str
) -> None:
    assert name_in_latin(Player(id=PlayerId(1), name=name, latin_name=latin_name)) == written


@pytest.mark.parametrize(
    ("text", "code"),
    [("UKR", "UKR"), ("Україна", "UKR"), ("укр", "UKR"), ("Польща", ""), ("", ""), (None, "")],
)
def test_that_a_federation_is_its_code_or_nothing(text: str | None, code: str) -> None:
    assert federation_code(text) == code


def test_that_what_is_put_into_latin_letters_is_told() -> None:
    forms = trf.latin_forms(four())
    assert [(each.text, each.written) for each in forms.words] == [
        ("Кубок", "Kubok"),
        ("Київ", "Kyiv"),
    ]
    assert forms.players == ()
    foreign = replace(
        four(),
        federation="Чехія",
        officials=(
            Official(role=Role.CHIEF_ARBITER, name="Кравець Ольга", title="IA", fide_id=14100001),
            Official(role=Role.DOCTOR, name="Лікар Олег"),
            Official(role=Role.DEPUTY, name="ქართველი"),
        ),
    )
    forms = trf.latin_forms(foreign)
    assert forms.federations == ("Чехія",)
    assert [each.text for each in forms.officials] == ["Кравець Ольга"]
    assert forms.others == ("ქართველი",)


def test_that_arbiters_stand_in_their_records_with_title_and_fide_id() -> None:
    officials = (
        Official(role=Role.DEPUTY, name="Бондар Яна", title="FA"),
        Official(role=Role.CHIEF_ARBITER, name="Кравець Ольга", title="IA", fide_id=14100001),
        Official(role=Role.ARBITER, name="Ґудзь Лев", title="NA"),
    )
    told = replace(four(), officials=officials)
    report = trf.report_of(told, trf.Version.TRF16)
    said = [line.text for line in report.lines("102", "112")]
    assert said == ["102 IA Kravets Olha (14100001)", "112 FA Bondar Yana"]
    read_again = trf.event_of(trf.report_of(told))
    assert read_again.officials == officials


@pytest.mark.parametrize(
    ("line", "name", "fide_id"),
    [
        ("Petrov, Petar", "Petrov, Petar", None),
        ("Petrov, Petar (2900000)", "Petrov, Petar", 2900000),
        ("Petrov, Petar [FIDE ID: 2900000]", "Petrov, Petar", 2900000),
        ("Petrov, Petar (BUL)", "Petrov, Petar (BUL)", None),
        ("Petrov, Petar (12)", "Petrov, Petar (12)", None),
    ],
)
def test_that_the_fide_id_of_an_arbiter_is_read(line: str, name: str, fide_id: int | None) -> None:
    (official,) = event(*TWO_GAMES, f"102 IA {line}\n").officials
    assert (official.title, official.name, official.fide_id) == ("IA", name, fide_id)
