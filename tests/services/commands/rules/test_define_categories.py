import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.rules.categories import (
    define_category,
    move_category,
    remove_category,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text

GIRLS = Category(title="U12 girls", sex=Sex.FEMALE, younger_than=12)
U14 = Category(title="U14", younger_than=14)


def titles(workspace: Workspace) -> list[str]:
    return [each.title for each in workspace.event.tournament.categories]


def told(workspace: Workspace) -> str:
    entry = workspace.history()[-1]
    return entry_text(catalogue("en"), entry.command, entry.params, workspace.event, entry.changes)


def test_that_categories_are_kept_in_their_order_and_told(workspace: Workspace) -> None:
    workspace.do(define_category, category=GIRLS)
    assert told(workspace) == "Category added: U12 girls"
    workspace.do(define_category, category=U14)
    assert workspace.event.tournament.categories == (GIRLS, U14)
    workspace.do(move_category, title="U14", place=1)
    assert titles(workspace) == ["U14", "U12 girls"]
    assert told(workspace) == "Category U14 put in place 1"
    workspace.do(remove_category, title="U14")
    assert titles(workspace) == ["U12 girls"]
    assert told(workspace) == "Category removed: U14"
    workspace.undo()
    workspace.undo()
    assert workspace.event.tournament.categories == (GIRLS, U14)


def test_that_a_category_is_changed_where_it_stands(workspace: Workspace) -> None:
    workspace.do(define_category, category=GIRLS)
    workspace.do(define_category, category=U14)
    better = Category(title="  Girls   U12 ", sex=Sex.FEMALE, younger_than=12)
    workspace.do(define_category, category=better, former="U12 girls")
    assert titles(workspace) == ["Girls U12", "U14"]
    assert told(workspace) == "Category changed: U12 girls, now Girls U12"


def test_that_two_categories_have_two_titles(workspace: Workspace) -> None:
    workspace.do(define_category, category=GIRLS)
    same = Category(title="u12 GIRLS", younger_than=10)
    with pytest.raises(RuleError, match=r"category\.title-taken"):
        workspace.do(define_category, category=same)
    workspace.do(define_category, category=same, former="U12 girls")
    with pytest.raises(RuleError, match=r"category\.title-missing"):
        workspace.do(define_category, category=Category(title=" ", younger_than=10))
    with pytest.raises(RuleError, match=r"category\.everybody"):
        workspace.do(define_category, category=Category(title="All"))
    with pytest.raises(RuleError, match=r"category\.none"):
        workspace.do(remove_category, title="U8")
