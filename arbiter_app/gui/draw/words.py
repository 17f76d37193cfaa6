"""Words for what a draw recorded."""

from arbiter_app.domain.facts.numbering import DrawMethod
from arbiter_app.i18n import QT_TRANSLATE_NOOP

METHODS = {
    DrawMethod.LOTS: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by lots"),
    DrawMethod.BY_HAND: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by hand in the hall"),
    DrawMethod.BY_RATING: QT_TRANSLATE_NOOP("DrawnBy", "Numbers given by rating"),
    DrawMethod.SEEDED_LOTS: QT_TRANSLATE_NOOP(
        "DrawnBy",
        "Numbers by the standard seeding: 1 and 2 by rating, the rest by lot among equals",
    ),
    DrawMethod.BY_PLACE: QT_TRANSLATE_NOOP("DrawnBy", "Numbers by the places taken before"),
    DrawMethod.VARMA: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by envelopes (Varma tables)"),
    DrawMethod.REPORTED: QT_TRANSLATE_NOOP("DrawnBy", "Numbers of a report file (TRF)"),
}
