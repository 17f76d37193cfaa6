"""The table of a category of an event."""

from arbiter_app.cli.console import ENGLISH, note
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.table.categories import category_titled, members_of, within
from arbiter_app.domain.table.standings import Standings
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import categories


def table_of_category(
    event: Event, competition: Competition, table: Standings, category: str, title: str
) -> tuple[Standings, str]:
    """Return the table of a category with its title, and say who may be missing in it.

    Raises RuleError("category.none"), and ("category.of-people") where teams are ranked.
    """
    chosen = category_titled(event.tournament.categories, category)
    boards = event.tournament.boards_of(competition.id)
    if boards is not None:
        raise RuleError("category.of-people", title=chosen.title, stage=boards.id)
    asked = Inquiry(competition=competition, players=event.contestants, table=table)
    of_it = members_of(chosen, event)
    for player, unknown in of_it.doubtful.items():
        name = people.name(ENGLISH, event.contestants[player])
        note(f"{name} is not ranked in it: {categories.unknown(ENGLISH, unknown)}.")
    return within(asked, of_it.members), f"{title}. {chosen.title}"
