"""What the command line does at an event with PINs."""

from pathlib import Path

from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter


def set_a_pin(file: Path) -> None:
    workspace = Workspace.open(file, actor="Шевчук")
    workspace.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="7391")
    workspace.close()


def test_that_forgotten_pins_are_taken_away_and_the_journal_tells(
    arbiter: Arbiter, sample: Path
) -> None:
    set_a_pin(sample)
    assert arbiter("forget-pins", sample).status == 0
    assert not read_event(sample).pins
    assert "All PINs removed from the command line" in arbiter("history", sample).out
    assert verify(sample) == ()
    assert arbiter("forget-pins", sample).status == 1


def test_that_nobody_acts_from_the_command_line_where_people_sign_in(
    arbiter: Arbiter, sample: Path
) -> None:
    set_a_pin(sample)
    before = read_event(sample)
    done = arbiter("annul-draw", sample, "--reason", "помилка")
    assert done.status == 1
    assert "for the chief arbiter" in done.err
    assert read_event(sample) == before
