"""Play-offs as scripts: the final table, what comes next, results, and who stands where.

A B C > X > Y            the main stage: A, B, C level on points, X below them, Y last
next: B | A C            how the next tie-break orders them; without it as the alphabet
> round-robin A B C      what the regulations have played next, and that it begins
> match A B; C out       likewise, with who is kept out
A-B 1-0                  a game, White first; a lot of colours is taken as it fits
B leaves                 he plays no more
lot A B                  lots are drawn, the first is the winner
given up                 it is ended early
> play | > lots A B | > over
= 1 A | 2-3 B C | 4 X    the table
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from decimal import Decimal

from arbiter_app.domain.facts.competition import OwnCriterion, PlayOff
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Slot, Stage, StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_FORFEITS, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    Board,
    DecisionId,
    GameId,
    MatchId,
    PairingNumber,
    PlayerId,
    PlayOffId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.next_step.play_off_acts import step_settings
from arbiter_app.domain.next_step.play_offs import (
    PlayOffDue,
    PlayOffState,
    Proposal,
    play_off_state,
    ties_to_play_off,
)
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.knockout import knockout, next_games
from arbiter_app.domain.pairing.match import Due
from arbiter_app.domain.table.standings import Standings, standings

RESULTS = {"1-0": WHITE_WINS, "0-1": BLACK_WINS, "½-½": DRAW, "-/+": WHITE_FORFEITS}
LAST_GAME = datetime(2026, 6, 14, 19, 0)
_CRITERION = "OTHER_ORDER"


class Play:
    """A tournament and its play-offs on the way through a script."""

    def __init__(self, groups: str, rules: PlayOffRules, order: str = "") -> None:
        self.names = sorted(groups.replace(">", " ").split())
        self._minutes = 0
        self.tournament = _main(self.names, groups, rules, order)
        self.begun: PlayOff | None = None

    def player(self, name: str) -> PlayerId:
        return PlayerId(self.names.index(name) + 1)

    def name(self, player: PlayerId) -> str:
        return self.names[player - 1]

    def told(self, players: tuple[PlayerId, ...]) -> str:
        return " ".join(self.name(player) for player in players)

    @property
    def state(self) -> PlayOffState:
        assert self.begun is not None
        return play_off_state(self.tournament.competition(), self.play_off, {})

    @property
    def play_off(self) -> PlayOff:
        return self.tournament.play_offs[-1]

    def begin(self, *declined: str) -> None:
        """Begin to play off the first tie."""
        tie = ties_to_play_off(self.tournament.competition(), {})[0]
        self.begun = PlayOff(
            id=PlayOffId(len(self.tournament.play_offs) + 1),
            stage=FIRST_STAGE,
            first_place=tie.first_place,
            players=tie.players,
            declined=frozenset(map(self.player, declined)),
            begun_at=LAST_GAME,
            ready_at=LAST_GAME,
        )
        play_offs = (*self.tournament.play_offs, self.begun)
        self.tournament = replace(self.tournament, play_offs=play_offs)

    def begin_step(self, proposal: Proposal) -> StageId:
        """Begin a step; the numbers are given in the order of the table."""
        settings = step_settings(self.tournament.settings, proposal)
        level = proposal.trim.level if proposal.trim else ()
        stage = Stage(
            id=StageId(len(self.tournament.stages) + 1),
            kind=StageKind.PLAY_OFF,
            settings=settings,
            method=DrawMethod.BY_HAND,
            slots=tuple(
                Slot(number=PairingNumber(number), player=player)
                for number, player in enumerate(proposal.players, start=1)
            ),
            play_off=self.play_off.id,
            level=proposal.level,
            decisions=self._take_lots_of_who_plays(proposal.level, level),
            rounds=(
                tuple(_rounds(proposal.players, settings.cycles))
                if settings.system is System.ROUND_ROBIN
                else ()
            ),
        )
        stages = (*self.tournament.stages, stage)
        self.tournament = replace(self.tournament, stages=stages)
        return stage.id

    def _take_lots_of_who_plays(
        self, level: int, players: tuple[PlayerId, ...]
    ) -> tuple[MatchDecision, ...]:
        """Take the lots that said who of these plays from the stages that they were kept with."""
        found = []
        for stage in self.tournament.stages:
            lots = [
                each
                for each in stage.decisions
                if (each.kind, each.step) == (DecisionKind.ENTRY, level) and each.player in players
            ]
            rest = tuple(each for each in stage.decisions if each not in lots)
            self._replace(replace(stage, decisions=rest))
            found += lots
        return tuple(found)

    def result(self, white: str, black: str, result: Result) -> None:
        """Play a game of the step in which the two meet, with the colours that are due."""
        pair = (self.player(white), self.player(black))
        for step in self.state.under_way:
            stage = self.tournament.stage(step)
            if stage.settings is None or not {*pair} <= {*stage.players}:
                continue
            if stage.settings.system is not System.ROUND_ROBIN:
                self._pair(step, *pair)
            self._enter(step, pair, result)
            return
        raise AssertionError(f"{white} and {black} do not meet now")

    def win_match(self, stage: StageId, winner: str, loser: str) -> None:
        """Let somebody win both games of a match."""
        first, second = self.player(winner), self.player(loser)
        self._pair(stage, first, second)
        self._enter(stage, (first, second), WHITE_WINS)
        self._pair(stage, second, first)
        self._enter(stage, (second, first), BLACK_WINS)

    def play_any(self, result: Result) -> None:
        """Play the next game of a step that is under way, whoever has which colour."""
        step = self.state.under_way[0]
        stage = self.tournament.stage(step)
        if stage.settings is not None and stage.settings.system is System.ROUND_ROBIN:
            game = next(game for _, game in stage.games if game.result is None)
            self._enter(step, (game.white, game.black), result)
            return
        seen = self.tournament.competition(step)
        match = knockout(seen).due[0]
        assert match.state is not None
        white, black = match.state.pair
        if match.state.next is not None:
            white, black = match.state.next.white, match.state.next.black
        self._pair(step, white, black)
        self._enter(step, (white, black), result)

    def _pair(self, id: StageId, white: PlayerId, black: PlayerId) -> None:
        """Pair the next game of a match; where a lot of colours is due, it falls so."""
        due = next(
            match
            for match in knockout(self.tournament.competition(id)).due
            if match.state is not None and {*match.state.pair} == {white, black}
        )
        assert due.state is not None
        if due.state.due is Due.COLOURS:
            self.decide(id, DecisionKind.COLOURS, white, match=due.id, step=due.state.step)
        if due.state.due is Due.BIDS:
            step = due.state.step
            self.decide(id, DecisionKind.BID, black, match=due.id, step=step, value="3:30")
        paired = next(
            each for each in next_games(self.tournament.competition(id)) if each.match == due.id
        )
        assert (paired.game.white, paired.game.black) == (white, black), "the other has White"
        game = Game(
            id=GameId(1000 * id + 100 + len(tuple(self.tournament.stage(id).games))),
            board=paired.board,
            white=white,
            black=black,
            match=paired.match,
            step=paired.game.step,
            time_control=paired.game.time_control,
        )
        stage = self.tournament.stage(id)
        rounds = list(stage.rounds)
        if paired.round > len(rounds):
            rounds.append(RoundOfPlay(number=paired.round, games=(game,)))
        else:
            round_ = rounds[paired.round - 1]
            rounds[paired.round - 1] = replace(round_, games=(*round_.games, game))
        self._replace(replace(stage, rounds=tuple(rounds)))

    def _enter(self, id: StageId, pair: tuple[PlayerId, PlayerId], result: Result) -> None:
        stage = self.tournament.stage(id)
        waiting = [
            (round_, game)
            for round_, game in stage.games
            if game.result is None and {game.white, game.black} == {*pair}
        ]
        round_, game = waiting[0]
        if game.white != pair[0]:  # the pairing table had it the other way round
            game_white, game_black = pair
        else:
            game_white, game_black = game.white, game.black
        self._minutes += 15
        entered = replace(
            game,
            white=game_white,
            black=game_black,
            result=result,
            entered_at=LAST_GAME + timedelta(minutes=30 + self._minutes),
        )
        games = tuple(entered if each.id == game.id else each for each in round_.games)
        rounds = tuple(
            replace(each, games=games) if each.number == round_.number else each
            for each in stage.rounds
        )
        self._replace(replace(stage, rounds=rounds))

    def decide(
        self,
        id: StageId,
        kind: DecisionKind,
        player: PlayerId,
        *,
        match: MatchId | None = None,
        step: int | None = None,
        value: str = "",
        seed: str | None = None,
    ) -> None:
        stage = self.tournament.stage(id)
        decision = MatchDecision(
            id=DecisionId(len(stage.decisions) + 1),
            kind=kind,
            at=LAST_GAME,
            match=match,
            step=step,
            player=player,
            value=value,
            seed=seed,
        )
        self._replace(replace(stage, decisions=(*stage.decisions, decision)))

    def leave(self, name: str) -> None:
        """Let somebody play no more: open games of his are lost, matches given up."""
        player = self.player(name)
        for step in self.state.under_way:
            stage = self.tournament.stage(step)
            if player not in stage.players or stage.settings is None:
                continue
            if stage.settings.system is System.ROUND_ROBIN:
                for _, game in stage.games:
                    if game.result is None and player in (game.white, game.black):
                        other = game.black if game.white == player else game.white
                        self._enter(step, (player, other), WHITE_FORFEITS)
            else:
                for match in knockout(self.tournament.competition(step)).due:
                    if player in match.players:
                        self.decide(step, DecisionKind.WALKOVER, player, match=match.id)
        declined = self.play_off.declined | {player}
        self.change(replace(self.play_off, declined=declined))

    def draw_lots(self, names: list[str]) -> None:
        steps = self.tournament.stages_of(self.play_off.id)
        stage = steps[-1].id if steps else self.play_off.stage
        for rank, name in enumerate(names, start=1):
            self.decide(stage, DecisionKind.LOT, self.player(name), value=str(rank))

    def draw_who_plays(self, names: list[str]) -> None:
        """Draw the lot of who plays the next step; the first ones do."""
        steps = self.tournament.stages_of(self.play_off.id)
        stage = steps[-1].id if steps else self.play_off.stage
        (level,) = {each.level for each in self.state.proposals if each.is_open}
        for rank, name in enumerate(names, start=1):
            player = self.player(name)
            self.decide(stage, DecisionKind.ENTRY, player, step=level, value=str(rank))

    def give_up(self) -> None:
        self.change(replace(self.play_off, given_up="no time"))

    def change(self, changed: PlayOff) -> None:
        """Put other facts in the place of the play-off that was begun last."""
        play_offs = (*self.tournament.play_offs[:-1], changed)
        self.tournament = replace(self.tournament, play_offs=play_offs)

    def table(self) -> Standings:
        return standings(self.tournament.competition(), {})

    def places(self) -> str:
        """The table in short: "1 A | 2-3 B C"."""
        shown: dict[str, list[str]] = {}
        for row in self.table().rows:
            place = f"{row.place}-{row.last_place}" if row.shared else str(row.place)
            shown.setdefault(place, []).append(self.name(row.player))
        return " | ".join(f"{place} {' '.join(sorted(names))}" for place, names in shown.items())

    def next_said(self) -> str:
        """What comes next, in the words of the scripts."""
        state = self.state
        match state.due:
            case PlayOffDue.STEP | PlayOffDue.ENTRY:
                return " & ".join(map(self._said, state.proposals))
            case PlayOffDue.PLAY:
                return "play"
            case PlayOffDue.LOTS:
                return " & ".join(f"lots {self.told(players)}" for players in state.lots)
            case PlayOffDue.NOTHING:
                return "over"

    def _said(self, proposal: Proposal) -> str:
        said = f"{proposal.branch.form} {self.told(proposal.players)}"
        if proposal.trim is None:
            return said
        if proposal.trim.needs_lot:
            lot = self.told(proposal.trim.level)
            return f"{said}; {self.told(proposal.trim.dropped)} out, lot {lot}"
        return f"{said}; {self.told(proposal.trim.dropped)} out"

    def _replace(self, stage: Stage) -> None:
        stages = tuple(stage if each.id == stage.id else each for each in self.tournament.stages)
        self.tournament = replace(self.tournament, stages=stages)


def cross_table(rows: str, rules: PlayOffRules, *tie_breaks: str) -> Play:
    """Return a tournament by what each has against those below him: "A ½1", "B 0", "C"."""
    scored = dict(row.strip().partition(" ")[::2] for row in rows.strip().splitlines())
    play = Play(" > ".join(scored), rules)
    against = {"1": WHITE_WINS, "½": DRAW, "0": BLACK_WINS}

    def result(game: Game) -> Result:
        upper, lower = sorted((game.white, game.black))
        found = against[scored[play.name(upper)][lower - upper - 1]]
        return found if game.white == upper else Result(found.black, found.white)

    stage = play.tournament.main_stage
    rounds = (
        replace(each, games=tuple(replace(game, result=result(game)) for game in each.games))
        for each in stage.rounds
    )
    play.tournament = replace(
        play.tournament,
        settings=replace(play.tournament.settings, tie_breaks=tie_breaks),
        stages=(replace(stage, rounds=tuple(rounds)),),
    )
    return play


KEPT_OUT_BY_DIRECT_ENCOUNTER = """
    A ½½½1½½½
    B ½½1½½½
    C ½1½½½
    D 011½
    E 111
    F ½½
    G ½
    H
"""
"""A to E are level; among themselves A, B and C have 2½, D has 1½ and E, who beat D, has 1."""


def run(script: str, rules: PlayOffRules) -> Play:
    """Go through a script; what it expects is asserted."""
    first, *lines = (line.strip() for line in script.strip().splitlines() if line.strip())
    order = lines.pop(0)[5:].strip() if lines and lines[0].startswith("next:") else ""
    play = Play(first, rules, order)
    for line in lines:
        if line.startswith("> "):
            _expect(play, line[2:])
        elif line.startswith("= "):
            assert play.places() == line[2:]
        elif line.endswith(" leaves"):
            play.leave(line.removesuffix(" leaves"))
        elif line.startswith("who plays: "):
            play.draw_who_plays(line.removeprefix("who plays: ").split())
        elif line.startswith("lot "):
            play.draw_lots(line.split()[1:])
        elif line == "given up":
            play.give_up()
        else:
            for game in line.split(", "):
                players, result = game.split()
                white, black = players.split("-")
                play.result(white, black, RESULTS[result])
    return play


def _expect(play: Play, said: str) -> None:
    if play.begun is None:
        if said == "nothing":
            assert ties_to_play_off(play.tournament.competition(), {}) == ()
            return
        play.begin()
    assert play.next_said() == said
    if play.state.due is PlayOffDue.STEP:
        for proposal in play.state.proposals:
            play.begin_step(proposal)


def _main(names: list[str], groups: str, rules: PlayOffRules, order: str) -> Tournament:
    """A round robin in which every group beats all below it and draws inside."""
    strength = {
        name: index for index, group in enumerate(groups.split(">")) for name in group.split()
    }
    ids = [PlayerId(number) for number in range(1, len(names) + 1)]

    def result(white: int, black: int) -> Result:
        first, second = strength[names[white - 1]], strength[names[black - 1]]
        if first == second:
            return DRAW
        return WHITE_WINS if first < second else BLACK_WINS

    rounds = tuple(
        replace(
            round_,
            games=tuple(
                replace(game, result=result(game.white, game.black)) for game in round_.games
            ),
        )
        for round_ in _rounds(tuple(ids), 1)
    )
    classes = order.split("|") if order else names
    values = {
        PlayerId(names.index(name) + 1): Decimal(rank)
        for rank, level in enumerate(classes, start=1)
        for name in level.split()
    }
    return Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=(_CRITERION,), play_off=rules),
        entries=tuple(Entry(player=player) for player in ids),
        draw=Draw(
            method=DrawMethod.BY_HAND,
            drawn=tuple(DrawnNumber(player=each, number=PairingNumber(each)) for each in ids),
        ),
        stages=(Stage(id=FIRST_STAGE, rounds=rounds),),
        own_criteria=(
            OwnCriterion(
                code=_CRITERION, definition="", lower_is_better=True, values=_checked(values)
            ),
        ),
    )


def _checked(values: Mapping[PlayerId, Decimal]) -> Mapping[PlayerId, Decimal]:
    return dict(sorted(values.items()))


def _rounds(players: tuple[PlayerId, ...], cycles: int) -> Iterator[RoundOfPlay]:
    for number, pairing in enumerate(berger(len(players), cycles=cycles), start=1):
        yield RoundOfPlay(
            number=Round(number),
            games=tuple(
                Game(
                    id=GameId(100 * number + board),
                    board=Board(board),
                    white=players[pair.white - 1],
                    black=players[pair.black - 1],
                )
                for board, pair in enumerate(pairing.pairs, start=1)
            ),
        )
