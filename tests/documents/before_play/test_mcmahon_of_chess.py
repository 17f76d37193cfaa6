"""What is announced of a McMahon tournament of chess: bands of rating, and nothing of Go."""

from dataclasses import replace

from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from tests.documents.conftest import facts_of, report_of, swiss_of, with_settings


def announced(sport: Sport) -> dict[str, str]:
    event = swiss_of(())
    swiss = replace(event.tournament.settings.swiss, system=SwissSystem.MCMAHON)
    return facts_of(
        report_of("technical-information", with_settings(event, swiss=swiss, sport=sport))
    )


def test_that_chess_has_bands_of_rating_and_no_handicap() -> None:
    told = announced(Sport.CHESS)
    assert told["Levels"] == "by bands of 200 points of rating from 1200 on, the highest 5"
    assert not {"Handicap", "Acceleration"} & {*told}
    assert "komi" not in str(told)


def test_that_go_has_grades_and_komi() -> None:
    told = announced(Sport.GO)
    assert told["Levels"] == "by grade, bar 4 dan, floor 20 kyu"
    assert told["Handicap"] == "none, all games are even, komi 6.5"
