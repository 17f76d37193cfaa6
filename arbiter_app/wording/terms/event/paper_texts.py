"""What the texts of papers are that an event may word itself."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

# fmt: off
_TITLES: Mapping[str, str] = {
    "heading": QT_TRANSLATE_NOOP("PaperText", "Lines above the title of the event"),
    "approved": QT_TRANSLATE_NOOP("PaperText", "Approval: the word"),
    "approved-on": QT_TRANSLATE_NOOP("PaperText", "Approval: the date"),
    "signature": QT_TRANSLATE_NOOP("PaperText", "Signature: office with category"),
    "stamp": QT_TRANSLATE_NOOP("PaperText", "Place of the stamp"),
    "doctor-admitted": QT_TRANSLATE_NOOP("PaperText", "Application: line of the doctor"),
    "doctor-signature": QT_TRANSLATE_NOOP("PaperText", "Application: signature of the doctor"),
    "head-signature": QT_TRANSLATE_NOOP("PaperText", "Application: signature of the head"),
    "hall-conclusion": QT_TRANSLATE_NOOP("PaperText", "Readiness of the hall: conclusion"),
    "medical": QT_TRANSLATE_NOOP("PaperText", "Log of medical care: whom decisions bind"),
    "slips": QT_TRANSLATE_NOOP("PaperText", "Slips with numbers: how to cut and fold"),
    "right-to-appeal": QT_TRANSLATE_NOOP("PaperText", "Protest: the right to appeal"),
    "appeal-decided": QT_TRANSLATE_NOOP("PaperText", "Decision on an appeal: last words"),
    "protest-decided": QT_TRANSLATE_NOOP("PaperText", "Decision on a protest: last words"),
    "oath-players": QT_TRANSLATE_NOOP("PaperText", "Oath of the players"),
    "oath-arbiters": QT_TRANSLATE_NOOP("PaperText", "Oath of the arbiters"),
    "notice-phones": QT_TRANSLATE_NOOP("PaperText", "Notice: phones"),
    "notice-silence": QT_TRANSLATE_NOOP("PaperText", "Notice: silence"),
    "notice-fair-play": QT_TRANSLATE_NOOP("PaperText", "Notice: fair play"),
    "notice-players": QT_TRANSLATE_NOOP("PaperText", "Notice: players and arbiters only"),
    "notice-photos": QT_TRANSLATE_NOOP("PaperText", "Notice: photos"),
    "notice-late": QT_TRANSLATE_NOOP("PaperText", "Notice: coming in time"),
}
# fmt: on
_OWN_NOTICE = "own-notice-"


def title(catalogue: Catalogue, text: str) -> str:
    """Return what a text is, by its id; the id itself of one of another version of the program."""
    if id_of_notice := text.removeprefix(_OWN_NOTICE) if text.startswith(_OWN_NOTICE) else "":
        pattern = catalogue.translate("PaperText", "Notice of the event’s own, {number}")
        return pattern.format(number=id_of_notice)
    return catalogue.translate("PaperText", _TITLES[text]) if text in _TITLES else text
