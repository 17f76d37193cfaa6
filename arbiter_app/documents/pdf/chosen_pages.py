"""Pages of a paper that alone are drawn, as the arbiter chose them."""

from collections.abc import Iterator, Sequence, Set

from arbiter_app.documents.pdf.notes import Note, NoteKind

Ranges = Sequence[tuple[int, int]]
"""The first and the last page of each part, from 1."""


def drawn_pages(wanted: Ranges, whole: int) -> Set[int]:
    """Return the numbers of the pages that are drawn of a paper of so many: all of them, where none
    of those wanted is there.
    """
    every = frozenset(range(1, whole + 1))
    chosen = (every.intersection(range(first, last + 1)) for first, last in wanted)
    return frozenset[int]().union(*chosen) or every


def note_of_pages(wanted: Ranges, whole: int, sheet: str) -> Iterator[Note]:
    """Yield that pages of a sheet are left out, or that none of those wanted is there."""
    there = [(first, min(last, whole)) for first, last in wanted if first <= whole]
    if not wanted or (there and len(drawn_pages(wanted, whole)) == whole):
        return
    yield Note(
        kind=NoteKind.SOME_PAGES if there else NoteKind.NO_SUCH_PAGE,
        sheet=sheet,
        pages=",".join(
            f"{first}" if first == last else f"{first}–{last}" for first, last in there or wanted
        ),
        of=whole,
    )
