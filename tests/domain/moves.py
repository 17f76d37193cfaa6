"""Tournaments under way, in which players leave, are absent and return."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, PlayerId, Round
from arbiter_app.domain.taking_part.participation import Move, What, after
from arbiter_app.formats.crosstable_text import TextCrosstable
from arbiter_app.formats.crosstable_text import players as players_of
from tests.domain.cases import played

START = datetime(2026, 11, 1, 10, 0)


class Play:
    """A tournament with a clock: whatever happens takes a minute."""

    def __init__(self, tournament: Tournament, players: dict[PlayerId, Player]) -> None:
        self.tournament, self.players = tournament, players
        self._now = START

    @classmethod
    def of(cls, table: TextCrosstable, *tie_breaks: str) -> "Play":
        """The tournament of a crosstable before anybody has played or left."""
        full = played(table, "2026-03", *tie_breaks)
        entries = tuple(type(entry)(player=entry.player) for entry in full.entries)
        play = cls(replace(full, entries=entries), dict(players_of(table)))
        play.change_games(lambda game: replace(game, result=None))
        return play

    @property
    def event(self) -> Event:
        return Event(players=self.players, tournaments=(self.tournament,))

    def enter(self, game: GameId, result: Result | None) -> None:
        """Type the result of a game, as is done at the desk."""
        self._now += timedelta(minutes=1)
        self.change_games(
            lambda each: (
                replace(
                    each,
                    result=result,
                    entered_at=self._now if result else None,
                    white_absence=None,
                    black_absence=None,
                )
                if each.id == game
                else each
            )
        )

    def play_round(self, number: int, table: TextCrosstable) -> None:
        """Type what the crosstable has for the games of a round that are still open."""
        ends = played(table, "2026-03").main_stage.round(Round(number)).games
        for game in self.tournament.main_stage.round(Round(number)).games:
            if game.result is None:
                self.enter(game.id, next(end.result for end in ends if end.id == game.id))

    def move(self, what: What, player: int, first: int = 1, last: int = 1) -> None:
        """Decide something about a player."""
        self._now += timedelta(minutes=1)
        move = Move(what=what, player=PlayerId(player), first=Round(first), last=Round(last))
        before = {game.id: game for _, game in self.tournament.main_stage.games}
        self.tournament = after(self.tournament, self.tournament.competition(), move)
        self.change_games(
            lambda game: (
                replace(game, entered_at=self._now)
                if game.result is not None and game.result != before[game.id].result
                else game
            )
        )

    def change_games(self, change: Callable[[Game], Game]) -> None:
        stage = self.tournament.main_stage
        rounds = tuple(
            replace(round_, games=tuple(map(change, round_.games))) for round_ in stage.rounds
        )
        self.tournament = replace(self.tournament, stages=(replace(stage, rounds=rounds),))

    def results(self, player: int) -> dict[int, str]:
        """The results of a player's games by round, "." where there is none yet."""
        return {
            round_.number: str(game.result or ".")
            for round_, game in self.tournament.main_stage.games
            if player in (game.white, game.black)
        }


def timeless(tournament: Tournament) -> Tournament:
    """The tournament without the moments at which results were typed."""
    stage = tournament.main_stage
    rounds = tuple(
        replace(round_, games=tuple(replace(game, entered_at=None) for game in round_.games))
        for round_ in stage.rounds
    )
    return replace(tournament, stages=(replace(stage, rounds=rounds),))
