"""An event of two tournaments: one is over, of the other a round was played."""

from collections.abc import Sequence
from contextlib import closing
from datetime import date, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace

U8 = ("Ґава Ада", "Діброва Ян", "Єва Ірина", "Журба Лев")
U10 = ("Заєць Ія", "Іва Олег", "Їжак Ілля", "Йова Тіна", "Клен Юрій", "Липа Марко")


def two_tournaments(path: Path, *, title: str = "Кубок міста", first: str = "U8") -> Path:
    """Write an event of U8, in which all is played, and U10 after its first round."""
    path.write_bytes(_made(title, first))
    return path


@cache
def _made(title: str, first: str) -> bytes:
    """Return what the file holds; it is made once in a process."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made.arbiter"
        _make(path, title, first)
        return path.read_bytes()


def _make(path: Path, title: str, first: str) -> None:
    with closing(
        Workspace.create(
            path,
            title=title,
            starts_on=date(2026, 11, 1),
            edition_id="2026-03",
            actor="arbiter",
            now=lambda: datetime(2026, 11, 1, 9),
            takes_snapshots=False,
        )
    ) as workspace:
        workspace.do(describe_tournament, title=first)
        one = workspace.event.tournament
        fill(workspace.at(one.main_stage.id), U8, rounds=3)
        other = workspace.do(add_tournament, title="U10", like=one.id)
        fill(workspace.at(StageId(other)), U10, rounds=1)


def fill(here: AtStage, names: Sequence[str], *, rounds: int) -> None:
    """Register players, the strongest first, number them, and let White win in first rounds."""
    for place, name in enumerate(names):
        here.do(add_player, name=name, fide_rating=1900 - 10 * place)
    here.do(number_by_rating)
    for number in range(1, rounds + 1):
        for game in here.competition.rounds[number - 1].games:
            here.do(enter_result, round=Round(number), board=game.board, result=Result.parse("1-0"))
