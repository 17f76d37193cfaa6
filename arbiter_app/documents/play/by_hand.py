"""What a paper of a round says of pairs that were changed by hand, and of team-mates who meet."""

from collections.abc import Iterable, Iterator

from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.checking.schedule import schedule_faults
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, SystemPair
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.swiss.by_hand import pairs_of
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.checking.differences import names_of, pairing_text
from arbiter_app.wording.terms.play import team_mates
from arbiter_app.wording.terms.play.by_hand import why_by_hand
from arbiter_app.wording.terms.registration import people

_MOST = 12
"""Pairs that are named: a round that was paired by hand as a whole would fill the sheet."""


def by_hand_notes(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> tuple[Paragraph, ...]:
    """Return that pairs are not those of the system, why, and which they are instead of which;
    nothing where they are.
    """
    if round_.by_hand is None:
        return ()
    is_swiss = here.competition.traits.follows_results
    pattern = (
        catalogue.translate("Paper", "Pairs changed by hand (C.04.2): {reason}")
        if is_swiss
        else catalogue.translate("Paper", "Pairs changed by hand (C.05 Annex 1): {reason}")
    )
    why = Paragraph(
        pattern.format(reason=why_by_hand(catalogue, round_.by_hand)),
        strong=True,
    )
    made, system = pairs_of(round_), round_.by_hand.system
    are = [pair for pair in made if pair not in system]
    were = [pair for pair in system if pair not in made]
    if not are or not were or len(are) > _MOST:
        return (why,)
    instead = (
        catalogue.translate("Paper", "{are} instead of {were} by the system.")
        if is_swiss
        else catalogue.translate("Paper", "{are} instead of {were} in the schedule.")
    )
    said = instead.format(are=_named(here, catalogue, are), were=_named(here, catalogue, were))
    return why, Paragraph(said)


def notes_of_pairs(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay
) -> tuple[Paragraph, ...]:
    """Return what is to be told below the pairs of a round: those changed by hand, and team-mates
    who meet because the round cannot be paired otherwise.
    """
    numbered = here.competition.as_numbered_in(round_.number)
    names = names_of(catalogue, numbered, here.event.contestants)
    told = team_mates.meeting_in(catalogue, here.competition, round_, names)
    return (*by_hand_notes(here, catalogue, round_), *((Paragraph(told),) if told else ()))


def schedule_notes(here: InHand, catalogue: Catalogue) -> Iterator[Paragraph]:
    """Yield which rounds of a round robin were changed by hand and why."""
    changed = _changed(here)
    if not changed:
        return
    of_round = catalogue.translate("Paper", "Round {round}")
    for round_ in changed:
        first, *others = by_hand_notes(here, catalogue, round_)
        head = of_round.format(round=round_.number)
        yield Paragraph(f"{head}. {first.text}", strong=True)
        yield from others
    if not any(schedule_warnings(here, catalogue)):
        same = catalogue.translate("Paper", "All the same everybody meets everybody as often.")
        yield Paragraph(same)


def schedule_warnings(here: InHand, catalogue: Catalogue) -> Iterator[str]:
    """Yield what the schedule of a round robin breaks by rounds changed by hand: for the arbiter,
    not for the sheet that is signed.
    """
    if not _changed(here):
        return
    names = names_of(catalogue, here.competition, here.event.contestants)
    pattern = catalogue.translate("Paper", "The schedule changed by hand: {what}")
    for each in schedule_faults(here.competition):
        yield pattern.format(what=pairing_text(catalogue, names, each))


def _changed(here: InHand) -> list[RoundOfPlay]:
    """Return the rounds of a round robin that were changed by hand."""
    if not here.competition.traits.meets_all:
        return []
    return [each for each in here.competition.rounds if each.by_hand is not None]


def _named(here: InHand, catalogue: Catalogue, pairs: Iterable[SystemPair]) -> str:
    named = catalogue.translate("Paper", "{number} {name}")
    bye = catalogue.translate("Paper", "{player} (bye)")

    def name(player: PlayerId) -> str:
        return named.format(
            number=here.competition.numbers.get(player, ""),
            name=people.name(catalogue, here.event.contestants[player]),
        )

    return "; ".join(
        bye.format(player=name(pair.white))
        if pair.black is None
        else f"{name(pair.white)} – {name(pair.black)}"
        for pair in pairs
    )
