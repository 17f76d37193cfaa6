"""Names of matches, rounds and games of knockouts."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, STANDARD_SCORING, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules, MatchStep
from arbiter_app.domain.ids import Board, GameId, MatchId, PairingNumber, PlayerId
from arbiter_app.domain.pairing.bracket import From, Side, bracket
from arbiter_app.domain.pairing.match import (
    Due,
    MatchState,
    NextGame,
    StepState,
    WonBy,
    match_state,
)
from arbiter_app.i18n import catalogue
from arbiter_app.wording.terms.play import knockouts

ENGLISH = catalogue("en")
ONE, TWO = PlayerId(1), PlayerId(2)
CHAIN = MatchRules(
    steps=(
        MatchStep(games=2),
        MatchStep(games=2),
        MatchStep(games=2),
        MatchStep(ending=Ending.FIRST_WIN, games=3),
        MatchStep(ending=Ending.ARMAGEDDON, games=1),
    )
)


def names(entrants: int, rules: KnockoutRules) -> dict[str, str]:
    found = bracket(entrants, rules)
    return {match: knockouts.match_name(ENGLISH, found, match) for match in found.matches}


def game(number: int, step: int, result: Result | None, *, white: PlayerId = ONE) -> Game:
    return Game(
        id=GameId(number),
        board=Board(1),
        white=white,
        black=TWO if white == ONE else ONE,
        result=result,
        step=step,
    )


def state(*games: Game, rules: MatchRules = CHAIN) -> MatchState:
    return match_state(rules, (ONE, TWO), games, (), STANDARD_SCORING)


def test_that_matches_are_called_by_what_is_left_to_win() -> None:
    called = names(32, KnockoutRules(cuts=(1, 3)))
    assert called["1.1-32.5"] == "1/16 final, match 5"
    assert called["2.1-16.8"] == "1/8 final, match 24", "the number in its box"
    assert called["3.1-8.3"] == "Quarter-final 3"
    assert called["4.1-4.2"] == "Semifinal 2"
    assert called["5.1-2.1"] == "Final"
    assert called["5.3-4.1"] == "For 3rd place"


def test_that_a_knockout_of_two_is_a_match() -> None:
    assert names(2, KnockoutRules()) == {"1.1-2.1": "Match"}


def test_that_matches_for_lower_places_say_for_which() -> None:
    called = names(16, KnockoutRules(cuts=None))
    assert called["3.5-8.1"] == "For places 5–8: semifinal 1"
    assert called["2.9-16.4"] == "For places 9–16: quarter-final 4"
    assert called["4.15-16.1"] == "For place 15"


def test_that_places_that_nobody_takes_are_not_named() -> None:
    called = names(11, KnockoutRules(cuts=None))
    assert called["2.9-12.1"] == "For places 9–11: semifinal 1"
    assert called["3.9-10.1"] == "For place 9"


def test_that_a_double_elimination_names_its_brackets() -> None:
    found = bracket(8, KnockoutRules(elimination=Elimination.DOUBLE))
    called = [knockouts.match_name(ENGLISH, found, match) for match in found.matches]
    assert "Winners’ bracket, round 2, match 5" in called
    assert "Losers’ bracket, round 4, match 13" in called
    assert called[-2:] == ["Grand final", "Grand final, second match"]
    assert len(set(called)) == len(called)


def test_that_a_consolation_bracket_is_no_bracket_for_places() -> None:
    called = set(names(12, KnockoutRules(consolation=True)).values())
    assert {"Consolation bracket: semifinal 2", "Consolation bracket: final"} <= called
    called = set(names(8, KnockoutRules(consolation=True)).values())
    assert {"For places 5–8: semifinal 2"} <= called


@pytest.mark.parametrize(
    "rules",
    [
        KnockoutRules(cuts=None),
        KnockoutRules(consolation=True),
        KnockoutRules(elimination=Elimination.DOUBLE),
    ],
)
def test_that_no_two_matches_have_the_same_name(rules: KnockoutRules) -> None:
    for entrants in range(2, 34):
        called = names(entrants, rules)
        assert len(set(called.values())) == len(called)


def test_that_columns_have_the_names_of_their_rounds() -> None:
    found = bracket(16, KnockoutRules(cuts=(1, 3)))
    columns = [knockouts.round_name(ENGLISH, found, match) for match in found.matches]
    assert list(dict.fromkeys(columns)) == [
        "1/8 final",
        "Quarter-finals",
        "Semifinals",
        "Final",
        "For 3rd place",
    ]


def test_that_who_is_not_known_yet_is_named_by_his_way() -> None:
    found = bracket(6, KnockoutRules(cuts=(1, 3)))
    quarter, semifinal = MatchId("1.1-8.3"), MatchId("2.1-4.2")
    sides = (
        Side(From.WINNER, match=quarter),
        Side(From.LOSER, match=semifinal),
        Side(From.FIRST_LOSER, match=semifinal),
        Side(From.NUMBER, number=PairingNumber(7)),
        Side(From.NUMBER, number=PairingNumber(6)),
    )
    assert [knockouts.side_text(ENGLISH, found, side) for side in sides] == [
        "winner of Quarter-final 3",
        "loser of Semifinal 2",
        "loser of Semifinal 2, if it was that player’s first match",
        "bye",
        "No. 6",
    ]
    assert [knockouts.short_side_text(ENGLISH, found, side) for side in sides] == [
        "winner of match 3",
        "loser of match 6",
        "first loss in match 6",
        "bye",
        "No. 6",
    ]


def test_that_games_are_counted_in_their_step() -> None:
    played = [
        game(1, 0, DRAW),
        game(2, 0, DRAW, white=TWO),
        game(3, 1, WHITE_WINS),
        game(4, 1, WHITE_WINS, white=TWO),
        game(5, 2, DRAW),
        game(6, 2, DRAW, white=TWO),
        game(7, 3, DRAW),
        game(8, 3, None, white=TWO),
    ]
    now = state(*played)
    assert [knockouts.game_name(ENGLISH, CHAIN, now, each) for each in played] == [
        "game 1",
        "game 2",
        "tie-break 1, game 1",
        "tie-break 1, game 2",
        "tie-break 2, game 1",
        "tie-break 2, game 2",
        "sudden death, game 1",
        "sudden death, game 2",
    ]
    last = NextGame(white=ONE, black=TWO, step=4, number=9, time_control="")
    assert knockouts.game_name(ENGLISH, CHAIN, now, last) == "armageddon"
    next_one = NextGame(white=ONE, black=TWO, step=3, number=9, time_control="")
    assert knockouts.game_name(ENGLISH, CHAIN, now, next_one) == "sudden death, game 3"
    assert knockouts.due_text(ENGLISH, CHAIN, now) == "Result is missing: sudden death, game 2"


def test_that_a_match_of_one_game_has_no_number_to_it_and_a_tie_break_alone_none() -> None:
    rules = MatchRules(steps=(MatchStep(games=1), MatchStep(games=2)))
    assert knockouts.step_game_name(ENGLISH, rules, 0, 1) == "the game"
    assert knockouts.step_game_name(ENGLISH, rules, 1, 2) == "tie-break, game 2"
    assert [knockouts.step_name(ENGLISH, CHAIN, step) for step in range(5)] == [
        "main games",
        "tie-break 1",
        "tie-break 2",
        "sudden death",
        "armageddon",
    ]


def test_that_a_score_is_told_as_a_whole_and_step_by_step() -> None:
    level = (game(1, 0, DRAW), game(2, 0, DRAW, white=TWO))
    assert knockouts.score_text(ENGLISH, state()) == ""
    assert knockouts.score_text(ENGLISH, state(*level)) == "1:1"
    now = state(*level, game(3, 1, BLACK_WINS), game(4, 1, DRAW, white=TWO))
    assert knockouts.score_text(ENGLISH, now) == "1½:2½ (1:1, ½:1½)"
    assert knockouts.score_text(ENGLISH, now, TWO) == "2½:1½ (1:1, 1½:½)"
    assert knockouts.won_by_text(ENGLISH, now) == "2½:1½ (1:1, 1½:½)"
    assert knockouts.short_won_by_text(ENGLISH, now, TWO) == "2½:1½"
    assert knockouts.short_won_by_text(ENGLISH, now, ONE) == "1½:2½"


@pytest.mark.parametrize(
    ("won_by", "text"),
    [
        (WonBy.ARMAGEDDON, "armageddon, Black drew"),
        (WonBy.WALKOVER, "by walk-over"),
        (WonBy.LOT, "by lot"),
        (WonBy.LEVEL, "level"),
        (WonBy.NOBODY, "neither came"),
    ],
)
def test_that_a_match_tells_how_it_ended(won_by: WonBy, text: str) -> None:
    nobody_played = MatchState(
        pair=(ONE, TWO),
        steps=(StepState(index=0, games=(), points=(Decimal(0), Decimal(0))),),
        due=Due.NOTHING,
        won_by=won_by,
    )
    assert knockouts.won_by_text(ENGLISH, nobody_played) == text
    played = replace(
        nobody_played,
        steps=(StepState(index=0, games=(game(1, 0, DRAW),), points=(Decimal("0.5"),) * 2),),
    )
    assert knockouts.won_by_text(ENGLISH, played) == f"½:½, {text}"
    in_short = knockouts.short_won_by_text(ENGLISH, played, ONE)
    assert in_short == f"½:½, {text.removesuffix(', Black drew')}"
    assert knockouts.won_by_text(ENGLISH, replace(played, won_by=None)) == ""


@pytest.mark.parametrize("due", [each for each in Due if each is not Due.GAME])
def test_that_everything_due_has_a_word(due: Due) -> None:
    assert knockouts.due_text(ENGLISH, CHAIN, replace(state(), due=due, next=None))
