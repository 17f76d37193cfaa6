"""Under whose name things are done where nobody has signed in."""

from collections.abc import Callable
from datetime import datetime

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Round
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.play.rounds import enter_result, sign_off_round
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.around import who
from arbiter_app.wording.journal.lines import entry_text
from tests.documents.conftest import sentences

Play = Callable[[int], Workspace]
CHIEF = "Ґонтаренко Яким"


def sign(workspace: Workspace) -> None:
    for game in workspace.event.tournament.main_stage.round(Round(1)).games:
        workspace.do(enter_result, round=Round(1), board=game.board, result=DRAW)
    workspace.do(sign_off_round, round=Round(1))


def protocol(workspace: Workspace, language: str) -> str:
    document = next(each for each in DOCUMENTS if each.id == "round-protocol")
    report = document.build(
        workspace.event, {"round": 1}, catalogue(language), datetime(2026, 11, 1, 12, 0)
    )
    return sentences(report)


def test_that_without_a_sign_in_the_chief_arbiter_acts(play: Play) -> None:
    workspace = play(4)
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name=CHIEF)
    sign(workspace)
    signed = workspace.event.tournament.main_stage.round(Round(1)).signed_off
    assert signed is not None
    assert signed.by == workspace.history()[-1].actor == workspace.seat.actor == CHIEF
    assert "Signed off by Gontarenko Yakym" in protocol(workspace, "en")


def test_that_the_chief_arbiter_is_meant_where_nobody_is_named(play: Play) -> None:
    former = play(4)
    former.close()
    workspace = Workspace.open(former.path)
    sign(workspace)
    assert workspace.history()[-1].actor == ""
    assert "Signed off by chief arbiter" in protocol(workspace, "en")
    assert "Тур підписано: головний суддя" in protocol(workspace, "uk")
    assert who(catalogue("uk"), "", None) == "головний суддя"
    workspace.close()


def test_that_signing_an_unpublished_round_says_that_it_publishes_it(play: Play) -> None:
    workspace = play(4)
    sign(workspace)
    entry = workspace.history()[-1]
    for language, published in (("en", "published with it"), ("uk", "водночас оприлюднено")):
        said = catalogue(language)
        line = entry_text(said, entry.command, entry.params, workspace.event, entry.changes)
        assert published in line


def test_that_who_signs_in_without_a_name_is_who_holds_the_office(play: Play) -> None:
    workspace = play(4)
    workspace.do(set_official, role=Role.CHIEF_SECRETARY, name="Їжак Ірина")
    workspace.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="7391")
    workspace.seat.sign_in(Authority.CHIEF_ARBITER, "7391", "")
    workspace.do(set_pin, authority=Authority.SECRETARY, pin="2468")
    workspace.seat.sign_in(Authority.SECRETARY, "2468", "")
    assert workspace.seat.actor == "Їжак Ірина"
    workspace.seat.sign_in(Authority.SECRETARY, "2468", "Коваль Остап")
    assert workspace.seat.actor == "Коваль Остап"
