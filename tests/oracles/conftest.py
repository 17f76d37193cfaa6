"""Without FIDE's engine its tests are not collected; the last lines of a run say so."""

from tests.oracles.gacrux import python_of_gacrux

collect_ignore = [] if python_of_gacrux() else ["test_against_gacrux.py"]
