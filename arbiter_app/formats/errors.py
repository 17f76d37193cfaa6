"""What a text or a file is refused for: a code; the sentence is made where it is shown."""

from pathlib import Path

from arbiter_app.domain.names.plain_text import NamedField, Unfit


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


_A_LINE = NamedField("kept_line", "text")


def text_defect(
    fault: Unfit, line: int, column: int = 0, field: NamedField = _A_LINE
) -> FormatError:
    """Return what is wrong with a text that begins in a line and column, counted from 0."""
    return FormatError(line, column + fault.at + 1, fault.code, field=field, **fault.facts)


class FileError(Exception):
    """A file cannot be used: a code, the path and, where it helps, the system's words.

    `facts` hold what the sentence needs beside the path.
    """

    def __init__(self, code: str, path: Path, detail: str = "", /, **facts: object) -> None:
        super().__init__(code, path, detail, facts)
        self.code = code
        self.path = path
        self.detail = detail
        self.facts = facts
