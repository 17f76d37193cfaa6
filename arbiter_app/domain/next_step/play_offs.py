"""What comes next in play-offs: which ties are played off, by whom, in what form, and when."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto
from functools import partial

from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.rules.play_off_rules import Branch, PlayOffRules
from arbiter_app.domain.ids import PlayerId, PlayOffId, StageId
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.play_offs.outcome import (
    Next,
    Part,
    PlayOffClass,
    entry_lots,
    is_valid,
    parts,
    play_off_lots,
    play_off_rules,
    stray_steps,
)
from arbiter_app.domain.play_offs.pauses import ready_at
from arbiter_app.domain.table.standings import (
    Players,
    classes_of,
    reckoned_from,
    standings,
    tie_breaks_before_play_offs,
    ties_before_play_offs,
)
from arbiter_app.domain.table.ties import Tied, are_lots_drawn, divide
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.values import frozen

_NOT_BEGUN = PlayOffId(0)


@frozen(kw_only=True)
class Trim:
    """Who is kept out of a step by tie-breaks of the list, and which did it."""

    kept: tuple[PlayerId, ...]
    dropped: tuple[PlayerId, ...]
    tie_breaks: tuple[str, ...]
    """Those that were needed; a lot where the list left it open too."""
    needs_lot: bool
    """Whether the list leaves it open who is kept: a lot must decide, and is not drawn yet."""
    level: tuple[PlayerId, ...] = ()
    """Among whom it does, or did: some are kept, some dropped. Until it is drawn they stand in the
    order of the table."""


@frozen(kw_only=True)
class Proposal:
    """A step of a play-off that can begin: what the regulations say for so many players."""

    players: tuple[PlayerId, ...]
    """Who plays, in the order of the table; see `is_open` where a lot has to decide who."""
    first_place: int
    level: int
    branch: Branch
    """Never one with `Form.TRIM`: `trim` says who was kept out."""
    trim: Trim | None = None
    after: StageId | None = None
    """The step that left them level; None for the first one."""
    cuts: tuple[int, ...] | None = (1,)
    """The places that the step must divide, the first of its own being 1; None is every place."""

    @property
    def is_open(self) -> bool:
        """Whether a lot has to decide first who plays."""
        return self.trim is not None and self.trim.needs_lot


@frozen(kw_only=True)
class Tie:
    """A tie of a finished stage that the regulations have played off, and that has not begun."""

    stage: StageId
    first_place: int
    players: tuple[PlayerId, ...]
    cuts: tuple[int, ...]
    """The places behind which it must be separated."""
    proposal: Proposal | None
    """None where the regulations have no branch for so many: lots decide."""


class PlayOffDue(Enum):
    """What comes next in a play-off that has begun."""

    STEP = auto()
    """The next step can begin: `PlayOffState.proposals`."""
    ENTRY = auto()
    """A lot must decide who plays the next step: those proposals that are open."""
    PLAY = auto()
    """A step is being played."""
    LOTS = auto()
    """The regulations have nothing more for those still level: lots."""
    NOTHING = auto()


@frozen(kw_only=True)
class PlayOffState:
    """How a play-off stands."""

    play_off: PlayOff
    due: PlayOffDue
    under_way: tuple[StageId, ...] = ()
    """The steps that are being played."""
    proposals: tuple[Proposal, ...] = ()
    lots: tuple[tuple[PlayerId, ...], ...] = ()
    """Among whom lots can be drawn: with `LOTS` they must be; where it was given up and all of them
    can share the places, they may."""
    order: tuple[PlayOffClass, ...]
    ready_at: datetime | None = None
    """When the next game may begin at the earliest (30 and 10 minutes); None: unknown."""
    is_valid: bool = True
    """Whether the tie it is about still exists."""
    strays: tuple[StageId, ...] = ()
    """Steps that decide nothing any more: results before them were corrected since."""

    @property
    def is_over(self) -> bool:
        return self.due is PlayOffDue.NOTHING


def ties_to_play_off(competition: Competition, players: Players) -> tuple[Tie, ...]:
    """Return the ties that its regulations have played off, best places first.

    None before the stage is over, and none for which a play-off has begun. Who has left does not
    play, nor is anything played where the tie-breaks that trim a field leave nothing to decide.
    """
    rules = competition.settings.play_off
    in_stages = competition.traits.has_parts
    if rules is None or in_stages or competition.draw is None or not is_over(competition):
        return ()
    begun = [{*each.players} for each in competition.play_offs]
    found: list[Tie] = []
    first_place = 1
    position = _positions(competition, players)
    for group in ties_before_play_offs(competition, players):
        last = first_place + len(group) - 1
        if rules.plays_off(first_place, last) and {*group} not in begun:
            level = tuple(sorted(group, key=position.__getitem__))
            if tie := _tie(competition, players, rules, level, first_place):
                found.append(tie)
        first_place = last + 1
    return tuple(found)


def awaits_play_offs(competition: Competition, players: Players) -> bool:
    """Whether a play-off is due or under way that orders the table
    (C.07 Art. 3).
    """
    return bool(ties_to_play_off(competition, players)) or any(
        not play_off_state(competition, each, players).is_over for each in competition.play_offs
    )


def play_off_state(home: Competition, play_off: PlayOff, players: Players) -> PlayOffState:
    """Return how a play-off stands and what comes next."""
    found = parts(home, play_off)
    order = tuple(part.found for part in found)
    if not is_valid(play_off, ties_before_play_offs(home, players)):
        return PlayOffState(play_off=play_off, due=PlayOffDue.NOTHING, order=order, is_valid=False)
    rules = play_off_rules(home)
    proposals = tuple(
        _proposal(home, players, rules, part, drawn=entry_lots(home, play_off, part.level))
        for part in found
        if part.next is Next.STEP
    )
    drawn_before = play_off_lots(home, play_off)
    levels = [level for part in found for level in _lots(home, players, drawn_before, part)]
    must_be_drawn = not play_off.given_up or any(is_over_cut_ahead(home, *each) for each in levels)
    lots = tuple(level for _, level in levels)
    under_way = tuple(
        dict.fromkeys(
            part.found.stage
            for part in found
            if part.next is Next.PLAY and part.found.stage is not None
        )
    )
    beginning = [proposal.players for proposal in proposals]
    return PlayOffState(
        play_off=play_off,
        due=_due(proposals, lots if must_be_drawn else (), under_way),
        under_way=under_way,
        proposals=proposals,
        lots=lots,
        order=order,
        ready_at=ready_at(home, rules, play_off, beginning, under_way),
        strays=stray_steps(home, play_off),
    )


def proposal_without(
    competition: Competition, tie: Tie, declined: Collection[PlayerId], players: Players
) -> Proposal | None:
    """Return what a tie begins with where some of its players say beforehand that they do not
    play; None where nothing is left to play.
    """
    play_off = _as_if_begun(tie.stage, tie.first_place, tie.players, declined)
    begun = replace(competition, play_offs=(*competition.play_offs, play_off))
    return next(iter(play_off_state(begun, play_off, players).proposals), None)


def _as_if_begun(
    stage: StageId,
    first_place: int,
    players: tuple[PlayerId, ...],
    declined: Collection[PlayerId] = (),
) -> PlayOff:
    """Return a play-off that has not begun as one that has, to ask what comes next in it."""
    return PlayOff(
        id=_NOT_BEGUN,
        stage=stage,
        first_place=first_place,
        players=players,
        declined=frozenset(declined),
        begun_at=datetime.min,
    )


def _tie(
    competition: Competition,
    players: Players,
    rules: PlayOffRules,
    level: tuple[PlayerId, ...],
    first_place: int,
) -> Tie | None:
    """Return a tie that is played off; None where there is nothing to play for."""
    begun_now = _as_if_begun(competition.id, first_place, level)
    upper = parts(replace(competition, steps=()), begun_now)[0]
    if upper.next not in (Next.STEP, Next.LOTS):
        return None
    last = first_place + len(level) - 1
    cuts = range(first_place, last) if rules.cuts is None else rules.cuts
    return Tie(
        stage=competition.id,
        first_place=first_place,
        players=level,
        cuts=tuple(cut for cut in cuts if first_place <= cut < last),
        proposal=(
            _proposal(competition, players, rules, upper, drawn={})
            if upper.next is Next.STEP
            else None
        ),
    )


def _proposal(
    home: Competition,
    players: Players,
    rules: PlayOffRules,
    part: Part,
    *,
    drawn: Mapping[PlayerId, int],
) -> Proposal:
    assert part.branch is not None, "a step is played by a branch"
    level = part.found.players
    trim = _trim(home, players, level, part.stay, drawn) if part.stay < len(level) else None
    return Proposal(
        players=trim.kept if trim else level,
        first_place=part.first_place,
        level=part.level,
        branch=part.branch,
        trim=trim,
        after=part.found.stage,
        cuts=_own_cuts(rules, part),
    )


def _own_cuts(rules: PlayOffRules, part: Part) -> tuple[int, ...] | None:
    if rules.cuts is None:
        return None
    own = (cut - part.first_place + 1 for cut in rules.cuts)
    return tuple(cut for cut in own if 1 <= cut < part.stay)


def _trim(
    home: Competition,
    players: Players,
    level: tuple[PlayerId, ...],
    stay: int,
    drawn: Mapping[PlayerId, int],
) -> Trim:
    """Return whom the tie-breaks not applied yet keep, one after the other (C.07 Art. 4.2), and
    behind them a lot, where it is drawn.
    """
    ground = reckoned_from(home, players)
    listed = home.settings.tie_breaks
    above: tuple[PlayerId, ...] = ()
    between, needed = level, []
    for index in range(tie_breaks_before_play_offs(home.settings), len(listed)):
        classes = classes_of(ground, between, index)
        if len(classes) > 1:
            needed.append(listed[index])
        for each in classes:
            if len(above) + len(each) > stay:
                between = each
                break
            above += each
        if len(above) == stay:
            between = ()
            break
    is_drawn = all(player in drawn for player in between)
    lucky = sorted(between, key=drawn.__getitem__) if is_drawn else between
    kept = {*above, *lucky[: stay - len(above)]}
    return Trim(
        kept=tuple(player for player in level if player in kept),
        dropped=tuple(player for player in level if player not in kept),
        tie_breaks=tuple(needed),
        needs_lot=not is_drawn,
        level=between,
    )


_Level = tuple[int, tuple[PlayerId, ...]]
"""The first place of players who are level, and who they are."""


def _lots(
    home: Competition, players: Players, drawn_before: Mapping[PlayerId, int], part: Part
) -> Iterator[_Level]:
    """Yield among whom lots are to be drawn: those for whom the regulations have nothing more, and
    those whom the tie-breaks leave level that were to decide.

    Who plays no more shares places as the tie-breaks leave him, but not over a line behind which
    others go on to a later stage than before it.
    """
    if part.next in (Next.LOTS, Next.GIVEN_UP):
        yield part.first_place, part.found.players
        return
    for first_place, level in _left_by_tie_breaks(home, players, part):
        if not all(player in drawn_before for player in level):
            yield first_place, level


def _left_by_tie_breaks(home: Competition, players: Players, part: Part) -> Iterator[_Level]:
    """Yield whom the tie-breaks leave level that were to decide between them."""
    found = part.found
    is_drawn = are_lots_drawn(home)
    match part.next:
        case Next.TIE_BREAKS if part.stay < len(found.players) and not is_drawn:
            yield part.first_place, _trim(home, players, found.players, part.stay, {}).level
        case Next.OUT if not is_drawn:
            yield from level_over_cuts_ahead(home, players, part)


def _due(
    proposals: tuple[Proposal, ...],
    lots: tuple[tuple[PlayerId, ...], ...],
    under_way: tuple[StageId, ...],
) -> PlayOffDue:
    if any(not proposal.is_open for proposal in proposals):
        return PlayOffDue.STEP
    if proposals:
        return PlayOffDue.ENTRY
    if under_way:
        return PlayOffDue.PLAY
    return PlayOffDue.LOTS if lots else PlayOffDue.NOTHING


def _positions(competition: Competition, players: Players) -> Mapping[PlayerId, int]:
    """Return where everybody stands without play-offs."""
    rows = standings(replace(competition, play_offs=()), players).rows
    return {row.player: position for position, row in enumerate(rows)}


def is_over_cut_ahead(home: Competition, first_place: int, level: tuple[PlayerId, ...]) -> bool:
    """Whether of players who are level from a place on some go on and some do not, or to another
    stage.
    """
    return any(first_place <= cut < first_place + len(level) - 1 for cut in home.cuts_ahead)


def level_over_cuts_ahead(
    home: Competition, players: Players, part: Part
) -> Iterator[tuple[int, tuple[PlayerId, ...]]]:
    """Yield whom the tie-breaks not applied yet leave level over such a line, with their first
    places. Raises RuleError as `standings`.
    """
    ground = reckoned_from(home, players)
    tied = [Tied(part.found.players, None, ranked_among=part.found.ranked_among)]
    listed = range(tie_breaks_before_play_offs(home.settings), len(home.settings.tie_breaks))
    for index in listed:
        tied = divide(tied, partial(_classes, ground, index), index)
    first_place = part.first_place
    for each in tied:
        if is_over_cut_ahead(home, first_place, each.players):
            yield first_place, each.players
        first_place += len(each.players)


def _classes(ground: Basis, index: int, level: tuple[PlayerId, ...]) -> list[tuple[PlayerId, ...]]:
    return classes_of(ground, level, index)
