"""What holds for every command."""

from arbiter_app.services.commands import by_id
from arbiter_app.wording.journal.lines import LINES, WRITERS


def test_that_the_journal_can_tell_of_every_command() -> None:
    assert {*by_id.COMMANDS} <= {*WRITERS, *LINES}
