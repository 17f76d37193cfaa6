"""What listeners are told after a change."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from arbiter_app.store.rows.catalogue import areas
from arbiter_app.store.rows.table import Area

__all__ = ["Area", "Changes"]


@dataclass(frozen=True, slots=True)
class Changes:
    """The areas that a command, an undo or a redo touched; none after a note."""

    areas: frozenset[Area]

    @classmethod
    def of(cls, tables: Iterable[str]) -> Self:
        return cls(areas(tables))
