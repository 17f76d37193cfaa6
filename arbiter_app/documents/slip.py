"""Pieces of paper to be cut out, to be read, ticked and written on: result slips, cards, signs."""

from enum import Enum

from arbiter_app.values import frozen


class SlipSize(Enum):
    """How large a line of a slip is beside the others."""

    SMALL = 7.5
    NORMAL = 11.0
    LARGE = 20.0
    HUGE = 60.0


@frozen
class SlipLine:
    """Words at the left of a line, and at its right."""

    left: str
    right: str = ""
    size: SlipSize = SlipSize.NORMAL
    strong: bool = False
    right_size: SlipSize | None = None
    """That of the words at the right; None: the same."""


@frozen
class SlipBoxes:
    """Squares to tick, side by side, each with its words."""

    labels: tuple[str, ...]


@frozen
class SlipRules:
    """Lines to write on, side by side, each above its words."""

    labels: tuple[str, ...]


@frozen(kw_only=True)
class SlipTable:
    """A small table: to read, its columns as wide as their words and the last one taking what is
    left; or to write in, its columns sharing the width and its rows what is left of the height.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shares: tuple[int, ...] = ()
    """How columns to write in share the width; () is a table to read."""


SlipPart = SlipLine | SlipBoxes | SlipRules | SlipTable


@frozen
class Slip:
    """One piece, its parts below each other."""

    parts: tuple[SlipPart, ...]
    code: str = ""
    """Digits in a small QR code at the lower right; "" is none."""


@frozen(kw_only=True)
class Slips:
    """Pieces of one size, as many on each sheet as stand across and down."""

    across: int
    down: int
    slips: tuple[Slip, ...]
    largest: float = 1.3
    """By how much type may grow where there is room for it."""
    centred: bool = False
    """Whether lines stand in the middle of the piece: a name or a sign, read from afar."""
    folded: bool = False
    """Whether a piece of lines is folded in the middle to stand, and reads alike from both sides:
    its upper half has them upside down."""

    @property
    def on_sheet(self) -> int:
        """How many pieces a sheet has."""
        return self.across * self.down

    @property
    def sheets(self) -> int:
        """How many sheets they take."""
        return -(-len(self.slips) // self.on_sheet)

    def sheet(self, number: int) -> tuple[Slip | None, ...]:
        """Return what stands at the places of a sheet, from 0 on; None is left white.

        Sheets cut in one pile make piles that, one laid on the other, are in order.
        """
        found = (place * self.sheets + number for place in range(self.on_sheet))
        return tuple(self.slips[each] if each < len(self.slips) else None for each in found)
