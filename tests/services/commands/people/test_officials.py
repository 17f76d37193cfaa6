"""Commands about officials, the level of the event and the technical information."""

from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.people import Birth, Official, Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.officials import (
    add_official,
    announce_committee,
    edit_official,
    remove_official,
    set_conditions,
    set_particulars,
)
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.workspace import Workspace
from tests.services.commands.test_undo import check_undo_and_redo


def test_that_an_official_is_kept_with_all_that_is_known(workspace: Workspace) -> None:
    workspace.do(
        add_official,
        role=Role.APPEALS_CHAIR,
        name="  Ґава   Олена ",
        category="національна",
        title="IA",
        fide_id=14100000,
        region="Львівська",
        birth=Birth.parse("01.04.1970"),
    )
    assert workspace.event.officials == (
        Official(
            role=Role.APPEALS_CHAIR,
            name="Ґава Олена",
            category="національна",
            title="IA",
            fide_id=14100000,
            region="Львівська",
            birth=Birth.parse("1970-04-01"),
        ),
    )


def test_that_officials_of_one_office_are_corrected_and_removed_one_by_one(
    workspace: Workspace,
) -> None:
    for name in ("Бук", "Ґава", "Щур"):
        workspace.do(add_official, role=Role.ARBITER, name=name)
    workspace.do(edit_official, official=1, role=Role.SENIOR_ARBITER, name="Ґава О.")
    workspace.do(remove_official, official=0)
    assert [(each.role, each.name) for each in workspace.event.officials] == [
        (Role.SENIOR_ARBITER, "Ґава О."),
        (Role.ARBITER, "Щур"),
    ]
    workspace.undo()
    workspace.undo()
    assert [each.name for each in workspace.event.officials] == ["Бук", "Ґава", "Щур"]


def test_that_the_chief_arbiter_of_the_event_page_is_the_one_of_the_list(
    workspace: Workspace,
) -> None:
    workspace.do(add_official, role=Role.ARBITER, name="Бук")
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name="Кравець")
    workspace.do(add_official, role=Role.ARBITER, name="Щур")
    chief = workspace.event.official(Role.CHIEF_ARBITER)
    assert chief is not None
    assert chief.name == "Кравець"
    assert len(workspace.event.officials) == 3


def test_that_an_official_without_a_name_is_refused(workspace: Workspace) -> None:
    with pytest.raises(RuleError) as refused:
        workspace.do(add_official, role=Role.ARBITER, name="  ")
    assert refused.value.code == "official.name-missing"
    assert workspace.event.officials == ()


def test_that_an_official_who_is_gone_is_not_corrected(workspace: Workspace) -> None:
    with pytest.raises(RuleError) as refused:
        workspace.do(remove_official, official=0)
    assert refused.value.code == "official.unknown"


def test_that_level_rank_and_discipline_are_kept_and_taken_back(workspace: Workspace) -> None:
    workspace.do(
        set_conditions,
        level=EventLevel.REGIONAL,
        rank=EventRank.FIFTH,
        discipline=Discipline.RAPID,
    )
    assert workspace.event.level is EventLevel.REGIONAL
    assert workspace.event.rank is EventRank.FIFTH
    assert workspace.event.discipline is Discipline.RAPID
    workspace.undo()
    assert workspace.event.level is None
    assert workspace.event.rank is None
    assert workspace.event.discipline is Discipline.STANDARD


def test_that_texts_of_the_technical_information_come_and_go_one_by_one(
    workspace: Workspace,
) -> None:
    workspace.do(
        set_particulars, particulars={Particular.VENUE: "Палац", Particular.PRIZES: "1000"}
    )
    workspace.do(set_particulars, particulars={Particular.VENUE: " "})
    assert workspace.event.particulars == {Particular.PRIZES: "1000"}
    workspace.undo()
    assert workspace.event.particulars[Particular.VENUE] == "Палац"


def test_that_the_committee_is_announced_with_day_and_hour(
    workspace: Workspace, path: Path
) -> None:
    at = datetime(2026, 11, 1, 9, 30)
    with pytest.raises(RuleError, match="none"):
        workspace.do(announce_committee, at=at)
    workspace.do(add_official, role=Role.APPEALS_CHAIR, name="Юркевич Антон")
    check_undo_and_redo(workspace, announce_committee, {"at": at}, path)
    with closing(Workspace.open(path, actor="arbiter")) as again:
        assert again.event.committee_announced == at
        kind = document("technical-information")
        report = kind.build(again.event, {}, catalogue("en"), datetime(2026, 11, 2))
        assert "('Appeals committee announced', '1 November 2026, 9:30')" in repr(report)
        again.do(announce_committee, at=None)
        assert again.event.committee_announced is None
