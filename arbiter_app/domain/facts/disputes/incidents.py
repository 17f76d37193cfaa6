"""The register of incidents: what happened at the boards, and the sanction that followed.

The sanctions are those of the Ukrainian rules VII.1.10 (Laws of Chess Art. 12.9).
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Required, Self, TypedDict

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, GameId, IncidentId, PlayerId, Round, StageId
from arbiter_app.values import frozen


class Sanction(StrEnum):
    """What the arbiter may impose (VII.1.10), in the order of the rules."""

    NONE = "none"
    """The incident is noted and nothing follows."""
    WARNING = "warning"
    TIME_TO_OPPONENT = "time-to-opponent"
    TIME_OFF = "time-off"
    POINTS_TO_OPPONENT = "points-to-opponent"
    POINTS_OFF = "points-off"
    LOSS = "loss"
    """Loss of the game; the opponent's score is decided apart."""
    GAMES_TO_OPPONENTS = "games-to-opponents"
    """Loss of all games of some rounds, decided after they were played: the opponents win them."""
    GAMES_LOST = "games-lost"
    """The same where the regulations leave the opponents what they had."""
    FINE = "fine"
    """Announced beforehand."""
    EXCLUSION = "exclusion"
    """From one or more rounds."""
    EXPULSION = "expulsion"
    """From the tournament."""


class Offence(StrEnum):
    """The usual kinds of incidents; what they are called and usually cost is elsewhere."""

    ILLEGAL_MOVE = "illegal-move"
    TOUCHED_PIECE = "touched-piece"
    DEVICE = "device"
    """A telephone or another means of communication in the playing area (V.1.16)."""
    NOTES_OR_ADVICE = "notes-or-advice"
    DISTURBANCE = "disturbance"
    SCORE_SHEET = "score-sheet"
    LEFT_AREA = "left-area"
    LATE = "late"
    REFUSAL = "refusal"
    """Refusing persistently to comply with the Laws (V.1.22)."""
    UNFAIR_PLAY = "unfair-play"
    CONDUCT = "conduct"
    OTHER = "other"


class Capacity(StrEnum):
    """As what somebody was there who does not play."""

    CAPTAIN = "captain"
    COACH = "coach"
    OFFICIAL = "official"
    SPECTATOR = "spectator"


@frozen(kw_only=True)
class Encounter:
    """A game as it was when something was decided about it: at which board, who met."""

    round: Round
    board: Board
    white: PlayerId
    black: PlayerId
    white_person: str | None = None
    """White's name, where another person has taken their place since."""
    black_person: str | None = None

    def opponent(self, player: PlayerId) -> tuple[PlayerId, str | None]:
        """Return who plays against a player, with the name as in `white_person`."""
        if player == self.white:
            return self.black, self.black_person
        return self.white, self.white_person


@frozen(kw_only=True)
class GameEffect:
    """What a sanction, its lifting or a decision did to the result of a game."""

    game: GameId | None
    """None once the game is not there any more: the numbers were drawn anew."""
    before: Result | None
    after: Result | None
    encounter: Encounter | None = None
    """None where the file is of a time when it was not kept."""


@frozen(kw_only=True)
class Lifting:
    """A sanction taken back: it stays in the register with the reason."""

    at: datetime
    by: str
    reason: str
    effects: tuple[GameEffect, ...] = ()
    """What it gave back."""


@frozen(kw_only=True)
class Penalty:
    """What followed for one of the people of an incident."""

    number: int = 1
    """Its place among those of the incident, from 1."""
    player: PlayerId | None = None
    """Whom it is about; None for somebody who does not play."""
    person: str | None = None
    """The name of somebody who does not play, or of a player whose place another person has taken
    since."""
    capacity: Capacity | None = None
    """As what somebody was there who does not play."""
    sanction: Sanction
    minutes: int | None = None
    """Time added or taken."""
    fine: Decimal | None = None
    fine_paid: bool = False
    first_round: Round | None = None
    last_round: Round | None = None
    """From which round to which they are excluded."""
    offences_before: int | None = None
    """How often they had done the same before, as `Count.offence`; None where the file is of a
    time when it was not kept."""
    warnings_before: int | None = None
    effects: tuple[GameEffect, ...] = ()
    lifted: Lifting | None = None

    @property
    def stands(self) -> bool:
        """Whether the sanction has not been lifted."""
        return self.lifted is None

    def is_about(self, player: PlayerId | None, person: str | None) -> bool:
        """Whether it is about somebody, as `player` and `person` name them."""
        return (self.player, self.person) == (player, person)


@frozen(kw_only=True)
class Incident:
    """One line of the register, with what followed for each of its people."""

    id: IncidentId
    at: datetime
    """When it happened."""
    stage: StageId
    """Whose rounds `round` counts."""
    round: Round | None = None
    board: Board | None = None
    encounter: Encounter | None = None
    """The game of that board as it was then."""
    offence: Offence
    article: str = ""
    account: str = ""
    """What happened, in the arbiter's words."""
    reported_by: str = ""
    arbiter: str = ""
    """Who decided."""
    chief: str | None = None
    """The chief arbiter at that time; None where that was not kept."""
    penalties: tuple[Penalty, ...]

    def penalty(self, number: int) -> Penalty:
        """Return one of its sanctions. Raises RuleError("incident.no-sanction")."""
        for each in self.penalties:
            if each.number == number:
                return each
        raise RuleError("incident.no-sanction", incident=self.id, sanction=number)

    def with_penalty(self, penalty: Penalty) -> Self:
        """Return it with a penalty in place of that with its number."""
        penalties = (penalty if each.number == penalty.number else each for each in self.penalties)
        return replace(self, penalties=tuple(penalties))


class IncidentWords(TypedDict, total=False):
    """What is written down about an incident and may be corrected later; see `Incident`."""

    at: Required[datetime]
    article: str
    account: str
    reported_by: str
    arbiter: str


class PenaltyFields(TypedDict, total=False):
    """A sanction of an incident before it is imposed; see `Penalty`."""

    player: PlayerId | None
    person: str | None
    capacity: Capacity | None
    sanction: Required[Sanction]
    minutes: int | None
    fine: Decimal | None
    fine_paid: bool
    first_round: Round | None
    last_round: Round | None
    result: Result | None
    """What the game becomes, where the sanction sets its result."""


class IncidentFields(IncidentWords, total=False):
    """An incident with its sanctions before it stands in the register; see `Incident`."""

    round: Round | None
    board: Board | None
    offence: Required[Offence]
    penalties: Required[Sequence[PenaltyFields]]
