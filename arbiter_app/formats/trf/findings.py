"""What is found while a report file is read: defects, and conversions worth a notice."""

from arbiter_app.formats.errors import FormatError

_MOST = 10_000


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
