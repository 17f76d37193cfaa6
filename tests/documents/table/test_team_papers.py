"""The tables of teams on paper: match points and game points, in columns and in squares."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import OptionValue
from arbiter_app.documents.report import Paragraph, Report, Table
from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.i18n import catalogue
from tests.domain.teams.exercise import EXERCISE, exercise, team_of

MOMENT = datetime(2026, 11, 24, 12, 0)
EXPECTED = EXERCISE["expected"]["edition_2026_03"]
USUAL = ("MPVGP", "BH/C1", "EMGSB/C1", "EDE")


def report(event: Event, id: str, **options: OptionValue) -> Report:
    return document(id).build(event, options, catalogue("en"), MOMENT)


def table(found: Report) -> Table:
    return next(block for block in found.body if isinstance(block, Table))


def column(found: Table, title: str) -> list[str]:
    at = [each.title for each in found.columns].index(title)
    return [row[at].text for row in found.rows]


def sentences(found: Report) -> Sequence[str]:
    return [block.text for block in found.body if isinstance(block, Paragraph)]


def as_number(text: str) -> float:
    whole, half, _ = text.partition("½")
    return float(whole or 0) + (0.5 if half else 0)


@pytest.mark.parametrize("id", ["final-standings", "cross-table", "progress"])
def test_that_both_scores_have_a_column(id: str) -> None:
    found = table(report(exercise(tie_breaks=USUAL), id))
    names = column(found, "Team")
    numbers = {team["name"]: str(team["id"]) for team in EXERCISE["teams"]}
    for title in ("MP", "GP"):
        told = dict(zip(names, map(as_number, column(found, title)), strict=True))
        assert told == {name: float(EXPECTED[title][team]) for name, team in numbers.items()}


def test_that_the_score_that_decides_stands_first() -> None:
    found = table(report(exercise(primary=Score.GAME), "final-standings"))
    heads = [each.title for each in found.columns]
    assert heads.index("GP") < heads.index("MP")


def test_that_a_round_has_opponent_colour_and_both_scores() -> None:
    found = table(report(exercise(tie_breaks=USUAL), "cross-table"))
    names = column(found, "Team")
    first = column(found, "R1")[names.index("Antelopes")]
    sixth = column(found, "R6")[names.index("Antelopes")]
    assert first == "8w 2 / 2½"
    assert sixth == "6w + / 4"
    assert any("MP" in head for head in (each.title for each in found.columns))


def test_that_points_given_by_the_arbiter_are_told_in_their_score() -> None:
    event = exercise()
    changed = Adjustment(player=team_of(3), points=Decimal(-1), game_points=Decimal("0.5"))
    tournament = replace(event.tournament, adjustments=(changed,))
    told = " ".join(sentences(report(event.with_tournament(tournament), "final-standings")))
    assert "Cougars −1 MP, +½ GP" in told
