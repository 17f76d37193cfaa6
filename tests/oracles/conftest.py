"""Without FIDE's engine its tests are not collected; the last lines of a run say so."""

from tests.oracles.gacrux import python_of_gacrux

_OF_ENGINE = ["test_against_gacrux.py", "test_teams_against_gacrux.py"]

collect_ignore = [] if python_of_gacrux() else _OF_ENGINE
