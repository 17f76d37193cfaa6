"""Lines of the journal about a player's part in the tournament."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _writer(text: str) -> Callable[[Entry], str]:
    """Return what writes a line about a player and, if any changed, the number of games."""

    def write(entry: Entry) -> str:
        line = entry.line(
            text,
            name=entry.name(entry.params["player"]),
            first=entry.params.get("first", ""),
            last=entry.params.get("last", ""),
        )
        lost, open_again = _games(entry)
        if open_again:
            line = entry.line(_OPEN_AGAIN, line=line, games=open_again)
        return entry.line(_FORFEITED, line=line, games=lost) if lost else line

    return write


def _games(entry: Entry) -> tuple[int, int]:
    """Return how many games were lost by forfeit, and how many are to be played again."""
    games = [change.after for change in entry.changes if change.table == "game" and change.after]
    lost = sum(game["white_mark"] is not None for game in games)
    return lost, len(games) - lost


_FORFEITED = QT_TRANSLATE_NOOP("Journal", "{line}; games by forfeit: {games}")
_OPEN_AGAIN = QT_TRANSLATE_NOOP("Journal", "{line}; games open again: {games}")

PARTICIPATION_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "player.withdraw": _writer(QT_TRANSLATE_NOOP("Journal", "Player withdrawn: {name}")),
    "player.expel": _writer(QT_TRANSLATE_NOOP("Journal", "Player expelled: {name}")),
    "player.miss-rounds": _writer(
        QT_TRANSLATE_NOOP("Journal", "Player absent in rounds {first} to {last}: {name}")
    ),
    "player.return": _writer(QT_TRANSLATE_NOOP("Journal", "Player back in the tournament: {name}")),
}
