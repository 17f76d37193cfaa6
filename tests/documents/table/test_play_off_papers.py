"""Tables after a play-off, and of knockouts."""

from dataclasses import replace

import pytest

from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.pairing.knockout import knockout
from tests.documents.conftest import (
    changed,
    event_of,
    facts_of,
    report_of,
    sentences,
    table_of,
    texts_of,
    with_settings,
)
from tests.documents.knockouts import knockout_of, lower_wins
from tests.documents.play_offs import FIDE, played_off
from tests.documents.stages import in_stages

TWO = """
    A B > X > Y
    > match A B
    A-B 0-1, B-A 0-1, B-A 1-0
"""
THREE = """
    A B C > X
    > round-robin A B C
    A-B ½-½, B-C 1-0, A-C 1-0
    > match A B
    A-B 0-1, B-A 0-1, B-A 1-0
"""
FIVE = """
    A B C D E > X
    > knockout A B C D; E out
    A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
    A-D 1-0, D-A ½-½
"""


@pytest.mark.parametrize(
    ("script", "places", "told"),
    [
        (TWO, ["1", "2", "3", "4"], ["2:1", "1:2", "", ""]),
        (THREE, ["1", "2", "3", "4"], ["2:1", "1:2", "0 of 2", ""]),
        (
            FIVE,
            ["1", "2", "3–4", "3–4", "5", "6"],
            ["1½:½", "½:1½", "shared", "shared", "kept out", ""],
        ),
    ],
)
def test_that_places_won_in_a_play_off_stand_with_its_score(
    script: str, places: list[str], told: list[str]
) -> None:
    report = report_of("final-standings", played_off(script))
    assert report.heading.document == "Final standings"
    assert texts_of(report, "Place") == places
    assert texts_of(report, "Play-off") == told


def test_that_a_table_without_a_play_off_has_no_word_of_one() -> None:
    report = report_of("final-standings", event_of(6))
    assert "Play-off" not in [column.title for column in table_of(report).columns]
    assert "play-off" not in sentences(report).lower()


@pytest.mark.parametrize("document", ["final-standings", "cross-table"])
def test_that_games_of_a_play_off_are_named_beside_the_table_and_not_counted(
    document: str,
) -> None:
    report = report_of(document, played_off(FIVE))
    assert "Yizhak, Taras – Yeremenko, Yurii 1½:½" in sentences(report)
    assert "they enter neither the points nor the tie-breaks (C.07 Art. 3)" in sentences(report)
    assert "places 3–4: Galagan, Ihor – Yeremenko, Yurii (not separated, they share" in sentences(
        report
    )
    assert set(texts_of(report, "Points")) == {"3", "0"}


def test_that_a_score_beside_a_place_is_short_and_told_step_by_step_below() -> None:
    report = report_of("final-standings", played_off(TWO))
    assert texts_of(report, "Play-off")[0] == "2:1"
    assert "2:1 (1:1, 1:0)" in sentences(report)


def test_that_a_table_is_not_final_while_a_tie_waits_for_its_play_off() -> None:
    report = report_of("final-standings", played_off("A B > X"))
    assert report.heading.document == "Standings"
    assert report.heading.subtitle == "Before the end of the play-off, not final"


def test_that_who_lost_a_play_off_reads_why() -> None:
    report = report_of("why", played_off(TWO), first=1, second=2)
    assert texts_of(report, "Why in this order") == [
        "Galagan, Ihor stands above Shevchuk, Olena: equal points (2½); in the play-off their"
        " match ended 2:1 (1:1, 1:0) (C.07 Art. 3)."
    ]


def test_that_papers_of_a_step_are_headed_by_it_and_its_own_players() -> None:
    event = played_off(FIVE)
    protocol = report_of("round-protocol", event, stage=2, round=1)
    assert protocol.heading.subtitle.startswith("Play-off for places 1–5. Round 1: Semifinals")
    assert "Semifinal 1, game 1" in texts_of(protocol, "Match")
    table = report_of("final-standings", event, stage=2)
    assert len(texts_of(table, "Place")) == 4


def test_that_a_knockout_is_ranked_by_the_round_of_everybodys_last_match() -> None:
    report = report_of("final-standings", knockout_of(6, KnockoutRules(cuts=(1, 3))))
    assert texts_of(report, "Place") == ["1", "2", "3", "4", "5–6", "5–6"]
    assert texts_of(report, "Finished in") == [
        "Final",
        "Final",
        "For 3rd place",
        "For 3rd place",
        "Quarter-finals",
        "Quarter-finals",
    ]
    assert texts_of(report, "Last match")[:2] == [
        "2:0 against Galagan, Ihor",
        "0:2 against Shevchuk, Olena",
    ]
    assert report.footer.tie_breaks == ""
    assert "places 5–6 shared" in sentences(report)


def test_that_who_is_still_in_a_knockout_is_said_to_play() -> None:
    half = knockout_of(4, KnockoutRules(), outcome=lambda white, black, _: _upper(white, black))
    report = report_of("final-standings", half)
    assert report.heading.subtitle.startswith("2 match")
    assert texts_of(report, "Finished in").count("still playing") == 3
    assert "shared" not in sentences(report)


def test_that_who_has_left_a_knockout_before_his_match_does_not_play_any_more() -> None:
    half = knockout_of(4, KnockoutRules(), outcome=lambda white, black, _: _upper(white, black))
    waiting = knockout(half.tournament.competition()).matches[MatchId("2.1-2.1")].players
    (finalist,) = (player for player in waiting if player is not None)
    entries = tuple(
        replace(entry, status=EntryStatus.WITHDRAWN) if entry.player == finalist else entry
        for entry in half.tournament.entries
    )
    left = replace(half, tournaments=(replace(half.tournament, entries=entries),))
    finished = texts_of(report_of("final-standings", left), "Finished in")
    assert finished.count("still playing") == 2
    assert finished.count("withdrawn") == 1


def _upper(white: int, black: int) -> str | None:
    return lower_wins(white, black, 1) if white + black == 5 and 1 in (white, black) else None


def test_that_the_cross_table_of_a_knockout_is_the_list_of_its_matches() -> None:
    report = report_of("cross-table", knockout_of(4, KnockoutRules()))
    assert texts_of(report, "Match") == ["Semifinal 1", "Semifinal 2", "Final"]
    assert texts_of(report, "Score") == ["2:0", "2:0", "2:0"]


def test_that_a_round_of_a_knockout_shows_match_game_and_score_before_and_after() -> None:
    report = report_of("round-protocol", knockout_of(4, KnockoutRules()), round=2)
    assert report.heading.subtitle.startswith("Round 2: Semifinals, game 2. 14 June 2026")
    assert texts_of(report, "Match") == ["Semifinal 1, game 2", "Semifinal 2, game 2"]
    assert texts_of(report, "Pts") == ["0", "0"]
    assert texts_of(report, "Match after") == ["0:2", "0:2"]


def test_that_a_game_without_which_its_match_is_decided_changes_no_score() -> None:
    def drawn_at_first(_white: int, _black: int, game: int) -> str:
        return "½-½" if game < 3 else "1-0"

    event = knockout_of(2, KnockoutRules(cuts=(1,)), outcome=drawn_at_first, system=System.MATCH)
    assert texts_of(report_of("round-protocol", event, round=3), "Match after") == ["2:1"]
    (stage,) = event.tournament.stages
    first, second, third = stage.rounds
    (game,) = second.games
    decided = replace(second, games=(replace(game, result=WHITE_WINS),))
    event = changed(event, stages=(replace(stage, rounds=(first, decided, third)),))
    assert texts_of(report_of("round-protocol", event, round=3), "Match after") == [""]


def test_that_the_regulation_stands_on_the_technical_information() -> None:
    event = with_settings(event_of(6), play_off=FIDE)
    said = facts_of(report_of("technical-information", event))
    assert "colours by lot" in said["Play-offs"]
    knockout = facts_of(report_of("technical-information", knockout_of(4, KnockoutRules())))
    assert knockout["System"] == "knockout"
    assert "Match:" in knockout["Knockout"]
    assert "Rounds" not in knockout
    assert said["Rounds"] == "5"
    assert (
        "Final, 15+10: match of two"
        in facts_of(report_of("technical-information", in_stages()))["Stages"]
    )


def test_that_the_evening_pack_has_the_stages_under_way() -> None:
    event = played_off("A B C D > X\n> knockout A B C D\nA-B 1-0")
    sheets = report_of("evening-pack", event).sheets
    titles = [(each.heading.document, each.listed) for each in sheets]
    assert ("Bracket", "Bracket: Play-off for places 1–4") in titles
    assert (
        sum(listed.startswith("Match protocols to write on") for _, listed in titles),
        sum(document == "Cross table" for document, _ in titles),
    ) == (2, 1)
    assert "Knockouts: write the winners into the bracket" in sentences(sheets[0])


@pytest.mark.parametrize("document", ["final-standings", "cross-table", "why", "evening-pack"])
def test_that_papers_with_a_play_off_are_rendered(document: str) -> None:
    assert render_pdf(report_of(document, played_off(TWO))).startswith(b"%PDF")
