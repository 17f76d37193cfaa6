"""Every paper and every command that prints, in every state that acts and their undoing lead to:
made, or refused in a sentence.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime
from pathlib import Path

import pytest

from arbiter_app import cli
from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.options import (
    ChoiceOption,
    CriterionOption,
    Option,
    Options,
    OptionValue,
    OrganisationOption,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import LANGUAGES, Catalogue, catalogue
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from tests.campaigns import IN_SOAK
from tests.gui import states
from tests.gui.conftest import NAMES
from tests.latin import not_english, typed_words

NOW = datetime(2026, 11, 23, 9, 0)


def refused(act: Callable[[], object]) -> RuleError | None:
    try:
        act()
    except RuleError as refusal:
        return refusal
    return None


def printed(document: Document, event: Event, chosen: Options, language: Catalogue) -> str:
    """Return all that a paper says, or the sentence that refuses it."""
    try:
        return repr(document.build(event, chosen, language, NOW))
    except RuleError as refusal:
        sentence = error_sentence(language, refusal)
        assert " " in sentence
        return sentence


def undone(workspace: Workspace) -> Iterator[Event]:
    """Yield the event as it is, and as it was before each of its acts."""
    while True:
        yield workspace.event
        if refused(workspace.undo):
            return


def values(option: Option, event: Event) -> Sequence[OptionValue]:
    match option:
        case ChoiceOption():
            return [choice.id for choice in option.choices]
        case OrganisationOption():
            return [*{player.region for player in event.players.values()}, "Ніхто"]
        case CriterionOption():
            return ["BH", "DE", "SB/C1", "XX"]
        case _:
            return [0, 1, 2, 99]


def choices(document: Document, event: Event, number: int) -> Iterator[Options]:
    """Yield the usual choices; of a paper with options, in the first states and in a soak, each
    other one of a single option, then all of them at once; elsewhere these take turns.
    """
    each = IN_SOAK or number < 2
    yield {}
    if not document.options:
        return
    for option in document.options if each else ():
        for value in values(option, event):
            yield {option.name: value}
    if each or number % 8:
        yield {option.name: values(option, event)[-1] for option in document.options}
    if each or not number % 8:
        yield {
            option.name: values(option, event)[min(1, len(values(option, event)) - 1)]
            for option in document.options
        }


@pytest.mark.soak
@pytest.mark.parametrize(
    "acts",
    [
        states.before_the_draw,
        states.round_under_way,
        states.play_off_under_way,
        states.group_finished,
        states.knockout_under_way,
    ],
)
def test_that_every_paper_is_made_or_refused_in_a_sentence(
    acts: Callable[[Workspace], object], tmp_path: Path
) -> None:
    file = tmp_path / "event.arbiter"
    workspace = Workspace.create(
        file, title="Кубок", starts_on=date(2026, 4, 1), edition_id="2026-03", takes_snapshots=False
    )
    acts(workspace)
    for number, event in enumerate(undone(workspace)):
        if not IN_SOAK and number > len(LANGUAGES) and number % 4:
            continue
        name = LANGUAGES[number % len(LANGUAGES)]
        typed = typed_words(event, "Ніхто")
        for document in DOCUMENTS:
            for chosen in choices(document, event, number):
                said = printed(document, event, chosen, catalogue(name))
                assert name != "en" or not_english(said, typed) == []
    workspace.close()


@pytest.mark.parametrize("steps", [0, 1, 2, 99])
def test_that_every_command_that_prints_ends_well_or_in_a_sentence(
    steps: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "event.arbiter"
    workspace = Workspace.create(
        file, title="Кубок", starts_on=date(2026, 4, 1), edition_id="2026-03", takes_snapshots=False
    )
    states.drawn(workspace)
    for _, _ in zip(range(steps), undone(workspace), strict=False):
        pass
    workspace.close()
    report = str(tmp_path / "report.trf")
    for words in (
        ["standings"],
        ["standings", "--json"],
        ["why", "1"],
        ["why", "1", "2"],
        ["why", "99", "1", "--criterion", "XX"],
        ["stages"],
        ["check"],
        ["check", "--json"],
        ["pair"],
        ["pair", "--round", "1"],
        ["meetings"],
        ["history"],
        ["verify"],
        ["snapshots"],
        ["export", report],
        ["print", "why"],
    ):
        command, *more = words
        output = ["-o", str(tmp_path / "paper.pdf")] if command == "print" else []
        status = cli.run([command, str(file), *more, *output])
        said = capsys.readouterr()
        assert status in {0, 1, 2}
        assert status == 0 or said.err.startswith("arbiter: ") or said.out
        assert not_english(said.out + said.err, typed_words(NAMES, "Кубок Київ Львівська")) == []
