"""Without other engines the tests that ask them are not collected; the last lines of a run say that
FIDE's is missing.
"""

from tests.oracles.gacrux import python_of_gacrux
from tests.oracles.voters import python_of_voters

_OF_ENGINE = ["test_against_gacrux.py", "test_teams_against_gacrux.py"]

collect_ignore = [] if python_of_gacrux() else [*_OF_ENGINE]
if not python_of_voters():
    collect_ignore.append("test_dubov_votes.py")
