"""Of which players a paper is: of those whose numbers were typed, or of everybody."""

from collections.abc import Sequence

from arbiter_app.documents.options import PlayersOption
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.i18n import QT_TRANSLATE_NOOP

PLAYERS = PlayersOption(
    "players",
    QT_TRANSLATE_NOOP("Option", "Players"),
    QT_TRANSLATE_NOOP("Option", "all players"),
)


def numbered(here: InHand, chosen: Sequence[PairingNumber]) -> list[PlayerId]:
    """Return the players with these numbers. Raises RuleError("why.no-such-number")."""
    players = {number: player for player, number in here.competition.numbers.items()}
    for number in chosen:
        if number not in players:
            raise RuleError("why.no-such-number", number=number)
    return [players[number] for number in chosen]
