"""What was being typed when the program ended is there when it starts again."""

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.services.copies.drafts import Draft, Drafts

KEY = "3f9a"
NOW = datetime(2026, 11, 21, 18, 0)
TYPED = {"account": "Розмовляв під час партії…", "minutes": "2"}


@pytest.fixture
def drafts() -> Drafts:
    return Drafts(KEY, now=lambda: NOW)


def test_that_a_draft_is_there_for_the_next_start_and_for_its_form_alone(drafts: Drafts) -> None:
    drafts.keep("incident", TYPED)
    again = Drafts(KEY)
    assert again.kept("incident") == Draft(NOW, TYPED)
    assert again.kept("appeal") is None
    assert Drafts("another event").kept("incident") is None


def test_that_half_a_letter_in_a_form_disturbs_nobody(drafts: Drafts) -> None:
    drafts.keep("incident", {"account": "\ud83d"})
    assert drafts.kept("incident") == Draft(NOW, {"account": "\ud83d"})


def test_that_a_form_that_was_done_has_no_draft(drafts: Drafts) -> None:
    drafts.keep("incident", TYPED)
    drafts.keep("appeal", {"claim": "Прошу переглянути"})
    drafts.drop("incident")
    drafts.drop("nothing such")
    assert drafts.kept("incident") is None
    assert drafts.kept("appeal") == Draft(NOW, {"claim": "Прошу переглянути"})


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "7", '{"incident": 1}', '{"incident": {"at": "x", "fields": {}}}',
     '{"incident": {"at": "2026-11-21T18:00:00", "fields": []}}'],
)  # fmt: skip
def test_that_a_file_that_cannot_be_read_is_no_draft_and_is_written_anew(
    content: str, drafts: Drafts
) -> None:
    file = paths.of_event(KEY) / "drafts.json"
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="utf-8")
    assert drafts.kept("incident") is None
    drafts.keep("incident", TYPED)
    assert drafts.kept("incident") == Draft(NOW, TYPED)


def test_that_a_folder_that_cannot_be_made_does_not_disturb_the_typing(drafts: Drafts) -> None:
    paths.of_event(KEY).parent.write_text("a file where the folder should be")
    drafts.keep("incident", TYPED)
    assert drafts.kept("incident") is None
    drafts.drop("incident")


TYPING = """
import sys
from pathlib import Path
from arbiter_app import paths
from arbiter_app.services.copies.drafts import Drafts

paths.user_data = lambda: Path(sys.argv[1])
drafts = Drafts("3f9a")
text = ""
while True:
    text += "ї"
    drafts.keep("incident", {"account": text})
    print(len(text), flush=True)
"""


def test_that_a_killed_program_leaves_what_was_typed(drafts: Drafts) -> None:
    typing = subprocess.Popen(
        [sys.executable, "-c", TYPING, str(paths.user_data())],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={"PYTHONPATH": str(Path(__file__).parents[3])},
    )
    assert typing.stdout is not None
    lines = [typing.stdout.readline() for _ in range(20)]
    typing.kill()
    lines += typing.stdout.readlines()
    typing.wait()
    kept = drafts.kept("incident")
    assert kept is not None
    assert len(kept.fields["account"]) >= max(int(line) for line in lines if line.endswith("\n"))
