"""Events in the states that the window is walked through in."""

from collections.abc import Callable
from datetime import datetime

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, PairingNumber, Round, StageId
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_hand, number_by_rating
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.play_offs import begin_play_off, set_play_off_rules
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, sign_off_round
from arbiter_app.services.commands.play.stages import add_stage, divide_into_groups
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import add
from tests.services.hands import choose_system
from tests.services.swiss_hands import make_swiss, pair
from tests.services.swiss_hands import play as play_swiss
from tests.services.tournament_hands import second


def number(workspace: Workspace, count: int) -> None:
    players = add(workspace, count)
    numbers = {player: PairingNumber(i) for i, player in enumerate(players, start=1)}
    workspace.do(number_by_hand, numbers=numbers)


def play(workspace: Workspace, stage: StageId = FIRST_STAGE, *, until: int = 99) -> None:
    """Play the first rounds of a stage; everybody is level."""
    here = workspace.at(stage)
    for round_ in here.competition.rounds[:until]:
        here.do(publish_round, round=round_.number)
        for game in round_.games:
            here.do(enter_result, round=round_.number, board=game.board, result=DRAW)
        here.do(sign_off_round, round=round_.number)


def before_the_draw(workspace: Workspace) -> None:
    add(workspace, 4)


def drawn(workspace: Workspace) -> None:
    number(workspace, 4)


def round_under_way(workspace: Workspace) -> None:
    number(workspace, 4)
    play(workspace, until=1)
    board = workspace.event.tournament.main_stage.round(Round(2)).games[0].board
    workspace.do(enter_result, round=Round(2), board=board, result=WHITE_WINS)


def all_signed(workspace: Workspace) -> None:
    number(workspace, 4)
    play(workspace)


def play_off_under_way(workspace: Workspace) -> None:
    workspace.do(set_play_off_rules, rules=PlayOffPresets().get("fide_manual_2017_default"))
    all_signed(workspace)
    workspace.do(begin_play_off, first_place=1, seed="1", ready_at=datetime(2026, 4, 3, 12))


def group_finished(workspace: Workspace) -> None:
    choose_system(workspace, System.STAGES)
    number(workspace, 6)
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    group = workspace.event.tournament.stages[1].id
    play(workspace, group)
    places = tuple((group, place) for place in (1, 2, 3))
    workspace.do(
        add_stage, kind=StageKind.FINAL, title="A", system=System.ROUND_ROBIN, sources=places
    )


def knockout_under_way(workspace: Workspace) -> None:
    choose_system(workspace, System.KNOCKOUT)
    number(workspace, 4)
    workspace.do(draw_colours, seed="1")
    workspace.do(pair_next_games)


def swiss_draft(workspace: Workspace) -> None:
    play_swiss(make_swiss(workspace, 7), 1)
    pair(workspace, 2)


def swiss_under_way(workspace: Workspace) -> None:
    swiss_draft(workspace)
    workspace.do(publish_round, round=Round(2))
    board = workspace.event.tournament.main_stage.round(Round(2)).games[0].board
    workspace.do(enter_result, round=Round(2), board=board, result=WHITE_WINS)


def several_tournaments(workspace: Workspace) -> None:
    """U10 is under way, U12 waits for its draw, U14 is a Swiss with a round to publish."""
    round_under_way(workspace)
    second(workspace, "U12").do(add_player, name="Gava")
    swiss = second(workspace, "U14")
    edition = swiss.competition.settings.edition
    swiss.do(
        change_system,
        cycles=1,
        swap_last_rounds=False,
        edition_id=edition,
        system=System.SWISS,
    )
    for name in ("Dibrova", "Yeva", "Zhurba", "Zoria", "Yizhak"):
        swiss.do(add_player, name=name)
    swiss.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    swiss.do(set_initial_colour, colour=Colour.WHITE)
    made = make_round(swiss.competition, Round(1), dutch.pair)
    swiss.do(pair_round, made=made)


STATES: dict[str, Callable[[Workspace], None]] = {
    "before the draw": before_the_draw,
    "drawn": drawn,
    "round under way": round_under_way,
    "all signed": all_signed,
    "play-off under way": play_off_under_way,
    "group finished": group_finished,
    "knockout under way": knockout_under_way,
    "swiss draft": swiss_draft,
    "swiss under way": swiss_under_way,
    "several tournaments": several_tournaments,
}
