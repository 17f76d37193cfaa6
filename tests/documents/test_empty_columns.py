"""A column in which nothing stands is on no paper, unless it is there to be written in."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.documents.possible import why_not_yet
from arbiter_app.documents.report import Column, ColumnKind, Grid, Report, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from tests.documents.conftest import event_of, report_of, swiss_of

TO_WRITE_IN = {"mandate-protocol": {"Decision"}, "round-protocol": {"Result"}}
"""Columns that are filled in by hand until something is known."""


def bare(event: Event) -> Event:
    """Return an event of whose players nothing is known but their names."""
    players = {one: Player(id=one, name=each.name) for one, each in event.players.items()}
    return replace(event, players=players)


EVENTS = {
    "round robin": bare(event_of(6, played=2)),
    "begun Swiss": bare(
        swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U", "6-1, 2-7, 4-5, 3 Z"), announced=5)
    ),
}


def empty_columns(report: Report) -> Iterator[str]:
    for block in report.body:
        tables = block.tables if isinstance(block, Grid) else (block,)
        for table in tables:
            if isinstance(table, Table) and table.rows:
                yield from (
                    column.title
                    for at, column in enumerate(table.columns)
                    if not is_to_write_in(column) and not any(row[at].text for row in table.rows)
                )


def is_to_write_in(column: Column) -> bool:
    return column.kind in (ColumnKind.WRITING, ColumnKind.SCORE) or column.room > 0


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("document", [each.id for each in DOCUMENTS])
def test_that_a_column_in_which_nothing_stands_is_left_out(document: str, event: str) -> None:
    kind = next(each for each in DOCUMENTS if each.id == document)
    if not kind.is_used(EVENTS[event]) or why_not_yet(kind, EVENTS[event]):
        return
    found = {*empty_columns(report_of(document, EVENTS[event]))}
    assert found <= TO_WRITE_IN.get(document, set())
