"""Knockouts and matches that are played by scripts, as an arbiter would lead them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.game_notes import Adjournment, Signed
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, Ending, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    DecisionId,
    GameId,
    MatchId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    KnockoutMatch,
    PairedGame,
    knockout,
    next_games,
)
from arbiter_app.domain.pairing.match import Due

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)

ONE_GAME = MatchRules(
    steps=(
        MatchStep(games=1, colours=ColoursBy.NUMBER),
        MatchStep(ending=Ending.ARMAGEDDON, colours=ColoursBy.TURN),
    )
)
"""Who has the lower number has White; after a draw he has Black in an armageddon."""

_SCORES = {
    "1": ("1-0", "0-1"),
    "=": ("½-½", "½-½"),
    "0": ("0-1", "1-0"),
    "+": ("+/-", "-/+"),
    "-": ("-/+", "+/-"),
    "--": ("-/-", "-/-"),
    "00": ("0-0", "0-0"),
    "½0": ("½-0", "0-½"),
}
"""How a game went for one of its players, as White and as Black."""


def result(for_him: str, *, as_white: bool) -> Result:
    as_white_text, as_black_text = _SCORES[for_him]
    return Result.parse(as_white_text if as_white else as_black_text)


def player(number: int) -> PlayerId:
    """Return the player with a number: his id is a hundred more."""
    return PlayerId(100 + number)


def number(of: PlayerId | None) -> int | None:
    return None if of is None else of - 100


@dataclass
class Hall:
    """A knockout under way; every change makes a new tournament, as commands do."""

    entrants: int
    rules: KnockoutRules
    system: System = System.KNOCKOUT
    tournament: Tournament = field(init=False)

    def __post_init__(self) -> None:
        drawn = tuple(
            DrawnNumber(player=player(number), number=PairingNumber(number))
            for number in range(1, self.entrants + 1)
        )
        settings = Settings(
            system=self.system, edition="2026-03", tie_breaks=(), knockout=self.rules
        )
        self.tournament = Tournament(
            id=TournamentId(1),
            title="",
            settings=settings,
            entries=tuple(Entry(player=each.player) for each in drawn),
            draw=Draw(method=DrawMethod.BY_HAND, drawn=drawn),
            stages=(Stage(id=StageId(1)),),
        )

    @property
    def state(self) -> Knockout:
        return knockout(self.tournament.competition())

    @property
    def stage(self) -> Stage:
        return self.tournament.main_stage

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(game for _, game in self.stage.games)

    def match(self, id: str) -> KnockoutMatch:
        return self.state.matches[MatchId(id)]

    def match_of(self, one: int, other: int) -> KnockoutMatch:
        """Return the last match in which two meet."""
        found = [
            each
            for each in self.state.matches.values()
            if {*each.players} == {player(one), player(other)}
        ]
        return found[-1]

    def next_games(self) -> tuple[PairedGame, ...]:
        return next_games(self.tournament.competition())

    def pair(self) -> tuple[Game, ...]:
        """Pair all games that can be paired now."""
        return tuple(self._take(each) for each in self.next_games())

    def pair_match(self, match: MatchId) -> tuple[Game, ...]:
        """Pair the next game of one match alone."""
        return tuple(self._take(each) for each in self.next_games() if each.match == match)

    def _take(self, paired: PairedGame) -> Game:
        game = Game(
            id=GameId(len(self.games) + 1),
            board=paired.board,
            white=paired.game.white,
            black=paired.game.black,
            match=paired.match,
            step=paired.game.step,
            time_control=paired.game.time_control,
        )
        # A round before it may still be unpaired where games are not paired all at once.
        self._put(Round(min(paired.round, len(self.stage.rounds) + 1)), game)
        return game

    def _put(self, number: Round, game: Game) -> None:
        rounds = list(self.stage.rounds)
        if number > len(rounds):
            assert number == len(rounds) + 1, "rounds follow one another"
            rounds.append(RoundOfPlay(number=number, games=()))
        round_ = rounds[number - 1]
        rounds[number - 1] = replace(round_, games=(*round_.games, game))
        self._rounds(rounds)

    def _rounds(self, rounds: Iterable[RoundOfPlay]) -> None:
        self._stage(replace(self.stage, rounds=tuple(rounds)))

    def _stage(self, stage: Stage) -> None:
        self.tournament = replace(self.tournament, stages=(stage, *self.tournament.stages[1:]))

    def _change(self, changed: Game) -> None:
        self._rounds(
            replace(
                round_,
                games=tuple(changed if each.id == changed.id else each for each in round_.games),
            )
            for round_ in self.stage.rounds
        )

    def enter(self, game: Game, text: str | None) -> None:
        """Enter or correct a result; None takes it back."""
        self._change(replace(game, result=None if text is None else Result.parse(text)))

    def adjourn(self, game: Game) -> None:
        self._change(replace(game, adjournment=Adjournment()))

    def play_with_colours_changed(self, game: Game) -> None:
        """Let the two sit down the wrong way round."""
        self._change(replace(game, white=game.black, black=game.white))

    def sign_off(self, number: int) -> None:
        self._rounds(
            replace(each, signed_off=Signed(by="Arbiter", at=NOON))
            if each.number == number
            else each
            for each in self.stage.rounds
        )

    def decide(
        self,
        kind: DecisionKind,
        match: str | None,
        who: int | None = None,
        *,
        step: int | None = None,
        value: str = "",
    ) -> None:
        decision = MatchDecision(
            id=DecisionId(len(self.stage.decisions) + 1),
            kind=kind,
            at=NOON,
            match=None if match is None else MatchId(match),
            step=step,
            player=None if who is None else player(who),
            value=value,
        )
        self._stage(replace(self.stage, decisions=(*self.stage.decisions, decision)))

    def withdraw(self, who: int) -> None:
        entries = (
            replace(entry, status=EntryStatus.WITHDRAWN) if entry.player == player(who) else entry
            for entry in self.tournament.entries
        )
        self.tournament = replace(self.tournament, entries=tuple(entries))

    def win(self, *winners: int) -> None:
        """Let each of them win one game after the other until his match is over."""
        for who in winners:
            self.play(who, "1 " * 20)

    def play(self, who: int, scores: str) -> KnockoutMatch:
        """Play the match that somebody is in game by game, as it went for him; what is due before
        a game goes to him: White, or Black for the time bid. It may end before the scores do.
        """
        match = self._open_match(who)
        for score in scores.split():
            match = self._with_colours(match, who)
            if match.is_over:
                break
            game = self._paired(match)
            self._change(replace(game, result=result(score, as_white=game.white == player(who))))
            match = self.state.matches[match.id]
        return match

    def _open_match(self, who: int) -> KnockoutMatch:
        (match,) = (
            each
            for each in self.state.matches.values()
            if player(who) in each.players and each.state is not None and not each.is_over
        )
        return match

    def _with_colours(self, match: KnockoutMatch, who: int) -> KnockoutMatch:
        assert match.state is not None
        if match.state.due is Due.COLOURS:
            self.decide(DecisionKind.COLOURS, match.id, who, step=match.state.step)
        if match.state.due is Due.BIDS:
            self.decide(DecisionKind.BID, match.id, who, step=match.state.step, value="3:00")
        return self.state.matches[match.id]

    def _paired(self, match: KnockoutMatch) -> Game:
        """Return the game of a match without a result, paired now if there is none."""
        open_games = [game for game in self.games if game.match == match.id and game.result is None]
        if open_games:
            return open_games[0]
        (paired,) = self.pair_match(match.id)
        return paired

    def places(self) -> list[str]:
        """Return the order as people write it: "1: 5", "3–4: 2, 7"."""
        return [
            (
                f"{each.first_place}"
                if each.first_place == each.last_place
                else f"{each.first_place}–{each.last_place}"
            )
            + ": "
            + ", ".join(str(number(one)) for one in each.players)
            for each in self.state.order
        ]


def one_match(rules: MatchRules) -> Hall:
    """Return a match of 1 and 2."""
    return Hall(2, KnockoutRules(match=rules), System.MATCH)


def whites(games: Sequence[Game]) -> str:
    """Return who had White in each game: "1221"."""
    return "".join(str(number(game.white)) for game in games)


def meetings(hall: Hall) -> Iterator[tuple[MatchId, frozenset[PlayerId]]]:
    """Yield every game as its match and its two players."""
    for game in hall.games:
        assert game.match is not None
        yield game.match, frozenset((game.white, game.black))
