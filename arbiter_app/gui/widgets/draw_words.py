"""Words for what a draw recorded."""

from arbiter_app.domain.draw import ContingentKey, DrawMethod, VarmaVariant
from arbiter_app.i18n import QT_TRANSLATE_NOOP

METHODS = {
    DrawMethod.LOTS: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by lots"),
    DrawMethod.BY_HAND: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by hand in the hall"),
    DrawMethod.BY_RATING: QT_TRANSLATE_NOOP("DrawnBy", "Numbers given by rating"),
    DrawMethod.VARMA: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by envelopes (Varma tables)"),
    DrawMethod.REPORTED: QT_TRANSLATE_NOOP("DrawnBy", "Numbers of a report file (TRF)"),
}

CONTINGENTS_BY = {
    ContingentKey.FEDERATION: QT_TRANSLATE_NOOP("ContingentKey", "federation"),
    ContingentKey.REGION: QT_TRANSLATE_NOOP("ContingentKey", "region"),
    ContingentKey.CLUB: QT_TRANSLATE_NOOP("ContingentKey", "club"),
    ContingentKey.COACH: QT_TRANSLATE_NOOP("ContingentKey", "coach"),
}

VARIANTS = {
    VarmaVariant.OFFICIAL: QT_TRANSLATE_NOOP("VarmaVariant", "row in force (C.05 Annex 2)"),
    VarmaVariant.CORRECTED: QT_TRANSLATE_NOOP("VarmaVariant", "older printing (C.06)"),
}
