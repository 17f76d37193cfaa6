"""Mutated rating lists (FIDE's TXT and XML, packed or not; national CSV): refused and nothing left
behind, or a list that is searched.
"""

import random
from contextlib import suppress
from datetime import date
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, HIGHEST_RATING
from arbiter_app.domain.facts.people.rating_lists import Discipline, RatingList
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.services.registry.registry import Registry
from tests.benchmarks.generated_lists import (
    COMBINED_HEADER,
    LEGACY_HEADER,
    combined_line,
    generated,
    legacy_line,
    single_header,
    single_line,
    write_text,
    write_xml,
)
from tests.soak.mutating.archives import packed, with_another_archive, with_other_markup
from tests.soak.mutating.content import mutated
from tests.soak.outcomes import Outcome, expect
from tests.soak.refusals import refused
from tests.soak.seen_texts import LONGEST_NAME, expect_seen

SHORT = 10
_PEOPLE = 40
_PACKED = 0.3
_NATIONAL = (
    "Національний рейтинг-лист ФШУ на 01.11.2026\n"
    "ID;Прізвище, ім'я;Дата народження;Стать;Область;Розряд;FIDE ID;Класика;Рапід;Бліц\n"
    "{people}"
)

_lists: list[tuple[str, bytes]] = []


def prepare(folder: Path) -> None:
    people = [*generated(_PEOPLE, seed=7)]
    for name, header, line in (
        ("players_list_foa.txt", COMBINED_HEADER, combined_line),
        ("players_list.txt", LEGACY_HEADER, legacy_line),
        ("standard_nov26frl.txt", single_header("NOV26"), single_line),
    ):
        write_text(folder / name, header, people, line)
    write_xml(folder / "players_list_xml_foa.xml", people)
    write_xml(folder / "rapid_nov26frl_xml.xml", people, is_combined=False)
    lines = "".join(
        f"U-{number};{person.name.replace(',', '')};{person.birth}-02-03;"
        f"{'жч'[number % 2]};Київська;КМС;{person.fide_id};{person.standard or ''};;\n"
        for number, person in enumerate(people)
    )
    (folder / "national_2026-11.csv").write_text(_NATIONAL.format(people=lines), "utf-8")
    _lists[:] = [(path.name, path.read_bytes()) for path in sorted(folder.iterdir())]


def turn(chance: random.Random, folder: Path) -> Outcome:
    name, content = chance.choice(_lists)
    if name.endswith(".xml") and chance.random() < 0.4:
        content = with_other_markup(chance, content)
    else:
        others = [other for other_name, other in _lists if other_name[-3:] == name[-3:]]
        content = mutated(chance, content, others)
    if chance.random() < _PACKED:
        content = packed(chance, name, content)
        if chance.random() < 0.6:
            content = with_another_archive(chance, content)
        name = f"{Path(name).stem}.zip"
    path = folder / name
    path.write_bytes(content)
    registry = Registry(folder / "registry")
    try:
        with suppress(FileError, FormatError):
            registry.describe(path)
        built = registry.import_list(path, published=date(2026, 11, 1))
    except (FileError, FormatError, RuleError) as error:
        left = [each.name for each in (folder / "registry").glob("*") if each.suffix != ".lock"]
        expect(not left and registry.lists() == (), f"refused and left behind: {error.code}")
        return refused(chance, error)
    assert built is not None
    check(registry, built)
    return Outcome.RIGHT


def check(registry: Registry, built: RatingList) -> None:
    """Find some of the people of a list: they obey the rules."""
    (listed,) = registry.lists()
    expect(listed.id == built.id and listed.people > 0, "another list than was built")
    expect_seen(listed.name, "the name of a list")
    for text in ("ko", "Serh", "Ол", "1", "U-1", "a b c"):
        for person in registry.search(text, limit=10):
            expect_seen(person, "a person of a list")
            for source in person.sources[:1]:
                expect(0 < len(source.name) <= LONGEST_NAME, "a name is empty or too long")
                fide_id = source.fide_id
                expect(fide_id is None or 0 < fide_id <= HIGHEST_FIDE_ID, "a FIDE ID out of bounds")
                if fide_id is not None:
                    expect(fide_id in registry.by_fide_id([fide_id]), "found by name, not by ID")
                for discipline in Discipline:
                    rating = source.ratings.get(discipline)
                    expect(rating is None or 0 < rating <= HIGHEST_RATING, "a rating out of bounds")
