"""What is played and ranked by itself: the competitions of a tournament."""

from dataclasses import replace

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay, Slot, Stage, StageKind
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, StageId
from tests.domain.cases import case, played

OVER = played(case("four_players"), "2026-03")
FINAL = StageId(2)


def with_final(*players: int, method: DrawMethod | None = DrawMethod.BY_PLACE) -> Tournament:
    """The tournament with a final of two, to which those named have come."""
    slots = tuple(
        Slot(
            number=PairingNumber(place),
            player=PlayerId(players[place - 1]) if place <= len(players) else None,
            stage=StageId(1),
            place=place,
        )
        for place in (1, 2)
    )
    final = Stage(
        id=FINAL,
        kind=StageKind.FINAL,
        title="Final",
        settings=OVER.settings,
        method=method,
        slots=slots,
        time_control="90+30",
    )
    return replace(OVER, stages=(*OVER.stages, final))


def test_that_a_tournament_makes_each_competition_once() -> None:
    tournament = with_final(3, 1)
    assert tournament.competition() is tournament.competition()
    assert tournament.competition(StageId(1)) is tournament.competition()
    assert tournament.competition(FINAL) is tournament.competition(FINAL)


def test_that_a_changed_tournament_remembers_nothing_of_the_former_one() -> None:
    before = OVER.competition()
    first, *others = OVER.entries
    left = replace(first, status=EntryStatus.WITHDRAWN)
    after = replace(OVER, entries=(left, *others))
    assert before.left == frozenset()
    assert after.competition().left == {first.player}
    assert replace(after, entries=OVER.entries) == OVER


def test_that_the_main_competition_has_what_is_the_tournaments() -> None:
    competition = OVER.competition()
    assert competition.settings == OVER.settings
    assert competition.numbers == OVER.numbers
    assert competition.players == tuple(entry.player for entry in OVER.entries)
    assert competition.rounds == OVER.stages[0].rounds
    assert not competition.is_played_upon


def test_that_a_final_has_the_players_of_its_slots_and_their_numbers() -> None:
    competition = with_final(3, 1).competition(FINAL)
    assert competition.title == "Final"
    assert competition.numbers == {3: 1, 1: 2}
    assert competition.time_control == "90+30"
    assert [each.id for each in competition.participants] == [3, 1]


def test_that_nobody_has_a_number_while_a_slot_is_empty() -> None:
    competition = with_final(3).competition(FINAL)
    assert competition.players == (3,)
    assert competition.draw is None
    assert competition.numbers == {}


def test_that_it_is_known_behind_which_places_others_go_on() -> None:
    competition = with_final().competition()
    assert competition.cuts_ahead == (2,)
    assert competition.leads_on
    assert not with_final().competition(FINAL).leads_on


def test_that_one_who_takes_no_part_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        with_final(3, 1).competition(FINAL).participant(PlayerId(2))
    assert refused.value.code == "tournament.no-such-player"
    with pytest.raises(RuleError) as refused:
        OVER.competition(FINAL)
    assert refused.value.code == "stage.none"


def test_that_a_tournament_without_stages_has_a_competition_without_rounds() -> None:
    bare = Tournament(
        id=OVER.id, title="", settings=OVER.settings, entries=(Entry(player=PlayerId(1)),)
    )
    assert bare.competition().rounds == ()
    assert bare.competition().players == (1,)


def test_that_a_round_of_which_only_byes_are_known_is_not_the_one_that_is_played() -> None:
    stage = OVER.main_stage
    absent = Bye(player=OVER.entries[0].player, mark=Mark.HALF_BYE)
    to_come = RoundOfPlay(number=Round(len(stage.rounds) + 1), games=(), byes=(absent,))
    rounds = (*stage.rounds, to_come)
    competition = replace(OVER, stages=(replace(stage, rounds=rounds),)).competition()

    assert competition.current == stage.rounds[-1]
    assert competition.rounds_paired == len(stage.rounds)


def test_that_a_round_without_games_is_the_current_one_where_there_is_no_other() -> None:
    absent = Bye(player=OVER.entries[0].player, mark=Mark.ZERO_BYE)
    first = RoundOfPlay(number=Round(1), games=(), byes=(absent,))
    stage = replace(OVER.main_stage, rounds=(first,))
    competition = replace(OVER, stages=(stage,)).competition()

    assert competition.current == first
    assert competition.rounds_paired == 0
