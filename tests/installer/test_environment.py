import base64
import errno
import hashlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from installer import commands, contents, faults, making, places, system, turns
from installer.environment import ENGINE, GACRUX, Environment
from installer.faults import SetUpError
from tests.installer.fake_set_up import NO_NETWORK, PACKAGES, packages, pin, set_up

only_where_folders_are_locked = pytest.mark.skipif(os.name == "nt", reason="Windows refuses itself")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that was set up with older pins, and asks for newer ones."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    pin(folder, "older")
    set_up(folder)
    pin(folder, "newer")
    return folder


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_that_new_packages_take_the_place_of_the_old_ones(checkout: Path) -> None:
    set_up(checkout)
    assert packages(checkout) == "newer"
    assert names(checkout) == {"env", "env.lock", "pins.txt"}


def test_that_a_complete_environment_is_not_made_again(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(checkout)
    capsys.readouterr()
    set_up(checkout, online=False)
    assert capsys.readouterr().out == "Set-up of env is complete, nothing to do.\n"


def test_that_programs_of_an_environment_name_the_place_it_is_put_in(checkout: Path) -> None:
    tool = making.executable(checkout / "env").with_name("tool")
    assert tool.read_text(encoding="utf-8") == f"#!{checkout / 'env'}/python of env\n"


def test_that_the_old_packages_do_where_no_new_ones_can_be_had(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(checkout, online=False, older_will_do=True)
    said = capsys.readouterr().err
    assert said == f"{NO_NETWORK}\nArbiter runs with the packages of before.\n"
    assert packages(checkout) == "older"


def test_that_checks_are_not_made_with_old_packages_which_stay(checkout: Path) -> None:
    with pytest.raises(SystemExit, match=NO_NETWORK):
        set_up(checkout, online=False)
    assert packages(checkout) == "older"
    assert names(checkout) == {"env", "env.lock", "pins.txt"}


def test_that_a_first_set_up_without_a_network_says_so(tmp_path: Path) -> None:
    pin(tmp_path, "first")
    with pytest.raises(SystemExit, match=NO_NETWORK):
        set_up(tmp_path, online=False, older_will_do=True)


def cut_short(env: Path) -> None:
    (env / PACKAGES).write_bytes(b"")


def lose_a_package(env: Path) -> None:
    (env / PACKAGES).unlink()


def lose_the_interpreter(env: Path) -> None:
    making.executable(env).unlink()
    if os.name != "nt":
        making.executable(env).symlink_to(env / "gone")


def lose_the_stamp(env: Path) -> None:
    (env / "complete.stamp").unlink()


def spoil_the_stamp(env: Path) -> None:
    (env / "complete.stamp").write_bytes(bytes(range(256)))


def become_a_file(env: Path) -> None:
    env.rename(env.with_name("elsewhere"))
    env.write_text("mine", encoding="utf-8")


def become_a_link(env: Path) -> None:
    env.symlink_to(env.rename(env.with_name("elsewhere")), target_is_directory=True)
    (env / "complete.stamp").write_text("of others", encoding="utf-8")


def become_a_link_to_nothing(env: Path) -> None:
    become_a_link(env)
    env.with_name("elsewhere").rename(env.with_name("still elsewhere"))


@pytest.mark.parametrize(
    "damage",
    [
        cut_short,
        lose_a_package,
        lose_the_interpreter,
        lose_the_stamp,
        spoil_the_stamp,
        become_a_file,
        become_a_link,
        become_a_link_to_nothing,
    ],
)
def test_that_a_damaged_environment_is_mended(
    checkout: Path, damage: Callable[[Path], None]
) -> None:
    set_up(checkout)
    damage(checkout / "env")
    assert set_up(checkout).is_complete()
    assert packages(checkout) == "newer"
    assert not (checkout / "env").is_symlink()


def test_that_what_a_link_leads_to_is_left_alone(checkout: Path) -> None:
    become_a_link(checkout / "env")
    set_up(checkout)
    assert (checkout / "elsewhere" / PACKAGES).read_text(encoding="utf-8") == "older"


def test_that_a_file_in_the_place_is_kept_under_another_name(checkout: Path) -> None:
    become_a_file(checkout / "env")
    set_up(checkout)
    assert (checkout / "env.file").read_text(encoding="utf-8") == "mine"


def test_that_the_old_environment_comes_back_after_a_kill_between_the_renames(
    checkout: Path,
) -> None:
    (checkout / "env").rename(checkout / "env.old")
    set_up(checkout, online=False, older_will_do=True)
    assert packages(checkout) == "older"


def test_that_a_new_environment_that_was_ready_is_put_in_place_after_a_kill(
    checkout: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    pin(other, "newer")
    set_up(other)
    (other / "env").rename(checkout / "env.new")
    (checkout / "env").rename(checkout / "env.old")
    set_up(checkout, online=False)
    assert packages(checkout) == "newer"
    assert names(checkout) == {"env", "env.lock", "pins.txt"}


def test_that_left_overs_of_a_kill_go_at_the_next_start(checkout: Path) -> None:
    set_up(checkout)
    (checkout / "env.old" / "lib").mkdir(parents=True)
    set_up(checkout)
    assert names(checkout) == {"env", "env.lock", "pins.txt"}


def test_that_two_at_once_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = turns.turn(tmp_path / "env.lock")
    first.__enter__()
    monkeypatch.setattr(time, "sleep", lambda _: first.__exit__(None, None, None))
    with turns.turn(tmp_path / "env.lock"):
        assert capsys.readouterr().out == "Another set-up is under way, waiting …\n"


@only_where_folders_are_locked
def test_that_no_environment_is_replaced_under_a_running_program(checkout: Path) -> None:
    with turns.used(checkout / "env"):
        with pytest.raises(SystemExit, match="Close them"):
            set_up(checkout)
        assert packages(checkout) == "older"
        set_up(checkout, older_will_do=True)
    set_up(checkout, online=False)
    assert packages(checkout) == "newer"


def test_that_a_read_only_checkout_has_its_packages_elsewhere(tmp_path: Path) -> None:
    checkout, place = tmp_path / "checkout", tmp_path / "caches" / "of it"
    checkout.mkdir()
    pin(checkout, "first")
    set_up(checkout, place=place)
    assert packages(place) == "first"
    assert names(checkout) == {"pins.txt"}


def test_that_a_read_only_checkout_uses_the_packages_that_it_has(
    checkout: Path, tmp_path: Path
) -> None:
    set_up(checkout)
    made = set_up(checkout, online=False, place=tmp_path / "elsewhere")
    assert made.folder == checkout / "env"


def test_that_a_place_nobody_may_write_to_is_named(checkout: Path) -> None:
    with pytest.raises(SystemExit, match="Copy the checkout to a folder of your own"):
        set_up(checkout, place=checkout / "pins.txt" / "below a file")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM", "its hash differs"),
        ("ERROR: Could not install: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: [Errno 30] Read-only file system: '/x'", "can only be read"),
        ("ERROR: [Errno 13] Permission denied: '/x'", "no right to write"),
        ("ERROR: [WinError 5] Access is denied: 'x'", "no right to write"),
        ("ProxyError('Cannot connect to proxy.', NewConnectionError(…))", "The proxy"),
        ("(Caused by SSLError(SSLCertVerificationError(1,", "could not be verified"),
        ("NewConnectionError(… Temporary failure in name resolution", "no network"),
        ("ERROR: No matching distribution found for pyside6==6", "no package pyside6 for"),
        ("because the ssl module in Python is not available", "without the module ssl"),
        ("HINT: does not have Windows Long Path support enabled", "too long for Windows"),
        ("ERROR: a thing nobody knows", "pip says why:\nERROR: a thing nobody knows"),
        ("", "without a word"),
    ],
)
def test_that_what_went_wrong_is_told_in_its_own_words(
    said: str, told: str, tmp_path: Path
) -> None:
    assert told in str(faults.of_pip(said, tmp_path))


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EROFS, "can only be read: there"),
        (errno.EACCES, "no right to write to there"),
        (errno.EIO, "could not go on: why (there)"),
    ],
)
def test_that_what_the_system_refuses_is_told_in_its_own_words(
    number: int, told: str, tmp_path: Path
) -> None:
    assert told in str(faults.of_system(OSError(number, "why", "there"), tmp_path))


@pytest.mark.parametrize(
    ("platform", "variables", "caches"),
    [
        ("linux", {}, "home/.cache"),
        ("linux", {"XDG_CACHE_HOME": "not/absolute"}, "home/.cache"),
        ("darwin", {}, "home/Library/Caches"),
        ("win32", {}, "home/AppData/Local"),
        ("win32", {"LOCALAPPDATA": "local"}, "local"),
    ],
)
def test_that_the_caches_are_where_the_system_keeps_them(
    platform: str, variables: dict[str, str], caches: str
) -> None:
    assert places.caches(platform, variables, Path("home")) == Path(caches)


def test_that_checkouts_have_places_of_their_own() -> None:
    assert places.elsewhere(Path("/a")) != places.elsewhere(Path("/b"))


def test_that_programs_are_not_led_away_by_variables_of_another_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONHOME", "/another")
    monkeypatch.setenv("PYTHONPATH", "/another")
    own = places.variables()
    assert "PYTHONHOME" not in own
    assert own["PYTHONPATH"] == str(places.ROOT)


def test_that_pip_is_told_where_packages_come_from_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text(
        "[global]\nindex-url = mirror\nretries = 7\ntarget = /away\n[install]\nuser = yes\n",
        encoding="utf-8",
    )
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setenv("PIP_RETRIES", "1")
    monkeypatch.setenv("PIP_TARGET", "/away")
    told = making.addresses(Path(sys.executable))
    assert {name: told[name] for name in ("PIP_INDEX_URL", "PIP_RETRIES")} == {
        "PIP_INDEX_URL": "mirror",
        "PIP_RETRIES": "1",
    }
    assert not {"PIP_TARGET", "PIP_USER"} & set(told)


def test_that_a_file_of_the_right_size_with_other_bytes_is_found_by_its_hash(
    tmp_path: Path,
) -> None:
    packages_ = tmp_path / "lib" / "site-packages"
    record = packages_ / "one-1.dist-info" / "RECORD"
    record.parent.mkdir(parents=True)
    digest = base64.urlsafe_b64encode(hashlib.sha256(b"right").digest()).rstrip(b"=").decode()
    record.write_text(f"one.py,sha256={digest},5\n../bin/one,sha256=x,1\n", encoding="utf-8")
    (packages_ / "one.py").write_bytes(b"right")
    assert list(contents.strange(tmp_path)) == []
    (packages_ / "one.py").write_bytes(b"wrong")
    assert list(contents.strange(tmp_path)) == [packages_ / "one.py"]


@pytest.mark.parametrize(
    ("status", "is_damaged", "starts"), [(3, True, 2), (-11, True, 2), (3, False, 1), (0, True, 1)]
)
def test_that_the_window_opens_again_once_damaged_packages_are_mended(
    status: int, is_damaged: bool, starts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [status, 0]
    monkeypatch.setattr(commands, "python", lambda *_, **__: answers.pop(0))
    monkeypatch.setattr(Environment, "set_up", lambda *_, **__: None)
    monkeypatch.setattr(Environment, "mend", lambda _: is_damaged)
    monkeypatch.setattr(system, "provide_qt_libraries", lambda: True)
    monkeypatch.setattr(system, "has_display", lambda *_: True)
    monkeypatch.setattr(sys, "argv", ["installer", "run"])
    with pytest.raises(SystemExit):
        commands.main()
    assert len(answers) == 2 - starts


@pytest.mark.parametrize("error", [None, SetUpError(NO_NETWORK)])
def test_that_checks_go_on_without_the_engine_of_fide_and_say_so(
    error: SetUpError | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[str] = []

    def run(*_: object, variables: dict[str, str] | None = None) -> int:
        given.extend(value for name, value in (variables or {}).items() if name == GACRUX)
        return 0

    beside = Mock(returncode=0)
    beside.communicate.return_value = ("", "")
    monkeypatch.setattr(commands, "python", run)
    monkeypatch.setattr(commands, "start", lambda *_: beside)
    monkeypatch.setattr(Environment, "set_up", lambda *_, **__: None)
    monkeypatch.setattr(Environment, "try_to_set_up", lambda _: error)
    monkeypatch.setattr(system, "provide_qt_libraries", lambda: True)
    monkeypatch.setattr(sys, "argv", ["installer", "test"])
    with pytest.raises(SystemExit, match="0"):
        commands.main()
    assert given == ["" if error else str(ENGINE.python)]
    said = f"{NO_NETWORK}\nWhat is compared with FIDE's engine is left out.\n"
    assert (said in capsys.readouterr().out) is (error is not None)


def test_that_an_environment_that_may_be_left_out_ends_nothing(tmp_path: Path) -> None:
    pin(tmp_path, "first")
    made = set_up(tmp_path, online=False, may_be_left_out=True)
    assert not made.folder.exists()
    assert names(tmp_path) == {"env.lock", "pins.txt"}
