"""Sets of papers of this computer's user, beside those that come with the program."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from arbiter_app import paths
from arbiter_app.documents.print_sets import OURS, PrintSet, SetPaper
from arbiter_app.domain.errors import RuleError
from arbiter_app.services.files.papers import save_paper

_LARGEST = 1_000_000


def print_sets() -> tuple[PrintSet, ...]:
    """Return ours, then the own ones in the order in which they were made; nothing in their file
    keeps papers from being printed.
    """
    return (*OURS, *_own())


def print_set(name: str) -> PrintSet:
    """Return a set by its name. Raises RuleError("print-set.none")."""
    wanted = name.strip().casefold()
    for each in print_sets():
        if each.name.casefold() == wanted:
            return each
    known = ", ".join(each.name for each in print_sets())
    raise RuleError("print-set.none", name=name, known=known)


def keep_print_set(made: PrintSet) -> None:
    """Keep a set, in place of an own one of its name.

    Raises RuleError("print-set.no-name"), ("print-set.empty"), ("print-set.ours"), and FileError.
    """
    kept = _kept(made)
    former = list(_own())
    places = [place for place, each in enumerate(former) if _is_called(each, kept.name)]
    if places:
        former[places[0]] = kept
    else:
        former.append(kept)
    _write(former)


def rename_print_set(former: str, made: PrintSet) -> None:
    """Keep a set in the place of an own one, under its new name.

    Raises RuleError("print-set.none"), ("print-set.taken"), and as `keep_print_set`.
    """
    _refuse_ours(former)
    found, name = print_set(former), " ".join(made.name.split())
    if any(_is_called(each, name) for each in _own() if each != found):
        raise RuleError("print-set.taken", name=name)
    kept = _kept(made)
    _write(kept if each == found else each for each in _own())


def remove_print_set(name: str) -> None:
    """Forget an own set. Raises RuleError("print-set.none"), ("print-set.ours"), and FileError."""
    _refuse_ours(name)
    found = print_set(name)
    _write(each for each in _own() if each != found)


def _kept(made: PrintSet) -> PrintSet:
    """Return a set as it is kept. Raises as `keep_print_set`."""
    name = " ".join(made.name.split())
    if not name:
        raise RuleError("print-set.no-name")
    if not made.papers:
        raise RuleError("print-set.empty", name=name)
    _refuse_ours(name)
    return PrintSet(name, made.papers)


def _refuse_ours(name: str) -> None:
    if any(_is_called(each, name) for each in OURS):
        raise RuleError("print-set.ours", name=name)


def _is_called(each: PrintSet, name: str) -> bool:
    return each.name.casefold() == name.strip().casefold()


def _own() -> Iterator[PrintSet]:
    try:
        with _file().open("rb") as file:
            kept = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):
        return
    for each in kept if isinstance(kept, list) else ():
        match each:
            case {"name": str(name), "papers": list(papers)}:
                yield PrintSet(name, tuple(_papers(papers)))


def _papers(kept: list[object]) -> Iterator[SetPaper]:
    for each in kept:
        match each:
            case {"document": str(document), "options": dict(options)}:
                texts = {
                    name: text
                    for name, text in options.items()
                    if isinstance(name, str) and isinstance(text, str)
                }
                yield SetPaper(document, texts)


def _write(sets: Iterable[PrintSet]) -> None:
    told = [
        {
            "name": each.name,
            "papers": [
                {"document": paper.document, "options": dict(paper.options)}
                for paper in each.papers
            ],
        }
        for each in sets
    ]
    save_paper(_file(), json.dumps(told, ensure_ascii=False, indent=1).encode())


def _file() -> Path:
    return paths.user_data() / "print-sets.json"
