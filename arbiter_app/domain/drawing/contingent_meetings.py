"""Proof for any numbering: in which rounds players of one contingent meet (C.05 Annex 2)."""

from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.domain.drawing.varma import Contingent, contingents
from arbiter_app.domain.drawing.ways_out import LAST_ROUNDS
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ContingentMeeting:
    """Two players of one contingent who meet."""

    round: Round
    white: PlayerId
    black: PlayerId


@frozen(kw_only=True)
class ContingentMeetings:
    """Every game among one contingent, over all rounds."""

    contingent: str
    players: tuple[PlayerId, ...]
    """In the order of their numbers."""
    rounds: int
    """How many rounds there are."""
    meetings: tuple[ContingentMeeting, ...]
    """In the order of rounds, inside a round of boards."""

    def of_round(self, number: Round) -> tuple[ContingentMeeting, ...]:
        return tuple(meeting for meeting in self.meetings if meeting.round == number)

    @property
    def first_late(self) -> Round:
        """The first of the last three rounds."""
        return Round(max(1, self.rounds - LAST_ROUNDS + 1))

    @property
    def late(self) -> tuple[ContingentMeeting, ...]:
        """Who meet in the last three rounds; the proof is that nobody does."""
        return tuple(meeting for meeting in self.meetings if meeting.round >= self.first_late)

    @property
    def latest(self) -> Round | None:
        """The last round in which any of them meet; None where they never do."""
        return max((meeting.round for meeting in self.meetings), default=None)


def shows_meetings(competition: Competition) -> bool:
    """Whether its numbers fix who meets when: what comes of those of a bracket, of a field that is
    divided into groups or of a Swiss, nobody knows beforehand.
    """
    return competition.traits.meets_all


def contingent_meetings(
    here: InHand,
    by: ContingentKey,
    *,
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
) -> tuple[ContingentMeetings, ...]:
    """Return for every contingent of two players or more when its players meet, the largest
    first: by the rounds as they stand, or by the schedule that numbers not yet taken would give.

    Nothing before the draw. Raises RuleError("pairing.too-few-players") for numbers of too few.
    """
    competition = here.competition
    holders = competition.numbers if numbers is None else numbers
    rounds, games = _games(competition, numbers)
    return tuple(
        _of_contingent(contingent, holders, rounds, games)
        for contingent in contingents([here.event.contestants[player] for player in holders], by)
        if len(contingent.players) > 1
    )


def _of_contingent(
    contingent: Contingent,
    numbers: Mapping[PlayerId, PairingNumber],
    rounds: int,
    games: Sequence[ContingentMeeting],
) -> ContingentMeetings:
    ours = frozenset(player.id for player in contingent.players)
    return ContingentMeetings(
        contingent=contingent.name or "",
        players=tuple(sorted(ours, key=lambda player: numbers[player])),
        rounds=rounds,
        meetings=tuple(game for game in games if {game.white, game.black} <= ours),
    )


def _games(
    competition: Competition, numbers: Mapping[PlayerId, PairingNumber] | None
) -> tuple[int, tuple[ContingentMeeting, ...]]:
    """Return how many rounds there are and all their games."""
    if numbers is None:
        rounds = max(competition.announced_rounds, len(competition.rounds))
        return rounds, tuple(
            ContingentMeeting(round=round_.number, white=game.white, black=game.black)
            for round_, game in competition.games
        )
    settings = competition.settings
    schedule = tuple(_scheduled(numbers, settings.cycles, swap=settings.swap_last_rounds))
    return max((game.round for game in schedule), default=0), schedule


def _scheduled(
    numbers: Mapping[PlayerId, PairingNumber], cycles: int, *, swap: bool
) -> Iterator[ContingentMeeting]:
    holder = {number: player for player, number in numbers.items()}
    schedule = berger(len(numbers), cycles=cycles, swap_last_rounds=swap)
    for number, pairing in enumerate(schedule, start=1):
        for pair in pairing.pairs:
            yield ContingentMeeting(
                round=Round(number), white=holder[pair.white], black=holder[pair.black]
            )
