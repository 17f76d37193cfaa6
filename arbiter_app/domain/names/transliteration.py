"""Names in Cyrillic and Latin letters: the official table, and what different spellings share.

Ukraine writes her names by the table of the Cabinet of Ministers (КМУ 55/2010), FIDE writes many
of them as they sound in Russian or as they once stood in a passport: Гнатенко is Hnatenko and
Gnatenko, Юрій is Yurii, Yuriy, Yury and Iurii. `spelling_key` makes equal what such spellings
differ in; `forms_of` adds the names that are another word in the other language.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

from arbiter_app.patterns import pattern

_APOSTROPHES = "'’ʼ`´‘ʹʺ\""

_TABLE = {
    "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "ж": "zh", "з": "z",
    "и": "y", "і": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ь": "",
}  # fmt: skip
_AT_THE_BEGINNING = {"є": "ye", "ї": "yi", "й": "y", "ю": "yu", "я": "ya"}
_ELSEWHERE = {"є": "ie", "ї": "i", "й": "i", "ю": "iu", "я": "ia"}
_GUESTS = {"ё": "io", "ы": "y", "э": "e", "ъ": "", "ў": "u"}
"""Letters of other alphabets, which the table has not."""

_OFFICIAL = str.maketrans(_TABLE | _ELSEWHERE | _GUESTS | dict.fromkeys(_APOSTROPHES, ""))
_BEGINNING = pattern(r"(?<![^\W\d_])[єїйюя]")
_WORD = pattern(r"[^\W\d_]+")


def romanised(text: str) -> str:
    """Return a text in Latin letters by the official table (КМУ 55/2010), in its case.

    Letters that are not Cyrillic stay as they are.
    """
    composed = unicodedata.normalize("NFC", text)
    for apostrophe in _APOSTROPHES:
        composed = composed.replace(apostrophe, "")
    return _WORD.sub(lambda word: _in_case_of(word[0], _official(word[0].lower())), composed)


CYRILLIC_WORD = pattern("[^\\W\\d_]*[\u0400-\u052f](?:[^\\W\\d_]|['’ʼ`´‘](?=[^\\W\\d_]))*")
"""A word with a Cyrillic letter, apostrophes in it."""


def in_latin(text: str) -> str:
    """Return a text on one line whose Cyrillic words are romanised; others stay as they are."""
    return CYRILLIC_WORD.sub(lambda word: romanised(word[0]), " ".join(text.split()))


def _official(lower: str) -> str:
    """Return small letters by the official table: зг is told from ж, beginnings have their own."""
    text = lower.replace("зг", "zgh")
    text = _BEGINNING.sub(lambda letter: _AT_THE_BEGINNING[letter[0]], text)
    return text.translate(_OFFICIAL)


def _in_case_of(word: str, latin: str) -> str:
    if len(word) > 1 and word.isupper():
        return latin.upper()
    return latin[:1].upper() + latin[1:] if word[:1].isupper() else latin


_OTHER_LETTERS = str.maketrans(
    {
        "ß": "ss", "æ": "e", "œ": "e", "ø": "o", "đ": "d", "ð": "d", "þ": "t", "ł": "l", "ı": "i",
        "ŋ": "n", "ħ": "h",
    }
)  # fmt: skip

_CYRILLIC = pattern("[\u0400-\u052f]")
_MARKS = pattern("[\u0300-\u036f]")
_APART = pattern(rf"[^\w{_APOSTROPHES}]+|[\d_]+")
_NO_LETTERS = str.maketrans(dict.fromkeys(_APOSTROPHES, ""))


def plain_words(text: str) -> tuple[str, ...]:
    """Return the words of a name in small Latin letters without marks, as it is spelt; letters of
    other alphabets stay. Apostrophes do not divide a word, hyphens and full stops do.
    """
    composed = text if text.isascii() else unicodedata.normalize("NFC", text)
    parts = _APART.split(composed.translate(_NO_LETTERS))
    return tuple(word for part in parts if (word := _latin(part)))


def _latin(word: str) -> str:
    lower = word.lower()
    if lower.isascii():
        return lower
    if _CYRILLIC.search(lower):
        lower = _official(lower)
    bare = _MARKS.sub("", unicodedata.normalize("NFD", lower.translate(_OTHER_LETTERS)))
    return unicodedata.normalize("NFC", bare)


# In this order: what is written with more letters goes first.
_WITH_H = (
    ("shch", "1"), ("chtch", "1"), ("tsch", "2"), ("sch", "1"), ("sh", "1"), ("tch", "2"),
    ("ch", "2"), ("zgh", "zg"), ("zh", "z"), ("kh", "g"), ("gh", "g"), ("ph", "f"), ("th", "t"),
)  # fmt: skip
_WITHOUT_H = (("cz", "2"), ("ts", "3"), ("tz", "3"), ("ck", "k"))
"""1 is ш or щ, 2 is ч, 3 is ц."""
_LETTERS = str.maketrans({"x": "ks", "w": "v", "q": "k", "h": "g", "j": "i", "y": "i"})
"""г and х are one, and so are и, і, ї and й."""

_SOFT = (("ii", "i"), ("ii", "i"), ("ia", "a"), ("ie", "e"), ("io", "o"), ("iu", "u"))
_TWICE = pattern(r"(.)\1+")
_SIGNS = str.maketrans("123c", "wqck")
"""Keys have letters only, as an index divides words at digits; w, q and c are free for ш, ч, ц."""


def spelling_key(word: str) -> str:
    """Return what the spellings of one word of a name have in common, Cyrillic or Latin.

    Жукова, Zhukova and Žukova have one key; so have Ponomariov and Пономарьов. It is made for
    comparing, not for reading, and some different names share one (Horn and Gorn).
    """
    key = _latin(word.translate(_NO_LETTERS))
    # Half a million words go through here when a list is imported: replacing is faster than a
    # pattern.
    if "h" in key:
        for spelt, sign in _WITH_H:
            key = key.replace(spelt, sign)
    for spelt, sign in _WITHOUT_H:
        key = key.replace(spelt, sign)
    key = key.translate(_LETTERS)
    if "c" in key:
        key = key.replace("ce", "3e").replace("ci", "3i")
    if key.startswith("ie"):
        key = key[1:]
    if "i" in key:
        first, rest = key[:1], key[1:]
        for spelt, sign in _SOFT:
            rest = rest.replace(spelt, sign)
        key = first + rest
    return _TWICE.sub(r"\1", key).translate(_SIGNS)


def spelling_keys(text: str) -> tuple[str, ...]:
    """Return the keys of the words of a name."""
    return tuple(spelling_text(text).split())


def spelling_text(text: str) -> str:
    """Return the keys of the words of a name as a text."""
    return " ".join(map(_text_of, text.split()))


@lru_cache(maxsize=65536)
def _text_of(part: str) -> str:
    """Return the keys of the words of a part of a name that has no spaces."""
    word = part.removesuffix(",")
    if word.isascii() and word.isalpha():
        return spelling_key(word)
    return " ".join(key for word in plain_words(part) if (key := spelling_key(word)))


_FORMS = """
олександр aleksandr alexander oleksandr aliaksandr sasha саша
олександра aleksandra alexandra
олексій aleksey aleksei alexey alexei oleksiy oleksii
андрій andrey andrei andriy andrew
антон anton
артем artem artyom artiom
богдан bohdan bogdan
валентин valentin valentyn
валентина valentina valentyna
василь vasiliy vasily vasil vasyl
віктор viktor victor
вікторія viktoria victoria viktoriya
віталій vitaliy vitaly vitali
володимир vladimir volodymyr wladimir
владислав vladislav vladyslav
в'ячеслав vyacheslav viacheslav viatcheslav
галина galina halyna
ганна anna hanna анна
гнат ignat ignatiy
григорій grigory grigoriy hryhorii gregory
данило danil daniil danylo daniel даниїл
дарина darya daria дарія дар'я
дмитро dmitry dmitriy dmitri dmytro
євген evgeny evgeniy yevgeny yevgeniy evgeni yevhen євгеній
євгенія evgenia evgeniya yevheniia
єгор egor yegor yehor
ігор igor ihor
єлизавета elizaveta yelyzaveta elisabeth
іван ivan ioan john
ілля ilya ilia illia
інна inna
ірина irina iryna
йосип iosif joseph yosyp
катерина ekaterina yekaterina kateryna katerina
кирило kirill kyrylo kiril cyril
костянтин konstantin kostiantyn constantin
лев lev leo
любов lyubov liubov
людмила ludmila lyudmila liudmyla
марія maria mariya mariia mary
марта marta martha
матвій matvey matvei matvii matthew
микита nikita mykyta
микола nikolay nikolai mykola nicolas
михайло mikhail mykhailo michael mihail
надія nadezhda nadiia nadiya
назар nazar
наталія natalia nataliya natalya nataliia наталя
никифор nikifor
ніна nina
оксана oksana oxana
олег oleg oleh
олена elena yelena olena helena
ольга olga olha
остап ostap
павло pavel pavlo paul
петро petr pyotr petro piotr peter
роман roman
ростислав rostislav rostyslav
руслан ruslan
світлана svetlana svitlana
святослав svyatoslav sviatoslav
семен semyon semen semion
сергій sergey sergei serhii serhiy sergii
софія sofia sofiya sofiia sophia
станіслав stanislav
степан stepan
тарас taras
тетяна tatiana tatyana tetiana
тимофій timofey timofei tymofii
тимур timur tymur
федір fedor fyodor fedir theodor
юлія julia yulia yuliya yuliia
юрій yury yuri yuriy yurii iurii george
яна yana iana jana
яків yakov yakiv jacob
ярослав yaroslav iaroslav jaroslav
"""
"""Given names that are one name in Ukrainian, in Russian and as FIDE or the wide world has it."""


def _forms(rows: Iterable[str]) -> Mapping[str, frozenset[str]]:
    forms: dict[str, frozenset[str]] = {}
    for row in rows:
        keys = frozenset(key for word in row.split() for key in spelling_keys(word))
        for key in keys:
            forms[key] = forms.get(key, frozenset()) | keys
    return forms


_FORMS_OF = _forms(_FORMS.strip().splitlines())


def forms_begun(key: str) -> frozenset[str]:
    """Return the keys of the given names that are the same as one which begins with this key: ган
    may become Ганна, and so Anna; о may become Олександр, and so Alexander.
    """
    names = (forms for name, forms in _FORMS_OF.items() if name.startswith(key))
    return frozenset().union(*names)


def forms_of(key: str) -> frozenset[str]:
    """Return the keys of the given names that are the same as one with this key, itself among
    them; the key alone where it is no name of the table.
    """
    return _FORMS_OF.get(key, frozenset((key,)))
