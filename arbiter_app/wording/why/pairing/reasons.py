"""All questions about a round of a Swiss, whoever is paired in it: people or teams."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.burstein.why import explained_burstein
from arbiter_app.domain.pairing.swiss.by_identifier.why import explained_matches
from arbiter_app.domain.pairing.swiss.dubov.why import explained_dubov
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound
from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.lim.why import ExplainedLim
from arbiter_app.domain.pairing.swiss.mcmahon.why import ExplainedMcMahon
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.play import team_mates
from arbiter_app.wording.why.pairing import (
    answers,
    burstein_answers,
    double_answers,
    dubov_answers,
    lim_answers,
    mcmahon_answers,
    of_bye_first,
    team_answers,
)
from arbiter_app.wording.why.pairing.words import RoundWords

Check = Callable[[], None]
OfOne = Callable[[PairingNumber], str | None]


@frozen(kw_only=True)
class Reasons:
    """The answers about a round, in a sentence each; None where there is nothing to say.

    Each raises RuleError("pairing.not-in-round") for a number that does not take part.
    """

    explained: Explained
    names: Mapping[PairingNumber, str]
    pair: OfOne
    """Why somebody meets their opponent."""
    floats: OfOne
    """Why somebody is paired outside of their score group."""
    colour: OfOne
    bye: Callable[[], str | None]
    """Why the bye goes to whom it does."""
    why_not: Callable[[PairingNumber, PairingNumber | None], str]
    """Why two do not meet; without the second why the first does not have the bye."""
    mates: Callable[[tuple[PairingNumber, PairingNumber]], str | None] = lambda _: None
    """Why two team-mates meet who are kept apart as far as can be."""

    def of_pair(self, one: PairingNumber, other: PairingNumber) -> Mapping[str, str]:
        """Return why two meet, why one of them floats, and why they have their colours."""
        higher = min(one, other, key=self.explained.index)
        found = {
            "pair": self.pair(higher),
            "mates": self.mates((one, other)),
            "float": self.floats(higher),
            "colour": self.colour(higher),
        }
        return {key: each for key, each in found.items() if each is not None}


def reasons_of(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Callable[[], None] = lambda: None,
) -> Reasons:
    """Return the answers about a round that is paired from a position; the competition is numbered
    as in that round. `check` raises to stop.

    Raises RuleError as `engine.pair`.
    """
    ask = _ASKED[position.text]
    mates = partial(team_mates.of_pair, catalogue, competition, position, names)
    return replace(ask(catalogue, competition, position, names, check), mates=mates)


def _by_dutch(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=ExplainedRound(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(answers.pair_sentence, words),
        floats=partial(answers.float_sentence, words),
        colour=partial(answers.colour_sentence, words),
        bye=partial(answers.bye_sentence, words),
        why_not=partial(answers.why_not_sentence, words),
    )


def _by_dubov(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=explained_dubov(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(dubov_answers.pair_sentence, words),
        floats=partial(dubov_answers.float_sentence, words),
        colour=partial(of_bye_first.colour_sentence, words),
        bye=partial(of_bye_first.bye_sentence, words),
        why_not=partial(dubov_answers.why_not_sentence, words),
    )


def _by_burstein(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=explained_burstein(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(burstein_answers.pair_sentence, words),
        floats=partial(burstein_answers.float_sentence, words),
        colour=partial(of_bye_first.colour_sentence, words),
        bye=partial(of_bye_first.bye_sentence, words),
        why_not=partial(burstein_answers.why_not_sentence, words),
    )


def _by_lim(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=ExplainedLim(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(lim_answers.pair_sentence, words),
        floats=partial(lim_answers.float_sentence, words),
        colour=partial(lim_answers.colour_sentence, words),
        bye=partial(lim_answers.bye_sentence, words),
        why_not=partial(lim_answers.why_not_sentence, words),
    )


def _by_mcmahon(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=ExplainedMcMahon(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(mcmahon_answers.pair_sentence, words),
        floats=partial(mcmahon_answers.float_sentence, words),
        colour=partial(mcmahon_answers.colour_sentence, words),
        bye=partial(mcmahon_answers.bye_sentence, words),
        why_not=partial(mcmahon_answers.why_not_sentence, words),
    )


def _by_double(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=explained_matches(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(double_answers.pair_sentence, words),
        floats=partial(double_answers.float_sentence, words),
        colour=partial(double_answers.colour_sentence, words),
        bye=partial(double_answers.bye_sentence, words),
        why_not=partial(double_answers.why_not_sentence, words),
    )


def _of_teams(
    catalogue: Catalogue,
    competition: Competition,
    position: SwissPosition,
    names: Mapping[PairingNumber, str],
    check: Check,
) -> Reasons:
    words = RoundWords(
        catalogue=catalogue,
        competition=competition,
        explained=explained_matches(position, check),
        names=names,
    )
    return Reasons(
        explained=words.explained,
        names=names,
        pair=partial(team_answers.pair_sentence, words),
        floats=partial(team_answers.float_sentence, words),
        colour=partial(team_answers.colour_sentence, words),
        bye=partial(team_answers.bye_sentence, words),
        why_not=partial(team_answers.why_not_sentence, words),
    )


_ASKED = {
    SwissText.DUTCH: _by_dutch,
    SwissText.DUBOV: _by_dubov,
    SwissText.BURSTEIN: _by_burstein,
    SwissText.LIM: _by_lim,
    SwissText.DOUBLE: _by_double,
    SwissText.MCMAHON: _by_mcmahon,
    SwissText.TEAMS: _of_teams,
}
"""Who answers about rounds by which text."""
