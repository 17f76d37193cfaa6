"""Words for rows of the table: points and places, before a decision and after it."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import Standing
from arbiter_app.domain.taking_part.what_if import StandingChange
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_breaks

NOTHING = "–"
"""What who left a round robin early has in place of points, values and place."""


def points_text(catalogue: Catalogue, row: Standing) -> str:
    """Return "3½", or a dash for whom nothing counts."""
    return NOTHING if row.annulled else numbers.points(catalogue, row.points)


def other_points_text(catalogue: Catalogue, row: Standing) -> str:
    """Return the other score of a team, or a dash for which nothing counts; "" of a player."""
    if row.other_points is None:
        return ""
    return NOTHING if row.annulled else numbers.points(catalogue, row.other_points)


def place_text(row: Standing) -> str:
    """Return "3", "2–3" where the place is shared, or a dash for who has no place."""
    if row.annulled:
        return NOTHING
    return f"{row.place}–{row.last_place}" if row.shared else str(row.place)


def value_texts(
    catalogue: Catalogue, codes: Sequence[str], rows: Sequence[Standing]
) -> Mapping[PlayerId, tuple[str, ...]]:
    """Return every player's tie-break values as his row prints them, dashes where none count."""
    by_column = (
        tie_breaks.values(catalogue, code, [row.values[index] for row in rows])
        for index, code in enumerate(codes)
    )
    by_row = zip(*by_column, strict=True) if codes else ((),) * len(rows)
    nothing = (NOTHING,) * len(codes)
    return {
        row.player: nothing if row.annulled else texts
        for row, texts in zip(rows, by_row, strict=True)
    }


def points_change(catalogue: Catalogue, change: StandingChange) -> str:
    """Return points before and after: "2 → 2½", "2" where they stay."""
    return from_to(points_text(catalogue, change.before), points_text(catalogue, change.after))


def place_change(change: StandingChange) -> str:
    """Return the place before and after: "4 → 2–3", "4" where it stays."""
    return from_to(place_text(change.before), place_text(change.after))


def standing_change(catalogue: Catalogue, event: Event, change: StandingChange) -> str:
    """Return where a player stands: "Бук Ян: points 2 → 2½, place 4 → 2–3"."""
    pattern = catalogue.translate("Standing", "{name}: points {points}, place {place}")
    return pattern.format(
        name=people.name(catalogue, event.contestants[change.player]),
        points=points_change(catalogue, change),
        place=place_change(change),
    )


def from_to(before: str, after: str) -> str:
    """Return what was and what is: "2 → 2½"; one of them where they are the same."""
    return after if before == after else f"{before} → {after}"
