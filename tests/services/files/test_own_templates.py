"""Templates kept from events: what is not people, days or results, and nothing that harms."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.new_tournaments import Template
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Role, Sex
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.teams.rules import with_boards
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.officials import (
    add_official,
    set_conditions,
    set_particulars,
)
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.rules.categories import define_category
from arbiter_app.services.commands.rules.swiss_rules import set_rounds
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.tournaments import add_tournaments
from arbiter_app.services.files.own_templates import (
    forget_template,
    is_kept,
    keep_template,
    own_templates,
    rename_template,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event.templates import new_tournaments
from tests.services.hands import choose_system


@pytest.fixture
def cup(workspace: Workspace) -> Workspace:
    """An event of a Swiss with conditions, people and a panel."""
    workspace.do(
        describe_event,
        title="Кубок міста 2026",
        place="Стрий",
        organiser="Відділ спорту",
        starts_on=date(2026, 4, 1),
        ends_on=date(2026, 4, 3),
        time_control="15+10",
    )
    workspace.do(set_conditions, level=None, rank=None, discipline=Discipline.RAPID)
    texts = {
        Particular.DEFAULT_TIME: "15 хв",
        Particular.SCHEDULE: "1 квітня: відкриття",
        Particular.CONTACT: "050 000 00 00",
    }
    workspace.do(set_particulars, particulars=texts)
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name="Їжак Тарас")
    choose_system(workspace, System.SWISS)
    workspace.do(set_rounds, rounds=7)
    workspace.do(define_category, category=Category(title="Жінки", sex=Sex.FEMALE))
    workspace.do(add_player, name="Ґава")
    return workspace


def made_after(path: Path, name: str) -> Event:
    (template,) = (each for each in own_templates().templates if each.name == name)
    workspace = Workspace.create(
        path / "next.arbiter",
        title="Кубок міста 2027",
        starts_on=date(2027, 4, 1),
        edition_id="2026-03",
        model=template.model,
    )
    event = workspace.event
    workspace.close()
    return event


def test_a_template_keeps_the_rules_of_an_event_without_its_people_and_days(
    cup: Workspace, tmp_path: Path
) -> None:
    keep_template("Кубок міста", cup.event)
    event = made_after(tmp_path, "Кубок міста")
    assert (event.title, event.starts_on, event.ends_on) == (
        "Кубок міста 2027",
        date(2027, 4, 1),
        None,
    )
    assert (event.place, event.organiser) == ("Стрий", "Відділ спорту")
    assert (event.time_control, event.discipline) == ("15+10", Discipline.RAPID)
    assert event.particulars == {Particular.DEFAULT_TIME: "15 хв"}
    tournament = event.tournament
    assert (tournament.settings.system, tournament.settings.rounds) == (System.SWISS, 7)
    assert tournament.settings.tie_breaks == cup.event.tournament.settings.tie_breaks
    assert [each.title for each in tournament.categories] == ["Жінки"]
    assert (event.officials, event.players, tournament.entries) == ((), {}, ())


def test_no_name_of_a_person_stands_in_the_file_of_a_template(cup: Workspace) -> None:
    content = keep_template("Кубок міста", cup.event).read_bytes()
    for name in ("Ґава", "Їжак", "050 000"):
        assert name.encode() not in content


def test_a_template_of_several_tournaments_brings_all_of_them(
    workspace: Workspace, tmp_path: Path
) -> None:
    groups = new_tournaments(catalogue("en"), Template.YOUTH_MIXED)
    first = workspace.event.tournaments[0].id
    workspace.do(add_tournaments, tournaments=groups, like=first)
    keep_template("Діти", workspace.event)
    event = made_after(tmp_path, "Діти")
    assert [(each.title, each.eligibility.age) for each in event.tournaments] == [
        (each.title, each.age) for each in groups
    ]


def test_a_template_of_teams_keeps_their_boards(workspace: Workspace, tmp_path: Path) -> None:
    workspace.do(set_team_rules, rules=with_boards(TeamRules(), 6))
    keep_template("Ліга", workspace.event)
    event = made_after(tmp_path, "Ліга")
    assert event.tournament.settings.teams is not None
    assert event.tournament.settings.teams.boards == 6
    assert event.tournament.boards_of() is not None


def test_a_template_of_the_same_name_takes_the_place_of_the_former(cup: Workspace) -> None:
    keep_template("Кубок", cup.event)
    cup.do(set_rounds, rounds=9)
    assert is_kept("  Кубок ")
    keep_template("Кубок", cup.event)
    (kept,) = own_templates().templates
    assert kept.event.tournament.settings.rounds == 9


def test_a_template_is_renamed_and_forgotten(cup: Workspace) -> None:
    keep_template("Кубок", cup.event)
    keep_template("Опен", cup.event)
    cup_of, opens = own_templates().templates
    rename_template(cup_of, "Кубок весни")
    assert [each.name for each in own_templates().templates] == ["Кубок весни", "Опен"]
    (renamed, _) = own_templates().templates
    assert renamed.event.tournament.settings.rounds == 7
    assert code(lambda: rename_template(opens, "Кубок весни")) == "template.taken"
    assert code(lambda: rename_template(opens, " ")) == "template.no-name"
    forget_template(opens.path)
    assert [each.name for each in own_templates().templates] == ["Кубок весни"]


def test_a_broken_template_is_told_and_harms_no_other(cup: Workspace) -> None:
    kept = keep_template("Кубок", cup.event)
    broken = kept.with_name("зламаний.arbiter")
    broken.write_bytes(kept.read_bytes()[:5000])
    kept.with_name("порожній.arbiter").write_bytes(b"")
    kept.with_name("тека.arbiter").mkdir()
    own = own_templates()
    assert [each.name for each in own.templates] == ["Кубок"]
    assert {fault.path.name for fault in own.faults} == {
        "зламаний.arbiter",
        "порожній.arbiter",
        "тека.arbiter",
    }


def test_where_there_is_no_folder_of_templates_there_are_none() -> None:
    assert own_templates().templates == ()
    (paths.user_data() / "templates").write_text("no folder")
    assert own_templates().templates == ()


def code(act: Callable[[], object]) -> str:
    with pytest.raises(RuleError) as caught:
        act()
    return caught.value.code
