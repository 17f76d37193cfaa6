"""Texts of papers that new events of this computer begin with."""

import json
from collections.abc import Iterable
from pathlib import Path

from arbiter_app import paths
from arbiter_app.documents.parts.own_texts import sound_texts
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.services.files.papers import save_paper

_LARGEST = 1_000_000


def usual_texts() -> tuple[PaperText, ...]:
    """Return the texts that are kept and can be filled in; none where no file tells any: nothing in
    it keeps an event from being made.
    """
    try:
        with _file().open("rb") as file:
            kept = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):
        return ()
    return tuple(sound_texts(_texts(kept))) if isinstance(kept, list) else ()


def keep_as_usual(texts: Iterable[PaperText]) -> None:
    """Let new events begin with these texts, and with no others. Raises FileError."""
    told = [[each.id, each.language, each.text] for each in texts]
    save_paper(_file(), json.dumps(told, ensure_ascii=False, indent=1).encode())


def _texts(kept: list[object]) -> Iterable[PaperText]:
    for each in kept:
        match each:
            case [str(id), str(language), str(text)]:
                yield PaperText(id, language, text)


def _file() -> Path:
    return paths.user_data() / "paper-texts.json"
