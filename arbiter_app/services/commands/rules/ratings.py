"""Commands about which ratings count."""

from dataclasses import replace

from arbiter_app.domain.facts.people.rating_rules import RatingRules, tidy_lists
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.tournament import write_rules


def _noted_rules(params: Params) -> Params:
    """Return what the journal keeps of changed rules, each of them plainly."""
    rules: RatingRules = params["rules"]
    return {
        "used": rules.used,
        "takes_standard": rules.takes_standard,
        "lists": list(tidy_lists(rules.lists)),
        "is_first_list_checked": rules.is_first_list_checked,
        "is_long": rules.is_long,
        "keeps_first": rules.keeps_first,
    }


@command(
    "tournament.ratings",
    allows(Action.CHANGE_RATING_RULES),
    right=Right.MANAGE,
    noted=_noted_rules,
    is_risky=True,
)
def change_ratings(
    uow: UnitOfWork,
    /,
    *,
    rules: RatingRules,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set which rating counts, which lists are asked, and how long the ratings of the first day
    hold (C.04.2 Art. 2, C.07 Art. 10).
    """
    rules = replace(rules, lists=tidy_lists(rules.lists))
    write_rules(uow.rows, replace(uow.now.tournament, rating_rules=rules))
