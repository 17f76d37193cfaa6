"""Papers of matches: what is played now, who drew White, and what has decided a match."""

from dataclasses import replace

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules, MatchStep
from arbiter_app.domain.pairing.bracket import bracket
from arbiter_app.i18n import catalogue
from arbiter_app.wording.terms.registration import people
from tests.documents.conftest import (
    changed,
    event_of,
    facts_of,
    report_of,
    sentences,
    table_of,
    texts_of,
)
from tests.documents.knockouts import decided, knockout_of, lower_wins
from tests.documents.play_offs import played_off

TO_THE_ARMAGEDDON = MatchRules(
    steps=(
        MatchStep(games=2),
        MatchStep(games=2, time_control="10+10"),
        MatchStep(ending=Ending.ARMAGEDDON, time_control="4+2", black_time_control="3+2"),
    )
)
SEMIFINALS_TO_PLAY = """
    A B C D > X
    > knockout A B C D
    A-B 1-0
"""


def after_first_games(white: int, black: int, game: int) -> str | None:
    return lower_wins(white, black, game) if game == 1 else None


def four() -> Event:
    return knockout_of(4, KnockoutRules(), outcome=after_first_games)


def test_that_the_order_of_play_has_game_colours_and_time() -> None:
    report = report_of("order-of-play", four())
    assert texts_of(report, "Match") == ["Semifinal 1, game 2", "Semifinal 2, game 2"]
    assert texts_of(report, "White") == ["Yizhak, Taras", "Yeremenko, Yurii"]
    assert texts_of(report, "Start") == ["14:00", "14:00"]
    assert set(texts_of(report, "Result")) == {""}


def test_that_a_game_of_a_play_off_waits_for_the_end_of_the_pause() -> None:
    event = played_off(SEMIFINALS_TO_PLAY)
    report = report_of("order-of-play", event)
    assert "Play-off for places 1–4" in sentences(report)
    assert texts_of(report, "Time control") == ["3+2"]
    assert texts_of(report, "Start") == ["19:30"]
    assert "Colours to be drawn" in sentences(report)


def test_that_a_tie_to_be_played_off_is_announced_with_who_plays_what() -> None:
    event = played_off("A B > X")
    said = sentences(report_of("order-of-play", event))
    assert "tied for places 1–2: they are level on points" in said
    assert "divide behind place 1" in said
    assert "Shevchuk, Olena – Galagan, Ihor play a match for places 1–2." in said


def test_that_the_order_of_play_of_one_stage_has_its_games_alone() -> None:
    event = played_off(SEMIFINALS_TO_PLAY)
    of_step = report_of("order-of-play", event, stage=2)
    assert of_step.heading.subtitle.startswith("Play-off for places 1–4")
    assert texts_of(of_step, "Start") == ["19:30"]
    assert "Nothing is to be played" in sentences(report_of("order-of-play", event, stage=1))


def test_that_a_schedule_shows_the_current_round_with_what_is_left_of_earlier_ones() -> None:
    event = event_of(6, played=1)
    stage = event.tournament.main_stage
    first, *others = stage.rounds
    game, *games = first.games
    waiting = replace(game, result=None, adjournment=Adjournment())
    rounds = (replace(first, games=(waiting, *games)), *others)
    left = changed(event, stages=(replace(stage, rounds=rounds),))
    shown = texts_of(report_of("order-of-play", left), "Match")
    assert shown == ["Round 1", *["Round 2"] * 3]


def test_that_the_order_of_play_of_one_round_says_it_once_above_the_games() -> None:
    report = report_of("order-of-play", event_of(6, played=1))
    assert report.heading.subtitle.startswith("Round 2, 6 June 2026, 15:00")
    titles = [column.title for column in table_of(report).columns]
    assert titles == ["Bd", "No.", "White", "Result", "Black", "No."]
    assert len(table_of(report).rows) == 3


def test_that_lots_stand_with_seed_and_outcome_and_the_way_to_draw_them_again() -> None:
    report = report_of("colour-lots", four())
    assert texts_of(report, "Between")[0] == "Shevchuk, Olena – Yizhak, Taras"
    assert texts_of(report, "Outcome")[0] == "White: Shevchuk, Olena"
    assert texts_of(report, "By")[0] == "lot, seed жереб"
    assert "a lot below 2 is drawn each" in sentences(report)
    assert "SHA-256" in sentences(report)
    assert [each.office for each in report.signatures[2:]] == ["Witness", "Witness"]


def test_that_colours_drawn_in_the_hall_and_bids_say_so() -> None:
    first = next(iter(bracket(4, KnockoutRules()).matches))
    event = decided(four(), DecisionKind.COLOURS, first, 4)
    stage = event.tournament.main_stage
    bid = replace(stage.decisions[-1], kind=DecisionKind.BID, value="3:30")
    event = changed(event, stages=(replace(stage, decisions=(*stage.decisions, bid)),))
    report = report_of("colour-lots", event)
    assert texts_of(report, "By")[-2:] == ["drawn in the hall", "the lower bid"]
    assert texts_of(report, "Outcome")[-1] == "Black: Yizhak, Taras, who bid 3:30"


@pytest.mark.parametrize(("more", "by"), [("3:45", "the lower bid"), ("3:30", "drawn in the hall")])
def test_that_both_bids_stand_on_the_paper(more: str, by: str) -> None:
    stage = four().tournament.main_stage
    colours = stage.decisions[0]
    black = replace(colours, kind=DecisionKind.BID, value="3:30", seed=None)
    other = next(each for each in four().players if each != black.player)
    white = replace(black, kind=DecisionKind.OTHER_BID, player=other, value=more)
    event = changed(four(), stages=(replace(stage, decisions=(white, black)),))
    report = report_of("colour-lots", event)
    assert texts_of(report, "By") == [by]
    named = people.name(catalogue("en"), event.players[other])
    assert texts_of(report, "Outcome")[0].endswith(f", who bid 3:30; {named} bid {more}")


LOT_OF_WHO_PLAYS = """
    A B C D E F > X
    next: A | B | C | D E | F | X
    > knockout A B C D; E F out, lot D E
    who plays: E D
"""


def test_that_the_lot_of_who_plays_stands_on_the_paper_of_its_step() -> None:
    drawn = report_of("colour-lots", played_off(LOT_OF_WHO_PLAYS))
    said = ["lot 1: Ivanenko, Geo", "lot 2: Yizhak, Taras"]
    assert texts_of(drawn, "Outcome") == said
    assert texts_of(drawn, "By") == ["drawn in the hall"] * 2

    begun = played_off(f"{LOT_OF_WHO_PLAYS}\n> knockout A B C E; D F out")
    assert texts_of(report_of("colour-lots", begun), "Outcome") == [
        f"{said[0]}, plays",
        f"{said[1]}, does not play",
    ]


def test_that_the_lot_of_who_plays_can_be_drawn_again_from_its_seed() -> None:
    drawn = played_off(LOT_OF_WHO_PLAYS)
    stage = drawn.tournament.main_stage
    by_seed = tuple(replace(each, seed="двоє") for each in stage.decisions)
    report = report_of("colour-lots", changed(drawn, stages=(replace(stage, decisions=by_seed),)))
    assert texts_of(report, "By") == ["lot, seed двоє"] * 2
    assert "To repeat who plays" in sentences(report)


def test_that_a_form_for_lots_has_the_matches_whose_colours_are_due() -> None:
    undrawn = changed(
        four(), stages=(replace(four().tournament.main_stage, rounds=(), decisions=()),)
    )
    assert texts_of(report_of("colour-lots", undrawn, form="blank"), "Match")[:3] == [
        "Semifinal 1",
        "Semifinal 2",
        "",
    ]
    assert "No lots have been drawn." in sentences(report_of("colour-lots", undrawn))


def test_that_a_match_is_told_game_by_game_with_its_score_and_decision() -> None:
    rules = KnockoutRules(match=TO_THE_ARMAGEDDON)
    event = knockout_of(2, rules, outcome=lambda *_: "½-½")
    report = report_of("match-protocol", event)
    assert texts_of(report, "Game") == [
        "game 1",
        "game 2",
        "tie-break, game 1",
        "tie-break, game 2",
        "armageddon",
    ]
    assert texts_of(report, "1 : 2") == ["½:½", "1:1", "1½:1½", "2:2", "2½:2½"]
    assert texts_of(report, "Time control") == ["", "", "10+10", "10+10", "4+2 / 3+2"]
    assert "Winner: Galagan, Ihor" in sentences(report)
    assert "armageddon, Black drew" in sentences(report)
    assert [each.name for each in report.signatures[:2]] == ["Shevchuk, Olena", "Galagan, Ihor"]


def test_that_the_players_who_sign_first_have_no_place_for_a_stamp_beside_them() -> None:
    assert report_of("match-protocol", four(), match=1).stamp == ""


def test_that_a_form_for_a_match_under_way_keeps_its_games_and_has_room_for_the_rest() -> None:
    event = four()
    report = report_of("match-protocol", event, match=2, form="blank")
    assert report.heading.subtitle == "Semifinal 2"
    assert facts_of(report)["No. 2"].startswith("Galagan, Ihor")
    assert texts_of(report, "Game")[:3] == ["game 1", "game 2", "sudden death, game 1"]
    assert texts_of(report, "Result")[1:3] == ["", ""]
    assert texts_of(report, "White")[1] == "Yeremenko, Yurii"


def test_that_a_form_for_a_match_has_the_clocks_of_both_for_games_to_come() -> None:
    event = knockout_of(2, KnockoutRules(match=TO_THE_ARMAGEDDON), outcome=after_first_games)
    report = report_of("match-protocol", event, form="blank")
    assert texts_of(report, "Time control") == ["", "", "10+10", "10+10", "4+2 / 3+2"]


def test_that_without_a_match_there_is_a_form_for_any() -> None:
    report = report_of("match-protocol", event_of(6))
    assert [row[0].text for row in table_of(report).rows] == [str(n) for n in range(1, 9)]
    assert [each.name for each in report.signatures[:2]] == ["", ""]


def test_that_a_match_without_its_players_has_no_protocol() -> None:
    with pytest.raises(RuleError) as refusal:
        report_of("match-protocol", four(), match=3)
    assert refusal.value.code == "document.no-such-match"


def test_that_the_match_played_last_is_noted_by_its_number() -> None:
    played = knockout_of(4, KnockoutRules())
    assert document("match-protocol").resolved(played, {})["match"] == 3


@pytest.mark.parametrize("paper", ["order-of-play", "colour-lots", "match-protocol"])
def test_that_papers_of_matches_are_rendered(paper: str) -> None:
    assert render_pdf(report_of(paper, four())).startswith(b"%PDF")
