"""Swiss fields of so many players, whose ids are a hundred more than their numbers."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import WHITE_WINS, Mark, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, GameId, PairingNumber, PlayerId, Round, StageId

Pairs = Sequence[tuple[int, int]]
"""White and Black by number."""


def id_of(number: int) -> PlayerId:
    return PlayerId(100 + number)


def field(
    players: int,
    *rounds: RoundOfPlay,
    rules: SwissRules | None = None,
    announced: int = 9,
    scoring: Scoring | None = None,
) -> Competition:
    """A Swiss with these rounds paired."""
    return Competition(
        id=StageId(1),
        settings=Settings(
            system=System.SWISS,
            rounds=announced,
            scoring=scoring or Scoring(),
            edition="2026-03",
            tie_breaks=(),
            swiss=rules or SwissRules(),
        ),
        participants=tuple(
            Participant(id=id_of(number), number=PairingNumber(number))
            for number in range(1, players + 1)
        ),
        rounds=rounds,
    )


def paired(number: int, pairs: Pairs, byes: dict[int, Mark] | None = None) -> RoundOfPlay:
    """A round in which White has won everywhere."""
    return RoundOfPlay(
        number=Round(number),
        games=tuple(
            Game(
                id=GameId(100 * number + board),
                board=Board(board),
                white=id_of(white),
                black=id_of(black),
                result=WHITE_WINS,
            )
            for board, (white, black) in enumerate(pairs, start=1)
        ),
        byes=tuple(Bye(player=id_of(each), mark=mark) for each, mark in (byes or {}).items()),
    )


def without(competition: Competition, *numbers: int) -> Competition:
    """The same after these have withdrawn."""
    gone = {id_of(number) for number in numbers}
    return replace(
        competition,
        participants=tuple(
            replace(each, has_left=each.id in gone) for each in competition.participants
        ),
    )
