"""Words of regulations and papers that English has words of its own for, rather than letters:
clocks, money, offices, who plays.
"""

import re
from collections.abc import Callable, Iterable

from arbiter_app.domain.names.transliteration import CYRILLIC_WORD, in_latin

Pattern = tuple[re.Pattern[str], str]


def _patterns(*words: tuple[str, str]) -> tuple[Pattern, ...]:
    return tuple(
        (re.compile(rf"(?<!\w)(?:{ukrainian})(?!\w)", re.IGNORECASE), english)
        for ukrainian, english in words
    )


_OF_CLOCKS = _patterns(
    (r"(?:на|за) (?:кожен )?хід|(?:на|за) ход", "per move"),
    (r"(?:на|за) (?:всю )?партію|(?:на|за) гру", "per game"),
    (r"до кінця (?:партії|гри)", "to the end of the game"),
    (r"з (?:до|при)даванням|додаванням", "with an increment of"),
    (r"хв\.?|хвилин[аиу]?", "min"),
    (r"сек\.?|с\.?|секунд[аиу]?", "s"),
    (r"год\.?|годин[аиу]?", "h"),
    (r"ходів|ходи|хід", "moves"),
    (r"на", "for"),
    (r"за", "in"),
    (r"та|і|й", "and"),
)
"""What regulations say of clocks, with what readers of other languages write for it."""

_OF_MONEY = _patterns((r"грн\.?|гривень|гривні|гривня", "UAH"), (r"євро", "EUR"))

_OF_BODIES = _patterns((r"ФШУ", "UCF"), (r"ФІДЕ", "FIDE"))
"""Who keeps lists of ratings."""

_GRADES = (
    (r"(?:І|I|1|перш(?:а|ої))", "category I"),
    (r"(?:ІІ|II|2|друг(?:а|ої))", "category II"),
    (r"(?:ІІІ|III|3|трет(?:я|ьої))", "category III"),
    (r"(?:вищ(?:а|ої))", "highest category"),
    (r"(?:національн(?:а|ої))", "national category"),
    (r"(?:всеукраїнськ(?:а|ої))", "all-Ukrainian category"),
    (r"(?:республіканськ(?:а|ої))", "republican category"),
    (r"(?:міжнародн(?:а|ої))", "international category"),
)
_OF_CATEGORIES = _patterns(
    *(
        (rf"(?:(?:суддя|арбітр|лікар(?:ка)?) )?{grade}(?: кат(?:егорі[яї]|\.))", said)
        for grade, said in _GRADES
    ),
    (r"юний суддя", "young arbiter"),
    (r"міжнародний арбітр", "International Arbiter"),
    (r"арбітр ФІДЕ", "FIDE Arbiter"),
    (r"національний арбітр", "National Arbiter"),
    (r"без категорії", "no category"),
    (r"категорія", "category"),
    (r"лікар(?:ка)?", "doctor"),
    (r"суддя", "arbiter"),
    (r"директор(?:ка)?", "director"),
    (r"тренер(?:ка)?", "coach"),
)
"""Those of Ukraine, as they are written behind the name of an arbiter."""

_OF_FIELDS = _patterns(
    (r"до ([0-9]+) років", r"under \1"),
    (r"жінки", "women"),
    (r"чоловіки", "men"),
    (r"дівчатк?а", "girls"),
    (r"хлопці|хлопчики|юнаки", "boys"),
    (r"юніори", "juniors"),
    (r"юніорки", "junior girls"),
    (r"ветерани", "veterans"),
    (r"сеньйори", "seniors"),
    (r"діти", "children"),
    (r"група", "group"),
    (r"півфінал", "semifinal"),
    (r"фінал", "final"),
    (r"вища ліга", "premier league"),
    (r"перша ліга", "first league"),
    (r"ліга", "league"),
    (r"турнір", "tournament"),
    (r"зала?", "hall"),
    (r"кімната", "room"),
    (r"бліц", "blitz"),
    (r"рапід|швидкі шахи", "rapid"),
    (r"класика|класичні шахи", "classical"),
    (r"та|і|й", "and"),
)
"""Who plays, what for and where, as tournaments, groups, categories and rooms are called."""

_OF_PLACES = _patterns((r"м\.(?= )|місто(?= )", ""))
"""What stands before the name of a city, and is not said in English."""

_LETTER = re.compile(r"(?<!\w)[А-ЯҐЄІЇ](?!\w)")


def clock(text: str) -> str:
    """Return a time control in English as far as its words are known; others are romanised."""
    return in_latin(_said(text, _OF_CLOCKS))


def rating_list(text: str) -> str:
    """Return the name of a rating list in English, bodies by their English letters."""
    return in_latin(_said(text, _OF_BODIES))


def lines(text: str) -> str:
    """Return each line of a text in Latin letters."""
    return "\n".join(map(in_latin, text.split("\n")))


def money(text: str) -> str:
    """Return a currency as English writes it; in Latin letters where it is not known."""
    return _wholly(text, _OF_MONEY)


def category(text: str) -> str:
    """Return the category or office behind a name in English; in Latin letters where a word of it
    is not known.
    """
    return _wholly(text, _OF_CATEGORIES)


def person(text: str) -> str:
    """Return a name in Latin letters, with what somebody is, behind a comma, in English: "Savchuk
    Z. O., coach".
    """
    name, *offices = text.split(", ")
    return ", ".join((in_latin(name), *map(category, offices)))


def field(text: str) -> str:
    """Return what a tournament, group, category or room is called in English: "Дівчата до 12
    років" is "Girls under 12"; in Latin letters where a word of it is not known.
    """
    return _wholly(text, _OF_FIELDS)


def place(text: str) -> str:
    """Return the name of a city or region in Latin letters, without the word for city."""
    return in_latin(_said(text, _OF_PLACES))


def words(text: str) -> str:
    """Return a sentence in English where it is but a time; else as it is written, for Latin letters
    make no English of it.
    """
    english = _said(text, _OF_CLOCKS)
    return text if CYRILLIC_WORD.search(english) else english


def _said(text: str, patterns: Iterable[Pattern]) -> str:
    for pattern, english in patterns:
        text = pattern.sub(_in_case(english), text)
    return text.strip()


def _in_case(english: str) -> Callable[[re.Match[str]], str]:
    def told(found: re.Match[str]) -> str:
        said = found.expand(english)
        begins = found.start() == 0 and found[0][:1].isupper() and found[0][1:2].islower()
        return said[:1].upper() + said[1:] if begins else said

    return told


def _wholly(text: str, patterns: Iterable[Pattern]) -> str:
    english = _said(text, patterns)
    left = _LETTER.sub("", english)
    return in_latin(text if CYRILLIC_WORD.search(left) else english)
