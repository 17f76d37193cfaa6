"""Acts of an arbiter at random, in a round robin or a Swiss that is being played: most bring it on,
the others are what goes wrong and what is changed behind it.
"""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import ChangeCase, RoundOfPlay
from arbiter_app.domain.facts.results import (
    ALL_RESULTS,
    BLACK_FORFEITS,
    BLACK_WINS,
    DRAW,
    WHITE_WINS,
    Colour,
    Mark,
)
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import return_player, withdraw_player
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.by_hand import exchange_players, pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye, let_play
from arbiter_app.services.commands.play.draw import draw_lots, number_anew, number_by_rating
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    publish_round,
    reopen_round,
    sign_off_round,
    swap_colours,
    take_back_publication,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round, unpair_round
from arbiter_app.services.commands.rules.swiss_rules import (
    set_initial_colour,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.commands.whole.event import change_system, change_tie_breaks
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.workspace import AtStage, Workspace

REASON = "soak"


EDITION = "2026-03"
FEWEST, MOST = 4, 11
"""How many players a walk begins with."""
SYSTEMS = (
    SwissSystem.DUTCH,
    SwissSystem.DUTCH,
    SwissSystem.DUBOV,
    SwissSystem.BURSTEIN,
    SwissSystem.LIM,
)
"""By what a Swiss of people is paired."""
OF_NEWEST = 0.7
"""Which part of the pairs made by hand are of the newest round."""


def make(path: Path, system: System, chance: Random) -> Workspace:
    """Create an event of a system whose players have their numbers."""
    workspace = Workspace.create(
        path, title="Walk", starts_on=date(2026, 4, 1), edition_id=EDITION, actor="soak"
    )
    workspace.do(change_system, cycles=1, swap_last_rounds=False, edition_id=EDITION, system=system)
    for number in range(1, chance.randint(FEWEST, MOST) + 1):
        rating = 2200 - 10 * number - chance.randrange(10)
        workspace.do(add_player, name=f"Player {number:02}", fide_rating=rating)
    if system is System.SWISS:
        # More rounds than the field bears is not what this is about.
        field = len(workspace.event.tournament.entries)
        workspace.do(set_rounds, rounds=min(chance.randint(3, 7), field - 1))
        workspace.do(number_by_rating)
        rules = SwissRules(system=chance.choice(SYSTEMS))
        workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal(1))
        workspace.do(set_initial_colour, colour=chance.choice([*Colour]))
    else:
        workspace.do(draw_lots, seed=str(chance.random()))
    return workspace


class Arbiter:
    """Somebody at an open event who says yes to whatever is asked, but never leaves the rules."""

    def __init__(self, workspace: Workspace, chance: Random) -> None:
        self._workspace, self._chance = workspace, chance
        self._made = {each.id for each in workspace.history()}
        self._first_act = workspace.history()[-1].at
        self._acts: dict[Callable[[], None], int] = {
            self._go_on: 35,
            self._enter: 6,
            self._correct: 6,
            self._undo: 5,
            self._redo: 3,
            self._restore: 1,
            self._leave: 2,
            self._return: 2,
            self._join: 2,
            self._swap_colours: 2,
            self._edit: 3,
            self._rank_otherwise: 1,
            self._adjourn: 2,
            self._sign: 3,
            self._reopen: 1,
        }
        if self._is_swiss:
            self._acts |= {
                self._by_hand: 10,
                self._exchange: 3,
                self._give_bye: 5,
                self._let_play: 2,
                self._number_anew: 3,
                self._take_back: 2,
            }

    def act(self) -> str:
        """Do something; return what, and how it went where it was refused."""
        (act,) = self._chance.choices([*self._acts], [*self._acts.values()])
        name = act.__name__.strip("_").replace("_", " ")
        try:
            act()
        except RuleError as refused:
            return f"{name}: {refused.code}"
        return name

    @property
    def _here(self) -> Competition:
        return self._workspace.event.competition()

    @property
    def _is_swiss(self) -> bool:
        return self._here.traits.follows_results

    def _do(self, command: Command[Any, Any], **params: Any) -> None:
        self._do_at(self._workspace, command, **params)

    def _do_at(self, here: Workspace | AtStage, command: Command[Any, Any], **params: Any) -> None:
        try:
            here.do(command, **params)
        except NotAcceptedError as asked:
            here.accepting(*asked.codes).do(command, **params)

    def _round(self) -> RoundOfPlay:
        paired = [each for each in self._here.rounds if each.games]
        if not paired:
            raise RuleError("walk.no-round")
        return self._chance.choice(paired[-3:])

    def _newest(self) -> RoundOfPlay:
        paired = [each for each in self._here.rounds if each.games]
        if not paired:
            raise RuleError("walk.no-round")
        return paired[-1]

    def _player(self) -> PlayerId:
        return self._chance.choice(self._workspace.event.tournament.entries).player

    def _coming(self) -> Round:
        return Round(self._here.rounds_paired + self._chance.randint(0, 2))

    # What brings the event on

    def _go_on(self) -> None:
        here = self._here
        if not self._is_swiss:
            if not here.rounds:
                raise RuleError("walk.no-round")
            self._play(next((each for each in here.rounds if each.missing), here.rounds[-1]))
            return
        newest = next((each for each in reversed(here.rounds) if each.games), None)
        if newest is not None and is_overtaken(here, newest):
            self._pair(newest.number)
        elif newest is not None and newest.published is None:
            self._do(publish_round, round=newest.number)
        elif newest is not None and newest.missing:
            self._play(newest)
        else:
            self._pair(Round(1 if newest is None else newest.number + 1))

    def _pair(self, number: Round) -> None:
        self._do(pair_round, made=make_round(self._here, number, engine.pair))

    def _play(self, round_: RoundOfPlay) -> None:
        for game in round_.unfinished:
            result = self._chance.choice(PLAYED)
            self._do(enter_result, round=round_.number, board=game.board, result=result)

    def _sign(self) -> None:
        self._do(sign_off_round, round=self._round().number)

    # Results

    def _enter(self) -> None:
        round_, result = self._round(), self._chance.choice(ALL_RESULTS)
        board = self._chance.choice(round_.games).board
        self._do(enter_result, round=round_.number, board=board, result=result)

    def _correct(self) -> None:
        round_, result = self._round(), self._chance.choice(ALL_RESULTS)
        board = self._chance.choice(round_.games).board
        self._do(
            correct_result,
            round=round_.number,
            board=board,
            result=result,
            reason=REASON,
            decided=True,
        )

    def _swap_colours(self) -> None:
        round_ = self._round()
        board = self._chance.choice(round_.games).board
        self._do(swap_colours, round=round_.number, board=board, reason=REASON, decided=True)

    def _adjourn(self) -> None:
        round_ = self._round()
        self._do(
            adjourn_game,
            round=round_.number,
            board=self._chance.choice(round_.games).board,
            sealed_by=None,
            note="",
            resumes_at=None,
            reason=REASON,
            decided=True,
        )

    def _reopen(self) -> None:
        self._do(reopen_round, round=self._round().number, reason=REASON)

    def _take_back(self) -> None:
        round_ = self._round()
        if round_.published is None:
            self._do(unpair_round, round=round_.number)
        else:
            self._do(take_back_publication, round=round_.number, reason=REASON)

    # Who plays

    def _give_bye(self) -> None:
        mark = self._chance.choice((Mark.HALF_BYE, Mark.ZERO_BYE, Mark.FULL_BYE))
        coming = self._coming()
        self._do(
            ask_bye,
            players=(self._player(),),
            rounds=(coming,),
            mark=mark,
            reason=REASON,
            decided=True,
        )

    def _let_play(self) -> None:
        self._do(let_play, players=(self._player(),), rounds=(self._coming(),))

    def _leave(self) -> None:
        self._do(withdraw_player, player=self._who_leaves(), reason=REASON)

    def _return(self) -> None:
        self._do(return_player, player=self._who_leaves(), reason=REASON)

    def _who_leaves(self) -> PlayerId:
        return self._player()

    def _join(self) -> None:
        people = len(self._workspace.event.players)
        if people < _MOST_PEOPLE:
            rating = 2200 - self._chance.randrange(200)
            name = f"Late {people + 1:02}"
            self._do(join_late, name=name, fide_rating=rating, reason=REASON)

    # Pairs, numbers, rules

    def _by_hand(self) -> None:
        chance = self._chance
        round_ = self._newest() if chance.random() < OF_NEWEST else self._round()
        hand = begin_by_hand(self._here, round_.number)
        everybody = [player for pair in hand.pairs for player in pair.players]
        everybody += [bye.player for bye in hand.byes if bye.mark is Mark.PAIRING_BYE]
        if len(everybody) < 2 or chance.random() < 0.3:
            hand = hand.turned(chance.choice(everybody))
        else:
            hand = hand.exchanged(*chance.sample(everybody, 2))
        case = None if round_.published is None else chance.choice([*ChangeCase])
        self._do(pair_by_hand, hand=hand, reason=REASON, case=case, agreed=True, decided=True)

    def _exchange(self) -> None:
        round_ = self._round()
        players = [player for game in round_.games for player in (game.white, game.black)]
        one, other = self._chance.sample(players, 2)
        self._do(
            exchange_players,
            round=round_.number,
            one=one,
            other=other,
            reason=REASON,
            rematch_seen=True,
            decided=True,
        )

    def _edit(self) -> None:
        rating = 2200 - self._chance.randrange(200)
        player = self._player()
        name = self._workspace.event.players[player].name
        self._do(edit_player, player=player, name=name, reason=REASON, fide_rating=rating)

    def _number_anew(self) -> None:
        self._do(number_anew, reason=REASON)

    def _rank_otherwise(self) -> None:
        settings = self._workspace.event.tournament.settings
        names = tuple(self._chance.sample(("SB", "DE", "WIN", "WON"), 2))
        self._do(change_tie_breaks, tie_breaks=names, unresolved=settings.unresolved, reason=REASON)

    # The past

    def _undo(self) -> None:
        if (newest := self._workspace.undoing.newest) is None or newest.id in self._made:
            raise RuleError("walk.nothing-done")
        self._workspace.undo()

    def _redo(self) -> None:
        self._workspace.redo()

    def _restore(self) -> None:
        kept = [each for each in snapshots(self._workspace) if each.moment.at > self._first_act]
        if not kept:
            raise RuleError("walk.nothing-kept")
        restore(self._workspace, self._chance.choice(kept))


PLAYED = (WHITE_WINS, DRAW, BLACK_WINS, WHITE_WINS, BLACK_WINS, BLACK_FORFEITS)
_MOST_PEOPLE = 15
