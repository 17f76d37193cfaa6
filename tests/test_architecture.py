import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tests.sources import modules_with

ROOT = Path(__file__).resolve().parent.parent


def test_that_every_import_goes_down_the_layers() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_logo=True) == 0


@pytest.mark.parametrize("package", ["domain", "formats"])
def test_that_rules_and_formats_need_python_alone(package: str) -> None:
    foreign = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / "arbiter_app" / package).rglob("*.py")
        for name in _imported(path)
        if name not in sys.stdlib_module_names and name != "arbiter_app"
    }
    assert foreign == set()


@pytest.mark.parametrize("module", ["arbiter_app.__main__", "arbiter_app.cli"])
def test_that_the_command_line_starts_without_qt(module: str) -> None:
    script = f"import sys, {module}; sys.exit('PySide6' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_that_every_dialog_is_made_in_one_frame() -> None:
    frames = {
        "QDialog": "arbiter_app/gui/parts/dialogs/dialog.py",
        "QFileDialog": "arbiter_app/gui/parts/dialogs/ask_file.py",
        "QPrintDialog": "arbiter_app/gui/papers/printing.py",
        "QInputDialog": None,
        "QMessageBox": None,
        "QProgressDialog": "arbiter_app/gui/papers/progress.py",
        "QWizard": None,
    }
    elsewhere = {
        f"{path.relative_to(ROOT)} makes a {name}"
        for path, tree in modules_with(ROOT / "arbiter_app" / "gui", *frames)
        for name in _made(tree)
        if name in frames and path.relative_to(ROOT).as_posix() != frames[name]
    }
    assert elsewhere == set()


def _made(tree: ast.Module) -> Iterator[str]:
    """Yield the names of what a module constructs and of what its classes are kinds of."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            made = [node.func]
        elif isinstance(node, ast.ClassDef):
            made = node.bases
        else:
            continue
        for each in made:
            owner = each.value if isinstance(each, ast.Attribute) else each
            yield from (name.id for name in (each, owner) if isinstance(name, ast.Name))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


_MAY_NAME_A_SYSTEM = {
    # The table of traits, what is said only of one system by the regulations, and how each pairs.
    "domain/facts/rules/systems.py",
    "domain/facts/rules/settings.py",
    "domain/pairing/catalogue.py",
    "domain/pairing/berger.py",
    "domain/tie_breaks/catalogue.py",
    "domain/tie_breaks/editions.py",
    "domain/tie_breaks/ready_lists.py",
    # What an arbiter chooses from, and what is said of each.
    "domain/pairing/choices.py",
    "wording/terms/event/choices.py",
    "domain/facts/new_events.py",
    # Criteria of go, whose rules have them for a round robin alone.
    "services/commands/rules/sport.py",
    # What is made: the steps of a play-off, groups, a final.
    "domain/next_step/play_off_acts.py",
    "services/commands/play/stages.py",
    "gui/stages/new_final_dialog.py",
    # Random tournaments.
    "domain/simulation/regulations.py",
    "domain/simulation/team_league.py",
    # What is read and written, and what people call it.
    "formats/crosstable_terms.py",
    "formats/trf/facts/systems.py",
    "formats/trf/reading/team_rules.py",
    "wording/terms/event/stages.py",
    "wording/journal/lines.py",
    "documents/before_play/technical_information.py",
    "gui/event/tie_breaks/tie_break_list.py",
}


def test_that_rules_ask_for_a_trait_of_a_system_and_not_for_its_name() -> None:
    package = ROOT / "arbiter_app"
    names = {
        path.relative_to(package).as_posix()
        for path, tree in modules_with(package, "System.")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "System"
        and node.attr.isupper()
    }
    assert names == _MAY_NAME_A_SYSTEM
