"""The registration desk on disk: presence, fees, papers, conditions and decisions, with undo."""

from collections.abc import Callable
from dataclasses import fields
from datetime import date
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import EVERYBODY, AgeGroup, Eligibility, Ruling
from arbiter_app.domain.facts.people.people import Birth, Sex, SportRank
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.fees import HIGHEST_AMOUNT
from arbiter_app.domain.registration.findings import findings, open_findings
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.commission import show_paper
from arbiter_app.services.commands.people.players import add_player, edit_player, remove_player
from arbiter_app.services.commands.people.registration import (
    change_eligibility,
    mark_present,
    reopen_finding,
    rule_on_finding,
    set_entry_fee,
    set_fee_due,
    set_fees_paid,
    show_undated_papers,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.campaigns import turns

FIRST, SECOND, THIRD = PlayerId(1), PlayerId(2), PlayerId(3)
U14: dict[str, Any] = {
    "age": AgeGroup.U14,
    "playing_up": False,
    "lowest_age": 8,
    "women_only": True,
    "lowest_rank": SportRank.SECOND,
    "quota": 2,
    "quota_by": ContingentKey.CLUB,
    "quotas": {"Ладья": 5},
}
WOMEN: dict[str, Any] = {
    "age": None,
    "playing_up": True,
    "lowest_age": None,
    "women_only": True,
    "lowest_rank": None,
    "quota": None,
    "quota_by": ContingentKey.REGION,
    "quotas": {},
}
UNKNOWN_SEX = "eligibility.sex-unknown"


def entry(workspace: Workspace, player: PlayerId) -> Entry:
    return workspace.event.tournament.entry(player)


def last_line(workspace: Workspace) -> str:
    done = workspace.history()[-1]
    return entry_text(
        catalogue("en"), done.command, done.params, workspace.event, done.changes
    ).replace("\u00a0", " ")


def refusal(workspace: Workspace, command: Command[Any, Any], **params: Any) -> str:
    before = workspace.event
    with pytest.raises(RuleError) as refused:
        workspace.do(command, **params)
    assert workspace.event == before
    return refused.value.code


def test_that_several_players_arrive_in_one_act(
    register: Callable[[int], Workspace], path: Path
) -> None:
    workspace = register(4)
    workspace.do(mark_present, players=(FIRST, THIRD))
    here = [each.player for each in workspace.event.tournament.entries if each.present]
    assert here == [FIRST, THIRD]
    assert read_event(path) == workspace.event
    assert last_line(workspace) == "At the desk: Гравець 01, Гравець 03"
    workspace.undo()
    assert not any(each.present for each in workspace.event.tournament.entries)


def test_that_who_was_marked_by_mistake_is_not_here_again(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(4)
    workspace.do(mark_present, players=(FIRST,))
    workspace.do(mark_present, players=(FIRST,), present=False)
    assert not entry(workspace, FIRST).present
    assert last_line(workspace) == "Not at the desk yet: Гравець 01"
    workspace.do(mark_present, players=(FIRST, SECOND, THIRD, PlayerId(4)))
    assert last_line(workspace) == "At the desk: 4 players"


def test_that_marking_again_who_is_here_leaves_nothing_to_undo(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(2)
    workspace.do(mark_present, players=(FIRST,))
    done = workspace.undoing.next_undo
    workspace.do(mark_present, players=(FIRST,))
    assert workspace.undoing.next_undo == done


def test_that_nobody_arrives_who_is_not_registered(register: Callable[[int], Workspace]) -> None:
    code = refusal(register(2), mark_present, players=(FIRST, PlayerId(7)))
    assert code == "tournament.no-such-player"


def test_that_a_fee_of_ones_own_is_set_and_given_up(register: Callable[[int], Workspace]) -> None:
    workspace = register(2)
    workspace.do(set_entry_fee, amount=Decimal("500.00"))
    assert (workspace.event.entry_fee, last_line(workspace)) == (
        Decimal(500),
        "Entry fee of the event: 500",
    )
    workspace.do(set_fee_due, players=(FIRST,), amount=Decimal("250.5"))
    assert entry(workspace, FIRST).fee_due == Decimal("250.50")
    assert last_line(workspace) == "Fee to pay: Гравець 01: 250.50"
    workspace.do(set_fee_due, players=(FIRST,), amount=None)
    assert entry(workspace, FIRST).fee_due is None
    assert last_line(workspace) == "Fee to pay: Гравець 01: that of the event"
    workspace.do(set_entry_fee, amount=None)
    assert workspace.event.entry_fee is None
    assert last_line(workspace) == "Entry fee of the event: none"


def test_that_a_delegation_pays_at_once(register: Callable[[int], Workspace]) -> None:
    workspace = register(3)
    workspace.do(set_fees_paid, paid={FIRST: Decimal(1000), SECOND: Decimal("250.50")})
    assert [each.fee_paid for each in workspace.event.tournament.entries] == [
        Decimal(1000),
        Decimal("250.5"),
        Decimal(0),
    ]
    assert last_line(workspace) == "Fee paid: Гравець 01, Гравець 02: 1 250.50 together"
    workspace.do(set_fees_paid, paid={FIRST: Decimal(0), SECOND: Decimal(0)})
    assert last_line(workspace) == "Fee not paid: Гравець 01, Гравець 02"
    workspace.do(set_fees_paid, paid={FIRST: Decimal(500), SECOND: Decimal(500)})
    assert last_line(workspace) == "Fee paid: Гравець 01, Гравець 02: 500"


@pytest.mark.parametrize("amount", [Decimal(-1), Decimal("0.005"), HIGHEST_AMOUNT + 1])
def test_that_no_amount_is_kept_that_nobody_can_pay(
    register: Callable[[int], Workspace], amount: Decimal
) -> None:
    workspace = register(2)
    assert refusal(workspace, set_entry_fee, amount=amount) == "fee.amount"
    assert refusal(workspace, set_fee_due, players=(FIRST,), amount=amount) == "fee.amount"
    paid = {FIRST: Decimal(1), SECOND: amount}
    assert refusal(workspace, set_fees_paid, paid=paid) == "fee.amount"


def test_that_papers_without_a_date_are_shown_at_once_and_the_others_kept(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(2)
    workspace.do(show_paper, player=FIRST, requirement="identity", number="FK 123456")
    workspace.do(show_undated_papers, players=(FIRST, SECOND))
    undated = {each.id for each in workspace.event.requirements if not each.dated}
    assert set(entry(workspace, FIRST).papers) == set(entry(workspace, SECOND).papers) == undated
    assert entry(workspace, FIRST).papers["identity"].number == "FK 123456"
    assert last_line(workspace) == "All papers without a date shown: Гравець 01, Гравець 02"


def test_that_conditions_are_free_before_the_draw_and_undone(
    play: Callable[[int], Workspace], path: Path
) -> None:
    workspace = play(4)
    workspace.undo()
    workspace.do(change_eligibility, **U14)
    assert workspace.event.tournament.eligibility == Eligibility(**U14)
    assert read_event(path) == workspace.event
    line = last_line(workspace)
    assert line.startswith("Conditions of taking part: U14, nobody of a younger group, 8 year")
    assert line.endswith(", women, sport rank II or higher, at most 2 of one club (Ладья 5)")
    workspace.undo()
    workspace.redo()
    workspace.undo()
    assert workspace.event.tournament.eligibility == EVERYBODY


def test_that_conditions_announced_to_drawn_players_change_with_a_reason(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    assert refusal(workspace, change_eligibility, **U14) == "permission.reason-missing"
    workspace.do(change_eligibility, **U14, reason="misprint in the regulations")
    assert workspace.history()[-1].reason == "misprint in the regulations"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"lowest_age": 0}, "conditions.lowest-age"),
        ({"lowest_age": 100}, "conditions.lowest-age"),
        ({"quota": 0}, "conditions.quota"),
        ({"quota": 1000}, "conditions.quota"),
        ({"quotas": {"Київ": 1000}}, "conditions.own-quota"),
        ({"quotas": {"Київ": 2, "київ": 3}}, "conditions.quotas"),
    ],
)
def test_that_conditions_nobody_could_mean_are_refused(
    register: Callable[[int], Workspace], wrong: dict[str, Any], code: str
) -> None:
    assert refusal(register(1), change_eligibility, **{**U14, **wrong}) == code


def test_that_a_decision_is_kept_with_its_reason_and_taken_back(
    register: Callable[[int], Workspace], path: Path
) -> None:
    workspace = register(2)
    workspace.do(change_eligibility, **WOMEN)
    decided: dict[str, Any] = {"players": (FIRST, SECOND), "finding": UNKNOWN_SEX}
    workspace.do(rule_on_finding, **decided, allowed=True, reason=" written  later ")
    ruling = Ruling(finding=UNKNOWN_SEX, allowed=True, reason="written later")
    assert entry(workspace, SECOND).rulings == (ruling,)
    assert (read_event(path), open_findings(workspace.event)) == (workspace.event, ())
    assert last_line(workspace) == "Allowed to play: Гравець 01, Гравець 02 (sex unknown)"
    workspace.do(rule_on_finding, **decided, allowed=False, reason="not written")
    assert not entry(workspace, FIRST).rulings[0].allowed
    assert last_line(workspace) == "Not allowed to play: Гравець 01, Гравець 02 (sex unknown)"
    workspace.do(reopen_finding, **decided)
    assert len(open_findings(workspace.event)) == 2
    assert last_line(workspace) == "Open again: Гравець 01, Гравець 02 (sex unknown)"
    assert refusal(workspace, reopen_finding, **decided) == "finding.undecided"


def test_that_a_decision_needs_a_reason_and_something_to_decide(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(2)
    about: dict[str, Any] = {"players": (FIRST,), "finding": UNKNOWN_SEX, "allowed": True}
    assert refusal(workspace, rule_on_finding, **about, reason="why not") == "finding.gone"
    workspace.do(change_eligibility, **WOMEN)
    assert refusal(workspace, rule_on_finding, **about, reason="  ") == "finding.reason-missing"


def test_that_a_decision_outlives_what_it_was_about(register: Callable[[int], Workspace]) -> None:
    workspace = register(2)
    workspace.do(change_eligibility, **WOMEN)
    workspace.do(
        rule_on_finding, players=(FIRST,), finding=UNKNOWN_SEX, allowed=True, reason="a girl"
    )
    workspace.do(edit_player, player=FIRST, name="Гравець 01", sex=Sex.FEMALE)
    assert len(entry(workspace, FIRST).rulings) == 1
    assert {each.player for each in findings(workspace.event)} == {SECOND}


def test_that_a_player_struck_off_takes_everything_with_him_and_brings_it_back(
    register: Callable[[int], Workspace], path: Path
) -> None:
    workspace = register(2)
    workspace.do(change_eligibility, **WOMEN)
    workspace.do(mark_present, players=(FIRST,))
    workspace.do(set_fees_paid, paid={FIRST: Decimal(5)})
    workspace.do(show_undated_papers, players=(FIRST,))
    workspace.do(
        rule_on_finding, players=(FIRST,), finding=UNKNOWN_SEX, allowed=True, reason="a girl"
    )
    before = entry(workspace, FIRST)
    workspace.do(remove_player, player=FIRST)
    workspace.undo()
    assert entry(workspace, FIRST) == before
    workspace.close()
    assert verify(path) == ()


PLAYERS = st.lists(st.sampled_from([FIRST, SECOND, THIRD]), min_size=1, unique=True)
AMOUNTS = st.decimals(0, 9999, places=2, allow_nan=False)


class DeskAtWork(RuleBasedStateMachine):
    """Whatever the desk does, undo brings back the event of before, and redo that of after."""

    @initialize()
    def begin(self) -> None:
        self.folder = TemporaryDirectory()
        self.workspace = Workspace.create(
            Path(self.folder.name) / "event.arbiter",
            title="Кубок",
            starts_on=date(2026, 11, 1),
            edition_id="2026-03",
            actor="arbiter",
        )
        for year, region in ((2010, "Київ"), (2016, "Київ"), (1960, None)):
            self.workspace.do(add_player, name=f"Г {year}", birth=Birth(year), region=region)

    def act(self, command: Command[Any, Any], **params: Any) -> None:
        before = facts(self.workspace.event)
        entries = len(self.workspace.history())
        self.workspace.do(command, **params)
        if len(self.workspace.history()) == entries:
            assert facts(self.workspace.event) == before
            return
        after = facts(self.workspace.event)
        self.workspace.undo()
        assert facts(self.workspace.event) == before
        self.workspace.redo()
        assert facts(self.workspace.event) == after == facts(read_event(self.workspace.path))

    @rule(players=PLAYERS, present=st.booleans())
    def arrive(self, players: list[PlayerId], present: bool) -> None:
        self.act(mark_present, players=tuple(players), present=present)

    @rule(players=PLAYERS, amount=st.none() | AMOUNTS)
    def owe(self, players: list[PlayerId], amount: Decimal | None) -> None:
        self.act(set_fee_due, players=tuple(players), amount=amount)

    @rule(paid=st.dictionaries(st.sampled_from([FIRST, SECOND, THIRD]), AMOUNTS, min_size=1))
    def pay(self, paid: dict[PlayerId, Decimal]) -> None:
        self.act(set_fees_paid, paid=paid)

    @rule(amount=st.none() | AMOUNTS)
    def ask(self, amount: Decimal | None) -> None:
        self.act(set_entry_fee, amount=amount)

    @rule(players=PLAYERS)
    def show(self, players: list[PlayerId]) -> None:
        self.act(show_undated_papers, players=tuple(players))

    @rule(
        age=st.none() | st.sampled_from(AgeGroup),
        quota=st.none() | st.integers(1, 2),
        women=st.booleans(),
    )
    def condition(self, age: AgeGroup | None, quota: int | None, women: bool) -> None:
        self.act(change_eligibility, **{**WOMEN, "age": age, "quota": quota, "women_only": women})

    @precondition(lambda self: bool(findings(self.workspace.event)))
    @rule(data=st.data(), allowed=st.booleans())
    def decide(self, data: st.DataObject, allowed: bool) -> None:
        found = data.draw(st.sampled_from(findings(self.workspace.event)))
        about: dict[str, Any] = {"players": found.players, "finding": found.code}
        self.act(rule_on_finding, **about, allowed=allowed, reason="so decided")
        if data.draw(st.booleans()):
            self.act(reopen_finding, **about)

    def teardown(self) -> None:
        self.workspace.close()
        assert verify(self.workspace.path) == ()
        self.folder.cleanup()


def facts(event: Event) -> dict[str, Any]:
    """Everything an event says but its version, which only ever grows."""
    said = {each.name: getattr(event, each.name) for each in fields(event) if each.compare}
    del said["data_version"]
    return said


TestDeskAtWork = DeskAtWork.TestCase
TestDeskAtWork.settings = settings(max_examples=turns(3, in_soak=300), stateful_step_count=12)
