"""How the pairing numbers are obtained: the draw, and the ceremony that leads to it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import StrEnum

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.values import frozen


class DrawMethod(StrEnum):
    LOTS = "lots"
    BY_HAND = "by-hand"
    BY_RATING = "by-rating"
    SEEDED_LOTS = "seeded-lots"
    """The standard seeding of a knockout: 1 and 2 by rating, 3 and 4 by lot among themselves, 5
    to 8 likewise …"""
    BY_PLACE = "by-place"
    """In the order of the table, or as the regulations say who comes from where: in a later stage.
    """
    VARMA = "varma"
    BY_TEAMS = "by-teams"
    """Of members of teams: in the order of teams, and of each by its roster."""
    REPORTED = "reported"
    """The numbers of a report file (TRF)."""


class VarmaVariant(StrEnum):
    """Which printing of the Varma row for 11 and 12 players is used (C.05 Annex 2)."""

    OFFICIAL = "official"
    CORRECTED = "corrected"


@frozen(kw_only=True)
class DrawnNumber:
    """One step of a draw: who drew which number, from which envelope, for which contingent."""

    player: PlayerId
    number: PairingNumber
    envelope: str | None = None
    contingent: str | None = None
    person: str | None = None
    """Who drew it, by name, where another person has taken their place since."""


@frozen(kw_only=True)
class EarlierNumbers:
    """The numbers that people had before they were numbered anew in a Swiss (C.04.2 Art. 2)."""

    last_round: Round
    """The last round that was paired by them."""
    numbers: Mapping[PlayerId, PairingNumber]


@frozen(kw_only=True)
class Draw:
    """How the pairing numbers were obtained; `drawn` stands in the order of drawing."""

    method: DrawMethod
    drawn: tuple[DrawnNumber, ...]
    seed: str | None = None
    contingents_by: ContingentKey | None = None
    varma_variant: VarmaVariant | None = None
    earlier: tuple[EarlierNumbers, ...] = ()
    """By which numbers the first rounds were paired, where they changed; in their order."""

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber]:
        """What everybody drew, in the order of drawing."""
        return {each.player: each.number for each in self.drawn}

    def renumbered(self, order: Sequence[PlayerId], last_round: Round) -> "Draw":
        """Return it with everybody numbered anew in an order; up to the last round that was paired
        the numbers there were stay known. Those that paired no round are forgotten.
        """
        former = {each.player: each for each in self.drawn}
        drawn = tuple(
            replace(former[player], number=PairingNumber(number))
            if player in former
            else DrawnNumber(player=player, number=PairingNumber(number))
            for number, player in enumerate(order, start=1)
        )
        earlier = [*self.earlier]
        if last_round and (not earlier or earlier[-1].last_round < last_round):
            earlier.append(EarlierNumbers(last_round=last_round, numbers=self.numbers))
        anew = replace(self, drawn=drawn)
        while earlier and earlier[-1].numbers == anew.numbers:
            earlier.pop()
        return replace(anew, earlier=tuple(earlier))

    def numbers_in(self, round: Round) -> Mapping[PlayerId, PairingNumber]:
        """Return the numbers by which a round was paired, or is to be."""
        for former in self.earlier:
            if round <= former.last_round:
                return former.numbers
        return self.numbers


class CeremonyMode(StrEnum):
    """Where the sealed envelopes of a ceremony are."""

    IN_THE_HALL = "hall"
    """Paper on the table: the arbiter types what was drawn."""
    ON_SCREEN = "screen"
    """Sealed by a seed announced before the draw: a place is chosen and opened."""


@frozen(kw_only=True)
class DrawGroup:
    """Players who draw from one large envelope, in the order of drawing.

    A contingent that goes into no envelope whole may be several groups: parts of it, or, set free,
    each member by himself.
    """

    contingent: str | None
    players: tuple[PlayerId, ...]


@frozen(kw_only=True)
class CeremonyStep:
    """A large envelope that was chosen (`number` is None), or a number that was drawn from one."""

    at: datetime
    player: PlayerId
    envelope: str | None = None
    """Letter of the set; None in a draw without envelopes."""
    number: PairingNumber | None = None
    place: int | None = None
    """On screen: which sealed envelope was chosen, counted from 1 as they lay at first."""
    by: str | None = None
    """Who drew for a player who did not draw himself."""
    person: str | None = None
    """Who drew it, by name, where another person has taken their place since."""


@frozen(kw_only=True)
class MisDraw:
    """A step that was taken back: why, and before whom."""

    at: datetime
    step: CeremonyStep
    note: str
    witness: str


@frozen(kw_only=True)
class Ceremony:
    """A draw held before everybody, step by step; the facts only, see `drawing.ceremony`."""

    method: DrawMethod
    """LOTS or VARMA."""
    mode: CeremonyMode
    groups: tuple[DrawGroup, ...]
    begun_at: datetime
    seed: str | None = None
    contingents_by: ContingentKey | None = None
    """In a draw by LOTS: the largest contingent draws first, among the first numbers alone."""
    varma_variant: VarmaVariant | None = None
    quantities_shown: bool = True
    """Whether the large envelopes tell how many numbers are inside (C.05 Annex 2 in force)."""
    way_out: str | None = None
    """What was decided about contingents that go into no envelope whole, as the arbiter put it."""
    witnesses: tuple[str, ...] = ()
    steps: tuple[CeremonyStep, ...] = ()
    mis_draws: tuple[MisDraw, ...] = ()

    @property
    def players(self) -> int:
        """How many draw."""
        return sum(len(group.players) for group in self.groups)

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber]:
        """What was drawn so far, in the order of drawing."""
        return {step.player: step.number for step in self.steps if step.number is not None}
