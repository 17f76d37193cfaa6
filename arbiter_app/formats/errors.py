"""What a text is refused for: the place and a code; the sentence is made where it is shown."""


class FormatError(Exception):
    """The text cannot be read: `code` names the defect, line and column count from 1.

    `facts` hold what the sentence needs.
    """

    def __init__(self, line: int, column: int, code: str, /, **facts: object) -> None:
        super().__init__(line, column, code, facts)
        self.line = line
        self.column = column
        self.code = code
        self.facts = facts
