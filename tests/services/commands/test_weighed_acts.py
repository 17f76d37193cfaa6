"""Every row of the table of acts, inside the rules mode and outside it: what wants a yes is refused
without it, whatever command does it, and what touches pairs leaves its line.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal
from functools import partial
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Mark, Result
from arbiter_app.domain.facts.rules.settings import Unrated, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import ACTS, NEVER, Level, NotAcceptedError, WeighedAct
from arbiter_app.formats import trf
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.by_hand import exchange_players, pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.draw import draw_lots, number_anew, number_by_rating
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    publish_round,
    swap_colours,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots
from arbiter_app.services.commands.rules.chess960 import draw_start_positions, set_chess960
from arbiter_app.services.commands.rules.swiss_rules import set_rounds, set_swiss_rules
from arbiter_app.services.commands.whole.by_rules import leave_rules
from arbiter_app.services.commands.whole.event import (
    change_rating_rules,
    change_scoring,
    change_system,
    change_tie_breaks,
)
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.files.report_files import write_report
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.hands import leave_the_rules
from tests.services.reports import swiss as reported
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds
from tests.services.team_hands import numbered, of_teams

Act = Callable[[AtStage], object]
WHY = "рішення"


def doing(command: Command[Any, Any], **params: object) -> Act:
    return lambda here: here.do(command, **params)


def imported(misfits: int) -> Callable[[Workspace], Act]:
    return lambda _: doing(import_report, source="x.trf", event=reported(), misfits=misfits)


def late_numbers(workspace: Workspace) -> Act:
    play_rounds(make_swiss(workspace, 8), 1)
    return doing(join_late, name="Пізній Петро", fide_rating=2600)


def colours(workspace: Workspace) -> Act:
    published(make_swiss(workspace, 8))
    return doing(swap_colours, round=Round(1), board=Board(1))


def many_rounds(workspace: Workspace) -> Act:
    make_swiss(workspace, 16)
    return doing(set_rounds, rounds=20)


def bye(mark: Mark, number: int, *, decided: bool = False) -> Act:
    return doing(
        ask_bye,
        players=(PlayerId(3),),
        rounds=(Round(number),),
        mark=mark,
        reason=WHY,
        decided=decided,
    )


def full_bye(workspace: Workspace) -> Act:
    make_swiss(workspace, 12)
    return bye(Mark.FULL_BYE, 3, decided=True)


def second_half_bye(workspace: Workspace) -> Act:
    make_swiss(workspace, 12)
    bye(Mark.HALF_BYE, 2)(workspace.accepting())
    return bye(Mark.HALF_BYE, 4, decided=True)


def late_bye(workspace: Workspace) -> Act:
    make_swiss(workspace, 13)
    bye(Mark.ZERO_BYE, 1)(workspace.accepting())
    published(workspace)
    return bye(Mark.HALF_BYE, 1, decided=True)


def by_hand(workspace: Workspace) -> Act:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    hand = begin_by_hand(workspace.event.tournament.competition(), Round(1))
    changed = hand.exchanged(PlayerId(5), PlayerId(6))
    return doing(pair_by_hand, hand=changed, reason=WHY)


def exchanged(workspace: Workspace) -> Act:
    published(make_swiss(workspace, 8))
    two = {"one": PlayerId(5), "other": PlayerId(6)}
    return doing(exchange_players, round=Round(1), **two, reason=WHY)


def correction(number: int) -> Callable[[Workspace], Act]:
    def prepare(workspace: Workspace) -> Act:
        play_rounds(make_swiss(workspace, 12), 3)
        first = round_of(workspace, number).games[0]
        return doing(
            correct_result,
            round=Round(number),
            board=first.board,
            result=_other(first.result),
            reason=WHY,
            decided=True,
        )

    return prepare


def adjourned(workspace: Workspace) -> Act:
    published(make_swiss(workspace, 8))
    workspace.do(
        adjourn_game, round=Round(1), board=Board(1), sealed_by=None, note="", resumes_at=None
    )
    for game in round_of(workspace, 1).games[1:]:
        workspace.do(enter_result, round=Round(1), board=game.board, result=WHITE_WINS)
    play(workspace, 2)
    return doing(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)


def rating(workspace: Workspace, *, strength: int = 2100) -> Act:
    play_rounds(make_swiss(workspace, 8), 1)
    name = workspace.event.players[PlayerId(8)].name
    return doing(edit_player, player=PlayerId(8), name=name, fide_rating=strength, reason=WHY)


def numbers(strength: int) -> Callable[[Workspace], Act]:
    def prepare(workspace: Workspace) -> Act:
        rating(workspace, strength=strength)(workspace.accepting(WeighedAct.RATING))
        return doing(number_anew, reason=WHY)

    return prepare


def points_beside(workspace: Workspace) -> Act:
    first, *_ = teams = of_teams(workspace, system=System.SWISS)
    numbered(workspace, teams)
    made = make_round(workspace.event.tournament.competition(), Round(1), engine.pair)
    workspace.do(pair_round, made=made)
    workspace.do(publish_round, round=Round(1))
    points = {"points": Decimal(-1), "game_points": Decimal(0)}
    return doing(adjust_points, team=first, **points, reason=WHY)


def ranking(workspace: Workspace) -> Act:
    play_rounds(make_swiss(workspace, 8), 1)
    return doing(
        change_rating_rules, unrated=Unrated.LEFT_OUT, forfeits_in_ratings=False, reason=WHY
    )


def tie_breaks(workspace: Workspace) -> Act:
    play_rounds(make_swiss(workspace, 8), 1)
    shared = Unresolved.SHARED
    return doing(change_tie_breaks, tie_breaks=("SB",), unresolved=shared, reason=WHY)


def leaving(workspace: Workspace) -> Act:
    return doing(leave_rules, reason=WHY)


def pairing_rules(workspace: Workspace) -> Act:
    play_rounds(make_swiss(workspace, 12), 2)
    return doing(set_rounds, rounds=7)


def other_edition(workspace: Workspace) -> Act:
    return doing(change_system, cycles=1, swap_last_rounds=False, edition_id="2023-09")


def published(workspace: Workspace) -> Workspace:
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    return workspace


def round_of(workspace: Workspace, number: int) -> Any:
    return workspace.event.tournament.competition().round(Round(number))


def _other(result: Result | None) -> Result:
    return BLACK_WINS if result == WHITE_WINS else WHITE_WINS


SCENES: Mapping[WeighedAct, Callable[[Workspace], Act]] = {
    WeighedAct.IMPORT: imported(0),
    WeighedAct.LATE_NUMBERS: late_numbers,
    WeighedAct.COLOURS: colours,
    WeighedAct.MANY_ROUNDS: many_rounds,
    WeighedAct.FULL_BYE: full_bye,
    WeighedAct.BY_HAND: by_hand,
    WeighedAct.EXCHANGE: exchanged,
    WeighedAct.CORRECTION: correction(2),
    WeighedAct.POINTS: points_beside,
    WeighedAct.ADJOURNED: adjourned,
    WeighedAct.RATING: rating,
    WeighedAct.NUMBERS: numbers(2600),
    WeighedAct.TWO_NUMBERS: numbers(2494),
    WeighedAct.MISFIT: imported(2),
    WeighedAct.SECOND_HALF_BYE: second_half_bye,
    WeighedAct.LATE_BYE: late_bye,
    WeighedAct.RANKING: ranking,
    WeighedAct.TIE_BREAKS: tie_breaks,
    WeighedAct.LEAVE: leaving,
    WeighedAct.OLD_RESULT: correction(1),
    WeighedAct.PAIRING_RULES: pairing_rules,
    WeighedAct.EDITION: other_edition,
}
YES = {Level.FREE: 0, Level.TOLD: 1, Level.CONFIRMED: 1, Level.DOUBLY_CONFIRMED: 2}
BARRED = {WeighedAct.PAIRING_RULES: "permission.change-swiss"}
"""What pages lock already, with a reason of their own."""


def test_that_every_act_is_tried() -> None:
    assert SCENES.keys() == ACTS.keys()


@pytest.mark.parametrize("is_left", [False, True], ids=["inside", "outside"])
@pytest.mark.parametrize("weighed", SCENES, ids=lambda act: act.value)
def test_that_an_act_is_done_by_the_yeses_of_its_level_alone(
    workspace: Workspace, weighed: WeighedAct, is_left: bool
) -> None:
    act, level = SCENES[weighed](workspace), ACTS[weighed].level
    if is_left and weighed is not WeighedAct.LEAVE:
        leave_the_rules(workspace)
        level = Level.CONFIRMED if level is Level.ONLY_OUTSIDE else level
    before = workspace.event
    if level is Level.ONLY_OUTSIDE:
        with pytest.raises(RuleError) as barred:
            act(workspace.accepting(weighed, weighed))
        assert barred.value.code == BARRED.get(weighed, weighed)
        assert workspace.event == before
        return
    for yeses in range(YES[level]):
        with pytest.raises(NotAcceptedError) as refused:
            act(workspace.accepting(*(weighed,) * yeses))
        assert refused.value.codes == (weighed,) * YES[level]
        assert workspace.event == before
    act(workspace.accepting(*(weighed,) * YES[level]))
    assert replace(workspace.event, data_version=0) != replace(before, data_version=0)
    former = {*before.tournament.integrity}
    new = [each.kind for each in workspace.event.tournament.integrity if each not in former]
    kind = ACTS[weighed].kind
    assert new == ([] if kind is None else [kind])
    if kind is not None:
        workspace.undo()
        assert workspace.event.tournament == before.tournament


def wrong_result(workspace: Workspace) -> Act:
    published(make_swiss(workspace, 8))
    both = Result(Mark.WON, Mark.WON)
    return doing(enter_result, round=Round(1), board=Board(1), result=both)


def scoring(win: str, draw: str) -> Callable[[Workspace], Act]:
    points = {"win": Decimal(win), "draw": Decimal(draw), "loss": Decimal(0)}
    return lambda _: doing(change_scoring, **points)


def dear_bye(workspace: Workspace) -> Act:
    make_swiss(workspace, 8)
    rules = workspace.event.tournament.settings.swiss
    return doing(set_swiss_rules, rules=rules, pairing_bye=Decimal(2))


def bye_of_the_system(workspace: Workspace) -> Act:
    make_swiss(workspace, 8)
    return bye(Mark.PAIRING_BYE, 2, decided=True)


def round_robin(workspace: Workspace, *, drawn: bool = False) -> Act:
    for name in ("Адам", "Борис", "Вадим"):
        workspace.do(add_player, name=name)
    workspace.do(change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.LOTS)
    workspace.do(draw_lots, seed="1")
    for each in workspace.event.tournament.main_stage.rounds:
        workspace.do(enter_result, round=each.number, board=Board(1), result=DRAW)
    if drawn:
        workspace.do(draw_tie_lots)
        return doing(draw_tie_lots)
    return doing(draw_lots, seed="2")


def numbers_again(workspace: Workspace) -> Act:
    play_rounds(make_swiss(workspace, 8), 1)
    return doing(number_by_rating)


def position_again(workspace: Workspace) -> Act:
    make_swiss(workspace, 8)
    workspace.do(set_chess960, chess960=Chess960.ROUND)
    workspace.do(draw_start_positions, round=Round(1), seed="1")
    return doing(draw_start_positions, round=Round(1), seed="2")


def final_report(workspace: Workspace, *, rounds: int | None = None) -> Act:
    make_swiss(workspace, 8)
    play_rounds(workspace, 1)
    if rounds is None:
        pair(workspace, 2)
        workspace.do(publish_round, round=Round(2))
    target = workspace.path.with_suffix(".trf")
    final = trf.Finality.FINAL

    def write(_: AtStage) -> None:
        write_report(target, workspace.event, trf.Version.TRF26, finality=final)

    return write


NEVER_SCENES: Mapping[str, Callable[[Workspace], Act]] = {
    "result.impossible": wrong_result,
    "scoring.order": scoring("1", "2"),
    "scoring.draws": scoring("1", "0.75"),
    "scoring.bye": dear_bye,
    "bye.kind": bye_of_the_system,
    "permission.draw-numbers": round_robin,
    "numbers.given": numbers_again,
    "ties.drawn": partial(round_robin, drawn=True),
    "start-position.drawn": position_again,
    "report.not-final": final_report,
    "report.not-over": partial(final_report, rounds=1),
}


@pytest.mark.parametrize("is_left", [False, True], ids=["inside", "outside"])
@pytest.mark.parametrize("code", NEVER)
def test_that_what_is_never_done_is_refused_whatever_is_accepted(
    workspace: Workspace, code: str, is_left: bool
) -> None:
    act = NEVER_SCENES[code](workspace)
    if is_left:
        leave_the_rules(workspace)
    before = workspace.event
    with pytest.raises(RuleError) as refused:
        act(workspace.accepting(code, code))
    assert refused.value.code == code
    assert workspace.event == before
