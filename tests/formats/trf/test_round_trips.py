"""Events written as report files and read again: they are what they were."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import (
    Board,
    GameId,
)
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from tests.campaigns import turns
from tests.formats.trf.events import FILES, events


def reread(event: Event, version: Version = Version.TRF26) -> Event:
    report = trf.report_of(event, version)
    reading = trf.read(trf.encode(trf.format(report)))
    assert reading.defects == ()
    assert reading.report == report
    return trf.event_of(report)


def event_of_file(path: Path) -> Event:
    report = trf.read(path.read_bytes()).report
    assert report is not None
    return trf.event_of(report)


def without_ids(event: Event) -> Event:
    """Return an event whose games are known by their boards alone."""
    tournament = event.tournament
    rounds = tuple(
        replace(round_, games=tuple(replace(game, id=GameId(0)) for game in round_.games))
        for round_ in tournament.main_stage.rounds
    )
    stages = (replace(tournament.main_stage, rounds=rounds),)
    return replace(event, tournaments=(replace(tournament, stages=stages),))


def without_boards(event: Event) -> Event:
    """Return an event whose games stand in the order of White's numbers."""
    tournament = event.tournament
    rounds = tuple(
        replace(
            round_,
            games=tuple(
                replace(game, id=GameId(0), board=Board(0))
                for game in sorted(round_.games, key=lambda game: game.white)
            ),
        )
        for round_ in tournament.main_stage.rounds
    )
    stages = (replace(tournament.main_stage, rounds=rounds),)
    return replace(event, tournaments=(replace(tournament, stages=stages),))


@settings(max_examples=turns(8, in_soak=1000))
@given(events(Version.TRF26))
def test_that_every_event_reads_back_from_the_newest_version_and_then_stays(event: Event) -> None:
    once = reread(event)
    assert without_ids(once) == without_ids(event)
    assert reread(once) == once, "boards stay"


@settings(max_examples=turns(12, in_soak=1000))
@given(events(Version.TRF16))
def test_that_an_event_of_usual_rules_reads_back_from_the_older_version(event: Event) -> None:
    assert without_boards(reread(event, Version.TRF16)) == without_boards(event)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_that_a_sample_file_survives_the_event_made_of_it(path: Path) -> None:
    event = event_of_file(path)
    assert reread(event) == event
    assert trf.losses(event, Version.TRF26) == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_that_players_of_a_sample_file_are_written_as_they_stood(path: Path) -> None:
    reading = trf.read(path.read_bytes())
    assert reading.report is not None
    if path.stem in ("made_up", "tec_team_boards_only"):
        return
    ours = trf.report_of(trf.event_of(reading.report)).players
    theirs = reading.report.players
    assert [replace(each, rank=None) for each in ours] == [
        replace(each, rank=None, marks=each.marks.replace(" ", "Z")) for each in theirs
    ]
