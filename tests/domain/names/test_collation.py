"""Order of names: the Ukrainian alphabet as taught in school, апостроф not counted."""

import unicodedata

import pytest

from arbiter_app.domain.names.collation import collation_key

ALPHABET = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"


def test_that_letters_follow_the_ukrainian_alphabet() -> None:
    assert "".join(sorted(sorted(ALPHABET), key=collation_key)) == ALPHABET
    assert "".join(sorted(sorted(ALPHABET.upper()), key=collation_key)) == ALPHABET.upper()


@pytest.mark.parametrize(
    "names",
    [
        ["Гуцул", "Ґалаґан", "Дорош"],
        ["Ейсмонт", "Єременко", "Жук"],
        ["Иваненко", "Іваненко", "Їжакевич", "Йосипенко", "Кравець"],
        ["Демченко", "Дем'яник", "Демʼянко", "Дем’янчук"],
        ["Іваненко Олег", "Іванов Петро", "Іванова Анна"],
        ["Нечуєнко Ія", "Нечуй Олег", "Нечуй-Левицький Іван", "Нечуйвітер Яна"],
        ["Яценко", "Adams", "Zelić"],
    ],
)
def test_that_names_stand_as_in_a_printed_list(names: list[str]) -> None:
    assert sorted(set(names), key=collation_key) == names


@pytest.mark.parametrize("apostrophe", "'’ʼ`´‘")
def test_that_no_kind_of_apostrophe_changes_the_place_of_a_name(apostrophe: str) -> None:
    letters, _ = collation_key(f"Лук{apostrophe}яненко")
    assert letters == collation_key("Лукяненко")[0]


def test_that_case_and_stray_spaces_do_not_change_the_place_of_a_name() -> None:
    assert collation_key(" ШЕВЧЕНКО ")[0] == collation_key("Шевченко")[0]


@pytest.mark.parametrize("name", ["Йосипенко", "Їжакевич"])
def test_that_a_letter_typed_as_two_characters_is_the_same_letter(name: str) -> None:
    decomposed = unicodedata.normalize("NFD", name)
    assert decomposed != name
    assert collation_key(decomposed)[0] == collation_key(name)[0]


def test_that_russian_letters_stand_beside_their_ukrainian_likes() -> None:
    names = ["Рибак", "Рыбаков", "Рибаченко"]
    assert sorted(set(names), key=collation_key) == names
    assert collation_key("Пётр")[0] == collation_key("Петр")[0]


def test_that_a_russian_list_is_in_the_order_of_its_alphabet() -> None:
    names = ["Ежов", "Ёлкин", "Емельянов", "Щукин", "Ыхов", "Эльдаров", "Юдин", "Яковлев"]
    stirred = [*names[4:], *names[:4]]
    assert sorted(stirred, key=lambda name: collation_key(name, "ru")) == names
    ukrainian = ["Ґалаґан", "Дорош", "Єременко", "Жук", "Іванова", "Їжак", "Йосипенко"]
    assert sorted(ukrainian, key=lambda name: collation_key(name, "ru")) == ukrainian


def test_that_every_cyrillic_letter_stands_before_latin() -> None:
    names = ["Абазов", "Ўласевіч", "Ящук", "Ђокић", "Abel"]
    assert sorted(set(names), key=collation_key) == names


def test_that_latin_letters_with_signs_stand_with_their_base_letters() -> None:
    names = ["Celik", "Čović", "Czerny", "Özer", "Ozola"]
    assert sorted(set(names), key=collation_key) == names


def test_that_numbers_stand_before_letters() -> None:
    assert sorted(["Школа", "5 школа", "Abc"], key=collation_key) == ["5 школа", "Школа", "Abc"]
