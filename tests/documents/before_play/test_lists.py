"""Start list and schedule."""

from collections.abc import Callable
from dataclasses import replace

import pypdfium2
import pytest

from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Grid, Paragraph, Report, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Admission, Decision
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Player
from arbiter_app.domain.ids import PlayerId
from tests.documents.conftest import table_of, with_entry, with_players
from tests.documents.stages import in_stages

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def column(report: Report, title: str) -> list[str]:
    table = report.body[0]
    assert isinstance(table, Table)
    index = [each.title for each in table.columns].index(title)
    return [row[index].text for row in table.rows]


def test_that_names_are_sorted_by_the_ukrainian_alphabet(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("start-list", event_of(12), "uk", sort="name")
    table = report.body[0]
    assert isinstance(table, Table)
    assert [row[1].text for row in table.rows] == [
        "Антонюк Яна",
        "Білик Марта",
        "Гнатюк Павло",
        "Ґалаґан Ігор",
        "Дем’яненко Софія-Марія",
        "Єременко Юрій",
        "Жук Остап",
        "Іваненко Ґео",
        "Їжак Тарас",
        "Кравець Лев",
        "Цимбалюк Ніна",
        "Шевчук Олена",
    ]


def test_that_the_english_list_prints_and_sorts_latin_names(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("start-list", event_of(4), sort="name")
    assert column(report, "Name") == [
        "Galagan, Ihor",
        "Shevchuk, Olena",
        "Yeremenko, Yurii",
        "Yizhak, Taras",
    ]


def test_that_the_drawn_list_goes_by_number_and_can_go_by_rating(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4)
    strongest_last = {
        each: replace(player, fide_rating=2000 + each) for each, player in event.players.items()
    }
    event = replace(event, players=strongest_last)
    assert column(report_of("start-list", event), "No.") == ["1", "2", "3", "4"]
    assert column(report_of("start-list", event, sort="rating"), "No.") == ["4", "3", "2", "1"]


def test_that_lines_are_counted_before_numbers_are_drawn(
    event_of: EventOf, report_of: ReportOf
) -> None:
    report = report_of("start-list", event_of(4, drawn=False))
    assert column(report, "Line") == ["1", "2", "3", "4"]
    assert "not drawn" in report.heading.subtitle


def test_that_facts_nobody_gave_take_no_column(event_of: EventOf, report_of: ReportOf) -> None:
    event = event_of(4)
    bare = {each: Player(id=each, name=player.name) for each, player in event.players.items()}
    table = report_of("start-list", replace(event, players=bare)).body[0]
    assert isinstance(table, Table)
    assert [each.title for each in table.columns] == ["No.", "Name"]


def test_that_a_withdrawn_player_is_struck_out_with_a_note(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(4)
    tournament = event.tournament
    gone = replace(tournament.entries[1], status=EntryStatus.WITHDRAWN)
    entries = (tournament.entries[0], gone, *tournament.entries[2:])
    event = replace(event, tournaments=(replace(tournament, entries=entries),))
    table, note = report_of("start-list", event).body
    assert isinstance(table, Table)
    assert isinstance(note, Paragraph)
    assert [row[1].struck for row in table.rows] == [False, True, False, False]
    assert "withdrew" in note.text


@pytest.mark.parametrize(
    ("second", "note"),
    [
        (EntryStatus.REGISTERED, "Struck out: expelled from the tournament: {name}."),
        (
            EntryStatus.WITHDRAWN,
            "Struck out: withdrew from the tournament. Expelled from it: {name}.",
        ),
    ],
)
def test_that_a_sheet_names_who_was_expelled(
    event_of: EventOf, report_of: ReportOf, second: EntryStatus, note: str
) -> None:
    event = event_of(4)
    first, other, *rest = event.tournament.entries
    entries = (
        replace(first, status=EntryStatus.EXPELLED),
        replace(other, status=second),
        *rest,
    )
    event = replace(event, tournaments=(replace(event.tournament, entries=entries),))
    told = report_of("start-list", event).body[-1]
    assert isinstance(told, Paragraph)
    assert told.text == note.format(name=event.players[first.player].latin_name)


def rounds(report: Report) -> tuple[Table, ...]:
    grid = report.body[0]
    assert isinstance(grid, Grid)
    return grid.tables


def test_that_the_schedule_is_the_berger_table_with_names_and_times(
    event_of: EventOf, report_of: ReportOf
) -> None:
    # Round 1 and 2 of the printed table for four players: 1-4 2-3, 4-3 1-2 (C.05 Annex 1).
    first, second, _ = rounds(report_of("schedule", event_of(4), "uk"))
    assert "15:00" in first.title
    assert [[cell.text for cell in row] for row in first.rows] == [
        ["1", "1", "Шевчук Олена", "4", "Їжак Тарас"],
        ["2", "2", "Ґалаґан Ігор", "3", "Єременко Юрій"],
    ]
    assert [(row[1].text, row[3].text) for row in second.rows] == [("4", "3"), ("1", "2")]


def test_that_the_free_player_of_an_odd_field_is_named_in_every_round(
    event_of: EventOf, report_of: ReportOf
) -> None:
    # Who meets number 6 in the table for six players is free in a field of five.
    free = [table.rows[-1] for table in rounds(report_of("schedule", event_of(5)))]
    assert [row[1].text for row in free] == ["1", "4", "2", "5", "3"]
    assert {row[4].text for row in free} == {"free"}


def test_that_a_double_round_robin_schedules_both_cycles(
    event_of: EventOf, report_of: ReportOf
) -> None:
    tables = rounds(report_of("schedule", event_of(4, cycles=2)))
    assert len(tables) == 6
    first, return_match = tables[0].rows[0], tables[3].rows[0]
    assert (first[1].text, first[3].text) == (return_match[3].text, return_match[1].text)


def test_that_a_double_round_robin_of_24_is_one_page_with_every_pair_of_numbers(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(24, cycles=2, played=0)
    report = report_of("schedule", event)
    (table,) = (block for block in report.body if isinstance(block, Table))
    assert [each.title for each in table.columns][2:] == [str(board) for board in range(1, 13)]
    pairs = [cell.text for row in table.rows for cell in row[2:]]
    assert len(table.rows) == 46
    expected = {f"{white}–{black}" for white in range(1, 25) for black in range(1, 25)}
    assert {*pairs} == expected - {f"{each}–{each}" for each in range(1, 25)}
    (names,) = (block for block in report.body if isinstance(block, Grid))
    listed = [row[1].text for part in names.tables for row in part.rows]
    assert listed == [each.latin_name for each in event.players.values()]
    with pypdfium2.PdfDocument(render_pdf(report)) as pdf:
        assert len(pdf) == 1


def test_that_a_grid_names_who_is_free(event_of: EventOf, report_of: ReportOf) -> None:
    table = report_of("schedule", event_of(5), layout="grid").body[1]
    assert isinstance(table, Table)
    assert table.columns[-1].title == "Free"
    assert [row[-1].text for row in table.rows] == ["1", "4", "2", "5", "3"]


def test_that_a_list_is_preliminary_until_the_commission_decides_or_numbers_are_drawn(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(6, drawn=False)
    assert report_of("start-list", event, "uk").heading.document == "Попередній список"
    admitted = Decision(admission=Admission.ADMITTED)
    decided = with_entry(event, 1, decision=admitted)
    assert report_of("start-list", decided, "uk").heading.document == "Стартовий список"
    assert report_of("start-list", event_of(6), "uk").heading.document == "Стартовий список"


def test_that_a_list_by_region_stands_below_the_names_of_regions(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(6)
    nowhere = replace(event.players[PlayerId(101)], region=None)
    event = replace(event, players={**event.players, nowhere.id: nowhere})
    table = report_of("start-list", event, "uk", sort="region").body[0]
    assert isinstance(table, Table)
    assert "Регіон" not in [each.title for each in table.columns]
    heads = [row[1].text for row in table.rows if row[1].strong]
    assert heads[-1] == "Регіон не вказано: 1"
    assert [row[1].text for row in table.rows][-1] == "Шевчук Олена"
    assert len(table.rows) == 6 + len(heads)
    assert all(len(row) == len(table.columns) for row in table.rows)


def test_that_a_list_by_age_group_stands_below_the_groups_the_youngest_first(
    event_of: EventOf, report_of: ReportOf
) -> None:
    births = dict(enumerate(map(Birth, (1960, 1975, 2004, 2005, 2012, 2020)), start=1))
    event = with_players(event_of(7), birth=births.get)
    table = table_of(report_of("start-list", event, "en", sort="age"))
    heads = [row[1].text for row in table.rows if row[1].strong]
    assert heads == [
        "U8: 1",
        "U14: 1",
        "adults 21+: 1",
        "veterans 50+: 1",
        "veterans 65+: 1",
        "Of no age group: 2",
    ]
    registered = report_of("registration-sheet", event, sort="age")
    assert len(table_of(registered).rows) == 7


def test_that_a_list_by_club_has_no_column_of_clubs(event_of: EventOf, report_of: ReportOf) -> None:
    event = with_players(event_of(6), club=lambda number: "Гамбіт" if number % 2 else "Ладья")
    table = table_of(report_of("start-list", event, "uk", sort="club"))
    assert [row[1].text for row in table.rows if row[1].strong] == ["Гамбіт: 3", "Ладья: 3"]
    assert all("Клуб" not in each.title for each in table.columns)


def test_that_a_list_that_nothing_divides_stays_whole(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = event_of(6)
    whole = table_of(report_of("start-list", event))
    assert table_of(report_of("start-list", event, sort="group")) == table_of(
        report_of("start-list", event, sort="name")
    )
    assert len(whole.rows) == 6


def test_that_a_list_by_group_stands_below_the_groups_of_the_tournament(
    report_of: ReportOf,
) -> None:
    table = table_of(report_of("start-list", in_stages(), "en", sort="group"))
    heads = [row[1].text for row in table.rows if row[1].strong]
    assert len(heads) == 2
    assert all(head.endswith(": 3") for head in heads)
    assert "Stage" not in [each.title for each in table.columns]
