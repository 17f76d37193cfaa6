"""Lines of the journal about the matches of a knockout."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _paired(entry: Entry) -> str:
    games = sum(change.table == "game" for change in entry.changes)
    if any(
        row["white_id"] < 0
        for change in entry.changes
        if change.table == "game" and (row := change.after or change.before)
    ):
        return entry.catalogue.translate("Journal", "%n match(es) of teams paired", None, games)
    if games == 1:
        return entry.catalogue.translate("Journal", "Next game of a match paired")
    return entry.catalogue.translate("Journal", "%n next game(s) of matches paired", None, games)


def _colours(entry: Entry) -> str:
    """Tell who has White in which match: the rows that were drawn say it."""
    drawn = [
        entry.line(_WHITE, match=_name(entry, row["match"]), name=entry.name(row["player_id"]))
        for change in entry.changes
        if (row := change.after or change.before) and change.table == "match_decision"
    ]
    return entry.line(_COLOURS, drawn="; ".join(drawn) or "–", seed=entry.params["seed"])


def _colours_taken(entry: Entry) -> str:
    white = entry.name(entry.params["white"])
    return entry.line(_COLOURS_TAKEN, match=_match(entry), name=white)


def _bids(entry: Entry) -> str:
    told = [
        entry.line(_BID, name=entry.name(int(player)), bid=bid)
        for player, bid in entry.params["bids"].items()
    ]
    rows = {
        row["kind"]: row
        for change in entry.changes
        if (row := change.after or change.before) and change.table == "match_decision"
    }
    if row := rows.get(DecisionKind.BID):
        black = entry.name(row["player_id"])
        other = rows.get(DecisionKind.OTHER_BID)
        pattern = _BIDS if row["seed"] is None else _EQUAL_BIDS
        if row["seed"] is None and other and other["value"] == row["value"]:
            pattern = _EQUAL_BIDS_IN_THE_HALL
        return entry.line(
            pattern,
            match=_match(entry),
            bids=", ".join(told),
            name=black,
            bid=row["value"],
            seed=row["seed"],
        )
    return entry.line(_BIDS_ALONE, match=_match(entry), bids=", ".join(told))


def _walkover(entry: Entry) -> str:
    return entry.line(_WALKOVER, match=_match(entry), name=entry.name(entry.params["player"]))


def _winner_drawn(entry: Entry) -> str:
    for change in entry.changes:
        row = change.after or change.before
        if change.table == "match_decision" and row:
            name = entry.name(row["player_id"])
            seed = entry.params["seed"]
            return entry.line(_WINNER_DRAWN, match=_match(entry), name=name, seed=seed)
    return entry.line(_LOT, match=_match(entry), seed=entry.params["seed"])


def _winner_taken(entry: Entry) -> str:
    winner = entry.name(entry.params["winner"])
    return entry.line(_WINNER_TAKEN, match=_match(entry), name=winner)


def _tempo(entry: Entry) -> str:
    pattern = _TEMPO_OF_ALL if entry.params["match"] is None else _TEMPO
    return entry.line(
        pattern,
        match="" if entry.params["match"] is None else _match(entry),
        step=entry.params["step"] + 1,
        time_control=entry.params["time_control"].strip(),
    )


def _of_match(text: str) -> Callable[[Entry], str]:
    """Return what writes a line that needs the name of the match alone."""

    def write(entry: Entry) -> str:
        return entry.line(text, match=_match(entry))

    return write


def _match(entry: Entry) -> str:
    return _name(entry, entry.params["match"])


def _name(entry: Entry, match: str) -> str:
    return entry.match(match, entry.params.get("stage"))


_WHITE = QT_TRANSLATE_NOOP("Journal", "{match}: White – {name}")
_COLOURS = QT_TRANSLATE_NOOP("Journal", "Colours drawn by lot (seed {seed}): {drawn}")
_COLOURS_TAKEN = QT_TRANSLATE_NOOP("Journal", "Colours drawn in the hall, {match}: White – {name}")
_BID = QT_TRANSLATE_NOOP("Journal", "{name} {bid}")
_BIDS = QT_TRANSLATE_NOOP("Journal", "Bids, {match}: {bids}; Black – {name} with {bid}")
_EQUAL_BIDS = QT_TRANSLATE_NOOP(
    "Journal", "Bids, {match}: {bids}; by lot (seed {seed}) Black – {name} with {bid}"
)
_EQUAL_BIDS_IN_THE_HALL = QT_TRANSLATE_NOOP(
    "Journal", "Bids, {match}: {bids}; by the lot in the hall Black – {name} with {bid}"
)
_BIDS_ALONE = QT_TRANSLATE_NOOP("Journal", "Bids, {match}: {bids}")
_WALKOVER = QT_TRANSLATE_NOOP("Journal", "{match} lost by walk-over: {name}")
_WINNER_DRAWN = QT_TRANSLATE_NOOP("Journal", "{match} decided by lot (seed {seed}): {name}")
_LOT = QT_TRANSLATE_NOOP("Journal", "{match} decided by lot (seed {seed})")
_WINNER_TAKEN = QT_TRANSLATE_NOOP("Journal", "{match} decided by lot in the hall: {name}")
_TEMPO = QT_TRANSLATE_NOOP("Journal", "{match}, step {step}: both agreed on {time_control}")
_TEMPO_OF_ALL = QT_TRANSLATE_NOOP("Journal", "Step {step}: all agreed on {time_control}")

MATCH_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "knockout.pair": _paired,
    "match.draw-colours": _colours,
    "match.take-colours": _colours_taken,
    "match.bids": _bids,
    "match.walkover": _walkover,
    "match.draw-winner": _winner_drawn,
    "match.take-winner": _winner_taken,
    "match.tempo": _tempo,
    "match.reopen": _of_match(QT_TRANSLATE_NOOP("Journal", "{match} re-opened")),
    "match.cancel-games": _of_match(
        QT_TRANSLATE_NOOP("Journal", "{match}: games not played taken back")
    ),
}
