"""What was being typed into forms when the program ended of itself."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.json_text import parse_json
from arbiter_app.store.foreign_files import Kind, read_bytes
from arbiter_app.values import frozen
from arbiter_app.whole_files import write_whole


@frozen
class Draft:
    """What stood in a form: texts by the name of the field."""

    at: datetime
    fields: Mapping[str, str]


class Drafts:
    """The drafts of one event on this computer. Trouble with them never disturbs the typing."""

    def __init__(
        self,
        key: str,
        *,
        dropped: Callable[[str], object] = lambda _: None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Read and write the drafts of the event with a key; `dropped` is told of each form that is
        done, or left on purpose.
        """
        self._dropped = dropped
        self._file = paths.of_event(key) / "drafts.json"
        self._now = now

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms that were left half typed."""
        return tuple(form for form in self._read() if self.kept(form))

    def keep(self, form: str, fields: Mapping[str, str]) -> None:
        """Write down what stands in a form now."""
        at = self._now().isoformat(timespec="seconds")
        self._write(self._read() | {form: {"at": at, "fields": dict(fields)}})

    def kept(self, form: str) -> Draft | None:
        """Return what was being typed into a form; None where it was finished or left."""
        try:
            kept = self._read()[form]
            fields = {str(name): str(text) for name, text in kept["fields"].items()}
            return Draft(datetime.fromisoformat(kept["at"]), fields)
        except (KeyError, TypeError, ValueError, AttributeError):
            return None

    def drop(self, form: str) -> None:
        """Forget a form: it was done, or left on purpose."""
        drafts = self._read()
        if drafts.pop(form, None) is not None:
            self._write(drafts)
            self._dropped(form)

    def _read(self) -> dict[str, Any]:
        try:
            drafts = parse_json(read_bytes(self._file, Kind.KEPT).decode("utf-8"))
        except (FileError, ValueError):
            return {}
        return drafts if isinstance(drafts, dict) else {}

    def _write(self, drafts: Mapping[str, object]) -> None:
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            # Escaped: half a letter, which UTF-8 has not, is kept, too.
            write_whole(self._file, json.dumps(drafts).encode())
