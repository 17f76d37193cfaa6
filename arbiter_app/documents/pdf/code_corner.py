"""The QR code in the lower right corner of the first page of a sheet."""

from arbiter_app.documents.pdf.primitives import MM, Modules
from arbiter_app.domain.names.figures import is_figures

_SIDE = 14.5 * MM
_WHITE = 3.2 * MM
"""Around it: a reader wants four modules."""
_BELOW = 6 * MM
"""To the edge of the paper: printers leave less than that white."""

WIDTH_OF_CODE = _SIDE + _WHITE
"""Room that it takes beside other words."""
HEIGHT_OF_CODE = _BELOW + _SIDE + _WHITE
"""Room that it takes at the foot, from the edge of the paper."""


def code_in_corner(code: str, width: float, height: float, *, margin: float) -> Modules:
    """Return the QR code of a code, on a page of that size with that margin at its right."""
    digits = "".join(letter for letter in code if is_figures(letter))
    x, y = width - margin - _SIDE, height - _BELOW - _SIDE
    return Modules(x=x, y=y, side=_SIDE, digits=digits)
