"""`arbiter why`: the sentence first, then the parts of the values."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Arbiter

REPORT = Path(__file__).parents[2] / "data" / "tec_round_robin.trf"


def test_that_two_players_are_compared_with_the_parts_of_both_values(
    arbiter: Arbiter, sample: Path
) -> None:
    done = arbiter("why", sample, 1, 2, "--lang", "en", "--criterion", "SB")
    assert done.status == 0
    paragraphs = done.out.split("\n\n")
    assert "stands above" in paragraphs[1]
    assert [text.splitlines()[0].split(": ")[1] for text in paragraphs[2:]] == [
        "Sonneborn-Berger (C.07 Art. 9.1)"
    ] * 2
    assert all(text.strip().splitlines()[-1].startswith("Sum: ") for text in paragraphs[2:])


def test_that_one_number_is_compared_with_the_player_above(arbiter: Arbiter, sample: Path) -> None:
    table = json.loads(arbiter("standings", sample, "--json").out)["standings"]
    fourth, fifth = table[3], table[4]
    done = arbiter("why", sample, fifth["number"], "--lang", "uk")
    assert done.status == 0
    assert fourth["name"] in done.out
    assert fifth["name"] in done.out


@pytest.mark.parametrize("language", ["en", "uk"])
def test_that_both_languages_answer(arbiter: Arbiter, sample: Path, language: str) -> None:
    assert arbiter("why", sample, 1, 5, "--lang", language).status == 0


def test_that_a_report_file_is_explained_like_an_event(arbiter: Arbiter) -> None:
    done = arbiter("why", REPORT, 4, 5, "--lang", "en", "--criterion", "PTS")
    assert done.status == 0
    assert "Sum: " in done.out


def test_that_a_number_nobody_has_is_refused(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("why", sample, 99, 1)
    assert done.status != 0
    assert "has the number 99" in done.err


def test_that_a_player_is_not_compared_with_himself(arbiter: Arbiter, sample: Path) -> None:
    assert arbiter("why", sample, 1, 1).status == 2


def test_that_a_criterion_the_system_forbids_is_refused_with_its_article(
    arbiter: Arbiter, sample: Path
) -> None:
    done = arbiter("why", sample, 1, 2, "--criterion", "BH")
    assert done.status != 0
    assert "art. 8" in done.err
