"""What tests of the Swiss systems beside the Dutch one do over and over."""

from decimal import Decimal
from random import Random

from arbiter_app.domain.checking.by_hand import judged
from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    DRAW,
    WHITE_WINS,
    Mark,
)
from arbiter_app.domain.facts.rules.swiss_rules import (
    SwissRules,
    SwissSystem,
)
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.services.checking import check_event, check_report
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.commands.rules.swiss_rules import (
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.workspace import Workspace
from tests.services.hands import ready_made
from tests.services.swiss_hands import enter, make_swiss, pair

OTHERS = (SwissSystem.DUBOV, SwissSystem.BURSTEIN, SwissSystem.LIM, SwissSystem.DOUBLE)
BY = {
    SwissSystem.DUBOV: "by-dubov",
    SwissSystem.BURSTEIN: "by-burstein",
    SwissSystem.LIM: "by-lim",
    SwissSystem.DOUBLE: "by-double",
}
LATE, LEAVER = PlayerId(12), PlayerId(4)


def begin(workspace: Workspace, system: SwissSystem, players: int = 11, rounds: int = 5) -> None:
    """Let a new event be a Swiss by one of the systems."""
    what = ("Swiss", system, players, rounds)
    ready_made(workspace, what, lambda event: _begin(event, system, players, rounds))


def _begin(workspace: Workspace, system: SwissSystem, players: int, rounds: int) -> None:
    make_swiss(workspace, players)
    workspace.do(set_rounds, rounds=rounds)
    workspace.do(set_swiss_rules, rules=SwissRules(system=system), pairing_bye=Decimal(1))


def play(workspace: Workspace, number: int, *, forfeited: bool = False) -> None:
    """Pair a round, publish it and enter results, that of the first board without play."""
    games = pair(workspace, number).games
    workspace.do(publish_round, round=Round(number))
    chance = Random(number)
    for game in games:
        result = chance.choice((WHITE_WINS, DRAW, BLACK_WINS))
        if forfeited and game.board == 1:
            result = BLACK_FORFEITS
        enter(workspace, number, game.board, result)


def play_all(workspace: Workspace) -> None:
    """Play five rounds of eleven with everything that happens in a tournament."""
    play(workspace, 1)
    workspace.do(ask_bye, players=[PlayerId(7)], rounds=[Round(3)], mark=Mark.HALF_BYE)
    workspace.do(join_late, name="Пізній Петро", fide_rating=2495, reason="запізнився")
    play(workspace, 2, forfeited=True)
    pair(workspace, 3)
    workspace.do(withdraw_player, player=LEAVER, reason="хвороба")
    workspace.do(unpair_round, round=Round(3))
    play(workspace, 3)
    by_hand(workspace, 4)
    for game in competition_of(workspace).round(Round(4)).games:
        enter(workspace, 4, game.board, DRAW)
    play(workspace, 5)


def played_whole(workspace: Workspace, system: SwissSystem, rounds: int = 5) -> None:
    """Let a new event be a Swiss by one of the systems in which all of that has happened."""

    def acts(event: Workspace) -> None:
        _begin(event, system, 11, rounds)
        play_all(event)

    ready_made(workspace, ("played", system, rounds), acts)


def by_hand(workspace: Workspace, number: int) -> None:
    """Pair a round, and turn the colours of the first pair by hand that may have the others."""
    games, here = pair(workspace, number).games, competition_of(workspace)
    turned = (begin_by_hand(here, Round(number)).turned(game.white) for game in games)
    hand = next(each for each in turned if not judged(here, each).broken)
    workspace.accepting(WeighedAct.BY_HAND).do(pair_by_hand, hand=hand, reason="помилка жеребу")
    workspace.do(publish_round, round=Round(number))


def competition_of(workspace: Workspace) -> Competition:
    return workspace.event.competition()


def pairs_of(competition: Competition, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round by numbers, in board order."""
    numbers = competition.as_numbered_in(Round(number)).numbers
    return [
        (numbers[game.white], numbers[game.black])
        for game in competition.round(Round(number)).games
    ]


def checked(event: Event) -> Verdict:
    return check_event(in_hand(event), engine.pair)


def written(event: Event) -> bytes:
    return trf.encode(trf.format(trf.report_of(event, Version.TRF26)))


def reported(event: Event) -> tuple[Event, Verdict]:
    """Return the event of the report of an event, and what a check says of the report."""
    reading = trf.read(written(event))
    assert reading.report is not None
    back = trf.event_of(reading.report)
    return back, check_report(reading, back, engine.pair)
