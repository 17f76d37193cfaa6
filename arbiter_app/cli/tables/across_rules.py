"""Commands that set team scores: by which rules, and who counts for which team."""

from argparse import Namespace
from contextlib import closing
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from typing import Any

from arbiter_app.cli.console import ENGLISH, Exit, note, say
from arbiter_app.cli.reading.tournaments import chosen, several
from arbiter_app.domain.across.soundness import ranking_titled
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.counted_results import parse_quota
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.place_points import parse_place_points
from arbiter_app.services.commands.whole.across import define_across, name_teams, remove_across
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.across import rules as words

_ALL, _NONE = "all", "none"


def define(arguments: Namespace) -> Exit:
    """Add a ranking, or change what is said of the one that has the title; print its rules."""
    with closing(Workspace.open(arguments.file)) as workspace:
        event = workspace.event.whole
        if arguments.remove:
            workspace.do(remove_across, title=arguments.title)
            return Exit.DONE
        try:
            former: AcrossRanking | None = ranking_titled(event.across, arguments.title)
        except RuleError:
            former = None
        ranking = replace(former or AcrossRanking(title=arguments.title), **_said(event, arguments))
        workspace.do(define_across, ranking=ranking, former=former.title if former else None)
        event = workspace.event.whole
    say(ranking.title)
    say("\n".join(words.rules(ENGLISH, event, ranking)))
    return Exit.DONE


def _said(event: Event, arguments: Namespace) -> dict[str, Any]:
    """Return the fields of a ranking that are said, by name."""
    said: dict[str, Any] = {}

    def take(field: str, value: Any, *, of: Any) -> None:
        if of is not None:
            said[field] = value(of)

    take("title", str, of=arguments.rename)
    take("by", ContingentKey, of=arguments.by)
    take("tournaments", lambda texts: _chosen(event, texts), of=arguments.of)
    take("weights", lambda pairs: _weights(event, pairs, arguments), of=arguments.weight)
    take("measure", Measure, of=arguments.measure)
    take("for_places", parse_place_points, of=arguments.for_places)
    take("shared", SharedPlaces, of=arguments.shared)
    take("quota", parse_quota, of=arguments.count)
    take("in_each", lambda within: within == "each", of=arguments.within)
    take(
        "quotas",
        lambda pairs: tuple((_id(event, name), parse_quota(text)) for name, text in pairs),
        of=arguments.count_in,
    )
    take("of_one", lambda text: _number(text, arguments), of=arguments.from_one)
    take("of_person", OfPerson, of=arguments.person)
    take("most_members", lambda text: _number(text, arguments), of=arguments.members)
    take("in_categories", lambda word: word == "yes", of=arguments.in_categories)
    take("ties", lambda text: _ties(text, arguments), of=arguments.ties)
    return said


def _chosen(event: Event, texts: list[str]) -> tuple[TournamentId, ...]:
    return () if _ALL in texts else several(event, texts)


def _id(event: Event, name: str) -> TournamentId:
    return chosen(event, name).tournament.id


def _weights(
    event: Event, pairs: list[tuple[str, str]], arguments: Namespace
) -> tuple[tuple[TournamentId, Decimal], ...]:
    try:
        return tuple((_id(event, name), Decimal(text)) for name, text in pairs)
    except InvalidOperation:
        arguments.refuse("--weight TOURNAMENT=NUMBER: write a number such as 1.5")
        raise


def _number(text: str, arguments: Namespace) -> int | None:
    number = whole_number(text)
    if text != _ALL and number is None:
        arguments.refuse(f"{text}: write a number, or {_ALL}")
    return number


def _ties(text: str, arguments: Namespace) -> tuple[TieRule, ...]:
    codes = [] if text == _NONE else [each.strip() for each in text.split(",")]
    if unknown := [each for each in codes if each not in [*TieRule]]:
        arguments.refuse(f"--ties {unknown[0]}: write some of {', '.join(TieRule)}, or {_NONE}")
    return tuple(map(TieRule, codes))


def name_members(arguments: Namespace) -> Exit:
    """Take over from a list for which team people of the event count."""
    # The library of workbooks is slow to import, and rules do not need it.
    from arbiter_app.cli.files.lists import defective, laid_out, one_sheet
    from arbiter_app.services.files.member_lists import members_listed

    sheet = one_sheet(arguments)
    with closing(Workspace.open(arguments.file)) as workspace:
        try:
            found = members_listed(workspace.event.whole, sheet, laid_out(arguments, sheet))
        except FormatError as error:
            raise defective(arguments.source, [error]) from error
        if found.teams:
            workspace.do(name_teams, teams=found.teams)
    say(f"Teams named: {len(found.teams)}. As they were: {found.alike}.")
    for name in found.unknown:
        note(f"{name}: nobody of the event, or not one alone, is called so.")
    return Exit.NO if found.unknown else Exit.DONE
