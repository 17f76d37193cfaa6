"""Notes of the layout in words."""

from decimal import Decimal

from arbiter_app.documents.pdf.notes import Note, NoteKind
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

_SENTENCES = {
    NoteKind.DROPPED: QT_TRANSLATE_NOOP(
        "PaperNote", "“{sheet}”: there is no room for {titles}; these columns are left out."
    ),
    NoteKind.SPLIT: QT_TRANSLATE_NOOP(
        "PaperNote",
        "“{sheet}”: the table is too wide for {paper}; its parts repeat the names.",
    ),
    NoteKind.ENLARGED: QT_TRANSLATE_NOOP("PaperNote", "“{sheet}” is on {paper}."),
    NoteKind.OTHER_SIZE: QT_TRANSLATE_NOOP(
        "PaperNote", "“{sheet}” does not fit in the type you chose; its type is of {size} points."
    ),
}


def sentence(catalogue: Catalogue, note: Note) -> str:
    """Return what a note says."""
    return catalogue.translate("PaperNote", _SENTENCES[note.kind]).format(
        sheet=note.sheet,
        titles=", ".join(note.titles),
        paper=note.paper,
        size=_points(catalogue, note.size),
    )


def _points(catalogue: Catalogue, size: float) -> str:
    value = Decimal(str(size))
    places = numbers.decimal_places([value])
    return numbers.tie_break_value(catalogue, value, places=places)
