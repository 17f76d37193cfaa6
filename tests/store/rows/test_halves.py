"""What is written is what is read, of every class of values that an event is made of."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from arbiter_app.domain.facts.event import Event
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.event import EventReader, write_event
from arbiter_app.store.rows.rows import Rows
from tests.campaigns import turns
from tests.store.rows.values import NOT_IN_ROWS, value_classes, values

LARGE: Any = {
    "suppress_health_check": [*HealthCheck],
    "phases": [Phase.explicit, Phase.reuse, Phase.generate],
}
"""Events are large; to look for the smallest one that fails takes minutes and tells no more."""

ALWAYS_ALIKE = {"data_version", "suspended", "soundness", "boards", "boards_of"}
"""Fields that no row of an event tells, or, of matches of teams, what follows from other rows."""

NOTHING: dict[str, dict[Any, Any]] = {name: {} for name in TABLES}


def read(rows: Rows) -> Event:
    return EventReader().read(rows.tables, 0)


@settings(max_examples=turns(9, in_soak=400), **LARGE)
@given(values(Event), values(Event))
def test_that_what_is_written_is_what_is_read_also_after_another_event_and_no_change_again(
    former: Event, event: Event
) -> None:
    rows, reader = Rows(NOTHING, {}), EventReader()
    write_event(rows, former)
    assert reader.read(rows.tables, 0) == former
    again = Rows(rows.tables, {})
    write_event(again, former)
    assert again.changes == []
    write_event(rows, event)
    assert reader.read(rows.tables, 0) == read(rows)
    alone = Rows(NOTHING, {})
    write_event(alone, event)
    assert read(alone) == event


@pytest.mark.parametrize("kind", sorted(value_classes(), key=repr))
def test_that_values_of_every_class_with_every_field_are_tried(kind: Any) -> None:
    """A class that the strategy could not make, or made always alike, would be no proof."""
    seen: dict[str, set[str]] = {
        field.name: set() for field in fields(kind) if field.init and field.name not in NOT_IN_ROWS
    }

    def alike() -> set[str]:
        return {name for name, found in seen.items() if len(found) < 2} - ALWAYS_ALIKE

    # Examples of one seed are like each other: another seed shows more than more examples do.
    for start in range(40):

        @seed(start)
        @settings(max_examples=4, database=None, **LARGE)
        @given(values(kind))
        def look(value: Any) -> None:
            for name, found in seen.items():
                found.add(repr(getattr(value, name)))

        look()
        if not alike():
            break
    assert alike() == set()
