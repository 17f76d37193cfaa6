"""All questions about a round of a Swiss, whoever is paired in it: people or teams."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic

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
from arbiter_app.wording.why.pairing.words import PairedRound, RoundWords

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
    mates: Callable[[tuple[PairingNumber, PairingNumber]], str | None]
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
    check: Check = lambda: None,
) -> Reasons:
    """Return the answers about a round that is paired from a position; the competition is numbered
    as in that round. `check` raises to stop.

    Raises RuleError as `engine.pair`.
    """
    return _ANSWERS[position.text].about(catalogue, competition, position, names, check)


@frozen(kw_only=True)
class _Answers(Generic[PairedRound]):
    """By which text a round is explained, and who puts its reasons into words."""

    explain: Callable[[SwissPosition, Check], PairedRound]
    pair: Callable[[RoundWords[PairedRound], PairingNumber], str | None]
    floats: Callable[[RoundWords[PairedRound], PairingNumber], str | None]
    colour: Callable[[RoundWords[PairedRound], PairingNumber], str | None]
    bye: Callable[[RoundWords[PairedRound]], str | None]
    why_not: Callable[[RoundWords[PairedRound], PairingNumber, PairingNumber | None], str]

    def about(
        self,
        catalogue: Catalogue,
        competition: Competition,
        position: SwissPosition,
        names: Mapping[PairingNumber, str],
        check: Check,
    ) -> Reasons:
        """Pair the round once more, and return what is said of it."""
        words = RoundWords(
            catalogue=catalogue,
            competition=competition,
            explained=self.explain(position, check),
            names=names,
        )
        return Reasons(
            explained=words.explained,
            names=names,
            pair=partial(self.pair, words),
            floats=partial(self.floats, words),
            colour=partial(self.colour, words),
            bye=partial(self.bye, words),
            why_not=partial(self.why_not, words),
            mates=partial(team_mates.of_pair, catalogue, competition, position, names),
        )


_ANSWERS: Mapping[SwissText, _Answers[Any]] = {
    SwissText.DUTCH: _Answers(
        explain=ExplainedRound,
        pair=answers.pair_sentence,
        floats=answers.float_sentence,
        colour=answers.colour_sentence,
        bye=answers.bye_sentence,
        why_not=answers.why_not_sentence,
    ),
    SwissText.DUBOV: _Answers(
        explain=explained_dubov,
        pair=dubov_answers.pair_sentence,
        floats=dubov_answers.float_sentence,
        colour=of_bye_first.colour_sentence,
        bye=of_bye_first.bye_sentence,
        why_not=dubov_answers.why_not_sentence,
    ),
    SwissText.BURSTEIN: _Answers(
        explain=explained_burstein,
        pair=burstein_answers.pair_sentence,
        floats=burstein_answers.float_sentence,
        colour=of_bye_first.colour_sentence,
        bye=of_bye_first.bye_sentence,
        why_not=burstein_answers.why_not_sentence,
    ),
    SwissText.LIM: _Answers(
        explain=ExplainedLim,
        pair=lim_answers.pair_sentence,
        floats=lim_answers.float_sentence,
        colour=lim_answers.colour_sentence,
        bye=lim_answers.bye_sentence,
        why_not=lim_answers.why_not_sentence,
    ),
    SwissText.DOUBLE: _Answers(
        explain=explained_matches,
        pair=double_answers.pair_sentence,
        floats=double_answers.float_sentence,
        colour=double_answers.colour_sentence,
        bye=double_answers.bye_sentence,
        why_not=double_answers.why_not_sentence,
    ),
    SwissText.MCMAHON: _Answers(
        explain=ExplainedMcMahon,
        pair=mcmahon_answers.pair_sentence,
        floats=mcmahon_answers.float_sentence,
        colour=mcmahon_answers.colour_sentence,
        bye=mcmahon_answers.bye_sentence,
        why_not=mcmahon_answers.why_not_sentence,
    ),
    SwissText.TEAMS: _Answers(
        explain=explained_matches,
        pair=team_answers.pair_sentence,
        floats=team_answers.float_sentence,
        colour=team_answers.colour_sentence,
        bye=team_answers.bye_sentence,
        why_not=team_answers.why_not_sentence,
    ),
}
