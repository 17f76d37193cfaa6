"""Commands that change an event file: importing players, drawing numbers."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, aligned, complain
from arbiter_app.domain.drawing.varma import late_meetings
from arbiter_app.domain.editions import default_edition
from arbiter_app.domain.event import ContingentKey, Event, VarmaVariant
from arbiter_app.domain.people import Player, namesakes
from arbiter_app.formats import players_csv
from arbiter_app.services.actor import login_name
from arbiter_app.services.commands.draw import draw_lots, draw_varma
from arbiter_app.services.commands.players import import_players
from arbiter_app.services.workspace import FileError, Workspace
from arbiter_app.wording import people
from arbiter_app.wording.errors import error_sentence


def import_list(arguments: Namespace) -> Exit:
    """Register all players of a list, or none; a missing event file is made."""
    source: Path = arguments.source
    listed = players_csv.parse(_read(source))
    if listed.problems:
        for problem in listed.problems:
            complain(f"{source}: {error_sentence(ENGLISH, problem)}")
        return Exit.BAD_INPUT
    with _opened_or_made(arguments.file) as workspace:
        workspace.do(import_players, source=source.name, players=listed.players)
        players = list(workspace.event.players.values())
    print(f"Players imported: {len(listed.players)}. Players in the event: {len(players)}.")
    for heading in listed.ignored:
        _warn(f"the column “{heading}” is not kept.")
    for name in dict.fromkeys(player.name for player in _may_stand_twice(players)):
        _warn(f"{name} may stand in the list twice; if so, remove one of them.")
    return Exit.DONE


def draw(arguments: Namespace) -> Exit:
    """Draw the numbers and print them in the order of drawing."""
    is_varma = arguments.method == "varma"
    if not is_varma and (arguments.contingents or arguments.variant):
        arguments.refuse("--contingents and --variant belong to --method varma")
    with closing(Workspace.open(arguments.file, actor=login_name())) as workspace:
        if is_varma:
            workspace.do(
                draw_varma,
                seed=arguments.seed,
                contingents_by=ContingentKey(arguments.contingents or ContingentKey.REGION),
                variant=VarmaVariant(arguments.variant or VarmaVariant.OFFICIAL),
            )
        else:
            workspace.do(draw_lots, seed=arguments.seed)
        event = workspace.event
    print("\n".join(_drawn(event)))
    for sentence in _late_meetings(event):
        _warn(sentence)
    return Exit.DONE


def _read(source: Path) -> bytes:
    try:
        return source.read_bytes()
    except FileNotFoundError as error:
        raise FileError("file.missing", source) from error
    except OSError as error:
        raise FileError("file.unreadable", source, error.strerror or "") from error


@contextmanager
def _opened_or_made(file: Path) -> Iterator[Workspace]:
    """Yield the workspace of a file; one that was made for nothing is taken away again."""
    actor = login_name()
    if file.exists():
        with closing(Workspace.open(file, actor=actor)) as workspace:
            yield workspace
        return
    edition = default_edition(date.today())
    made = Workspace.create(file, title=file.stem, starts_on=None, edition_id=edition, actor=actor)
    try:
        with closing(made):
            yield made
    except BaseException:
        file.unlink()
        raise


def _may_stand_twice(players: Sequence[Player]) -> Iterator[Player]:
    for index, player in enumerate(players):
        if namesakes(players[:index], player.name, player.birth):
            yield player


def _drawn(event: Event) -> list[str]:
    draw = event.tournament.draw
    assert draw is not None, "a draw has just been held"
    rows = [["No", "Name", "Envelope", "Contingent"]]
    rows += (
        [
            str(step.number),
            people.name(ENGLISH, event.players[step.player]),
            step.envelope or "",
            step.contingent or "",
        ]
        for step in draw.drawn
    )
    return aligned(rows if draw.contingents_by else [row[:2] for row in rows], frozenset({0}))


def _late_meetings(event: Event) -> Iterator[str]:
    """Say who meet late all the same: with the table in force for 12 players some may."""
    tournament = event.tournament
    assert tournament.draw is not None, "a draw has just been held"
    for meeting in late_meetings(tournament.draw, cycles=tournament.settings.cycles):
        white, black = (
            people.name(ENGLISH, event.players[who]) for who in (meeting.white, meeting.black)
        )
        yield (
            f"{white} and {black} of {meeting.contingent} meet in round {meeting.round}, one of"
            " the last three; --variant corrected keeps them apart (C.05 Annex 2)."
        )


def _warn(sentence: str) -> None:
    print(f"arbiter: note: {sentence}", file=sys.stderr)
