import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arbiter_app import cli
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.services.closed_file import read_event, read_history
from arbiter_app.services.workspace import Workspace

Arbiter = Callable[..., Any]


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve players of one club, regions of 4, 3, 3 and 2, as a spreadsheet saves them."""
    regions = enumerate("ААААБББВВВГГ")
    lines = [f"Гравець {n:02};{1990 + n};Область {region};Клуб" for n, region in regions]
    file = tmp_path_factory.mktemp("list") / "players.csv"
    file.write_text("\n".join(["Прізвище;Рік;Область;Клуб", *lines]), encoding="cp1251")
    return file


@pytest.fixture(scope="module")
def made_once(players: Path) -> Path:
    """An event that `import` made of the list."""
    made = players.with_name("Кубок міста.arbiter")
    assert cli.run(["import", str(players), str(made)]) == 0
    return made


@pytest.fixture
def file(made_once: Path, tmp_path: Path) -> Path:
    """A copy of the event for one test."""
    return Path(shutil.copy(made_once, tmp_path))


def test_that_an_import_makes_a_missing_event_titled_as_its_file(file: Path) -> None:
    event = read_event(file)
    assert event.title == "Кубок міста"
    assert len(event.players) == 12


def test_that_an_import_into_an_event_adds_whom_it_does_not_have(
    arbiter: Arbiter, file: Path, tmp_path: Path
) -> None:
    more = tmp_path / "more.csv"
    more.write_text("Name,Birth,Phone\nГравець 03,1993,1\nНовий,2000,2\n", encoding="utf-8")
    done = arbiter("import", more, file)
    assert done.status == 0
    assert len(read_event(file).players) == 13
    assert "Гравець 03 is registered already" in done.err
    assert "rows left out: 1" in done.err
    assert "“Phone” is not kept" in done.err


def test_that_namesakes_are_imported_when_they_are_asked_for(
    arbiter: Arbiter, file: Path, players: Path
) -> None:
    assert arbiter("import", players, file).status == 0
    assert len(read_event(file).players) == 12
    assert arbiter("import", players, file, "--with-doubtful").status == 0
    assert len(read_event(file).players) == 24


def test_that_an_import_is_one_entry_with_the_name_of_its_source(file: Path) -> None:
    assert [entry.command for entry in read_history(file)] == ["event.create", "players.import"]
    assert read_history(file)[-1].params["source"] == "players.csv"


def test_that_a_list_with_problems_makes_no_event_and_names_each(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    source, target = tmp_path / "bad.csv", tmp_path / "new.arbiter"
    source.write_text("Name,Birth,Sex\nA,99,m\nB,2000,q\n", encoding="utf-8")
    done = arbiter("import", source, target)
    assert (done.status, done.err.count("\n")) == (2, 2)
    assert "Line 2, column 2 (Birth)" in done.err
    assert not target.exists()


def test_that_a_rating_nobody_has_is_named_with_its_line(arbiter: Arbiter, tmp_path: Path) -> None:
    source, target = tmp_path / "bad.csv", tmp_path / "new.arbiter"
    source.write_text("Name,FIDE rating\nA,9999\n", encoding="utf-8")
    done = arbiter("import", source, target)
    assert done.status == 2
    assert "Line 2, column 2 (FIDE rating)" in done.err
    assert not target.exists()


def test_that_a_missing_list_is_bad_input(arbiter: Arbiter, tmp_path: Path) -> None:
    done = arbiter("import", tmp_path / "none.csv", tmp_path / "new.arbiter")
    assert (done.status, done.err.count("\n")) == (2, 1)


def test_that_nobody_joins_after_the_draw(arbiter: Arbiter, file: Path, tmp_path: Path) -> None:
    assert arbiter("draw", file, "--method", "lots", "--seed", "1").status == 0
    more = tmp_path / "more.csv"
    more.write_text("Name\nНовий\n", encoding="utf-8")
    done = arbiter("import", more, file)
    assert done.status == 1
    assert len(read_event(file).players) == 12


def test_that_the_same_seed_draws_the_same_numbers(arbiter: Arbiter, file: Path) -> None:
    first = arbiter("draw", file, "--method", "lots", "--seed", "coin").out
    other = arbiter("draw", file, "--method", "lots", "--seed", "another").out
    again = arbiter("draw", file, "--method", "lots", "--seed", "coin").out
    assert first == again != other


def test_that_the_table_in_force_for_twelve_lets_a_region_meet_late_and_that_is_said(
    arbiter: Arbiter, file: Path
) -> None:
    """One region takes the whole envelope with 6 and 12, who meet in round 11."""
    done = arbiter("draw", file, "--method", "varma", "--seed", "1")
    assert "meet in round 11" in done.err
    assert done.out.splitlines()[0].split() == ["No", "Name", "Envelope", "Contingent"]


def test_that_the_older_table_keeps_every_region_apart(arbiter: Arbiter, file: Path) -> None:
    done = arbiter("draw", file, "--method", "varma", "--seed", "1", "--variant", "corrected")
    assert (done.status, done.err) == (0, "")


def test_that_a_contingent_no_envelope_holds_is_refused_with_the_article(
    arbiter: Arbiter, file: Path
) -> None:
    done = arbiter("draw", file, "--method", "varma", "--seed", "1", "--contingents", "club")
    assert done.status == 1
    assert "“Клуб”" in done.err
    assert "C.05 Annex 2" in done.err
    assert read_event(file).tournament.draw is None


def test_that_a_draw_without_a_seed_is_bad_input(arbiter: Arbiter, file: Path) -> None:
    assert arbiter("draw", file, "--method", "lots", "--seed", " ").status == 2


def test_that_options_of_the_envelopes_do_not_go_with_lots(arbiter: Arbiter, file: Path) -> None:
    done = arbiter("draw", file, "--method", "lots", "--seed", "1", "--variant", "official")
    assert done.status == 2


def test_that_nothing_changes_a_file_that_a_window_has_open(arbiter: Arbiter, file: Path) -> None:
    window = Workspace.open(file, actor="arbiter")
    try:
        done = arbiter("draw", file, "--method", "lots", "--seed", "1")
    finally:
        window.close()
    assert done.status == 2
    assert "open in another window" in done.err
    assert read_event(file).tournament.draw is None


def test_that_numbers_are_given_by_strength_or_in_an_order_of_ones_own(
    arbiter: Arbiter, file: Path
) -> None:
    names = [f"Гравець {n:02}" for n in (11, *range(11))]
    done = arbiter("draw", file, "--method", "hand", "--order", *names)
    assert done.status == 0
    assert [line.split()[-1] for line in done.out.splitlines()[1:3]] == ["11", "00"]
    assert arbiter("draw", file, "--method", "strength").status == 0
    tournament = read_event(file).tournament
    assert tournament.draw is not None
    assert tournament.draw.method is DrawMethod.BY_RATING
    seeded = arbiter("draw", file, "--method", "seeded", "--seed", "1")
    assert seeded.status == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("hand",), "takes the names"),
        (("hand", "--order", "Гравець 01", "Гравець 01"), "twice"),
        (("hand", "--order", "Хтось"), "nobody is called"),
        (("hand", "--order", "Гравець"), "Гравець 00, Гравець 01"),
        (("strength", "--seed", "1"), "drawn with a --seed"),
        (("lots",), "drawn with a --seed"),
        (("lots", "--seed", "1", "--order", "Гравець 01"), "takes the names"),
    ],
)
def test_that_words_of_another_way_are_bad_input(
    arbiter: Arbiter, file: Path, words: tuple[str, ...], said: str
) -> None:
    done = arbiter("draw", file, "--method", *words)
    assert done.status == 2
    assert said in done.err
    assert read_event(file).tournament.draw is None


def test_that_who_is_left_out_of_an_order_is_named(arbiter: Arbiter, file: Path) -> None:
    names = [f"Гравець {n:02}" for n in range(11)]
    done = arbiter("draw", file, "--method", "hand", "--order", *names)
    assert done.status == 1
    assert "Гравець 11" in done.err
