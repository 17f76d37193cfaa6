"""What only a process of its own shows: imports, alphabets, pipes."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter_app import cli, failures, paths
from arbiter_app.cli import wants_window

ROOT = Path(__file__).resolve().parents[2]


def run(*words: object, **variables: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "arbiter_app", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        check=False,
    )


def test_that_no_command_imports_qt(sample: Path, tmp_path: Path) -> None:
    script = f"""
import sys
from arbiter_app import cli
from arbiter_app.cli.files import papers
papers.LANGUAGES = papers.LANGUAGES[:1]  # another one imports nothing more
file, folder = {str(sample)!r}, {str(tmp_path)!r}
for words in (
    ["standings", file, "--json"],
    ["berger", "6"],
    ["documents"],
    ["print", file, "cross-table", "-o", folder + "/table.pdf"],
    ["history", file],
    ["verify", file],
    ["export", file, folder + "/report.trf"],
    ["import", folder + "/report.trf", folder + "/again.arbiter"],
    ["why", folder + "/report.trf", "1", "2"],
    ["check", folder + "/report.trf"],
    ["check", file, "--json"],
    ["demo", folder + "/demo"],
):
    assert cli.run(words) == 0, words
sys.exit("PySide6" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)


def test_that_a_report_needs_neither_database_nor_pdf_to_be_ranked_and_checked(
    report: Path,
) -> None:
    script = f"""
import sys
from arbiter_app import cli
assert cli.run(["standings", {str(report)!r}, "--json", "--unrated", "left-out"]) == 0
assert cli.run(["check", {str(report)!r}]) in (0, 1)
assert cli.run(["pair", {str(report)!r}, "--round", "2"]) == 0
heavy = {{"sqlalchemy", "alembic", "reportlab", "pypdfium2", "PySide6"}}
print(*heavy & sys.modules.keys(), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True)
    *_, loaded = done.stderr.decode().splitlines()
    assert (done.returncode, loaded) == (0, "")


@pytest.mark.parametrize("encoding", ["ascii", "cp1251"])
def test_that_names_come_out_whole_on_any_console(sample: Path, encoding: str) -> None:
    done = run("history", sample, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert "Відкритий кубок «Осінній гамбіт»" in done.stdout.decode("utf-8")


def test_that_a_reader_who_has_seen_enough_is_no_error(sample: Path) -> None:
    command = [sys.executable, "-u", "-m", "arbiter_app", "history", str(sample)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [["history"], ["standings", "--json"], ["--help"]])
def test_that_answers_that_cannot_be_written_are_said_in_one_sentence(
    sample: Path, words: list[str]
) -> None:
    words = words if "--help" in words else [words[0], str(sample), *words[1:]]
    for way in (">/dev/full", ">&-"):
        command = shlex.join([sys.executable, "-X", "dev", "-m", "arbiter_app", *words])
        done = subprocess.run(f"{command} {way}", shell=True, cwd=ROOT, capture_output=True)
        assert done.returncode == 2
        assert done.stderr.startswith(b"arbiter: What the command says could not be written: ")
        assert done.stderr.count(b"\n") == 1


def test_that_complaints_go_nowhere_rather_than_among_the_answers(tmp_path: Path) -> None:
    command = shlex.join([sys.executable, "-m", "arbiter_app", "history", str(tmp_path / "none")])
    if os.name == "posix":
        done = subprocess.run(f"{command} 2>&-", shell=True, cwd=ROOT, capture_output=True)
        assert (done.returncode, done.stdout) == (2, b"")


def test_that_a_failure_of_the_program_itself_is_told_by_its_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> None:
        raise ZeroDivisionError("Шевчук Олена")

    monkeypatch.setattr("arbiter_app.cli.keeping.records.history", fail)
    assert cli.run(["history", str(tmp_path)]) == 3
    said = capsys.readouterr().err
    assert "Something went wrong that should not" in said
    assert str(paths.user_data() / failures.LOG) in said
    assert said.count("\n") == 1
    assert "Шевчук" not in said


def test_that_an_interrupted_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("arbiter_app.cli.keeping.records.history", interrupted)
    assert cli.run(["history", str(tmp_path)]) == 130
    assert capsys.readouterr().err == "arbiter: Interrupted.\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others have a display")
def test_that_without_a_display_the_window_is_refused_in_one_sentence() -> None:
    done = run(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 3
    assert done.stderr.startswith(b"arbiter: There is no display")


def test_that_help_names_the_commands_and_the_window() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert b"arbiter --sample" in done.stdout
    assert b"standings" in done.stdout


@pytest.mark.parametrize(
    ("words", "window"),
    [
        ([], True),
        (["--sample"], True),
        (["--or-sample"], True),
        (["--measure-start", "cup.arbiter"], True),
        (["Кубок.arbiter"], True),
        (["documents"], False),
        (["--help"], False),
        (["standings", "Кубок.arbiter"], False),
    ],
)
def test_that_the_window_is_for_a_file_or_nothing(words: list[str], window: bool) -> None:
    assert wants_window(words) is window
