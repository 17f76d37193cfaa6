"""Words for team-mates who meet although a Swiss keeps them apart."""

from collections.abc import Iterable, Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.team_mates import mates_of, meeting_all_the_same
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

Names = Mapping[PairingNumber, str]

# fmt: off
_MEET = QT_TRANSLATE_NOOP(
    "TeamMates", "Team-mates meet, because the round has no complete pairing otherwise: {pairs}."
)
_PAIR = QT_TRANSLATE_NOOP("TeamMates", "{one} – {other} ({team})")
_OF_PAIR = QT_TRANSLATE_NOOP(
    "TeamMates", "{one} and {other} are of the same team ({team}) and are kept apart as far as a"
    " pairing exists; this round has none otherwise."
)
# fmt: on


def meeting_in(
    catalogue: Catalogue, competition: Competition, round_: RoundOfPlay, names: Names
) -> str:
    """Return which team-mates meet in a round, and why; "" where none do."""
    numbers = competition.as_numbered_in(round_.number).numbers
    pattern = catalogue.translate("TeamMates", _PAIR)
    return _told(
        catalogue,
        (
            pattern.format(
                one=names[numbers[game.white]], other=names[numbers[game.black]], team=mates.name
            )
            for game, mates in meeting_all_the_same(competition, round_)
        ),
    )


def lifted(
    catalogue: Catalogue, competition: Competition, position: SwissPosition, names: Names
) -> str:
    """Return the same of a position that is paired; "" where all can be kept apart."""
    pattern = catalogue.translate("TeamMates", _PAIR)
    return _told(
        catalogue,
        (
            pattern.format(
                one=names[one], other=names[other], team=_team(competition, position, one, other)
            )
            for one, other in position.lifted
        ),
    )


def without_teams(catalogue: Catalogue, position: SwissPosition, names: Names) -> str:
    """Return the same where it is not known for what they play."""
    pairs = (f"{names[one]} – {names[other]}" for one, other in position.lifted)
    return _told(catalogue, pairs)


def of_pair(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Names,
    pair: tuple[PairingNumber, PairingNumber],
) -> str | None:
    """Return why two team-mates meet; None where they are none, or not kept apart."""
    one, other = pair
    if not {(one, other), (other, one)} & {*position.lifted}:
        return None
    return catalogue.translate("TeamMates", _OF_PAIR).format(
        one=names[one], other=names[other], team=_team(competition, position, one, other)
    )


def _team(
    competition: Competition, position: SwissPosition, one: PairingNumber, other: PairingNumber
) -> str:
    people = {number: player for player, number in competition.numbers.items()}
    mates = mates_of(competition, position.round, people[one], people[other])
    return mates.name if mates else "–"


def _told(catalogue: Catalogue, pairs: Iterable[str]) -> str:
    listed = "; ".join(pairs)
    return catalogue.translate("TeamMates", _MEET).format(pairs=listed) if listed else ""
