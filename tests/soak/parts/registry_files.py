"""Damaged files of the registry: they cost what stands in them, not the search in the others."""

import random
import shutil
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth, Player
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.known_people import KEPT_CONTINGENTS
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.services.registry.registry import Registry
from tests.benchmarks.generated_lists import (
    COMBINED_HEADER,
    Generated,
    combined_line,
    generated,
    write_text,
    write_xml,
)
from tests.soak.mutating.content import mutated
from tests.soak.mutating.database import mutate_by_sql, mutate_bytes
from tests.soak.outcomes import Outcome, expect
from tests.soak.refusals import refused

SHORT = 12
_WHOLE = ("Wholeman, Anna", "Wholewoman, Bohdan")
"""In a list of their own each, to be found while that list is whole; files stand in this order."""
_IDS = (99_000_001, 99_000_002)

_made: list[Path] = []


def prepare(folder: Path) -> None:
    registry = Registry(folder / "registry")
    people = [*generated(40, seed=3)]
    for number, name in enumerate(_WHOLE):
        whole = Generated(fide_id=_IDS[number], name=name, standard=2000, birth=1990)
        path = folder / ("players_list_foa.txt", "players_list_xml_foa.xml")[number]
        if number:
            write_xml(path, [*people[20:], whole])
        else:
            write_text(path, COMBINED_HEADER, [*people[:20], whole], combined_line)
        registry.import_list(path, name=f"List {number}", published=date(2026, 11, 1 + number))
    registry.remember([_player(number) for number in range(1, 6)])
    registry.add_suspended([_suspension()])
    registry.use_list(registry.lists()[-1].id)
    _made[:] = [folder / "registry"]


def turn(chance: random.Random, folder: Path) -> Outcome:
    there = folder / "registry"
    shutil.copytree(_made[0], there)
    files = sorted(path for path in there.iterdir() if path.suffix != ".lock")
    damaged = chance.choice(files)
    _damage(chance, damaged, files)
    shutil.copytree(there, folder / "kept")
    registry = Registry(there)
    lists = dict(zip(_lists(_made[0]), _IDS, strict=True))
    for file, fide_id in lists.items():
        if file != damaged.name:
            found = registry.by_fide_id([fide_id])
            expect(fide_id in found, f"{damaged.suffix} damaged: another list finds nobody")
    came = Outcome.RIGHT
    for act in chance.sample(_acts(chance, registry), k=5):
        try:
            act()
        except (FileError, FormatError, RuleError) as error:
            came = refused(chance, error)
    return came


def _acts(chance: random.Random, registry: Registry) -> list[Callable[[], object]]:
    """Return all that is asked of a registry."""
    lists = registry.lists()
    acts: list[Callable[[], object]] = [
        partial(registry.search, chance.choice(("ko", "Шев", "9", "wholeman", "whoelman"))),
        partial(registry.by_fide_id, _IDS),
        partial(registry.by_national_id, ["7"]),
        registry.people,
        partial(registry.people, "Гравець"),
        partial(registry.remember, [_player(chance.randrange(1, 9))]),
        partial(registry.forget_person, chance.randrange(1, 9)),
        registry.suspended,
        partial(registry.add_suspended, [_suspension()]),
        partial(registry.spellings, chance.choice([*KEPT_CONTINGENTS])),
        partial(registry.merge_spellings, chance.choice([*KEPT_CONTINGENTS]), "Клуб 1", "Клуб 2"),
        partial(registry.import_list, _made[0].parent / "players_list_foa.txt",
                published=date(2026, 12, 1)),
    ]  # fmt: skip
    for each in lists:
        acts += [partial(registry.use_list, each.id), partial(registry.forget_list, each.id)]
    return acts


def _damage(chance: random.Random, path: Path, files: list[Path]) -> None:
    content = path.read_bytes()
    if chance.random() < 0.1:
        path.write_bytes(chance.choice((b"", chance.choice(files).read_bytes(), b"\0" * 5000)))
    elif not content.startswith(b"SQLite"):
        path.write_bytes(mutated(chance, content))
    elif chance.random() < 0.5:
        mutate_bytes(chance, path)
    else:
        mutate_by_sql(chance, path)


def _lists(folder: Path) -> list[str]:
    return [path.name for path in sorted(folder.glob("*.list"))]


def _player(number: int) -> Player:
    return Player(
        id=PlayerId(number),
        name=f"Гравець {number}",
        club=f"Клуб {number}",
        birth=Birth(1990),
        fide_id=100 + number,
    )


def _suspension() -> Suspension:
    return Suspension(
        name="Хтось", birth=Birth(1980), fide_id=5, until=date(2027, 1, 1), source="FIDE"
    )
