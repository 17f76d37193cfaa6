"""Why two players stand in this order: what was equal, and the criterion that divided them."""

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from functools import cached_property

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition, OwnCriterion, PlayOff
from arbiter_app.domain.ids import ParticipantId, StageId
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, knockout
from arbiter_app.domain.play_offs.reasons import (
    PlayOffReason,
    match_that_divided,
    play_off_of,
    play_off_reason,
)
from arbiter_app.domain.table.overall import overall
from arbiter_app.domain.table.standings import (
    Players,
    Standing,
    Standings,
    awaits_lots,
    better_value,
    classes_of,
    ranking,
    reckoned_from,
    standings,
    tie_breaks_before_play_offs,
    ties_before_play_offs,
)
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.catalogue import Better, Criterion, WorkedBy
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, full_crosstable
from arbiter_app.domain.tie_breaks.editions import criterion_of
from arbiter_app.domain.tie_breaks.mini_tables import MiniLine, MiniTable, mini_tables
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.teams import board_steps, points_by_board
from arbiter_app.values import frozen

POINTS = "PTS"
"""The code of the points, the first column of every table."""


@frozen(kw_only=True, slots=False)
class Inquiry:
    """A table with what its reasons are found in.

    No slots, because cached_property needs a place to remember its answer.
    """

    competition: Competition
    players: Players
    table: Standings

    @cached_property
    def ground(self) -> Basis:
        return reckoned_from(self.competition, self.players)

    @cached_property
    def knockout(self) -> Knockout:
        """How the matches stand, where matches rank."""
        return knockout(self.competition)

    @cached_property
    def awaits_lots(self) -> bool:
        """Whether the table waits for lots among those whom nothing else divides."""
        return awaits_lots(self.competition, self.table)

    @cached_property
    def everything(self) -> Crosstable:
        """Every result, also those that do not count."""
        return full_crosstable(self.competition)

    @cached_property
    def position(self) -> Mapping[ParticipantId, int]:
        """Where each player stands in the table, from 0; unlike the place never shared."""
        return {row.player: position for position, row in enumerate(self.table.rows)}

    @cached_property
    def finished_in(self) -> Mapping[ParticipantId, StageId | None]:
        """The stage that gave each his place where groups and finals are played; None: none yet."""
        if not self.competition.traits.has_parts:
            return {}
        placed = overall(self.competition, lambda stage: standings(stage, self.players).rows)
        return {each.player: each.stage for each in placed}

    def in_stage(self, stage: StageId) -> "Inquiry":
        """Return the table of a stage with its reasons."""
        if stage not in self._in_stages:
            self._in_stages[stage] = inquiry(self.competition.within(stage), self.players)
        return self._in_stages[stage]

    @cached_property
    def _in_stages(self) -> "dict[StageId, Inquiry]":
        """What was asked before: every two neighbours of a final ask for the same."""
        return {}

    def criterion(self, tie_break: TieBreak) -> Criterion:
        """Return the line of a tie-break.

        Raises RuleError as `Edition.criterion`, and ("criterion.undefined") for a criterion of the
        event itself that it neither defines nor lists.
        """
        settings = self.competition.settings
        if (
            tie_break.is_own
            and not self.own_criterion(tie_break)
            and str(tie_break) not in self.table.tie_breaks
        ):
            raise RuleError("criterion.undefined", name=str(tie_break))
        return criterion_of(settings, tie_break)

    def own_criterion(self, tie_break: TieBreak) -> OwnCriterion | None:
        return self.ground.own_criteria.get(tie_break.acronym)

    def numbered(self, number: int) -> ParticipantId:
        """Return the player with a pairing number.

        Raises RuleError("why.not-drawn") or ("why.no-such-number").
        """
        if not self.table.rows:
            raise RuleError("why.not-drawn")
        for player, own in self.competition.numbers.items():
            if own == number:
                return player
        raise RuleError("why.no-such-number", number=number)

    @cached_property
    def ties_before_play_offs(self) -> tuple[tuple[ParticipantId, ...], ...]:
        """Who was level when ties were to be played off."""
        return ties_before_play_offs(self.competition, self.players)

    def play_off_of(self, *players: ParticipantId) -> PlayOff | None:
        """Return the play-off that orders these players; None where there was none."""
        if not self.competition.play_offs:
            return None
        return play_off_of(self.competition, self.ties_before_play_offs, *players)

    def turn(self, decider: Decider | int | None) -> int:
        """Return how late a criterion is asked; what a shared place waits for never comes."""
        match decider:
            case None:
                return _NEVER
            case Decider.POINTS | Decider.KNOCKOUT | Decider.STAGE:
                return -2
            case Decider.TIME:
                return 0
            case Decider.PLAY_OFF:
                return 2 * tie_breaks_before_play_offs(self.competition.settings) - 1
            case Decider.LOT:
                return _NEVER - 1
            case index:
                return 2 * index

    def tied_before(
        self, decider: Decider | int, player: ParticipantId
    ) -> tuple[ParticipantId, ...]:
        """Return with whom a player was still level when a criterion was asked, himself too."""
        before = tie_breaks_before_play_offs(self.competition.settings)
        if isinstance(decider, int) and decider >= before and (among := self._ranked_among(player)):
            return self.level_among(among, decider, player)
        rows = [row for row in self.table.rows if not row.annulled]
        turn, first = self.turn(decider), self.position[player]
        last = first + 1
        while first > 0 and self.turn(rows[first].decided_by) >= turn:
            first -= 1
        while last < len(rows) and self.turn(rows[last].decided_by) >= turn:
            last += 1
        return tuple(row.player for row in rows[first:last])

    def _ranked_among(self, player: ParticipantId) -> tuple[ParticipantId, ...]:
        """Return with whom the tie-breaks ranked a player whom they kept out of a play-off."""
        play_off = self.play_off_of(player)
        if play_off is None:
            return ()
        return play_off_reason(self.competition, play_off, player, player).ranked_among

    def level_among(
        self, among: tuple[ParticipantId, ...], index: int, player: ParticipantId
    ) -> tuple[ParticipantId, ...]:
        """Return with whom a player of these is still level when a tie-break is asked, of which the
        first is the next one after those applied before play-offs.
        """
        level = among
        for earlier in range(tie_breaks_before_play_offs(self.competition.settings), index):
            classes = classes_of(self.ground, level, earlier)
            level = next(each for each in classes if player in each)
        return level

    def mini_tables(self, code: str, tied: tuple[ParticipantId, ...]) -> tuple[MiniTable, ...]:
        """Return the tables a direct encounter of tied players went through, the first of all;
        none for a criterion of single players.
        """
        asked = code, tied[0], len(tied)
        if asked not in self._mini_tables:
            ranked = ranking(self.ground, code, tied)
            varied = self.ground.varied(TieBreak.parse(code))
            self._mini_tables[asked] = () if ranked is None else tuple(mini_tables(varied, ranked))
        return self._mini_tables[asked]

    @cached_property
    def _mini_tables(self) -> dict[tuple[str, ParticipantId, int], tuple[MiniTable, ...]]:
        """What was found before: groups stand together in the table, so one of them tells all."""
        return {}


@frozen(kw_only=True)
class Compared:
    """What a criterion of the list says of two players; None where it has no value to say."""

    code: str
    article: str
    better: Better
    upper: Decimal | None
    lower: Decimal | None
    among: int = 2
    """How many players' games a direct encounter looked at."""
    bounded: bool = False
    """Whether the upper has at least, the lower at most so much, whatever missing games bring
    (C.07 Art. 6.3)."""
    own: OwnCriterion | None = None
    board: int | None = None
    """Of teams, the first board on which the two differ, or the last one that still counts where
    they do; None where single boards do not divide."""


@frozen(kw_only=True)
class Order:
    """Why one player stands above another."""

    upper: Standing
    lower: Standing
    decided_by: Decider | int | None
    """The first criterion that divided them; None where they share a place, or where the lower
    has none at all."""
    level: tuple[Compared, ...] = ()
    """What was asked before it and found equal, points aside."""
    decisive: Compared | None = None
    """The values of the criterion that divided them, if it was one of the list."""
    dropped: tuple[str, ...] = ()
    """The criteria before it that were not applied, for players lack ratings (C.07 Art. 10)."""
    sharing: tuple[ParticipantId, ...] = ()
    """Everybody who shares the place; empty if nobody does. While matches of a knockout are open,
    those who can reach the same places."""
    play_off: PlayOffReason | None = None
    """What a play-off says of them, if they were in one: also where it left them level."""
    match: KnockoutMatch | None = None
    """The match of a knockout that put the upper above the lower; see `have_met`."""
    have_met: bool = False
    """Whether it was theirs; else somebody else knocked the lower out in it."""

    @property
    def deciding_code(self) -> str | None:
        """The code of the column in which the two differ first, POINTS among them; None where
        no column divides them.
        """
        if self.decided_by is Decider.POINTS:
            return POINTS
        return self.decisive.code if self.decisive else None


def inquiry(competition: Competition, players: Players) -> Inquiry:
    """Return the table as it stands with its reasons. Raises RuleError as `standings`."""
    return Inquiry(competition=competition, players=players, table=standings(competition, players))


def order_of(asked: Inquiry, one: ParticipantId, other: ParticipantId) -> Order:
    """Return why the higher of two players, neighbours or not, stands above the lower."""
    rows = asked.table.rows
    first, last = sorted((asked.position[one], asked.position[other]))
    upper, lower = rows[first], rows[last]
    if lower.annulled:
        return Order(upper=upper, lower=lower, decided_by=None)
    decided_by = divided_by(asked, first, last)
    play_off = _play_off(asked, decided_by, upper, lower)
    was_shared = play_off is not None and play_off.is_shared
    latest = asked.turn(Decider.PLAY_OFF if was_shared else decided_by)
    divided_at = decided_by if isinstance(decided_by, int) else None
    if play_off is not None and decided_by is Decider.PLAY_OFF and play_off.ranked_among:
        divided_at = _kept_out_by(asked, play_off.ranked_among, upper, lower)
        latest = _NEVER if divided_at is None else asked.turn(divided_at)
    before = [
        (index, code)
        for index, code in enumerate(asked.table.tie_breaks)
        if asked.turn(index) < latest
    ]
    dropped = asked.table.dropped
    match, have_met = None, False
    if decided_by is Decider.KNOCKOUT:
        match, have_met = match_that_divided(asked.knockout, upper.player, lower.player)
    return Order(
        upper=upper,
        lower=lower,
        decided_by=decided_by,
        level=tuple(
            _compared(asked, index, upper, lower, divided=False)
            for index, code in before
            if code not in dropped
        ),
        decisive=(
            None if divided_at is None else _compared(asked, divided_at, upper, lower, divided=True)
        ),
        dropped=tuple(code for _, code in before if code in dropped),
        sharing=(
            tuple(
                row.player
                for row in rows
                if (row.place, row.last_place) == (upper.place, upper.last_place)
            )
            if decided_by is None
            else ()
        ),
        play_off=play_off,
        match=match,
        have_met=have_met,
    )


def divided_by(asked: Inquiry, first: int, last: int) -> Decider | int | None:
    """Return what separates two rows by their positions; None where they share a place."""
    # A group is divided by one criterion after the other, so the earliest one between two rows is
    # the one that took them apart.
    between = asked.table.rows[first + 1 : last + 1]
    return min((row.decided_by for row in between), key=asked.turn)


_NEVER = 1_000_000


def _play_off(
    asked: Inquiry, decided_by: Decider | int | None, upper: Standing, lower: Standing
) -> PlayOffReason | None:
    """Return what a play-off says of two players; None where something before it divided them."""
    if asked.turn(decided_by) < asked.turn(Decider.PLAY_OFF):
        return None
    play_off = asked.play_off_of(upper.player, lower.player)
    if play_off is None:
        return None
    return play_off_reason(asked.competition, play_off, upper.player, lower.player)


def _kept_out_by(
    asked: Inquiry, among: tuple[ParticipantId, ...], upper: Standing, lower: Standing
) -> int | None:
    """Return the tie-break that kept the lower out of a play-off and not the upper; None where a
    lot did.
    """
    before = tie_breaks_before_play_offs(asked.competition.settings)
    for index in range(before, len(asked.table.tie_breaks)):
        if upper.player not in asked.level_among(among, index + 1, lower.player):
            return index
    return None


def _compared(
    asked: Inquiry, index: int, upper: Standing, lower: Standing, *, divided: bool
) -> Compared:
    code = asked.table.tie_breaks[index]
    tie_break = TieBreak.parse(code)
    criterion = asked.criterion(tie_break)
    compared = Compared(
        code=code,
        article=criterion.article,
        better=better_value(asked.ground, criterion, tie_break),
        upper=upper.values[index],
        lower=lower.values[index],
        own=asked.own_criterion(tie_break),
    )
    # Whom a tie-break kept out, it has ranked with those who played.
    tied = asked.tied_before(index, lower.player)
    for table in reversed(asked.mini_tables(code, tied)):
        mine, other = table.line(upper.player), table.line(lower.player)
        if mine and other:
            return _met(compared, table, mine, other, divided=divided)
    if criterion.worked_by is WorkedBy.BOARDS and upper.values[index] is not None:
        return _on_boards(asked, compared, tie_break, upper.player, lower.player)
    return compared


def _on_boards(
    asked: Inquiry,
    compared: Compared,
    tie_break: TieBreak,
    upper: ParticipantId,
    lower: ParticipantId,
) -> Compared:
    """Return what two teams have where the boards first divide them."""
    steps = board_steps(tie_break.acronym)
    if steps is None:
        return compared
    one, other = (points_by_board(asked.ground, team) for team in (upper, lower))
    for board, scored in steps(len(one)):
        if scored(one) != scored(other):
            return replace(compared, board=board, upper=scored(one), lower=scored(other))
    return compared


def _met(
    compared: Compared, table: MiniTable, mine: MiniLine, other: MiniLine, *, divided: bool
) -> Compared:
    """Return what the last table says in which both players stand."""
    among = len(table.lines)
    if table.complete:
        return replace(compared, upper=mine.points, lower=other.points, among=among)
    if not divided:
        return replace(compared, upper=None, lower=None, among=among)
    return replace(
        compared,
        article="6.3",
        upper=mine.points,
        lower=other.most,
        among=among,
        bounded=True,
    )
