"""Lists by name are in the order of what is printed in them, in each language."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import Options
from arbiter_app.documents.report import Grid, Report, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.i18n import PAPER_LANGUAGES, catalogue
from tests.documents.conftest import event_of, with_players
from tests.documents.in_ukrainian import in_ukrainian

_REGIONS = ("Ґ", "Єдина", "Жук", "Івано", "Їжак", "Зміїв", "Харків", "Цвіт", "Ясен", "Гора")
_PEOPLE = {
    "Ґава Єва": "Gava, Yeva",
    "Гнатюк Ія": "Hnatiuk, Iia",
    "Єва Ян": None,
    "Жук Ян": "Zhuk, Yan",
    "Зуб Ян": None,
    "В’юн Ян": None,
    "Віта Ян": "Vita, Yan",
    "Їжак Ян": None,
    "Іва Ян": "Iva, Yan",
    "Щур Ян": None,
}


def of_many_letters() -> Event:
    """Return an event whose names and regions are in another order in each alphabet."""
    names = [*_PEOPLE]
    event = with_players(
        event_of(len(names), played=0),
        name=lambda number: names[number - 1],
        latin_name=lambda number: _PEOPLE[names[number - 1]],
        region=lambda number: _REGIONS[number - 1],
    )
    return replace(in_ukrainian(event), starts_on=date(2026, 6, 5))


def tables_of(report: Report) -> list[Table]:
    found: list[Table] = []
    for block in report.body:
        if isinstance(block, Table):
            found.append(block)
        elif isinstance(block, Grid):
            found += block.tables
    return found


def listed(report: Report, head: str) -> Sequence[str]:
    """Return what stands in the first table with a column or a title of that head."""
    for table in tables_of(report):
        for place, column in enumerate(table.columns):
            if column.title.split("\n")[-1] == head or head == table.title.split(" / ")[-1]:
                return [row[place].text for row in table.rows]
    raise AssertionError(head)


_HEADS = {
    "uk": {
        "Name": "Прізвище, ім’я",
        "Player": "Учасник",
        "Surname, first name": "Прізвище, ім’я",
        "Region": "Область",
        "By region": "За областями",
    },
    "ru": {
        "Name": "Фамилия, имя",
        "Player": "Участник",
        "Surname, first name": "Фамилия, имя",
        "Region": "Область",
        "By region": "По областям",
    },
}


@pytest.mark.parametrize("language", PAPER_LANGUAGES)
@pytest.mark.parametrize(
    ("id", "options", "head"),
    [
        ("application", {}, "Surname, first name"),
        ("registration-sheet", {}, "Name"),
        ("registration-sheet", {"sort": "region"}, "Region"),
        ("missing-papers", {}, "Player"),
        ("missing-papers", {"by": "region"}, "Region"),
        ("mandate-protocol", {}, "Player"),
        ("mandate-protocol", {}, "By region"),
        ("start-list", {"sort": "name"}, "Name"),
        ("pairings", {"order": "name"}, "Name"),
        ("all-players", {}, "Name"),
        ("all-players", {"sort": "region"}, "Region"),
        ("event-summary", {}, "By region"),
    ],
)
def test_that_a_list_is_in_the_order_of_what_it_says(
    id: str, options: Options, head: str, language: str
) -> None:
    event = of_many_letters()
    made = document(id).build(event, options, catalogue(language), datetime(2026, 6, 1))
    words = _HEADS.get(language, {}).get(head, head)
    texts = [text.split("\n")[0].split(":")[0] for text in listed(made, words)]
    assert len(texts) == len(_PEOPLE)
    assert texts == sorted(texts, key=collation_key)
    alike = [name for name in (*_PEOPLE, *_REGIONS) if name in texts]
    assert bool(alike) is (language != "en")
