"""Notes of the layout in words."""

from decimal import Decimal

from arbiter_app.documents.pdf.letters import MARK
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
    NoteKind.OVER_SHEETS: QT_TRANSLATE_NOOP(
        "PaperNote",
        "“{sheet}” takes {of} sheets of {paper}, so that its names can be read.",
    ),
    NoteKind.SMALL: QT_TRANSLATE_NOOP(
        "PaperNote",
        "“{sheet}”: its names have no room in larger type than {size} points; they should be"
        " larger.",
    ),
    NoteKind.OTHER_SIZE: QT_TRANSLATE_NOOP(
        "PaperNote", "“{sheet}” does not fit in the type you chose; its type is of {size} points."
    ),
    NoteKind.LETTERS: QT_TRANSLATE_NOOP(
        "PaperNote",
        "“{sheet}”: papers cannot print {letters}, and have {mark} in their place, in {titles}."
        " Give players a Latin name, and clubs and places one under “Names in English”.",
    ),
    NoteKind.SOME_PAGES: QT_TRANSLATE_NOOP(
        "PaperNote", "“{sheet}”: only pages {pages} of {of}, as you chose."
    ),
    NoteKind.NO_SUCH_PAGE: QT_TRANSLATE_NOOP(
        "PaperNote", "“{sheet}” has no page {pages}: all of its pages ({of}) are here."
    ),
}
_MOST_TITLES = 12


def sentence(catalogue: Catalogue, note: Note) -> str:
    """Return what a note says."""
    titles = [*note.titles[:_MOST_TITLES], *(["…"] if len(note.titles) > _MOST_TITLES else [])]
    return catalogue.translate("PaperNote", _SENTENCES[note.kind]).format(
        sheet=note.sheet,
        titles=", ".join(titles),
        letters=" ".join(note.letters),
        mark=MARK,
        paper=note.paper,
        size=_points(catalogue, note.size),
        pages=note.pages,
        of=note.of,
    )


def _points(catalogue: Catalogue, size: float) -> str:
    value = Decimal(str(size))
    places = numbers.decimal_places([value])
    return numbers.tie_break_value(catalogue, value, places=places)
