"""What comments of Arbiter say, see `own_comments`."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from decimal import Decimal
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import ListChange, OwnCriterion
from arbiter_app.domain.facts.event import EventLevel, EventRank
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import (
    HIGHEST_RATING,
    FieldKind,
    Official,
    PersonField,
    Role,
)
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rating_rules import RatingRules
from arbiter_app.domain.facts.play.by_rules import IntegrityLine, RulesLeft, earlier
from arbiter_app.domain.facts.play.game_notes import Absence, Adjournment
from arbiter_app.domain.facts.play.numbering import EarlierNumbers
from arbiter_app.domain.facts.play.rounds import ByHand
from arbiter_app.domain.facts.play.start_positions import Chess960, StartPositions
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    HIGHEST_LEVEL,
    MOST_KOMI,
    MOST_STONES,
    USUAL,
    McMahonRules,
    demand_mcmahon,
    read_mcmahon,
)
from arbiter_app.domain.facts.rules.settings import Unrated, Unresolved
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
    SwissRules,
    SwissSystem,
    TeamMates,
    VirtualPoints,
)
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.names.plain_text import NAME, OWN, TEXT, unfit
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.boards import read_boards
from arbiter_app.formats.trf.facts.by_hand import read_by_hand, read_system_pairs
from arbiter_app.formats.trf.facts.chess960 import read_chess960, read_start_position
from arbiter_app.formats.trf.facts.conversions import is_conversion
from arbiter_app.formats.trf.facts.finality import Finality
from arbiter_app.formats.trf.facts.own_comments import (
    HEADERS,
    NOTED_OF_PLAYER,
    PREFIX,
    unescaped,
)
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line
from arbiter_app.formats.trf.reading.categories import add_category
from arbiter_app.formats.trf.reading.comment_parts import Parts
from arbiter_app.formats.trf.reading.integrity import Act, read_act, read_line, with_act
from arbiter_app.formats.trf.reading.knockouts import ToldKnockout
from arbiter_app.formats.trf.reading.rating_only import Place
from arbiter_app.formats.trf.reading.ratings import read_rating_rules


@dataclass(slots=True)
class OwnFacts:
    """What the comments say; None or nothing where they are silent."""

    finality: Finality | None = None
    """Whether the report says that it is final, or that it is not."""
    edition: str | None = None
    lines: list[IntegrityLine] = field(default_factory=list)
    left: RulesLeft | None = None
    acts: dict[int, Act] = field(default_factory=dict)
    """Who did when and why what a line tells, by its place; 0 is that the rules mode was left."""
    public: set[str] = field(default_factory=set)
    """The comments of those forms, as they stand."""
    headers: dict[str, str] = field(default_factory=dict)
    """Texts of headers in their own letters, by the code of the record."""
    organiser: str | None = None
    level: EventLevel | None = None
    rank: EventRank | None = None
    discipline: Discipline | None = None
    chess960: tuple[Chess960 | None] | None = None
    """For whom start positions are drawn, or that none are."""
    start_positions: dict[int, StartPositions] = field(default_factory=dict)
    tournament: str | None = None
    knows_rounds: bool = True
    sport: Sport = Sport.CHESS
    annuls_withdrawals: bool | None = None
    forfeits_in_ratings: bool | None = None
    unresolved: Unresolved | None = None
    unrated: Unrated | None = None
    lot_seed: str | None = None
    swiss: tuple[SwissSystem, bool] | None = None
    """By which system, and whether that was assumed."""
    counts_all_numbers: bool = False
    readings: Readings = AS_WRITTEN
    mcmahon: McMahonRules = USUAL
    accelerated: tuple[Acceleration, PlayerId | None] | None = None
    """How, and who is the last of group A."""
    virtual_points: list[VirtualPoints] = field(default_factory=list)
    forbidden: list[ForbiddenPairs] = field(default_factory=list)
    team_mates: list[TeamMates] = field(default_factory=list)
    """By what team-mates are kept apart; the public records list who they are, too."""
    last_criterion: LastCriterion | None = None
    """Of the numbers of equals."""
    rating_rules: RatingRules | None = None
    board_order: BoardOrder | None = None
    half_byes: tuple[int, Round | None] | None = None
    """How many a player may have, and in which round the last."""
    fixed_boards: dict[PlayerId, Board] = field(default_factory=dict)
    boards: defaultdict[int, dict[int, Board]] = field(default_factory=lambda: defaultdict(dict))
    """At which board each White sits, by round and number."""
    withdrawn: set[int] = field(default_factory=set)
    expelled: set[int] = field(default_factory=set)
    annulled: set[int] = field(default_factory=set)
    """Whose points are taken away in records 299, by number (C.05 Art. 6.6)."""
    absences: dict[tuple[int, int], Absence] = field(default_factory=dict)
    """Why a player lost by forfeit, by round and number."""
    remarks: dict[tuple[int, int], str] = field(default_factory=dict)
    """Why somebody has a bye, by round and number."""
    unexplained: set[tuple[int, int]] = field(default_factory=set)
    earlier: list[EarlierNumbers] = field(default_factory=list)
    """By which numbers the first rounds were paired, where they changed."""
    kept: defaultdict[int, set[PlayerId]] = field(default_factory=lambda: defaultdict(set))
    """Who is kept in the pairing of a round."""
    by_hand: dict[int, ByHand] = field(default_factory=dict)
    """What was changed by hand in the pairing of a round."""
    in_table: dict[Place, Result] = field(default_factory=dict)
    """What counts in the table where the report has another result for the rating."""
    adjournments: dict[Place, Adjournment] = field(default_factory=dict)
    starts: dict[int, datetime] = field(default_factory=dict)
    clocks: dict[Place, str] = field(default_factory=dict)
    """The time controls of games that have one of their own."""
    levels: dict[int, tuple[int | None, int | None]] = field(default_factory=dict)
    """Of a McMahon tournament, by number: the level moved to by hand, and the one kept."""
    handicaps: dict[Place, tuple[int, Decimal]] = field(default_factory=dict)
    """Handicap and komi of games."""
    knockout: ToldKnockout = field(default_factory=ToldKnockout)
    players: defaultdict[int, dict[str, Any]] = field(default_factory=lambda: defaultdict(dict))
    """Fields of players, by number and name of the field."""
    officials: list[Official] = field(default_factory=list)
    definitions: dict[str, tuple[str, bool]] = field(default_factory=dict)
    values: dict[str, dict[PlayerId, Decimal]] = field(default_factory=dict)
    list_changes: list[ListChange] = field(default_factory=list)
    categories: list[Category] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)
    """The comments that cannot be understood."""

    @property
    def leavers(self) -> set[int]:
        """Who has withdrawn or was expelled, by number."""
        return self.withdrawn | self.expelled

    @property
    def has_leavers(self) -> bool:
        """Whether somebody has withdrawn or was expelled."""
        return bool(self.leavers)

    def swiss_rules(self, public: SwissRules) -> SwissRules:
        """Return the rules of a Swiss that public records tell with what comments say of them."""
        rules = replace(
            public,
            counts_all_numbers=self.counts_all_numbers,
            readings=self.readings,
            mcmahon=self.mcmahon,
        )
        if self.swiss is not None:
            system, is_assumed = self.swiss
            rules = replace(rules, system=system, is_assumed=is_assumed)
        if self.accelerated is not None:
            acceleration, last = self.accelerated
            listed = tuple(self.virtual_points)
            rules = replace(
                rules, acceleration=acceleration, last_accelerated=last, virtual_points=listed
            )
        if self.forbidden or self.team_mates:
            rules = replace(
                rules, forbidden=tuple(self.forbidden), team_mates=tuple(self.team_mates)
            )
        return self._with_desk_rules(rules)

    def _with_desk_rules(self, rules: SwissRules) -> SwissRules:
        """Return rules with what comments say of numbers, boards and half-point byes."""
        if self.last_criterion is not None:
            rules = replace(rules, last_criterion=self.last_criterion)
        if self.half_byes is not None:
            most, last_round = self.half_byes
            rules = replace(rules, half_byes=most, last_half_bye=last_round)
        order = self.board_order or rules.board_order
        return replace(rules, board_order=order, fixed_boards=self.fixed_boards)

    @property
    def integrity(self) -> tuple[IntegrityLine, ...]:
        """What touches the pairings, in the order of the file."""
        return tuple(
            with_act(line, place, self.acts) for place, line in enumerate(self.lines, start=1)
        )

    @property
    def rules_left(self) -> RulesLeft | None:
        """When the rules mode was left; of several lines the earliest round."""
        if self.left is None or 0 not in self.acts:
            return self.left
        _, at, actor, reason = self.acts[0]
        return replace(self.left, at=at, actor=actor, reason=reason)

    def understands(self, text: str) -> bool:
        """Whether a comment is one of those that are written anew."""
        if is_conversion(text):
            return False
        return text in self.public or (text.startswith(PREFIX) and text not in self.unread)

    def add_public(self, text: str) -> None:
        """Read a comment that is not of Arbiter alone, where it is of a form that is known."""
        match read_line(text):
            case RulesLeft() as left:
                self.left = earlier(self.left, left)
            case IntegrityLine() as line:
                self.lines.append(line)
            case None:
                return
        self.public.add(text)

    @property
    def criteria(self) -> tuple[OwnCriterion, ...]:
        return tuple(
            OwnCriterion(
                code=code,
                definition=definition,
                lower_is_better=is_lower,
                values=self.values.get(code, {}),
            )
            for code, (definition, is_lower) in self.definitions.items()
        )


def read_own(lines: Iterable[Line], numbers: Mapping[int, object], found: Findings) -> OwnFacts:
    """Read the comments; one that says nothing sensible is left out with a notice."""
    facts = OwnFacts()
    for line in lines:
        if not line.text.startswith(PREFIX):
            facts.add_public(line.text)
            continue
        if is_conversion(line.text):
            continue
        key, *parts = (unescaped(part) for part in line.text[len(PREFIX) :].split("|"))
        try:
            _READERS[key](facts, Parts(parts, numbers))
        except (KeyError, ValueError, IndexError, RuleError):
            facts.unread.add(line.text)
            found.notice(FormatError(line.at, len(PREFIX) + 2, "trf.own-comment"))
    return facts


def _report(facts: OwnFacts, parts: Parts) -> None:
    facts.finality = Finality(parts.text(0))


def _edition(facts: OwnFacts, parts: Parts) -> None:
    facts.edition = edition(parts.text(0)).id


def _header(facts: OwnFacts, parts: Parts) -> None:
    code = parts.text(0)
    if code not in HEADERS:
        raise ValueError(code)
    facts.headers[code] = parts.text(1)


def _organiser(facts: OwnFacts, parts: Parts) -> None:
    facts.organiser = parts.text(0)


def _level(facts: OwnFacts, parts: Parts) -> None:
    facts.level = EventLevel(parts.text(0))


def _rank(facts: OwnFacts, parts: Parts) -> None:
    facts.rank = EventRank(parts.text(0))


def _discipline(facts: OwnFacts, parts: Parts) -> None:
    facts.discipline = Discipline(parts.text(0))


def _chess960(facts: OwnFacts, parts: Parts) -> None:
    facts.chess960 = (read_chess960(parts.text(0)),)


def _start_position(facts: OwnFacts, parts: Parts) -> None:
    told, seed = parts.text(1, OWN), parts.text(2) or None
    facts.start_positions[parts.round(0)] = read_start_position(told, seed)


def _tournament(facts: OwnFacts, parts: Parts) -> None:
    facts.tournament = parts.text(0)


def _rounds(facts: OwnFacts, parts: Parts) -> None:
    facts.knows_rounds = parts.flag(0)


def _sport(facts: OwnFacts, parts: Parts) -> None:
    facts.sport = Sport(parts.text(0))


def _annuls(facts: OwnFacts, parts: Parts) -> None:
    facts.annuls_withdrawals = parts.flag(0)


def _forfeits(facts: OwnFacts, parts: Parts) -> None:
    facts.forfeits_in_ratings = parts.flag(0)


def _unresolved(facts: OwnFacts, parts: Parts) -> None:
    facts.unresolved = Unresolved(parts.text(0))


def _unrated(facts: OwnFacts, parts: Parts) -> None:
    facts.unrated = Unrated(parts.text(0))


def _lot_seed(facts: OwnFacts, parts: Parts) -> None:
    facts.lot_seed = parts.text(0)


def _swiss(facts: OwnFacts, parts: Parts) -> None:
    is_assumed = {"named": False, "assumed": True}[parts.text(1)]
    facts.swiss = SwissSystem(parts.text(0)), is_assumed


def _counts_all_numbers(facts: OwnFacts, parts: Parts) -> None:
    facts.counts_all_numbers = parts.flag(0)


def _readings(facts: OwnFacts, parts: Parts) -> None:
    facts.readings = Readings.parse(parts.text(0))


def _mcmahon(facts: OwnFacts, parts: Parts) -> None:
    facts.mcmahon = demand_mcmahon(read_mcmahon(parts.text(0)))


def _accelerated(facts: OwnFacts, parts: Parts) -> None:
    last = PlayerId(parts.player(1)) if parts.text(1) else None
    facts.accelerated = Acceleration(parts.text(0)), last


def _virtual(facts: OwnFacts, parts: Parts) -> None:
    facts.virtual_points.append(
        VirtualPoints(
            points=parts.decimal(0),
            first_round=Round(parts.round(1)),
            last_round=Round(parts.round(2)),
            first=PairingNumber(parts.number(3)),
            last=PairingNumber(parts.number(4)),
        )
    )


def _forbidden(facts: OwnFacts, parts: Parts) -> None:
    facts.forbidden.append(
        ForbiddenPairs(
            players=tuple(map(PlayerId, parts.players(2))),
            first_round=Round(parts.round(0)),
            last_round=Round(parts.round(1)) if parts.text(1) else None,
        )
    )


def _team_mates(facts: OwnFacts, parts: Parts) -> None:
    facts.team_mates.append(
        TeamMates(
            by=ContingentKey(parts.text(0)),
            first_round=Round(parts.round(1)),
            last_round=Round(parts.round(2)) if parts.text(2) else None,
            is_absolute=parts.text(3) == "always",
        )
    )


def _numbering(facts: OwnFacts, parts: Parts) -> None:
    facts.last_criterion = LastCriterion(parts.text(0))


def _ratings(facts: OwnFacts, parts: Parts) -> None:
    facts.rating_rules = read_rating_rules(parts)


def _board_order(facts: OwnFacts, parts: Parts) -> None:
    facts.board_order = BoardOrder(parts.text(0))


def _half_byes(facts: OwnFacts, parts: Parts) -> None:
    last = Round(parts.round(1)) if parts.text(1) else None
    facts.half_byes = parts.number(0), last


def _fixed_board(facts: OwnFacts, parts: Parts) -> None:
    facts.fixed_boards[PlayerId(parts.player(0))] = Board(parts.number(1))


def _boards(facts: OwnFacts, parts: Parts) -> None:
    round_, told = parts.round(0), read_boards(parts.text(1, OWN), parts.known)
    facts.boards[round_] |= told


def _withdrawn(facts: OwnFacts, parts: Parts) -> None:
    facts.withdrawn.add(parts.player(0))


def _expelled(facts: OwnFacts, parts: Parts) -> None:
    facts.expelled.add(parts.player(0))


def _points_annulled(facts: OwnFacts, parts: Parts) -> None:
    facts.annulled.add(parts.player(0))


def _absent(facts: OwnFacts, parts: Parts) -> None:
    facts.absences[parts.round(0), parts.player(1)] = Absence(parts.text(2))


def _remark(facts: OwnFacts, parts: Parts) -> None:
    facts.remarks[parts.round(0), parts.player(1)] = parts.text(2)


def _unexplained(facts: OwnFacts, parts: Parts) -> None:
    facts.unexplained.add((parts.round(0), parts.player(1)))


def _paired_as(facts: OwnFacts, parts: Parts) -> None:
    in_order = enumerate(parts.players(1), start=1)
    numbers = {PlayerId(player): PairingNumber(number) for number, player in in_order}
    facts.earlier.append(EarlierNumbers(last_round=Round(parts.round(0)), numbers=numbers))


def _kept(facts: OwnFacts, parts: Parts) -> None:
    facts.kept[parts.round(0)].add(PlayerId(parts.player(1)))


def _by_hand(facts: OwnFacts, parts: Parts) -> None:
    facts.by_hand[parts.round(0)] = read_by_hand(parts.text(1), parts.text(2, TEXT))


def _system_pairs(facts: OwnFacts, parts: Parts) -> None:
    before = facts.by_hand[parts.round(0)]
    pairs = read_system_pairs(parts.text(1, OWN), parts.known)
    facts.by_hand[parts.round(0)] = replace(before, system=(*before.system, *pairs))


def _in_table(facts: OwnFacts, parts: Parts) -> None:
    facts.in_table[parts.round(0), parts.player(1)] = Result.parse(parts.text(2))


def _adjourned(facts: OwnFacts, parts: Parts) -> None:
    sealed_by, note = (parts.text(index, TEXT) for index in (2, 3))
    facts.adjournments[parts.round(0), parts.player(1)] = Adjournment(
        sealed_by=Colour(sealed_by) if sealed_by else None,
        note=note,
        resumes_at=parts.moment(4) if parts.text(4) else None,
    )


def _starts(facts: OwnFacts, parts: Parts) -> None:
    facts.starts[parts.round(0)] = parts.moment(1)


def _clock(facts: OwnFacts, parts: Parts) -> None:
    facts.clocks[parts.round(0), parts.player(1)] = parts.text(2)


def _start_level(facts: OwnFacts, parts: Parts) -> None:
    moved, kept = (parts.number(at) if parts.text(at) else None for at in (1, 2))
    for level in (moved, kept):
        if level is not None and not 0 <= level <= HIGHEST_LEVEL:
            raise ValueError(level)
    facts.levels[parts.player(0)] = moved, kept


def _handicap(facts: OwnFacts, parts: Parts) -> None:
    stones, komi = parts.number(2), parts.decimal(3)
    if not 0 <= stones <= MOST_STONES or abs(komi) > MOST_KOMI:
        raise ValueError(stones)
    facts.handicaps[parts.round(0), parts.player(1)] = stones, komi


def _knockout(facts: OwnFacts, parts: Parts) -> None:
    facts.knockout.add_rules(parts)


def _bracket(facts: OwnFacts, parts: Parts) -> None:
    facts.knockout.add_games(parts)


def _decision(facts: OwnFacts, parts: Parts) -> None:
    facts.knockout.add_decision(parts)


def _player(facts: OwnFacts, parts: Parts) -> None:
    number, name, text = parts.player(0), parts.text(1).replace("-", "_"), parts.text(2, TEXT)
    field = NOTED_OF_PLAYER[name]
    if unfit(text, field.limit):
        raise ValueError(text)
    value = field.read(text or None)
    if value is None and not _may_be_unknown(field):
        raise ValueError(name)
    if type(value) is int and not 1 <= value <= HIGHEST_RATING:
        raise ValueError(value)
    facts.players[number][name] = value


def _may_be_unknown(field: PersonField) -> bool:
    """Whether a comment may say that a field is not known, where the public records know it."""
    return field.name != "name" and field.kind in (FieldKind.TEXT, FieldKind.RATING)


def _official(facts: OwnFacts, parts: Parts) -> None:
    facts.officials.append(
        Official(
            role=Role(parts.text(0)),
            name=parts.text(1, NAME),
            category=parts.text(2, NAME) or None,
            title=parts.text(3, NAME) or None,
            fide_id=parts.number(4) if parts.text(4) else None,
            region=parts.text(5, NAME) or None,
        )
    )


def _criterion(facts: OwnFacts, parts: Parts) -> None:
    is_lower = {"higher": False, "lower": True}[parts.text(1)]
    facts.definitions[parts.text(0).upper()] = (parts.text(2, TEXT), is_lower)


def _value(facts: OwnFacts, parts: Parts) -> None:
    values = facts.values.setdefault(parts.text(0).upper(), {})
    values[PlayerId(parts.player(1))] = parts.decimal(2)


def _category(facts: OwnFacts, parts: Parts) -> None:
    add_category(facts.categories, parts)


def _list_change(facts: OwnFacts, parts: Parts) -> None:
    facts.list_changes.append(
        ListChange(
            after_round=Round(parts.round(0)),
            before=tuple(parts.text(1, OWN).split()),
            reason=parts.text(2, TEXT),
        )
    )


def _act(facts: OwnFacts, parts: Parts) -> None:
    act = read_act(parts)
    facts.acts[act[0]] = act


_READERS: Mapping[str, Callable[[OwnFacts, Parts], None]] = {
    "report": _report,
    "edition": _edition,
    "header": _header,
    "organiser": _organiser,
    "level": _level,
    "rank": _rank,
    "discipline": _discipline,
    "chess960": _chess960,
    "start-position": _start_position,
    "tournament": _tournament,
    "rounds-known": _rounds,
    "sport": _sport,
    "annuls-withdrawals": _annuls,
    "forfeits-in-ratings": _forfeits,
    "unresolved": _unresolved,
    "unrated": _unrated,
    "lot-seed": _lot_seed,
    "swiss": _swiss,
    "counts-all-numbers": _counts_all_numbers,
    "readings": _readings,
    "mcmahon": _mcmahon,
    "acceleration": _accelerated,
    "virtual": _virtual,
    "forbidden": _forbidden,
    "team-mates": _team_mates,
    "numbering": _numbering,
    "ratings": _ratings,
    "board-order": _board_order,
    "half-byes": _half_byes,
    "fixed-board": _fixed_board,
    "boards": _boards,
    "withdrawn": _withdrawn,
    "expelled": _expelled,
    "points-annulled": _points_annulled,
    "absent": _absent,
    "remark": _remark,
    "unexplained": _unexplained,
    "kept": _kept,
    "paired-as": _paired_as,
    "by-hand": _by_hand,
    "system-pairs": _system_pairs,
    "in-table": _in_table,
    "adjourned": _adjourned,
    "starts": _starts,
    "clock": _clock,
    "start-level": _start_level,
    "handicap": _handicap,
    "knockout": _knockout,
    "bracket": _bracket,
    "decision": _decision,
    "player": _player,
    "official": _official,
    "criterion": _criterion,
    "value": _value,
    "list-change": _list_change,
    "category": _category,
    "act": _act,
}
