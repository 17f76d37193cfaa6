"""Words for the order by strength that numbers a Swiss (C.04.2 Art. 2)."""

from collections.abc import Mapping

from arbiter_app.domain.drawing.renumbering import NumberChange
from arbiter_app.domain.drawing.strength import Criterion, Ranked
from arbiter_app.domain.facts.play.numbering import Draw
from arbiter_app.domain.facts.rules.swiss_rules import LastCriterion
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import is_team
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import rating_rules, swiss
from arbiter_app.wording.terms.registration import people

# fmt: off
_CRITERIA: Mapping[Criterion, str] = {
    Criterion.GRADE: QT_TRANSLATE_NOOP("Strength", "grade"),
    Criterion.RATING: QT_TRANSLATE_NOOP("Strength", "rating"),
    Criterion.TITLE: QT_TRANSLATE_NOOP("Strength", "title"),
    Criterion.NAME: QT_TRANSLATE_NOOP("Strength", "name"),
    Criterion.LOTS: QT_TRANSLATE_NOOP("Strength", "lot"),
}
# fmt: on


def criterion(catalogue: Catalogue, by: Criterion | None) -> str:
    """Return what puts somebody below the one before; "" of the first."""
    return "" if by is None else catalogue.translate("Strength", _CRITERIA[by])


def used(catalogue: Catalogue, ranked: Ranked) -> str:
    """Return the rating by which somebody stands in the order, and whose it is; the grade where it
    comes first, of a team its strength alone.
    """
    if is_team(ranked.player.id):
        return "–" if ranked.strength.rating is None else str(ranked.strength.rating)
    if ranked.grade is not None:
        return people.grade(catalogue, ranked.grade)
    return rating_rules.with_source(catalogue, ranked.strength)


def order_text(catalogue: Catalogue, tournament: Tournament) -> str:
    """Return the published criteria in their order, with the seed where lots decide."""
    rules = tournament.settings.swiss
    criteria = swiss.numbering(catalogue, tournament)
    if tournament.played_by_teams:
        return criteria
    if rules.last_criterion is LastCriterion.NAME:
        told = criteria
    else:
        pattern = catalogue.translate("Strength", "{criteria}, {seed}")
        told = pattern.format(criteria=criteria, seed=tournament.lot_seed or "")
    if not tournament.settings.sport.traits.has_fide:
        return told
    pattern = catalogue.translate("Strength", "{criteria} (C.04.2 Art. 2)")
    return pattern.format(criteria=told)


def what_it_touches(catalogue: Catalogue, change: NumberChange) -> str:
    """Return what another number changes beside itself; "" where nothing."""
    touched = []
    if change.may_change_colour:
        touched.append(catalogue.translate("Strength", "first colour"))
    if change.changes_group:
        touched.append(catalogue.translate("Strength", "accelerated group"))
    return ", ".join(touched)


def changed_after(catalogue: Catalogue, draw: Draw) -> str:
    """Return after which rounds the numbers changed."""
    rounds = [each.last_round for each in draw.earlier]
    pattern = catalogue.translate("Strength", "numbers changed after round(s) {rounds}")
    return pattern.format(rounds=numbers.ranges(rounds))
