"""Commands about the rating lists and the people of this computer."""

import sys
from argparse import Namespace
from pathlib import Path

from arbiter_app.cli.console import (
    ENGLISH,
    DefectiveSourceError,
    Exit,
    aligned,
    damaged,
    note,
    say,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListedPerson,
    ListUse,
    RatingList,
    SkippedLine,
)
from arbiter_app.formats.errors import FormatError
from arbiter_app.services.registry.registry import Registry
from arbiter_app.wording.errors.sentences import sentence

_USES = {
    ListUse.NEWEST: "used",
    ListUse.CHOSEN: "used, though a newer one is there",
    ListUse.BESIDE: "kept beside",
}

_RIGHT = frozenset({6, 7, 8})
"""Columns of ratings."""


def import_list(arguments: Namespace) -> Exit:
    """Import a rating list and say what was read, and which lines were not.

    Raises DefectiveSourceError where it cannot be read, RuleError where its date is missing.
    """
    path: Path = arguments.file
    progress = _Progress()
    try:
        imported = Registry(told=damaged).import_list(
            path, name=arguments.name, published=arguments.date, progress=progress
        )
    except FormatError as error:
        raise DefectiveSourceError([_found(path, error)]) from error
    finally:
        progress.end()
    if imported is not None:
        for skipped in imported.first_skipped:
            note(_skipped(path, skipped))
        if imported.skipped > len(imported.first_skipped):
            note(f"{imported.skipped} lines in all could not be read and were left out")
        if not imported.is_used:
            note(
                "a newer edition is used; this one is kept beside it. To look people up in this"
                f" one: arbiter registry use {imported.id}"
            )
        say(_line(imported))
    return Exit.DONE


def show_lists(_: Namespace) -> Exit:
    """Print the imported lists, newest first."""
    rows = [
        [
            each.id,
            each.published.isoformat(),
            each.name,
            str(each.people),
            _disciplines(each),
            _USES[each.use],
        ]
        for each in Registry(told=damaged).lists()
    ]
    if rows:
        say("\n".join(aligned(rows, frozenset({3}))))
    return Exit.DONE


def use(arguments: Namespace) -> Exit:
    """Let an edition of a list be used. Raises RuleError("registry.no-such-list")."""
    Registry(told=damaged).use_list(arguments.id)
    return Exit.DONE


def search(arguments: Namespace) -> Exit:
    """Print the people a text may mean, best first; nobody found is a difference."""
    found = Registry(told=damaged).search(" ".join(arguments.text), limit=arguments.limit)
    if not found:
        return Exit.NO
    say("\n".join(aligned([_person(each) for each in found], _RIGHT)))
    return Exit.DONE


def forget(arguments: Namespace) -> Exit:
    """Take a list off this computer. Raises RuleError("registry.no-such-list")."""
    registry = Registry(told=damaged)
    if arguments.id not in {each.id for each in registry.lists()}:
        raise RuleError("registry.no-such-list", id=arguments.id)
    registry.forget_list(arguments.id)
    return Exit.DONE


class _Progress:
    """Tells on a terminal how much of an import is done."""

    def __init__(self) -> None:
        self._shown = -1

    def __call__(self, done: float) -> None:
        percent = int(100 * done)
        if percent != self._shown and sys.stderr.isatty():
            print(f"\r{percent:3} %", end="", file=sys.stderr, flush=True)
            self._shown = percent

    def end(self) -> None:
        if self._shown >= 0:
            print(file=sys.stderr)


def _line(listed: RatingList) -> str:
    return (
        f"{listed.id}  {listed.name}, {listed.published.isoformat()}: {listed.people} people,"
        f" {_disciplines(listed)}"
    )


def _disciplines(listed: RatingList) -> str:
    return ", ".join(each.value for each in Discipline if each in listed.disciplines)


def _person(known: KnownPerson) -> list[str]:
    """Return what is known of a person, each thing as the best source that knows it has it."""

    def first(values: list[object]) -> str:
        return next((str(value) for value in values if value is not None), "")

    sources = known.sources
    return [
        first([each.fide_id for each in sources]),
        first([each.national_id for each in sources]),
        sources[0].name,
        first([each.birth for each in sources]),
        first([each.federation for each in sources]),
        first([each.title for each in sources]),
        *(first([each.ratings.get(discipline) for each in sources]) for discipline in Discipline),
        ", ".join(map(_source, sources)),
    ]


def _source(person: ListedPerson) -> str:
    """Return who says so: a list with its date and the ratings that it has, or this computer."""
    if person.list is None:
        return "this computer"
    ratings = "/".join(str(person.ratings[each]) for each in Discipline if each in person.ratings)
    named = f"{person.list.name} {person.list.published.isoformat()}"
    return f"{named} ({ratings})" if ratings else named


def _found(path: Path, error: FormatError) -> str:
    return f"{path}:{error.line}:{error.column}: {sentence(ENGLISH, error.code, error.facts)}"


def _skipped(path: Path, skipped: SkippedLine) -> str:
    said = sentence(ENGLISH, skipped.code, {"text": skipped.text})
    return f"{path}:{skipped.line}:{skipped.column}: left out: {said}"
