"""Words for people known to this computer and for what its sources say of them."""

from collections.abc import Iterator

from arbiter_app.domain.facts.people.rating_lists import Discipline, KnownPerson, ListedPerson
from arbiter_app.domain.registration.known_people import origin_of, values
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.registration import ratings
from arbiter_app.wording.terms.registration.person_fields import value_text


def source(catalogue: Catalogue, person: ListedPerson) -> str:
    """Return who says so: a list with its date, or this computer."""
    if person.list is None:
        return catalogue.translate("KnownPerson", "this computer")
    return ratings.origin(catalogue, origin_of(person.list))


def who(catalogue: Catalogue, person: KnownPerson, played: Discipline) -> str:
    """Return the first line about a person found: names, birth, title, ratings."""
    said = {name: found[0].value for name, found in values(person, played).items()}
    latin = said.get("latin_name")
    names = [said["name"]] if latin in (None, said["name"]) else [said["name"], latin]
    facts = [
        value_text(catalogue, said[name])
        for name in ("birth", "title", "sport_rank")
        if name in said
    ]
    return " · ".join([*names, *facts, *_ratings(catalogue, said)])


def whence(catalogue: Catalogue, person: KnownPerson, played: Discipline) -> str:
    """Return the second line: federation, region, club, IDs, and who knows the person."""
    said = {name: found[0].value for name, found in values(person, played).items()}
    facts = [
        value_text(catalogue, said[name])
        for name in ("federation", "region", "club")
        if name in said
    ]
    if any(each.inactive for each in person.sources):
        facts.append(catalogue.translate("KnownPerson", "inactive"))
    return " · ".join([*facts, *_ids(catalogue, said), *_sources(catalogue, person)])


def _ratings(catalogue: Catalogue, said: dict[str, object]) -> Iterator[str]:
    if rating := said.get("fide_rating"):
        yield catalogue.translate("KnownPerson", "FIDE {rating}").format(rating=rating)
    if rating := said.get("national_rating"):
        yield catalogue.translate("KnownPerson", "nat. {rating}").format(rating=rating)


def _ids(catalogue: Catalogue, said: dict[str, object]) -> Iterator[str]:
    if number := said.get("fide_id"):
        yield catalogue.translate("KnownPerson", "ID {id}").format(id=number)
    if number := said.get("national_id"):
        yield catalogue.translate("KnownPerson", "national ID {id}").format(id=number)


def _sources(catalogue: Catalogue, person: KnownPerson) -> list[str]:
    return list(dict.fromkeys(source(catalogue, each) for each in person.sources))
