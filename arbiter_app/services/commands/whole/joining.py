"""The command that makes one tournament of several: played as one, ranked apart."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from arbiter_app.domain.across.joining import all_categories, demand_joinable, widened
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.fees import due
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import catalogue
from arbiter_app.store.rows.across_rankings import write_across
from arbiter_app.store.rows.people import write_officials
from arbiter_app.store.rows.tournament import write_tournament


def _ids(params: Params) -> Params:
    return {**params, "tournaments": list(params["tournaments"])}


@command("tournament.join", anything, right=Right.MANAGE, noted=_ids, of_event=True)
def join_tournaments(
    uow: UnitOfWork, /, *, tournaments: Sequence[TournamentId], title: str
) -> TournamentId:
    """Make one tournament of several before their draw, by the rules of the first of them; return
    its id. Everybody goes into it with presence, fee, papers and decisions, and each of the former
    tournaments is a category of it; officials of one of them are of it.

    Raises RuleError("tournament.title-missing"), ("tournament.title-taken") and as
    `demand_joinable` and `all_categories`.
    """
    whole = uow.now
    joined = demand_joinable(whole, tournaments)
    first, *others = joined
    named = title.strip()
    if not named:
        raise RuleError("tournament.title-missing")
    apart = (each for each in whole.tournaments if each not in joined)
    if any(each.title.casefold() == named.casefold() for each in apart):
        raise RuleError("tournament.title-taken", title=named)
    made = replace(
        first,
        title=named,
        eligibility=widened(joined),
        entries=(*first.entries, *_moved(whole, first, others)),
        categories=all_categories(joined),
        settings=_with_pairs(joined),
    )
    for each in others:
        catalogue.remove_tournament(uow.rows, each)
    write_tournament(uow.rows, made)
    write_across(uow.rows, (_remapped(each, joined) for each in whole.across))
    ids = {each.id for each in joined}
    officials = (replace(each, duty=each.duty.joined(made.id, ids)) for each in whole.officials)
    write_officials(uow.rows, officials)
    return made.id


def _moved(whole: Event, first: Tournament, others: Sequence[Tournament]) -> Sequence[Entry]:
    """Return the entries that move, each with the fee that was to be paid before."""
    there = whole.of(first.id)

    def moved(entry: Entry, event: Event) -> Entry:
        owed = due(event, entry)
        return entry if owed == due(there, entry) else replace(entry, fee_due=owed)

    return [
        moved(entry, event)
        for each in others
        for event in [whole.of(each.id)]
        for entry in event.tournament.entries
    ]


def _with_pairs(joined: Sequence[Tournament]) -> Settings:
    """Return the settings of the first tournament, with the pairs that may not meet of all."""
    settings = joined[0].settings
    forbidden = chain.from_iterable(each.settings.swiss.forbidden for each in joined)
    swiss = replace(settings.swiss, forbidden=tuple(dict.fromkeys(forbidden)))
    return replace(settings, swiss=swiss)


Told = TypeVar("Told")


def _of_joined(
    told: Sequence[tuple[TournamentId, Told]], gone: Collection[TournamentId], made: TournamentId
) -> tuple[tuple[TournamentId, Told], ...]:
    """Return what is told of tournaments, of the joined one what was of the first of its own."""
    first = [(made, each) for tournament, each in told if tournament in gone][:1]
    return (*((tournament, each) for tournament, each in told if tournament not in gone), *first)


def _remapped(ranking: AcrossRanking, joined: Sequence[Tournament]) -> AcrossRanking:
    """Return a ranking across tournaments in which the joined one stands for those it is made of;
    their places are then those within its categories.
    """
    gone = {each.id for each in joined}
    if ranking.tournaments and gone.isdisjoint(ranking.tournaments):
        return ranking
    kept = (joined[0].id if each in gone else each for each in ranking.tournaments)
    return replace(
        ranking,
        tournaments=tuple(dict.fromkeys(kept)),
        weights=_of_joined(ranking.weights, gone, joined[0].id),
        quotas=_of_joined(ranking.quotas, gone, joined[0].id),
        in_categories=True,
    )
