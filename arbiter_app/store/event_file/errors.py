"""What is wrong with a file. Stands alone, so that nobody needs the database to speak of it."""

from pathlib import Path


class FileError(Exception):
    """A file cannot be used: a code, the path and, where it helps, the system's words."""

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        super().__init__(code, path, detail)
        self.code = code
        self.path = path
        self.detail = detail
