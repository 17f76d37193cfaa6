"""Why a play-off has put one player above another, or has left them level."""

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.play_off_outcome import Separated
from arbiter_app.domain.play_off_reasons import PlayOffReason
from arbiter_app.domain.why import Inquiry, Order
from arbiter_app.i18n import Catalogue
from arbiter_app.wording import knockouts, numbers, people


def divided(catalogue: Catalogue, asked: Inquiry, order: Order) -> str:
    """Return what in a play-off divided two players, to stand behind what was equal before it:
    "in the play-off match 2:1 (C.07 Art. 3)".
    """
    reason = order.play_off
    match reason.separated if reason else None:
        case Separated.AT_THE_BOARD:
            assert reason is not None
            return _at_the_board(catalogue, asked, order, reason)
        case Separated.TRIMMED if order.decisive is not None:
            pattern = catalogue.translate(
                "Why",
                "the next tie-breaks kept {below} out of the play-off (C.02 Art. 13.2.11 of 2017)",
            )
        case Separated.DECLINED:
            pattern = catalogue.translate("Why", "{below} did not play on in the play-off")
        case _:
            pattern = catalogue.translate("Why", "the lots drawn in the play-off decided")
    return pattern.format(below=_name(catalogue, asked, order.lower.player))


def left_level(catalogue: Catalogue, reason: PlayOffReason) -> str:
    """Return why two players of a play-off share a place, or what came before the tie-breaks that
    divided them.
    """
    if reason.separated is Separated.OPEN:
        return catalogue.translate("Why", "the play-off is not over")
    if reason.is_shared:
        return catalogue.translate(
            "Why", "the play-off has left them level (C.02 Art. 13.2.6 of 2017)"
        )
    return catalogue.translate("Why", "the play-off has left them level")


def _at_the_board(catalogue: Catalogue, asked: Inquiry, order: Order, reason: PlayOffReason) -> str:
    where = _where(catalogue, asked, reason)
    match = reason.match
    if match is None or match.state is None:
        if reason.upper is None or reason.lower is None:
            return where
        pattern = catalogue.translate("Why", "{where} {more} points against {less} (C.07 Art. 3)")
        return pattern.format(
            where=where,
            more=numbers.points(catalogue, reason.upper),
            less=numbers.points(catalogue, reason.lower),
        )
    if reason.have_met:
        pattern = catalogue.translate("Why", "{where} their match ended {score} (C.07 Art. 3)")
        score = knockouts.won_by_text(catalogue, match.state, order.upper.player)
        return pattern.format(where=where, score=score)
    pattern = catalogue.translate(
        "Why",
        "{where} {below} lost the match against {winner} {score}, and {above} came further"
        " (C.07 Art. 3)",
    )
    winner = match.winner
    return pattern.format(
        where=where,
        below=_name(catalogue, asked, order.lower.player),
        above=_name(catalogue, asked, order.upper.player),
        winner="" if winner is None else _name(catalogue, asked, winner),
        score=knockouts.won_by_text(catalogue, match.state, winner),
    )


def _where(catalogue: Catalogue, asked: Inquiry, reason: PlayOffReason) -> str:
    """Return "in the play-off", of several steps "in stage 2 of the play-off"."""
    steps = [stage.id for stage in asked.tournament.stages_of(reason.play_off.id)]
    if len(steps) < 2 or reason.step not in steps:
        return catalogue.translate("Why", "in the play-off")
    pattern = catalogue.translate("Why", "in stage {number} of the play-off")
    return pattern.format(number=steps.index(reason.step) + 1)


def _name(catalogue: Catalogue, asked: Inquiry, player: PlayerId) -> str:
    return people.name(catalogue, asked.players[player])
