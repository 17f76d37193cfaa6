"""What other engines are given to read, and what is read from them."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import WHITE_WINS, Colour, Mark, Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, ForbiddenPairs, SwissRules
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
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from tests.oracles.answers import round_of_pairs
from tests.oracles.bbp import in_its_letters, objections_in
from tests.oracles.report import before_round, text_for_engines

RULES = SwissRules(
    initial_colour=Colour.BLACK,
    acceleration=Acceleration.BAKU,
    forbidden=(ForbiddenPairs(players=(PlayerId(1), PlayerId(4)), first_round=Round(2)),),
)
SETTINGS = Settings(
    system=System.SWISS, rounds=3, edition="2026-03", tie_breaks=("BH",), swiss=RULES
)


def event(settings: Settings = SETTINGS) -> Event:
    """Five players; the first game of round 1 is adjourned, and one of them has left since."""
    numbers = range(1, 6)
    pairs = ((3, 1, None), (2, 4, WHITE_WINS))
    games = tuple(
        Game(
            id=GameId(board),
            board=Board(board),
            white=PlayerId(white),
            black=PlayerId(black),
            result=result,
            adjournment=None if result else Adjournment(),
        )
        for board, (white, black, result) in enumerate(pairs, start=1)
    )
    bye = Bye(player=PlayerId(5), mark=Mark.PAIRING_BYE)
    half = Bye(player=PlayerId(2), mark=Mark.HALF_BYE)
    rounds = (
        RoundOfPlay(number=Round(1), games=games, byes=(bye,)),
        RoundOfPlay(number=Round(2), games=(), byes=(half,)),
    )
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=settings,
        entries=tuple(
            Entry(
                player=PlayerId(number),
                status=EntryStatus.WITHDRAWN if number == 4 else EntryStatus.REGISTERED,
            )
            for number in numbers
        ),
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(
                DrawnNumber(player=PlayerId(number), number=PairingNumber(number))
                for number in numbers
            ),
        ),
        stages=(Stage(id=FIRST_STAGE, rounds=rounds),),
    )
    return Event(
        title="Five",
        players={PlayerId(n): Player(id=PlayerId(n), name=f"Player {n}") for n in numbers},
        tournaments=(tournament,),
    )


def test_that_a_report_has_only_what_every_engine_reads() -> None:
    lines = text_for_engines(event()).splitlines()
    assert [line for line in lines if not line.startswith("001")] == [
        "142 3",
        "152 B",
        "240 H   2    2",
        "240 Z   2    4",
        "250       1.0   1   1    1    4",
        "250       0.5   2   2    1    4",
        "260   2   3    1    4",
    ]


def test_that_an_adjourned_game_is_a_draw_to_them() -> None:
    first, *_ = (line for line in text_for_engines(event()).splitlines() if line[:3] == "001")
    assert first[80:84] == " 0.5"
    assert first[91:] == "   3 b ="


def test_that_a_round_before_it_was_paired_has_its_byes_alone() -> None:
    before = before_round(event(), Round(1))
    rounds = before.tournament.main_stage.rounds
    assert [(each.number, each.games, each.byes) for each in rounds] == [(1, (), ())]
    lines = text_for_engines(before).splitlines()
    assert all(len(line) < 91 for line in lines), "no round is paired"


def test_that_bbp_pairings_is_told_of_points_in_its_own_letters() -> None:
    scoring = Scoring(win=Decimal(3), draw=Decimal(1), absence=Decimal("0.5"), loss=Decimal("0.5"))
    text = text_for_engines(event(replace(SETTINGS, scoring=scoring)))
    assert "162  W 3.0    D 1.0    L 0.5    A 0.5    P 1.0\n" in text
    told = [line for line in in_its_letters(text).splitlines() if line.startswith("BB")]
    assert told == ["BBW  3.0", "BBD  1.0", "BBL  0.5", "BBZ  0.5", "BBF  0.5", "BBU  1.0"]
    assert "162" not in in_its_letters(text)


def test_that_the_bye_is_who_meets_nobody() -> None:
    pairs = (Pair(PairingNumber(1), PairingNumber(3)), Pair(PairingNumber(4), PairingNumber(2)))
    expected = RoundPairing(pairs=pairs, free=PairingNumber(5))
    assert round_of_pairs([(1, 3), (4, 2), (5, 0)]) == expected


def test_that_objections_of_bbp_pairings_are_kept_by_round() -> None:
    said = (
        "a: Round #1\n"
        "a: Round #2\n"
        "  Checker pairings        Tournament pairings \n"
        "      1 -   3                  1 -   2\n"
        "      2 -   0                  3 -   0\n\n"
        "a: Round #3\nNo valid pairing exists for round 3.\n\n"
    )
    found = objections_in(said)
    assert [*found] == [2, 3]
    assert "2 -   0" in found[2]
