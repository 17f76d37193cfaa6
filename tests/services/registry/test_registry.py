"""The registry of a computer: lists that are imported, people who are kept, and finding both."""

import errno
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, NoReturn
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth, Player, Sex, SportRank, Title
from arbiter_app.domain.facts.people.rating_lists import Discipline, ListKind, ListUse
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.known_people import KEPT_CONTINGENTS
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.services.registry.registry import Registry
from arbiter_app.store.registry import lists
from tests.benchmarks.generated_lists import (
    Generated,
    generated,
    single_header,
    single_line,
    write_combined,
    write_text,
    write_xml,
)
from tests.campaigns import turns

NOVEMBER, DECEMBER = date(2026, 11, 1), date(2026, 12, 1)

# Known grandmasters, as FIDE spells them; all else in their lines is made up.
GRANDMASTERS = (
    "Ivanchuk, Vasyl",
    "Ponomariov, Ruslan",
    "Eljanov, Pavel",
    "Korobov, Anton",
    "Volokitin, Andrei",
    "Moiseenko, Alexander",
    "Areshchenko, Alexander",
    "Kryvoruchko, Yuriy",
    "Kuzubov, Yuriy",
    "Efimenko, Zahar",
    "Zhukova, Natalia",
    "Ushenina, Anna",
    "Muzychuk, Mariya",
    "Muzychuk, Anna",
    "Lahno, Kateryna",
    "Kosteniuk, Alexandra",
    "Gaponenko, Inna",
    "Beliavsky, Alexander G",
    "Onischuk, Alexander",
    "Carlsen, Magnus",
    "Caruana, Fabiano",
    "Ding, Liren",
    "Wei, Yi",
    "Nepomniachtchi, Ian",
    "Vachier-Lagrave, Maxime",
    "Duda, Jan-Krzysztof",
    "Praggnanandhaa R",
    "Anand, Viswanathan",
)
FOREIGN = frozenset(GRANDMASTERS[15:16] + GRANDMASTERS[17:])


def famous() -> Iterator[Generated]:
    for number, name in enumerate(GRANDMASTERS):
        federation = "FID" if name in FOREIGN else "UKR"
        yield Generated(
            fide_id=99_000_001 + number, name=name, federation=federation, standard=2700, birth=1980
        )


@pytest.fixture(scope="module")
def full_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A registry with a list of a few thousand people, the grandmasters among them."""
    folder = tmp_path_factory.mktemp("full")
    file = folder / "players_list_foa.txt"
    write_combined(file, [*generated(4000), *famous()])
    Registry(folder / "registry").import_list(file, published=NOVEMBER)
    return folder / "registry"


@pytest.fixture
def full(full_folder: Path, tmp_path: Path) -> Registry:
    return Registry(Path(shutil.copytree(full_folder, tmp_path / "registry")))


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    return Registry(tmp_path / "registry")


def combined(folder: Path, *people: Generated, name: str = "players_list_foa.txt") -> Path:
    file = folder / name
    write_combined(file, people)
    return file


def standard(folder: Path, month: str, *people: Generated) -> Path:
    file = folder / "standard_rating_list.txt"
    write_text(file, single_header(month), people, single_line)
    return file


def player(name: str, **known: Any) -> Player:
    return Player(id=PlayerId(1), name=name, **known)


OLENA = Generated(fide_id=14100001, name="Gava, Olena", standard=2210, rapid=2105, birth=1999)


def test_that_nothing_is_on_disk_before_anything_is_kept(tmp_path: Path) -> None:
    registry = Registry(tmp_path / "registry")
    assert registry.lists() == ()
    assert registry.search("Ґава") == ()
    assert registry.people() == ()
    assert registry.spellings(ContingentKey.CLUB) == ()
    assert registry.by_fide_id([1]) == {}
    assert list(tmp_path.iterdir()) == []


def test_that_an_imported_list_tells_what_it_is(registry: Registry, tmp_path: Path) -> None:
    shares: list[float] = []
    file = standard(tmp_path, "NOV26", OLENA)
    imported = registry.import_list(file, progress=shares.append)
    assert imported is not None
    assert (imported.kind, imported.name) == (ListKind.FIDE, "FIDE standard")
    assert (imported.published, imported.people) == (NOVEMBER, 1)
    assert imported.disciplines == {Discipline.STANDARD}
    assert imported.source == "standard_rating_list.txt"
    assert registry.lists() == (imported,)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_that_a_person_found_has_all_that_the_list_says(registry: Registry, tmp_path: Path) -> None:
    person = replace(OLENA, sex="F", title="WIM", womens_title="WIM", flag="wi")
    imported = registry.import_list(combined(tmp_path, person), published=NOVEMBER)
    (known,) = registry.search("Ґава Олена")
    (said,) = known.sources
    assert said.list == imported
    assert (said.name, said.latin_name, said.federation) == ("Gava, Olena", None, "UKR")
    assert (said.birth, said.sex, said.title) == (Birth(1999), Sex.FEMALE, Title.WIM)
    assert said.ratings == {Discipline.STANDARD: 2210, Discipline.RAPID: 2105}
    assert (said.fide_id, said.inactive) == (14100001, True)


@pytest.mark.parametrize("packed_as", ["players_list_foa.txt", "lists/players_list_xml_foa.xml"])
def test_that_a_list_is_read_out_of_its_archive(
    registry: Registry, tmp_path: Path, packed_as: str
) -> None:
    file = tmp_path / "list"
    (write_xml if packed_as.endswith("xml") else write_combined)(file, generated(200))
    archive = tmp_path / "players_list_2026-11.zip"
    with ZipFile(archive, "w", ZIP_DEFLATED) as packing:
        packing.writestr("readme.html", "nothing")
        packing.write(file, packed_as)
    assert registry.describe(archive).published == NOVEMBER
    imported = registry.import_list(archive)
    assert imported is not None
    assert (imported.people, imported.source) == (200, archive.name)


def test_that_a_list_without_a_date_waits_for_one(registry: Registry, tmp_path: Path) -> None:
    file = combined(tmp_path, OLENA)
    assert registry.describe(file).published is None
    with pytest.raises(RuleError) as refused:
        registry.import_list(file)
    assert refused.value.code == "registry.date-missing"
    assert registry.lists() == ()


def uses(registry: Registry) -> list[tuple[date, ListUse]]:
    return [(each.published, each.use) for each in registry.lists()]


def rating_found(registry: Registry) -> tuple[int, date]:
    """Return the one rating that is found of Olena, with the date of its list."""
    ((source,),) = [known.sources for known in registry.search("14100001")]
    assert source.list is not None
    return source.ratings[Discipline.STANDARD], source.list.published


def test_that_a_newer_list_is_used_and_the_older_is_kept_beside_it(
    registry: Registry, tmp_path: Path
) -> None:
    registry.import_list(standard(tmp_path, "NOV26", OLENA))
    registry.import_list(standard(tmp_path, "DEC26", replace(OLENA, standard=2250)))
    assert uses(registry) == [(DECEMBER, ListUse.NEWEST), (NOVEMBER, ListUse.BESIDE)]
    assert rating_found(registry) == (2250, DECEMBER)
    registry.import_list(combined(tmp_path, OLENA), published=NOVEMBER)
    (known,) = registry.search("14100001")
    assert [source.ratings[Discipline.STANDARD] for source in known.sources] == [2250, 2210]


def test_that_an_older_list_comes_beside_a_newer_one_and_is_used_once_it_is_chosen(
    registry: Registry, tmp_path: Path
) -> None:
    registry.import_list(standard(tmp_path, "DEC26", replace(OLENA, standard=2250)))
    older = registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert older is not None
    assert older.use is ListUse.BESIDE
    assert rating_found(registry) == (2250, DECEMBER)
    registry.use_list(older.id)
    assert uses(registry) == [(DECEMBER, ListUse.BESIDE), (NOVEMBER, ListUse.CHOSEN)]
    assert rating_found(Registry(tmp_path / "registry")) == (2210, NOVEMBER)
    newer = registry.lists()[0]
    registry.use_list(newer.id)
    assert rating_found(registry) == (2250, DECEMBER)


def test_that_the_next_list_is_used_though_an_older_one_was_chosen(
    registry: Registry, tmp_path: Path
) -> None:
    registry.import_list(standard(tmp_path, "NOV26", OLENA))
    registry.import_list(standard(tmp_path, "OCT26", OLENA))
    registry.use_list(registry.lists()[1].id)
    registry.import_list(standard(tmp_path, "DEC26", OLENA))
    assert [use for _, use in uses(registry)] == [
        ListUse.NEWEST,
        ListUse.BESIDE,
        ListUse.BESIDE,
    ]


def test_that_the_newest_is_used_again_once_the_chosen_list_is_forgotten(
    registry: Registry, tmp_path: Path
) -> None:
    registry.import_list(standard(tmp_path, "DEC26", OLENA))
    older = registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert older is not None
    registry.use_list(older.id)
    registry.forget_list(older.id)
    assert uses(registry) == [(DECEMBER, ListUse.NEWEST)]


def test_that_the_same_edition_again_takes_the_place_of_the_former(
    registry: Registry, tmp_path: Path
) -> None:
    registry.import_list(standard(tmp_path, "NOV26", OLENA))
    registry.import_list(standard(tmp_path, "NOV26", replace(OLENA, standard=2250)))
    assert uses(registry) == [(NOVEMBER, ListUse.NEWEST)]
    assert rating_found(registry) == (2250, NOVEMBER)


def test_that_a_list_that_is_not_there_is_not_used(registry: Registry) -> None:
    with pytest.raises(RuleError) as refused:
        registry.use_list("fide-1")
    assert refused.value.code == "registry.no-such-list"


@pytest.mark.parametrize("written", ["{", "5", "[1, null]", '["no such list"]'])
def test_that_a_choice_that_says_nothing_is_none(
    registry: Registry, tmp_path: Path, written: str
) -> None:
    registry.import_list(standard(tmp_path, "NOV26", OLENA))
    (tmp_path / "registry" / "chosen-lists.json").write_text(written, encoding="utf-8")
    assert uses(registry) == [(NOVEMBER, ListUse.NEWEST)]


def test_that_next_months_national_list_is_called_as_the_one_before(
    registry: Registry, tmp_path: Path
) -> None:
    def file(name: str) -> Path:
        path = tmp_path / name
        path.write_text("Прізвище;Рейтинг\nМак Роман;2000\n", encoding="utf-8")
        return path

    registry.import_list(file("rating_2026-11-01.csv"), name="ФШУ")
    december = file("rating_2026-12-01.csv")
    assert registry.describe(december).name == "ФШУ"
    imported = registry.import_list(december)
    assert [(each.name, each.published) for each in registry.lists()] == [
        ("ФШУ", DECEMBER),
        ("ФШУ", NOVEMBER),
    ]
    assert registry.lists()[0] == imported
    assert registry.describe(file("league_2026-12-01.csv")).name == "league"


def test_that_a_list_is_forgotten(registry: Registry, tmp_path: Path) -> None:
    imported = registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert imported is not None
    registry.forget_list(imported.id)
    registry.forget_list("no such list")
    assert registry.lists() == ()
    assert registry.search("Gava") == ()


@pytest.mark.parametrize(("share", "people"), [(0.0, 3000), (0.3, 14_000), (0.75, 30_000)])
def test_that_a_cancelled_import_leaves_the_former_list(
    registry: Registry, tmp_path: Path, share: float, people: int
) -> None:
    former = registry.import_list(combined(tmp_path, OLENA), published=NOVEMBER)
    file = combined(tmp_path, *generated(people), name="players_list_2026-12.txt")
    done = 0.0

    def progress(value: float) -> None:
        nonlocal done
        done = value

    imported = registry.import_list(file, progress=progress, cancelled=lambda: done >= share)
    assert imported is None
    assert registry.lists() == (former,)
    assert [known.sources[0].name for known in registry.search("Gava")] == ["Gava, Olena"]
    assert not list((tmp_path / "registry").glob("*unfinished*"))


_KILLED = """
import sys
from datetime import date
from pathlib import Path
from arbiter_app.services.registry.registry import Registry
def tell(share):
    if share > 0.2:
        print("under way", flush=True)
        sys.stdin.read()
Registry(Path(sys.argv[1])).import_list(
    Path(sys.argv[2]), published=date(2026, 12, 1), progress=tell
)
"""


def test_that_a_killed_import_leaves_the_former_list(registry: Registry, tmp_path: Path) -> None:
    former = registry.import_list(combined(tmp_path, OLENA), published=NOVEMBER)
    file = combined(tmp_path, *generated(14_000), name="more.txt")
    process = subprocess.Popen(
        [sys.executable, "-c", _KILLED, str(tmp_path / "registry"), str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "under way\n"
    with pytest.raises(FileError) as refused:
        registry.import_list(file, published=DECEMBER)
    assert refused.value.code == "registry.busy"
    os.kill(process.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    process.communicate()
    assert list((tmp_path / "registry").glob("*unfinished*"))
    assert registry.lists() == (former,)
    assert len(registry.search("Gava")) == 1
    again = registry.import_list(file, published=DECEMBER)
    assert registry.lists()[0] == again
    assert not list((tmp_path / "registry").glob("*unfinished*"))


def test_that_a_search_goes_on_while_a_list_is_replaced(registry: Registry, tmp_path: Path) -> None:
    file = combined(tmp_path, OLENA, *generated(3000))
    registry.import_list(file, published=NOVEMBER)
    wrong: list[int] = []
    ended = threading.Event()

    def search() -> None:
        while not ended.is_set():
            found = registry.search("Ґава Олена")
            if not found or found[0].sources[0].name != "Gava, Olena":
                wrong.append(len(found))

    searching = threading.Thread(target=search)
    searching.start()
    for _ in range(3):
        registry.import_list(file, published=DECEMBER)
    ended.set()
    searching.join()
    assert wrong == []


def test_that_lines_left_out_are_told(registry: Registry, tmp_path: Path) -> None:
    file = combined(tmp_path, OLENA)
    with file.open("a", encoding="ascii", newline="\r\n") as appended:
        appended.write("14100002  Half a na\nno id\n")
    imported = registry.import_list(file, published=NOVEMBER)
    assert imported is not None
    assert (imported.people, imported.skipped) == (1, 2)
    assert [each.text for each in imported.first_skipped] == ["14100002 Half a na", "no id"]
    assert registry.lists() == (imported,)


def test_that_a_list_of_nobody_is_refused(registry: Registry, tmp_path: Path) -> None:
    with pytest.raises(FormatError) as refused:
        registry.import_list(combined(tmp_path), published=NOVEMBER)
    assert refused.value.code == "list.nobody"
    assert registry.lists() == ()


def test_that_a_list_that_is_cut_off_leaves_the_former_one(
    registry: Registry, tmp_path: Path
) -> None:
    former = registry.import_list(combined(tmp_path, OLENA), published=NOVEMBER)
    file = combined(tmp_path, *generated(100), name="cut.txt")
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(FormatError) as refused:
        registry.import_list(file, published=DECEMBER)
    assert refused.value.code == "list.cut-off"
    assert registry.lists() == (former,)


def test_that_files_that_are_no_lists_are_refused(registry: Registry, tmp_path: Path) -> None:
    def code(name: str, content: bytes | None) -> str:
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(FileError) as refused:
            registry.describe(file)
        return refused.value.code

    archive = tmp_path / "empty.zip"
    with ZipFile(archive, "w") as packing:
        packing.writestr("photo.jpg", b"nothing")
    assert code("empty.zip", None) == "registry.archive-without-list"
    with ZipFile(tmp_path / "nothing.zip", "w"):
        pass
    assert code("nothing.zip", None) == "registry.archive-without-list"
    assert code("broken.zip", archive.read_bytes()[:-30]) == "registry.archive-broken"
    locked = bytearray(archive.read_bytes().replace(b"photo.jpg", b"photo.txt"))
    locked[6] |= 1
    locked[locked.index(b"PK\1\2") + 8] |= 1
    assert code("locked.zip", bytes(locked)) == "registry.archive-locked"
    with ZipFile(tmp_path / "list.xlsx", "w") as packing:
        packing.writestr("[Content_Types].xml", "<Types/>")
        packing.writestr("xl/worksheets/sheet1.xml", "<worksheet/>")
    assert code("list.xlsx", None) == "registry.spreadsheet"
    assert code("missing.txt", None) == "file.missing"
    (tmp_path / "folder.txt").mkdir()
    assert code("folder.txt", None) == "file.not-regular"


def test_that_a_damaged_list_file_counts_as_not_there(registry: Registry, tmp_path: Path) -> None:
    file = standard(tmp_path, "NOV26", OLENA)
    imported = registry.import_list(file)
    assert imported is not None
    (tmp_path / "registry" / f"{imported.id}.list").write_bytes(b"no list at all" * 400)
    with closing(sqlite3.connect(tmp_path / "registry" / "other.list")) as other:
        other.execute("CREATE TABLE something (else_ TEXT)")
    assert registry.lists() == ()
    assert registry.search("Gava") == ()
    assert registry.import_list(file) == imported
    assert registry.lists() == (imported,)


def test_that_a_list_that_is_damaged_inside_counts_as_not_there_and_blames_nobody_else(
    registry: Registry, tmp_path: Path
) -> None:
    registry.remember([player("Ґава Олена", fide_id=14100001)])
    imported = registry.import_list(combined(tmp_path, OLENA, *generated(3000)), published=NOVEMBER)
    assert imported is not None
    damaged = tmp_path / "registry" / f"{imported.id}.list"
    content = damaged.read_bytes()
    beginning = content[: len(content) // 8]
    damaged.write_bytes(beginning + b"\xa5" * (len(content) - len(beginning)))
    (known,) = registry.search("Ґава Олена")
    assert [source.list for source in known.sources] == [None]
    (known,) = registry.by_fide_id([14100001]).values()
    assert [source.list for source in known.sources] == [None]


@pytest.mark.parametrize("packing", [ZIP_LZMA, ZIP_BZIP2])
def test_that_a_list_whose_unpacking_has_no_bounds_is_to_be_unpacked_first(
    registry: Registry, tmp_path: Path, packing: int
) -> None:
    archive = tmp_path / "list.zip"
    with ZipFile(archive, "w", packing) as packed:
        packed.write(combined(tmp_path, *generated(300)), "list.txt")
    with pytest.raises(FileError) as refused:
        registry.import_list(archive, published=NOVEMBER)
    assert refused.value.code == "registry.archive-packing"


def test_that_an_archive_out_of_which_too_much_comes_is_refused(
    registry: Registry, tmp_path: Path
) -> None:
    list_ = combined(tmp_path, *generated(300)).read_bytes()
    archive = tmp_path / "list.zip"
    with (
        ZipFile(archive, "w", ZIP_DEFLATED) as packed,
        packed.open("list.txt", "w", force_zip64=True) as bomb,
    ):
        bomb.write(list_)
        for _ in range(20):
            bomb.write(b" \n" * 2**19)
    assert archive.stat().st_size < 100_000
    with pytest.raises(FileError) as refused:
        registry.import_list(archive, published=NOVEMBER)
    assert refused.value.code == "registry.archive-unfolds"
    assert registry.lists() == ()


@pytest.mark.parametrize("refusals", [2, 1000])
def test_that_a_list_that_another_program_reads_is_forgotten_after_it(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int
) -> None:
    imported = registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert imported is not None
    unlink, left = Path.unlink, refusals

    def refuse(self: Path, *, missing_ok: bool = False) -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            raise PermissionError(13, "in use")
        unlink(self, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    monkeypatch.setattr(lists, "_PAUSE", 0)
    if refusals == 2:
        registry.forget_list(imported.id)
        assert registry.lists() == ()
    else:
        with pytest.raises(FileError) as refused:
            registry.forget_list(imported.id)
        assert refused.value.code == "registry.not-written"
        assert registry.lists() == (imported,)


def test_that_a_folder_that_is_a_file_cannot_hold_a_registry(tmp_path: Path) -> None:
    (tmp_path / "registry").write_text("in the way", encoding="utf-8")
    registry = Registry(tmp_path / "registry")
    with pytest.raises(FileError) as refused:
        registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert refused.value.code == "registry.not-written"
    with pytest.raises(FileError) as refused:
        registry.remember([player("Мак Роман")])
    assert refused.value.code == "registry.not-written"


def test_that_a_list_that_cannot_be_written_is_told(registry: Registry, tmp_path: Path) -> None:
    imported = registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert imported is not None
    (tmp_path / "registry" / f"{imported.id}.unfinished").mkdir()
    with pytest.raises(FileError) as refused:
        registry.import_list(standard(tmp_path, "NOV26", OLENA))
    assert refused.value.code == "registry.not-written"
    assert registry.lists() == (imported,)


@pytest.mark.parametrize("refusals", [2, 1000])
def test_that_a_list_that_another_program_reads_is_waited_for(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int
) -> None:
    former = registry.import_list(standard(tmp_path, "NOV26", OLENA))
    replace_file, left = Path.replace, refusals

    def refuse(self: Path, target: Path) -> Path:
        nonlocal left
        left -= 1
        if left >= 0:
            raise PermissionError(13, "in use")
        return replace_file(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(lists, "_PAUSE", 0)
    file = standard(tmp_path, "DEC26", OLENA)
    if refusals == 2:
        imported = registry.import_list(file)
        assert registry.lists()[0] == imported
    else:
        with pytest.raises(FileError) as refused:
            registry.import_list(file)
        assert refused.value.code == "registry.not-written"
        assert registry.lists() == (former,)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        # Ukrainian names, for which FIDE has Russian or older spellings
        ("Іванчук", "Ivanchuk, Vasyl"),
        ("Василь Іванчук", "Ivanchuk, Vasyl"),
        ("Иванчук Василий", "Ivanchuk, Vasyl"),
        ("Пономарьов", "Ponomariov, Ruslan"),
        ("Ельянов Павло", "Eljanov, Pavel"),
        ("Коробов Антон", "Korobov, Anton"),
        ("Волокітін Андрій", "Volokitin, Andrei"),
        ("Моісеєнко Олександр", "Moiseenko, Alexander"),
        ("Арещенко", "Areshchenko, Alexander"),
        ("Криворучко Юрій", "Kryvoruchko, Yuriy"),
        ("Кузубов", "Kuzubov, Yuriy"),
        ("Єфименко", "Efimenko, Zahar"),
        ("Жукова Наталія", "Zhukova, Natalia"),
        ("Ушеніна Ганна", "Ushenina, Anna"),
        ("Музичук Марія", "Muzychuk, Mariya"),
        ("Лагно", "Lahno, Kateryna"),
        ("Костенюк Олександра", "Kosteniuk, Alexandra"),
        ("Гапоненко", "Gaponenko, Inna"),
        ("Бєлявський", "Beliavsky, Alexander G"),
        ("Оніщук", "Onischuk, Alexander"),
        ("Непомнящий", "Nepomniachtchi, Ian"),
        ("Каруана", "Caruana, Fabiano"),
        # The official table
        ("Kryvoruchko Yurii", "Kryvoruchko, Yuriy"),
        ("Yefymenko", "Efimenko, Zahar"),
        ("Haponenko", "Gaponenko, Inna"),
        ("Areschenko", "Areshchenko, Alexander"),
        # Any order, the last word not typed to its end, marks and signs
        ("magnus carlsen", "Carlsen, Magnus"),
        ("CARLSEN M", "Carlsen, Magnus"),
        ("Муз Ган", "Muzychuk, Anna"),
        ("Арещенко О", "Areshchenko, Alexander"),
        ("Моїсеєнко Ол", "Moiseenko, Alexander"),
        ("Лаграв Максим", "Vachier-Lagrave, Maxime"),
        ("Krzysztof Duda", "Duda, Jan-Krzysztof"),
        ("R Praggnanandhaa", "Praggnanandhaa R"),
        ("Дін Лірен", "Ding, Liren"),
        # One or two errors, also at the beginning and in the middle of typing
        ("Іванучк", "Ivanchuk, Vasyl"),
        ("Ванчук", "Ivanchuk, Vasyl"),
        ("Пономорев Руслан", "Ponomariov, Ruslan"),
        ("Кривоучко", "Kryvoruchko, Yuriy"),
        ("Гривориучко", "Kryvoruchko, Yuriy"),
        ("Вовокітін", "Volokitin, Andrei"),
        ("Арищинко", "Areshchenko, Alexander"),
        ("Мусичук Марія", "Muzychuk, Mariya"),
        ("Ушинина", "Ushenina, Anna"),
        ("Carslen", "Carlsen, Magnus"),
        ("Karlsen Magnus", "Carlsen, Magnus"),
        ("Непомнищ", "Nepomniachtchi, Ian"),
        ("Kosteniyk", "Kosteniuk, Alexandra"),
        ("Кривороч", "Kryvoruchko, Yuriy"),
        # FIDE IDs
        ("99000020", "Carlsen, Magnus"),
        ("99 000 020", "Carlsen, Magnus"),
        ("9900002", "Anand, Viswanathan"),
    ],
)
def test_that_a_person_is_found_first(full: Registry, typed: str, first: str) -> None:
    assert [known.sources[0].name for known in full.search(typed)][:1] == [first]


def test_that_whole_names_go_before_beginnings_before_misspelt_ones(
    registry: Registry, tmp_path: Path
) -> None:
    names = ("Kovalenko, Jan", "Kovalko, Jan", "Koval, Jan", "Kovalb, Jan", "Kobal, Jan")
    people = (Generated(fide_id=at, name=name) for at, name in enumerate(names, start=1))
    registry.import_list(combined(tmp_path, *people), published=NOVEMBER)
    assert [known.sources[0].name for known in registry.search("Коваль")] == [
        "Koval, Jan",
        "Kovalb, Jan",
        "Kovalenko, Jan",
        "Kovalko, Jan",
        "Kobal, Jan",
    ]


def test_that_who_fits_as_well_comes_from_home_first(registry: Registry, tmp_path: Path) -> None:
    people = (
        Generated(fide_id=1, name="Mak, Jan", federation="POL"),
        Generated(fide_id=2, name="Mak, Roman", federation="UKR", flag="i"),
        Generated(fide_id=3, name="Mak, Zoya", federation="UKR"),
        Generated(fide_id=4, name="Roman, Mak", federation="UKR"),
    )
    registry.import_list(combined(tmp_path, *people), published=NOVEMBER)
    assert [known.sources[0].name for known in registry.search("Мак")] == [
        "Mak, Zoya",
        "Mak, Roman",
        "Mak, Jan",
        "Roman, Mak",
    ]


def test_that_a_surname_is_not_lost_among_given_names_that_begin_alike(
    registry: Registry, tmp_path: Path
) -> None:
    people = (Generated(fide_id=at, name=f"Avaro{at}, Yurii") for at in range(1, 600))
    last = Generated(fide_id=1000, name="Yurchenko, Jan")
    registry.import_list(combined(tmp_path, *people, last), published=NOVEMBER)
    for typed in ("Ю", "Юр", "Юрч", "Yur"):
        assert registry.search(typed)[0].sources[0].name == "Yurchenko, Jan"


def test_that_names_that_sound_alike_go_after_the_one_that_was_typed(
    registry: Registry, tmp_path: Path
) -> None:
    people = (
        Generated(fide_id=1, name="Gorn, Jan"),
        Generated(fide_id=2, name="Horn, Jan", federation="GER"),
    )
    registry.import_list(combined(tmp_path, *people), published=NOVEMBER)
    assert [known.sources[0].name for known in registry.search("Horn")] == [
        "Horn, Jan",
        "Gorn, Jan",
    ]


def test_that_no_more_people_are_returned_than_asked_for(full: Registry) -> None:
    assert len(full.search("Ол", limit=7)) == 7
    assert len(full.search("14", limit=7)) <= 7


@given(text=st.text())
@example(text='AND OR NOT NEAR("a" b) * ^ : - + { }')
@example(text="\"'()*")
@example(text="’'ʼ`ь")
@example(text="\0\n\t")
@example(text="9" * 400)
@example(text="Ґ" * 5000)
@example(text="а " * 500)
@example(text="²³①")
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    max_examples=turns(50, in_soak=5000),
)
def test_that_any_text_may_be_searched_for(full_folder: Path, text: str) -> None:
    registry = Registry(full_folder)
    assert len(registry.search(text)) <= 40
    assert registry.people(text) == ()


NATIONAL = """ID;Прізвище, ім'я;Рік;Рейтинг;Рапід;Область;FIDE ID
U-17;Ґава Олена;12.03.1999;2150;2100;Львівська;14100001
U-18;Їжак Ілля;2008;1650;;Київ;
"""


@pytest.fixture
def both(registry: Registry, tmp_path: Path) -> Registry:
    """A registry with a list of FIDE and a newer national one."""
    registry.import_list(combined(tmp_path, OLENA), published=NOVEMBER)
    file = tmp_path / "national.csv"
    file.write_text(NATIONAL, encoding="utf-8")
    registry.import_list(file, name="ФШУ", published=DECEMBER)
    return registry


@pytest.mark.parametrize("typed", ["Ґава", "Gava", "14100001", "U-17", "u-17"])
def test_that_one_person_of_several_lists_is_found_once(both: Registry, typed: str) -> None:
    known = both.search(typed)[0]
    assert [source.name for source in known.sources] == ["Ґава Олена", "Gava, Olena"]
    assert [source.list.name for source in known.sources if source.list] == ["ФШУ", "FIDE"]
    assert len(both.search(typed)) == 1


def test_that_people_of_this_computer_come_first(both: Registry) -> None:
    both.remember([player("Ґава Олена Іванівна", fide_id=14100001, club="Вежа", coach="Бук Я.")])
    (known,) = both.search("Гава")
    assert [source.list.name if source.list else None for source in known.sources] == [
        None,
        "ФШУ",
        "FIDE",
    ]
    assert known.sources[0].club == "Вежа"
    assert known.sources[0].ratings == {}


def test_that_people_are_known_by_their_ids(both: Registry) -> None:
    found = both.by_fide_id([14100001, 5])
    assert list(found) == [14100001]
    assert len(found[14100001].sources) == 2
    by_national = both.by_national_id(["U-17", "U-18", "U-99"])
    assert sorted(by_national) == ["U-17", "U-18"]
    assert by_national["U-17"] == found[14100001]


def test_that_ids_by_the_thousand_are_looked_up(full: Registry) -> None:
    ids = [person.fide_id for person in generated(4000)]
    assert len(full.by_fide_id(ids)) == 4000


def test_that_two_people_with_one_national_id_and_different_fide_ids_stay_two(
    both: Registry,
) -> None:
    both.remember([player("Інша Людина", fide_id=14100077, national_id="U-17")])
    assert len(both.search("Інша Людина")[0].sources) == 1


FULL = Player(
    id=PlayerId(3),
    name="Щур Оля",
    latin_name="Shchur, Olia",
    birth=Birth(2010, date(2010, 4, 1)),
    sex=Sex.FEMALE,
    title=Title.WCM,
    sport_rank=SportRank.KMS,
    fide_rating=1800,
    national_rating=1750,
    fide_id=14100055,
    national_id="U-55",
    federation="UKR",
    region="Київ",
    club="Вежа",
    coach="Бук Ян",
)


def test_that_a_player_is_kept_without_his_ratings(registry: Registry) -> None:
    registry.remember([FULL])
    ((local,), (known,)) = registry.people(), registry.search("shchur")
    assert known.sources == (local.person,)
    kept = local.person
    assert kept.ratings == {}
    for field in ("name", "latin_name", "birth", "sex", "title", "sport_rank", "fide_id"):
        assert getattr(kept, field) == getattr(FULL, field)
    for field in ("national_id", "federation", "region", "club", "coach"):
        assert getattr(kept, field) == getattr(FULL, field)


def test_that_who_is_kept_again_is_brought_up_to_date(registry: Registry) -> None:
    registry.remember([FULL])
    registry.remember([player("Щур-Мак Оля", fide_id=14100055, birth=Birth(2010), club="Тура")])
    (local,) = registry.people()
    assert (local.person.name, local.person.club) == ("Щур-Мак Оля", "Тура")
    assert local.person.birth == FULL.birth
    assert local.person.coach == "Бук Ян"
    assert [each.id for each in registry.people("Мак")] == [local.id]


def test_that_namesakes_are_told_apart_by_ids_and_births(registry: Registry) -> None:
    registry.remember([player("Мак Роман", birth=Birth(1999))])
    registry.remember([player("мак  роман", birth=Birth(1999, date(1999, 5, 1)))])
    assert [str(each.person.birth) for each in registry.people()] == ["1999-05-01"]
    registry.remember([player("Мак Роман", birth=Birth(2001))])
    registry.remember([player("Мак Роман", birth=Birth(2001, date(2001, 2, 3)), fide_id=7)])
    registry.remember([player("Мак Роман", birth=Birth(2001), fide_id=8)])
    registry.remember([player("Мак Роман", birth=Birth(1999, date(1999, 5, 2)))])
    registry.remember([player("Бук", national_id="U-1"), player("Бук", national_id="U-2")])
    kept = sorted(
        (each.person.name.casefold(), str(each.person.birth)) for each in registry.people()
    )
    assert kept == [
        ("бук", "None"),
        ("бук", "None"),
        ("мак роман", "1999-05-01"),
        ("мак роман", "1999-05-02"),
        ("мак роман", "2001"),
        ("мак роман", "2001-02-03"),
    ]


def test_that_who_is_known_without_a_birth_may_be_the_same(registry: Registry) -> None:
    registry.remember([player("Мак Роман"), player("Мак Роман", birth=Birth(1999))])
    registry.remember([player("Мак Роман")])
    assert [str(each.person.birth) for each in registry.people()] == ["1999"]


def test_that_people_are_kept_all_or_none(registry: Registry) -> None:
    def players() -> Iterator[Player]:
        yield player("Мак Роман")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        registry.remember(players())
    assert registry.people() == ()


def test_that_people_stand_in_the_order_of_the_alphabet(registry: Registry) -> None:
    registry.remember(player(name) for name in ("Яр", "Ґава", "Book", "Гава", "Їжак", "…", "Ива"))
    assert [each.person.name for each in registry.people()][1:] == [
        "Гава",
        "Ґава",
        "Ива",
        "Їжак",
        "Яр",
        "Book",
    ]
    assert len(registry.people(limit=2)) == 2


def test_that_misspelt_people_of_this_computer_are_found(registry: Registry) -> None:
    registry.remember([player("Криворучко Юрій"), player("Інший Гравець")])
    assert [each.person.name for each in registry.people("Кривoручк")] == ["Криворучко Юрій"]
    assert [each.person.name for each in registry.people("Гривуручко")] == ["Криворучко Юрій"]
    assert [each.sources[0].name for each in registry.search("Yuri Kryv")] == ["Криворучко Юрій"]


def test_that_a_person_is_forgotten(registry: Registry) -> None:
    registry.remember([FULL])
    (local,) = registry.people()
    registry.forget_person(local.id)
    registry.forget_person(local.id)
    assert registry.people() == ()
    assert registry.search("Щур") == ()


@pytest.mark.parametrize("kind", KEPT_CONTINGENTS)
def test_that_a_wrong_spelling_is_merged_into_the_right_one(
    registry: Registry, kind: ContingentKey
) -> None:
    spelt = ("Вежа", "Вежa", "Вежа", "Ґрати", None)
    registry.remember(
        player(f"Гравець {letter}", **{kind.value: each})
        for letter, each in zip("абвгд", spelt, strict=True)
    )
    assert dict(registry.spellings(kind)).get("Вежа") == 2
    registry.merge_spellings(kind, "Вежa", "Вежа")
    assert registry.spellings(kind)[0] == ("Вежа", 3)


def test_that_two_programs_may_keep_people_at_once(tmp_path: Path) -> None:
    def keep(letter: str) -> None:
        registry = Registry(tmp_path / "registry")
        for number in range(20):
            registry.remember([player(f"{letter} {number}", fide_id=ord(letter) * 100 + number)])

    programs = [threading.Thread(target=keep, args=(letter,)) for letter in "абвг"]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
    assert len(Registry(tmp_path / "registry").people()) == 80


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("title", "Emperor"),
        ("birth", "1990-99-99"),
        ("birth", b"1990"),
        ("sex", 1.5),
        ("fide_id", "no number"),
        ("standard", b"2000"),
        ("federation", b"UKR"),
    ],
)
def test_that_what_cannot_be_read_of_a_person_is_not_known(
    column: str, value: object, registry: Registry, tmp_path: Path
) -> None:
    person = Generated(fide_id=7_000_001, name="Wholeman, Anna", standard=2000, birth=1990)
    imported = registry.import_list(combined(tmp_path, person), published=NOVEMBER)
    assert imported is not None
    with closing(sqlite3.connect(tmp_path / "registry" / f"{imported.id}.list")) as list_:
        list_.execute(f"UPDATE person SET {column} = ?", (value,))
        list_.commit()
    (found,) = Registry(tmp_path / "registry").search("wholeman")
    assert found.sources[0].name == "Wholeman, Anna"


@pytest.mark.parametrize("description", [None, "", "[]", "{}", "[" * 9000, '{"id": 1}', b"x"])
def test_that_a_list_whose_description_is_damaged_counts_as_not_there(
    description: object, registry: Registry, tmp_path: Path
) -> None:
    person = Generated(fide_id=7_000_001, name="Wholeman, Anna", standard=2000, birth=1990)
    imported = registry.import_list(combined(tmp_path, person), published=NOVEMBER)
    assert imported is not None
    with closing(sqlite3.connect(tmp_path / "registry" / f"{imported.id}.list")) as list_:
        list_.execute("UPDATE list SET description = ?", (description,))
        list_.commit()
    assert registry.lists() == ()
    assert registry.search("wholeman") == ()


def test_that_what_nobody_sees_in_a_list_is_not_taken_over(
    registry: Registry, tmp_path: Path
) -> None:
    file = tmp_path / "national_2026-11.csv"
    names = ("Шев\u200bченко Тарас", "Леся\x1b[2J Косач", "Ж" * 3000, "\u200b")
    rows = "".join(f"U-{at};{name};1990;1500\n" for at, name in enumerate(names))
    file.write_text(f"ID;Прізвище, ім'я;Рік народження;Рейтинг\n{rows}", "utf-8")
    imported = registry.import_list(file, name="ФШУ\x07", published=NOVEMBER)
    assert imported is not None
    assert imported.name == "ФШУ\ufffd"
    found = [registry.by_national_id([f"U-{at}"]).get(f"U-{at}") for at in range(4)]
    assert [each and each.sources[0].name for each in found] == [
        "Шевченко Тарас",
        "Леся\ufffd[2J Косач",
        "Ж" * 99 + "…",
        None,
    ]


def test_that_a_damaged_file_of_people_costs_nobody_in_the_lists(
    registry: Registry, tmp_path: Path
) -> None:
    person = Generated(fide_id=7_000_001, name="Wholeman, Anna", standard=2000, birth=1990)
    registry.import_list(combined(tmp_path, person), published=NOVEMBER)
    registry.remember([FULL])
    (tmp_path / "registry" / "people.sqlite").write_bytes(b"nothing of the kind" * 500)
    assert [each.sources[0].fide_id for each in registry.search("wholeman")] == [7_000_001]
    assert [*registry.by_fide_id([7_000_001])] == [7_000_001]


def test_that_people_of_a_newer_version_are_left_alone_and_told(tmp_path: Path) -> None:
    told: list[str] = []
    registry = Registry(tmp_path, told=lambda error: told.append(error.code))
    registry.remember([FULL])
    file = tmp_path / "people.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    assert registry.people() == ()
    assert registry.search("a") == ()
    with pytest.raises(FileError) as refused:
        registry.remember([FULL])
    assert refused.value.code == "registry.newer"
    assert (file.read_bytes(), told) == (before, ["registry.newer"])


def _made_by_others(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE something (else_ TEXT)")


def _without_a_table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE spelling")


def _torn(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])


@pytest.mark.parametrize(
    "damage",
    [
        lambda file: file.write_bytes(b"nothing of the kind" * 500),
        _made_by_others,
        _without_a_table,
        _torn,
    ],
)
def test_that_damaged_people_are_set_aside_told_once_and_begun_anew(
    tmp_path: Path, damage: Callable[[Path], object]
) -> None:
    Registry(tmp_path).remember([FULL])
    file = tmp_path / "people.sqlite"
    damage(file)
    before = file.read_bytes()
    told: list[FileError] = []
    registry = Registry(tmp_path, told=told.append)
    assert registry.search(FULL.name) == ()
    assert registry.people() == ()
    registry.remember([FULL])
    assert [each.person.name for each in registry.people()] == [FULL.name]
    assert [error.code for error in told] == ["registry.people-set-aside"]
    assert told[0].path.read_bytes() == before


def test_that_damaged_values_of_a_person_cost_themselves(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    registry.remember([FULL])
    with closing(sqlite3.connect(tmp_path / "people.sqlite")) as connection:
        connection.execute("UPDATE person SET birth = 'нечитабельно', title = x'ff', club = x'07'")
        connection.execute("INSERT INTO person (name, fide_id) VALUES (x'00', 'x')")
        connection.execute(f"INSERT INTO person (name, sex) VALUES ('{chr(1)}', 'x')")
        connection.commit()
    assert registry.search(FULL.name)[0].sources[0].birth is None
    assert len(registry.people()) == 3
    assert registry.spellings(ContingentKey.CLUB) == ()
    registry.remember([FULL])
    assert registry.search(FULL.name)[0].sources[0].birth == FULL.birth


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE list SET description = '{'",
        "UPDATE list SET description = '[]'",
        "UPDATE list SET description = json_set(description, '$.name', 7)",
        "UPDATE list SET description = json_set(description, '$.published', '2026-13-45')",
        "DROP TABLE list",
        "DROP TABLE person",
    ],
)
def test_that_a_damaged_list_costs_that_list_alone_and_is_told(tmp_path: Path, damage: str) -> None:
    told: list[str] = []
    registry = Registry(tmp_path / "registry", told=lambda error: told.append(error.code))
    registry.remember([FULL])
    listed = tmp_path / "national.csv"
    listed.write_text("ID;Прізвище;Рейтинг\n1;Ґалаґан Ігор;2000\n", encoding="utf-8")
    built = registry.import_list(listed, name="Перелік", published=date(2026, 1, 1))
    assert built is not None
    with closing(sqlite3.connect(tmp_path / "registry" / f"{built.id}.list")) as connection:
        connection.executescript(damage)
    (tmp_path / "registry" / "folder.list").mkdir()
    (tmp_path / "registry" / "text.list").write_text("nothing of the kind" * 500)
    assert [person.sources[0].name for person in registry.search(FULL.name)] == [FULL.name]
    registry.lists()
    assert {*told} == {"registry.list-damaged"}
    assert len(told) == 2


def test_that_a_disk_that_does_not_answer_is_told_and_not_taken_for_an_empty_registry(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.import_list(combined(tmp_path, OLENA), published=date(2026, 11, 1))
    (listed,) = registry.lists()

    def refuse(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(Path, "glob", refuse)
        assert code(registry.lists) == "registry.unreadable"
    with monkeypatch.context() as broken:
        broken.setattr(Path, "unlink", refuse)
        assert code(lambda: registry.forget_list(listed.id)) == "registry.not-written"
    assert registry.lists() == (listed,)


def test_that_a_list_the_disk_keeps_back_is_not_said_to_be_used(
    registry: Registry, tmp_path: Path
) -> None:
    """Of the newer edition nothing was read when the older one was chosen."""
    for month in ("NOV26", "DEC26"):
        registry.import_list(standard(tmp_path, month, OLENA))
    newer, older = registry.lists()
    answers = iter([(older,), (newer, older)])
    registry.lists = lambda: next(answers)  # type: ignore[method-assign]
    assert code(lambda: registry.use_list(older.id)) == "registry.unreadable"


def code(act: Callable[[], object]) -> str:
    with pytest.raises(FileError) as refused:
        act()
    return refused.value.code


def test_that_people_kept_by_an_earlier_version_are_kept_with_what_is_known_now(
    registry: Registry, tmp_path: Path
) -> None:
    registry.remember([player("Мак Роман", birth=Birth(1999), club="Тура")])
    with closing(sqlite3.connect(tmp_path / "registry" / "people.sqlite")) as database:
        database.execute("ALTER TABLE person DROP COLUMN patronymic")
        database.commit()
    (kept,) = registry.people()
    assert (kept.person.name, kept.person.patronymic) == ("Мак Роман", None)
    registry.remember([player("Мак Роман", birth=Birth(1999), patronymic="Олегович")])
    (kept,) = registry.people()
    assert (kept.person.patronymic, kept.person.club) == ("Олегович", "Тура")
