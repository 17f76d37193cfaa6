import ast
from pathlib import Path

from arbiter_app.i18n import catalogue
from arbiter_app.wording.journal.snapshots import occasion
from tests.sources import modules_with

SOURCES = Path(__file__).resolve().parents[3] / "arbiter_app" / "services"
ENGLISH = catalogue("en")


def risky_commands() -> set[str]:
    """Return the ids of the commands before which a snapshot is taken."""
    found = set()
    for _, tree in modules_with(SOURCES, "is_risky"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not any(
                each.arg == "is_risky" for each in node.keywords
            ):
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
    return found


def test_that_every_risky_act_has_words_for_its_snapshot() -> None:
    anything = occasion(ENGLISH, "nothing.such", None)
    assert {each for each in risky_commands() if occasion(ENGLISH, each, None) == anything} == set()


def test_that_the_end_of_a_round_is_named_by_the_round() -> None:
    assert occasion(ENGLISH, None, 5) == "after round 5"
    assert occasion(ENGLISH, None, 5, "Group A") == "after round 5, Group A"
