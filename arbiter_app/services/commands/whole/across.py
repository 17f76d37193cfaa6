"""Commands about rankings across tournaments: which there are, and by which rules."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.across.soundness import demand_sound, ranking_titled
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import MOST_RANKINGS, AcrossRanking
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.across_rankings import write_across
from arbiter_app.store.rows.people import write_player


def _titles(params: Params) -> Params:
    """Return what the journal keeps of a definition: the rest is in the rows."""
    return {"former": params.get("former"), "title": clean(params["ranking"].title)}


@command("across.define", anything, right=Right.MANAGE, noted=_titles, of_event=True)
def define_across(uow: UnitOfWork, /, *, ranking: AcrossRanking, former: str | None = None) -> None:
    """Add a ranking across tournaments behind the others, or say anew what the one called `former`
    is.

    Raises RuleError("across.title-missing"), ("across.title-taken"), ("across.too-many"),
    ("across.none") and as `demand_sound`.
    """
    title = clean(ranking.title)
    if title is None:
        raise RuleError("across.title-missing")
    whole = uow.now
    defined = replace(ranking, title=title)
    demand_sound(defined, [each.id for each in whole.tournaments])
    known = list(whole.across)
    place = len(known) if former is None else known.index(ranking_titled(known, former))
    others = (each for at, each in enumerate(known) if at != place)
    if any(letters_of(each.title) == letters_of(title) for each in others):
        raise RuleError("across.title-taken", title=title)
    if place == MOST_RANKINGS:
        raise RuleError("across.too-many", most=MOST_RANKINGS)
    write_across(uow.rows, (*known[:place], defined, *known[place + 1 :]))


@command("across.remove", anything, right=Right.MANAGE, of_event=True)
def remove_across(uow: UnitOfWork, /, *, title: str) -> None:
    """Forget a ranking across tournaments. Raises RuleError("across.none")."""
    known: Sequence[AcrossRanking] = uow.now.across
    removed = ranking_titled(known, title)
    write_across(uow.rows, (each for each in known if each is not removed))


def _named_teams(params: Params) -> Params:
    """Return what the journal keeps of teams that were named: whose, and which ones."""
    teams: Mapping[PlayerId, str | None] = params["teams"]
    return {"players": list(teams), "teams": sorted({clean(each) or "" for each in teams.values()})}


@command("across.members", anything, right=Right.REGISTER, noted=_named_teams, of_event=True)
def name_teams(uow: UnitOfWork, /, *, teams: Mapping[PlayerId, str | None]) -> None:
    """Say for which team the results of people count, of those who are named; None: for none.

    Raises RuleError("across.no-members") and ("tournament.no-such-player").
    """
    if not teams:
        raise RuleError("across.no-members")
    for player, team in teams.items():
        known = uow.whole.players.get(player)
        if known is None:
            raise RuleError("tournament.no-such-player", player=player)
        write_player(uow.rows, replace(known, team=clean(team)))
