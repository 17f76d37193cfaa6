"""Who plays for a team in a round, from the first board down, and what is wrong with a list.

A breach is told with what it costs by each reading of the rules; what is lost the arbiter decides.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum

from arbiter_app.domain.facts.rules.team_rules import HolesRule, LineUpRules, OrderRule
from arbiter_app.domain.ids import PlayerId
from arbiter_app.values import frozen

LineUp = Sequence[PlayerId | None]
"""A place for each board, None where nobody plays there."""


@frozen(kw_only=True)
class Roster:
    """The members of a team as it was entered."""

    members: tuple[PlayerId, ...]
    """In the order of their boards, reserves last."""
    own_boards: Mapping[PlayerId, frozenset[int]]
    """At which boards somebody may sit, see `OrderRule.OWN_BOARDS`; any, where it is not said."""
    ratings: Mapping[PlayerId, int]
    """Who is not there has no rating, and is below everybody who has one."""
    reserves: frozenset[PlayerId] | None = None
    """None: who stands beyond as many as there are boards."""
    foreigners: frozenset[PlayerId] = frozenset()
    """Who is of another federation than the team."""
    women: frozenset[PlayerId] = frozenset()
    juniors: frozenset[PlayerId] | None = frozenset()
    """None: the event has no day on which ages count, and nobody is judged by theirs."""
    seldom: frozenset[PlayerId] = frozenset()
    """Who had too few games before to play in this round."""


class Fault(StrEnum):
    """What is wrong with a line-up."""

    TOO_LONG = "too-long"
    """It names more players than there are boards."""
    STRANGER = "stranger"
    """Somebody plays who is not on the roster."""
    TWICE = "twice"
    """Somebody sits at two boards."""
    ORDER = "order"
    """The order is not that of the roster, or of ratings."""
    WRONG_BOARD = "wrong-board"
    """Somebody sits at a board that is not theirs."""
    HOLE = "hole"
    """A board is empty above one that is not."""
    RESERVES = "reserves"
    """More reserves play than may."""
    FOREIGNERS = "foreigners"
    """More players of other federations play than may."""
    WOMEN = "women"
    """Fewer women play than must: an empty board may be that of one."""
    JUNIORS = "juniors"
    """Fewer juniors play than must: an empty board may be that of one."""
    GAMES = "games"
    """Somebody plays who had too few games before."""


@frozen(kw_only=True)
class Breach:
    """Where a line-up breaks the rules, and what that costs if the arbiter takes it so."""

    fault: Fault
    players: tuple[PlayerId, ...]
    lost: tuple[int, ...]
    """The boards, from 1 on, that are lost: as few as put the rest right."""
    lost_by_letter: tuple[int, ...]
    """The boards of all who sit where they must not; the same where both readings agree."""
    loses_match: bool = False


def usual_line_up(roster: Roster, boards: int) -> LineUp:
    """Return the list of a team that has handed in none in time: from the first of the roster on
    (Ukrainian rules V.2.1).
    """
    first = roster.members[:boards]
    return (*first, *[None] * (boards - len(first)))


def breaches(line_up: LineUp, roster: Roster, rules: LineUpRules) -> tuple[Breach, ...]:
    """Return all that is wrong with a line-up; nothing where it may be played."""
    found = [
        _too_long(line_up, rules),
        _strangers(line_up, roster),
        _twice(line_up),
        _order(line_up, roster, rules),
        _wrong_boards(line_up, roster, rules),
        _holes(line_up, rules),
        _reserves(line_up, roster, rules),
        _foreigners(line_up, roster, rules),
        _quota(Fault.WOMEN, line_up, roster.women, rules.women, rules),
        _quota(Fault.JUNIORS, line_up, roster.juniors, rules.juniors, rules),
        _breach(Fault.GAMES, line_up, _boards_of(line_up, roster.seldom)),
    ]
    return tuple(breach for breach in found if breach is not None)


def may_begin(present: Collection[PlayerId], boards: int) -> bool:
    """Whether at least half of a team is there: else those who are may not begin their games
    (Ukrainian rules V.2.2).
    """
    return 2 * len(present) >= boards


def _seated(line_up: LineUp) -> list[tuple[int, PlayerId]]:
    """Return who sits at which board, from 1 on."""
    return [(board, player) for board, player in enumerate(line_up, start=1) if player is not None]


def _breach(
    fault: Fault,
    line_up: LineUp,
    lost: Collection[int],
    by_letter: Collection[int] | None = None,
) -> Breach | None:
    letter = lost if by_letter is None else by_letter
    if not lost and not letter:
        return None
    players = tuple(
        player for board, player in _seated(line_up) if board in lost or board in letter
    )
    return Breach(
        fault=fault,
        players=players,
        lost=tuple(sorted(lost)),
        lost_by_letter=tuple(sorted(letter)),
    )


def _too_long(line_up: LineUp, rules: LineUpRules) -> Breach | None:
    beyond = tuple(player for board, player in _seated(line_up) if board > rules.boards)
    if not beyond:
        return None
    return Breach(fault=Fault.TOO_LONG, players=beyond, lost=(), lost_by_letter=())


def _strangers(line_up: LineUp, roster: Roster) -> Breach | None:
    strangers = tuple(player for _, player in _seated(line_up) if player not in roster.members)
    if not strangers:
        return None
    every = tuple(board for board, _ in _seated(line_up))
    return Breach(
        fault=Fault.STRANGER,
        players=strangers,
        lost=tuple(board for board, player in _seated(line_up) if player in strangers),
        lost_by_letter=every,
        loses_match=True,
    )


def _twice(line_up: LineUp) -> Breach | None:
    seen: set[PlayerId] = set()
    again = set()
    for board, player in _seated(line_up):
        if player in seen:
            again.add(board)
        seen.add(player)
    return _breach(Fault.TWICE, line_up, again)


def _order(line_up: LineUp, roster: Roster, rules: LineUpRules) -> Breach | None:
    """Judge the order: by the letter each board is lost below which, on the list, somebody sits who
    should be above; but as many may stay as are in order among themselves, the highest first.
    """
    if rules.order is OrderRule.ROSTER:
        place = {player: at for at, player in enumerate(roster.members)}

        def may_follow(upper: PlayerId, lower: PlayerId) -> bool:
            return place[upper] <= place[lower]

    elif rules.order is OrderRule.RATING:

        def may_follow(upper: PlayerId, lower: PlayerId) -> bool:
            ratings = roster.ratings
            return ratings.get(upper, 0) + rules.tolerance >= ratings.get(lower, 0)

    else:
        return None
    known = [each for each in _seated(line_up) if each[1] in roster.members]
    by_letter = {
        board
        for at, (board, player) in enumerate(known)
        if any(not may_follow(upper, player) for _, upper in known[:at])
    }
    kept = _longest_in_order(known, may_follow)
    lost = {board for board, _ in known} - kept
    return _breach(Fault.ORDER, line_up, lost, by_letter)


def _longest_in_order(
    known: Sequence[tuple[int, PlayerId]], may_follow: Callable[[PlayerId, PlayerId], bool]
) -> set[int]:
    """Return the most boards that are in order among themselves, the highest of them first."""
    best: tuple[int, ...] = ()

    def grow(kept: tuple[tuple[int, PlayerId], ...], at: int) -> None:
        nonlocal best
        boards = tuple(board for board, _ in kept)
        if len(boards) > len(best):
            best = boards
        for next_at in range(at, len(known)):
            if len(kept) + len(known) - next_at <= len(best):
                return
            player = known[next_at][1]
            if all(may_follow(upper, player) for _, upper in kept):
                grow((*kept, known[next_at]), next_at + 1)

    grow((), 0)
    return {*best}


def _wrong_boards(line_up: LineUp, roster: Roster, rules: LineUpRules) -> Breach | None:
    if rules.order is not OrderRule.OWN_BOARDS:
        return None
    wrong = {
        board
        for board, player in _seated(line_up)
        if player in roster.own_boards and board not in roster.own_boards[player]
    }
    return _breach(Fault.WRONG_BOARD, line_up, wrong)


def _holes(line_up: LineUp, rules: LineUpRules) -> Breach | None:
    """Judge empty boards above others: who sits below moves up, or the game there is lost."""
    if rules.holes is HolesRule.ANY or rules.order is OrderRule.OWN_BOARDS:
        return None
    seated = [board for board, _ in _seated(line_up)]
    return _breach(
        Fault.HOLE,
        line_up,
        {board for board in seated if board > len(seated)},
        {board for at, board in enumerate(seated, start=1) if board > at},
    )


def _reserves(line_up: LineUp, roster: Roster, rules: LineUpRules) -> Breach | None:
    beyond = frozenset(roster.members[rules.boards :])
    reserves = beyond if roster.reserves is None else roster.reserves
    return _too_many(Fault.RESERVES, line_up, reserves, rules.reserves)


def _foreigners(line_up: LineUp, roster: Roster, rules: LineUpRules) -> Breach | None:
    return _too_many(Fault.FOREIGNERS, line_up, roster.foreigners, rules.foreigners)


def _too_many(
    fault: Fault, line_up: LineUp, of_them: Collection[PlayerId], may: int | None
) -> Breach | None:
    """Judge how many of some kind play: those on the lowest boards are too many."""
    if may is None:
        return None
    return _breach(fault, line_up, {*_boards_of(line_up, of_them)[may:]})


def _quota(
    fault: Fault,
    line_up: LineUp,
    of_them: Collection[PlayerId] | None,
    must: int | None,
    rules: LineUpRules,
) -> Breach | None:
    """Judge how few of some kind play: as many boards are theirs, and the others who sit there are
    too many.
    """
    if must is None or of_them is None:
        return None
    others = {player for _, player in _seated(line_up) if player not in of_them}
    return _too_many(fault, line_up, others, rules.boards - must)


def _boards_of(line_up: LineUp, players: Collection[PlayerId]) -> list[int]:
    """Return the boards at which some players sit, from the first on."""
    return [board for board, player in _seated(line_up) if player in players]
