"""What a text is refused for: the place and a code; the sentence is made where it is shown."""


class FormatError(Exception):
    """The text cannot be read: `code` names the defect, line and column count from 1."""

    def __init__(self, line: int, column: int, code: str, /) -> None:
        super().__init__(line, column, code)
        self.line = line
        self.column = column
        self.code = code
