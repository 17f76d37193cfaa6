"""What English has words of its own for, and what is written in Latin letters."""

import pytest

from arbiter_app.domain.names import english_words


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("90 хв + 30 с на хід", "90 min + 30 s per move"),
        ("90 хв. на 40 ходів + 30 хвилин до кінця партії з додаванням 30 секунд",
         "90 min for 40 moves + 30 min to the end of the game with an increment of 30 s"),
        ("1 год на партію", "1 h per game"),
        ("1 година", "1 h"),
        ("15+10", "15+10"),
        ("блиц 3 хв", "blyts 3 min"),
    ],
)  # fmt: skip
def test_that_a_time_control_is_said_in_english(text: str, english: str) -> None:
    assert english_words.clock(text) == english


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("суддя національної категорії", "national category"),
        ("I категорія", "category I"),
        ("суддя ІІ категорії", "category II"),
        ("Перша категорія", "Category I"),
        ("IA, міжнародна категорія", "IA, international category"),
        ("лікар вищої категорії", "highest category"),
        ("юний суддя", "young arbiter"),
        ("методист", "metodyst"),
        ("заступник судді I категорії", "zastupnyk suddi I katehorii"),
    ],
)
def test_that_the_category_of_an_arbiter_is_said_in_english(text: str, english: str) -> None:
    assert english_words.category(text) == english


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Жінки", "Women"),
        ("Ветерани 50+", "Veterans 50+"),
        ("U12 хлопці", "U12 boys"),
        ("Дівчата до 12 років", "Girls under 12"),
        ("Група Б", "Group B"),
        ("Меморіал Ґави", "Memorial Gavy"),
        ("Турнір Ґави", "Turnir Gavy"),
    ],
)
def test_that_who_plays_is_said_in_english_where_every_word_is_known(
    text: str, english: str
) -> None:
    assert english_words.field(text) == english


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("м. Київ", "Kyiv"),
        ("місто Суми", "Sumy"),
        ("Львівська область", "Lvivska oblast"),
        ("Мирноград", "Myrnohrad"),
    ],
)
def test_that_a_city_is_called_without_the_word_for_it(text: str, english: str) -> None:
    assert english_words.place(text) == english


def test_that_money_is_known_by_its_code() -> None:
    assert [english_words.money(each) for each in ("грн", "гривень", "злотих")] == [
        "UAH",
        "UAH",
        "zlotykh",
    ]


def test_that_a_sentence_stays_unless_it_is_but_a_time() -> None:
    assert english_words.words("30 хвилин") == "30 min"
    assert english_words.words("30 хвилин запізнення") == "30 хвилин запізнення"
