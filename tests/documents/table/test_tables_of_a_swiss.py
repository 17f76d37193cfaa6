"""Papers of a Swiss: the table after a round and of categories, progress, by rounds, cards."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import OptionValue
from arbiter_app.documents.report import Grid, Paragraph, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.i18n import catalogue
from arbiter_app.services.workspace import Workspace
from tests.ready import ReadyFiles
from tests.services.conftest import new_event
from tests.services.swiss_hands import make_swiss, pair, play_rounds

MOMENT = datetime(2026, 7, 1, 12, 0)
ENGLISH = catalogue("en")
U12 = Category(title="U12", younger_than=12)
STRONG = Category(title="Strong", rating_from=2497)


@pytest.fixture
def swiss(tmp_path: Path, ready: ReadyFiles) -> Iterator[Workspace]:
    """Seven players, three rounds played and the draft of the fourth."""
    path = tmp_path / "swiss.arbiter"
    ready.copy("a Swiss on paper", path, with_a_draft)
    opened = Workspace.open(path, actor="arbiter")
    yield opened
    opened.close()


def with_a_draft(path: Path) -> Workspace:
    workspace = new_event(path)
    play_rounds(make_swiss(workspace, 7), 3)
    pair(workspace, 4)
    return workspace


def paper(workspace: Workspace, id: str, **options: OptionValue) -> Report:
    event = workspace.event
    players = {
        each: replace(player, birth=Birth(2016) if each in (5, 6) else None)
        for each, player in event.players.items()
    }
    tournament = replace(event.tournament, categories=(U12, STRONG))
    known = replace(event, players=players, tournaments=(tournament,), starts_on=date(2026, 7, 1))
    return document(id).build(known, options, ENGLISH, MOMENT)


def tables(report: Report) -> Iterator[Table]:
    for block in report.body:
        match block:
            case Table():
                yield block
            case Grid():
                yield from block.tables


def heads(table: Table) -> list[str]:
    return [column.title for column in table.columns]


def column(table: Table, title: str) -> list[str]:
    at = heads(table).index(title)
    return [row[at].text for row in table.rows]


def words(report: Report) -> str:
    return "\n".join(block.text for block in report.body if isinstance(block, Paragraph))


def test_that_the_table_after_a_round_says_so(swiss: Workspace) -> None:
    report = paper(swiss, "final-standings", after=1)
    assert report.heading.subtitle == "After round 1 of 9, not final"
    (table,) = tables(report)
    assert {*column(table, "Points")} <= {"0", "½", "1"}
    with pytest.raises(RuleError, match=r"table\.not-yet"):
        paper(swiss, "final-standings", after=4)


def test_that_colours_and_floats_are_printed_on_request(swiss: Workspace) -> None:
    (plain,) = tables(paper(swiss, "final-standings"))
    assert "Floats" not in heads(plain)
    report = paper(swiss, "final-standings", columns="history")
    (table,) = tables(report)
    assert heads(table)[-3:] == ["Colours", "±", "Floats"]
    assert "Floats, round by round" in words(report)


def test_that_all_categories_stand_on_one_paper_with_the_places_overall(swiss: Workspace) -> None:
    report = paper(swiss, "final-standings", category="*")
    young, strong = tables(report)
    assert column(young, "Place") == ["1", "2"]
    assert column(strong, "Place")[0] == "1"
    (everybody,) = tables(paper(swiss, "final-standings"))
    overall = dict(zip(column(everybody, "No."), column(everybody, "Place"), strict=True))
    for table in (young, strong):
        places = [overall[number] for number in column(table, "No.")]
        assert column(table, "Overall") == places
    assert "U12: younger than 12" in words(report)
    assert "the date of birth is not known" in words(report)
    (alone,) = tables(paper(swiss, "final-standings", category="strong"))
    assert column(alone, "No.") == column(strong, "No.")


def test_that_progress_stands_in_the_order_asked_for(swiss: Workspace) -> None:
    (table,) = tables(paper(swiss, "progress", order="number"))
    assert column(table, "No.") == [str(number) for number in range(1, 8)]
    assert column(table, "R3") == column(table, "Points")
    (early,) = tables(paper(swiss, "progress", after=2))
    assert "R3" not in heads(early)


@pytest.mark.parametrize(
    ("order", "first", "last"), [("place", "Place", "BH"), ("number", "No.", "Place")]
)
def test_that_a_table_by_rounds_begins_with_what_its_rows_are_in_the_order_of(
    swiss: Workspace, order: str, first: str, last: str
) -> None:
    (by_rounds,) = tables(paper(swiss, "cross-table", order=order))
    titles = heads(by_rounds)
    assert titles[0] == first
    assert titles.count("Place") == 1
    assert (titles[-1] == "Place") is (last == "Place")
    places = [cell.text for cell in by_rounds.rows[0]]
    assert places[titles.index("No.")] in {"1", "2", "3", "4", "5", "6", "7"}


def test_that_the_draft_of_a_round_is_on_no_paper(swiss: Workspace) -> None:
    (by_rounds,) = tables(paper(swiss, "cross-table", order="place"))
    assert [head for head in heads(by_rounds) if head.startswith("R")][-1] == "R3"
    (card,) = tables(paper(swiss, "player-card", players="1"))
    assert column(card, "Rd") == ["1", "2", "3"]


def test_that_cards_are_of_those_whose_numbers_were_typed(swiss: Workspace) -> None:
    report = paper(swiss, "player-card", players="7,1-2")
    strong = [block.text for block in report.body if isinstance(block, Paragraph) and block.strong]
    assert [text.split(".")[0] for text in strong] == ["7", "1", "2"]
    assert "Rating performance" in words(report)
    assert len([*tables(paper(swiss, "player-card"))]) == 7
    with pytest.raises(RuleError, match=r"why\.no-such-number"):
        paper(swiss, "player-card", players="8")


@pytest.mark.parametrize("typed", ["x", "3-1", "1-2-3", "", "1,,2"])
def test_that_a_list_of_numbers_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(RuleError, match=r"document\.option-players"):
        document("player-card").read_options({"players": typed})
