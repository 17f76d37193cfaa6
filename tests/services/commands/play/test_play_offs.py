"""Play-offs by commands: from the tie to the final table, for every regulation that is shipped."""

import random
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    Board,
    PairingNumber,
    PlayerId,
    PlayOffId,
    Round,
    StageId,
)
from arbiter_app.domain.next_step.play_offs import PlayOffDue
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.closed_file import verify
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal, reopen_appeal
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.play_offs import (
    annul_play_off,
    begin_play_off,
    begin_step,
    draw_play_off_lots,
    give_up_play_off,
    leave_play_off,
    set_play_off_rules,
    set_ready,
)
from arbiter_app.services.commands.play.rounds import adjourn_game, correct_result, enter_result
from arbiter_app.services.commands.play.stages import add_stage, begin_stage, remove_stage
from arbiter_app.services.copies.snapshots import snapshots
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.documents.conftest import sentences
from tests.services.hands import leave_the_rules, refusal, refused_code, said
from tests.services.play_off_hands import (
    Choose,
    all_drawn,
    enter,
    finish_with_ties,
    go_on,
    lower_number_wins,
    play_off,
    play_through,
    state_of,
    steps,
    undo_all,
)

Play = Callable[[int], Workspace]
Tie = Callable[[int], Workspace]

FIDE = next(each for each in shipped() if each.id == "fide_manual_2017_default")
TIES = range(2, 8)
FIRST_AND_QUALIFYING = replace(FIDE, cuts=(1, 4))


def tied(workspace: Workspace, *ties: range, rules: PlayOffRules = FIDE) -> Workspace:
    """Let players tie for places, and choose how that is played off."""
    workspace.do(set_play_off_rules, rules=rules)
    finish_with_ties(workspace, *ties)
    return workspace


def begin(
    workspace: Workspace,
    first_place: int = 1,
    *,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
    declined: tuple[PlayerId, ...] = (),
    reason: str = "",
) -> PlayOffId:
    return workspace.do(
        begin_play_off,
        first_place=first_place,
        seed="орел",
        numbers=numbers,
        declined=declined,
        reason=reason,
    )


def correct_game(workspace: Workspace, winner: PlayerId, other: PlayerId) -> None:
    """Let somebody have won a game of the main stage that was drawn, outside the rules mode."""
    for round_, game in workspace.event.tournament.main_stage.games:
        if {game.white, game.black} == {winner, other}:
            workspace.accepting(WeighedAct.OLD_RESULT).do(
                correct_result,
                round=round_.number,
                board=game.board,
                result=WHITE_WINS if game.white == winner else BLACK_WINS,
                reason="протокол",
                decided=True,
            )


def table(workspace: Workspace) -> list[tuple[PlayerId, int, int]]:
    rows = standings(workspace.event.tournament.competition(), workspace.event.players).rows
    return [(row.player, row.place, row.last_place) for row in rows]


def facts(event: Event) -> Event:
    """Return everything an event says but its version, which only ever grows."""
    return replace(event, data_version=0)


# Every regulation


@pytest.fixture(scope="module")
def played_out(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """Files of eight players of whom 2 to 7 are tied for the first place."""
    folder = tmp_path_factory.mktemp("ties")
    made = {size: folder / f"{size}.arbiter" for size in TIES}
    with closing(
        Workspace.create(
            made[7],
            title="Кубок",
            starts_on=None,
            edition_id="2026-03",
            actor="arbiter",
            takes_snapshots=False,
        )
    ) as workspace:
        for number in range(1, 9):
            workspace.do(add_player, name=f"Гравець {number}", fide_rating=2500 - number)
        workspace.do(number_by_rating)
    for size in range(6, 1, -1):
        shutil.copy(made[7], made[size])
    for size, file in made.items():
        with closing(Workspace.open(file, actor="arbiter", takes_snapshots=False)) as workspace:
            finish_with_ties(workspace, range(1, size + 1))
    return made


@pytest.fixture
def tie(played_out: dict[int, Path], path: Path) -> Iterator[Callable[[int], Workspace]]:
    """Open an event of eight players of whom so many are tied for the first place."""
    opened = []

    def open_copy(size: int) -> Workspace:
        shutil.copy(played_out[size], path)
        workspace = Workspace.open(path, actor="arbiter", takes_snapshots=False)
        opened.append(workspace)
        workspace.do(set_play_off_rules, rules=FIDE, reason="оргкомітет")
        return workspace

    yield open_copy
    for workspace in opened:
        workspace.close()


def by_chance(seed: int) -> Choose:
    chance = random.Random(seed)
    return lambda _, __: chance.choice((WHITE_WINS, DRAW, DRAW, BLACK_WINS))


def branches() -> Iterator[tuple[PlayOffRules, int]]:
    """Yield every regulation with the ties for which it has a branch, and one for which not."""
    for rules in shipped():
        sizes = [size for size in TIES if rules.level(0).branch(size)]
        yield from ((rules, size) for size in sizes or TIES)
    yield shipped()[1], 3


BRANCHES = [pytest.param(*each, id=f"{each[0].id}-{each[1]}") for each in branches()]


@pytest.mark.parametrize(("rules", "size"), BRANCHES)
def test_that_every_branch_of_every_regulation_is_played_to_its_end(
    rules: PlayOffRules, size: int, played_out: dict[int, Path], tmp_path: Path
) -> None:
    path = Path(shutil.copy(played_out[size], tmp_path / "event.arbiter"))
    with closing(Workspace.open(path, actor="arbiter", takes_snapshots=False)) as workspace:
        before = facts(workspace.event)
        acts = len(workspace.undoing.undoable)
        workspace.do(set_play_off_rules, rules=rules, reason="оргкомітет")
        begun = play_through(workspace, by_chance(size))
        after = facts(workspace.event)
        order = [player for each in state_of(workspace, begun).order for player in each.players]
        assert sorted(order) == [*range(1, size + 1)]
        assert table(workspace)[0][1:] == (1, 1)
        assert {player for player, *_ in table(workspace)[:size]} == {*order}
        undone = undo_all(workspace, down_to=acts)
        assert facts(workspace.event) == before
        for _ in range(undone):
            workspace.redo()
        assert facts(workspace.event) == after
    read = closed_file.read_file(path)
    assert (facts(read.event), read.remarks) == (after, ())


# A tie of two, step by step


def test_that_two_play_two_games_and_then_until_somebody_wins(tie: Tie) -> None:
    workspace = tie(2)
    begun = begin(workspace)
    (step,) = steps(workspace)
    assert (step.kind, step.settings and step.settings.system) == (
        StageKind.PLAY_OFF,
        System.MATCH,
    )
    there = workspace.at(step.id)
    there.do(draw_colours, seed="решка")
    for result in (WHITE_WINS, WHITE_WINS):
        there.do(pair_next_games)
        enter(workspace, step.id, result)
    there.do(draw_colours, seed="новий жереб")
    there.do(pair_next_games)
    enter(workspace, step.id, DRAW)
    there.do(pair_next_games)
    enter(workspace, step.id, BLACK_WINS)
    assert state_of(workspace, begun).is_over
    games = [game for _, game in steps(workspace)[0].games]
    assert games[2].white != games[3].white, "colours change after every odd game"
    assert table(workspace)[0] == (games[3].black, 1, 1)
    assert table(workspace)[1] == (games[3].white, 2, 2)


def test_that_numbers_drawn_in_the_hall_are_taken_over(tie: Tie) -> None:
    workspace = tie(4)
    numbers = {PlayerId(player): PairingNumber(5 - player) for player in range(1, 5)}
    begin(workspace, numbers=numbers)
    (step,) = steps(workspace)
    assert {slot.player: slot.number for slot in step.slots} == numbers
    assert step.seed is None


def test_that_lots_drawn_in_the_hall_are_taken_over(tie: Tie) -> None:
    workspace = tie(3)
    workspace.do(set_play_off_rules, rules=shipped()[1], reason="рішення")
    begun = begin(workspace)
    (level,) = state_of(workspace, begun).lots
    numbers = {player: PairingNumber(3 - at) for at, player in enumerate(level)}

    twice = {**numbers, level[0]: PairingNumber(1)}
    assert refused_code(lambda: _take_lots(workspace, begun, twice)) == "draw.number-twice"
    _take_lots(workspace, begun, numbers)

    assert [row[0] for row in table(workspace)[:3]] == [*reversed(level)]
    assert {each.seed for each in workspace.event.tournament.main_stage.decisions} == {None}


def _take_lots(
    workspace: Workspace, play_off: PlayOffId, numbers: Mapping[PlayerId, PairingNumber]
) -> None:
    players = tuple(numbers)
    workspace.do(draw_play_off_lots, play_off=play_off, players=players, seed="", numbers=numbers)


def test_that_the_lot_of_numbers_can_be_drawn_again_from_its_seed(tie: Tie) -> None:
    workspace = tie(4)
    begin(workspace)
    first = steps(workspace)[0].players
    workspace.undo()
    begin(workspace)
    assert steps(workspace)[0].players == first
    assert steps(workspace)[0].seed == "орел"


def test_that_of_three_who_are_level_in_everything_a_lot_keeps_two(tie: Tie) -> None:
    workspace = tie(3)
    begun = _level_again(workspace)
    level = _who_draws(workspace, begun)

    workspace.do(draw_play_off_lots, play_off=begun, players=level, seed="двоє")
    order = Lots("двоє").shuffled(level)
    workspace.do(begin_step, play_off=begun, players=_who_plays(workspace, begun), seed="орел")

    kept = {*order[:2]}
    assert {*steps(workspace)[1].players} == kept
    go_on_to_the_end(workspace, begun)
    assert {player for player, *_ in table(workspace)[:2]} == kept


def test_that_the_lot_of_who_plays_is_taken_from_the_hall(tie: Tie) -> None:
    workspace = tie(3)
    begun = _level_again(workspace)
    level = _who_draws(workspace, begun)
    out, *others = level
    numbers = {player: PairingNumber(at) for at, player in enumerate([*others, out], start=1)}

    _take_lots(workspace, begun, numbers)

    assert {*_who_plays(workspace, begun)} == {*others}
    assert {each.seed for each in steps(workspace)[0].decisions} == {None}
    workspace.do(begin_step, play_off=begun, players=tuple(others), seed="орел")
    assert {*steps(workspace)[1].players} == {*others}
    go_on_to_the_end(workspace, begun)
    assert table(workspace)[2][0] == out


def test_that_a_step_waits_for_the_lot_of_who_plays_it(tie: Tie) -> None:
    workspace = tie(3)
    begun = _level_again(workspace)
    (proposal,) = state_of(workspace, begun).proposals
    assert (
        refused_code(
            lambda: workspace.do(begin_step, play_off=begun, players=proposal.players, seed="")
        )
        == "play-off.entry-open"
    )


def test_that_of_five_level_in_everything_the_lot_decides_before_the_first_game(
    tie: Tie,
) -> None:
    workspace = tie(5)
    begun = begin(workspace)
    assert steps(workspace) == ()
    level = _who_draws(workspace, begun)
    workspace.do(draw_play_off_lots, play_off=begun, players=level, seed="четверо")
    drawn = workspace.event.tournament
    workspace.undo()
    assert _who_draws(workspace, begun) == level
    workspace.redo()
    assert workspace.event.tournament == drawn

    players = _who_plays(workspace, begun)
    workspace.do(begin_step, play_off=begun, players=players, seed="пари")
    assert {*steps(workspace)[0].players} == {*Lots("четверо").shuffled(level)[:4]}
    assert len(steps(workspace)[0].decisions) == 5, "the lots go with the step they let into"
    workspace.undo()
    assert workspace.event.tournament == drawn
    workspace.redo()
    workspace.do(annul_play_off, play_off=begun, reason="помилка")
    assert workspace.event.tournament.main_stage.decisions == ()


def _level_again(workspace: Workspace) -> PlayOffId:
    """Begin a play-off whose round robin of three ends in draws alone."""
    begun = begin(workspace)
    for _ in range(3):
        go_on(workspace, steps(workspace)[0].id, all_drawn, seed="")
    return begun


def _who_draws(workspace: Workspace, begun: PlayOffId) -> tuple[PlayerId, ...]:
    """Return among whom a lot decides who plays, which is what comes next."""
    state = state_of(workspace, begun)
    assert state.due is PlayOffDue.ENTRY
    (proposal,) = state.proposals
    assert proposal.trim is not None
    return proposal.trim.level


def _who_plays(workspace: Workspace, begun: PlayOffId) -> tuple[PlayerId, ...]:
    """Return who plays the step that can begin."""
    state = state_of(workspace, begun)
    assert state.due is PlayOffDue.STEP
    return state.proposals[0].players


def test_that_a_step_is_not_begun_for_others_than_the_regulations_say(tie: Tie) -> None:
    workspace = tie(2)
    begun = begin(workspace)
    both = (PlayerId(1), PlayerId(2))
    assert (
        refused_code(lambda: workspace.do(begin_step, play_off=begun, players=both, seed="ще"))
        == "play-off.not-due"
    )


def go_on_to_the_end(workspace: Workspace, begun: PlayOffId) -> None:
    while not (state := state_of(workspace, begun)).is_over:
        go_on(workspace, state.under_way[0], lower_number_wins, seed="далі")


# Several ties at once


def test_that_the_first_and_a_qualifying_place_are_played_off_at_once(play: Play) -> None:
    workspace = tied(play(8), range(1, 3), range(4, 7), rules=FIRST_AND_QUALIFYING)
    first = play_through(workspace, lower_number_wins, first_place=1)
    second = play_through(workspace, lower_number_wins, first_place=4)
    assert [each.first_place for each in workspace.event.tournament.play_offs] == [1, 4]
    assert state_of(workspace, first).is_over
    assert state_of(workspace, second).is_over
    assert [player for player, *_ in table(workspace)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table(workspace)[3][1:] == (4, 4)


def test_that_a_tie_over_both_lines_is_one_play_off(play: Play) -> None:
    workspace = tied(play(8), range(1, 8), rules=FIRST_AND_QUALIFYING)
    play_through(workspace, lower_number_wins)
    assert len(workspace.event.tournament.play_offs) == 1


# What happens on the way


def test_that_who_would_not_play_stands_below_those_who_do(tie: Tie) -> None:
    workspace = tie(3)
    missing = refused_code(lambda: begin(workspace, declined=(PlayerId(1),)))
    assert missing == "permission.reason-missing"
    begun = begin(workspace, declined=(PlayerId(1),), reason="літак")
    (step,) = steps(workspace)
    assert {*step.players} == {2, 3}
    go_on_to_the_end(workspace, begun)
    assert [player for player, *_ in table(workspace)][:3] == [2, 3, 1]


def test_that_who_leaves_loses_what_he_has_still_to_play(tie: Tie) -> None:
    workspace = tie(4)
    begun = begin(workspace)
    step = steps(workspace)[0]
    workspace.do(leave_play_off, play_off=begun, player=step.players[0], reason="хворий")
    left = step.players[0]
    go_on_to_the_end(workspace, begun)
    assert table(workspace)[0][0] != left
    assert left not in {
        player for _, game in steps(workspace)[0].games for player in (game.white, game.black)
    }
    assert (
        refused_code(
            lambda: workspace.do(leave_play_off, play_off=begun, player=left, reason="ще раз")
        )
        == "play-off.left"
    )


def test_that_who_leaves_a_round_robin_forfeits_its_open_games(tie: Tie) -> None:
    workspace = tie(3)
    begun = begin(workspace)
    step = steps(workspace)[0].id
    left = steps(workspace)[0].players[0]
    workspace.do(leave_play_off, play_off=begun, player=left, reason="хворий")
    lost = [
        game
        for _, game in workspace.event.tournament.stage(step).games
        if left in (game.white, game.black)
    ]
    assert len(lost) == 2
    assert all(game.result is not None and game.result.is_forfeit for game in lost)


def test_that_who_leaves_a_play_off_first_ends_an_adjourned_game_of_it(tie: Tie) -> None:
    workspace = tie(3)
    begun = begin(workspace)
    step = steps(workspace)[0]
    left = step.players[0]
    round_, game = next(
        (round_, game)
        for round_, game in workspace.event.tournament.stage(step.id).games
        if left in (game.white, game.black)
    )
    here, number, board = workspace.at(step.id), round_.number, game.board
    here.do(adjourn_game, round=number, board=board, sealed_by=None, note="", resumes_at=None)

    def leave() -> None:
        workspace.do(leave_play_off, play_off=begun, player=left, reason="хворий")

    assert refused_code(leave) == "player.adjourned"
    here.do(enter_result, round=number, board=board, result=DRAW)
    leave()
    assert workspace.event.tournament.stage(step.id).round(number).game(board).result == DRAW


@pytest.mark.parametrize("is_played", [False, True])
def test_that_a_granted_protest_takes_back_the_step_whose_players_are_not_level_any_more(
    tie: Tie, is_played: bool
) -> None:
    workspace = tie(3)
    leave_the_rules(workspace)
    of_old_result = workspace.accepting(WeighedAct.OLD_RESULT)
    begun = _level_again(workspace)
    level = _who_draws(workspace, begun)
    workspace.do(draw_play_off_lots, play_off=begun, players=level, seed="двоє")
    workspace.do(begin_step, play_off=begun, players=_who_plays(workspace, begun), seed="орел")
    first, second = steps(workspace)
    go_on(workspace, second.id, all_drawn, seed="колір")
    go_on(workspace, second.id, all_drawn, seed="пара")
    if is_played:
        go_on(workspace, second.id, all_drawn, seed="гра")
    game = first.round(Round(1)).games[0]
    number = workspace.at(first.id).do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=datetime(2026, 11, 3, 12),
        player=game.white,
        round=Round(1),
        board=game.board,
        claim="Прапорець",
    )
    before = workspace.event
    of_old_result.do(
        decide_appeal,
        appeal=number,
        outcome=Outcome.GRANTED,
        decision="Він упав раніше",
        decided_at=datetime(2026, 11, 3, 12, 5),
        decided_by="Ґжицька Єлизавета",
        result=WHITE_WINS,
    )
    state = state_of(workspace, begun)
    assert state.due is PlayOffDue.NOTHING
    assert table(workspace)[0][0] == game.white
    assert bool(state.strays) == is_played, "what was played stays in the papers"
    workspace.undo()
    assert replace(workspace.event, data_version=0) == replace(before, data_version=0)
    workspace.redo()
    of_old_result.do(reopen_appeal, appeal=number, reason="Нові свідки")
    assert state_of(workspace, begun).due is (PlayOffDue.PLAY if is_played else PlayOffDue.ENTRY)


def test_that_a_play_off_that_is_given_up_keeps_what_it_has_decided(tie: Tie) -> None:
    workspace = tie(4)
    begun = begin(workspace)
    step = steps(workspace)[0].id
    while len(state_of(workspace, begun).order) == 1:
        go_on(workspace, step, lower_number_wins, seed="жереб")
    workspace.do(give_up_play_off, play_off=begun, reason="зал зачиняють")
    assert state_of(workspace, begun).is_over
    assert play_off(workspace.event, begun).given_up == "зал зачиняють"
    again = refused_code(lambda: workspace.do(give_up_play_off, play_off=begun, reason="знову"))
    assert again == "play-off.over"


@pytest.mark.parametrize("size", [2, 4])
def test_that_nobody_is_asked_to_play_what_is_paired_when_a_play_off_is_given_up(
    tie: Tie, size: int
) -> None:
    workspace = tie(size)
    begun = begin(workspace)
    (step,) = steps(workspace)
    there = workspace.at(step.id)
    there.do(draw_colours, seed="сова")
    there.do(pair_next_games)
    before = facts(workspace.event)
    workspace.do(give_up_play_off, play_off=begun, reason="зал зачиняють")
    assert [*steps(workspace)[0].games] == []
    paper = document("order-of-play").build(workspace.event, {}, catalogue("en"), datetime.min)
    assert "Nothing is to be played now" in sentences(paper)
    workspace.undo()
    assert facts(workspace.event) == before
    workspace.redo()
    assert verify(workspace.path) == ()


def test_that_a_game_in_dispute_stays_when_its_play_off_is_given_up(tie: Tie) -> None:
    workspace = tie(2)
    begun = begin(workspace)
    there = workspace.at(steps(workspace)[0].id)
    there.do(draw_colours, seed="сова")
    there.do(pair_next_games)
    ((round_, game),) = steps(workspace)[0].games
    there.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=datetime(2026, 11, 1, 19, 0),
        player=game.black,
        round=round_.number,
        board=game.board,
        claim="Суперник не прийшов",
    )
    workspace.do(give_up_play_off, play_off=begun, reason="зал зачиняють")
    assert [each.id for _, each in steps(workspace)[0].games] == [game.id]


def test_that_every_act_about_a_play_off_is_undone_and_redone(tie: Tie) -> None:
    workspace = tie(4)
    acts = len(workspace.undoing.undoable)
    past = [facts(workspace.event)]
    begun = begin(workspace)
    step = steps(workspace)[0]
    left = step.players[0]
    on_the_way: tuple[Callable[[], object], ...] = (
        lambda: workspace.do(set_ready, play_off=begun, ready_at=datetime(2026, 11, 1, 18, 5)),
        lambda: workspace.do(leave_play_off, play_off=begun, player=left, reason="хворий"),
        lambda: workspace.do(give_up_play_off, play_off=begun, reason="зал зачиняють"),
        lambda: workspace.do(annul_play_off, play_off=begun, reason="усе спочатку"),
    )
    for act in on_the_way:
        past.append(facts(workspace.event))
        act()
    after = facts(workspace.event)
    assert after == past[0]
    for before in reversed(past):
        workspace.undo()
        assert facts(workspace.event) == before
    assert len(workspace.undoing.undoable) == acts
    for later in (*past[1:], after):
        workspace.redo()
        assert facts(workspace.event) == later


def test_that_an_annulled_play_off_leaves_the_tie_as_it_was(tie: Tie) -> None:
    workspace = tie(3)
    before = facts(workspace.event)
    begun = play_through(workspace, lower_number_wins)
    workspace.do(annul_play_off, play_off=begun, reason="не ті гравці")
    assert facts(workspace.event) == before
    begin(workspace)
    assert play_off(workspace.event, PlayOffId(begun + 1)).first_place == 1


def test_that_a_play_off_of_a_tie_that_is_gone_can_be_annulled(tie: Tie) -> None:
    workspace = tie(2)
    leave_the_rules(workspace)
    begun = begin(workspace)
    go_on(workspace, steps(workspace)[0].id, all_drawn, seed="жереб")
    correct_game(workspace, PlayerId(1), PlayerId(2))
    assert not state_of(workspace, begun).is_valid
    assert table(workspace)[0][1:] == (1, 1)
    workspace.do(annul_play_off, play_off=begun, reason="результат виправлено")
    assert workspace.event.tournament.play_offs == ()
    assert steps(workspace) == ()


def test_that_a_new_tie_waits_for_the_annulment_of_the_former(tie: Tie) -> None:
    workspace = tie(3)
    leave_the_rules(workspace)
    begin(workspace)
    correct_game(workspace, PlayerId(1), PlayerId(3))
    correct_game(workspace, PlayerId(2), PlayerId(3))
    assert refused_code(lambda: begin(workspace)) == "play-off.annul-first"


def test_that_the_pause_is_counted_from_when_those_tied_were_ready(tie: Tie) -> None:
    workspace = tie(2)
    begun = begin(workspace)
    assert state_of(workspace, begun).ready_at is None
    workspace.do(set_ready, play_off=begun, ready_at=datetime(2026, 11, 1, 18, 5))
    assert state_of(workspace, begun).ready_at == datetime(2026, 11, 1, 18, 35)


def test_that_nothing_begins_without_rules_before_the_end_or_without_a_tie(play: Play) -> None:
    workspace = play(6)
    assert refused_code(lambda: begin(workspace)) == "play-off.no-rules"
    workspace.do(set_play_off_rules, rules=FIDE)
    assert refused_code(lambda: begin(workspace)) == "play-off.stage-open"
    finish_with_ties(workspace, range(1, 3))
    before = snapshots(workspace)
    assert refused_code(lambda: begin(workspace, first_place=2)) == "play-off.no-tie"
    assert snapshots(workspace) == before
    begin(workspace)
    assert refused_code(lambda: begin(workspace)) == "play-off.no-tie"
    assert (
        refused_code(lambda: workspace.do(set_play_off_rules, rules=None, reason="так"))
        == "play-off.begun"
    )


def test_that_only_those_tied_are_asked_for_and_only_what_is_due(tie: Tie) -> None:
    workspace = tie(2)
    outside = PlayerId(8)
    assert (
        refused_code(lambda: begin(workspace, declined=(outside,), reason="поїхав"))
        == "play-off.not-in-it"
    )
    begun = begin(workspace)
    tied_too = tuple(map(PlayerId, (1, 2)))
    for act, code in (
        (
            lambda: workspace.do(leave_play_off, play_off=begun, player=outside, reason="поїхав"),
            "play-off.not-in-it",
        ),
        (
            lambda: workspace.do(
                draw_play_off_lots, play_off=begun, players=tied_too, seed="жереб"
            ),
            "play-off.no-lots",
        ),
    ):
        assert refused_code(act) == code
    workspace.do(annul_play_off, play_off=begun, reason="помилка")
    gone = refused_code(lambda: workspace.do(annul_play_off, play_off=begun, reason="ще раз"))
    assert gone == "play-off.none"


def test_that_the_regulation_of_play_offs_changes_after_the_start_only_with_a_reason(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    without = refused_code(lambda: workspace.do(set_play_off_rules, rules=FIDE))
    assert without == "permission.reason-missing"
    workspace.do(set_play_off_rules, rules=FIDE, reason="забули опублікувати")
    assert workspace.event.tournament.settings.play_off == FIDE


# In a later stage


def test_that_a_tie_of_a_final_is_played_off_there(play: Play) -> None:
    workspace = play(6)
    workspace.do(set_play_off_rules, rules=FIDE)
    finish_with_ties(workspace)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=tuple((StageId(1), place) for place in range(1, 5)),
    )
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    finish_with_ties(workspace, range(1, 3), stage=final)
    begun = play_through(workspace, lower_number_wins, stage=final)
    assert play_off(workspace.event, begun).stage == final
    rows = standings(workspace.at(final).competition, workspace.event.players).rows
    assert [(row.player, row.place) for row in rows] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    workspace.do(annul_play_off, play_off=begun, reason="перевірка")
    assert steps(workspace) == ()


def test_that_a_play_off_that_led_into_a_final_is_not_annulled_before_the_final_is_removed(
    play: Play,
) -> None:
    workspace = play(6)
    leave_the_rules(workspace)
    workspace.do(set_play_off_rules, rules=FIRST_AND_QUALIFYING)
    finish_with_ties(workspace, range(4, 6))
    begun = play_through(workspace, lower_number_wins, first_place=4)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=tuple((FIRST_STAGE, place) for place in range(1, 5)),
    )
    annul = partial(workspace.do, annul_play_off, play_off=begun, reason="не той порядок")
    annul()
    workspace.undo()
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    before = snapshots(workspace)
    not_yet = refusal(annul)
    assert not_yet.code == "play-off.taken-from"
    assert said(not_yet).startswith("Stage Фінал has taken its players")
    assert snapshots(workspace) == before
    # A tie that a correction took away orders nobody: what came of it may go.
    correct_game(workspace, PlayerId(5), PlayerId(4))
    annul()
    workspace.undo()
    workspace.undo()
    workspace.at(final).do(remove_stage, reason="не той порядок")
    annul()
    assert steps(workspace) == ()


def test_that_a_play_off_goes_on_in_a_file_that_was_opened_again(tie: Tie, path: Path) -> None:
    workspace = tie(4)
    begun = begin(workspace)
    step = steps(workspace)[0].id
    for _ in range(3):
        go_on(workspace, step, lower_number_wins, seed="жереб")
    event = workspace.event
    workspace.close()
    with closing(Workspace.open(path, actor="deputy")) as again:
        assert again.event == event
        go_on_to_the_end(again, begun)
        assert table(again)[0][0] == 1
