"""Whether the field suits the rounds and the forbidden pairs of a Swiss, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.ids import PairingNumber, ParticipantId
from arbiter_app.domain.pairing.swiss.field import (
    FewOpponents,
    KeptApart,
    NoRound,
    RoundsDoubt,
    TooLarge,
    doubt_about_rounds,
    least_rounds,
    most_rounds,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.swiss import Name
from arbiter_app.wording.terms.play.impossible_rounds import why_no_pairing

_MOST_NAMED = 3

# fmt: off
_DOUBTS: Mapping[RoundsDoubt, str] = {
    RoundsDoubt.TOO_MANY: QT_TRANSLATE_NOOP(
        "SwissField", "Too many rounds: {players} players can meet, each pair once, in {most} at"
        " the most (C.04.1 Art. 2)."
    ),
    RoundsDoubt.MANY: QT_TRANSLATE_NOOP(
        "SwissField", "Many rounds for {players} players: everybody meets more than half of them,"
        " and last rounds may have no pairing. {least} to {half} suit them, or a round robin."
    ),
    RoundsDoubt.FEW: QT_TRANSLATE_NOOP(
        "SwissField", "Few rounds: of {players} players more than one may win all games. {least}"
        " leave one."
    ),
}
# fmt: on


def rounds_in_field(catalogue: Catalogue, rounds: int, players: int) -> str:
    """Return why so many rounds do not suit so many players; "" where they do."""
    doubt = doubt_about_rounds(rounds, players)
    if doubt is None:
        return ""
    least = least_rounds(players)
    return catalogue.translate("SwissField", _DOUBTS[doubt]).format(
        players=players,
        most=most_rounds(players),
        least=least,
        half=max(players // 2, least),
    )


def forbidden_in_field(
    catalogue: Catalogue,
    doubts: Sequence[KeptApart],
    players: Sequence[ParticipantId],
    name: Name,
) -> str:
    """Return why a field cannot be paired where some may not meet; "" where nothing is seen."""
    said = [_doubt(catalogue, doubt, players, name) for doubt in doubts[:_MOST_NAMED]]
    if more := len(doubts) - len(said):
        said.append(catalogue.translate("SwissField", "So it is with %n more.", None, more))
    return " ".join(said)


def mates_in_field(
    catalogue: Catalogue,
    doubts: Sequence[KeptApart],
    players: Sequence[ParticipantId],
    name: Name,
) -> str:
    """Return why team-mates who are kept apart as far as can be will have to meet; "" where nothing
    is seen of it.
    """
    if not doubts:
        return ""
    pattern = catalogue.translate("SwissField", "Some team-mates will have to meet. {why}")
    return pattern.format(why=forbidden_in_field(catalogue, doubts, players, name))


def _doubt(
    catalogue: Catalogue, doubt: KeptApart, players: Sequence[ParticipantId], name: Name
) -> str:
    match doubt:
        case TooLarge():
            pattern = catalogue.translate(
                "SwissField",
                "A list of {size} is more than half of the field of {field}: some of it would have"
                " nobody to meet.",
            )
            return pattern.format(size=doubt.size, field=doubt.field)
        case FewOpponents():
            pattern = catalogue.translate(
                "SwissField",
                "{player} may meet {opponents}, and needs {needed} opponents in all rounds.",
            )
            return pattern.format(
                player=name(doubt.player), opponents=doubt.opponents, needed=doubt.needed
            )
        case NoRound():
            names = {PairingNumber(at): name(player) for at, player in enumerate(players, start=1)}
            pattern = catalogue.translate("SwissField", "Round {round} has no pairing. {why}")
            why = why_no_pairing(catalogue, replace(doubt.why, names=names))
            return pattern.format(round=doubt.round, why=why)
