"""Rounds in which team-mates are kept apart as far as can be, as FIDE's engine pairs them by the
lists (260) of our reports.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Colour, Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, TeamMates
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    TournamentId,
)
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.team_mates import with_team_mates
from arbiter_app.formats import trf
from tests.oracles.comparing import Engines
from tests.oracles.gacrux import Checked, Gacrux

ROUNDS = 4


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engines]:
    with Engines(tmp_path_factory.mktemp("engines"), with_bbp=False) as started:
        yield started


@pytest.fixture
def gacrux(engines: Engines) -> Gacrux:
    assert engines.gacrux is not None
    return engines.gacrux


def event(chance: Random, clubs: dict[PlayerId, str], rounds: tuple[RoundOfPlay, ...]) -> Event:
    rule = TeamMates(by=ContingentKey.CLUB, last_round=chance.choice((None, Round(2))))
    people = {
        each: Player(id=each, name=f"Player {each}", fide_rating=2500 - each, club=club)
        for each, club in clubs.items()
    }
    tournament = Tournament(
        id=TournamentId(1),
        title="Open",
        settings=Settings(
            edition="2026-03",
            system=System.SWISS,
            rounds=ROUNDS,
            tie_breaks=("BH",),
            swiss=SwissRules(initial_colour=Colour.WHITE, team_mates=(rule,)),
        ),
        entries=tuple(Entry(player=each) for each in people),
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(DrawnNumber(player=each, number=PairingNumber(each)) for each in people),
        ),
        stages=(Stage(id=FIRST_STAGE, rounds=rounds),),
    )
    known = with_team_mates(tournament, people)
    return Event(title="Open", players=people, tournaments=(known,))


def played(seed: int) -> tuple[Event, int]:
    """Return an event with a crowd of one club, and how many team-mates had to meet in it."""
    chance = Random(f"crowd {seed}")
    size, crowd = chance.randint(7, 24), chance.random()
    clubs = {
        PlayerId(at): "Crowd" if chance.random() < crowd else f"Club {chance.randint(1, 3)}"
        for at in range(1, size + 1)
    }
    rounds: tuple[RoundOfPlay, ...] = ()
    met = 0
    for number in range(1, ROUNDS + 1):
        competition = event(Random(seed), clubs, rounds).tournament.competition()
        position = swiss_position(competition, Round(number))
        met += len(position.lifted)
        made = dutch.pair(position)
        games = tuple(
            Game(
                id=GameId(100 * number + board),
                board=Board(board),
                white=PlayerId(pair.white),
                black=PlayerId(pair.black),
                result=chance.choice((WHITE_WINS, DRAW, BLACK_WINS)),
            )
            for board, pair in enumerate(made.pairs, start=1)
        )
        free = () if made.free is None else (PlayerId(made.free),)
        byes = tuple(Bye(player=each, mark=Mark.PAIRING_BYE) for each in free)
        rounds = (*rounds, RoundOfPlay(number=Round(number), games=games, byes=byes))
    return event(Random(seed), clubs, rounds), met


def test_that_the_engine_pairs_the_same_by_the_lists_of_our_reports(
    gacrux: Gacrux, tmp_path: Path
) -> None:
    file, met = tmp_path / "open.trf", 0
    for seed in range(25):
        whole, of_it = played(seed)
        met += of_it
        file.write_bytes(trf.encode(trf.format(trf.report_of(whole))))
        checked = gacrux.check(file)
        assert isinstance(checked, Checked)
        assert len(checked.rounds) == ROUNDS
        differing = [at for at, each in checked.rounds.items() if each.file != each.engine]
        assert differing == [], seed
    assert met > 20
