"""Lines of the journal about a player's part in the tournament."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, is_team
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _writer(text: str, of_team: str | None = None) -> Callable[[Entry], str]:
    """Return what writes a line about players, or about a team if it is told otherwise, and, if any
    changed, the number of games.
    """

    def write(entry: Entry) -> str:
        is_of_team = of_team is not None and is_team(PlayerId(entry.params.get("player", 0)))
        line = entry.line(
            of_team if of_team is not None and is_of_team else text,
            name=_whose(entry),
            first=entry.params.get("first", ""),
            last=entry.params.get("last", ""),
        )
        lost, open_again, ended = _games(entry)
        if ended:
            line = entry.line(_ENDED, line=line, games=ended)
        if open_again:
            line = entry.line(_OPEN_AGAIN, line=line, games=open_again)
        return entry.line(_FORFEITED, line=line, games=lost) if lost else line

    return write


def _whose(entry: Entry) -> str:
    params = entry.params
    return entry.name(params["player"]) if "player" in params else entry.names(params["players"])


def _games(entry: Entry) -> tuple[int, int, int]:
    """Return how many games were lost by forfeit, how many are to be played again, and how many
    adjourned ones got a result.
    """
    games = [change.after for change in entry.changes if change.table == "game" and change.after]
    open_again = sum(game["white_mark"] is None for game in games)
    forfeit = {Mark.FORFEIT_WON.value, Mark.FORFEIT_LOST.value}
    lost = sum(bool(game["white_mark"]) and {*game["white_mark"]} <= forfeit for game in games)
    return lost, open_again, len(games) - lost - open_again


_FORFEITED = QT_TRANSLATE_NOOP("Journal", "{line}; games by forfeit: {games}")
_ENDED = QT_TRANSLATE_NOOP("Journal", "{line}; adjourned games with a result: {games}")
_OPEN_AGAIN = QT_TRANSLATE_NOOP("Journal", "{line}; games open again: {games}")

PARTICIPATION_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "player.withdraw": _writer(
        QT_TRANSLATE_NOOP("Journal", "Player withdrawn: {name}"),
        QT_TRANSLATE_NOOP("Journal", "Team withdrawn: {name}"),
    ),
    "player.expel": _writer(
        QT_TRANSLATE_NOOP("Journal", "Player expelled: {name}"),
        QT_TRANSLATE_NOOP("Journal", "Team expelled: {name}"),
    ),
    "player.miss-rounds": _writer(
        QT_TRANSLATE_NOOP("Journal", "Player absent in rounds {first} to {last}: {name}"),
        QT_TRANSLATE_NOOP("Journal", "Team absent in rounds {first} to {last}: {name}"),
    ),
    "player.return": _writer(
        QT_TRANSLATE_NOOP("Journal", "Player back in the tournament: {name}"),
        QT_TRANSLATE_NOOP("Journal", "Team back in the tournament: {name}"),
    ),
    "players.withdraw": _writer(QT_TRANSLATE_NOOP("Journal", "Players withdrawn: {name}")),
    "players.return": _writer(
        QT_TRANSLATE_NOOP("Journal", "Players back in the tournament: {name}")
    ),
}
