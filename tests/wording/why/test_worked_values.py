"""Sentences and parts as a loser reads them."""

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId, TournamentId
from arbiter_app.domain.table.why import POINTS, Inquiry, inquiry, order_of
from arbiter_app.domain.table.worked_values import worked
from arbiter_app.formats.crosstable_text import parse, players, settings, tournament
from arbiter_app.i18n import catalogue
from arbiter_app.wording.why import order as why
from arbiter_app.wording.why.worked_values import value_in_words

CASES = Path(__file__).parents[2] / "data" / "cases"
ENGLISH = catalogue("en")


def played(name: str, *tie_breaks: str, edition: str = "2026-03") -> tuple[Tournament, Inquiry]:
    table = parse((CASES / f"{name}.txt").read_text("utf-8"))
    names = {
        PlayerId(number): Player(id=PlayerId(number), name=line.name)
        for number, line in enumerate(table.lines, start=1)
    }
    people = {**names, **players(table)}
    found = tournament(table, settings(table, edition, *tie_breaks))
    return found, inquiry(found.competition(), people)


def sentence(asked: Inquiry, one: int, other: int) -> str:
    order = order_of(asked, asked.numbered(one), asked.numbered(other))
    return why.sentence(ENGLISH, asked, order)


def parts(asked: Inquiry, code: str, number: int) -> list[str]:
    """A value as lines of text, title and rule left out."""
    found = worked(asked, code, asked.numbered(number))
    return value_in_words(ENGLISH, asked, found).text(ENGLISH).split("\n")[2:]


def test_that_points_divide() -> None:
    _, asked = played("tec_swiss_2026", "BH/C1")
    assert sentence(asked, 2, 3) == "Bruno stands above Charline by points: 4 against 3½."


def test_that_the_first_criterion_is_named_with_its_article_and_both_values() -> None:
    _, asked = played("nested_direct_encounter", "DE")
    assert sentence(asked, 6, 5) == (
        "Faina stands above Eva: equal points (3); direct encounter (C.07 Art. 6): 1 against 0."
    )


def test_that_a_larger_group_is_named_by_its_size() -> None:
    _, asked = played("nested_direct_encounter", "DE")
    assert sentence(asked, 2, 5) == (
        "Eva stands above Bruno: equal points (3); direct encounter of 4 players (C.07 Art. 6):"
        " 2 against 1."
    )


def test_that_criteria_on_the_way_are_told_compactly() -> None:
    _, asked = played("tec_swiss_2026", "DE", "BH/C1", "BH", "SB")
    assert sentence(asked, 1, 16) == (
        "Alyx stands above Stephan: equal points (3½), direct encounter of 4 players"
        " (not all have met), Buchholz, cut 1 (11 : 11), Buchholz (12½ : 12½), then"
        " Sonneborn-Berger (C.07 Art. 9.1): 8 against 7¼."
    )


def test_that_missing_games_are_told_by_worst_and_best_case() -> None:
    _, asked = played("swiss_direct_encounter", "DE")
    assert sentence(asked, 1, 2) == (
        "Alyx stands above Bruno: equal points (2); direct encounter of 3 players"
        " (C.07 Art. 6.3): at least 2 against at most 1."
    )


def test_that_the_text_of_2017_is_cited_under_its_own_name() -> None:
    _, asked = played("legacy_swiss", "BH", edition="legacy-virtual")
    rows = asked.table.rows
    divided = next(row for row in rows if row.decided_by == 0)
    above = rows[rows.index(divided) - 1]
    assert "Buchholz (C.02 Art. 13.4)" in sentence(asked, above.number, divided.number)


def test_that_a_shared_place_names_all_who_share_it() -> None:
    _, asked = played("swiss_direct_encounter", "DE")
    assert sentence(asked, 2, 3) == (
        "Bruno – Carla share the places 2–3: equal points (2), direct encounter (not all have met)."
    )


def test_that_lots_are_told_with_their_seed() -> None:
    found, asked = played("swiss_direct_encounter", "DE")
    lots = replace(found.settings, unresolved=Unresolved.LOTS)
    waiting = inquiry(replace(found, settings=lots).competition(), asked.players)
    assert sentence(waiting, 2, 3).endswith("Lots are still to be drawn (C.07 Art. 4.2).")
    drawn = inquiry(
        replace(found, settings=lots, tie_lot_seed="Lviv 7").competition(), asked.players
    )
    assert sentence(drawn, 2, 3).endswith(
        "equal points (2), direct encounter (not all have met); the drawing of lots (seed Lviv 7)"
        " decided (C.07 Art. 4.2)."
    )


def test_that_a_dropped_criterion_is_named_with_the_reason() -> None:
    _, asked = played("unrated_dropped", "ARO", "WIN")
    assert "share the places 4–5" in sentence(asked, 3, 6)
    assert sentence(asked, 3, 6).endswith(
        "Not applied, for some players have no rating:"
        " average rating of opponents (C.07 Art. 10.1)."
    )


def test_that_the_events_own_criterion_is_told_with_its_definition() -> None:
    found, asked = played("swiss_direct_encounter", "OTHER_BLITZ")
    own = OwnCriterion(
        code="OTHER_BLITZ",
        definition="place in the {blitz}",
        lower_is_better=True,
        values={PlayerId(2): Decimal(1), PlayerId(3): Decimal(2)},
    )
    blitz = inquiry(replace(found, own_criteria=(own,)).competition(), asked.players)
    assert sentence(blitz, 2, 3) == (
        "Bruno stands above Carla: equal points (2); Blitz (the event’s own: place in the {blitz}):"
        " 1 against 2. The lower value comes first."
    )
    assert sentence(blitz, 1, 3).endswith("2 against no value. Who has no value comes last.")
    assert parts(blitz, "OTHER_BLITZ", 2) == ["As the arbiter entered it: 1"]


def test_that_who_left_early_is_told_by_the_article() -> None:
    _, asked = played("withdrawal_below_half", "DE")
    gone = next(row for row in asked.table.rows if row.annulled)
    assert "does not count in the table (C.05 Art. 6.6)" in sentence(asked, 1, gone.number)
    assert "nothing counts (C.05 Art. 6.6)" in "".join(parts(asked, POINTS, gone.number))
    others = [row.number for row in asked.table.rows if not row.annulled]
    told = "\n".join(line for number in others for line in parts(asked, POINTS, number))
    assert "does not count: the opponent left early (C.05 Art. 6.6)" in told


def test_that_adjusted_scores_dummies_and_cuts_are_told_with_their_articles() -> None:
    _, asked = played("tec_swiss_2026", "BH/C1")
    assert parts(asked, "BH/C1", 4) == [
        "Round 1: Black against 12 Nick; has 2, counted as 3: requested byes at the end are draws"
        " (C.07 Art. 16.3) – 3",
        "Round 2: half-point bye; in place of an opponent a dummy with 2½: the player’s own 3½,"
        " but at most a draw in each of 5 rounds (C.07 Art. 16.4.2); left out (C.07 Art. 16.5)"
        " – (2½)",
        "Round 3: White against 13 Opal – 1½",
        "Round 4: White against 3 Charline – 3½",
        "Round 5: Black against 1 Alyx – 3½",
        "Sum: 11½",
    ]


def test_that_a_forfeit_has_the_scheduled_opponent_for_a_cap() -> None:
    _, asked = played("tec_swiss_2026", "SB")
    told = parts(asked, "SB", 11)[3]
    assert told.startswith("Round 4: won by forfeit against 9 Jessica (1½ × 1);")
    assert "at most what the scheduled opponent has (C.07 Art. 16.4.1)" in told


def test_that_every_product_of_sonneborn_berger_is_shown() -> None:
    _, asked = played("four_players", "SB")
    assert parts(asked, "SB", 2) == [
        "Round 1: Black against 4 David (0 × 1) – 0",
        "Round 2: White against 1 Alyx (2½ × ½) – 1¼",
        "Round 3: Black against 3 Charline (2 × 0) – 0",
        "Sum: 1¼",
    ]


def test_that_the_koya_system_shows_its_limit() -> None:
    _, asked = played("double_round_robin", "KS/L-1")
    told = parts(asked, "KS/L-1", 1)
    assert told[0] == ("Limit: 2½, half of the 6 points of a player who wins all, moved by −½.")
    assert "Round 1: White against 4 David (1½ points in all, 1 scored); below the limit" in told
    assert told[-1] == "Sum: 2½"


def test_that_the_extended_koya_system_shows_by_how_many_score_groups_its_limit_is_moved() -> None:
    _, asked = played("legacy_extended_koya", "KS", edition="legacy-virtual")
    half = "half of the 5 points of a player who wins all"
    told = parts(asked, "KS/G-2", 5)
    assert told[0] == f"Limit: 0, {half}, extended by 2 score groups below it."
    assert "Round 4: won by forfeit against 6 Faina (0 points in all, 1 scored) – 1" in told
    told = parts(asked, "KS/G+1", 1)
    assert told[0] == f"Limit: 4, {half}, reduced by 1 score group from it on."
    assert told[-1] == "Sum: 1"
    assert parts(asked, "KS/G+2", 1)[0] == "Limit: no score group is left."


def test_that_the_sum_of_buchholz_shows_whose_it_adds_up() -> None:
    _, asked = played("legacy_swiss", "SOB", edition="legacy-virtual")
    assert parts(asked, "SOB", 1) == [
        "Round 1: White against 2 Bruno – 9½",
        "Round 2: half-point bye; no game over the board",
        "Round 3: lost by forfeit against 3 Carla; no game over the board",
        "Round 4: White against 4 David – 9",
        "Sum: 18½",
    ]


def test_that_a_forfeit_of_both_is_compared_with_a_draw_in_standard_points() -> None:
    _, asked = played("forfeits_and_decisions", "STD")
    told = parts(asked, "STD", 3)
    assert "Round 1: lost by forfeit against 2 Bruno (0 to ½) – 0" in told
    assert parts(asked, "STD", 1)[1] == "Round 2: White against 2 Bruno (0 to 0) – ½"


@pytest.mark.parametrize(
    ("edition", "code", "told"),
    [
        ("2026-03", "STD", "a forfeit of both gives neither anything (C.07 Art. 15.2)"),
        ("legacy-virtual", "SB", "A win by forfeit counts in full (C.02 Art. 13.9.1, 13.14.2)"),
        ("legacy-virtual", "ARO/C1", "The lowest ratings are left out (C.02 Art. 13.3.2)"),
        ("legacy-virtual", "KS/G-1", "(C.02 Art. 13.6.2)"),
    ],
)
def test_that_the_help_of_a_criterion_says_what_its_article_leaves_open(
    edition: str, code: str, told: str
) -> None:
    _, asked = played("four_players", "DE", edition=edition)
    found = worked(asked, code, asked.numbered(1))
    assert told in value_in_words(ENGLISH, asked, found).rule


def test_that_the_help_of_a_later_text_does_not_tell_of_2017() -> None:
    _, asked = played("four_players", "DE")
    for code in ("SB", "ARO/C1"):
        found = worked(asked, code, asked.numbered(1))
        assert "C.02" not in value_in_words(ENGLISH, asked, found).rule


def test_that_ratings_show_average_share_and_expectation() -> None:
    _, asked = played("tec_swiss_2026", "TPR")
    assert parts(asked, "TPR", 4)[-1] == (
        "Average rating: 7550 : 4 = 1887.5, rounded 1888. 3 points in 4 games are 75 %,"
        " worth +193. 1888 + 193 = 2081"
    )
    assert parts(asked, "TPR", 9)[-1] == (
        "Average rating: 3950 : 2 = 1975. 0 points in 2 games are 0 %, worth −800."
        " 1975 − 800 = 1175"
    )
    assert parts(asked, "PTP", 4)[-1] == (
        "Result: 2168. To be expected there: 3 points, at 2167: 2.98; scored: 3"
    )
    assert parts(asked, "PTP", 9)[-1] == "Without a point: the lowest rating less 800 = 950"
    assert parts(asked, "ARO", 4)[-1] == "Average: 7550 : 4 = 1887.5, rounded 1888"
    assert parts(asked, "ARO", 4)[1] == "Round 2: half-point bye; no game over the board"
    assert parts(asked, "RTNG", 4) == ["2050"]


def test_that_repeated_meetings_are_shown_as_an_average() -> None:
    _, asked = played("double_round_robin", "DE")
    assert parts(asked, "DE", 2) == [
        "The games of 2 players who were level:",
        "Alyx: average of 1, ½ against Bruno – ¾",
        "Bruno: average of 0, ½ against Alyx – ¼",
    ]


def test_that_a_mini_table_with_missing_games_shows_worst_and_best_case() -> None:
    _, asked = played("swiss_direct_encounter", "DE")
    assert parts(asked, "DE", 2) == [
        "The games of 3 players who were level:",
        "Alyx: 1 against Carla; 1 against Bruno – 2",
        "Bruno: 0 against Alyx; 1 not met – 0 to 1",
        "Carla: 0 against Alyx; 1 not met – 0 to 1",
        "Not all have met: placed is who stays ahead of all that follow, whatever the missing"
        " games bring (C.07 Art. 6.3).",
        "Again among the 2 still level:",
        "Bruno: 1 not met – 0 to 1",
        "Carla: 1 not met – 0 to 1",
        "Not all have met, and nobody stays ahead of all others whatever the missing games bring:"
        " direct encounter does not apply (C.07 Art. 6.3).",
    ]


def test_that_of_a_crowd_only_those_asked_about_are_listed() -> None:
    level = [PlayerId(number) for number in range(1, 21)]
    unplayed = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(system=System.SWISS, edition="2026-03", tie_breaks=("DE",)),
        entries=tuple(Entry(player=player) for player in level),
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(DrawnNumber(player=each, number=PairingNumber(each)) for each in level),
        ),
        stages=(Stage(id=StageId(1)),),
    )
    names = {player: Player(id=player, name=f"Player {player}") for player in level}
    told = parts(inquiry(unplayed.competition(), names), "DE", 7)
    assert told[:3] == [
        "The games of 20 players who were level:",
        "Player 7: 19 not met – 0 to 19",
        "The games of all others are left out here.",
    ]


def test_that_a_player_alone_on_his_points_has_no_direct_encounter() -> None:
    _, asked = played("four_players", "DE")
    assert parts(asked, "DE", 1) == ["Nobody was level with the player when it was asked."]


@pytest.mark.parametrize("code", ["WIN", "WON", "BPG", "BWG", "REP", "STD", "PS/C1", "PTS"])
def test_that_own_results_end_in_their_sum(code: str) -> None:
    _, asked = played("tec_swiss_2026")
    assert parts(asked, code, 14)[-1].startswith("Sum: ")


def test_that_points_set_by_the_arbiter_are_told() -> None:
    _, asked = played("swiss_decisions")
    assert parts(asked, POINTS, 1) == [
        "Round 1: White against 4 David – 1",
        "Round 2: Black against 3 Carla; −½ by decision of the arbiter – ½",
        "Round 3: White against 2 Bruno – 0",
        "Sum: 1½",
    ]
    assert parts(asked, POINTS, 2)[-2:] == ["By decision of the arbiter: +1", "Sum: 2½"]


def test_that_the_first_is_explained_beside_the_second_and_others_beside_the_one_above() -> None:
    _, asked = played("four_players", "SB")
    first, second, third, last = (row.player for row in asked.table.rows)
    assert why.neighbours(asked, first) == (first, second)
    assert why.neighbours(asked, second) == (first, second)
    assert why.neighbours(asked, last) == (third, last)


def test_that_two_who_left_early_are_told_alike() -> None:
    _, asked = played("withdrawal_of_two", "DE")
    assert sentence(asked, 5, 6).startswith("Eva and Faina have no places: both left")


def test_that_a_crowd_on_a_place_is_counted_where_a_sentence_may_not_name_all() -> None:
    _, asked = played("withdrawal_of_two", "DE")
    order = order_of(asked, asked.numbered(1), asked.numbered(2))
    assert "Alyx – Bruno share the places 1–2" in why.sentence(ENGLISH, asked, order)
    told = why.sentence(ENGLISH, asked, order, most_names=1)
    assert told.startswith("2 players share the places 1–2")


def test_that_an_undefined_average_is_told_and_comes_last() -> None:
    _, asked = played("undefined_average", "ARO")
    assert sentence(asked, 4, 3) == (
        "David stands above Carla: equal points (2); average rating of opponents"
        " (C.07 Art. 10.1): 1950 against no value. Who has no value comes last."
    )
    assert parts(asked, "ARO", 3)[-1] == "No value, which comes last."
    assert parts(asked, "AOB", 1)[-1] == "Average: 13 : 3 = 4.33"


def test_that_values_stand_side_by_side_in_one_way() -> None:
    quarters = [Decimal("3.75"), Decimal(4)]
    assert why.value_texts(ENGLISH, "AOB", quarters) == ["3¾", "4"]
    thirds = [Decimal("3.75"), Decimal(13) / 3]
    assert why.value_texts(ENGLISH, "AOB", thirds) == ["3.75", "4.33"]


def test_that_opponents_without_a_rating_are_told() -> None:
    _, asked = played("unrated_left_out", "ARO")
    told = "\n".join(parts(asked, "ARO", 1))
    assert "Round 2: Black against 5 Eva; the opponent has no rating" in told
    _, asked = played("unrated_arbiters_rating", "RTNG")
    assert parts(asked, "RTNG", 5) == ["The rating set by the arbiter: 1600"]
    assert "Round 2: Black against 5 Eva; rated by the arbiter – 1600" in parts(asked, "ARO", 1)


def test_that_a_dropped_criterion_has_no_parts() -> None:
    _, asked = played("unrated_dropped", "ARO")
    assert parts(asked, "ARO", 1) == [
        "Not applied, for some players have no rating (C.07 Art. 10.1)."
    ]


def test_that_a_free_round_is_told_where_it_counts() -> None:
    _, asked = played("odd_field", "KS")
    assert parts(asked, "PS", 1)[0] == "Round 1: free (0) – 0"
    assert parts(asked, "KS", 1)[0] == ("Limit: 2, half of the 4 points of a player who wins all.")


def test_that_the_virtual_opponent_of_2017_is_told() -> None:
    _, asked = played("legacy_swiss", "BH", edition="legacy-virtual")
    told = parts(asked, "BH", 1)
    assert told[0] == (
        "Round 1: White against 2 Bruno; has 1½, counted as 2: unplayed rounds are draws"
        " (C.02 Art. 13.14.2) – 2"
    )
    assert told[1].startswith(
        "Round 2: half-point bye; in place of an opponent a virtual one with 2½:"
    )
    assert told[-1] == "Sum: 9"


def test_that_an_average_is_written_in_one_style() -> None:
    _, asked = played("swiss_byes_2023", "AOB")
    assert parts(asked, "AOB", 3)[-1] == "Average: 25½ : 3 = 8½"
    assert parts(asked, "AOB", 1)[-1] == "Average: 21.5 : 3 = 7.17"
