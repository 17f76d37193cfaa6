"""The proof for any numbering: when players of one contingent meet."""

import pytest

from arbiter_app.domain.drawing.contingent_meetings import ContingentMeetings, contingent_meetings
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.berger import berger
from tests.domain.drawing.fields import field

REGION = ContingentKey.REGION


def drawn_event(players: tuple[Player, ...], settings: Settings) -> Event:
    """An event where the number of a player is his id."""
    schedule = berger(
        len(players), cycles=settings.cycles, swap_last_rounds=settings.swap_last_rounds
    )
    rounds = tuple(
        RoundOfPlay(
            number=Round(number),
            games=tuple(
                Game(
                    id=GameId(100 * number + board),
                    board=Board(board),
                    white=PlayerId(pair.white),
                    black=PlayerId(pair.black),
                )
                for board, pair in enumerate(pairing.pairs, start=1)
            ),
        )
        for number, pairing in enumerate(schedule, start=1)
    )
    drawn = tuple(
        DrawnNumber(player=player.id, number=PairingNumber(player.id)) for player in players
    )
    return event_of(
        players,
        settings,
        draw=Draw(method=DrawMethod.BY_HAND, drawn=drawn),
        stage=Stage(id=StageId(1), rounds=rounds),
    )


def event_of(
    players: tuple[Player, ...], settings: Settings, *, draw: Draw | None, stage: Stage
) -> Event:
    entries = tuple(Entry(player=player.id) for player in players)
    tournament = Tournament(
        id=TournamentId(1), title="", settings=settings, entries=entries, draw=draw, stages=(stage,)
    )
    return Event(players={player.id: player for player in players}, tournaments=(tournament,))


def settings(
    cycles: int = 1, *, swap: bool = False, system: System = System.ROUND_ROBIN
) -> Settings:
    return Settings(
        edition="2026-03", tie_breaks=(), cycles=cycles, swap_last_rounds=swap, system=system
    )


def rounds_of(found: ContingentMeetings) -> list[int]:
    return [meeting.round for meeting in found.meetings]


def test_that_every_game_of_a_contingent_is_found_with_its_round() -> None:
    """With ten, 1 and 2 meet in round 2, 1 and 3 in round 3, 2 and 3 in round 4."""
    event = drawn_event(field(3, *[1] * 7), settings())
    (found,) = contingent_meetings(in_hand(event), REGION)
    assert (found.contingent, found.players, found.rounds) == ("Region 00", (1, 2, 3), 9)
    assert rounds_of(found) == [2, 3, 4]
    (second,) = found.of_round(Round(2))
    assert {second.white, second.black} == {1, 2}
    assert (found.first_late, found.latest, found.late) == (7, 4, ())


def test_that_the_last_three_rounds_are_pointed_out() -> None:
    """With ten, 8 and 9 meet in round 7, and nobody else of 5 to 9 so late."""
    players = field(*[1] * 4, 5, 1)
    (found,) = contingent_meetings(in_hand(drawn_event(players, settings())), REGION)
    (late,) = found.late
    assert (late.round, {late.white, late.black}, found.latest) == (7, {8, 9}, 7)


def test_that_the_largest_contingent_stands_first_and_a_single_player_nowhere() -> None:
    event = drawn_event(field(2, 1, 3, 1, 2), settings())
    assert [each.contingent for each in contingent_meetings(in_hand(event), REGION)] == [
        "Region 02",
        "Region 00",
        "Region 04",
    ]


def test_that_the_second_cycle_and_swapped_rounds_are_as_in_the_schedule() -> None:
    """With four, 1 and 4 meet in round 1, 2 and 3 too; 2 and 4 in round 3."""
    players = field(1, 2, 1)
    plain, swapped = (
        contingent_meetings(in_hand(drawn_event(players, settings(2, swap=swap))), REGION)[0]
        for swap in (False, True)
    )
    assert rounds_of(plain) == [1, 4]
    pair = field(*[1], 1, 2)
    assert rounds_of(contingent_meetings(in_hand(drawn_event(pair, settings(2))), REGION)[0]) == [
        2,
        5,
    ]
    assert rounds_of(
        contingent_meetings(in_hand(drawn_event(pair, settings(2, swap=True))), REGION)[0]
    ) == [
        3,
        5,
    ]
    assert rounds_of(swapped) == [1, 4]


def test_that_numbers_not_yet_taken_are_judged_by_the_table() -> None:
    players = field(3, *[1] * 7)
    before = event_of(players, settings(), draw=None, stage=Stage(id=StageId(1)))
    numbers = {player.id: PairingNumber(player.id) for player in players}
    assert contingent_meetings(in_hand(before), REGION, numbers=numbers) == contingent_meetings(
        in_hand(drawn_event(players, settings())), REGION
    )
    assert contingent_meetings(in_hand(before), REGION) == ()
    too_few = {player.id: PairingNumber(player.id) for player in players[:2]}
    with pytest.raises(RuleError, match="too-few-players"):
        contingent_meetings(in_hand(before), REGION, numbers=too_few)


def test_that_the_rounds_of_a_swiss_are_read_as_they_were_paired() -> None:
    players = field(2, 1, 1)
    game = Game(id=GameId(1), board=Board(1), white=PlayerId(2), black=PlayerId(1))
    drawn = drawn_event(players, settings())
    stage = Stage(id=StageId(1), rounds=(RoundOfPlay(number=Round(1), games=(game,)),))
    swiss = event_of(
        players, settings(system=System.SWISS), draw=drawn.tournament.draw, stage=stage
    )
    (found,) = contingent_meetings(in_hand(swiss), REGION)
    assert [(meeting.white, meeting.black) for meeting in found.late] == [(2, 1)]
    assert found.first_late == 1
