"""Sets of papers that are kept for all events of a computer."""

import pytest

from arbiter_app import paths
from arbiter_app.documents.print_sets import OURS, PrintSet, SetPaper
from arbiter_app.services.files.own_print_sets import (
    keep_print_set,
    print_set,
    print_sets,
    remove_print_set,
)
from tests.services.hands import refused_code

WALL = PrintSet("На стіну", (SetPaper("pairings", {"order": "name"}), SetPaper("cross-table")))


def test_that_an_own_set_is_there_again_behind_ours_in_its_order() -> None:
    keep_print_set(WALL)
    assert print_sets() == (*OURS, WALL)
    assert print_set("на стіну ") == WALL


def test_that_a_set_is_kept_in_the_place_of_the_one_of_its_name() -> None:
    keep_print_set(WALL)
    keep_print_set(PrintSet("Other", (SetPaper("officials"),)))
    shorter = PrintSet("на стіну", WALL.papers[:1])
    keep_print_set(shorter)
    assert [each.name for each in print_sets()[len(OURS) :]] == ["на стіну", "Other"]
    assert print_set("На стіну").papers == WALL.papers[:1]


def test_that_a_set_that_is_removed_is_gone() -> None:
    keep_print_set(WALL)
    remove_print_set(WALL.name)
    assert print_sets() == OURS
    assert refused_code(lambda: remove_print_set(WALL.name)) == "print-set.none"


def test_that_ours_stay_and_a_set_has_a_name_and_papers() -> None:
    ours = PrintSet("After-Round", WALL.papers)
    assert refused_code(lambda: keep_print_set(ours)) == "print-set.ours"
    assert refused_code(lambda: remove_print_set("after-round")) == "print-set.ours"
    assert refused_code(lambda: keep_print_set(PrintSet(" ", WALL.papers))) == "print-set.no-name"
    assert refused_code(lambda: keep_print_set(PrintSet("Empty", ()))) == "print-set.empty"


@pytest.mark.parametrize("content", ["", "{", "[1, {}]", '[{"name": "a", "papers": [{"x": 1}]}]'])
def test_that_a_damaged_file_of_sets_keeps_nothing_from_being_printed(content: str) -> None:
    (paths.user_data() / "print-sets.json").write_text(content, encoding="utf-8")
    assert print_sets()[: len(OURS)] == OURS
