"""The table of systems of play."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import System
from arbiter_app.domain.pairing.catalogue import SYSTEMS, pairing_system


def test_that_the_round_robin_is_paired_by_the_program_and_a_swiss_is_only_read() -> None:
    assert set(SYSTEMS) == {System.ROUND_ROBIN}


def test_that_every_system_pairs_all_of_its_smallest_field_in_each_number_of_cycles() -> None:
    for system in SYSTEMS.values():
        for cycles in system.cycles:
            rounds = system.schedule(system.fewest_players, cycles=cycles, swap_last_rounds=False)
            playing = {
                n for round_ in rounds for pair in round_.pairs for n in (pair.white, pair.black)
            }
            assert playing == set(range(1, system.fewest_players + 1))


def test_that_a_swiss_has_no_pairing_here() -> None:
    assert pairing_system(System.ROUND_ROBIN) is SYSTEMS[System.ROUND_ROBIN]
    with pytest.raises(RuleError) as refused:
        pairing_system(System.SWISS)
    assert refused.value.code == "system.swiss"
