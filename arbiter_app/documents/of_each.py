"""A document of several tournaments in one go: a paper of each, or why it has none."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import (
    TOURNAMENT,
    AfterOption,
    ChoiceOption,
    Options,
    OrganisationOption,
    RoundOption,
)
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.i18n import Catalogue

_OF_ANY = (ChoiceOption, RoundOption, AfterOption, OrganisationOption)
"""Options that mean the same in every tournament; a stage, a match or a player is of one."""


@dataclass(frozen=True, slots=True)
class OfOne:
    """What became of the paper of one tournament."""

    event: Event
    """Seen of the tournament."""
    options: Options
    made: Report | RuleError
    """The paper, or why there is none."""


def of_each(
    kind: Document,
    event: Event,
    options: Options,
    tournaments: Sequence[TournamentId],
    catalogue: Catalogue,
    printed_at: datetime,
) -> Iterator[OfOne]:
    """Yield the paper of each of the tournaments, in their order, as soon as it is asked for."""
    several = common(kind, options) if len(tournaments) > 1 else options
    for tournament in tournaments:
        chosen = {**several, TOURNAMENT: tournament}
        seen = event.of(tournament)
        try:
            yield OfOne(seen, chosen, kind.build(seen, chosen, catalogue, printed_at))
        except RuleError as error:
            yield OfOne(seen, chosen, error)


def common(kind: Document, options: Options) -> Options:
    """Return those of the options of a document that hold in every tournament alike."""
    alike = {each.name for each in kind.options if isinstance(each, _OF_ANY)}
    alike |= {each.name for each in kind.sheet_options}
    return {name: value for name, value in options.items() if name in alike}
