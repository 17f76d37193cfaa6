"""Commands about the matches of a knockout: their games, colours, bids, and how they end."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.drawing.lots import Lots, demand_seed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.game_notes import Absence
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.rules.match_rules import MatchStep
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, MatchId, ParticipantId, PlayerId
from arbiter_app.domain.pairing.built_upon import (
    games_of,
    later_matches,
    named,
    of_matches,
    played_last_first,
)
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    KnockoutMatch,
    bracket_is_drawn,
    knockout,
    match_rules,
    next_round_of_games,
)
from arbiter_app.domain.pairing.match import Due, MatchState, WonBy
from arbiter_app.domain.permission.by_state import anything, demands_a_reason
from arbiter_app.domain.taking_part.lost_games import boards_of_matches, gave_up, reopened
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.domain.teams.presence import people_of
from arbiter_app.services.command import command
from arbiter_app.services.writing.matches import (
    give_up,
    keep_walkover,
    remove_decisions,
    remove_games,
    take_back,
    write_decision,
)
from arbiter_app.services.writing.results import demand_bracket, write_changes
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import NEW_GAME, add_game, game_now, write_game, write_round

# Games


@command("knockout.pair", anything, right=Right.PUBLISH, in_stage=True)
def pair_next_games(uow: UnitOfWork, /) -> None:
    """Pair the games that come next: all of the earliest round of the bracket that can be played.

    Raises RuleError("knockout.nothing-to-pair").
    """
    _table(uow)
    stage = uow.competition
    games = next_round_of_games(uow.competition)
    if not games:
        raise RuleError("knockout.nothing-to-pair")
    known = {round_.number for round_ in stage.rounds}
    for paired in games:
        if paired.round not in known:
            known.add(paired.round)
            write_round(uow.rows, stage.id, RoundOfPlay(number=paired.round, games=()))
        game = Game(
            id=NEW_GAME,
            board=paired.board,
            white=paired.game.white,
            black=paired.game.black,
            match=paired.match,
            step=paired.game.step,
            time_control=paired.game.time_control,
        )
        add_game(uow.rows, stage.id, paired.round, game)


@command("match.cancel-games", anything, right=Right.PUBLISH, is_risky=True, in_stage=True)
def cancel_games(uow: UnitOfWork, /, *, match: MatchId) -> None:
    """Take back the games of a match that are paired and not played.

    Raises RuleError("match.nothing-to-cancel").
    """
    _match(uow, match)
    unplayed = {
        game.id
        for game in games_of(uow.competition, match)
        if game.result is None and game.adjournment is None and not game.is_under_way
    }
    if not unplayed:
        raise _refusal(uow, "match.nothing-to-cancel", match)
    remove_games(uow, unplayed)


# Colours and clocks


@command("match.draw-colours", anything, right=Right.ENTER, in_stage=True)
def draw_colours(uow: UnitOfWork, /, *, seed: str, match: MatchId | None = None) -> None:
    """Draw the colours of a match by lot, or of all matches where they are due.

    One lot a match, in the order of the bracket: 0 gives White to the one with the lower number.
    Raises RuleError("match.no-colours-due") or ("knockout.no-colours-due").
    """
    table = _table(uow)
    if match is not None:
        _demand_due(uow, match, Due.COLOURS, "match.no-colours-due")
    due = [
        (each.id, state)
        for each in table.due
        if (state := each.state) is not None and state.due is Due.COLOURS
        if match in (None, each.id)
    ]
    if not due:
        raise RuleError("knockout.no-colours-due")
    drawn = demand_seed(seed)
    lots = Lots(drawn)
    for drawn_for, state in due:
        white = state.pair[lots.below(2)]
        write_decision(
            uow, DecisionKind.COLOURS, drawn_for, step=state.step, player=white, seed=drawn
        )


@command("match.take-colours", anything, right=Right.ENTER, in_stage=True)
def take_colours(uow: UnitOfWork, /, *, match: MatchId, white: PlayerId) -> None:
    """Take over the colours that were drawn in the hall.

    Raises RuleError("match.no-colours-due") or ("match.not-of-match").
    """
    state = _demand_due(uow, match, Due.COLOURS, "match.no-colours-due")
    _demand_player(uow, match, white)
    write_decision(uow, DecisionKind.COLOURS, match, step=state.step, player=white)


@command("match.bids", anything, right=Right.ENTER, in_stage=True)
def take_bids(
    uow: UnitOfWork,
    /,
    *,
    match: MatchId,
    bids: Mapping[PlayerId, str],
    seed: str,
    black: PlayerId | None = None,
) -> None:
    """Give Black to who bids less time for it; where both bid the same, a lot decides: 0 gives
    Black to the one with the lower number, or it gave Black to `black` in the hall.

    Raises RuleError("match.no-bids-due"), ("match.bid-missing"), ("match.bid"),
    ("match.bid-too-long") or ("match.not-of-match").
    """
    state = _demand_due(uow, match, Due.BIDS, "match.no-bids-due")
    step = _steps(uow, match)[state.step]
    seconds = {}
    for player in state.pair:
        if not bids.get(player, "").strip():
            raise RuleError("match.bid-missing", name=uow.event.contestants[player].name)
        seconds[player] = _demand_bid(bids[player], step)
    first, second = state.pair
    drawn_with = None
    if seconds[first] != seconds[second]:
        black = min(state.pair, key=seconds.__getitem__)
    elif black is None:
        drawn_with = demand_seed(seed)
        black = state.pair[Lots(drawn_with).below(2)]
    _demand_player(uow, match, black)
    for player in sorted(state.pair, key=black.__eq__):
        minutes, rest = divmod(seconds[player], 60)
        write_decision(
            uow,
            DecisionKind.BID if player == black else DecisionKind.OTHER_BID,
            match,
            step=state.step,
            player=player,
            value=f"{minutes}:{rest:02}",
            seed=drawn_with if player == black else None,
        )


_BID = re.compile(r"(?P<minutes>[0-9]{1,3})(?::(?P<seconds>[0-5][0-9]))?")


def _demand_bid(text: str, step: MatchStep) -> int:
    """Return a bid in seconds; "4" and "4:00" are four minutes."""
    typed = _BID.fullmatch(text.strip())
    if typed is None or not (asked := _seconds(typed)):
        raise RuleError("match.bid", text=text.strip())
    most = step.black_time_control or step.time_control
    limit = _BID.match(most)
    if limit is not None and asked > _seconds(limit):
        raise RuleError("match.bid-too-long", text=text.strip(), most=most)
    return asked


def _seconds(time: re.Match[str]) -> int:
    return 60 * int(time["minutes"]) + int(time["seconds"] or 0)


@command("match.tempo", demands_a_reason, right=Right.DECIDE, in_stage=True)
def agree_tempo(
    uow: UnitOfWork,
    /,
    *,
    match: MatchId | None,
    step: int,
    time_control: str,
    reason: str,
) -> None:
    """Let a step be played with another time control: both agree and the arbiter consents.

    Of a match, or of the whole stage. Games of it that are paired and not played have it too.
    Raises RuleError("match.no-such-step"), ("match.tempo-missing") or ("match.over").
    """
    agreed = clean(time_control)
    if agreed is None:
        raise RuleError("match.tempo-missing")
    if match is not None and step not in range(len(_steps(uow, match))):
        raise _refusal(uow, "match.no-such-step", match, step=step + 1)
    if match is not None and _match(uow, match).is_over:
        raise _refusal(uow, "match.over", match)
    write_decision(uow, DecisionKind.TEMPO, match, step=step, value=agreed, reason=reason)
    for _, game in uow.competition.games:
        is_of_step = (game.match is None or game.step == step) and match in (None, game.match)
        if is_of_step and game.result is None and game.carried_from is None:
            now = game_now(uow.rows, game.id)
            write_game(uow.rows, replace(now, time_control=agreed))


# How a match ends


@command("match.walkover", demands_a_reason, right=Right.DECIDE, is_risky=True, in_stage=True)
def walk_over(uow: UnitOfWork, /, *, match: MatchId, player: PlayerId, reason: str) -> None:
    """Let a player lose a match that he does not come to, or gives up.

    Games of it that are paired are lost by forfeit, so that their round can be signed off. Where
    his opponent does not come either, nobody wins it.

    Raises RuleError("match.not-of-match"), ("match.walkover-already") or ("match.over").
    """
    _demand_player(uow, match, player)
    chosen = _match(uow, match)
    if gave_up(uow.competition, player, match):
        raise _refusal(
            uow, "match.walkover-already", match, name=uow.event.contestants[player].name
        )
    won_by = chosen.state and chosen.state.won_by
    if chosen.is_bye or won_by not in (None, WonBy.WALKOVER):
        raise _refusal(uow, "match.over", match)
    state = chosen.state
    if state is not None and state.loser is not None:
        # He left the tournament, and so lost it: now both have.
        keep_walkover(uow, match, state.loser)
    give_up(uow, match, player, reason)
    demand_bracket(uow)


@command("match.draw-winner", anything, right=Right.DECIDE, is_risky=True, in_stage=True)
def draw_winner(uow: UnitOfWork, /, *, match: MatchId, seed: str) -> None:
    """Draw by lot who has won a match that its games have left level: 0 is the one with the lower
    number.

    Raises RuleError("match.no-lot-due").
    """
    state = _demand_due(uow, match, Due.LOT, "match.no-lot-due")
    drawn = demand_seed(seed)
    winner = state.pair[Lots(drawn).below(2)]
    write_decision(uow, DecisionKind.LOT, match, player=winner, seed=drawn)


@command("match.take-winner", anything, right=Right.DECIDE, is_risky=True, in_stage=True)
def take_winner(uow: UnitOfWork, /, *, match: MatchId, winner: PlayerId) -> None:
    """Take over the lot that was drawn in the hall for a match that its games have left level.

    Raises RuleError("match.no-lot-due") or ("match.not-of-match").
    """
    _demand_due(uow, match, Due.LOT, "match.no-lot-due")
    _demand_player(uow, match, winner)
    write_decision(uow, DecisionKind.LOT, match, player=winner)


@command("match.reopen", demands_a_reason, right=Right.DECIDE, is_risky=True, in_stage=True)
def reopen_match(
    uow: UnitOfWork,
    /,
    *,
    match: MatchId,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Take back how a match ended, and what was drawn and paired upon it and not played.

    Results of its games stay; what was forfeited with it is open again. Raises
    RuleError("match.later-played") or ("match.nothing-to-reopen").
    """
    _match(uow, match)
    competition = uow.competition
    upon = of_matches(competition, later_matches(_table(uow).bracket, match))
    if played := played_last_first(uow.here, upon.games):
        raise _refusal(uow, "match.later-played", match, later=played)
    own = [each for each in of_matches(competition, {match}).decisions if each.kind in _ENDS]
    if not (upon.games or upon.decisions or own):
        raise _refusal(uow, "match.nothing-to-reopen", match)
    remove_decisions(uow, own)
    take_back(uow, upon)
    write_changes(uow, _open_again(uow.tournament, competition, match, own))


_ENDS = frozenset({DecisionKind.WALKOVER, DecisionKind.LOT})
"""What ends a match beside its games."""


def _open_again(
    tournament: Tournament,
    competition: Competition,
    match: MatchId,
    decided: Sequence[MatchDecision],
) -> Iterator[GameChange]:
    """Yield the games of a match, and its boards where teams play it, that its walk-overs forfeited
    as they are without them.
    """
    gone = [
        each.player
        for each in decided
        if (each.match, each.kind) == (match, DecisionKind.WALKOVER) and each.player is not None
    ]
    own = frozenset(game.id for _, game in competition.games if game.match == match)
    yield from _reopened(competition, own, gone)
    for team in gone[:1]:
        for boards, games in boards_of_matches(tournament, competition, team, match):
            members = [player for each in gone for player in people_of(tournament, each)]
            yield from _reopened(boards, games, members)


def _reopened(
    competition: Competition, games: Collection[GameId], gone: Sequence[ParticipantId]
) -> Iterator[GameChange]:
    for round_, game in competition.games:
        after = game
        for player in gone if game.id in games else ():
            is_there = player in (game.white, game.black)
            if is_there and game.absence(game.colour(player)) is Absence.MISSED:
                after = reopened(competition, after, player)
        if after != game:
            yield GameChange(round=round_, before=game, after=after)


# What commands ask of a match


def _table(uow: UnitOfWork) -> Knockout:
    """Return how the knockout stands.

    Raises RuleError("knockout.none") or ("knockout.not-drawn").
    """
    competition = uow.competition
    if bracket_is_drawn(competition):
        return knockout(competition)
    if competition.traits.has_bracket:
        raise RuleError("knockout.not-drawn")
    raise RuleError("knockout.none")


def _match(uow: UnitOfWork, match: MatchId) -> KnockoutMatch:
    """Return a match of the bracket. Raises RuleError("match.none")."""
    found = _table(uow).matches.get(match)
    if found is None:
        raise RuleError("match.none")
    return found


def _steps(uow: UnitOfWork, match: MatchId) -> tuple[MatchStep, ...]:
    return match_rules(uow.competition.settings.knockout, _match(uow, match).node).steps


def _demand_due(uow: UnitOfWork, match: MatchId, due: Due, refusal: str) -> MatchState:
    """Return how a match stands in which something is due; else raise the refusal."""
    state = _match(uow, match).state
    if state is None or state.due is not due:
        raise _refusal(uow, refusal, match)
    return state


def _demand_player(uow: UnitOfWork, match: MatchId, player: PlayerId) -> None:
    if player not in _match(uow, match).players:
        known = uow.event.contestants.get(player)
        name = str(player) if known is None else known.name
        raise _refusal(uow, "match.not-of-match", match, name=name)


def _refusal(uow: UnitOfWork, code: str, match: MatchId, **facts: object) -> RuleError:
    return RuleError(code, match=named(uow.here, match), **facts)
