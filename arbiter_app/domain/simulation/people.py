"""Players whom nobody knows: names put together of syllables, without FIDE IDs."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from arbiter_app.domain.facts.people.people import Birth, Player, Sex, Title
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.simulation.chance import Chance

_FIRST = "Bral Cel Dov Far Grin Hul Jor Kel Lum Mav Nor Olv Pras Quor Rud Sil Tav Ulm Vek Wol Yar"
_MIDDLE = "a ado aro ebi ela emu esti ibo ili ino o olu ora ota u uda ulo uri"
_LAST = "bek dan dor gan kov lin man mir nek ner nis rak ran ros sen tek tor vak vin zar"
_GIVEN = {
    Sex.MALE: "Alvo Bemir Corto Dagon Elvar Fenko Gorvin Hesko Ilvan Jasko Korem Lotar Nevo Orsk"
    " Pavor Rilo Sovan Tibor Ulvar Zenko",
    Sex.FEMALE: "Alvia Bemira Cortia Dagna Elvara Fenka Gorvina Heska Ilvana Jaska Korema Lotara"
    " Neva Orska Pavora Rila Sovana Tibora Ulvara Zenka",
}
_SURNAMES = [part.split() for part in (_FIRST, _MIDDLE, _LAST)]
_NAMES = {sex: names.split() for sex, names in _GIVEN.items()}

_FEDERATIONS = {
    "UKR": 60, "POL": 8, "MDA": 4, "ROU": 4, "LTU": 3, "LAT": 3, "GEO": 3, "GER": 4, "CZE": 3,
    "SVK": 2, "HUN": 2, "ENG": 1, "ESP": 1, "NED": 1, "FID": 1,
}  # fmt: skip
_TITLES = ((2500, Title.GM), (2400, Title.IM), (2300, Title.FM), (2200, Title.CM))
_TITLES_OF_WOMEN = ((2300, Title.WGM), (2200, Title.WIM), (2100, Title.WFM), (2000, Title.WCM))
_WOMEN, _WITH_TITLE, _YEAR_ALONE, _BIRTH_UNKNOWN = 25, 60, 20, 5
"""Per cent."""
_YOUNGEST, _OLDEST = 8, 80
"""Years of age."""


def invented(ratings: Sequence[int | None], day: date, chance: Chance) -> tuple[Player, ...]:
    """Return a player for each rating, as they would be on a day."""
    names: dict[str, None] = {}
    return tuple(
        _player(PlayerId(number), rating, day, names, chance)
        for number, rating in enumerate(ratings, start=1)
    )


def estimated(
    field: Sequence[Player], between: tuple[int, int], chance: Chance
) -> tuple[Player, ...]:
    """Return players of whom those without a rating have an estimate of the arbiter."""
    return tuple(
        player
        if player.fide_rating is not None
        else replace(player, arbiters_rating=chance.between(*between))
        for player in field
    )


def invented_places(count: int, chance: Chance) -> tuple[str, ...]:
    """Return so many names of places, all of them different: teams are called by them."""
    names: dict[str, None] = {}
    while len(names) < count:
        names["".join([chance.one_of(part) for part in _SURNAMES])] = None
    return tuple(names)


def _player(
    id: PlayerId, rating: int | None, day: date, names: dict[str, None], chance: Chance
) -> Player:
    sex = Sex.FEMALE if chance.happens(_WOMEN) else Sex.MALE
    return Player(
        id=id,
        name=_name(sex, names, chance),
        sex=sex,
        birth=_birth(day, chance),
        title=_title(sex, rating or 0, chance),
        fide_rating=rating,
        federation=chance.weighed(_FEDERATIONS),
    )


def _name(sex: Sex, taken: dict[str, None], chance: Chance) -> str:
    """Return a name that nobody else has; there are 142,800 of each sex."""
    while True:
        surname = "".join([chance.one_of(part) for part in _SURNAMES])
        name = f"{surname} {chance.one_of(_NAMES[sex])}"
        if name not in taken:
            taken[name] = None
            return name


def _birth(day: date, chance: Chance) -> Birth | None:
    if chance.happens(_BIRTH_UNKNOWN):
        return None
    born = day - timedelta(days=chance.between(365 * _YOUNGEST, 365 * _OLDEST))
    return Birth(born.year) if chance.happens(_YEAR_ALONE) else Birth(born.year, born)


def _title(sex: Sex, rating: int, chance: Chance) -> Title | None:
    """Return the title that goes with a rating; not everybody has earned it."""
    if not chance.happens(_WITH_TITLE):
        return None
    is_of_women = sex is Sex.FEMALE and chance.happens(_WITH_TITLE)
    steps = _TITLES_OF_WOMEN if is_of_women else _TITLES
    return next((title for least, title in steps if rating >= least), None)
