"""What listeners are told after a change."""

from collections.abc import Iterable
from typing import Self

from arbiter_app.store.rows.catalogue import areas
from arbiter_app.store.rows.table import Area
from arbiter_app.values import frozen

__all__ = ["Area", "Changes"]


@frozen
class Changes:
    """The areas that a command, an undo or a redo touched; none after a note."""

    areas: frozenset[Area]

    @classmethod
    def of(cls, tables: Iterable[str]) -> Self:
        return cls(areas(tables))
