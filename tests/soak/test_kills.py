"""Nothing that was acknowledged is lost, whenever the program is killed."""

from pathlib import Path

from tests.soak.kills import soak

KILLS = 1000


def test_that_a_thousand_kills_lose_no_acknowledged_act(tmp_path: Path) -> None:
    toll = soak(tmp_path, KILLS, seed=2026)
    assert toll.kills == KILLS
    assert toll.acknowledged > KILLS
    assert (toll.lost, toll.unreadable) == (0, 0)
