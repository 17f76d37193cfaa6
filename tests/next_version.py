"""A version of the program that will come one day: its event files have one column more."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.store.event_file import engine, schema
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.people import PlayerRow
from arbiter_app.store.rows.table import Table

COLUMN = "which_hand"

_NEXT = '''
"""With which hand a player writes."""

import sqlalchemy as sa
from alembic import op

revision = "{number:04}"
down_revision = "{before:04}"

SCHEMA_VERSION = {number}


def upgrade() -> None:
    op.add_column("player", sa.Column("which_hand", sa.String))
    op.create_index("player_by_hand", "player", ["which_hand"])
    op.execute(f"PRAGMA user_version = {{SCHEMA_VERSION}}")
    {last}
'''


class _PlayerOfThen(PlayerRow):
    which_hand: str | None


@contextmanager
def next_version(folder: Path, *, last: str = "") -> Iterator[None]:
    """Be that version; `last` is what its migration does besides. Its files go into a folder."""
    number = engine.newest_schema() + 1
    migrations = Path(shutil.copytree(paths.migrations(), folder / "migrations"))
    written = _NEXT.format(number=number, before=number - 1, last=last)
    (migrations / "versions" / f"{number:04}_which_hand.py").write_text(written, encoding="utf-8")
    of_today = TABLES["player"]
    of_then = Table(
        of_today.name,
        _PlayerOfThen,
        key=of_today.key,
        order=of_today.order,
        area=of_today.area,
        numbers_stay_taken=of_today.numbers_stay_taken,
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(paths, "migrations", lambda: migrations)
        patched.setitem(TABLES, "player", of_then)
        _forget()
        try:
            yield
        finally:
            patched.undo()
            _forget()


def _forget() -> None:
    """Let what is known of the schema be asked for again."""
    for known in (engine.newest_schema, schema._ours, schema._triggers):
        known.cache_clear()
