import pytest

from arbiter_app import i18n
from arbiter_app.i18n import LANGUAGES, Catalogue, _TextsOfFile, catalogue, translate

GAMES: dict[tuple[str, str, str | None], tuple[str, ...]] = {
    ("Test", "%n game(s)", None): ("%n партія", "%n партії", "%n партій"),
}


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "0 партій"),
        (1, "1 партія"),
        (2, "2 партії"),
        (5, "5 партій"),
        (11, "11 партій"),
        (12, "12 партій"),
        (21, "21 партія"),
        (104, "104 партії"),
    ],
)
def test_that_ukrainian_numbers_take_the_form_that_people_say(n: int, text: str) -> None:
    assert Catalogue("uk", lambda _: GAMES, "uk").translate("Test", "%n game(s)", None, n) == text


@pytest.mark.parametrize(
    ("n", "text"), [(0, "0 партий"), (1, "1 партия"), (3, "3 партии"), (12, "12 партий")]
)
def test_that_russian_numbers_take_the_form_that_people_say(n: int, text: str) -> None:
    games: dict[tuple[str, str, str | None], tuple[str, ...]] = {
        ("Test", "%n game(s)", None): ("%n партия", "%n партии", "%n партий")
    }
    assert Catalogue("ru", lambda _: games, "ru").translate("Test", "%n game(s)", None, n) == text


def test_that_english_has_a_singular_and_a_plural() -> None:
    texts = Catalogue("en", lambda _: {("Test", "%n game(s)", None): ("%n game", "%n games")}, "en")
    assert [texts.translate("Test", "%n game(s)", None, n) for n in (1, 2)] == ["1 game", "2 games"]


def test_that_a_text_without_translation_is_shown_as_it_is_written() -> None:
    assert catalogue("uk").translate("Nowhere", "Not translated") == "Not translated"


def test_that_the_window_can_change_its_language() -> None:
    for language in (*LANGUAGES, LANGUAGES[0]):
        i18n.use(language)
        assert i18n.window_catalogue() is catalogue(language)
    assert translate("Nowhere", "Round {round}") == "Round {round}"


def test_that_a_context_is_read_when_one_of_its_texts_is_asked_for() -> None:
    texts = _TextsOfFile(
        "<TS><context><name>A</name><message><source>yes &amp; no</source>"
        "<translation>так і ні</translation></message></context>"
        "<context><name>B</name><message><source>broken</source></context></TS>"
    )
    assert texts["A", "yes & no", None] == ("так і ні",)
    assert texts["C", "yes & no", None] == ("yes & no",)
