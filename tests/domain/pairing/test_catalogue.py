"""The table of systems of play."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.pairing.berger import FEWEST_PLAYERS
from arbiter_app.domain.pairing.catalogue import SYSTEMS, Paired, pairing_system


def test_that_every_system_but_a_swiss_is_paired_by_the_program() -> None:
    assert set(SYSTEMS) == set(System) - {System.SWISS}


def test_that_every_system_pairs_all_of_its_smallest_field_in_each_number_of_cycles() -> None:
    at_once = [each for each in SYSTEMS.values() if each.paired is Paired.AT_ONCE]
    for system in at_once:
        for cycles in system.cycles:
            rounds = system.schedule(FEWEST_PLAYERS, cycles=cycles, swap_last_rounds=False)
            playing = {
                n for round_ in rounds for pair in round_.pairs for n in (pair.white, pair.black)
            }
            assert playing == set(range(1, FEWEST_PLAYERS + 1))


@pytest.mark.parametrize(
    ("system", "taken", "refused", "code"),
    [
        (System.KNOCKOUT, (2, 24, 256), (0, 1, 257), "knockout.entrants"),
        (System.MATCH, (2,), (1, 3), "match.players"),
        (System.STAGES, (2, 300), (1,), "stage.players"),
    ],
)
def test_that_what_is_not_paired_at_once_still_has_its_limits(
    system: System, taken: tuple[int, ...], refused: tuple[int, ...], code: str
) -> None:
    schedule = SYSTEMS[system].schedule
    for players in taken:
        assert schedule(players, cycles=1, swap_last_rounds=False) == ()
    for players in refused:
        with pytest.raises(RuleError) as error:
            schedule(players, cycles=1, swap_last_rounds=False)
        assert error.value.code == code


def test_that_a_swiss_has_no_pairing_here() -> None:
    assert pairing_system(System.ROUND_ROBIN) is SYSTEMS[System.ROUND_ROBIN]
    with pytest.raises(RuleError) as refused:
        pairing_system(System.SWISS)
    assert refused.value.code == "system.swiss"
