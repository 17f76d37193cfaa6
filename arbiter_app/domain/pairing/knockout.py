"""How a knockout stands: who meets whom, who is through, who has which place."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules, Unbroken
from arbiter_app.domain.ids import Board, MatchId, PairingNumber, ParticipantId, Round
from arbiter_app.domain.pairing.bracket import (
    Bracket,
    BracketMatch,
    From,
    Part,
    Places,
    Side,
    bracket,
)
from arbiter_app.domain.pairing.game_rounds import RoundsOfPlay
from arbiter_app.domain.pairing.match import Due, MatchState, NextGame, WonBy, match_state
from arbiter_app.domain.pairing.position import DueGame, Pair, Position, RoundPairing
from arbiter_app.values import frozen


@frozen(kw_only=True)
class KnockoutMatch:
    """A match of the bracket with the people who have come to it."""

    node: BracketMatch
    players: tuple[ParticipantId | None, ParticipantId | None]
    """By the sides of the bracket; None where nobody has come yet, or nobody will."""
    nobody: tuple[bool, bool]
    """Where nobody will come: a bye, or a match that nobody won."""
    state: MatchState | None = None
    """How it stands; None until both are known, and where one has nobody to meet."""
    conflict: tuple[Game, ...] = ()
    """Games that were paired in it and are not of its players: a result was corrected since, and
    others have come to it."""

    @property
    def id(self) -> MatchId:
        return self.node.id

    @property
    def is_bye(self) -> bool:
        """Whether somebody goes on without a match, or nobody comes to it at all."""
        return any(self.nobody)

    @property
    def is_over(self) -> bool:
        if self.is_bye:
            return all(
                nobody or player is not None
                for player, nobody in zip(self.players, self.nobody, strict=True)
            )
        return self.state is not None and self.state.is_over

    @property
    def winner(self) -> ParticipantId | None:
        """Who goes on; None while it is open, and where nobody does."""
        if self.is_bye:
            return next((player for player in self.players if player is not None), None)
        return self.state.winner if self.state else None

    @property
    def loser(self) -> ParticipantId | None:
        return self.state.loser if self.state else None


@frozen(kw_only=True)
class Finish:
    """Players whom the knockout has put on the same places: they share them."""

    first_place: int
    last_place: int
    players: tuple[ParticipantId, ...]
    match: MatchId | None
    """The match in which they finished, one of its round where there were several; None: still
    playing."""


@frozen(kw_only=True)
class Knockout:
    """A knockout as far as it was played."""

    bracket: Bracket
    matches: Mapping[MatchId, KnockoutMatch]
    order: tuple[Finish, ...]
    """Everybody, best first, without gaps: byes take no places. Who is still playing shares the
    places that he can still reach."""

    @property
    def is_over(self) -> bool:
        """Whether every match that the rules ask for is decided."""
        return all(match.is_over for match in self.matches.values())

    @property
    def due(self) -> tuple[KnockoutMatch, ...]:
        """The matches in which something can be done now, in the order of the bracket."""
        return tuple(
            match
            for match in self.matches.values()
            if match.state is not None and match.state.due is not Due.NOTHING
        )


@frozen(kw_only=True)
class PairedGame:
    """A game to be paired, and the round and board where it belongs."""

    match: MatchId
    round: Round
    """An existing one with the same round of the bracket and game of the match, which is not
    signed off and later than all rounds of both players; else the next new one."""
    board: Board
    game: NextGame


def bracket_is_drawn(competition: Competition) -> bool:
    """Whether matches are played, and the numbers of their bracket are drawn."""
    return competition.traits.has_bracket and competition.draw is not None


def bracket_of(competition: Competition) -> Bracket:
    """Return the bracket of a knockout or a match whose numbers are drawn.

    Raises RuleError("knockout.entrants").
    """
    return bracket(len(competition.numbers), competition.settings.knockout)


def knockout(competition: Competition) -> Knockout:
    """Return how a knockout or a match stands whose numbers are drawn.

    Players who have left lose the matches that are open. Raises RuleError("knockout.entrants").
    """
    plan = bracket_of(competition)
    played = _Played(competition, plan)
    for node in plan.matches.values():
        played.add(node)
    return Knockout(
        bracket=plan,
        matches=played.matches,
        order=_order(plan, played.matches, competition.numbers),
    )


def drawn_knockout(competition: Competition) -> Knockout | None:
    """Return how a knockout or a match stands; None where there is none, or no numbers yet."""
    return knockout(competition) if bracket_is_drawn(competition) else None


def next_games(competition: Competition) -> tuple[PairedGame, ...]:
    """Return every game that can be paired now, in the order of the bracket."""
    state = knockout(competition)
    rounds = RoundsOfPlay(competition, state.bracket)
    paired: list[PairedGame] = []
    for match in state.matches.values():
        game = match.state.next if match.state is not None else None
        if game is not None:
            round_, board = rounds.take(match.node, game)
            paired.append(PairedGame(match=match.id, round=round_, board=board, game=game))
    return tuple(paired)


def pair(position: Position) -> RoundPairing:
    """Pair of the games that can be played those of the earliest round of the bracket.

    Who is through before the others, after a walk-over or without a tie-break, waits for their
    games: else the first games of one round of the bracket stood in several rounds of play. Where
    nothing of an earlier round is to be paired, he plays.
    """
    first = min((each.bracket_round for each in position.due), default=0)
    return RoundPairing(
        pairs=tuple(
            Pair(each.white, each.black, each.match)
            for each in position.due
            if each.bracket_round == first
        )
    )


def position_of(competition: Competition) -> Position:
    """Return where a knockout or a match stands whose numbers are drawn.

    Raises RuleError("knockout.entrants").
    """
    numbers = competition.numbers
    return Position(
        players=len(numbers),
        round=Round(len(competition.rounds) + 1),
        due=tuple(
            DueGame(
                match=match.id,
                bracket_round=match.node.round,
                white=numbers[match.state.next.white],
                black=numbers[match.state.next.black],
            )
            for match in knockout(competition).matches.values()
            if match.state is not None and match.state.next is not None
        ),
    )


def next_round_of_games(competition: Competition) -> tuple[PairedGame, ...]:
    """Return the games that `pair` pairs next, each with the round and board where it belongs."""
    paired = {each.match for each in pair(position_of(competition)).pairs}
    return tuple(each for each in next_games(competition) if each.match in paired)


class _Played:
    """The matches of a bracket with people and games, each after those that lead to it."""

    def __init__(self, competition: Competition, plan: Bracket) -> None:
        self.matches: dict[MatchId, KnockoutMatch] = {}
        self._plan = plan
        self._rules = competition.settings.knockout
        self._scoring = competition.settings.scoring
        self._teams = competition.settings.teams
        self._numbers = competition.numbers
        self._by_number = {number: player for player, number in self._numbers.items()}
        self._left = competition.left
        self._games: dict[MatchId, list[Game]] = {}
        for _, game in competition.games:
            if game.match is not None:
                self._games.setdefault(game.match, []).append(game)
        self._decisions = competition.decisions
        self._about_all = tuple(each for each in self._decisions if each.match is None)
        self._about = _by_match(self._decisions)
        self._next = {
            side.match: node.id
            for node in plan.matches.values()
            for side in node.sides
            if side.match is not None and side.how is From.WINNER
        }

    def add(self, node: BracketMatch) -> None:
        """Add the next match of the bracket."""
        sides = [self._comes(side) for side in node.sides]
        if node.second_of is not None and not self._is_needed(node.second_of):
            sides = [(None, True), (None, True)]
        (first, nobody), (second, nobody_else) = sides
        match = KnockoutMatch(node=node, players=(first, second), nobody=(nobody, nobody_else))
        games = self._games.get(node.id, [])
        if first is None or second is None:
            self.matches[node.id] = replace(match, conflict=tuple(games))
            return
        pair = (first, second)
        self.matches[node.id] = replace(
            match,
            state=self._state(node, pair, games),
            conflict=tuple(game for game in games if {game.white, game.black} != {*pair}),
        )

    def _state(
        self, node: BracketMatch, pair: tuple[ParticipantId, ParticipantId], games: list[Game]
    ) -> MatchState:
        first, second = sorted(pair, key=lambda player: self._numbers[player])
        return match_state(
            match_rules(self._rules, node),
            (first, second),
            games,
            self._about.get(node.id, self._about_all),
            self._scoring,
            frozenset(
                player
                for player in pair
                if player in self._left and not self._went_on(node, player)
            ),
            self._teams,
        )

    def _went_on(self, node: BracketMatch, player: ParticipantId) -> bool:
        """Whether somebody who has left had come further before."""
        further = self._next.get(node.id)
        while further is not None:
            if any(player in (game.white, game.black) for game in self._games.get(further, ())):
                return True
            about = self._about.get(further, ())
            if any(each.match == further and each.player == player for each in about):
                return True
            further = self._next.get(further)
        return False

    def _comes(self, side: Side) -> tuple[ParticipantId | None, bool]:
        """Return who comes to a side of a match, and whether nobody ever will."""
        if side.number is not None:
            player = self._by_number.get(side.number)
            return player, player is None
        assert side.match is not None
        before = self.matches[side.match]
        if side.how is From.WINNER:
            return before.winner, before.is_over and before.winner is None
        if side.how is From.FIRST_LOSER and self._has_won(before.loser, before.node):
            return None, True
        return before.loser, before.is_bye or (before.is_over and before.loser is None)

    def _has_won(self, player: ParticipantId | None, node: BracketMatch) -> bool:
        """Whether somebody has come to a match by winning one, and not with a bye."""
        return any(
            side.match is not None
            and not self.matches[side.match].is_bye
            and self.matches[side.match].winner == player
            for side in node.sides
            if player is not None
        )

    def _is_needed(self, first_final: MatchId) -> bool:
        """Whether there is another final: the winner of the second bracket has won the first one,
        or may still do so.
        """
        final = self.matches[first_final]
        if not final.is_over:
            return True
        return not final.is_bye and final.winner is not None and final.winner == final.players[1]


def _by_match(decisions: Sequence[MatchDecision]) -> dict[MatchId, list[MatchDecision]]:
    """Return what is decided about each match, with what is decided about none, in its order."""
    about: dict[MatchId, list[MatchDecision]] = {
        each.match: [] for each in decisions if each.match is not None
    }
    for each in decisions:
        for kept in about.values() if each.match is None else (about[each.match],):
            kept.append(each)
    return about


def match_rules(rules: KnockoutRules, node: BracketMatch) -> MatchRules:
    """Return how a match of a knockout is played.

    It can stay level only where it decides two places: elsewhere somebody has to go on, and in
    the end a lot says who.
    """
    is_final = node.places == (1, 2) and node.part in (Part.MAIN, Part.FINALS)
    chosen = rules.final if is_final and rules.final is not None else rules.match
    if node.last_place - node.first_place > 1 and chosen.unbroken is not Unbroken.LOTS:
        return replace(chosen, unbroken=Unbroken.LOTS)
    return chosen


@frozen
class _Reached:
    """The places of the full bracket that somebody can still have."""

    places: Places
    match: MatchId | None
    """Where he finished; None while he is playing."""


def _order(
    plan: Bracket,
    matches: Mapping[MatchId, KnockoutMatch],
    numbers: Mapping[ParticipantId, PairingNumber],
) -> tuple[Finish, ...]:
    start = _Reached((1, plan.size), None)
    reached = dict.fromkeys(numbers, start)
    losers_play = frozenset(
        side.match
        for node in plan.matches.values()
        for side in node.sides
        if side.match is not None and side.how is not From.WINNER
    )
    for match in matches.values():
        for player in match.players:
            if player is not None:
                reached[player] = _reached(match, player, losers_play)
    foreseen = dict.fromkeys(numbers, start.places)
    _foresee(foreseen, matches, losers_play)
    groups: dict[tuple[int, int, bool], list[ParticipantId]] = {}
    for player, (first, last) in _actual(reached, foreseen.values()).items():
        groups.setdefault((first, last, reached[player].match is None), []).append(player)
    return tuple(
        Finish(
            first_place=first,
            last_place=last,
            players=tuple(players),
            match=reached[players[0]].match,
        )
        for (first, last, _), players in sorted(groups.items())
    )


def _reached(
    match: KnockoutMatch, player: ParticipantId, losers_play: frozenset[MatchId]
) -> _Reached:
    node = match.node
    if not match.is_over:
        return _Reached(node.places, None)
    if player == match.winner:
        return _Reached(node.for_winner, node.id)
    if player == match.loser:
        return _Reached(node.for_loser, node.id)
    if match.state is not None and match.state.won_by is WonBy.LEVEL:
        return _Reached(node.places, node.id)
    last = node.for_loser[1]
    return _Reached((last, last) if node.id in losers_play else node.for_loser, node.id)


def _foresee(
    ends: dict[ParticipantId, Places],
    matches: Mapping[MatchId, KnockoutMatch],
    losers_play: frozenset[MatchId],
) -> None:
    """Set the places of the full bracket in which players will end: whoever wins what is open,
    there will be so many in each part of it.
    """
    comes: dict[tuple[MatchId, From], ParticipantId | None] = {}
    for match in matches.values():
        node = match.node
        sides = [
            comes.get((side.match, side.how)) if player is None and side.match else player
            for side, player in zip(node.sides, match.players, strict=True)
        ]
        there = [
            player
            for player, nobody in zip(sides, match.nobody, strict=True)
            if player is not None and not nobody
        ]
        if match.is_over:
            winner, loser = match.winner, match.loser
            ends |= {each: _reached(match, each, losers_play).places for each in there}
        else:
            winner, loser = (*there, None, None)[:2]
            if winner is not None:
                ends[winner] = node.for_winner
            if loser is not None:
                ends[loser] = node.for_loser
        comes[node.id, From.WINNER], comes[node.id, From.LOSER] = winner, loser


def _actual(
    reached: Mapping[ParticipantId, _Reached], foreseen: Collection[Places]
) -> Mapping[ParticipantId, Places]:
    """Return the places that everybody can still have, without those that byes would take."""
    firsts = sorted(first for first, _ in foreseen)
    lasts = sorted(last for _, last in foreseen)
    return {
        player: (
            1 + bisect_left(lasts, each.places[0]),
            bisect_right(firsts, each.places[1]),
        )
        for player, each in reached.items()
    }
