"""What is wrong with a cell of a list, or worth knowing about it."""

from arbiter_app.formats.errors import FormatError


class CellError(FormatError):
    """A cell of a list that cannot be read, or should be looked at: what stands there, under which
    heading.
    """

    def __init__(
        self, line: int, column: int, code: str, /, *, heading: str, text: str, **facts: object
    ) -> None:
        super().__init__(line, column, code, text=text, **facts)
        self.heading = heading
        self.text = text
