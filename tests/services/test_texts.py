"""What people type, paste and import is kept as it reads, or refused with a sentence."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import FIRST_STAGE, PlayerId
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import (
    add_player,
    edit_player,
    import_players,
    replace_player,
)
from arbiter_app.services.commands.play.draw import annul_draw
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import unit_of_work
from arbiter_app.wording.errors.sentences import error_sentence

ENGLISH = catalogue("en")
ANY = st.text(st.characters(codec=None, exclude_categories=()), max_size=120)


def named(workspace: Workspace) -> list[str]:
    return [player.name for player in workspace.event.players.values()]


def reopened(workspace: Workspace) -> list[str]:
    path = workspace.path
    workspace.close()
    again = Workspace.open(path)
    try:
        return named(again)
    finally:
        again.close()


def test_that_a_pasted_name_is_kept_as_it_reads(workspace: Workspace) -> None:
    workspace.do(add_player, name="\ufeffКо\u200bваль\u00a0Андріи\u0306\u00ad", club="Ди\u200dнамо")
    assert named(workspace) == ["Коваль Андрій"]
    assert workspace.history()[-1].params["name"] == "Коваль Андрій"


def test_that_a_hundred_letters_are_a_name_and_one_more_is_not(workspace: Workspace) -> None:
    workspace.do(add_player, name="х" * 100)
    with pytest.raises(RuleError) as refused:
        workspace.do(add_player, name="ц" * 101)
    assert error_sentence(ENGLISH, refused.value) == (
        "Too long (name): at most 100 characters are kept, and there are 101. Shorten it."
    )
    assert named(workspace) == ["х" * 100]


def test_that_a_list_with_a_name_that_cannot_be_seen_is_refused_whole(
    workspace: Workspace,
) -> None:
    with pytest.raises(RuleError) as refused:
        workspace.do(
            import_players,
            source="список.csv",
            players=[{"name": "Коваль"}, {"name": "Мель\u202eник"}],
        )
    assert "U+202E" in error_sentence(ENGLISH, refused.value)
    assert named(workspace) == []


def test_that_a_reason_is_bounded_too(play: Callable[[int], Workspace]) -> None:
    workspace = play(4)
    with pytest.raises(RuleError) as refused:
        workspace.do(annul_draw, reason="х" * 4001)
    assert error_sentence(ENGLISH, refused.value).startswith("Too long (reason)")
    with pytest.raises(RuleError):
        workspace.do(annul_draw, reason="чому\u202e")
    assert workspace.event.tournament.draw is not None


def test_that_the_title_of_an_event_is_one_line(workspace: Workspace) -> None:
    def describe(title: str) -> None:
        workspace.do(
            describe_event, title=title, place="", organiser="", starts_on=None, ends_on=None
        )

    describe("Чемпіонат" + "х" * 250)
    with pytest.raises(RuleError) as refused:
        describe("Кубок\nміста")
    assert error_sentence(ENGLISH, refused.value).startswith("Only one line is kept (title)")


@pytest.fixture
def with_long_name(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    """An event that an older version wrote, with a name of 150 letters."""
    with monkeypatch.context() as older:
        older.setattr(unit_of_work, "demand_fit_rows", lambda *_: None)
        older.setattr(unit_of_work, "demand_fit_act", lambda *_: None)
        workspace.do(add_player, name="Д" * 150, club="Динамо")
    return workspace


def test_that_a_long_name_of_an_older_version_stands_and_can_be_corrected(
    with_long_name: Workspace,
) -> None:
    workspace = with_long_name
    player = PlayerId(1)
    workspace.do(edit_player, player=player, name="Д" * 150, club="Спартак")
    workspace.do(edit_player, player=player, name="Довгий")
    assert named(workspace) == ["Довгий"]
    workspace.undo()
    assert named(workspace) == ["Д" * 150]
    workspace.redo()
    workspace.undo()
    workspace.do(replace_player, player=player, name="Інший")
    assert named(workspace) == ["Інший"]
    workspace.undo()
    assert reopened(workspace) == ["Д" * 150]


@given(name=ANY, club=ANY)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_that_any_text_is_refused_with_a_sentence_or_kept(
    workspace: Workspace, name: str, club: str
) -> None:
    before = named(workspace)
    refusal = workspace.at(FIRST_STAGE).refusal(add_player, name=name, club=club)
    if refusal is not None:
        assert error_sentence(ENGLISH, refusal)
        with pytest.raises(RuleError):
            workspace.do(add_player, name=name, club=club)
        assert named(workspace) == before
        return
    number = workspace.do(add_player, name=name, club=club)
    kept = workspace.event.players[number]
    assert kept.name.isprintable()
    assert len(kept.name) <= 100
    workspace.undo()
    workspace.redo()
    assert workspace.event.players[number] == kept
    workspace.undo()
