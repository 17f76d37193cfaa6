"""The position of a Swiss of teams follows from its matches: held against a history kept apart."""

from dataclasses import replace
from decimal import Decimal
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.play.rounds import BoardScore, Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Colour, Mark, Result, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, SwissRules
from arbiter_app.domain.facts.rules.swiss_texts import NextGroup, Readings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    Score,
    TeamRules,
)
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TeamId,
)
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.making import position_told
from arbiter_app.domain.teams.matches import NOTHING
from tests.domain.pairing.swiss.teams.differences import any_readings
from tests.domain.pairing.swiss.teams.histories import History, Team

_MATCHES = Scoring(
    win=Decimal(2),
    draw=Decimal(1),
    loss=NOTHING,
    absence=NOTHING,
    pairing_bye=Decimal(1),
)
_LOST, _DRAWN, _WON = (
    Result(Mark.LOST, Mark.WON),
    Result(Mark.DRAWN, Mark.DRAWN),
    Result(Mark.WON, Mark.LOST),
)
_WON_BY_FORFEIT = Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST)


def _id(number: int) -> TeamId:
    return TeamId(PlayerId(-number))


def _competition(teams: int, rounds: int, rules: TeamRules, swiss: SwissRules) -> Competition:
    return Competition(
        id=StageId(1),
        settings=Settings(
            system=System.SWISS,
            rounds=rounds,
            scoring=_MATCHES,
            edition="2026",
            tie_breaks=(),
            swiss=swiss,
            teams=rules,
        ),
        participants=tuple(
            Participant(id=_id(number), number=PairingNumber(number))
            for number in range(1, teams + 1)
        ),
    )


def _match(table: int, white: int, black: int, halves: int) -> Game:
    """Return a match that was played: so many halves of a point for the team named first."""
    of_white = [min(2, max(0, halves - 2 * board)) for board in range(4)]
    return Game(
        id=GameId(table),
        board=Board(table),
        white=_id(white),
        black=_id(black),
        boards=tuple(BoardScore(Decimal(each) / 2, Decimal(2 - each) / 2) for each in of_white),
        result=_LOST if halves < 4 else _WON if halves > 4 else _DRAWN,
    )


def _forfeited(table: int, winner: int, loser: int) -> Game:
    return Game(
        id=GameId(table),
        board=Board(table),
        white=_id(winner),
        black=_id(loser),
        result=_WON_BY_FORFEIT,
    )


def _played(history: History, pairing: RoundPairing, chance: Random) -> RoundOfPlay:
    """Let a round be played, in the history and as it is written down."""
    number = Round(history.round)
    history.begin()
    games = []
    for table, pair in enumerate(pairing.pairs, start=1):
        if chance.random() < 0.1:
            games.append(_forfeited(table, pair.white, pair.black))
            history.won_by_forfeit(pair.white, pair.black)
        elif chance.random() < 0.1:
            games.append(replace(_forfeited(table, pair.white, pair.black), result=BOTH_FORFEIT))
            history.forfeited_by_both(pair.white, pair.black)
        else:
            halves = chance.randint(0, 8)
            games.append(_match(table, pair.white, pair.black, halves))
            history.match(pair.white, pair.black, halves)
    byes: tuple[Bye, ...] = ()
    if pairing.free is not None:
        byes = (Bye(player=_id(pairing.free), mark=Mark.PAIRING_BYE),)
        history.bye(pairing.free)
    return RoundOfPlay(number=number, games=tuple(games), byes=byes)


@pytest.mark.parametrize("seed", range(30))
def test_what_matches_leave_is_what_the_articles_say(seed: int) -> None:
    chance = Random(f"teams {seed}")
    size, rounds = chance.randint(10, 15), chance.randint(3, 5)
    readings, primary = any_readings(chance), chance.choice([*Score])
    rules = TeamRules(colour_type=chance.choice([*ColourType]), readings=readings, primary=primary)
    colour, acceleration = chance.choice([*Colour]), chance.choice([*Acceleration])
    swiss = SwissRules(initial_colour=colour, acceleration=acceleration)
    here = _competition(size, rounds, rules, swiss)
    history = History(
        {number: Team(number) for number in range(1, size + 1)},
        rounds=rounds,
        colour_type=rules.colour_type,
        initial=colour,
        primary=primary,
        is_accelerated=acceleration is Acceleration.BAKU,
        readings=readings,
    )
    for number in range(1, rounds + 1):
        found = swiss_position(here, Round(number))

        expected = history.position()
        floats = tuple(
            mine._replace(float_before=theirs.float_before)
            for mine, theirs in zip(found.players, expected.players, strict=True)
        )
        assert tuple(
            each._replace(counted_as=other.counted_as)
            for each, other in zip(floats, expected.players, strict=True)
        ) == (expected.players)
        assert (found.met, found.rounds_after) == (expected.met, expected.rounds_after)
        pairing = engine.pair(found)
        here = replace(here, rounds=(*here.rounds, _played(history, pairing, chance)))


def _after_one_round(rules: TeamRules, *games: Game) -> Competition:
    here = _competition(4, 3, rules, SwissRules(initial_colour=Colour.WHITE))
    return replace(here, rounds=(RoundOfPlay(number=Round(1), games=games),))


def test_the_other_score_comes_first_where_game_points_pair() -> None:
    games = (_match(1, 1, 3, 5), _match(2, 4, 2, 8))

    by_matches = swiss_position(_after_one_round(TeamRules(), *games), Round(2))
    by_games = swiss_position(_after_one_round(TeamRules(primary=Score.GAME), *games), Round(2))

    assert [(each.number, each.score, each.second_score) for each in by_matches.players] == [
        (1, 200, 250),
        (4, 200, 400),
        (2, 0, 0),
        (3, 0, 150),
    ]
    assert [(each.number, each.score, each.second_score) for each in by_games.players] == [
        (4, 400, 200),
        (1, 250, 200),
        (3, 150, 0),
        (2, 0, 0),
    ]


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        (TeamRules(), 200),
        (TeamRules(points_of_bye=Decimal("2.5")), 250),
    ],
)
def test_the_bye_is_a_drawn_match_unless_the_regulations_say_otherwise(
    rules: TeamRules, points: int
) -> None:
    here = _competition(3, 2, rules, SwissRules(initial_colour=Colour.WHITE))
    bye = Bye(player=_id(3), mark=Mark.PAIRING_BYE)
    first = RoundOfPlay(number=Round(1), games=(_match(1, 1, 2, 8),), byes=(bye,))

    found = swiss_position(replace(here, rounds=(first,)), Round(2))

    (free,) = (each for each in found.players if each.number == 3)
    assert (free.score, free.second_score, free.bye_barred) == (100, points, True)


def test_the_first_half_is_accelerated_by_match_points_alone() -> None:
    rules = SwissRules(initial_colour=Colour.WHITE, acceleration=Acceleration.BAKU)
    by_matches = swiss_position(_competition(8, 5, TeamRules(), rules), Round(1))
    by_games = swiss_position(_competition(8, 5, TeamRules(primary=Score.GAME), rules), Round(1))

    assert [each.score for each in by_matches.players] == [200] * 4 + [0] * 4
    assert {each.second_score for each in by_matches.players} == {0}
    assert {each.score for each in by_games.players} == {0}


def test_open_matches_are_named_by_table_and_teams() -> None:
    open_ = replace(_match(2, 4, 2, 8), result=None)

    with pytest.raises(RuleError) as refused:
        swiss_position(_after_one_round(TeamRules(), _match(1, 1, 3, 5), open_), Round(2))

    assert refused.value.code == "pairing.matches-open"
    assert refused.value.facts == {"round": 1, "tables": "2 (4 – 2)"}


def test_a_draft_is_known_to_be_made_by_other_readings() -> None:
    graded = TeamRules(readings=Readings(next_group=NextGroup.FEWEST))
    games = (_match(1, 1, 3, 5), _match(2, 4, 2, 8))

    told = {
        position_told(swiss_position(here, Round(2)), here)
        for rules in (TeamRules(), graded, TeamRules(primary=Score.GAME))
        for here in [_after_one_round(rules, *games)]
    }

    assert len(told) == 3
