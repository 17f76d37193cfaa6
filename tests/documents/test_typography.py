"""One style of forfeits, results, halves, apostrophes and dashes on every sheet."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import cycle

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.options import ChoiceOption, Options, RoundOption
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE
from arbiter_app.i18n import PAPER_LANGUAGES, catalogue
from tests.documents.conftest import changed, fitting
from tests.documents.in_ukrainian import in_ukrainian
from tests.documents.knockouts import knockout_of
from tests.documents.test_both import said

_FORFEITS = {"+ : –", "– : +", "– : –"}
_SIDES = r"(?<![\w.§,])[+\-–−] ?[:/\-–−] ?[+\-–−](?![\w.])"
"""Two signs of forfeits, whatever stands between them."""
_RESULT = r"(?<![\w:,.½–-])[01½] ?[:/\-–] ?[01½](?![\w:.½–-])"
"""Two results of one game or the scores of a match."""
_RESULTS = {f"{white} – {black}" for white in "01½" for black in "01½"}
_SCORES = {f"{first}:{second}" for first in "01½" for second in "01½"}
_COMPARED = r"\([\d½¼¾.,]+ : [\d½¼¾.,]+\)"
"""The values of two by a tie-break."""
_WRONG = {
    r"[^\W\d_]'[^\W\d_]": "another apostrophe",
    "—": "another dash",
    r"\w - \w": "a hyphen for a dash",
    r"(?<![\w-])-\d": "a hyphen for a minus",
    r"(?<!\.)\.\.(?!\.)": "two full stops",
}
_HALF = "½"
_DECIMAL_HALF = r"(?<![\d.,:–-])\d{1,2}[.,]5(?![\d.,]|\s?(?:m|м|cm|см))"


def with_every_result(event: Event) -> Event:
    """Return an event with forfeits of each kind and points set by the arbiter."""
    (stage, *others) = event.tournament.stages
    kinds = ("+/-", "-/+", "-/-", "½-0", "½-½")
    rounds = []
    for round_ in stage.rounds:
        games = tuple(
            replace(game, result=Result.parse(kinds[place % len(kinds)])) if game.result else game
            for place, game in enumerate(round_.games, start=round_.number)
        )
        rounds.append(replace(round_, games=games))
    return changed(event, stages=(replace(stage, rounds=tuple(rounds)), *others))


def sheets(kind: Document, event: Event, languages: Sequence[str]) -> Iterator[list[str]]:
    """Yield the texts of each sheet of a document: as it is unless somebody chooses, in each of
    some languages, and whatever is chosen, in one of all after the other.
    """
    chosen: list[Options] = []
    for option in kind.options:
        if isinstance(option, ChoiceOption):
            chosen += [{option.name: each.id} for each in option.choices]
        elif isinstance(option, RoundOption):
            chosen += [{option.name: number} for number in (1, 2)]
    unchosen: list[tuple[Options, str]] = [({}, language) for language in languages]
    for options, language in (*unchosen, *zip(chosen, cycle(PAPER_LANGUAGES), strict=False)):
        try:
            made = kind.build(event, options, catalogue(language), datetime(2026, 6, 14, 18))
        except RuleError:
            continue
        for sheet in made.sheets:
            yield list(said(replace(sheet, following=())))


def events(kind: Document) -> Iterator[tuple[Event, Sequence[str]]]:
    """Yield events, each with languages of its papers: all but for what both events have."""
    usual, knockout = fitting(kind.id), knockout_of(8, WINNER_ALONE)
    yield in_ukrainian(with_every_result(usual)), PAPER_LANGUAGES
    place = DOCUMENTS.index(kind) % len(PAPER_LANGUAGES)
    is_of_both = kind.is_used(usual) and kind.is_used(knockout)
    yield knockout, PAPER_LANGUAGES[place : place + 1] if is_of_both else PAPER_LANGUAGES


@pytest.mark.parametrize("kind", DOCUMENTS, ids=lambda kind: kind.id)
def test_that_a_sheet_writes_results_halves_and_signs_in_one_style(kind: Document) -> None:
    made = 0
    for event, languages in events(kind):
        for texts in sheets(kind, event, languages):
            made += 1
            whole = "\n".join(texts)
            assert {*re.findall(_SIDES, whole)} <= _FORFEITS
            played = re.sub(_COMPARED, "", whole)
            assert {*re.findall(_RESULT, played)} <= _RESULTS | _SCORES
            assert not (_HALF in whole and re.search(_DECIMAL_HALF, whole))
            assert [why for sign, why in _WRONG.items() if re.search(sign, whole)] == []
    assert made
