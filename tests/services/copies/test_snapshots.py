"""Snapshots are taken by themselves, told apart from now, and gone back to in one act."""

import errno
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from arbiter_app import paths
from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.results import ALL_RESULTS, BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.play.draw import draw_lots, number_by_hand, number_by_rating
from arbiter_app.services.commands.play.rounds import correct_result, enter_result, sign_off_round
from arbiter_app.services.commands.play.stages import divide_into_groups
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.copies.snapshots import (
    Snapshot,
    copy_out,
    difference,
    difference_of_file,
    restore,
    snapshots,
    snapshots_of_file,
)
from arbiter_app.services.leftovers import take_away_leftovers
from arbiter_app.services.safety import Trouble
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.snapshots import KEPT, KEPT_OF_ROUND
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.wording.journal.lines import entry_text
from tests.campaigns import turns
from tests.services.conftest import START
from tests.services.hands import choose_system, leave_the_rules

Play = Callable[[int], Workspace]


def facts(event: Event) -> dict[str, Any]:
    """Everything an event says but its version, which only ever grows."""
    said = {each.name: getattr(event, each.name) for each in fields(event) if each.compare}
    del said["data_version"]
    return said


def correct(workspace: Workspace, result: Result) -> None:
    workspace.do(
        correct_result,
        round=Round(1),
        board=Board(1),
        result=result,
        reason="протокол",
        decided=True,
    )


def finish_first_round(workspace: Workspace) -> None:
    for game in workspace.event.tournament.main_stage.round(Round(1)).games:
        workspace.do(enter_result, round=Round(1), board=game.board, result=DRAW)


def drawn(workspace: Workspace) -> Snapshot:
    """Return the snapshot before the draw."""
    return next(each for each in snapshots(workspace) if each.moment.command == "draw.by-rating")


# What is taken


def test_that_a_snapshot_before_a_risky_act_is_the_event_as_it_was(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(4)
    before = workspace.event
    workspace.do(number_by_rating)
    (snapshot,) = snapshots(workspace)
    assert closed_file.read_event(snapshot.path) == before
    assert closed_file.verify(snapshot.path) == ()
    assert snapshot.moment.data_version == before.data_version


def test_that_a_snapshot_is_one_file_named_so_that_a_person_can_read_it(play: Play) -> None:
    workspace = play(4)
    finish_first_round(workspace)
    folder = paths.snapshots(workspace.key)
    assert sorted(file.name for file in folder.iterdir()) == [
        "2026-11-01 09-05-00 v5 before draw.by-rating.arbiter",
        "2026-11-01 09-07-00 v8 after round 1.arbiter",
    ]


def test_that_the_last_result_of_a_round_and_its_signature_end_it(play: Play) -> None:
    workspace = play(4)
    finish_first_round(workspace)
    workspace.do(sign_off_round, round=Round(1))
    ends = [each for each in snapshots(workspace) if each.moment.round is not None]
    assert [each.moment.round for each in ends] == [1, 1]
    assert closed_file.read_event(ends[0].path) == workspace.event


def test_that_an_act_that_is_refused_leaves_no_snapshot(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    before = snapshots(workspace)
    with pytest.raises(RuleError):
        workspace.do(draw_lots, seed="пізно")
    assert snapshots(workspace) == before


def test_that_the_oldest_snapshots_before_acts_go_and_those_of_rounds_stay(play: Play) -> None:
    workspace = play(4)
    finish_first_round(workspace)
    for turn in range(KEPT + 2):
        correct(workspace, WHITE_WINS if turn % 2 else BLACK_WINS)
    taken = snapshots(workspace)
    assert sum(each.moment.command == "result.correct" for each in taken) == KEPT
    assert [each.moment.round for each in taken].count(Round(1)) == 1
    assert taken[0].moment.data_version == workspace.event.data_version - 1


def test_that_no_round_pushes_out_the_last_snapshot_of_another(play: Play) -> None:
    workspace = play(4)
    finish_first_round(workspace)
    for game in workspace.event.tournament.main_stage.round(Round(2)).games:
        workspace.do(enter_result, round=Round(2), board=game.board, result=DRAW)
    for _ in range(KEPT):
        workspace.do(sign_off_round, round=Round(2))
        workspace.undo()
    rounds = [each.moment.round for each in snapshots(workspace)]
    assert rounds.count(Round(2)) == KEPT_OF_ROUND
    assert rounds.count(Round(1)) == 1


def test_that_no_group_pushes_out_the_end_of_a_round_of_another(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(18)
    choose_system(workspace, System.STAGES)
    workspace.do(number_by_rating)
    workspace.do(divide_into_groups, groups=6, by=Divide.SNAKE, seed="групи")
    groups = [stage.id for stage in workspace.event.tournament.stages[1:]]
    for group in groups:
        here = workspace.at(group)
        (game,) = here.competition.round(Round(1)).games
        here.do(enter_result, round=Round(1), board=game.board, result=DRAW)
    ends = [each for each in snapshots(workspace) if each.moment.round is not None]
    assert [each.moment.stage for each in reversed(ends)] == groups
    assert ends[0].path.name.endswith(f"after round 1 of stage {groups[-1]}.arbiter")
    restore(workspace, ends[-1])
    line = workspace.history()[-1]
    said = entry_text(catalogue("en"), line.command, line.params, workspace.event)
    assert said.startswith("Event put back to the end of round 1, Group A, ")


def test_that_snapshots_of_a_copy_that_went_farther_push_out_none(
    play: Play, tmp_path: Path
) -> None:
    workspace = play(4)
    finish_first_round(workspace)
    earlier = tmp_path / "earlier.arbiter"
    workspace.write_copy(earlier)
    for turn in range(KEPT):
        correct(workspace, WHITE_WINS if turn % 2 else BLACK_WINS)
    next_day = START + timedelta(days=1)
    with closing(Workspace.open(earlier, actor="Суддя", now=lambda: next_day)) as again:
        correct(again, WHITE_WINS)
        correct(again, BLACK_WINS)
        assert [each.moment.at for each in snapshots(again)].count(next_day) == 2


def test_that_a_snapshot_that_cannot_be_taken_is_told_of_and_blocks_nothing(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(4)
    troubles: list[Trouble] = []
    workspace.on_trouble(troubles.append)
    paths.of_event(workspace.key).parent.write_text("a file where the folder should be")
    workspace.do(number_by_rating)
    assert workspace.event.tournament.draw is not None
    assert [trouble.code for trouble in troubles] == ["snapshot.failed"]


def test_that_a_computer_without_a_folder_for_snapshots_blocks_nothing(
    register: Callable[[int], Workspace], monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = register(4)
    troubles: list[Trouble] = []
    workspace.on_trouble(troubles.append)

    def no_folder() -> Path:
        raise PermissionError(errno.EACCES, "Permission denied", "/home/nobody")

    monkeypatch.setattr(paths, "user_data", no_folder)
    workspace.do(number_by_rating)
    assert workspace.event.tournament.draw is not None
    (trouble,) = troubles
    assert isinstance(trouble, FileError)
    assert (trouble.code, trouble.path) == ("snapshot.failed", Path("/home/nobody"))


def test_that_what_a_killed_program_left_of_a_snapshot_goes_at_the_next_start(play: Play) -> None:
    workspace = play(4)
    folder = paths.snapshots(workspace.key)
    for suffix in (".held", ".new", ".new-journal"):
        (folder / f".arbiter-0123456789ab{suffix}").write_bytes(b"half")
    take_away_leftovers()
    assert set(folder.iterdir()) == {each.path for each in snapshots(workspace)}


def test_that_a_copied_and_a_renamed_file_find_the_snapshots_of_the_event(
    play: Play, path: Path, tmp_path: Path
) -> None:
    workspace = play(4)
    taken = snapshots(workspace)
    workspace.close()
    copy = Path(shutil.copy(path, tmp_path / "copy.arbiter"))
    moved = path.rename(tmp_path / "moved.arbiter")
    assert snapshots_of_file(copy) == snapshots_of_file(moved) == taken
    assert len(taken) == 1


# What differs


def test_that_a_difference_names_each_row_and_each_act_since(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    correct(workspace, DRAW)
    before_correction = snapshots(workspace)[0]
    corrected: PlayerFields = {"name": "Бондар", "fide_rating": 2110}
    yes = workspace.accepting(WeighedAct.RATING)
    yes.do(edit_player, player=PlayerId(2), **corrected, reason="список")
    found = difference(workspace, before_correction)
    assert {change.table for change in found.changes} == {"game", "player", "integrity_line"}
    assert [entry.command for entry in found.since] == ["result.correct", "player.edit"]
    assert found.elsewhere == ()
    assert difference_of_file(workspace.path, before_correction) == found


def test_that_a_snapshot_of_a_copy_that_went_its_own_way_tells_what_was_done_there(
    play: Play, path: Path, tmp_path: Path
) -> None:
    workspace = play(4)
    copy = Path(shutil.copy(path, tmp_path / "copy.arbiter"))
    with closing(Workspace.open(copy, actor="deputy")) as other:
        other.do(enter_result, round=Round(1), board=Board(2), result=DRAW)
        correct(other, WHITE_WINS)
        theirs = snapshots(other)[0]
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    found = difference(workspace, theirs)
    assert [entry.actor for entry in found.elsewhere] == ["deputy", "deputy"]
    assert [entry.actor for entry in found.since] == ["arbiter"]


# Back to one


def test_that_going_back_is_one_act_that_can_be_undone(play: Play, path: Path) -> None:
    workspace = play(4)
    before_draw = facts(closed_file.read_event(drawn(workspace).path))
    finish_first_round(workspace)
    now, entries = facts(workspace.event), len(workspace.history())
    restore(workspace, drawn(workspace))
    assert facts(workspace.event) == before_draw
    assert len(workspace.history()) == entries + 1
    workspace.undo()
    assert facts(workspace.event) == now
    workspace.redo()
    assert facts(workspace.event) == before_draw
    workspace.close()
    assert closed_file.verify(path) == ()
    assert facts(closed_file.read_event(path)) == before_draw


def test_that_going_back_leaves_the_pins_as_they_are(play: Play) -> None:
    workspace = play(4)
    chief = Authority.CHIEF_ARBITER
    workspace.do(set_pin, authority=chief, pin="731948")
    workspace.seat.sign_in(chief, "731948", "Шевчук")
    finish_first_round(workspace)
    workspace.do(set_pin, authority=chief, pin="860275")
    pins = workspace.event.pins
    before_any, with_another = drawn(workspace), snapshots(workspace)[0]
    for snapshot in (before_any, with_another):
        restore(workspace, snapshot)
        assert workspace.event.pins == pins


def test_that_going_back_over_another_draw_gives_every_board_its_pair_again(play: Play) -> None:
    workspace = play(4)
    first = facts(workspace.event)
    turned = {PlayerId(n): PairingNumber(5 - n) for n in range(1, 5)}
    workspace.do(number_by_hand, numbers=turned)
    second = facts(workspace.event)
    before_second = snapshots(workspace)[0]
    restore(workspace, before_second)
    assert facts(workspace.event) == first
    restore(workspace, snapshots(workspace)[0])
    assert facts(workspace.event) == second


def test_that_rows_that_cannot_change_places_are_known(path: Path, workspace: Workspace) -> None:
    found: dict[str, set[str]] = {}
    with closing(sqlite3.connect(path)) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            indexes = database.execute(f"PRAGMA index_list('{table}')").fetchall()
            for _, index, unique, origin, _ in indexes:
                if unique and origin != "pk":
                    columns = database.execute(f"PRAGMA index_info('{index}')").fetchall()
                    found.setdefault(table, set()).update(name for _, _, name in columns)
    unique = {table.name: {*table.unique} for table in TABLES.values() if table.unique}
    assert found == unique


def test_that_there_is_nothing_to_restore_where_nothing_differs(play: Play) -> None:
    workspace = play(4)
    finish_first_round(workspace)
    entries = workspace.history()
    with pytest.raises(RuleError, match="same"):
        restore(workspace, snapshots(workspace)[0])
    assert workspace.history() == entries


def test_that_a_file_that_is_no_sound_snapshot_of_the_event_is_refused(
    play: Play, tmp_path: Path
) -> None:
    workspace = play(4)
    taken = drawn(workspace)
    entries = workspace.history()

    def refused() -> str:
        with pytest.raises(FileError) as error:
            restore(workspace, taken)
        assert workspace.history() == entries
        return error.value.code

    with closing(
        Workspace.create(
            tmp_path / "other.arbiter",
            title="Інший",
            starts_on=date(2026, 11, 1),
            edition_id="2026-03",
            actor="arbiter",
        )
    ) as other:
        sound = taken.path.read_bytes()
        shutil.copy(other.path, taken.path)
        assert refused() == "snapshot.other-event"
    taken.path.write_bytes(sound[: len(sound) // 2])
    assert refused() == "file.damaged"
    taken.path.write_bytes(sound)
    with closing(sqlite3.connect(taken.path)) as database:
        database.execute("PRAGMA user_version = 0")
        database.commit()
    assert refused() == "file.damaged-at"
    taken.path.write_bytes(sound)
    with closing(sqlite3.connect(taken.path, isolation_level=None)) as database:
        database.execute("UPDATE player SET club = 'x'")
    assert refused() == "copy.faulty"
    taken.path.unlink()
    assert refused() == "file.missing"


def test_that_a_snapshot_opens_as_a_file_of_its_own(play: Play, tmp_path: Path) -> None:
    workspace = play(4)
    target = tmp_path / "before the draw.arbiter"
    copy_out(drawn(workspace), target)
    with closing(Workspace.open(target, actor="arbiter")) as opened:
        assert opened.event.tournament.draw is None
        opened.do(number_by_rating)
    with pytest.raises(FileError) as refused:
        copy_out(drawn(workspace), target)
    assert refused.value.code == "file.exists"


def as_gone_back_to(past: Event, now: Event, *, keeps_lines: bool) -> Event:
    """Return an event of the past with what outlasts going back to it: that the rules mode was
    left, and, where it `keeps_lines`, what has touched the pairings since.
    """
    tournament = replace(past.tournament, rules_left=now.tournament.rules_left)
    if keeps_lines:
        tournament = replace(tournament, integrity=now.tournament.integrity)
    return replace(past, tournaments=(tournament,))


class ArbiterWhoGoesBack(RuleBasedStateMachine):
    """Random acts and goings back, beside what the event was at each of its versions."""

    @initialize(players=st.integers(3, 5))
    def start(self, players: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "event.arbiter"
        self.minutes = 0
        self.workspace = Workspace.create(
            self.path,
            title="Кубок",
            starts_on=None,
            edition_id="2026-03",
            actor=self.folder.name,
            now=self.now,
        )
        self.past: dict[int, Event] = {}
        self.remember()
        leave_the_rules(self.workspace)
        for number in range(players):
            self.workspace.do(add_player, name=f"Гравець {number}")
            self.remember()
        self.workspace.do(draw_lots, seed="2026")
        self.remember()

    def now(self) -> Any:
        self.minutes += 1
        return START + timedelta(minutes=self.minutes)

    def remember(self) -> None:
        self.past[self.workspace.event.data_version] = self.workspace.event

    @property
    def has_draw(self) -> bool:
        return self.workspace.event.tournament.draw is not None

    @precondition(lambda self: self.has_draw)
    @rule(data=st.data(), result=st.sampled_from(ALL_RESULTS) | st.none())
    def correct(self, data: st.DataObject, result: Result | None) -> None:
        games = list(self.workspace.event.tournament.main_stage.games)
        round_, game = data.draw(st.sampled_from(games))
        self.workspace.accepting(WeighedAct.OLD_RESULT).do(
            correct_result,
            round=round_.number,
            board=game.board,
            result=result,
            reason="чому",
            decided=True,
        )
        self.remember()

    @rule(seed=st.sampled_from("абв"))
    def draw(self, seed: str) -> None:
        try:
            self.workspace.do(draw_lots, seed=seed)
        except RuleError:
            return
        self.remember()

    @rule(title=st.sampled_from(["Кубок", "Меморіал"]))
    def describe(self, title: str) -> None:
        self.workspace.do(
            describe_event, title=title, place="", organiser="", starts_on=None, ends_on=None
        )
        self.remember()

    @precondition(lambda self: self.workspace.undoing.next_undo)
    @rule()
    def undo(self) -> None:
        self.workspace.undo()
        self.remember()

    @rule(data=st.data())
    def go_back(self, data: st.DataObject) -> None:
        now = facts(self.workspace.event)
        snapshot = data.draw(st.sampled_from(snapshots(self.workspace)))
        past = self.past[snapshot.moment.data_version]
        keeps_lines = snapshot.moment.command is None
        then = facts(as_gone_back_to(past, self.workspace.event, keeps_lines=keeps_lines))
        if now == then:
            with pytest.raises(RuleError, match="same"):
                restore(self.workspace, snapshot)
            return
        restore(self.workspace, snapshot)
        assert facts(self.workspace.event) == then
        self.remember()
        self.workspace.undo()
        assert facts(self.workspace.event) == now
        self.workspace.redo()
        assert facts(self.workspace.event) == then
        self.remember()
        assert closed_file.read_event(self.path) == self.workspace.event
        assert closed_file.verify(self.path) == ()

    def teardown(self) -> None:
        self.workspace.close()
        self.folder.cleanup()


TestArbiterWhoGoesBack = ArbiterWhoGoesBack.TestCase
TestArbiterWhoGoesBack.settings = settings(
    max_examples=turns(8, in_soak=300), stateful_step_count=15
)
