"""The table of systems of play."""

from arbiter_app.domain.event import System
from arbiter_app.domain.pairing.catalogue import SYSTEMS


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
