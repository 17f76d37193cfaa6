"""The whole event as one immutable value: Event > Tournament > Stage > RoundOfPlay > Game."""

from collections.abc import Mapping
from dataclasses import field, replace
from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum
from operator import is_
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.logo import Logo
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.facts.people.money import Discount, Receipt
from arbiter_app.domain.facts.people.people import Official, Player, Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rights import Authority, Pin
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.facts.people.teams import as_entrant, strength
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.rules.attached_regulations import AttachedRegulations
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId, StageId, TournamentId
from arbiter_app.values import frozen


class EventLevel(StrEnum):
    """What decides how many arbiters an event needs (Ukrainian rules VII.1.11)."""

    NATIONAL = "national"
    REGIONAL = "regional"
    """Of a region or a city."""
    OTHER = "other"


class EventRank(StrEnum):
    """The rank of an event in the unified sports calendar, the highest first (V.1.8)."""

    FIRST = "I"
    SECOND = "II"
    THIRD = "III"
    FOURTH = "IV"
    FIFTH = "V"
    SIXTH = "VI"


class Particular(StrEnum):
    """What the technical information tells in words of the organiser's own."""

    VENUE = "venue"
    SCHEDULE = "schedule"
    DEFAULT_TIME = "default-time"
    PHONES = "phones"
    """The rule about telephones and other devices."""
    PRIZES = "prizes"
    TIE_BREAKS_ANNOUNCED = "tie-breaks-announced"
    """When, and where, the list of tie-breaks was announced (VIII.4.1)."""
    PAIRING_ANNOUNCED = "pairing-announced"
    """When, and where, the system of pairing was announced (II.6.5)."""
    CONTACT = "contact"
    """Telephone of the chief arbiter."""
    CURRENCY = "currency"
    APPROVED_BY = "approved-by"
    """Office and name of who approves the papers."""
    REMARKS = "remarks"


class Soundness(StrEnum):
    """Whether the file of an event is what its journal says: the journal is kept by the program,
    the rows beside it anybody could have changed.
    """

    SOUND = "sound"
    BEING_CHECKED = "being-checked"
    """It is found out while work goes on."""
    FAULTY = "faulty"


@frozen(kw_only=True)
class Event:
    """Everything an event file holds but its journal, at one data version.

    An event of several tournaments is the whole of them, or it is seen `of` one of them: what it
    then says of itself, its days, its time control, is what holds there.
    """

    title: str = ""
    place: str = ""
    federation: str = ""
    organiser: str = ""
    time_control: str = ""
    starts_on: date | None = None
    ends_on: date | None = None
    discipline: Discipline = Discipline.STANDARD
    """What is played, and so which of the FIDE ratings counts."""
    chess960: Chess960 | None = None
    """For whom start positions of Chess960 are drawn; None: classical chess is played. FIDE rates
    no Chess960; the discipline still says whose time control and which rating is taken."""
    level: EventLevel | None = None
    rank: EventRank | None = None
    committee_announced: datetime | None = None
    """When the appeals committee was announced (VII.3.2)."""
    regulations: AttachedRegulations | None = None
    """Those that the organiser issued; None where no file is attached."""
    entry_fee: Decimal | None = None
    """Of every person."""
    team_fee: Decimal | None = None
    """Of every team, beside the fees of its members."""
    discounts: tuple[Discount, ...] = ()
    """On entry fees, in their order; of several that are for the same entry the highest counts."""
    receipts: tuple[Receipt, ...] = ()
    """For what was paid, in the order of their numbers."""
    particulars: Mapping[Particular, str] = field(default_factory=dict)
    officials: tuple[Official, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    """What the mandate commission asks of everybody, in this order."""
    players: Mapping[PlayerId, Player] = field(default_factory=dict)
    paper_texts: tuple[PaperText, ...] = ()
    """What papers say in words of the event's own, by id and language."""
    english_names: Mapping[str, str] = field(default_factory=dict)
    """What names of the event are in English where it is not what Latin letters make of them."""
    logo: Logo | None = None
    """At the head of papers."""
    rooms: tuple[Room, ...] = ()
    """Of the hall, where it has several, in their order."""
    tournaments: tuple[Tournament, ...] = ()
    across: tuple[AcrossRanking, ...] = ()
    """Rankings across the tournaments, in the order of papers."""
    is_practice: bool = False
    """Whether it is a practice copy of an event: every screen and paper says so."""
    is_sample: bool = False
    """Whether it is the event shipped to try things out: every screen and paper says so."""
    pins: Mapping[Authority, Pin] = field(default_factory=dict)
    """How people sign in at this event; without any everybody may do everything."""
    suspended: tuple[Suspension, ...] = ()
    """Who is suspended from sport, as this computer knows; the event file does not hold it."""
    soundness: Soundness = Soundness.SOUND
    """Whether its file was found to be what its journal says; every paper says where not."""
    data_version: int = 0
    """Id of the last journal entry that changed anything; printed on every sheet."""
    key: str = field(default="", compare=False)
    """What names the event, however often its file is moved or copied; "" where it has none."""
    seen_of: TournamentId | None = None
    """The tournament that the event is seen of; None where it is the whole of them."""
    _as_a_whole: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """What the whole event says of itself, where the tournament that it is seen of has its own."""
    _seen: dict[TournamentId, "Event"] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What was asked for before, see `of`."""
    _entries: dict[PlayerId, tuple[tuple[TournamentId, Entry], ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What was asked for before, see `entries_of`."""
    _contestants: dict[ParticipantId, Player] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What was asked for before, see `contestants`."""
    _competitions: dict[StageId, Competition] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What was asked for before, see `competition`."""

    @property
    def year_of_ages(self) -> int | None:
        """The year on whose 1 January ages count (Ukrainian rules V.1.3); None without a day."""
        day = self.starts_on or self.ends_on
        return day.year if day else None

    @property
    def counts(self) -> bool:
        """Whether it is an event of one's own, not one to practise with or to try things out."""
        return not (self.is_practice or self.is_sample)

    @property
    def tournament(self) -> Tournament:
        """The tournament that the event is seen of, or the only one there is.

        Raises RuleError("tournament.not-chosen") where it has several and is the whole of them.
        """
        if self.seen_of is not None:
            return self._tournament(self.seen_of)
        if len(self.tournaments) != 1:
            titles = ", ".join(each.title for each in self.tournaments)
            raise RuleError("tournament.not-chosen", titles=titles)
        return self.tournaments[0]

    def competition(self, stage: StageId | None = None) -> Competition:
        """Return what is played in a stage of the tournament, with the ratings of people where its
        pairings ask for them; None: in the main one.

        Raises RuleError("tournament.not-chosen") as `tournament`, and ("stage.none").
        """
        tournament = self.tournament
        made = tournament.competition(stage)
        if not made.settings.asks_strengths:
            return made
        if made.id not in self._competitions:
            strengths = {
                player: rating
                for player in made.players
                if player in self.players
                and (rating := tournament.rating_rules.strength(self.players[player]).rating)
            }
            self._competitions[made.id] = replace(made, strengths=strengths)
        return self._competitions[made.id]

    @property
    def entrants(self) -> tuple[Player, ...]:
        """The people who are entered into the tournament, in the order of their entries.

        Raises RuleError("tournament.not-chosen") as `tournament`.
        """
        return tuple(self.players[entry.player] for entry in self.tournament.entries)

    @property
    def participants(self) -> tuple[Player, ...]:
        """Who plays under a number in the tournament: the people entered into it, or its teams.

        Raises RuleError("tournament.not-chosen") as `tournament`.
        """
        if not self.tournament.played_by_teams:
            return self.entrants
        return tuple(self.contestants[team.id] for team in self.tournament.teams)

    @property
    def contestants(self) -> Mapping[ParticipantId, Player]:
        """Whom pairings and tables may name: people, and teams as they are named there."""
        if not any(each.teams for each in self.tournaments):
            return self.players
        if not self._contestants:
            named = (_named(self, each) for each in self.tournaments)
            self._contestants.update(self.players)
            for teams in named:
                self._contestants.update(teams)
        return self._contestants

    @property
    def has_several(self) -> bool:
        """Whether it has more than one tournament."""
        return len(self.tournaments) > 1

    @property
    def whole(self) -> "Event":
        """The whole event, of whichever tournament it is seen."""
        if self.seen_of is None:
            return self
        return replace(self, seen_of=None, _as_a_whole={}, **self._as_a_whole)

    def of(self, tournament: TournamentId) -> "Event":
        """Return the event as it is seen of a tournament. Raises RuleError("tournament.none")."""
        if self.seen_of == tournament:
            return self
        if self.seen_of is not None:
            return self.whole.of(tournament)
        if tournament not in self._seen:
            own = _told_otherwise(self, self._tournament(tournament))
            hidden = {name: getattr(self, name) for name in own}
            self._seen[tournament] = (
                replace(self, seen_of=tournament, _as_a_whole=hidden, **own)
                if own or self.has_several
                else self
            )
        return self._seen[tournament]

    @property
    def seen_of_each(self) -> tuple["Event", ...]:
        """The event seen of each of its tournaments, in their order; of the one alone that it is
        seen of already.
        """
        if self.seen_of is not None:
            return (self,)
        return tuple(self.of(each.id) for each in self.tournaments)

    def entries_of(self, player: PlayerId) -> tuple[tuple[TournamentId, Entry], ...]:
        """Return the entries of a person in all tournaments of the event, in their order."""
        if not self._entries:
            found: dict[PlayerId, list[tuple[TournamentId, Entry]]] = {}
            for tournament in self.tournaments:
                for entry in tournament.entries:
                    found.setdefault(entry.player, []).append((tournament.id, entry))
            self._entries.update({who: tuple(entries) for who, entries in found.items()})
        return self._entries.get(player, ())

    @property
    def entry_fees(self) -> Mapping[TournamentId, Decimal | None]:
        """The entry fee of each tournament: its own, else that of the event."""
        usual = self._as_a_whole.get("entry_fee", self.entry_fee)
        own = {each.id: each.own.entry_fee for each in self.tournaments}
        return {where: usual if fee is None else fee for where, fee in own.items()}

    def at(self, stage: StageId) -> "Event":
        """Return the event as it is seen of the tournament of a stage.

        Raises RuleError("stage.none").
        """
        for tournament in self.tournaments:
            if tournament.has_stage(stage):
                return self.of(tournament.id)
        raise RuleError("stage.none", stage=stage)

    def with_tournament(self, changed: Tournament) -> "Event":
        """Return the event with one of its tournaments as it became, seen as it is seen now."""
        return replace(
            self,
            tournaments=tuple(
                changed if each.id == changed.id else each for each in self.tournaments
            ),
        )

    def _tournament(self, id: TournamentId) -> Tournament:
        for tournament in self.tournaments:
            if tournament.id == id:
                return tournament
        raise RuleError("tournament.none", tournament=id)

    def with_role(self, *roles: Role) -> tuple[Official, ...]:
        """Return the officials with one of the roles, in their order."""
        return tuple(official for official in self.officials if official.role in roles)

    def official(self, role: Role) -> Official | None:
        """Return the first official with a role; of the whole of several tournaments the first who
        is of all of them, if there is one.
        """
        holders = self.with_role(role)
        if self.seen_of is None:
            holders = (*(each for each in holders if not each.duty.tournaments), *holders)
        return holders[0] if holders else None


_Teams = Mapping[ParticipantId, Player]

_last_named: dict[TournamentId, tuple[tuple[object, ...], _Teams]] = {}
"""The teams of tournaments as they were named last, with what that followed from: no result changes
teams or people, and their strength is the mean of many ratings."""


def _named(event: Event, tournament: Tournament) -> _Teams:
    """Return the teams of a tournament as participants."""
    rules = tournament.settings.teams
    follows_from = (event.players, tournament.teams, tournament.rating_rules, rules)
    known = _last_named.get(tournament.id)
    if known is not None and all(map(is_, known[0], follows_from)):
        return known[1]
    boards = 1 if rules is None else rules.boards

    def rated(player: PlayerId) -> int | None:
        return tournament.rating_rules.of(event.players[player], None).rating

    named: _Teams = {
        team.id: as_entrant(team, strength(team, boards, rated)) for team in tournament.teams
    }
    _last_named[tournament.id] = follows_from, named
    return named


def _told_otherwise(event: Event, tournament: Tournament) -> Mapping[str, Any]:
    """Return what a tournament has otherwise than its event, by the fields of an event."""
    own = tournament.own
    told = {
        "starts_on": own.starts_on,
        "ends_on": own.ends_on,
        "time_control": own.time_control,
        "discipline": own.discipline,
        "entry_fee": own.entry_fee,
        "team_fee": own.team_fee,
    }
    otherwise: dict[str, Any] = {name: each for name, each in told.items() if each is not None}
    if own.discipline is not None:
        otherwise["chess960"] = own.chess960
    if event.has_several:
        otherwise["officials"] = _officials_of(event, tournament)
    return {name: each for name, each in otherwise.items() if each != getattr(event, name)}


def _officials_of(event: Event, tournament: Tournament) -> tuple[Official, ...]:
    """Return the officials of a tournament: those assigned to it, then those of all."""
    return (
        *(each for each in event.officials if tournament.id in each.duty.tournaments),
        *(each for each in event.officials if not each.duty.tournaments),
    )
