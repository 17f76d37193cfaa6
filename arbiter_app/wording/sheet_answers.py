"""What is said of a sheet whose code was typed: whether it is right, and what to do if not."""

from collections.abc import Mapping
from enum import StrEnum

from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue


class Verdict(StrEnum):
    """What has become of a sheet since it was printed, as far as its code tells."""

    MISTYPED = "mistyped"
    OTHER_EVENT = "not of this event"
    LATER = "of later data"
    """Printed of data that this file does not have."""
    UNKNOWN = "not known"
    """Of this event, but nobody knows which paper it is."""
    SLIP = "a result slip"
    OLD_SLIP = "a result slip of others"
    """Of a board at which others play by now, or nobody."""
    CURRENT = "current"
    OVERTAKEN = "overtaken"
    """What it says is true, but more is known by now."""
    WRONG = "wrong"
    GONE = "no more"
    """Of something that there is no longer."""


_SENTENCES: Mapping[Verdict, str] = {
    Verdict.MISTYPED: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "Mistyped: this is no code of a sheet. Compare it with the foot of the sheet, digit by"
        " digit.",
    ),
    Verdict.OTHER_EVENT: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "Not of this event: the sheet was printed from another event, or from a practice copy.",
    ),
    Verdict.LATER: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "The sheet is of data version {version}, which this file does not have yet: it is an older"
        " copy of the event. Open the newest one.",
    ),
    Verdict.UNKNOWN: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "The sheet is of this event, data version {version}, but which paper it is was not noted."
        " Compare it with what was done since.",
    ),
    Verdict.SLIP: QT_TRANSLATE_NOOP("SheetAnswer", "A result slip: {sheet}."),
    Verdict.OLD_SLIP: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "A result slip of a pair that does not play there: the pairs were changed after it was"
        " printed. Compare the names, and type the result at their board.",
    ),
    Verdict.CURRENT: QT_TRANSLATE_NOOP(
        "SheetAnswer", "Current: {sheet}. Printed now it would say the same."
    ),
    Verdict.OVERTAKEN: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "Overtaken: {sheet}, data version {version}. What it says is true, but more is known by"
        " now.",
    ),
    Verdict.WRONG: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "Wrong: {sheet}, data version {version}. Take it down and print it again.",
    ),
    Verdict.GONE: QT_TRANSLATE_NOOP(
        "SheetAnswer",
        "No more: {sheet}, data version {version}. There is no such paper any longer; take it"
        " down.",
    ),
}


def verdict_sentence(catalogue: Catalogue, verdict: Verdict, *, sheet: str, version: int) -> str:
    """Return what is to be said of a sheet, and what to do next."""
    pattern = catalogue.translate("SheetAnswer", _SENTENCES[verdict])
    return pattern.format(sheet=sheet, version=version)
