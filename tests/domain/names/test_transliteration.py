import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.names.transliteration import (
    forms_of,
    plain_words,
    romanised,
    spelling_key,
    spelling_keys,
)


@pytest.mark.parametrize(
    ("ukrainian", "latin"),
    [
        ("Алушта Борщагівка Вишгород", "Alushta Borshchahivka Vyshhorod"),
        ("Гадяч Ґалаґан Донецьк Рівне", "Hadiach Galagan Donetsk Rivne"),
        ("Єнакієве Наєнко", "Yenakiieve Naienko"),
        ("Житомир Закарпаття Медвин", "Zhytomyr Zakarpattia Medvyn"),
        ("Їжакевич Кадиївка Мар'їне", "Yizhakevych Kadyivka Marine"),
        ("Йосипівка Стрий", "Yosypivka Stryi"),
        ("Згорани Розгон", "Zghorany Rozghon"),
        ("Харків Біла Церква Шостка Гоща", "Kharkiv Bila Tserkva Shostka Hoshcha"),
        ("Юрій Корюківка", "Yurii Koriukivka"),
        ("Яготин Костянтин Знам’янка", "Yahotyn Kostiantyn Znamianka"),
        ("ЩУР ЯНА", "SHCHUR YANA"),
        ("Carlsen", "Carlsen"),
    ],
)
def test_that_names_are_romanised_by_the_official_table(ukrainian: str, latin: str) -> None:
    assert romanised(ukrainian) == latin


@pytest.mark.parametrize(
    "spellings",
    [
        "Гнатенко Hnatenko Gnatenko",
        "Юрій Юрий Yurii Yuriy Yury Iurii Juri",
        "Пономарьов Пономарёв Ponomariov Ponomaryov Ponomarov",
        "Волокітін Волокитин Volokitin Volokytin",
        "Моісеєнко Моисеенко Moiseenko Moiseienko",
        "Арещенко Areshchenko Areschenko",
        "Жукова Zhukova Žukova",
        "Ушеніна Ushenina",
        "Музичук Muzychuk Muzichuk",
        "Лахно Lahno Lakhno",
        "Костенюк Kosteniuk Kostenyuk",
        "Ельянов Eljanov Elianov Elyanov",
        "Єфименко Yefymenko Efimenko Iefymenko",
        "Криворучко Kryvoruchko Krivoruchko",
        "Згурський Zghurskyi Zgurskiy Zgursky",
        "Жуковська Zhukovska Zhukovskaya",
        "Щербаков Shcherbakov Scherbakov",
        "Цигельницький Tsyhelnytskyi Tsigelnitskiy",
        "Дар'я Дарʼя Daria Darya",
        "Їжак Yizhak Izhak",
        "Алієв Aliiev Aliyev Aliev",
        "Ґудзь Gudz Ґудз",
        "Мюллер Miuller Müller Muller",
        "Шмідт Shmidt Schmidt",
        "Каруана Caruana",
    ],
)
def test_that_spellings_of_one_name_have_one_key(spellings: str) -> None:
    assert len({spelling_key(each) for each in spellings.split()}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Шевченко", "Шевчук"),
        ("Іваненко", "Іванко"),
        ("Яна", "Анна"),
        ("Чорний", "Шорний"),
        ("Коваль", "Ковальова"),
        ("Зубов", "Жубка"),
    ],
)
def test_that_different_names_have_different_keys(one: str, other: str) -> None:
    assert spelling_key(one) != spelling_key(other)


@pytest.mark.parametrize(
    ("ukrainian", "other"),
    [
        ("Олександр", "Aleksandr"),
        ("Олександр", "Alexander"),
        ("Сергій", "Sergey"),
        ("Юлія", "Julia"),
        ("Євген", "Evgeny"),
        ("Дмитро", "Dmitry"),
        ("Микола", "Nikolay"),
        ("Михайло", "Mikhail"),
        ("Андрій", "Andrey"),
        ("Наталія", "Natalya"),
        ("Ганна", "Anna"),
        ("Володимир", "Vladimir"),
    ],
)
def test_that_names_of_both_languages_are_one(ukrainian: str, other: str) -> None:
    (key,) = spelling_keys(ukrainian)
    assert spelling_key(other) in forms_of(key)


def test_that_a_name_of_no_table_is_itself_alone() -> None:
    assert forms_of("kovalenko") == {"kovalenko"}


def test_that_apostrophes_join_and_hyphens_divide() -> None:
    assert plain_words("O'Kelly-de Galway, Д'Артаньян (мол.)") == (
        "okelly",
        "de",
        "galway",
        "dartanian",
        "mol",
    )


def test_that_a_composed_and_a_decomposed_letter_are_one() -> None:
    assert spelling_keys("Юрій Їжак") == spelling_keys("Юріи\u0306 І\u0308жак")


@given(st.text())
def test_that_keys_are_words_an_index_can_hold(text: str) -> None:
    for key in spelling_keys(text):
        assert key
        assert not set(key) & set(" \t\n\"'*()^:-+0123456789")


@given(st.text(alphabet="абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", min_size=1, max_size=12))
def test_that_a_romanised_word_keeps_its_key(word: str) -> None:
    assert spelling_keys(romanised(word)) == spelling_keys(word)
