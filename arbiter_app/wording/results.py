"""Signs for results: of a game, and of one side of it."""

from arbiter_app.domain.results import Mark, Result
from arbiter_app.i18n import Catalogue

_SIGNS = {
    Mark.WON: "1",
    Mark.DRAWN: "½",
    Mark.LOST: "0",
    Mark.FORFEIT_WON: "+",
    Mark.FORFEIT_LOST: "–",
    Mark.AWARDED_DRAW: "½",
    Mark.AWARDED_LOSS: "0",
    Mark.UNRATED_WON: "1",
    Mark.UNRATED_DRAWN: "½",
    Mark.UNRATED_LOST: "0",
}


def sign(mark: Mark) -> str:
    """Return what one side got, as a cross table prints it in any language."""
    return _SIGNS[mark]


def result(catalogue: Catalogue, value: Result) -> str:
    """Return the result of a game, White's side first: "1 – 0", "+ – –"."""
    pattern = catalogue.translate("Result", "{white} – {black}")
    return pattern.format(white=sign(value.white), black=sign(value.black))
