"""Words for what a tournament says of ratings: which counts, which lists are asked."""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import RatingSource
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rating_rules import Rated, RatingRules, RatingUsed
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

# fmt: off
_USED: Mapping[RatingUsed, str] = {
    RatingUsed.FIDE: QT_TRANSLATE_NOOP("RatingRules", "FIDE rating, else the national one"),
    RatingUsed.NATIONAL: QT_TRANSLATE_NOOP("RatingRules", "national rating, else that of FIDE"),
    RatingUsed.HIGHER:        QT_TRANSLATE_NOOP("RatingRules", "the higher of both ratings"),
    RatingUsed.LOWER:         QT_TRANSLATE_NOOP("RatingRules", "the lower of both ratings"),
    RatingUsed.MEAN:          QT_TRANSLATE_NOOP("RatingRules", "the mean of both ratings"),
    RatingUsed.FIDE_ONLY:     QT_TRANSLATE_NOOP("RatingRules", "FIDE rating alone"),
    RatingUsed.NATIONAL_ONLY: QT_TRANSLATE_NOOP("RatingRules", "national rating alone"),
    RatingUsed.OWN: QT_TRANSLATE_NOOP(
        "RatingRules", "rating entered by the arbiter, else FIDE, else national"
    ),
}
_SOURCES: Mapping[RatingSource, str] = {
    RatingSource.FIDE:     QT_TRANSLATE_NOOP("Strength", "{rating} FIDE"),
    RatingSource.NATIONAL: QT_TRANSLATE_NOOP("Strength", "{rating} national"),
    RatingSource.ARBITER:  QT_TRANSLATE_NOOP("Strength", "{rating} estimate"),
    RatingSource.MEAN:     QT_TRANSLATE_NOOP("Strength", "{rating} mean"),
}
# fmt: on


def used(catalogue: Catalogue, value: RatingUsed) -> str:
    """Return which rating counts."""
    return catalogue.translate("RatingRules", _USED[value])


def in_short(catalogue: Catalogue, event: Event) -> str:
    """Return which rating counts, and that the event is a long one: "…; longer than 30 days"."""
    rules = event.tournament.rating_rules
    if not rules.lasts_long(event.starts_on, event.ends_on):
        return used(catalogue, rules.used)
    pattern = catalogue.translate("RatingRules", "{rating}; longer than 30 days")
    return pattern.format(rating=used(catalogue, rules.used))


def with_source(catalogue: Catalogue, rated: Rated) -> str:
    """Return a rating, and whose it is: "2105 FIDE"; "–" of none."""
    if rated.source is None:
        return "–"
    pattern = catalogue.translate("Strength", _SOURCES[rated.source])
    return pattern.format(rating=rated.rating)


def lists(catalogue: Catalogue, rules: RatingRules) -> str:
    """Return which lists are asked, in their order."""
    if not rules.lists:
        return catalogue.translate("RatingRules", "all on this computer, the newest first")
    return ", ".join(rules.lists)


def lines(catalogue: Catalogue, event: Event) -> Iterator[str]:
    """Yield what is said of ratings, a sentence each, without what goes without saying."""
    rules, translate = event.tournament.rating_rules, catalogue.translate
    pattern = translate("RatingRules", "{what}: {how}.")
    yield pattern.format(
        what=translate("RatingRules", "The rating that counts"), how=used(catalogue, rules.used)
    )
    if rules.takes_standard and event.discipline is not Discipline.STANDARD:
        yield translate(
            "RatingRules",
            "Players without a rating of the discipline have the standard one (B.02).",
        )
    if rules.lists:
        yield pattern.format(
            what=translate("RatingRules", "Lists asked, in this order"),
            how=lists(catalogue, rules),
        )
    if not rules.is_first_list_checked:
        yield translate("RatingRules", "The list of the first day’s month was not looked for.")
    if rules.lasts_long(event.starts_on, event.ends_on):
        yield periods(catalogue, rules)


def periods(catalogue: Catalogue, rules: RatingRules) -> str:
    """Return which ratings hold in an event of more than 30 days (C.07 Art. 10)."""
    if rules.keeps_first:
        return catalogue.translate(
            "RatingRules",
            "The event lasts longer than 30 days; the ratings of its first day hold to the end.",
        )
    return catalogue.translate(
        "RatingRules",
        "The event lasts longer than 30 days; every game counts with the ratings of its day"
        " (C.07 Art. 10).",
    )
