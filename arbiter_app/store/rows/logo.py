"""The logo of an event: its row, read and written."""

from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.logo import Logo
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Own, Table

_ONLY = 1


class LogoRow(TypedDict):
    """The picture in letters (base64), with its size in pixels; there is one at the most."""

    id: int
    picture: Own
    width: int
    height: int


LOGO = Table("logo", LogoRow, key=("id",), order="id", area=Area.EVENT)


def read_logo(rows: Iterable[LogoRow]) -> Logo | None:
    """Return the logo, None where there is none."""
    for row in rows:
        return Logo(b64decode(row["picture"]), row["width"], row["height"])
    return None


def write_logo(rows: Rows, logo: Logo | None) -> None:
    """Write the logo in place of that there was."""
    written = (
        LogoRow(
            id=_ONLY,
            picture=b64encode(each.picture).decode("ascii"),
            width=each.width,
            height=each.height,
        )
        for each in ([] if logo is None else [logo])
    )
    rows.set_where(LOGO, written)
