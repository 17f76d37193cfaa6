"""What is cut out for a round: result slips, score sheets, cards of players and of tables."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import Box, Dashes, Face, Page, Text
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Align, Report
from arbiter_app.documents.slip import (
    Slip,
    SlipBoxes,
    SlipLine,
    SlipRules,
    Slips,
    SlipTable,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from tests.documents.conftest import changed, event_of, report_of, swiss_of, without
from tests.documents.knockouts import knockout_of

PAPERS = (
    "result-slips",
    "score-sheets",
    "schedule-cards",
    "name-cards",
    "table-cards",
    "notices",
    "oaths",
    "room-signs",
)


def slips_of(report: Report) -> Slips:
    (block,) = report.body
    assert isinstance(block, Slips)
    return block


def words(slip: Slip) -> Iterator[str]:
    for part in slip.parts:
        match part:
            case SlipLine(left=left, right=right):
                yield from (word for word in (left, right) if word)
            case SlipBoxes(labels=labels) | SlipRules(labels=labels):
                yield from labels
            case SlipTable(head=head, rows=rows):
                yield from head
                for row in rows:
                    yield from row


def measure(text: str, face: Face) -> float:
    """Return a width as of a font whose letters are all alike."""
    return 0.55 * len(text)


def texts(page: Page) -> list[Text]:
    return [each for each in page.primitives if isinstance(each, Text)]


def left_of(text: Text) -> float:
    width = measure(text.text, text.face) * text.size
    return text.x - {Align.LEFT: 0, Align.CENTRE: width / 2, Align.RIGHT: width}[text.align]


def test_that_every_game_to_be_played_has_a_slip_with_both_names_and_room_to_sign() -> None:
    report = report_of("result-slips", event_of(12, played=3), "uk")
    slips = slips_of(report).slips
    assert [list(words(each))[2] for each in slips] == [f"Дошка {board}" for board in range(1, 7)]
    said = list(words(slips[0]))
    assert "Тур 4, 8 червня 2026 р., 15:00" in said
    assert {"Цимбалюк Ніна (12)", "Кравець Лев (8)"} <= {*said}
    assert {"1 – 0", "½ – ½", "0 – 1", "Підпис білих", "Підпис чорних", "Суддя"} <= {*said}


def test_that_slips_are_of_the_games_that_are_left_and_of_all_once_the_round_is_over() -> None:
    event = swiss_of(("1-4 1-0, 5-2, 3-6, 7 U",))
    assert len(slips_of(report_of("result-slips", event)).slips) == 2
    over = swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U",))
    assert len(slips_of(report_of("result-slips", over)).slips) == 3


@pytest.mark.parametrize("on_sheet", ["4", "6", "8"])
def test_that_blank_slips_fill_the_sheet_that_was_asked_for(on_sheet: str) -> None:
    event = event_of(4)
    report = report_of("result-slips", event, form="blank", **{"per-sheet": on_sheet})
    slips = slips_of(report)
    assert (len(slips.slips), slips.on_sheet, slips.sheets) == (int(on_sheet), int(on_sheet), 1)
    assert not {each.name for each in event.players.values()} & {*words(slips.slips[0])}


def test_that_piles_of_a_cut_stack_lie_in_the_order_of_boards() -> None:
    report = report_of("result-slips", event_of(24, played=0), **{"per-sheet": "8"})
    slips = slips_of(report)
    sheets = [slips.sheet(number) for number in range(slips.sheets)]
    piles = [sheet[place] for place in range(slips.on_sheet) for sheet in sheets]
    assert [each for each in piles if each is not None] == list(slips.slips)


def test_that_sheets_of_slips_are_full_and_have_no_other_head() -> None:
    report = report_of("result-slips", event_of(24, played=0), **{"per-sheet": "6"})
    pages = lay_out(report, measure)
    boards = [sum(text.text.startswith("Board ") for text in texts(page)) for page in pages]
    assert boards == [6, 6]
    assert all(report.heading.place_and_dates not in {t.text for t in texts(p)} for p in pages)


@pytest.mark.parametrize(
    ("language", "title", "quoted"),
    [
        ("uk", "Турнір «Світанок»", "«Турнір „Світанок“»"),
        ("uk", "«Світанок»", "«„Світанок“»"),
        ("uk", "Турнір „Світанок“", "«Турнір „Світанок“»"),
        ("en", "The “Dawn” Cup", "“The ‘Dawn’ Cup”"),
        ("en", "Кубок «Світанок»", "“Kubok «Svitanok»”"),
        ("en", "Dawn", "“Dawn”"),
    ],
)
def test_that_an_oath_quotes_a_title_with_quotes_by_the_second_kind(
    language: str, title: str, quoted: str
) -> None:
    report = report_of("oaths", replace(event_of(4), title=title), language)
    assert all(quoted in " ".join(words(each)) for each in slips_of(report).slips)


@pytest.mark.parametrize("form", ["sheet", "head"])
def test_that_both_players_of_a_game_get_a_score_sheet_with_its_head(form: str) -> None:
    slips = slips_of(report_of("score-sheets", event_of(12, played=3), form=form)).slips
    assert len(slips) == 2 * 6
    heads = [word for each in slips for word in words(each) if word == "Board 1"]
    assert len(heads) == 2
    assert "White: Tsymbaliuk, Nina, FM, MS, 2196" in {*words(slips[0])}


def test_that_a_whole_score_sheet_has_sixty_moves() -> None:
    (slip, *_) = slips_of(report_of("score-sheets", event_of(4, played=0))).slips
    (moves,) = (part for part in slip.parts if isinstance(part, SlipTable))
    numbers = [int(cell) for row in moves.rows for cell in row if cell]
    assert sorted(numbers) == list(range(1, 61))


def test_that_the_card_of_a_player_tells_all_rounds_with_day_board_colour_and_opponent() -> None:
    slips = slips_of(report_of("schedule-cards", event_of(5, played=0), "uk")).slips
    assert len(slips) == 5
    (table,) = (part for part in slips[1].parts if isinstance(part, SlipTable))
    assert [row[1] for row in table.rows] == [f"{day:02}.06, 15:00" for day in range(5, 10)]
    assert table.rows[0][2:] == ("1", "Білі", "Іваненко Ґео (5)")
    assert [row[-1] for row in table.rows].count("звільнення від гри") == 1


def test_that_the_card_of_who_is_out_has_no_rows_of_rounds_without_him() -> None:
    slips = slips_of(report_of("schedule-cards", knockout_of(4, KnockoutRules()))).slips
    tables = [next(each for each in slip.parts if isinstance(each, SlipTable)) for slip in slips]
    rounds = [[row[0] for row in each.rows] for each in tables]
    assert rounds == [["1", "2", "3", "4"], ["1", "2", "3", "4"], ["1", "2"], ["1", "2"]]


def test_that_who_waits_in_a_knockout_for_his_first_match_has_no_empty_card() -> None:
    event = knockout_of(5, KnockoutRules(), outcome=lambda *_: None)
    slips = slips_of(report_of("schedule-cards", event)).slips
    assert [list(words(each))[2] for each in slips] == ["2", "3", "4", "5"]


def test_that_cards_are_of_who_was_chosen_and_of_nobody_who_has_left() -> None:
    event = without(event_of(6), 3)
    assert len(slips_of(report_of("schedule-cards", event)).slips) == 5
    chosen = slips_of(report_of("schedule-cards", event, players="2,4")).slips
    assert [list(words(each))[1] for each in chosen] == [
        "Galagan, Ihor",
        "Yizhak, Taras",
    ]
    with pytest.raises(RuleError) as refused:
        report_of("schedule-cards", event, players="7")
    assert refused.value.code == "why.no-such-number"


def test_that_name_cards_are_of_players_or_of_officials() -> None:
    event = event_of(6, drawn=False)
    of_players = slips_of(report_of("name-cards", event, "uk"))
    assert [list(words(each))[1] for each in of_players.slips][:2] == [
        "Білик Марта",
        "Ґалаґан Ігор",
    ]
    of_officials = slips_of(report_of("name-cards", event, whose="officials", size="badge"))
    assert "Chief arbiter" in {*words(of_officials.slips[0])}


def test_that_table_cards_number_the_boards_and_may_name_who_plays() -> None:
    event = event_of(12, played=3)
    alone = slips_of(report_of("table-cards", event)).slips
    assert [list(words(each))[1] for each in alone] == ["1", "2", "3", "4", "5", "6"]
    named = slips_of(report_of("table-cards", event, form="names")).slips
    assert "Tsymbaliuk, Nina – Kravets, Lev" in {*words(named[0])}


def test_that_notices_and_signs_have_a_sheet_each_in_type_for_the_wall() -> None:
    event = event_of(4)
    for paper, option in (("notices", "notice"), ("room-signs", "sign")):
        everything = lay_out(report_of(paper, event, "uk"), measure)
        assert len(everything) > 5
        for page in everything:
            largest = max(text.size for text in texts(page))
            assert largest > 40
        first = "phones" if paper == "notices" else "hall"
        assert len(lay_out(report_of(paper, event, "uk", **{option: first}), measure)) == 1


def test_that_a_notice_has_the_words_that_the_event_has_announced() -> None:
    event = replace(event_of(4), particulars={Particular.PHONES: "Телефони здати на вході."})
    (slip,) = slips_of(report_of("notices", event, notice="phones")).slips
    assert "Телефони здати на вході." in {*words(slip)}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize(
    "name",
    [
        "Жук Ян",
        "Нечуй-Левицька-Кульчицька Єлизавета-Анастасія Всеволодівна",
        "Надзвичайнодовгепрізвищебезжодногопробілутадефіса" * 2,
        "<b>О’Ніл & сини",
    ],
)
def test_that_nothing_on_a_slip_is_cut_or_leaves_its_page(
    paper: str, language: str, name: str
) -> None:
    event = event_of(13, cycles=2, played=0)
    players = {each: Player(id=each, name=name, latin_name=name) for each in event.players}
    report = report_of(paper, replace(event, players=players), language)
    for page in lay_out(report, measure):
        cuts = [each for each in page.primitives if isinstance(each, Dashes)]
        bottom = max((each.y + each.height for each in cuts), default=page.height)
        for text in texts(page):
            left = left_of(text)
            assert left >= 0
            assert left + measure(text.text, text.face) * text.size <= page.width
            assert text.size == 7.0 or text.baseline < bottom
        for box in (each for each in page.primitives if isinstance(each, Box)):
            assert box.y + box.height <= bottom


@pytest.mark.parametrize("paper", PAPERS)
def test_that_a_pdf_is_made_of_each(paper: str) -> None:
    assert render_pdf(report_of(paper, event_of(6, played=2), "uk")).startswith(b"%PDF")


@pytest.mark.parametrize("paper", PAPERS)
def test_that_every_slip_of_a_practice_copy_says_so(paper: str) -> None:
    report = report_of(paper, replace(event_of(6, played=2), is_practice=True))
    assert all("PRACTICE COPY" in {*words(each)} for each in slips_of(report).slips)


@pytest.mark.parametrize("paper", ["name-cards", "schedule-cards", "result-slips"])
def test_that_a_word_of_sixty_letters_leaves_the_type_of_slips_as_large_as_usual(
    paper: str,
) -> None:
    event = event_of(10, played=5)
    somebody, *_ = event.players.values()
    long = replace(somebody, latin_name="Sh" * 30)
    marked = replace(event, players={**event.players, long.id: long})
    pages = lay_out(report_of(paper, marked), measure)
    name = [each for page in pages for each in texts(page) if "ShShSh" in each.text]
    assert "Sh" * 30 in "".join(each.text for each in name)
    assert min(each.size for each in name) >= 7.5
    assert all(left_of(each) >= 0 for each in name)


def test_that_words_in_the_middle_are_divided_into_lines_alike() -> None:
    event = event_of(10)
    (page, *_) = lay_out(report_of("name-cards", event, "uk"), measure)
    said = [each.text for each in texts(page)]
    assert {"Дем’яненко", "Софія-Марія"} <= {*said}
    assert "і жінок" not in said


@pytest.mark.parametrize(
    ("paper", "options"),
    [("name-cards", {"size": "tent"}), ("table-cards", {"fold": "yes", "form": "names"})],
)
def test_that_a_folded_card_reads_alike_from_both_sides(
    paper: str, options: dict[str, str]
) -> None:
    page = lay_out(report_of(paper, event_of(4), "uk", **options), measure)[0]
    cards = [each for each in texts(page) if each.size > 7]
    fold = min(each.y for each in page.primitives if isinstance(each, Dashes) and each.dotted)
    upper = [each for each in cards if each.turned and each.baseline < fold]
    lower = [
        each
        for each in cards
        if not each.turned and fold < each.baseline < 2 * fold - upper[-1].baseline + 1
    ]
    assert [each.text for each in upper] == [each.text for each in lower]
    for above, below in zip(upper, lower, strict=True):
        assert fold - above.baseline == pytest.approx(below.baseline - fold)
    assert len([each for each in cards if each.turned]) * 2 == len(cards)


def test_that_a_name_card_says_as_much_of_a_player_as_is_wanted() -> None:
    def lines(**options: str) -> list[str]:
        slip = slips_of(report_of("name-cards", event_of(4), "uk", **options)).slips[0]
        return [part.left for part in slip.parts if isinstance(part, SlipLine)][2:]

    assert lines() == ["IM, МС, 2383", "Київ, ДЮСШ № 4"]
    assert lines(strength="title", home="federation") == ["IM, МС", "UKR"]
    assert lines(strength="rating", home="region") == ["2383", "Київ"]
    assert lines(strength="none", home="none") == []


def test_that_cards_of_officials_need_officials() -> None:
    nobody = replace(event_of(4), officials=())
    with pytest.raises(RuleError) as refused:
        report_of("name-cards", nobody, whose="officials")
    assert refused.value.code == "document.no-officials"


def test_that_what_is_read_from_afar_stands_in_one_language_below_the_other() -> None:
    card = slips_of(report_of("name-cards", event_of(4), "uk+en")).slips[0]
    assert "Шевчук Олена\nShevchuk, Olena" in list(words(card))
    sign = slips_of(report_of("notices", event_of(4), "uk+en", notice="phones")).slips[0]
    assert "Вимкніть телефони\nPhones off" in list(words(sign))


def test_that_names_on_a_card_are_on_one_line_rather_than_large() -> None:
    event = event_of(4)
    stage = event.tournament.main_stage
    rounds = tuple(replace(each, starts_at=None) for each in stage.rounds)
    untimed = changed(event, stages=(replace(stage, rounds=rounds),))
    (page,) = lay_out(report_of("schedule-cards", untimed, "en"), measure)
    said = [each.text for each in texts(page)]
    assert {"Yeremenko, Yurii (3)", "Shevchuk, Olena (1)"} <= {*said}


def test_that_slips_in_both_languages_are_not_small_for_the_words_below_their_lines() -> None:
    (page,) = lay_out(report_of("result-slips", event_of(10, played=5), "uk+en"), measure)
    sizes = {each.text: each.size for each in texts(page)}
    assert sizes["White’s signature"] >= 5
    assert sizes["Round 6, 10 June"] >= 7
