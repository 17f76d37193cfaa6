"""Who did not come and did not explain it is left out of the next round, unless they are kept."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.play.game_notes import Absence
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Board, GameId, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import absent_before, unexplained_absentees


def _game(board: int, result: Result, absence: Absence | None = None) -> Game:
    return Game(
        id=GameId(board),
        board=Board(board),
        white=PlayerId(2 * board - 1),
        black=PlayerId(2 * board),
        result=result,
        white_absence=absence,
    )


def _competition(
    games: Sequence[Game] = (),
    *,
    byes: Mapping[int, Sequence[Bye]] | None = None,
    kept: Sequence[int] = (),
    left: Sequence[int] = (),
) -> Competition:
    """Return eight players after a round with these games; those who are kept are so in round 2."""
    asked = byes or {}
    return Competition(
        id=FIRST_STAGE,
        settings=Settings(system=System.SWISS, rounds=9, edition="2026-03", tie_breaks=()),
        participants=tuple(
            Participant(id=PlayerId(each), number=PairingNumber(each), has_left=each in left)
            for each in range(1, 9)
        ),
        draw=Draw(method=DrawMethod.BY_RATING, drawn=()),
        rounds=(
            RoundOfPlay(number=Round(1), games=tuple(games), byes=tuple(asked.get(1, ()))),
            RoundOfPlay(
                number=Round(2),
                games=(),
                byes=tuple(asked.get(2, ())),
                kept=frozenset(map(PlayerId, kept)),
            ),
        ),
    )


def test_that_who_lost_by_forfeit_at_the_board_is_left_out() -> None:
    played = _competition([_game(1, WHITE_FORFEITS), _game(2, BOTH_FORFEIT), _game(3, DRAW)])
    assert unexplained_absentees(played, Round(2)) == (1, 3, 4)
    assert unexplained_absentees(played, Round(1)) == ()
    assert unexplained_absentees(played, Round(3)) == ()


def test_that_a_forfeit_known_beforehand_is_explained() -> None:
    announced = [_game(1, WHITE_FORFEITS, Absence.MISSED), _game(2, WHITE_FORFEITS, Absence.LEFT)]
    assert unexplained_absentees(_competition(announced), Round(2)) == ()


def test_that_who_is_kept_is_paired_and_still_named() -> None:
    played = _competition([_game(1, BOTH_FORFEIT)], kept=[1])
    assert unexplained_absentees(played, Round(2)) == (2,)
    assert absent_before(played, Round(2)) == (1, 2)


def test_that_who_was_left_out_stays_out_until_they_explain() -> None:
    out = Bye(player=PlayerId(5), mark=Mark.ZERO_BYE, is_unexplained=True)
    asked = Bye(player=PlayerId(6), mark=Mark.ZERO_BYE)
    played = _competition(byes={1: [out, asked]})
    assert unexplained_absentees(played, Round(2)) == (5,)
    explained = _competition(byes={1: [out], 2: [Bye(player=PlayerId(5), mark=Mark.HALF_BYE)]})
    assert unexplained_absentees(explained, Round(2)) == ()


def test_that_who_has_left_is_not_asked_about() -> None:
    assert unexplained_absentees(_competition([_game(1, BOTH_FORFEIT)], left=[2]), Round(2)) == (1,)
