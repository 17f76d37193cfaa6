"""Into which tournaments of an event the rows of a list of players go."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from typing import TypeVar

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.eligibility import EVERYBODY
from arbiter_app.domain.facts.people.people import Player, PlayerFields
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.fitting import fitting
from arbiter_app.formats.player_sheet import Field, Layout
from arbiter_app.values import frozen

Row = TypeVar("Row")


class By(StrEnum):
    """What tells where a row goes."""

    COLUMN = "column"
    """What stands in the column of the tournament; where it says nothing, the conditions."""
    CONDITIONS = "conditions"
    """Birth, sex and rank, by the conditions of the tournaments."""
    ONE = "one"
    """All go into one tournament."""


@frozen(kw_only=True)
class Going:
    """Where a row goes: into a tournament of the event, or into one that is to be added."""

    tournament: TournamentId | None = None
    added: str | None = None
    asked: str = ""
    """The title that the row says, if it says one."""

    @property
    def is_nowhere(self) -> bool:
        return self.tournament is None and self.added is None


@frozen(kw_only=True)
class Division:
    """How a list is divided among the tournaments of an event."""

    by: By
    one: TournamentId
    """Where all go who are told nowhere else; of `By.ONE` everybody."""
    adds: bool = False
    """Whether a tournament is added for each title that the event has not."""
    decided: Mapping[int, TournamentId] = field(default_factory=dict)
    """By line, where a person has said that a row goes."""


def proposed_division(event: Event, layout: Layout, one: TournamentId) -> Division:
    """Return how a list is divided unless a person says otherwise: by its column, else by the
    conditions where the tournaments have any, else all go into one.
    """
    if Field.TOURNAMENT in layout.fields:
        return Division(by=By.COLUMN, one=one)
    return Division(by=By.CONDITIONS if has_conditions(event) else By.ONE, one=one)


def has_conditions(event: Event) -> bool:
    """Whether a tournament of the event asks for an age, a sex or a rank."""
    return any(
        each.eligibility.age or each.eligibility.women_only or each.eligibility.lowest_rank
        for each in event.tournaments
        if each.eligibility != EVERYBODY
    )


def divided(event: Event, division: Division) -> Callable[[int, str, PlayerFields], Going]:
    """Return what tells of a line, the title that it says and who stands there where they go."""
    by_title = {title_key(each.title): each.id for each in event.tournaments}
    is_conditioned = has_conditions(event)

    def going(line: int, title: str, fields: PlayerFields) -> Going:
        if (decided := division.decided.get(line)) is not None:
            return Going(tournament=decided, asked=title)
        if division.by is By.ONE:
            return Going(tournament=division.one)
        if division.by is By.COLUMN and title:
            known = by_title.get(title_key(title))
            return Going(
                tournament=known,
                added=title.strip() if division.adds and known is None else None,
                asked=title,
            )
        if not is_conditioned:
            return Going(tournament=division.one if division.by is By.CONDITIONS else None)
        fit = fitting(event, Player(id=PlayerId(0), **fields), division.one)[0]
        return Going(tournament=fit.tournament if fit.is_met else None)

    return going


def title_key(title: str) -> str:
    """Return a title of a tournament without what people write in different ways: case, spaces,
    dashes and full stops, and Latin letters that look like Cyrillic ones.
    """
    letters = "".join(letter for letter in title.casefold() if letter.isalnum())
    return letters.translate(_ALIKE)


_ALIKE = str.maketrans("aceiopxyu", "асеіорхую")
"""Letters that are typed in either alphabet: U8 and Ю8 name one group, I and І look the same."""


def totals(goings: Iterable[Going]) -> tuple[Mapping[TournamentId, int], Mapping[str, int], int]:
    """Count who goes into each tournament, into each that is added, and nowhere."""
    found = [*goings]
    groups, added = by_tournament((each, {"name": ""}) for each in found)
    return (
        {each: len(listed) for each, listed in groups.items()},
        {title: len(listed) for title, listed in added.items()},
        sum(each.is_nowhere for each in found),
    )


def by_tournament(
    listed: Iterable[tuple[Going, Row]],
) -> tuple[Mapping[TournamentId, Sequence[Row]], Mapping[str, Sequence[Row]]]:
    """Return rows by tournament and by title of those to be added, as they are imported.

    Titles that differ in case or spaces alone are one tournament, called as in the first row.
    """
    groups: dict[TournamentId, list[Row]] = {}
    added: dict[str, list[Row]] = {}
    called: dict[str, str] = {}
    for going, row in listed:
        if going.tournament is not None:
            groups.setdefault(going.tournament, []).append(row)
        elif going.added is not None:
            title = called.setdefault(title_key(going.added), going.added)
            added.setdefault(title, []).append(row)
    return groups, added
