"""What the command line says of team-mates who are kept apart in a Swiss."""

from contextlib import closing
from pathlib import Path

from arbiter_app.domain.ids import PlayerId
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter
from tests.services.swiss_hands import make_swiss


def test_that_the_command_line_keeps_apart_and_tells(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "open.arbiter"
    made = Workspace.create(file, title="Open", starts_on=None, edition_id="2026-03")
    with closing(made) as workspace:
        make_swiss(workspace, 6)
        for at in range(1, 5):
            name = workspace.event.players[PlayerId(at)].name
            workspace.do(
                edit_player, player=PlayerId(at), reason="-", name=name, club="Тура",
                fide_rating=2500 - at,
            )  # fmt: skip
    assert arbiter("keep-apart", file).out.strip() == "everybody may meet everybody"
    told = arbiter("keep-apart", file, "--by", "club", "--last", "3")
    assert told.out.strip() == "those of one club, rounds 1–3, as far as a pairing exists"
    paired = arbiter("pair", file, "--why")
    assert "Team-mates meet, because the round has no complete pairing otherwise" in paired.err
    assert "(Тура) and are kept apart as far as a pairing exists" in paired.out
    assert '"team_mates": [[3, 4]]' in arbiter("pair", file, "--json").out
    strictly = arbiter("keep-apart", file, "--by", "club", "--without-exception")
    assert "all rounds, without exception" in strictly.out
    refused = arbiter("pair", file)
    assert refused.status == 1
    assert "keep" in refused.err
    none = arbiter("keep-apart", file, "--by", "club", "--remove")
    assert none.out.strip() == "everybody may meet everybody"


def test_that_a_round_robin_keeps_nobody_apart(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "open.arbiter"
    Workspace.create(file, title="Open", starts_on=None, edition_id="2026-03").close()
    answer = arbiter("keep-apart", file, "--by", "club")
    assert answer.status == 1
