import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

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


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
