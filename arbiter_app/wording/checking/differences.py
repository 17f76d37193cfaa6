"""What differs from the rules, in a sentence each."""

from collections.abc import Iterable, Mapping, Sequence

from arbiter_app.domain.checking.verdict import (
    ColoursInRow,
    OnBoards,
    OtherColours,
    OtherMeetings,
    OtherPairs,
    OtherPoints,
    OtherRank,
    PairingDifference,
    SeveralByes,
    UnevenColours,
)
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.legality import Breach, Fault
from arbiter_app.domain.table.standings import Players
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people

_BREACHES: Mapping[Fault, str] = {
    Fault.MET: QT_TRANSLATE_NOOP("Check", "{players} have met before ({article})."),
    Fault.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Check", "{players} may not meet by the regulations of the event."
    ),
    Fault.BYE_BARRED: QT_TRANSLATE_NOOP(
        "Check", "{players} may not have the bye: they had it before, or as many points as for a"
        " win without playing ({article})."
    ),
    Fault.SAME_COLOUR: QT_TRANSLATE_NOOP(
        "Check", "{players} must both have the same colour and may not meet ({article})."
    ),
    Fault.COLOUR: QT_TRANSLATE_NOOP(
        "Check", "{players} has the wrong colour: a third one in a row, or a difference of more"
        " than two ({article})."
    ),
    Fault.NOT_PAIRED: QT_TRANSLATE_NOOP(
        "Check", "Without an opponent and without the bye: {players} ({article})."
    ),
    Fault.PAIRED_TWICE: QT_TRANSLATE_NOOP(
        "Check", "{players} is paired more than once ({article})."
    ),
    Fault.NOT_IN_FIELD: QT_TRANSLATE_NOOP(
        "Check", "{players} is paired and does not take part in the round ({article})."
    ),
}  # fmt: skip

Names = Mapping[PairingNumber, str]
"""What people are called, by number."""


def names_of(catalogue: Catalogue, competition: Competition, players: Players) -> Names:
    """Return everybody's number and name: "3 Білик Марта"."""
    return {
        number: f"{number} {people.name(catalogue, players[player])}"
        for player, number in competition.numbers.items()
        if player in players
    }


def pairing_text(catalogue: Catalogue, names: Names, difference: PairingDifference) -> str:
    """Return what differs in a round, and what the rules have."""
    match difference:
        case OtherPairs():
            pattern = catalogue.translate("Check", "Paired: {found}. By the rules: {expected}.")
            return pattern.format(
                found=_meetings(catalogue, names, difference.found, difference.found_free),
                expected=_meetings(catalogue, names, difference.expected, difference.expected_free),
            )
        case OtherColours(expected=pair):
            pattern = catalogue.translate(
                "Check", "The colours are turned: by the rules {white} has White, {black} Black."
            )
            return pattern.format(white=names[pair.white], black=names[pair.black])
        case SeveralByes():
            pattern = catalogue.translate(
                "Check", "More than one has the pairing-allocated bye: {players} (C.04.1 Art. 3)."
            )
            return pattern.format(players=_listed(names, difference.players))
        case OtherMeetings():
            return _meetings_text(catalogue, names, difference)
        case ColoursInRow():
            pattern = (
                catalogue.translate(
                    "Check", "{player} has White more than twice in a row: {rounds}."
                )
                if difference.colour is Colour.WHITE
                else catalogue.translate(
                    "Check", "{player} has Black more than twice in a row: {rounds}."
                )
            )
            rounds = ", ".join(map(str, difference.rounds))
            return pattern.format(player=names[difference.player], rounds=rounds)
        case UnevenColours():
            pattern = catalogue.translate(
                "Check", "{player} has White {whites} times and Black {blacks} times."
            )
            return pattern.format(
                player=names[difference.player],
                whites=difference.whites,
                blacks=difference.blacks,
            )
        case OnBoards():
            pattern = catalogue.translate("Check", "On the boards. {sentence}")
            members = {
                number: f"{number} {people.name(catalogue, player)}"
                for number, player in difference.members.items()
            }
            return pattern.format(sentence=pairing_text(catalogue, members, difference.difference))
        case Breach():
            pattern = catalogue.translate("Check", _BREACHES[difference.fault])
            return pattern.format(
                players=_listed(names, difference.players), article=article(catalogue, difference)
            )


def _meetings_text(catalogue: Catalogue, names: Names, found: OtherMeetings) -> str:
    pattern = (
        catalogue.translate(
            "Check", "{players}: meetings {times} (rounds {rounds}), everybody else’s {cycles}."
        )
        if found.rounds
        else catalogue.translate("Check", "{players}: meetings {times}, everybody else’s {cycles}.")
    )
    return pattern.format(
        players=" – ".join(names[each] for each in found.players),
        times=found.times,
        rounds=", ".join(map(str, found.rounds)),
        cycles=found.cycles,
    )


def article(catalogue: Catalogue, breach: Breach) -> str:
    """Return the article that a breach is of: "C.04.3 Art. 2.1.1"; "" where there is none."""
    if breach.article is None:
        return ""
    text, number = breach.article
    pattern = catalogue.translate("Check", "{text} Art. {article}")
    return pattern.format(text=text, article=number)


def standing_text(catalogue: Catalogue, names: Names, difference: OtherPoints | OtherRank) -> str:
    """Return what differs in a row of the table."""
    match difference:
        case OtherPoints():
            pattern = catalogue.translate(
                "Check", "{name} has {stated} points in the file; the results make {counted}."
            )
            return pattern.format(
                name=names[difference.number],
                stated=difference.stated,
                counted=difference.counted,
            )
        case OtherRank():
            pattern = catalogue.translate(
                "Check", "{name} has the rank {stated} in the file; by the results it is {place}"
                " with points: {points}."
            )  # fmt: skip
            return pattern.format(
                name=names[difference.number],
                stated=difference.stated,
                place=_place(difference),
                points=numbers.points(catalogue, difference.points),
            )


def _place(difference: OtherRank) -> str:
    if difference.place == difference.last_place:
        return str(difference.place)
    return f"{difference.place}–{difference.last_place}"


def _meetings(
    catalogue: Catalogue, names: Names, pairs: Iterable[Pair], free: PairingNumber | None
) -> str:
    """Return pairs, White first, and who has no opponent."""
    said = [f"{names[pair.white]} – {names[pair.black]}" for pair in pairs]
    if free is not None:
        bye = catalogue.translate("Check", "{player} without an opponent")
        said.append(bye.format(player=names[free]))
    return "; ".join(said) or catalogue.translate("Check", "nobody")


def _listed(names: Names, players: Sequence[PairingNumber]) -> str:
    return people.listed(names.get(each, str(each)) for each in players)
