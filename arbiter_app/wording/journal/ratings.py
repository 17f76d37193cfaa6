"""Lines of the journal about which ratings count."""

from collections.abc import Callable, Iterator, Mapping

from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.event import rating_rules


def _rules(entry: Entry) -> str:
    """Tell what has changed; all of it where nothing has."""
    changed = {field for field, _, _ in entry.differences("tournament")}
    told = dict(_told(entry))
    fields = [field for field in told if field in changed] or list(told)
    return entry.line(_RATINGS, rules="; ".join(told[field] for field in fields))


def _told(entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield what is said of each field of the row of a tournament."""
    catalogue, params = entry.catalogue, entry.params
    rules = RatingRules(used=RatingUsed(params["used"]), lists=tuple(params["lists"]))
    yield "numbered_by", rating_rules.used(catalogue, rules.used)
    takes = _STANDARD if params["takes_standard"] else _NO_STANDARD
    yield "takes_standard", entry.line(takes)
    lists = rating_rules.lists(catalogue, rules)
    yield "rating_lists", entry.line(_LISTS, lists=lists)
    checked = _CHECKED if params["is_first_list_checked"] else _UNCHECKED
    yield "first_list_unchecked", entry.line(checked)
    yield "is_long", entry.line(_LONG[params["is_long"]])
    keeps = _FIRST_DAY if params["keeps_first"] else _EACH_DAY
    yield "keeps_first_ratings", entry.line(keeps)


_RATINGS = QT_TRANSLATE_NOOP("Journal", "Ratings that count: {rules}")
_STANDARD = QT_TRANSLATE_NOOP("Journal", "the standard rating where there is no other")
_NO_STANDARD = QT_TRANSLATE_NOOP("Journal", "ratings of the discipline alone")
_LISTS = QT_TRANSLATE_NOOP("Journal", "lists asked: {lists}")
_CHECKED = QT_TRANSLATE_NOOP("Journal", "the list of the first day is looked for")
_UNCHECKED = QT_TRANSLATE_NOOP("Journal", "the list of the first day is not looked for")
_EACH_DAY = QT_TRANSLATE_NOOP(
    "Journal", "games of a long event count with the ratings of their day"
)
_FIRST_DAY = QT_TRANSLATE_NOOP("Journal", "the ratings of the first day hold to the end")
_LONG: Mapping[bool | None, str] = {
    None: QT_TRANSLATE_NOOP("Journal", "long or not as the days of the event say"),
    True: QT_TRANSLATE_NOOP("Journal", "longer than 30 days"),
    False: QT_TRANSLATE_NOOP("Journal", "not longer than 30 days"),
}

RATING_WRITERS: Mapping[str, Callable[[Entry], str]] = {"tournament.ratings": _rules}
