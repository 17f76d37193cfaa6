"""The rounds and boards that a dispute can be about, as lists offer them."""

from collections.abc import Sequence

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.domain.ids import Round
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

Offered = Sequence[tuple[int, str]]


def rounds_offered(here: InHand) -> Offered:
    """Return the rounds of the stage in hand."""
    return [(round_.number, str(round_.number)) for round_ in here.competition.rounds]


def boards_offered(here: InHand, number: Round | None) -> Offered:
    """Return the boards of a round with who plays there; none without a round."""
    if number is None:
        return ()
    pattern = translate("IncidentDialog", "{board}: {white} – {black}")
    catalogue, players = window_catalogue(), here.event.contestants
    return [
        (
            game.board,
            pattern.format(
                board=board_told(here.tournament, here.stage, game.board),
                white=people.name(catalogue, players[game.white]),
                black=people.name(catalogue, players[game.black]),
            ),
        )
        for game in here.competition.round(number).games
    ]
