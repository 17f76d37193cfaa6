"""The white edges of a sheet."""

from dataclasses import dataclass

from arbiter_app.documents.pdf.primitives import MM
from arbiter_app.documents.report import Orientation, PaperSize, SheetKind

_BINDING = 20 * MM
_EDGE = 10 * MM


@dataclass(frozen=True, slots=True, kw_only=True)
class Margins:
    """Widths in points; the foot has its own."""

    left: float = _EDGE
    top: float = _EDGE
    right: float = _EDGE


def margins(
    kind: SheetKind, paper: PaperSize, orientation: Orientation, *, binding: bool | None = None
) -> Margins:
    """Return the margins of a sheet: wide where it is bound, or where the arbiter wishes `binding`.

    What is filed is bound with upright sheets of A4: one that lies across is turned, so that its
    upper edge comes to the left; A3 is folded, and bound at the left.
    """
    if binding is False or (binding is None and kind is SheetKind.POSTED):
        return Margins()
    turned = orientation is Orientation.LANDSCAPE and paper is not PaperSize.A3
    if turned and kind is not SheetKind.CUT:
        return Margins(top=_BINDING)
    return Margins(left=_BINDING)
