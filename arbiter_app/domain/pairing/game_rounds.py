"""In which round of play, and at which board, games of a knockout are put."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import Board, MatchId, ParticipantId, Round
from arbiter_app.domain.pairing.bracket import Bracket, BracketMatch
from arbiter_app.domain.pairing.match import NextGame

_Kind = tuple[int, int]
"""What games of one round of play have in common: the round of the bracket, and which game of
their matches they are."""


class RoundsOfPlay:
    """The rounds of play, into which games are put as they can be played."""

    def __init__(self, competition: Competition, plan: Bracket) -> None:
        self._kinds: dict[Round, _Kind] = {}
        self._boards: dict[Round, int] = {}
        self._closed: set[Round] = set()
        self._last: dict[ParticipantId, Round] = {}
        counts: dict[MatchId, int] = {}
        for round_ in competition.rounds:
            self._boards[round_.number] = max((game.board for game in round_.games), default=0)
            if round_.signed_off is not None:
                self._closed.add(round_.number)
            for game in round_.games:
                self._last[game.white] = self._last[game.black] = round_.number
                if game.match is not None and game.match in plan.matches:
                    number = counts[game.match] = counts.get(game.match, 0) + 1
                    node = plan.matches[game.match]
                    self._kinds.setdefault(round_.number, (node.round, number))

    def take(self, node: BracketMatch, game: NextGame) -> tuple[Round, Board]:
        """Return the round and the board of a game, which are taken then."""
        kind = (node.round, game.number)
        number = self._round(kind, game)
        self._kinds[number] = kind
        self._boards[number] = self._boards.get(number, 0) + 1
        self._last[game.white] = self._last[game.black] = number
        return number, Board(self._boards[number])

    def _round(self, kind: _Kind, game: NextGame) -> Round:
        after = max(self._last.get(game.white, 0), self._last.get(game.black, 0))
        for number in self._boards:
            fits = self._kinds.get(number, kind) == kind
            if fits and number > after and number not in self._closed:
                return number
        return Round(len(self._boards) + 1)
