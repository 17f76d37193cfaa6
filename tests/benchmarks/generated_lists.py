"""Rating lists of any size in the exact forms that FIDE publishes, with people who do not exist.

The names have what names of the real lists have: Ukrainian ones spelt by several tables, diacritics
stripped, apostrophes, hyphens, missing commas, one word alone, very long ones, namesakes.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

COMBINED_HEADER = (
    "ID Number      Name                                                         Fed Sex Tit  WTit"
    " OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
LEGACY_HEADER = COMBINED_HEADER.replace("FOA ", "")
_NAME_WIDTH = 60
_FIRST_ID, _IDS, _SHUFFLE = 100_000, 90_000_049, 48_271_109
"""Lists stand in the order of names, which tells nothing of the ids: these are spread by a
multiplication that gives no id twice."""


@dataclass(frozen=True, slots=True)
class Generated:
    """A person of a generated list, as its columns have him; a rating of 0 is none."""

    fide_id: int
    name: str
    federation: str = "UKR"
    sex: str = "M"
    title: str = ""
    womens_title: str = ""
    other_titles: str = ""
    online_title: str = ""
    standard: int = 0
    rapid: int = 0
    blitz: int = 0
    birth: int = 0
    flag: str = ""


def single_header(month: str) -> str:
    """Return the headings of a list of one discipline: month is "NOV26"."""
    return (
        "ID Number      Name                                                         Fed Sex Tit  "
        f"WTit OTit           FOA {month} Gms K  B-day Flag"
    )


def combined_line(person: Generated) -> str:
    return _beginning(person) + f"{person.online_title:<4}" + _three_ratings(person)


def legacy_line(person: Generated) -> str:
    return _beginning(person) + _three_ratings(person)


def single_line(person: Generated) -> str:
    """Return the line of a list of one discipline, with the standard rating."""
    rating = f"{person.standard:<6}{7:<4}{20:<3}"
    return f"{_beginning(person)}{person.online_title:<4}{rating}{person.birth:<6}{person.flag:<4}"


def write_text(
    path: Path, header: str, people: Iterable[Generated], line: Callable[[Generated], str]
) -> None:
    with path.open("w", encoding="ascii", newline="\r\n") as file:
        file.write(header + "\n")
        file.writelines(line(person) + "\n" for person in people)


def write_combined(path: Path, people: Iterable[Generated]) -> None:
    write_text(path, COMBINED_HEADER, people, combined_line)


def write_xml(path: Path, people: Iterable[Generated], *, is_combined: bool = True) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write("<playerslist>\n")
        file.writelines(_element(person, is_combined=is_combined) for person in people)
        file.write("</playerslist>")


def _beginning(person: Generated) -> str:
    return (
        f"{person.fide_id:<15}{person.name:<61}{person.federation:<4}{person.sex:<4}"
        f"{person.title:<5}{person.womens_title:<5}{person.other_titles:<15}"
    )


def _three_ratings(person: Generated) -> str:
    ratings = "".join(
        f"{rating:<6}{0:<4}{20:<3}" for rating in (person.standard, person.rapid, person.blitz)
    )
    return f"{ratings}{person.birth:<6}{person.flag:<4}"


def _element(person: Generated, *, is_combined: bool) -> str:
    said: dict[str, object] = {
        "fideid": person.fide_id,
        "name": escape(person.name),
        "country": person.federation,
        "sex": person.sex,
        "title": person.title,
        "w_title": person.womens_title,
        "o_title": person.other_titles,
        "foa_title": person.online_title,
        "rating": person.standard or "",
        "games": 0,
        "k": 20,
    }
    if is_combined:
        said |= {"rapid_rating": person.rapid or "", "rapid_games": 0, "rapid_k": 20}
        said |= {"blitz_rating": person.blitz or "", "blitz_games": 0, "blitz_k": 20}
    said |= {"birthday": person.birth or "", "flag": person.flag}
    lines = "".join(f"<{tag}>{value}</{tag}>\n" for tag, value in said.items())
    return f"<player>\n{lines}</player>\n"


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_BEGINNINGS = _words(
    "b v g d z k l m n p r s t f h ch sh zh kh sch st kr br vl ts tr sv gr sk hr dm pl w j th"
)
_VOWELS = _words("a a a e e i i o o u y ya ie ai ou iu")
_ENDINGS = {
    "UKR": _words("enko ko chuk uk skyi ska skiy yuk ets yshyn ak yi iy ova ov"),
    "RUS": _words("ov ova ev eva in ina sky skaya kin"),
    "IND": _words("an kumar swamy rao jan dev tha shi"),
    "GER": _words("mann er stein berg feld hoff ner"),
    "ESP": _words("ez es o a illa ero al"),
    "FRA": _words("eau el ier oux ard in"),
    "CHN": _words("ng n ang o u"),
    "POL": _words("ski ska wicz czyk ak a"),
}
_SHARES = {"UKR": 2, "RUS": 14, "IND": 18, "GER": 9, "ESP": 12, "FRA": 12, "CHN": 8, "POL": 6}
_HOME_GIVEN = _words(
    "Oleksandr Aleksandr Oleksandra Serhii Sergey Sergiy Andrii Andriy Andrey Dmytro Dmitry Yurii"
    " Yuriy Iurii Yevhen Evgeny Volodymyr Vladimir Mykola Nikolay Mykhailo Mikhail Olha Olga Olena"
    " Elena Yuliia Julia Nataliia Natalia Hanna Anna Mariia Maria Viktoriia Tetiana Bohdan Bogdan"
    " Taras Ostap Ihor Igor Oleh Oleg Solomiia Zlata Danylo Daniil Kyrylo Maksym Maxim Artem"
)


def generated(count: int, *, seed: int = 1) -> Iterator[Generated]:
    """Yield people in the order of their surnames, the same for the same seed.

    They come one by one, so that a list of two million needs no more memory than the surnames.
    """
    chance = random.Random(seed)
    surnames = sorted(_surnames(chance, max(10, count // 4)))
    given = sorted({_name(chance, chance.choice((2, 2, 3)), "") for _ in range(count // 20 + 50)})
    made = 0
    while made < count:
        for at, (surname, federation) in enumerate(surnames):
            left = count - made
            if not left:
                return
            share = left / (len(surnames) - at)
            for _ in range(min(left, round(chance.expovariate(1 / share)))):
                yield _person(chance, made, surname, federation, given)
                made += 1


def _surnames(chance: random.Random, count: int) -> set[tuple[str, str]]:
    federations, shares = list(_SHARES), list(_SHARES.values())
    found = set()
    for federation in chance.choices(federations, shares, k=count):
        ending = chance.choice(_ENDINGS[federation])
        found.add((_name(chance, chance.choice((1, 2, 2, 2, 3)), ending), federation))
    return found


def _name(chance: random.Random, syllables: int, ending: str) -> str:
    parts = (chance.choice(_BEGINNINGS) + chance.choice(_VOWELS) for _ in range(syllables))
    return ("".join(parts) + ending).capitalize()


def _person(
    chance: random.Random, number: int, surname: str, federation: str, given: Sequence[str]
) -> Generated:
    first = chance.choice(_HOME_GIVEN) if federation == "UKR" else _of(chance, given)
    if chance.random() < 0.2:
        first += f" {_of(chance, given)}"
    is_woman = chance.random() < 0.15
    ratings = [chance.randint(1400, 2600) if chance.random() < 0.3 else 0 for _ in range(3)]
    return Generated(
        fide_id=_FIRST_ID + number * _SHUFFLE % _IDS,
        name=_written(chance, surname, first)[:_NAME_WIDTH],
        federation=federation,
        sex="F" if is_woman else "M",
        title=chance.choice(("GM", "IM", "FM", "CM")) if chance.random() < 0.01 else "",
        womens_title="WFM" if is_woman and chance.random() < 0.02 else "",
        other_titles=chance.choice(("NA", "FA,FI", "SI,DI")) if chance.random() < 0.02 else "",
        online_title="AFM" if chance.random() < 0.005 else "",
        standard=ratings[0],
        rapid=ratings[1],
        blitz=ratings[2],
        birth=chance.randint(1930, 2019) if chance.random() > 0.02 else 0,
        flag=("w" if is_woman else "") + ("i" if chance.random() < 0.3 else ""),
    )


def _of(chance: random.Random, names: Sequence[str]) -> str:
    """Return a name, some far more often than others."""
    return names[int(len(names) ** chance.random()) - 1]


def _written(chance: random.Random, surname: str, first: str) -> str:
    """Return a name as the lists write it, one in fifty oddly."""
    match chance.randrange(300):
        case 0:
            return f"{surname} {first}"
        case 1:
            return surname
        case 2:
            return f"{surname[:1]}'{surname[1:].capitalize()}, {first}"
        case 3:
            return f"{surname}-{first.split()[0]}eva, {first}"
        case 4:
            return f"{surname}, {first} {surname} {first} Van Der {surname}"
        case 5:
            return f"{surname.upper()}, {first[0]}."
        case _:
            return f"{surname}, {first}"
