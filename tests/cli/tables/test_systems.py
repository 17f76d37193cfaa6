"""The list of systems of play says of each what an arbiter asks before choosing it."""

import json

from tests.cli.conftest import Arbiter


def test_that_each_system_is_listed_with_text_programs_and_rating(arbiter: Arbiter) -> None:
    listed = arbiter("systems").out.split("\n\n")
    dubov = next(each for each in listed if each.startswith("Swiss system, Dubov\n"))
    assert "  Text: C.04.4.1 of FIDE’s handbook, in force from 1 February 2026\n" in dubov
    assert "FIDE has accepted none" in dubov
    solving = next(each for each in listed if each.startswith("Composition solving"))
    assert "Rated by FIDE: no" in solving


def test_that_teams_are_told_their_own_systems(arbiter: Arbiter) -> None:
    names = [
        each["name"] for each in json.loads(arbiter("systems", "--teams", "--json").out)["systems"]
    ]
    assert "Swiss Team System (C.04.6)" in names
    assert not any("Dubov" in each for each in names)


def test_that_every_swiss_tells_by_which_chapter_it_is_paired(arbiter: Arbiter) -> None:
    listed = json.loads(arbiter("systems", "--json").out)["systems"]
    chapters = {each["swiss"]: each["chapter"] for each in listed if each["swiss"]}
    assert {
        "FIDE_DUTCH": "C.04.3",
        "FIDE_DUBOV": "C.04.4.1",
        "FIDE_BURSTEIN": "C.04.4.2",
        "CUSTOM_LIM": "C.04.4.3",
    }.items() <= chapters.items()
