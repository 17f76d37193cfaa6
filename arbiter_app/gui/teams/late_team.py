"""A team that comes after the draw of a round robin: what follows is told, and why is asked."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.drawing.after_draw import JoinedGame, games_of_newcomer
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people


def why_late(parent: QWidget, open_event: OpenEvent, name: str) -> tuple[bool, str | None]:
    """Return whether a new team is wanted, and why where it takes the free rounds of a schedule."""
    competition = open_event.tournament.competition()
    if verdict(Action.ADD_TEAM, competition) is not Verdict.NEEDS_REASON:
        return True, None
    try:
        joined = games_of_newcomer(competition)
    except RuleError as error:
        open_event.refused.emit(error_sentence(error))
        return False, None
    text = translate(
        "LateTeam",
        "Number {last}. In every round the team that would be free plays the newcomer instead;"
        " published pairs and tables stay. Talk with those concerned first (C.05 Art. 6.3;"
        " Ukrainian rules II.6.3).",
    )
    told = [text.format(last=len(competition.numbers) + 1)]
    told += [_without_play(open_event.facts, each) for each in joined if each.result is not None]
    reason = ask_reason(
        parent,
        title=translate("LateTeam", "Enter {team} late?").format(team=name),
        body="\n".join(told),
        verb=translate("LateTeam", "&Enter the team"),
    )
    return reason is not None, reason


def _without_play(event: Event, joined: JoinedGame) -> str:
    """Return which match is decided at once."""
    opponent = joined.black if joined.white is None else joined.white
    assert opponent is not None, "the newcomer plays somebody"
    text = translate("LateTeam", "Round {round}: {opponent} has left, won without play.")
    name = people.name(window_catalogue(), event.contestants[opponent])
    return text.format(round=joined.round, opponent=name)
