"""What every visible text keeps to, in each language, wherever in the program it stands."""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbiter_app
from arbiter_app.wording.manual.chapters import chapters

_FOLDER = Path(__file__).parents[1] / "resources" / "i18n"

_Translated = tuple[str, tuple[str, ...]]


def _translated(language: str) -> Iterator[_Translated]:
    """Yield each English text with its translation: one form, or one for every plural."""
    for message in ET.parse(_FOLDER / f"{language}.ts").getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message.findtext("source", ""), tuple(forms or [translation.text or ""])


def _texts() -> Iterator[_Translated]:
    """Yield each English text with its Ukrainian, then every line of the manual."""
    yield from _translated("uk")
    for english, ukrainian in zip(chapters("en"), chapters("uk"), strict=True):
        for ours, theirs in zip(english.lines, ukrainian.lines, strict=True):
            yield ours.text, (theirs.text,)


def test_that_no_english_text_takes_a_person_for_a_man_or_a_woman() -> None:
    gendered = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
    texts = [english.replace("&", "") for english, _ in _texts()]
    assert [text for text in texts if gendered.search(text)] == []


def test_that_an_article_of_the_ukrainian_rules_is_named_with_their_name() -> None:
    article = r"(?<![\w.])(?<!Art\. )(?<!ст\. )[IVX]+\.\d"
    unnamed = [
        text
        for english, ukrainian in _texts()
        for text, name in ((english, "Ukrainian rules"), *((form, "равила") for form in ukrainian))
        if re.search(article, text) and name not in re.split(article, text)[0]
    ]
    assert unnamed == []


_LEFT = {
    "[Вв]ид програми": "дисципліна",
    "[Пп]рактичн(а|ої|у) копі": "навчальна копія",
    "гаразд": "у порядку",
    "Койї": "система Койя",
    "[Пп]равил(а|ами)? шахів": "Правила шахової гри",
    # But for the caption of the group in which the pages of documents and of the journal stand.
    "^(?!Папери$).*([Пп]апери|[Пп]аперів)": "документи",
    r"\b[Тт]ек(а|и|у|ою)\b": "папка",
    "розсіювання": "посів",
    "1/4 фіналу": "чвертьфінал",
    "[Уу]становити поло": "затвердити положення",
}
"""Words that arbiters do not use for a thing, and the one that the program does."""


def test_that_one_thing_has_one_ukrainian_word() -> None:
    left = [
        (form, word)
        for _, ukrainian in _texts()
        for form in ukrainian
        for pattern, word in _LEFT.items()
        if re.search(pattern, form.replace("&", ""))
    ]
    assert left == []


_OTHER_SIGNS = {
    r"[^\W\d_]'[^\W\d_]": "the apostrophe is ’",
    "—": "the dash is –",
}


def test_that_one_apostrophe_and_one_dash_are_written() -> None:
    left = [
        (form, told)
        for english, ukrainian in _texts()
        for form in (english, *ukrainian)
        for pattern, told in _OTHER_SIGNS.items()
        if re.search(pattern, form)
    ]
    assert left == []


def test_that_no_ukrainian_text_was_left_in_english() -> None:
    left = [
        form
        for _, ukrainian in _texts()
        for form in ukrainian
        if re.search(r"\b[a-z]{4,}\b", re.sub(r"\{[^}]*\}", "", form))
        and not re.search("[А-Яа-яІіЇїЄєҐґ]", form)
    ]
    assert left == []


_OF_OTHER_ALPHABETS = "[іїєґІЇЄҐ]"
_OTHER_RUSSIAN_WORDS = {
    r"[Дд]ополнительн(ый|ого|ых|ые) критери": "дополнительный показатель",
    r"[Тт]урнирн(ый|ого) директор": "главный судья",
    r"[Зз]акладк": "сетка",
    # But for the manual of FIDE.
    r"\b[Аа]рбитр(?!а ФИДЕ)": "судья",
    r"[Дд]олжностн\w+ лиц": "официальное лицо",
    r"[Шш]евенинг": "схевенингенская система",
    r"[Сс]истем\w+ составления пар": "система жеребьёвки",
    r"[Пп]оложени\w+ о соревновании": "регламент соревнования",
    r"[Пп]равил\w* шахмат\b|Рекомендации I": "Правила игры в шахматы, Руководство II",
    r"\([Пп]равила [IVX]": "(Правила, V.1.6)",
    r"[Оо]свобожд\w+ с (половиной|полным|целым)": "освобождение с пол-очком, с очком",
    r"[Оо]тмен\w+ взыскани|[Вв]зыскани\w+ отмен": "снять взыскание",
    r"[Ии]нцидент": "нарушение",
    r"[Пп]редъявлен": "документ подан",
    r"[Оо]плачен": "взнос и штраф уплачены",
    r"[Рр]аспечатанн": "напечатанный документ",
    r"(на|со) стен[уы]": "стенд",
    r"[Пп]остоянн\w+ дос": "закреплённая доска",
    r"[Оо]бъявленн\w+ пар": "опубликованные пары",
    r"(?<![а-я])(импорт|экспорт)": "загрузить, сохранить",
    r"[Сс]пис\w+ (дополнительных )?показател": "перечень",
    r"[Пп]рисяг": "клятва",
    r"\b[Рр]ешающи[ехм]|участник\w* решения\b(?! ещё)": "участник, решатель",
    r"[Вв]ведите.* или ничего": "или оставьте поле пустым",
    r"[а-я]\(а\)": "никого не считают ни мужчиной, ни женщиной",
    r"на протяжении|согласно с |приним\w+ участие": "в течение, согласно, участвовать",
    r"\b(сч|зач|расч|отч)ет|\bеще\b|\bчерны[ейхм]|жеребьев": "ё",
}
"""As `_LEFT`."""


def test_that_russian_texts_are_in_russian() -> None:
    left = []
    for english, russian in _translated("ru"):
        for form in russian:
            words = re.sub(r"\{[^}]*\}", "", form)
            is_english = re.search(r"\b[a-z]{4,}\b", words) and not re.search("[А-Яа-яЁё]", words)
            foreign = re.search(_OF_OTHER_ALPHABETS, re.sub("«[^»]*»", "", words))
            signs = any(re.search(pattern, form) for pattern in _OTHER_SIGNS)
            others = any(re.search(word, form.replace("&", "")) for word in _OTHER_RUSSIAN_WORDS)
            if is_english or foreign or signs or others:
                left.append((english, form))
    assert left == []


def test_that_russian_names_fide_where_english_does() -> None:
    more = [
        form
        for english, russian in _translated("ru")
        for form in russian
        if "FIDE" not in english and re.search("ФИДЕ|FIDE", re.sub("звани[ея] ФИДЕ", "", form))
    ]
    assert more == []


_SOURCES = Path(arbiter_app.__file__).parent
_CYRILLIC = re.compile("[А-Яа-яЄєІіЇїҐґ]")

_NOT_WORDS = {
    "documents/pdf/typography.py": "units and capitals, beside which no line ends",
    "gui/base/keyboard.py": "the letters that a Ukrainian keyboard types",
    "gui/base/language_switch.py": "a language calls itself by its own name",
    "gui/bracket/box.py": "a long name, to be measured",
    "gui/stages/place_list.py": "letters that look like Latin ones, read as these",
    "wording/sports.py": "the colours in every form that texts have, to change places",
}
"""Where that is seen or said stand Cyrillic letters that are no words of the program."""


def _literals(file: Path) -> Iterator[str]:
    """Yield the texts of a module, docstrings apart."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_that_english_has_no_cyrillic_letter() -> None:
    """What is translated, and what the window, the papers and the command line say besides."""
    assert [english for english, _ in _texts() if _CYRILLIC.search(english)] == []
    said = (file for part in ("gui", "cli", "documents", "wording")
            for file in (_SOURCES / part).rglob("*.py"))  # fmt: skip
    found = {
        file.relative_to(_SOURCES).as_posix()
        for file in said
        if _CYRILLIC.search(file.read_text(encoding="utf-8"))
        and any(_CYRILLIC.search(text) for text in _literals(file))
    }
    assert found == {*_NOT_WORDS}


_OF_FIDE = {
    r"FIDE ID|FIDE \(?titles?|FIDE ratings?\b|^FIDE( \{rating\}|: \{source\})?$": "given by FIDE",
    r"^FIDE \{rating\} from \{date\}$|, else FIDE, else|^\{rating\} FIDE$": "its ratings",
    r"list of the FIDE rating|rating, else that of FIDE": "the same",
    r"title of FIDE|forms of FIDE": "as FIDE lists a person",
    r"FIDE(’|')s lists|as FIDE publishes it|FIDE gives it|lists? of FIDE|FIDE list of": "its lists",
    r"FIDE does not rate|rated by FIDE as": "Chess960, that it is not rated",
    r"anti-doping centre, FIDE": "who suspends people, one of them",
    r"FIDE \(Dutch\)": "C.04.3",
    r"FIDE tie-break regulations C\.0[27]|FIDE C\.07": "C.07, and C.02 before it",
    r"FIDE TRF|FIDE_DOUBLEROUNDROBIN|FIDE_TEAM": "its format of reports",
    r"the FIDE text": "beside that of the Ukrainian rules",
    r"FIDE Arbiters’ Manual|FIDE Arbiters' Manual": "the book a chain of play-off matches is from",
    r"FIDE (World Cup|Candidates|World Blitz Championship)": "its events",
    r"for events of FIDE the model is approved by FIDE": "Laws, Guidelines of equipment",
    r"FIDE rates (such a tournament|these games) only"
    r"|only with FIDE’s permission": "C.04.2 Art. 1.2",
    r"FIDE (has )?(accepted|approved|accepts|asks for) (none|some|no program|programs|a program)"
    r"|programs? accepted by FIDE|FIDE calls a system deprecated": "C.04.2 Art. 1.4",
    r"[Rr]ated by FIDE|FIDE’s Qualification Commission|published by FIDE"
    r"|FIDE has not published, as": "C.04.2 Art. 1.2",
    r"FIDE’s handbook|no chapter of FIDE’s": "C.04, C.05",
    r"FIDE’s (own )?(engine|program\b)": "gacrux, which C.04.2 names",
}
"""Texts with the word FIDE, and why each may have it: it follows a text of FIDE, or is a thing of
its own. Nothing else may: no program, mode, estimate, national criterion or system of others.
"""


def _beyond_fide(text: str) -> bool:
    return "FIDE" in re.sub("|".join(_OF_FIDE), "", text.replace("\n  ", " ").replace("\n", " "))


def test_that_fide_is_named_beside_what_follows_its_texts_alone() -> None:
    english = {text for text, _ in _texts()}
    spoken = {text for file in (_SOURCES / "cli").rglob("*.py") for text in _literals(file)}
    assert [text for text in (*english, *spoken) if _beyond_fide(text)] == []
    for pattern in _OF_FIDE:
        texts = (*english, *spoken, _read("README.md"))
        assert any(re.search(pattern, text) for text in texts), pattern


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md"])
def test_that_what_is_read_about_the_program_claims_nothing_of_fide(name: str) -> None:
    claims = (
        r"FIDE[- ](mode|approv|endors|certif|recogni|program)|(approv|endors|certif)\w+ by FIDE"
    )
    assert re.search(claims, _read(name).replace("\n", " "), re.IGNORECASE) is None


def test_that_ukrainian_names_fide_where_english_does() -> None:
    """But for its titles: English has the word title for them alone."""
    more = [
        form
        for english, ukrainian in _texts()
        for form in ukrainian
        if "FIDE" not in english and re.search("ФІДЕ|FIDE", re.sub("звання ФІДЕ", "", form))
    ]
    assert more == []


def _read(name: str) -> str:
    return (_SOURCES.parent / name).read_text(encoding="utf-8")
