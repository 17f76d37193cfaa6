"""The table of systems of play."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import TRAITS, System
from arbiter_app.domain.ids import MatchId, PairingNumber, Round
from arbiter_app.domain.pairing.berger import FEWEST_PLAYERS, berger
from arbiter_app.domain.pairing.catalogue import SYSTEMS, fixed_rounds
from arbiter_app.domain.pairing.position import DueGame, Pair, Position


def settings(system: System, *, cycles: int = 1) -> Settings:
    return Settings(system=system, cycles=cycles, edition="2026-03", tie_breaks=())


def test_that_every_system_is_paired_by_the_program() -> None:
    assert set(TRAITS) == set(System) == set(SYSTEMS)


def test_that_every_system_pairs_all_of_its_smallest_field_in_each_number_of_cycles() -> None:
    for system in (each for each in SYSTEMS if each.traits.meets_all):
        for cycles in system.traits.cycles:
            rounds = fixed_rounds(settings(system, cycles=cycles), FEWEST_PLAYERS)
            playing = {
                n for round_ in rounds for pair in round_.pairs for n in (pair.white, pair.black)
            }
            assert playing == set(range(1, FEWEST_PLAYERS + 1))


def test_that_a_round_is_paired_by_its_number_alone() -> None:
    whole = berger(8, cycles=2, swap_last_rounds=True)
    for number in (7, 2, 6, 14, 1):
        position = Position(players=8, round=Round(number), cycles=2, swap_last_rounds=True)
        assert SYSTEMS[System.ROUND_ROBIN].pair(position) == whole[number - 1]


def test_that_of_a_bracket_the_earliest_round_is_paired_first() -> None:
    first, second = MatchId("1.1-4.1"), MatchId("2.1-2.1")
    due = (
        DueGame(match=second, bracket_round=2, white=PairingNumber(1), black=PairingNumber(2)),
        DueGame(match=first, bracket_round=1, white=PairingNumber(4), black=PairingNumber(3)),
    )
    pairing = SYSTEMS[System.KNOCKOUT].pair(Position(players=4, due=due))
    assert pairing.pairs == (Pair(PairingNumber(4), PairingNumber(3), first),)


@pytest.mark.parametrize(
    ("system", "taken", "refused", "code"),
    [
        (System.KNOCKOUT, (2, 24, 256), (0, 1, 257), "knockout.entrants"),
        (System.MATCH, (2,), (1, 3), "match.players"),
        (System.STAGES, (2, 300), (1,), "stage.players"),
        (System.SWISS, (2, 2000), (1,), "stage.players"),
    ],
)
def test_that_what_is_not_paired_at_once_still_has_its_limits(
    system: System, taken: tuple[int, ...], refused: tuple[int, ...], code: str
) -> None:
    for players in taken:
        assert fixed_rounds(settings(system), players) == ()
    for players in refused:
        with pytest.raises(RuleError) as error:
            fixed_rounds(settings(system), players)
        assert error.value.code == code
