"""What a result that is corrected after the next pairing does to the rounds paired since."""

from collections.abc import Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.otherwise import OtherRound, Paired
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people


def of_round(catalogue: Catalogue, told: OtherRound) -> str:
    """Return what becomes of a round: "Round 4 stays as it is; 3 of 10 boards would differ."."""
    if told.unpaired is not None:
        pattern = catalogue.translate("LateResult", "Round {round} could not be paired from it.")
    elif not told.boards:
        pattern = catalogue.translate("LateResult", "Round {round}: the pairs would be the same.")
    elif told.round.is_unseen:
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
    white = people.name(catalogue, event.contestants[paired.white])
    if paired.black is None:
        return catalogue.translate("LateResult", "{name}: the bye").format(name=white)
    black = people.name(catalogue, event.contestants[paired.black])
    return f"{white} – {black}"


def floats(catalogue: Catalogue, event: Event, paired: Paired | None) -> str:
    """Return who of a pair would float down, by name; "" for nobody."""
    if paired is None or paired.floats_down is None:
        return ""
    return people.name(catalogue, event.contestants[paired.floats_down])


def draft_goes(catalogue: Catalogue, round: Round) -> str:
    """Return that a draft is not what the system would pair any more."""
    pattern = catalogue.translate(
        "LateResult", "The draft of round {round} is out of date with this: pair it again."
    )
    return pattern.format(round=round)


def published_stay(catalogue: Catalogue, rounds: Sequence[Round]) -> str:
    """Return that published pairs stay that were made upon another result."""
    pattern = catalogue.translate(
        "LateResult",
        "Published pairings stay, of rounds: {rounds}. The next pairing takes the points as they"
        " are then (C.04.2, late corrections).",
    )
    return pattern.format(rounds=numbers.ranges(rounds))


def not_paired(catalogue: Catalogue, name: str, rounds: Sequence[Round]) -> str:
    """Return in which rounds somebody is left out of the pairing."""
    pattern = catalogue.translate(
        "LateResult", "{name} is not paired and gets no points in rounds: {rounds}."
    )
    return pattern.format(name=name, rounds=numbers.ranges(rounds))


def no_show(catalogue: Catalogue, *, is_last: bool) -> str:
    """Return what a forfeit means in a Swiss for both, and for the pairings to come."""
    follows = catalogue.translate(
        "LateResult",
        "Who does not come is left out of the next pairing unless that is explained (General"
        " Regulations 6.5): the list of who plays (Shift+F4) keeps them in it.",
    )
    if is_last:
        follows = catalogue.translate(
            "LateResult",
            "At a top board of the last round the published pair may be changed instead, before"
            " play (C.04.2 Art. 4): on the page of pairing (Ctrl+F4).",
        )
    winner = catalogue.translate(
        "LateResult",
        "Who wins by forfeit floats down by it, has no colour of it and may not have the bye of an"
        " odd field later (C.04.1 Art. 4); these two may still meet.",
    )
    return f"{follows} {winner}"
