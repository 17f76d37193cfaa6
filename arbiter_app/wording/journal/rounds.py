"""Lines of the journal about rounds: times, results and corrections, publication, signatures."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import Any

from arbiter_app.domain.facts.play.game_notes import EndedBy
from arbiter_app.domain.facts.play.marks import result, result_so_far
from arbiter_app.domain.facts.results import Colour, Result, Scoring
from arbiter_app.domain.facts.rules.scorings import of_two_games
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import scoring
from arbiter_app.wording.terms.play import games_apart, results


def _times(entry: Entry) -> str:
    times = entry.params["times"]
    if len(times) > 1:
        return entry.catalogue.translate("Journal", "Times set for %n round(s)", None, len(times))
    ((number, time),) = times.items()
    return entry.line(_TIME, round=number, moment=_moment(entry, time))


def _moment(entry: Entry, time: str | None) -> str:
    if time is None:
        return "–"
    return numbers.date_and_time(entry.catalogue, datetime.fromisoformat(time))


def _result(entry: Entry) -> str:
    """Name the players of the row that changed: a board of a former draw had other players."""
    facts = _place(entry) | {"result": _result_text(entry, entry.params["result"])}
    if entry.params.get("game") is not None:
        row = _row_after(entry)
        facts["result"] = entry.line(_NO_RESULT) if row is None else _standing(entry, row)
    before = _row_before(entry)
    if before is None:
        return entry.line(_RESULT, **facts)
    facts |= _players(entry, before)
    if before["white_mark"] is None:
        return entry.line(_RESULT_OF, **facts)
    return entry.line(_RESULT_CHANGED, **facts, former=_standing(entry, before))


def _standing(entry: Entry, row: Mapping[str, Any]) -> str:
    """Return the result that a game has in a row; of a match of two games what it has of them."""
    white, black = row["white_mark"], row["black_mark"]
    games, whole = result_so_far(white, black), result(white, black)
    if games is not None:
        return results.both_games(entry.catalogue, games)
    return _result_text(entry, None if whole is None else str(whole))


def _corrected(entry: Entry) -> str:
    pattern = _DECIDED if entry.params.get("decided") else _CORRECTED
    return entry.line(pattern, act=_result(entry))


def _corrected_for_rating(entry: Entry) -> str:
    before = _row_before(entry)
    facts = _place(entry)
    if before is not None:
        facts |= _players(entry, before)
    if entry.params["result"] is None:
        return entry.line(_RATED_AGAIN if before is None else _RATED_AGAIN_OF, **facts)
    result = _result_text(entry, entry.params["result"])
    return entry.line(_RATED if before is None else _RATED_OF, **facts, result=result)


def _scoring(entry: Entry) -> str:
    points = {name: Decimal(entry.params[name]) for name in ("win", "draw", "loss")}
    points |= {"absence": Decimal(entry.params.get("absence", 0)), "pairing_bye": points["win"]}
    settings, given = entry.event.tournament.settings, Scoring(**points)
    worth = of_two_games(given) if settings.has_two_games else given
    told = scoring.points_of_results(entry.catalogue, replace(settings, scoring=worth))
    return entry.line(_SCORING, points=told)


def _colours_swapped(entry: Entry) -> str:
    before = _row_before(entry)
    if before is None:
        act = entry.line(_SWAPPED, **_place(entry))
    else:
        players = {"white": before["black_id"], "black": before["white_id"]}
        names = {colour: entry.name(player) for colour, player in players.items()}
        act = entry.line(_SWAPPED_OF, **_place(entry), **names)
    return entry.line(_AFTER_DECISION, act=act) if entry.params.get("decided") else act


def _adjourned(entry: Entry) -> str:
    pattern = {None: _ADJOURNED, Colour.WHITE: _WHITE_SEALED, Colour.BLACK: _BLACK_SEALED}
    sealed_by = entry.params["sealed_by"]
    act = entry.line(pattern[sealed_by and Colour(sealed_by)], **_place(entry))
    if entry.params["resumes_at"]:
        moment = _moment(entry, entry.params["resumes_at"])
        act = entry.line(_RESUMES_AT, act=act, moment=moment)
    return entry.line(_AFTER_DECISION, act=act) if entry.params.get("decided") else act


def _arranged(entry: Entry) -> str:
    moment = _moment(entry, entry.params.get("starts_at"))
    arbiter = entry.params.get("arbiter") or "–"
    return entry.line(_ARRANGED, **_place(entry), moment=moment, arbiter=arbiter)


def _away(entry: Entry) -> str:
    noted = bool(entry.params["white"]), bool(entry.params["black"])
    return entry.line(_AWAY[noted], **_place(entry))


def _late_forfeited(entry: Entry) -> str:
    boards = ", ".join(str(board) for board in entry.params["boards"])
    return entry.line(_LATE_FORFEITED, round=entry.params["round"], boards=boards)


def _replayed(entry: Entry) -> str:
    """Return that a game is played again, with how it ended first."""
    rows = (change.after for change in entry.changes if change.table == "game")
    row = next((row for row in rows if row and row["replay_reason"] is not None), None)
    first = None
    if row and row["first_white_mark"] is not None:
        first = str(result(row["first_white_mark"], row["first_black_mark"]))
    return entry.line(_REPLAYED, **_place(entry), result=_result_text(entry, first))


def _signed_off(entry: Entry) -> str:
    """Say so where who signed the results published the pairings with them."""
    rounds = [change for change in entry.changes if change.table == "round"]
    is_published = any(
        change.before
        and change.after
        and change.before["published_at"] is None
        and change.after["published_at"] is not None
        for change in rounds
    )
    pattern = _SIGNED_AND_PUBLISHED if is_published else _SIGNED_OFF
    return entry.line(pattern, round=entry.params["round"])


def _place(entry: Entry) -> dict[str, object]:
    return {"round": entry.params["round"], "board": entry.params["board"]}


def _row_before(entry: Entry) -> Mapping[str, Any] | None:
    """Return the game that the act is about as it was: others may have been taken back with it."""
    return _row(entry, (each.before for each in entry.changes if each.table == "game"))


def _row_after(entry: Entry) -> Mapping[str, Any] | None:
    """Return the game that the act is about as the act has left it."""
    return _row(entry, (each.after for each in entry.changes if each.table == "game"))


def _row(entry: Entry, rows: Iterable[Mapping[str, Any] | None]) -> Mapping[str, Any] | None:
    place = entry.params["round"], entry.params["board"]
    return next((row for row in rows if row and (row["round"], row["board"]) == place), None)


def _players(entry: Entry, game: Mapping[str, Any]) -> dict[str, object]:
    return {side: entry.name(game[f"{side}_id"]) for side in ("white", "black")}


def _result_text(entry: Entry, value: str | None) -> str:
    if value is None:
        return entry.line(_NO_RESULT)
    told = Result.parse(value)
    return (results.described if told.games else results.result)(entry.catalogue, told)


# fmt: off
ROUND_LINES: Mapping[str, str] = {
    "result.check": QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, board {board}: result verified by a second typing"
    ),
    "game.resume": QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, board {board}: adjournment taken back"
    ),
    "round.publish": QT_TRANSLATE_NOOP("Journal", "Pairings of round {round} published"),
    "round.take-back": QT_TRANSLATE_NOOP(
        "Journal", "Publication of round {round} taken back: its pairings are a draft"
    ),
    "round.reopen": QT_TRANSLATE_NOOP("Journal", "Round {round} reopened: its signature is gone"),
}

_TIME = QT_TRANSLATE_NOOP("Journal", "Time of round {round}: {moment}")
_RESULT = QT_TRANSLATE_NOOP("Journal", "Round {round}, board {board}: {result}")
_RESULT_OF = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: {white} – {black} {result}"
)
_RESULT_CHANGED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: {white} – {black} {result}, before that {former}"
)
_NO_RESULT = QT_TRANSLATE_NOOP("Journal", "no result")
_CORRECTED = QT_TRANSLATE_NOOP("Journal", "Correction: {act}")
_DECIDED = QT_TRANSLATE_NOOP("Journal", "Correction after a decision: {act}")
_AFTER_DECISION = QT_TRANSLATE_NOOP("Journal", "After a decision: {act}")
_RATED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: for the rating report only, {result}"
)
_RATED_OF = QT_TRANSLATE_NOOP(
    "Journal",
    "Round {round}, board {board}: {white} – {black}, for the rating report only, {result}",
)
_RATED_AGAIN = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: correction for the rating report taken back"
)
_RATED_AGAIN_OF = QT_TRANSLATE_NOOP(
    "Journal",
    "Round {round}, board {board}: {white} – {black}, correction for the rating report taken back",
)
_SWAPPED = QT_TRANSLATE_NOOP("Journal", "Round {round}, board {board}: colours changed")
_SWAPPED_OF = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: colours changed, now {white} – {black}"
)
_SCORING = QT_TRANSLATE_NOOP("Journal", "Points: {points}")
_ARRANGED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: time {moment}, arbiter {arbiter}"
)
_AWAY = {
    (True, False): QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, board {board}: White is not at the board"
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, board {board}: Black is not at the board"
    ),
    (True, True): QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, board {board}: neither player is at the board"
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "Journal", "Round {round}, board {board}: nobody is awaited any more"
    ),
}
_LATE_FORFEITED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}: forfeited after the default time, boards {boards}"
)
_REPLAYED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: played again; first result {result}"
)
_SIGNED_OFF = QT_TRANSLATE_NOOP("Journal", "Round {round} signed off")
_SIGNED_AND_PUBLISHED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round} signed off and published with it: it was not published before"
)
_ADJOURNED = QT_TRANSLATE_NOOP("Journal", "Round {round}, board {board}: game adjourned")
_WHITE_SEALED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: game adjourned, White sealed the move"
)
_BLACK_SEALED = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: game adjourned, Black sealed the move"
)
_RESUMES_AT = QT_TRANSLATE_NOOP("Journal", "{act}; resumes {moment}")
# fmt: on

_ENDED = QT_TRANSLATE_NOOP("Journal", "Round {round}, board {board}: ended by {ending}")
_PROVISIONAL = QT_TRANSLATE_NOOP("Journal", "{act}; provisional until a decision")
_ENDING_UNSAID = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}, board {board}: nothing noted of the end"
)


def _ended(entry: Entry) -> str:
    params = entry.params
    place = {"round": params["round"], "board": params["board"]}
    ended_by = params.get("ended_by")
    if ended_by is None:
        act = entry.line(_ENDING_UNSAID, **place)
    else:
        told = games_apart.ending(entry.catalogue, EndedBy(ended_by))
        act = entry.line(_ENDED, **place, ending=told)
    return entry.line(_PROVISIONAL, act=act) if params.get("provisional") else act


ROUND_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "tournament.scoring": _scoring,
    "round.times": _times,
    "result.enter": _result,
    "result.correct": _corrected,
    "result.correct-for-rating": _corrected_for_rating,
    "game.swap-colours": _colours_swapped,
    "game.adjourn": _adjourned,
    "round.sign-off": _signed_off,
    "game.arrange": _arranged,
    "game.replay": _replayed,
    "game.away": _away,
    "game.forfeit-late": _late_forfeited,
    "game.ending": _ended,
}
