"""Sheets in English of an event that is written in Ukrainian."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import cache

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.options import ChoiceOption, Options
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.english_names import english_names, usual_english
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.i18n import catalogue
from tests.documents.conftest import event_of, fitting
from tests.documents.in_ukrainian import in_ukrainian
from tests.documents.test_both import said

_CYRILLIC = re.compile("[\u0400-\u052f]")


def whatever_is_chosen(kind: Document) -> Iterator[Options]:
    yield {}
    for option in kind.options:
        if isinstance(option, ChoiceOption):
            yield from ({option.name: each.id} for each in option.choices)


def sheets(kind: Document, event: Event, chosen: Iterable[Options]) -> Iterator[str]:
    """Yield every text of the sheets of a document in English."""
    for options in chosen:
        try:
            made = kind.build(event, options, catalogue("en"), datetime(2026, 6, 14, 18))
        except RuleError:
            continue
        yield from said(made)


@cache
def of_which_there_is(document: str) -> Event:
    return in_ukrainian(fitting(document))


@pytest.mark.parametrize("kind", DOCUMENTS, ids=lambda kind: kind.id)
def test_that_a_sheet_with_english_for_every_text_has_no_other_letters(kind: Document) -> None:
    event = of_which_there_is(kind.id)
    typed = {text: f"Text {number}" for number, text in enumerate(usual_english(event))}
    typed_in = replace(event, english_names=typed)
    told = list(sheets(kind, typed_in, whatever_is_chosen(kind)))
    assert told
    assert not [each for each in told if _CYRILLIC.search(each) and "зерно" not in each]


@pytest.mark.parametrize("kind", DOCUMENTS, ids=lambda kind: kind.id)
def test_that_without_it_sentences_alone_stay_as_they_are_written(kind: Document) -> None:
    event = of_which_there_is(kind.id)
    usual = usual_english(event)
    sentences = [text for text, english in usual.items() if text == english]
    for each in sheets(kind, event, [{}]):
        left = each
        for sentence in sorted(sentences, key=len, reverse=True):
            left = left.replace(sentence, "")
        assert not _CYRILLIC.search(left.replace("зерно", ""))


def test_that_who_approves_and_what_arbiters_are_stand_in_latin_letters() -> None:
    names = english_names(in_ukrainian(event_of(4)))
    assert names["суддя національної категорії"] == "national category"
    assert names["юний суддя"] == "young arbiter"
    assert names["Велика зала"] == "Velyka zala"
    assert names["Група А"] == "Group A"


def test_that_a_sentence_is_offered_and_no_english_until_it_is_typed() -> None:
    event = in_ukrainian(event_of(4))
    phones = event.particulars[Particular.PHONES]
    assert usual_english(event)[phones] == phones
    assert phones not in english_names(event)
    typed = replace(event, english_names={phones: "No telephones"})
    assert english_names(typed)[phones] == "No telephones"
