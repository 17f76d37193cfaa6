"""Sentences for what is short in the panel of arbiters, the commission and the committee."""

from collections.abc import Mapping, Sequence
from datetime import date

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official
from arbiter_app.domain.staffing.at_once import AtOnce
from arbiter_app.domain.staffing.shortfalls import Shortfall
from arbiter_app.formats.days import runs_of_days
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers


def sentence(catalogue: Catalogue, shortfall: Shortfall) -> str:
    """Return what is short and which article of the rules says so."""
    text = catalogue.translate("Staffing", SENTENCES[shortfall.code]).format(**shortfall.facts)
    if shortfall.days:
        pattern = catalogue.translate("Staffing", "{days}: {sentence}")
        text = pattern.format(days=days_in_words(catalogue, shortfall.days), sentence=text)
    pattern = catalogue.translate("Staffing", "{sentence} (Ukrainian rules {article})")
    return pattern.format(sentence=text, article=shortfall.article)


def days_in_words(catalogue: Catalogue, days: Sequence[date]) -> str:
    """Return days with runs drawn together: "5–7 June 2026, 9 June 2026"."""
    return ", ".join(numbers.date_range(catalogue, *run) for run in runs_of_days(days))


def tournaments_of(catalogue: Catalogue, event: Event, official: Official) -> str:
    """Return of which tournaments an official is; "" where there is only one."""
    if not event.has_several:
        return ""
    of = official.duty.tournaments
    titles = [each.title for each in event.whole.tournaments if each.id in of]
    return ", ".join(titles) or catalogue.translate("Staffing", "all tournaments")


def boards_at_once(catalogue: Catalogue, event: Event, found: AtOnce) -> str:
    """Return how many boards of which tournaments are played at the same time, and how many
    arbiters that takes.
    """
    titles = ", ".join(each.title for each in event.tournaments if each.id in found.tournaments)
    words = {
        "titles": titles,
        "games": found.games,
        "present": found.present,
        "needed": found.needed,
    }
    text = (
        catalogue.translate(
            "Staffing",
            "{titles}: {games} boards at once, arbiters needed: {needed}, on duty: {present}",
        )
        if found.needed is not None
        else catalogue.translate(
            "Staffing", "{titles}: {games} boards at once, arbiters on duty: {present}"
        )
    ).format(**words)
    if not found.days:
        return text
    pattern = catalogue.translate("Staffing", "{days}: {sentence}")
    return pattern.format(days=days_in_words(catalogue, found.days), sentence=text)


# fmt: off
SENTENCES: Mapping[str, str] = {
    "staffing.no-chief": QT_TRANSLATE_NOOP("Staffing", "There is no chief arbiter"),
    "staffing.no-secretary": QT_TRANSLATE_NOOP("Staffing", "There is no chief secretary"),
    "staffing.no-level": QT_TRANSLATE_NOOP(
        "Staffing", "The level of the event is open, so the number of arbiters cannot be judged"
    ),
    "staffing.few-arbiters": QT_TRANSLATE_NOOP(
        "Staffing", "Too few arbiters: {present} of {needed} for {games} games at once"
    ),
    "staffing.few-arbiters-of": QT_TRANSLATE_NOOP(
        "Staffing",
        "Too few arbiters: {present} of {needed} for {games} games at once in {titles}",
    ),
    "staffing.no-chief-of": QT_TRANSLATE_NOOP("Staffing", "No chief arbiter is of {titles}"),
    "staffing.no-secretary-of": QT_TRANSLATE_NOOP("Staffing", "No chief secretary is of {titles}"),
    "staffing.fewest-arbiters": QT_TRANSLATE_NOOP(
        "Staffing", "Too few arbiters: {present}, and no event may have fewer than two"
    ),
    "staffing.few-seniors": QT_TRANSLATE_NOOP(
        "Staffing",
        "Too few senior arbiters: {seniors} of {needed}, since {arbiters} arbiters are more than"
        " four for each chief arbiter and deputy ({leaders})",
    ),
    "staffing.several-chiefs": QT_TRANSLATE_NOOP(
        "Staffing", "An event has one chief arbiter, not {people}"
    ),
    "staffing.several-secretaries": QT_TRANSLATE_NOOP(
        "Staffing", "An event has one chief secretary, not {people}"
    ),
    "staffing.suspended": QT_TRANSLATE_NOOP(
        "Staffing", "{name} may be on a list of suspended persons ({source})"
    ),
    "staffing.no-doctor": QT_TRANSLATE_NOOP("Staffing", "There is no doctor on the panel"),
    "staffing.no-category": QT_TRANSLATE_NOOP("Staffing", "The category of {name} is not known"),
    "staffing.commission-size": QT_TRANSLATE_NOOP(
        "Staffing", "The credentials committee has three to five members, not {members}"
    ),
    "staffing.commission-no-chair": QT_TRANSLATE_NOOP(
        "Staffing", "The credentials committee has no chair"
    ),
    "staffing.commission-chairs": QT_TRANSLATE_NOOP(
        "Staffing", "The credentials committee has one chair, not {people}"
    ),
    "staffing.commission-chair": QT_TRANSLATE_NOOP(
        "Staffing",
        "The credentials committee works under the chief arbiter, {chief},"
        " but is chaired by {name}",
    ),
    "staffing.committee-no-chair": QT_TRANSLATE_NOOP(
        "Staffing", "The appeals committee has no chair"
    ),
    "staffing.committee-small": QT_TRANSLATE_NOOP(
        "Staffing",
        "The appeals committee should have two members at least beside its chair, not {members}",
    ),
    "staffing.committee-chairs": QT_TRANSLATE_NOOP(
        "Staffing", "The appeals committee has one chair, not {people}"
    ),
    "staffing.committee-not-announced": QT_TRANSLATE_NOOP(
        "Staffing",
        "The appeals committee is not announced, though round 1 is paired: it is elected and"
        " announced before that",
    ),
    "staffing.committee-twice": QT_TRANSLATE_NOOP(
        "Staffing", "{name} has two offices in the appeals committee and counts once"
    ),
    "staffing.committee-even": QT_TRANSLATE_NOOP(
        "Staffing", "The appeals committee has {members} votes, which must be an odd number"
    ),
    "staffing.committee-reserves": QT_TRANSLATE_NOOP(
        "Staffing", "The appeals committee should have two reserves, not {reserves}"
    ),
    "staffing.committee-age": QT_TRANSLATE_NOOP(
        "Staffing", "{name} of the appeals committee is younger than 18"
    ),
    "staffing.committee-age-unknown": QT_TRANSLATE_NOOP(
        "Staffing",
        "Whether {name} of the appeals committee is 18 is not known: it takes the birth and the"
        " first day of the event",
    ),
    "staffing.committee-arbiter": QT_TRANSLATE_NOOP(
        "Staffing",
        "{name} of the appeals committee is an arbiter too, and may not sit where a decision of"
        " theirs is disputed",
    ),
    "staffing.committee-region": QT_TRANSLATE_NOOP(
        "Staffing", "The appeals committee should have one member a region; of {region}: {members}"
    ),
    "staffing.regulations-sections": QT_TRANSLATE_NOOP(
        "Staffing", "Sections not checked off in the attached regulations: {sections}"
    ),
    "staffing.official-plays": QT_TRANSLATE_NOOP(
        "Staffing", "{name} is an official and a player of the event"
    ),
    "staffing.official-plays-there": QT_TRANSLATE_NOOP(
        "Staffing",
        "{name} is an official of {titles} and plays there; who officiates does not play",
    ),
    "staffing.official-plays-elsewhere": QT_TRANSLATE_NOOP(
        "Staffing",
        "{name} is an official of other tournaments and plays in {titles}: see that they are not on"
        " duty at that time",
    ),
}
# fmt: on
