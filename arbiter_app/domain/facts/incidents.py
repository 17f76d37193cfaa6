"""The register of incidents: what happened at the boards, and the sanction that followed.

The sanctions are those of the Ukrainian rules VII.1.10 (Laws of Chess Art. 12.9).
"""

from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Required, TypedDict

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import MAIN_STAGE, Board, GameId, IncidentId, PlayerId, Round, StageId
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


@frozen(kw_only=True)
class GameEffect:
    """What a sanction did to the result of a game."""

    game: GameId
    before: Result | None
    after: Result


@frozen(kw_only=True)
class Lifting:
    """A sanction taken back: it stays in the register with the reason."""

    at: datetime
    by: str
    reason: str


@frozen(kw_only=True)
class Incident:
    """One line of the register."""

    id: IncidentId
    at: datetime
    """When it happened."""
    player: PlayerId
    """Whom it is about."""
    person: str | None = None
    """His name, where another person has taken his place since."""
    stage: StageId = MAIN_STAGE
    """Whose rounds `round` counts."""
    round: Round | None = None
    board: Board | None = None
    offence: Offence
    article: str = ""
    account: str = ""
    """What happened, in the arbiter's words."""
    reported_by: str = ""
    arbiter: str = ""
    """Who decided."""
    sanction: Sanction
    minutes: int | None = None
    """Time added or taken."""
    fine: Decimal | None = None
    fine_paid: bool = False
    first_round: Round | None = None
    last_round: Round | None = None
    """From which round to which he is excluded."""
    effects: tuple[GameEffect, ...] = ()
    lifted: Lifting | None = None

    @property
    def stands(self) -> bool:
        """Whether the sanction has not been lifted."""
        return self.lifted is None


class IncidentWords(TypedDict, total=False):
    """What is written down about an incident and may be corrected later; see `Incident`."""

    at: Required[datetime]
    article: str
    account: str
    reported_by: str
    arbiter: str


class IncidentFields(IncidentWords, total=False):
    """An incident with its sanction before it stands in the register; see `Incident`."""

    player: Required[PlayerId]
    round: Round | None
    board: Board | None
    offence: Required[Offence]
    sanction: Required[Sanction]
    minutes: int | None
    fine: Decimal | None
    fine_paid: bool
    first_round: Round | None
    last_round: Round | None
    result: Result | None
    """What the game becomes, where the sanction sets its result."""
