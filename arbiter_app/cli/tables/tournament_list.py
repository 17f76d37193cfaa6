"""The command that lists the tournaments of an event, by the numbers that `--tournament` takes."""

import json
from argparse import Namespace
from collections.abc import Iterator

from arbiter_app.cli.console import ENGLISH, Exit, aligned, say
from arbiter_app.cli.reading.sources import event_of_file
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.event.team_rules import team_rules_lines


def show_tournaments(arguments: Namespace) -> Exit:
    """List every tournament: what is played in it, by how many, and how far it is."""
    event = event_of_file(arguments.file)
    if arguments.json:
        whole = {"event": event.title, "tournaments": [*map(_told, _numbered(event))]}
        say(json.dumps(whole, ensure_ascii=False))
        return Exit.DONE
    rows = [["No", "Tournament", "System", "Teams", "Players", "Rounds", "State"]]
    rows += (list(_row(*each)) for each in _numbered(event))
    if not any(each.played_by_teams for each in event.tournaments):
        rows = [[*row[:_TEAMS], *row[_TEAMS + 1 :]] for row in rows]
    say("\n".join(aligned(rows, frozenset(range(_TEAMS, len(rows[0]) - 1)) | {0})))
    return Exit.DONE


_TEAMS = 3
"""The column that is left out where people play in all tournaments."""


def _numbered(event: Event) -> Iterator[tuple[int, Tournament]]:
    return enumerate(event.tournaments, start=1)


def _row(place: int, tournament: Tournament) -> Iterator[str]:
    yield str(place)
    yield tournament_name(ENGLISH, tournament)
    yield system_played(ENGLISH, tournament.settings)
    yield str(len(tournament.teams)) if tournament.played_by_teams else ""
    yield str(len(tournament.entries))
    yield f"{_played(tournament)}/{_announced(tournament) or '?'}"
    yield _state(tournament)


def _told(numbered: tuple[int, Tournament]) -> dict[str, object]:
    place, tournament = numbered
    of_teams = {
        "teams": len(tournament.teams),
        "rules_of_teams": team_rules_lines(ENGLISH, tournament.settings),
    }
    return {
        "number": place,
        "title": tournament_name(ENGLISH, tournament),
        "system": tournament.settings.system.value,
        "players": len(tournament.entries),
        "rounds": _announced(tournament),
        "played": _played(tournament),
        "state": _state(tournament),
        **(of_teams if tournament.played_by_teams else {}),
    }


def _played(tournament: Tournament) -> int:
    """Return of how many rounds all results are there."""
    rounds = tournament.competition().rounds
    return sum(bool(each.games or each.sheets) and not each.missing for each in rounds)


def _announced(tournament: Tournament) -> int | None:
    return tournament.settings.rounds or len(tournament.competition().rounds) or None


def _state(tournament: Tournament) -> str:
    competition = tournament.competition()
    if competition.draw is None:
        return "no numbers yet"
    return "over" if is_over(competition) else "under way"
