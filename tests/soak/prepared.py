"""Events that campaigns begin with: one of each kind, somewhere on its way."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.people.people import Birth, SportRank
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Round, StageId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots, number_by_rating
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.play_offs import begin_play_off, set_play_off_rules
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, sign_off_round
from arbiter_app.services.commands.play.stages import add_stage, divide_into_groups
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.soak import prepared_teams

EDITION = "2026-03"
_REGIONS = (*["Львівська"] * 3, *["Київ"] * 3, *["Одеська"] * 2, "Сумська")
"""Of nine players: they go whole into the envelopes of nine numbers."""
_PLAYED = (WHITE_WINS, DRAW, BLACK_WINS, DRAW)

Story = Callable[[Workspace], object]


def make(
    path: Path, story: Story, *, title: str = "Чемпіонат", takes_snapshots: bool = True
) -> Path:
    """Write an event file in which a story has happened."""
    workspace = Workspace.create(
        path,
        title=title,
        starts_on=date(2026, 4, 1),
        edition_id=EDITION,
        actor="soak",
        takes_snapshots=takes_snapshots,
    )
    try:
        story(workspace)
    finally:
        workspace.close()
    return path


class Stories:
    """The events of a worker, each made when it is asked for first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir()

    def file(self, name: str) -> Path:
        """Return the file of the event in which a story has happened."""
        path = self._folder / f"{name}.arbiter"
        return path if path.exists() else make(path, STORIES[name], takes_snapshots=False)


def nothing(_: Workspace) -> None:
    """Nobody is registered yet."""


def registered(workspace: Workspace, players: int = 9) -> None:
    for number in range(1, players + 1):
        workspace.do(
            add_player,
            name=f"Гравець {number}",
            birth=Birth(1990 + number),
            sport_rank=SportRank.KMS,
            fide_rating=2100 - 10 * number,
            federation="UKR",
            region=_REGIONS[(number - 1) % len(_REGIONS)],
        )


def drawn(workspace: Workspace) -> None:
    registered(workspace)
    workspace.do(draw_lots, seed="soak")


def half_played(workspace: Workspace) -> None:
    """A round robin of six: two rounds signed off, the third begun."""
    registered(workspace, 6)
    workspace.do(draw_lots, seed="soak")
    play(workspace, FIRST_STAGE, until=2)
    third = workspace.event.tournament.main_stage.rounds[2]
    workspace.do(publish_round, round=third.number)
    workspace.do(enter_result, round=third.number, board=third.games[0].board, result=DRAW)


def knockout(workspace: Workspace) -> None:
    """A knockout of eight in its first matches."""
    _choose(workspace, System.KNOCKOUT)
    registered(workspace, 8)
    workspace.do(draw_lots, seed="soak")
    workspace.do(draw_colours, seed="1")
    workspace.do(pair_next_games)
    round_ = workspace.event.tournament.main_stage.rounds[0]
    for game in round_.games[:3]:
        workspace.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)


def play_off(workspace: Workspace) -> None:
    """All are level, and the first place is played off."""
    registered(workspace, 4)
    workspace.do(draw_lots, seed="soak")
    workspace.do(set_play_off_rules, rules=shipped()[0])
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            workspace.do(enter_result, round=round_.number, board=game.board, result=DRAW)
    workspace.do(begin_play_off, first_place=1, seed="soak")


def groups_and_finals(workspace: Workspace) -> None:
    """Eight players in two groups, of which one is over, and a final to which they go."""
    _choose(workspace, System.STAGES)
    registered(workspace, 8)
    workspace.do(draw_lots, seed="soak")
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    first, second = (stage.id for stage in workspace.event.tournament.stages[1:])
    play(workspace, first)
    play(workspace, second, until=1)
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in (first, second) for place in (1, 2)),
    )


def swiss(workspace: Workspace) -> None:
    """A Swiss of nine: two rounds signed off, the third a draft."""
    _choose(workspace, System.SWISS)
    registered(workspace)
    workspace.do(number_by_rating)
    workspace.do(set_initial_colour, colour=Colour.WHITE)
    for number in (1, 2):
        _pair(workspace, number)
        play(workspace, FIRST_STAGE, until=number, after=number - 1)
    _pair(workspace, 3)


def _pair(workspace: Workspace, number: int) -> None:
    competition = workspace.event.tournament.competition()
    workspace.do(pair_round, made=make_round(competition, Round(number), engine.pair))


STORIES: dict[str, Story] = {
    "empty": nothing,
    "registered": registered,
    "drawn": drawn,
    "half played": half_played,
    "knockout": knockout,
    "play-off": play_off,
    "groups and finals": groups_and_finals,
    "swiss": swiss,
    **prepared_teams.STORIES,
}


def _choose(workspace: Workspace, system: System) -> None:
    workspace.do(change_system, cycles=1, swap_last_rounds=False, edition_id=EDITION, system=system)


def play(workspace: Workspace, stage: StageId, *, until: int | None = None, after: int = 0) -> None:
    here = workspace.at(stage)
    for round_ in here.competition.rounds[after:until]:
        here.do(publish_round, round=round_.number)
        for number, game in enumerate(round_.games):
            result = _PLAYED[(number + round_.number) % len(_PLAYED)]
            here.do(enter_result, round=round_.number, board=game.board, result=result)
        here.do(sign_off_round, round=round_.number)
