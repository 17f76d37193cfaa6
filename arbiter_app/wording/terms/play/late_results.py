"""What a result that is corrected after the next pairing does to the rounds paired since."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.pairing.swiss.otherwise import OtherRound, Paired
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.registration import people


def of_round(catalogue: Catalogue, told: OtherRound) -> str:
    """Return what becomes of a round: "Round 4 stays as it is; 3 of 10 boards would differ."."""
    if told.unpaired is not None:
        pattern = catalogue.translate("LateResult", "Round {round} could not be paired from it.")
    elif not told.boards:
        pattern = catalogue.translate("LateResult", "Round {round}: the pairs would be the same.")
    elif told.is_draft:
        pattern = catalogue.translate(
            "LateResult",
            "The draft of round {round} is out of date and is paired again; pairs that differ:"
            " {boards} of {games}.",
        )
    else:
        pattern = catalogue.translate(
            "LateResult",
            "Round {round} stays as it was paired; pairs that would differ: {boards} of {games}.",
        )
    return pattern.format(
        round=told.round.number, boards=len(told.boards), games=len(told.round.games)
    )


def pair(catalogue: Catalogue, event: Event, paired: Paired | None) -> str:
    """Return who meet: "Бук Ян – Граб Олег", "Бук Ян: the bye"; "–" for nobody."""
    if paired is None:
        return "–"
    white = people.name(catalogue, event.players[paired.white])
    if paired.black is None:
        return catalogue.translate("LateResult", "{name}: the bye").format(name=white)
    black = people.name(catalogue, event.players[paired.black])
    return f"{white} – {black}"


def floats(catalogue: Catalogue, event: Event, paired: Paired | None) -> str:
    """Return who of a pair would float down, by name; "" for nobody."""
    if paired is None or paired.floats_down is None:
        return ""
    return people.name(catalogue, event.players[paired.floats_down])
