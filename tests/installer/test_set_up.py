import re
import subprocess
import sys
from pathlib import Path

import pytest

from installer import system
from installer.benchmarks import PARTS, chosen
from installer.environment import ENGINE, PROGRAM, stamp

ROOT = Path(__file__).resolve().parent.parent.parent


def test_that_other_packages_or_another_python_ask_for_a_new_set_up() -> None:
    complete = stamp([b"a==1", b"b==1"], "cpython-311-linux")
    assert complete == stamp([b"a==1", b"b==1"], "cpython-311-linux")
    others = {
        stamp([b"a==1", b"b==2"], "cpython-311-linux"),
        stamp([b"a==1b==1", b""], "cpython-311-linux"),
        stamp([b"a==1", b"b==1"], "cpython-312-linux"),
        stamp([b"a==1", b"b==1"], "cpython-311-win32"),
    }
    assert len(others) == 4
    assert complete not in others


@pytest.mark.parametrize(
    "file", [*PROGRAM.requirements, *ENGINE.requirements], ids=lambda file: file.name
)
def test_that_pins_have_hashes_and_no_addresses(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    pins = re.findall(r"^\S+==.+\n", text, re.MULTILINE)
    assert pins
    assert all(f"{pin}    --hash=sha256:" in text for pin in pins)
    assert re.search(r"//|--(extra-)?index-url|--find-links|file:", text) is None


def test_that_only_libraries_that_do_not_load_are_missing() -> None:
    libraries = {"libEGL.so.1": "libegl1", "libxcb-cursor.so.0": "libxcb-cursor0"}
    missing = system.missing_libraries(libraries, loads=lambda name: name == "libEGL.so.1")
    assert missing == ("libxcb-cursor.so.0",)


@pytest.mark.parametrize(("root", "sudo"), [(True, ""), (False, "sudo ")])
def test_that_the_advice_is_a_command_to_type(
    root: bool, sudo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "_has_apt", lambda: True)
    monkeypatch.setattr(system, "_is_root", lambda: root)
    assert system.advice(["libegl1", "libgl1"]) == (
        f"Type: {sudo}apt-get update &&"
        f" {sudo}apt-get install -y --no-install-recommends libegl1 libgl1"
    )


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_that_a_window_needs_a_display(
    platform: str, environment: dict[str, str], expected: bool
) -> None:
    assert system.has_display(platform, environment) is expected


def test_that_files_are_put_where_there_is_room_for_them(tmp_path: Path) -> None:
    assert system.in_memory(tmp_path, room=1) == tmp_path
    assert system.in_memory(tmp_path, room=1 << 60) is None
    assert system.in_memory(tmp_path / "missing", room=1) is None


def installer(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "installer", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_that_an_unknown_command_shows_the_commands() -> None:
    done = installer("fly")
    assert done.returncode == 1
    assert "usage: python3 installer" in done.stderr


@pytest.mark.parametrize("words", [["--help"], ["bench", "--help"]])
def test_that_help_names_every_part_of_the_benchmark(words: list[str]) -> None:
    done = installer(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"  {part} " in done.stdout for part in PARTS)


def test_that_only_the_parts_that_are_named_are_timed() -> None:
    assert chosen(["key", "disk"]) == ("disk", "key")
    assert chosen([]) == tuple(PARTS)


def test_that_a_part_nobody_knows_is_an_error_before_anything_is_set_up() -> None:
    done = installer("bench", "key", "fly")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("There is no benchmark fly.")
