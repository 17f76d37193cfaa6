"""Time the import of a rating list of full size and the search in it, beside plain `sqlite3`.

The plain table is filled with the same rows, which lie ready in memory; the import reads them from
a file as FIDE publishes it, makes them findable by misspelt names and puts them on the disk.
"""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from arbiter_app.formats.rating_lists import Reading, Row, recognised
from arbiter_app.services.registry.registry import Registry
from tests.benchmarks.generated_lists import generated, write_combined, write_xml
from tests.benchmarks.measuring import head, line

PEOPLE = 1_800_000
FEWER = 600_000

_IMPORT = """
import json, sys, time
from datetime import date
from functools import partial
from pathlib import Path
from arbiter_app.services.registry.registry import Registry
folder, file = map(Path, sys.argv[1:])
start = time.perf_counter()
imported = Registry(folder).import_list(file, published=date(2026, 11, 1))
took = time.perf_counter() - start
status = Path("/proc/self/status")  # what a child of a large process is not charged with
lines = status.read_text().splitlines() if status.exists() else []
memory = sum(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
print(json.dumps([imported.people, took, memory / 1024]))
"""

_TYPED = ("Шевченко Олександр", "Гнатенко Юрій", "Kowalski Jan", "Сидорук Ол", "Волочук")
_MISSPELT = (
    "Шевчнеко Олександр",
    "Жевченко Олексадр",
    "Гнтаенко",
    "Вломухк Сергий",
    "Kowlaski Jna",
)


def time_imports(folder: Path) -> None:
    """Print what imports take."""
    text, xml, fewer = folder / "players_list_foa.txt", folder / "players.xml", folder / "few.txt"
    write_combined(text, generated(PEOPLE))
    write_xml(xml, generated(PEOPLE))
    write_combined(fewer, generated(FEWER))
    plain = _plain_insert(folder / "plain.sqlite", text)
    _, took_fewer, memory_fewer = _imported(folder / "fewer", fewer)
    _, took_xml, _ = _imported(folder / "xml", xml)
    people, took, memory = _imported(folder / "text", text)
    head("sqlite3")
    line(f"import of {people:,} people as text", took, plain)
    line(f"import of {people:,} people as XML", took_xml, plain)
    line(f"import of {FEWER:,} people as text", took_fewer)
    print(f"memory at most: {memory_fewer:.0f} MB for {FEWER:,} people, {memory:.0f} MB for all")


def time_search(folder: Path) -> None:
    """Print what keystrokes of the search take."""
    text = folder / "players_list_foa.txt"
    write_combined(text, generated(PEOPLE))
    _plain_insert(folder / "plain.sqlite", text)
    _imported(folder / "text", text)
    registry = Registry(folder / "text")
    lookup = _lookup(folder / "plain.sqlite", text)
    print(f"\none look-up by an index in the plain table: {lookup * 1000:.3f} ms")
    registry.search("Шевченк")
    for title, typed in (
        ("a keystroke in a name", [begun for name in _TYPED for begun in _keystrokes(name)]),
        ("a keystroke in a misspelt name", [each for name in _MISSPELT for each in _ends(name)]),
        ("a keystroke in a listed name with a slip", list(_slips(text))),
        ("a keystroke in a FIDE ID", list(_keystrokes("14102731"))),
    ):
        times = sorted(_time(partial(registry.search, name)) for name in typed)
        line(f"{title}, the median", median(times))
        line(f"{title}, the slowest", times[-1])


def _rows(path: Path) -> Iterator[Row]:
    with path.open("rb") as file:
        beginning = file.read(1 << 16)
        file.seek(0)
        reader = recognised(path.name, beginning)
        reading = Reading(published=date(2026, 11, 1))
        for rows in reader.rows(iter(lambda: file.read(1 << 20), b""), reading):
            yield from rows


def _plain_insert(path: Path, text: Path) -> float:
    """Return what a bare bulk insert of the rows of a list takes."""
    rows = list(_rows(text))
    places = ", ".join("?" * len(rows[0]))

    def insert() -> None:
        with closing(sqlite3.connect(path)) as database:
            database.execute(
                "CREATE TABLE person (fide_id INTEGER PRIMARY KEY, name, federation, sex, title,"
                " birth, inactive, standard, rapid, blitz)"
            )
            database.executemany(f"INSERT INTO person VALUES ({places})", rows)
            database.commit()

    return _time(insert)


def _lookup(path: Path, text: Path) -> float:
    """Return what a bare look-up of one person by his FIDE ID takes."""
    ids = [row[0] for row, _ in zip(_rows(text), range(1000), strict=False)]
    with closing(sqlite3.connect(path)) as database:

        def look_up() -> None:
            for fide_id in ids:
                database.execute("SELECT * FROM person WHERE fide_id = ?", (fide_id,)).fetchone()

        return _time(look_up) / len(ids)


def _imported(folder: Path, file: Path) -> tuple[int, float, float]:
    """Import a list in a process of its own; return people, seconds and megabytes at most, which
    only Linux tells.
    """
    command = [sys.executable, "-c", _IMPORT, str(folder), str(file)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    people, took, memory = json.loads(done.stdout)
    return people, took, memory


def _keystrokes(name: str) -> Iterator[str]:
    """Yield what stands in the field after each key."""
    return (name[:length] for length in range(1, len(name) + 1))


def _ends(name: str) -> Iterator[str]:
    """Yield the last few keystrokes of a name, when its errors have been made."""
    return (name[:length] for length in range(len(name) - 3, len(name) + 1))


def _slips(text: Path) -> Iterator[str]:
    """Yield keystrokes of names of the list, each with one letter wrong."""
    chance = Random(1)
    for number, row in enumerate(_rows(text)):
        if number % (PEOPLE // 20) == 7:
            name = str(row[1]).replace(",", "")
            at = chance.randrange(len(name))
            yield from _keystrokes(name[:at] + chance.choice("aeioukrstn") + name[at + 1 :])


def _time(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start
