"""The case files of tests/data/cases as tournaments, and their rows by number."""

from pathlib import Path

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.formats.crosstable_text import (
    TextCrosstable,
    parse,
    players,
    settings,
    tournament,
)

DATA = Path(__file__).parents[1] / "data"


def case(name: str) -> TextCrosstable:
    return parse((DATA / "cases" / f"{name}.txt").read_text("utf-8"))


def played(table: TextCrosstable, edition: str, *tie_breaks: str) -> Tournament:
    """The tournament of a crosstable; without tie-breaks by its own list."""
    return tournament(table, settings(table, edition, *tie_breaks))


def ranked(table: TextCrosstable, edition: str, *tie_breaks: str) -> Standings:
    return standings(played(table, edition, *tie_breaks).competition(), players(table))


def rows(table: TextCrosstable, edition: str, *tie_breaks: str) -> dict[PairingNumber, Standing]:
    return {row.number: row for row in ranked(table, edition, *tie_breaks).rows}
