"""Suspended persons of this computer: read from lists, typed, kept, and decided about."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.findings import open_findings, ruled_out
from arbiter_app.formats.errors import FileError
from arbiter_app.services.commands.people.commission import decide, set_requirements
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.people.registration import rule_on_finding
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.registry.suspended_lists import checked, read_suspended
from arbiter_app.services.workspace import Workspace

FIRST = PlayerId(1)


def test_that_a_list_is_read_by_its_headings_and_unreadable_rows_are_told(tmp_path: Path) -> None:
    file = tmp_path / "НАДЦ.csv"
    file.write_text(
        "Список відсторонених\n"
        "Прізвище та ім'я;Дата народження;ID ФІДЕ;Відсторонено до;Підстава\n"
        "Жук Остап;01.04.1990;;31.12.2027;ст. 2.1\n"
        "Гай Лев;1988;14100010;довічно;\n"
        "Хтось Ще;учора;;;\n",
        encoding="utf-8",
    )
    found = read_suspended(file)
    assert found.lines == (
        Suspension(
            name="Жук Остап",
            birth=Birth.parse("01.04.1990"),
            until=date(2027, 12, 31),
            source="ст. 2.1",
        ),
        Suspension(name="Гай Лев", birth=Birth(1988), fide_id=14100010, source="НАДЦ"),
    )
    assert found.skipped == (5,)


def test_that_a_file_without_names_says_which_headings_it_should_have(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("Колір;Розмір\nсиній;5\n", encoding="utf-8")
    with pytest.raises(RuleError, match=r"suspended\.no-columns"):
        read_suspended(file)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (("", "", "", "", ""), "suspended.nobody"),
        (("Жук О.", "учора", "", "", ""), "player.birth"),
        (("Жук О.", "", "14-1", "", ""), "players.fide-id"),
        (("Жук О.", "", "", "потім", ""), "suspended.until"),
    ],
)
def test_that_what_is_typed_wrong_is_refused(typed: tuple[str, ...], code: str) -> None:
    name, birth, fide_id, until, source = typed
    with pytest.raises(RuleError) as refused:
        checked(name, birth, fide_id, until, source)
    assert refused.value.code == code


def test_that_lines_are_kept_once_and_forgotten(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    assert registry.suspended() == ()
    line = checked(" Жук  Остап ", "1990", "", "31.12.2027", "НАДЦ")
    later = checked("Жук Остап", "1990", "", "31.12.2029", "НАДЦ")
    other = checked("", "", "14100010", "", "FIDE")
    assert registry.add_suspended([line, other]) == 2
    assert registry.add_suspended([later]) == 0
    assert Registry(tmp_path).suspended() == (later, other)
    registry.forget_suspended([other])
    assert registry.suspended() == (later,)


@pytest.mark.parametrize("content", [b"{", b"[1]", b"[{}]", b"\xff", b'{"a": 1}', b"null"])
def test_that_a_damaged_file_is_set_aside_and_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "suspended.json").write_bytes(content)
    told: list[FileError] = []
    registry = Registry(tmp_path, told=told.append)
    assert registry.suspended() == ()
    assert [error.code for error in told] == ["registry.suspended-set-aside"]
    assert told[0].path.read_bytes() == content
    line = checked("Жук Остап", "1990", "", "31.12.2027", "НАДЦ")
    assert registry.add_suspended([line]) == 1
    assert registry.suspended() == (line,)


def test_that_a_suspended_player_is_admitted_with_a_reason_only_and_the_decision_is_kept(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(2)
    name = "Жук Остап"
    workspace.do(edit_player, player=FIRST, name=name)
    workspace.do(set_requirements, requirements=())
    workspace.know_suspended((Suspension(name=name, source="НАДЦ"),))
    (finding,) = open_findings(workspace.event)
    assert (finding.code, finding.player) == ("eligibility.suspended", FIRST)
    with pytest.raises(RuleError, match=r"commission\.suspended"):
        workspace.do(decide, players=(FIRST,), admission=Admission.ADMITTED)
    workspace.do(
        rule_on_finding, players=(FIRST,), finding=finding.code, allowed=False, reason="санкція"
    )
    assert [entry.player for entry in ruled_out(workspace.event)] == [FIRST]
    workspace.do(decide, players=(FIRST,), admission=Admission.ADMITTED, reason="інша особа")
    workspace.undo()
    workspace.undo()
    assert [each.code for each in open_findings(workspace.event)] == ["eligibility.suspended"]
