"""What is found while a report file is read: defects, and conversions worth a notice."""

from collections.abc import Iterable

from arbiter_app.formats.errors import FormatError

_MOST = 10_000
_SHOWN = 3
"""Of a kind, before a line that counts the rest."""


class Findings:
    """Collects defects and notices; both come out in the order of the file."""

    def __init__(self) -> None:
        self._defects: list[FormatError] = []
        self._notices: list[FormatError] = []

    def defect(self, error: FormatError) -> None:
        _add(self._defects, error)

    def notice(self, error: FormatError) -> None:
        _add(self._notices, error)

    @property
    def has_defects(self) -> bool:
        return bool(self._defects)

    @property
    def defects(self) -> tuple[FormatError, ...]:
        return _in_order(self._defects)

    @property
    def notices(self) -> tuple[FormatError, ...]:
        return _in_order(self._notices)


def _add(errors: list[FormatError], error: FormatError) -> None:
    """Add an error, unless a hostile file has so many that nobody would read them."""
    if len(errors) < _MOST:
        errors.append(error)
    elif len(errors) == _MOST:
        errors.append(FormatError(error.line, error.column, "trf.and-more"))


def _in_order(errors: list[FormatError]) -> tuple[FormatError, ...]:
    return tuple(sorted(errors, key=lambda error: (error.line, error.column)))


def by_kind(notices: Iterable[FormatError]) -> tuple[FormatError, ...]:
    """Return notices with those of a kind together, by their first place; where there are many,
    the first ones and how many more there are.

    Of a kind are those with one code; about letters, those that read one letter in one way.
    """
    kinds: dict[tuple[object, ...], list[FormatError]] = {}
    for each in notices:
        letter = each.facts.get("letter")
        kinds.setdefault((each.code, letter, letter and each.facts.get("read")), []).append(each)
    return tuple(each for kind in kinds.values() for each in _shortened(kind))


def _shortened(kind: list[FormatError]) -> list[FormatError]:
    rest = kind[_SHOWN:]
    if len(rest) < 2:
        return kind
    more = FormatError(
        rest[0].line, rest[0].column, "trf.more-of-kind", count=len(rest), last=rest[-1].line
    )
    return [*kind[:_SHOWN], more]
