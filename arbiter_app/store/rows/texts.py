"""The one door for texts: what an act writes into rows and journal is what a text may hold."""

from collections.abc import Iterable, Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.names.plain_text import LINE, TEXT, Limit, NamedField, unfit
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.rows import RowChange, Tables
from arbiter_app.store.rows.table import RowValues

_JOURNAL = "journal"
_NOTHING: RowValues = {}


def demand_fit_rows(changes: Iterable[RowChange], stood: Tables) -> None:
    """Make sure that the texts of changed rows keep to what their columns hold.

    What stands in the file already, `stood`, in this row or in another, is not judged anew: it came
    in with an older version, and must not stop what is done today. Raises RuleError.
    """
    for change in changes:
        if change.after is None:
            continue
        before = change.before or _NOTHING
        for column, limit in TABLES[change.table].limits.items():
            text = change.after[column]
            if text is not None and text != before.get(column):
                _demand_fit(text, limit, NamedField(change.table, column), stood)


def demand_fit_act(
    actor: str, params: Mapping[str, Any], reason: str | None, stood: Tables
) -> None:
    """Make sure that what the journal tells of an act is no more than it may hold.

    Raises RuleError.
    """
    _demand_fit(actor, LINE, NamedField(_JOURNAL, "actor"), stood)
    if reason is not None:
        _demand_fit(reason, TEXT, NamedField(_JOURNAL, "reason"), stood)
    for name, value in params.items():
        _demand_fit_told(value, NamedField(_JOURNAL, name), stood)


def _demand_fit_told(value: object, field: NamedField, stood: Tables) -> None:
    if isinstance(value, str):
        _demand_fit(value, TEXT, field, stood)
    elif isinstance(value, Mapping | tuple | list):
        for each in value.values() if isinstance(value, Mapping) else value:
            _demand_fit_told(each, field, stood)


def _demand_fit(text: str, limit: Limit, field: NamedField, stood: Tables) -> None:
    fault = unfit(text, limit)
    if fault is not None and not _stands(text, stood):
        raise RuleError(fault.code, field=field, **fault.facts)


def _stands(text: str, tables: Tables) -> bool:
    return any(text in row.values() for rows in tables.values() for row in rows.values())
