"""A usual kind of event has everything that is not people and days."""

from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.facts.event import EventLevel
from arbiter_app.domain.facts.new_events import EventTemplate
from arbiter_app.domain.facts.people.admission import PaperKind
from arbiter_app.domain.facts.people.people import OfficialFields, Role, SportRank
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.match_rules import Ending
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.time_controls import demand_time_control
from arbiter_app.domain.pairing.playable import check_match
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.i18n import catalogue
from arbiter_app.services.event_templates import model_of
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event.templates import event_template_name, planned_tournaments

ME = OfficialFields(role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета", category="НСК")


def made(
    path: Path,
    template: EventTemplate,
    *,
    edition_id: str = "2026-03",
    chief: OfficialFields | None = None,
) -> Workspace:
    english = catalogue("en")
    path.mkdir(exist_ok=True)
    model = model_of(
        template,
        event_template_name(english, template),
        planned_tournaments(english, template),
        edition_id=edition_id,
    )
    return Workspace.create(
        path / f"{template.value}.arbiter",
        title="Чемпіонат",
        starts_on=date(2026, 4, 1),
        edition_id=edition_id,
        model=model,
        chief=chief,
    )


@pytest.mark.parametrize("template", EventTemplate)
def test_every_template_makes_an_event_with_the_usual_tie_breaks_of_its_edition(
    template: EventTemplate, tmp_path: Path
) -> None:
    for edition_id in ("2024-08", "2026-03"):
        workspace = made(tmp_path / edition_id, template, edition_id=edition_id)
        event = workspace.event
        workspace.close()
        assert event.requirements
        demand_time_control(event.time_control)
        check_match(event.tournaments[0].settings.knockout.match)
        for tournament in event.tournaments:
            settings = tournament.settings
            of_teams = settings.teams is not None
            assert settings.edition == edition_id
            assert settings.tie_breaks == edition(edition_id).usual(
                settings.system, of_teams=of_teams
            )
            assert not tournament.entries


def test_the_templates_say_what_their_names_promise(tmp_path: Path) -> None:
    events = {}
    for template in EventTemplate:
        with_one = made(tmp_path, template)
        events[template] = with_one.event
        with_one.close()
    regional = events[EventTemplate.REGIONAL]
    assert (regional.level, regional.time_control) == (EventLevel.REGIONAL, "90+30")
    double = events[EventTemplate.DOUBLE].tournament.settings
    assert (double.system, double.cycles, double.swap_last_rounds) == (System.ROUND_ROBIN, 2, True)
    open_swiss = events[EventTemplate.OPEN_SWISS].tournament.settings
    assert (open_swiss.system, open_swiss.rounds) == (System.SWISS, 9)
    league = events[EventTemplate.TEAM_LEAGUE].tournament
    assert league.settings.teams is not None
    assert (league.settings.system, league.settings.teams.boards) == (System.ROUND_ROBIN, 4)
    assert league.boards_of() is not None
    match = events[EventTemplate.MATCH].tournament.settings
    assert (match.system, match.knockout.match.steps[0].games) == (System.MATCH, 6)
    bracket = events[EventTemplate.KNOCKOUT].tournament.settings
    assert bracket.system is System.KNOCKOUT
    assert bracket.knockout.cuts == (1, 3)
    assert bracket.knockout.match.steps[-1].ending is Ending.ARMAGEDDON


def test_a_qualification_has_a_round_robin_for_each_rank_by_the_rank_of_those_who_come(
    tmp_path: Path,
) -> None:
    workspace = made(tmp_path, EventTemplate.QUALIFICATION)
    event = workspace.event
    assert [(each.title, each.eligibility.lowest_rank) for each in event.tournaments] == [
        ("For rank IV", None),
        ("For rank III", SportRank.FOURTH),
        ("For rank II", SportRank.THIRD),
        ("For rank I", SportRank.SECOND),
    ]
    assert {each.settings.system for each in event.tournaments} == {System.ROUND_ROBIN}
    assert (event.discipline, event.time_control) == (Discipline.RAPID, "10+5")
    assert [each.id for each in event.requirements] == [
        PaperKind.IDENTITY,
        PaperKind.CLASSIFICATION_BOOK,
    ]
    workspace.close()


def test_a_youth_championship_has_its_groups(tmp_path: Path) -> None:
    workspace = made(tmp_path, EventTemplate.YOUTH)
    titles = [each.title for each in workspace.event.tournaments]
    assert (titles[0], titles[-1], len(titles)) == ("U8 boys", "U18 girls", 12)
    assert all(each.settings.rounds == 9 for each in workspace.event.tournaments)
    workspace.close()


def test_the_journal_names_the_template_and_undo_takes_it_back(tmp_path: Path) -> None:
    workspace = made(tmp_path, EventTemplate.OPEN_SWISS)
    assert workspace.history()[-1].params == {"name": "Open Swiss of 9 rounds"}
    workspace.undo()
    assert workspace.event.tournament.settings.system is System.ROUND_ROBIN
    workspace.close()


def test_who_begins_an_event_is_its_chief_arbiter_by_an_act_of_the_journal(tmp_path: Path) -> None:
    workspace = made(tmp_path, EventTemplate.REGIONAL, chief=ME)
    (official,) = workspace.event.officials
    assert (official.name, official.category) == ("Ґжицька Єлизавета", "НСК")
    assert workspace.history()[-1].command == "official.add"
    assert workspace.seat.actor == "Ґжицька Єлизавета"
    workspace.undo()
    assert workspace.event.officials == ()
    workspace.close()
