"""Tournaments that are joined before their draw: one is played, each is ranked apart."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Table
from arbiter_app.domain.across.joining import demand_joinable, ranked_elsewhere
from arbiter_app.domain.across.ranking import across
from arbiter_app.domain.facts.across_rankings import AcrossRanking, Measure
from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import StageId, TournamentId
from arbiter_app.domain.table.categories import members_of, within
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.formats import trf
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.registration import mark_present, set_fees_paid
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.across import define_across
from arbiter_app.services.commands.whole.joining import join_tournaments
from arbiter_app.services.commands.whole.tournaments import add_tournaments, describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refusal, refused_code

U16_U18 = (
    NewTournament(title="U16", age=AgeGroup.U16),
    NewTournament(title="U18", age=AgeGroup.U18),
    NewTournament(title="U16 girls", age=AgeGroup.U16, women_only=True),
)


def made(workspace: Workspace, *tournaments: NewTournament) -> list[TournamentId]:
    first = workspace.event.tournaments[0]
    workspace.do(add_tournaments, tournaments=tournaments or U16_U18, like=first.id)
    return [each.id for each in workspace.event.tournaments]


def enter(workspace: Workspace, tournament: TournamentId, name: str, born: int, sex: Sex) -> None:
    workspace.at(StageId(tournament)).do(
        add_player, name=name, birth=Birth(born), sex=sex, region="Київ", fide_rating=3000 - born
    )


def filled(workspace: Workspace) -> list[TournamentId]:
    """Two in each group; the event is of 2026."""
    u16, u18, girls = made(workspace)
    enter(workspace, u16, "Ас", 2011, Sex.MALE)
    enter(workspace, u16, "Бук", 2012, Sex.MALE)
    enter(workspace, u18, "Вус", 2009, Sex.MALE)
    enter(workspace, u18, "Гай", 2008, Sex.MALE)
    enter(workspace, girls, "Ада", 2011, Sex.FEMALE)
    enter(workspace, girls, "Ева", 2013, Sex.FEMALE)
    return [u16, u18, girls]


def test_that_each_becomes_a_category_and_everybody_moves(workspace: Workspace) -> None:
    ids = filled(workspace)
    joined = workspace.do(join_tournaments, tournaments=ids, title="U16 і U18")
    (tournament,) = read_event(workspace.path).tournaments
    assert (tournament.id, tournament.title) == (joined, "U16 і U18")
    assert tournament.categories == (
        Category(title="U16", sex=Sex.MALE, younger_than=16),
        Category(title="U18", younger_than=18, at_least=16),
        Category(title="U16 girls", sex=Sex.FEMALE, younger_than=16),
    )
    assert tournament.eligibility.age is AgeGroup.U18
    assert not tournament.eligibility.women_only
    assert len(tournament.entries) == 6
    assert last_line(workspace).endswith("Tournaments joined into U16 і U18: U16, U18, U16 girls")


def test_that_one_undo_parts_them_again(workspace: Workspace) -> None:
    ids = filled(workspace)
    before = read_event(workspace.path).tournaments
    workspace.do(join_tournaments, tournaments=ids, title="U16")
    workspace.undo()
    assert read_event(workspace.path).tournaments == before


def test_that_presence_and_fee_go_along(workspace: Workspace) -> None:
    ids = filled(workspace)
    there = workspace.at(StageId(ids[1]))
    there.do(describe_tournament, title="U18", entry_fee=Decimal(300))
    someone = there.event.tournament.entries[0].player
    there.do(mark_present, players=[someone])
    there.do(set_fees_paid, paid={someone: Decimal(100)})
    workspace.do(join_tournaments, tournaments=ids[:2], title="U16–U18")
    entry = workspace.event.of(ids[0]).tournament.entry(someone)
    assert (entry.present, entry.fee_due, entry.fee_paid) == (True, Decimal(300), Decimal(100))


def test_that_it_is_played_as_one_and_each_category_has_a_table(workspace: Workspace) -> None:
    ids = filled(workspace)
    workspace.do(
        define_across,
        ranking=AcrossRanking(
            title="Області", measure=Measure.PLACES, for_places=(Decimal(10), Decimal(5))
        ),
    )
    workspace.do(join_tournaments, tournaments=ids, title="Разом")
    workspace.do(number_by_rating)
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            workspace.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    event = workspace.event
    competition = event.tournament.competition()
    table = standings(competition, event.players)
    assert len(table.rows) == 6
    asked = Inquiry(competition=competition, players=event.players, table=table)
    found = {
        category.title: [
            (event.players[row.player].name, row.place)
            for row in within(asked, members_of(category, event).members).rows
        ]
        for category in event.tournament.categories
    }
    assert {title: sorted(name for name, _ in rows) for title, rows in found.items()} == {
        "U16": ["Ас", "Бук"],
        "U18": ["Вус", "Гай"],
        "U16 girls": ["Ада", "Ева"],
    }
    assert all(rows[0][1] == 1 for rows in found.values())
    (row,) = across(event, event.across[0]).rows
    assert row.total == 45  # ten and five, or twice seven and a half, in each of three categories


def test_that_who_is_ranked_elsewhere_is_told_beforehand(workspace: Workspace) -> None:
    ids = filled(workspace)
    enter(workspace, ids[1], "Юна", 2012, Sex.FEMALE)
    enter(workspace, ids[1], "Мала", 2012, Sex.MALE)
    event = workspace.event
    told = [
        (event.players[each.player].name, each.ranked)
        for each in ranked_elsewhere(event, event.tournaments)
    ]
    assert told == [("Юна", ("U16 girls",)), ("Мала", ("U16",))]


def test_that_what_cannot_be_joined_is_refused(workspace: Workspace) -> None:
    ids = filled(workspace)

    def code(*joined: TournamentId, title: str = "Разом") -> str:
        return refused_code(lambda: workspace.do(join_tournaments, tournaments=joined, title=title))

    assert code(ids[0]) == "join.two"
    assert code(ids[0], TournamentId(99)) == "join.two"
    assert code(ids[0], ids[1], title=" ") == "tournament.title-missing"
    assert code(ids[0], ids[1], title="u16 Girls") == "tournament.title-taken"
    girls = workspace.at(StageId(ids[2]))
    enter(workspace, ids[2], "Оля", 2014, Sex.FEMALE)
    girls.do(number_by_rating)
    assert code(*ids) == "join.drawn"
    assert workspace.do(join_tournaments, tournaments=ids[:2], title="Разом") == ids[0]


@pytest.mark.parametrize(
    ("other", "code"),
    [
        (NewTournament(title="U16 B", age=AgeGroup.U16), "join.alike"),
        (NewTournament(title="Open"), "join.nobody"),
    ],
)
def test_that_those_that_nothing_tells_apart_are_not_joined(
    workspace: Workspace, other: NewTournament, code: str
) -> None:
    first = NewTournament(title="A", age=AgeGroup.U16 if code == "join.alike" else None)
    ids = made(workspace, first, other)
    found = refused_code(lambda: workspace.do(join_tournaments, tournaments=ids, title="Разом"))
    assert found == code


def test_that_nobody_is_entered_twice(workspace: Workspace) -> None:
    ids = filled(workspace)
    event = workspace.event
    u16, u18, girls = event.tournaments
    twice = replace(u18, entries=(*u18.entries, u16.entries[0]))
    event = replace(event, tournaments=(u16, twice, girls))
    assert refusal(lambda: demand_joinable(event, ids)).facts == {"names": "Ас"}


def test_that_an_event_of_grown_ups_parts_veterans_from_the_others(workspace: Workspace) -> None:
    ids = made(
        workspace,
        NewTournament(title="Open"),
        NewTournament(title="50+", age=AgeGroup.VETERANS_50),
        NewTournament(title="65+", age=AgeGroup.VETERANS_65),
    )
    workspace.do(join_tournaments, tournaments=ids, title="Разом")
    tournament = workspace.event.tournament
    assert tournament.categories == (
        Category(title="Open", younger_than=50),
        Category(title="50+", at_least=50, younger_than=65),
        Category(title="65+", at_least=65),
    )
    assert tournament.eligibility.age is None
    assert workspace.event.starts_on == date(2026, 11, 1)


def test_that_the_report_of_a_joined_tournament_says_its_categories(workspace: Workspace) -> None:
    ids = filled(workspace)
    workspace.do(join_tournaments, tournaments=ids, title="Разом")
    workspace.do(number_by_rating)
    event = workspace.event
    again = trf.event_of(trf.report_of(event, trf.Version.TRF26))
    assert again.tournament.categories == event.tournament.categories
    assert len(again.tournament.categories) == 3


def test_that_the_paper_has_a_table_for_each_category(workspace: Workspace) -> None:
    ids = filled(workspace)
    workspace.do(join_tournaments, tournaments=ids, title="Разом")
    workspace.do(number_by_rating)
    paper = document("final-standings")
    for chosen, tables in (("*", 3), ("U18", 1)):
        report = paper.build(
            workspace.event, {"category": chosen}, catalogue("uk"), datetime(2026, 11, 2)
        )
        found = [block for block in report.body if isinstance(block, Table)]
        assert [len(each.rows) for each in found] == [2] * tables
