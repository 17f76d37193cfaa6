"""Every field of a player comes back from wherever it is written to."""

from collections.abc import Callable
from dataclasses import fields, replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.people.people import (
    PERSON_FIELD,
    PERSON_FIELDS,
    Birth,
    FieldKind,
    LaterRatings,
    Person,
    PersonField,
    Player,
    PlayerFields,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
    Use,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.formats import trf
from arbiter_app.formats.player_sheet import propose
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.files.player_lists import ListFormat, read_sheets, write_list
from arbiter_app.services.files.player_preview import preview
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.rows.people import PLAYER
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.terms.registration import person_fields

VALUES = {
    FieldKind.TEXT: "UKR",
    FieldKind.NUMBER: 14100010,
    FieldKind.RATING: 2105,
    FieldKind.BIRTH: Birth.parse("03.04.2001"),
    FieldKind.SEX: Sex.FEMALE,
    FieldKind.TITLE: Title.WFM,
    FieldKind.SPORT_RANK: SportRank.KMS,
    FieldKind.GRADE: read_grade("5k"),
    FieldKind.ORIGIN: RatingOrigin("FIDE", date(2026, 11, 1)),
    FieldKind.LATER_RATINGS: LaterRatings.parse("2026-12-01 fide 2110 FIDE standard"),
}
OF_LISTS = (FieldKind.ORIGIN, FieldKind.LATER_RATINGS)
FIRST = PlayerId(1)
each_field = pytest.mark.parametrize("field", PERSON_FIELDS, ids=lambda field: field.name)


def with_field(player: Player, field: PersonField) -> Player:
    known: dict[str, Any] = {field.name: VALUES[field.kind]}
    return replace(player, **known)


def test_that_the_table_has_every_field_of_a_player() -> None:
    names = {field.name for field in PERSON_FIELDS}
    assert names == {field.name for field in fields(Player)} - {"id"}
    assert names == PlayerFields.__annotations__.keys()
    kept = {field.name for field in PERSON_FIELDS if Use.KEPT in field.use}
    assert kept == {field.name for field in fields(Person)}
    assert names == person_fields.SAID.keys()


def test_that_the_papers_of_a_field_are_papers() -> None:
    papers = {document.id for document in DOCUMENTS}
    assert {paper for field in PERSON_FIELDS for paper in field.papers} <= papers


@each_field
def test_that_a_field_is_written_and_told_by_the_journal(
    play: Callable[[int], Workspace], field: PersonField
) -> None:
    workspace = play(4)
    player = replace(workspace.event.players[FIRST])
    edited = with_field(player, field)
    known = {each.name: getattr(edited, each.name) for each in PERSON_FIELDS}
    workspace.do(edit_player, player=FIRST, reason="typed wrong", **known)
    assert workspace.event.players[FIRST] == edited
    entry = workspace.history()[-1]
    words = catalogue("uk")
    line = entry_text(words, entry.command, entry.params, workspace.event, entry.changes)
    assert person_fields.in_sentence(words, field.name) in line
    assert person_fields.value_text(words, VALUES[field.kind]) in line


@each_field
def test_that_a_field_comes_back_from_a_list(
    play: Callable[[int], Workspace], field: PersonField, tmp_path: Path
) -> None:
    if field.kind in OF_LISTS:
        return  # a sheet tells ratings, not where they are from
    event = _with(play(4).event, field)
    write_list(tmp_path / "list.csv", event, ListFormat.CSV_SEMICOLONS, catalogue("uk"))
    (sheet,) = read_sheets(tmp_path / "list.csv") or ()
    found = preview(sheet, propose(sheet), year=2026)
    value = VALUES[field.kind]
    assert value in [dict(each.fields).get(field.name) for each in found.candidates]


@each_field
def test_that_a_field_comes_back_from_a_report(
    play: Callable[[int], Workspace], field: PersonField
) -> None:
    if Use.PRIVATE in field.use:
        return
    event = _with(play(4).event, field)
    report = trf.read(trf.encode(trf.format(trf.report_of(event)))).report
    assert report is not None
    found = trf.event_of(report).players.values()
    assert VALUES[field.kind] in [getattr(player, field.name) for player in found]


def test_that_special_needs_stand_on_papers_of_desk_and_hall_alone_and_leave_in_no_report(
    play: Callable[[int], Workspace],
) -> None:
    needs = PERSON_FIELD["needs"]
    assert Use.PRIVATE in needs.use
    assert needs.papers == ("registration-sheet", "hall-sheet")
    event = play(4).event
    needing = replace(event.players[FIRST], needs="Перший поверх")
    event = replace(event, players={**event.players, FIRST: needing})
    written = trf.encode(trf.format(trf.report_of(event))).decode()
    assert "поверх" not in written


@each_field
def test_that_this_computer_keeps_what_is_no_rating(field: PersonField, tmp_path: Path) -> None:
    if Use.KEPT not in field.use:
        is_of_event = Use.PRIVATE in field.use or field.name in ("account", "team", "venue")
        assert field.kind in (FieldKind.RATING, FieldKind.GRADE, *OF_LISTS) or is_of_event
        return
    registry = Registry(tmp_path)
    registry.remember([with_field(Player(id=FIRST, name="Їжак Ілля"), field)])
    (kept,) = registry.people()
    assert getattr(kept.person, field.name) == VALUES[field.kind]


def _with(event: Event, field: PersonField) -> Event:
    return replace(event, players={**event.players, FIRST: with_field(event.players[FIRST], field)})


_TEXTS = (FieldKind.TEXT, FieldKind.ORIGIN)


def test_that_a_field_holds_what_its_column_does() -> None:
    texts = {field.name: field.limit for field in PERSON_FIELDS if field.kind in _TEXTS}
    assert {name: PLAYER.limits[name] for name in texts} == texts
