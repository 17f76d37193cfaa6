from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.domain.drawing.contingent_meetings import contingent_meetings
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.services.closed_file import read_event, read_history, verify
from arbiter_app.services.files.sample import make_sample

NOON = datetime(2026, 9, 9, 12, 0)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sample") / "sample.arbiter"
    make_sample(path, lambda: NOON)
    return path


@pytest.fixture(scope="module")
def sample(file: Path) -> Event:
    return read_event(file)


def test_that_the_sample_has_twelve_players_from_five_regions(sample: Event) -> None:
    assert len(sample.players) == 12
    assert len({player.region for player in sample.players.values()}) == 5


def test_that_the_sample_counts_for_nothing_and_says_so(sample: Event) -> None:
    assert sample.is_sample
    assert not sample.counts


def test_that_the_sample_is_in_the_middle_of_its_sixth_round(sample: Event) -> None:
    rounds = sample.tournament.main_stage.rounds
    assert [round_.missing for round_ in rounds] == [0, 0, 0, 0, 0, 3, 6, 6, 6, 6, 6]
    assert all(round_.starts_at for round_ in rounds)


def test_that_the_sample_has_a_forfeit_and_a_decision_of_the_arbiter(sample: Event) -> None:
    results = [game.result for _, game in sample.tournament.main_stage.games if game.result]
    assert sum(result.is_forfeit for result in results) == 1
    assert sum(result.is_decision for result in results) == 1


def test_that_the_draw_of_the_sample_keeps_each_region_apart_at_the_end(sample: Event) -> None:
    proof = contingent_meetings(in_hand(sample), ContingentKey.REGION)
    assert proof
    assert not any(each.late for each in proof)


def test_that_both_signatures_of_the_sample_have_names(sample: Event) -> None:
    assert sample.official(Role.CHIEF_ARBITER)
    assert sample.official(Role.CHIEF_SECRETARY)


def test_that_the_sample_has_every_letter_that_sorting_or_fonts_get_wrong(sample: Event) -> None:
    names = "".join(player.name for player in sample.players.values())
    assert set("ҐґЄєІіЇї’") <= set(names)


def test_that_the_journal_of_the_sample_is_whole_and_by_the_clock_given(file: Path) -> None:
    assert verify(file) == ()
    assert {entry.at for entry in read_history(file)} == {NOON}
