"""What is written down of an error nobody foresaw, and what is not."""

import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter_app import failures, paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth
from tests.no_files import NO_FILES

NAME = "Шевчук Олена"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    monkeypatch.setattr(failures, "_seen", Counter())
    return tmp_path / failures.LOG


def failure() -> BaseException:
    """An error with names in its words, in those of the one before it, and in its place."""
    scope = {"RuleError": RuleError, "NAME": NAME}
    source = compile(f"raise RuleError('round.no-such-board', name='{NAME}')", NAME, "exec")

    def fail() -> None:
        try:
            exec(source, scope)
        except RuleError as error:
            raise PermissionError(13, NAME, f"/home/{NAME}/cup.arbiter") from error

    with pytest.raises(PermissionError) as failed:
        fail()
    return failed.value


def test_that_the_kind_and_the_place_of_an_error_are_written_and_no_name(log: Path) -> None:
    assert failures.write_down(failure()) == log
    written = log.read_text("utf-8")
    assert "builtins.PermissionError EACCES" in written
    assert "RuleError round.no-such-board" in written
    assert "elsewhere:1" in written
    for word in ("Шевчук", "Олена", "home", "cup.arbiter"):
        assert word not in written


def test_that_lines_of_the_program_are_quoted() -> None:
    with pytest.raises(RuleError) as error:
        Birth.parse("Сто")
    text = failures.described(error.value)
    assert "arbiter_app/domain/facts/people/people.py:" in text
    assert "Сто" not in text


def test_that_a_portable_folder_names_places_in_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    source = compile("1 / 0", "arbiter_app/domain/pairing/berger.py", "exec")
    with pytest.raises(ZeroDivisionError) as error:
        exec(source)
    assert "arbiter_app/domain/pairing/berger.py:1" in failures.described(error.value)
    assert "elsewhere:1" in failures.described(failure())


def test_that_logs_are_of_bounded_size_and_number(log: Path) -> None:
    for number in range(4):
        log.write_text("x" * 300_000, encoding="utf-8")
        failures.write_down(RuleError(f"round.error-{number}"))
    assert log.stat().st_size < 300_000
    assert len(list(log.parent.iterdir())) == 3


def test_that_an_error_that_comes_with_each_look_pushes_no_other_out_of_the_log(log: Path) -> None:
    error = failure()
    for _ in range(50):
        failures.write_down(error)
    assert log.read_text("utf-8").count("EACCES") == 3
    assert "50 times since the start:" in failures.report()


def test_that_a_report_has_what_happened_before_a_new_log_was_begun(log: Path) -> None:
    failures.write_down(failure())
    with log.open("a", encoding="utf-8") as file:
        file.write("x" * 250_000)
    log.write_text(log.read_text("utf-8")[-200_100:] + "what happened\n", encoding="utf-8")
    failures.write_down(ZeroDivisionError())
    report = failures.report()
    assert "what happened" in report
    assert "ZeroDivisionError" in report


@pytest.mark.parametrize("separator", ["/", "\\"])
def test_that_files_of_the_built_program_are_named(separator: str) -> None:
    """Its modules lie in an archive, and their code knows no folder of the computer."""
    name = separator.join(("arbiter_app", "domain", "errors.py"))
    for place, told in ((name, "arbiter_app/domain/errors.py:1"), (f"{NAME}.py", "elsewhere:1")):
        with pytest.raises(ZeroDivisionError) as error:
            exec(compile("1 / 0", place, "exec"), {})
        assert told in failures.described(error.value)


def test_that_a_recursion_without_end_is_told_shortly(log: Path) -> None:
    def again() -> None:
        again()

    with pytest.raises(RecursionError) as error:
        again()
    assert len(failures.described(error.value).splitlines()) < 150


def test_that_a_report_tells_what_could_not_be_written_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "nowhere")
    assert failures.write_down(failure()) is None
    report = failures.report()
    assert "Python 3" in report
    assert "PermissionError EACCES" in report
    assert "Шевчук" not in report


def test_that_a_crash_is_known_at_the_next_start_without_paths(log: Path, tmp_path: Path) -> None:
    (tmp_path / "crash.txt").write_text(
        "Fatal Python error: Aborted\n\nThread 0x1 (most recent call first):\n"
        + '  File "<frozen importlib._bootstrap>", line 5 in cb\n' * 50
        + f'  File "{threading.__file__}", line 8 in wait\n' * 100
        + "\nCurrent thread 0x2 (most recent call first):\n"
        + '  File "/home/Шевчук/x.py", line 3 in f\n'
        + f'  File "{failures.__file__}", line 7 in report\n',
        encoding="utf-8",
    )
    assert failures.watch_for_crashes()
    failures.crashes_no_more()
    assert not failures.watch_for_crashes()
    failures.crashes_no_more()
    written = log.read_text("utf-8")
    assert "Fatal Python error: Aborted" in written
    assert "arbiter_app/failures.py:7 report" in written
    assert written.index("Current thread") < written.index("threading.py:8 wait")
    assert "Шевчук" not in written


@pytest.mark.parametrize("make", NO_FILES)
@pytest.mark.parametrize("name", ["errors.log", "crash.txt"])
def test_that_what_is_no_file_in_the_place_of_a_log_holds_nobody_up(
    log: Path, name: str, make: Callable[[Path], object]
) -> None:
    make(log.with_name(name))
    assert not failures.watch_for_crashes()
    failures.crashes_no_more()
    failures.write_down(failure())
    assert "RuleError round.no-such-board" in failures.report()
