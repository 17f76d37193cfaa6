"""In which order players stand on a table of rounds: by number or by place."""

from collections.abc import Sequence

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.domain.table.standings import Standing
from arbiter_app.i18n import QT_TRANSLATE_NOOP

_NUMBER = Choice("number", QT_TRANSLATE_NOOP("Option", "numbers"))
_PLACE = Choice("place", QT_TRANSLATE_NOOP("Option", "places"))
_TITLE = QT_TRANSLATE_NOOP("Option", "In the order of")

ORDER = ChoiceOption("order", _TITLE, (_NUMBER, _PLACE))
PLACES_FIRST = ChoiceOption("order", _TITLE, (_PLACE, _NUMBER))


def in_order(rows: Sequence[Standing], options: Options) -> Sequence[Standing]:
    """Return the rows of a table in the order that was chosen; who has no place stands last in
    either, or the square of a round robin would have a hole.
    """
    if is_by_place(options):
        return rows
    return sorted(rows, key=lambda row: (row.annulled, row.number))


def is_by_place(options: Options) -> bool:
    """Whether the order of places was chosen."""
    return options[ORDER.name] == _PLACE.id
