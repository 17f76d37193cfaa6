"""Teams of a list that come after the draw of a round robin: what follows is told, why is asked."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.teams.listed import Listed
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.i18n import translate


def why_late(
    parent: QWidget, event: Event, listed: Mapping[TournamentId | str, Sequence[Listed]]
) -> tuple[bool, str | None]:
    """Return whether the teams of a list are wanted, and why where some come late."""
    late = list(dict.fromkeys(_late(event, listed)))
    if not late:
        return True, None
    reason = ask_reason(
        parent,
        title=translate("LateTeam", "Enter {team} late?").format(team=", ".join(late)),
        body=translate(
            "LateTeam",
            "The numbers are drawn. In every round the team that would be free plays the newcomer"
            " instead; published pairs and tables stay. Talk with those concerned first (C.05 Art."
            " 6.3; Ukrainian rules II.6.3).",
        ),
        verb=translate("LateTeam", "&Enter the team"),
    )
    return reason is not None, reason


def _late(event: Event, listed: Mapping[TournamentId | str, Sequence[Listed]]) -> Iterator[str]:
    """Yield the names of new teams whose entry wants a reason."""
    for tournament in event.tournaments:
        if verdict(Action.ADD_TEAM, tournament.competition()) is Verdict.NEEDS_REASON:
            known = {letters_of(team.name) for team in tournament.teams}
            for each in listed.get(tournament.id, ()):
                if each.team.split() and letters_of(each.team) not in known:
                    yield " ".join(each.team.split())
