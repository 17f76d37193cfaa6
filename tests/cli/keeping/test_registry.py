from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.services.registry.registry import Registry
from tests.benchmarks.generated_lists import (
    COMBINED_HEADER,
    Generated,
    combined_line,
    single_header,
    single_line,
    write_combined,
    write_text,
)

Arbiter = Callable[..., Any]

OLENA = Generated(
    fide_id=14100001, name="Gava, Olena", title="WIM", standard=2210, rapid=2105, birth=1999
)


@pytest.fixture
def combined(tmp_path: Path) -> Path:
    file = tmp_path / "players_list_foa.txt"
    write_combined(file, [OLENA, Generated(fide_id=14100002, name="Yizhak, Illia", standard=1900)])
    return file


def test_that_a_list_is_imported_shown_searched_and_forgotten(
    arbiter: Arbiter, combined: Path
) -> None:
    done = arbiter("registry", "import", combined, "--date", "2026-11-01")
    assert (done.status, done.err) == (0, "")
    listed, _, told = done.out.partition("  ")
    assert told == "FIDE, 2026-11-01: 2 people, standard, rapid, blitz\n"
    assert arbiter("registry", "lists").out.split()[:4] == [listed, "2026-11-01", "FIDE", "2"]
    found = arbiter("registry", "search", "Ґава", "Олена")
    assert found.status == 0
    assert found.out.split("  ")[0] == "14100001"
    for said in ("Gava, Olena", "1999", "UKR", "WIM", "2210", "2105", "FIDE"):
        assert said in found.out
    assert arbiter("registry", "forget", listed).status == 0
    assert arbiter("registry", "lists").out == ""
    assert arbiter("registry", "search", "Ґава").status == 1


def test_that_a_list_of_one_discipline_has_its_own_date_and_may_be_named(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    file = tmp_path / "rapid_rating_list.txt"
    write_text(file, single_header("NOV26"), [OLENA], single_line)
    done = arbiter("registry", "import", file, "--name", "Autumn")
    assert done.status == 0
    assert "Autumn, 2026-11-01: 1 people, rapid" in done.out


def test_that_the_list_of_another_month_is_kept_beside_and_used_by_choice(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    for month, rating in (("NOV26", 2200), ("OCT26", 2100)):
        file = tmp_path / "standard_rating_list.txt"
        write_text(file, single_header(month), [replace(OLENA, standard=rating)], single_line)
        done = arbiter("registry", "import", file)
        assert done.status == 0
    assert "kept beside it" in done.err
    listed = [line.split() for line in arbiter("registry", "lists").out.splitlines()]
    assert [(words[1], words[-1]) for words in listed] == [
        ("2026-11-01", "used"),
        ("2026-10-01", "beside"),
    ]
    assert "FIDE standard 2026-11-01" in arbiter("registry", "search", "Ґава").out
    assert arbiter("registry", "use", listed[1][0]).status == 0
    found = arbiter("registry", "search", "Ґава").out
    assert "2100" in found
    assert "FIDE standard 2026-10-01 (2100)" in found
    assert arbiter("registry", "use", "fide-1").status == 2


def test_that_a_date_is_asked_for_where_nothing_tells_it(arbiter: Arbiter, combined: Path) -> None:
    done = arbiter("registry", "import", combined)
    assert (done.status, done.out) == (2, "")
    assert "Give the date" in done.err
    assert arbiter("registry", "import", combined, "--date", "1.11.2026").status == 2


def test_that_lines_left_out_are_noted(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "list_2026-11.txt"
    lines = (COMBINED_HEADER, combined_line(OLENA), *["14100002  Half a na"] * 7)
    file.write_text("\n".join(lines) + "\n", encoding="ascii")
    done = arbiter("registry", "import", file)
    assert done.status == 0
    first, *_, last = done.err.splitlines()
    assert first.endswith("list_2026-11.txt:3:20: left out: The line ends before its last column.")
    assert last == "arbiter: note: 7 lines in all could not be read and were left out"


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.csv", b"just\na text\n", "a.csv:1:1: This is not a rating list"),
        ("b.txt", COMBINED_HEADER.encode() + b"\n", "b.txt"),
        ("c.xml", b"<html/>", "c.xml:1:1: This XML has no players"),
        ("d.zip", b"PK\3\4 broken", "The archive"),
    ],
)
def test_that_what_is_no_list_is_bad_input(
    arbiter: Arbiter, tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    done = arbiter("registry", "import", file, "--date", "2026-11-01")
    assert (done.status, done.out) == (2, "")
    assert said in done.err
    assert Registry().lists() == ()


def test_that_a_list_that_is_not_there_is_not_forgotten(arbiter: Arbiter) -> None:
    done = arbiter("registry", "forget", "fide-1")
    assert done.status == 2
    assert "fide-1" in done.err


@pytest.mark.parametrize("limit", ["0", "-1", "x"])
def test_that_a_limit_is_a_number_from_one_on(arbiter: Arbiter, limit: str) -> None:
    refused = arbiter("registry", "search", "Ґава", f"--limit={limit}")
    assert refused.status == 2
    assert "write a number from 1 to 9999" in refused.err


def test_that_the_registry_has_to_be_told_what_to_do(arbiter: Arbiter) -> None:
    assert arbiter("registry").status == 2
