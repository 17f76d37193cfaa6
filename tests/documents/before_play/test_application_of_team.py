"""The application of a team: its roster in the order of boards, and who speaks for it."""

from dataclasses import replace

from arbiter_app.documents.parts.organisations import organisations
from arbiter_app.documents.report import Facts, Table, WritingLine
from arbiter_app.domain.facts.in_hand import in_hand
from tests.documents.conftest import report_of, table_of
from tests.documents.team_events import teams_of, with_first


def test_that_a_team_is_an_organisation_with_its_players_in_board_order() -> None:
    event = teams_of()
    captain = event.tournament.teams[0].players[1]
    event, team = with_first(
        event,
        lambda team: replace(team, captain="", captain_plays=captain, coach="Ковач Юрій"),
    )
    report = report_of("application", event, "uk", organisation=team.name.upper())
    assert report.heading.subtitle == f"Команда {team.name}"
    names = [row[1].text for row in table_of(report).rows]
    assert [name.removesuffix(" (запасний)") for name in names] == [
        event.players[player].name for player in team.players
    ]
    assert [name.endswith(")") for name in names] == [each.is_reserve for each in team.members]
    (facts,) = (each for each in report.body if isinstance(each, Facts))
    assert ("Капітан:", event.players[captain].name) in facts.lines
    assert ("Тренер:", "Ковач Юрій") in facts.lines
    assert report.signatures[-1].name == event.players[captain].name


def test_that_a_captain_who_is_not_named_is_written_in() -> None:
    event, team = with_first(teams_of(), lambda team: replace(team, captain="", captain_plays=None))
    report = report_of("application", event, organisation=team.name)
    labels = [each.labels for each in report.body if isinstance(each, WritingLine)]
    assert labels[0] == ("Captain",)
    assert report.signatures[-1].name == ""


def test_that_teams_are_offered_before_regions_and_clubs() -> None:
    event = teams_of()
    names = {team.name for team in event.tournament.teams}
    assert {*organisations(in_hand(event))[: len(names)]} == names


def test_that_the_protocol_of_the_commission_has_an_extract_for_a_team() -> None:
    event = teams_of()
    team = event.tournament.teams[1]
    report = report_of("mandate-protocol", event, organisation=team.name)
    assert len(table_of(report).rows) == len(team.players)


def test_that_the_application_of_all_is_team_by_team() -> None:
    event = teams_of()
    teams = event.tournament.teams
    report = report_of("application", event, "uk")
    tables = [each for each in report.body if isinstance(each, Table)]
    told = {
        each.title: [row[1].text.removesuffix(" (запасний)") for row in each.rows]
        for each in tables
    }
    assert told == {
        f"Команда {team.name}": [event.players[player].name for player in team.players]
        for team in teams
    }
