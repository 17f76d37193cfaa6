"""The view for the hall on screens of many sizes: read at ten metres, nothing over another."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.gui.draw.ceremony.hall import HallSheet, lay_out
from arbiter_app.gui.draw.ceremony.scene import Card, Scene
from arbiter_app.gui.look.hall import Hall
from arbiter_app.gui.look.sizes import letters_of
from arbiter_app.gui.parts.hall.names import shortened

SCREENS = [(1920, 1080), (1366, 768), (1024, 768), (3840, 2160)]
SURNAMES = ("Нечуй-Левицька", "Кос", "Яворівський", "Ковальчук-Єремія", "Ґалаґан", "Об’єдкова")
GIVEN = ("Святослава", "Юй", "Любомир", "Ждан", "Єлизавета", "Ілля")
LEAVE = "Esc або F11: назад до сторінки судді"

LARGE = tuple(Card(size=size) for size in (8, 6, 5, 5))
OPENED = (Card(shown="A", size=3, is_chosen=True), Card(shown="B", size=0, is_spent=True))


def players(count: int) -> tuple[str, ...]:
    return tuple(
        f"{SURNAMES[each % 6]} {GIVEN[each // 6 % 6]}" if each else "Нечуй-Левицька Святослава"
        for each in range(count)
    )


def scene(
    count: int,
    drawn: int,
    *,
    large: Sequence[Card] = (),
    small: Sequence[Card] = (),
    mark: str = "",
) -> Scene:
    """Return the scene of a draw of so many players, of whom so many have drawn."""
    names = players(count)
    is_over = drawn == count
    return Scene(
        title="Чемпіонат України з шахів серед юнаків та дівчат до 16 років, фінал",
        facts="Жеребкування з обмеженнями, за конвертами · зерно 27182818",
        head="" if is_over else "Жереб 3 з 24 · Івано-Франківська, учасник 1 з 4",
        name="" if is_over else names[0],
        ask="Усі номери витягнуто."
        if is_over
        else "Обирає великий конверт, у якому стільки номерів: 3, 4 або 5.",
        large=tuple(large),
        small=tuple(small),
        numbers=tuple(
            (PairingNumber(number), names[number - 1] if number <= drawn else "")
            for number in range(1, count + 1)
        ),
        players=names,
        order=tuple(PairingNumber(number) for number in range(1, drawn + 1)),
        mark=mark,
    )


def places(count: int, opened: int = 0) -> tuple[Card, ...]:
    """Return the envelopes of a free draw on the screen."""
    return tuple(
        Card(
            place=place,
            shown=str(place) if place <= opened else "",
            is_spent=place <= opened,
        )
        for place in range(1, count + 1)
    )


SCENES = {
    "envelopes of 12": scene(12, 3, large=LARGE),
    "numbers of 24": scene(24, 9, large=(*OPENED, *LARGE[:2]), small=[Card()] * 7),
    "places of 24": scene(24, 9, small=places(24, 9)),
    "places within an envelope": scene(24, 9, large=(*OPENED, *LARGE[:2]), small=places(8, 2)),
    "end of 6": scene(6, 6),
    "end of 24": scene(24, 24),
    "end of 24 in practice": scene(24, 24, mark="Вправа: нічого з цього не зараховується"),
    "places of 100": scene(100, 40, small=places(100, 40)),
    "end of 100": scene(100, 100),
}


@pytest.fixture(params=SCREENS, ids=[f"{wide}x{high}" for wide, high in SCREENS])
def size(request: pytest.FixtureRequest) -> QSizeF:
    return QSizeF(*request.param)


@pytest.fixture(params=list(SCENES))
def sheet(request: pytest.FixtureRequest, size: QSizeF) -> HallSheet:
    return lay_out(SCENES[request.param], size, leave=LEAVE)


def needed(text: str, pixels: int, *, bold: bool) -> float:
    return QFontMetricsF(letters_of(pixels, bold=bold)).horizontalAdvance(text)


def test_that_nothing_is_smaller_than_a_30th_of_the_height(size: QSizeF, sheet: HallSheet) -> None:
    assert min(each.pixels for each in sheet.writings) >= size.height() / 30


def test_that_all_words_have_room(sheet: HallSheet) -> None:
    for each in sheet.writings:
        across = each.room.width() * each.lines
        assert needed(each.text, each.pixels, bold=each.is_bold) <= across + 1, each.text
        assert each.pixels * each.lines <= each.room.height(), each.text


def test_that_nothing_lies_over_another(size: QSizeF, sheet: HallSheet) -> None:
    screen = QRectF(0, 0, size.width(), size.height())
    words = (*sheet.head, *sheet.names.digits, *sheet.names.names, *sheet.foot)
    rooms = [each.room for each in words] + [place for place, _ in sheet.cards]
    rooms += [sheet.mark.room] if sheet.mark else []
    for room in rooms:
        assert screen.contains(room)
    for one, other in combinations(rooms, 2):
        common = one.intersected(other)
        assert min(common.width(), common.height()) <= 1, (one, other)


def test_that_all_names_of_a_list_have_letters_of_one_size(sheet: HallSheet) -> None:
    in_list = (*sheet.names.digits, *sheet.names.names)
    assert {each.pixels for each in in_list} <= {sheet.names.pixels}


@pytest.mark.parametrize("key", [each for each in SCENES if "100" not in each])
def test_that_no_name_of_24_is_cut(size: QSizeF, key: str) -> None:
    sheet = lay_out(SCENES[key], size)
    assert len(sheet.names.names) == len(SCENES[key].numbers)
    assert not any("…" in each.text for each in sheet.names.names)


@pytest.mark.parametrize("count", [12, 24])
def test_that_the_list_stays_where_it_is_from_step_to_step(size: QSizeF, count: int) -> None:
    rooms = {
        tuple(
            (each.room.left(), each.room.top(), each.pixels)
            for each in lay_out(
                scene(count, drawn, large=LARGE, small=[Card()] * small), size
            ).names.digits
        )
        for drawn, small in ((0, 0), (1, 7), (count - 1, 1))
    }
    assert len(rooms) == 1


def test_that_the_latest_and_the_one_who_is_asked_are_called(size: QSizeF) -> None:
    sheet = lay_out(SCENES["places of 24"], size)
    called = [each.text for each in sheet.writings if each.ink is Hall.CALLED]
    shown = [each for each in sheet.names.names if each.ink is Hall.CALLED]
    assert called[0] == "Нечуй-Левицька Святослава"
    assert called[1:] == ["9", shown[0].text]


def test_that_the_keys_that_leave_the_view_stand_at_its_foot(size: QSizeF) -> None:
    sheet = lay_out(SCENES["end of 24"], size, leave=LEAVE)
    assert sheet.foot[-1].text == LEAVE
    assert sheet.foot[-1].ink is Hall.INK2


def test_that_a_notice_moves_nothing(size: QSizeF) -> None:
    quiet = lay_out(SCENES["places of 24"], size, leave=LEAVE)
    told = lay_out(SCENES["places of 24"], size, notice="Конверт 3: замало номерів.", leave=LEAVE)
    assert (quiet.head, quiet.names, quiet.cards) == (told.head, told.names, told.cards)
    assert told.foot[0].text == "⚠ Конверт 3: замало номерів."


def test_that_those_who_drew_last_are_seen_where_not_all_names_have_room() -> None:
    sheet = lay_out(SCENES["places of 100"], QSizeF(1024, 768))
    seen = [each.text for each in sheet.names.digits]
    assert seen[0] == "40"
    assert seen == [str(number) for number in range(40, 40 - len(seen), -1)]


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Шевчук Олена Іванівна", ("Шевчук О. І.", "Шевчук")),
        ("ван дер Берг Ян", ("ван дер Берг Я.", "ван дер Берг")),
        ("Carlsen, Magnus", ("Carlsen M.", "Carlsen")),
        ("Пеле", ("Пеле", "Пеле")),
    ],
)
def test_that_given_names_give_way_first(name: str, forms: tuple[str, str]) -> None:
    assert shortened(name, 0) == name
    assert (shortened(name, 1), shortened(name, 2)) == forms
