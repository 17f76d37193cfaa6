"""What a page consists of once everything has its place; y grows downwards."""

from collections.abc import Callable
from enum import StrEnum

from arbiter_app.documents.report import Align
from arbiter_app.values import frozen

MM = 72 / 25.4


class Face(StrEnum):
    SANS = "sans"
    SANS_BOLD = "sans-bold"
    SERIF = "serif"
    SERIF_BOLD = "serif-bold"


@frozen(kw_only=True)
class Text:
    """One line of text; `x` is its left end, middle or right end as `align` says."""

    x: float
    baseline: float
    text: str
    face: Face
    size: float
    align: Align = Align.LEFT
    struck: bool = False
    faint: bool = False
    turned: bool = False
    """Whether it stands upside down: from its place it runs to the left."""


@frozen(kw_only=True)
class Rule:
    """A thin horizontal line."""

    x: float
    y: float
    width: float


@frozen(kw_only=True)
class Stroke:
    """A line through these corners."""

    corners: tuple[tuple[float, float], ...]
    thick: bool = False
    faint: bool = False


@frozen(kw_only=True)
class Box:
    """The outline of a cell."""

    x: float
    y: float
    width: float
    height: float
    tinted: bool = False
    hatched: bool = False
    apart: bool = False
    """Whether its left edge is thick."""


@frozen(kw_only=True)
class Dashes:
    """A line to cut along, down or across the page; dotted, to fold along."""

    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    dotted: bool = False


@frozen(kw_only=True)
class Across:
    """Large outlined words along the rising diagonal of the page, below everything else."""

    text: str
    size: float


@frozen(kw_only=True)
class Modules:
    """A QR code of digits with its upper left corner there; around it there is to be white."""

    x: float
    y: float
    side: float
    digits: str


@frozen(kw_only=True)
class Picture:
    """A picture file with its upper left corner there."""

    x: float
    y: float
    width: float
    height: float
    data: bytes


Primitive = Text | Rule | Stroke | Box | Dashes | Across | Modules | Picture

Measure = Callable[[str, Face], float]
"""Return the width of a text in a face of size 1."""


@frozen
class Page:
    width: float
    height: float
    primitives: tuple[Primitive, ...]
    opens: str = ""
    """The title of the sheet whose first page it is; "" on its later pages."""
