"""The boards of a round as rows of a table."""

from collections.abc import Iterator

from arbiter_app.domain.facts.results import DRAW, Colour
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.gui.rounds.grid.board_lines import BoardLine, Side
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.play import games_apart, results
from arbiter_app.wording.terms.registration import rights

RESULT_COLUMN = 6
NAME_COLUMNS = (2, 10)
SUM_COLUMNS = (5, 8)
TITLE_COLUMNS = (3, 11)
RATING_COLUMNS = (4, 12)
"""That of Black is the last of every round."""
NUMBER_COLUMNS = (1, 9)
TICK_COLUMN = 7
MATCH_COLUMN, GAME_COLUMN, TIME_COLUMN = 13, 14, 15


def columns(
    *,
    of_rounds: bool = False,
    of_matches: bool = False,
    of_teams: bool = False,
    of_two_games: bool = False,
    has_handicaps: bool = False,
) -> tuple[Column[BoardLine], ...]:
    """Return the columns of a round, White's at the left of the result; of several rounds the first
    column says which game it is, of matches the last ones say it, and of games with handicaps the
    last one tells them. `of_teams` are matches of teams, `of_two_games` those of a Double-Swiss, in
    whose first game White is at the left.
    """
    points = translate("ResultGrid", "pts", "points before the round")
    points_hint = (
        translate("ResultGrid", "Points of the match before the game")
        if of_matches
        else translate("ResultGrid", "Points before the round")
    )
    rating = translate("ResultGrid", "Rating")
    number = translate("ResultGrid", "№")
    second_typing = translate("ResultGrid", "Whether the result was typed a second time")

    def title(side: Side) -> str:
        needs = translate("ResultGrid", "needs", "special ones") if side.needs else ""
        return ", ".join(filter(None, (side.team, side.title, side.left, needs)))

    def board(line: BoardLine) -> str:
        is_apart = line.game.starts_at or line.game.arbiter or line.game.replay
        return f"{line.told}*" if is_apart else line.told

    def apart(line: BoardLine) -> str:
        catalogue, game = window_catalogue(), line.game
        texts = (*games_apart.arranged(catalogue, game), *games_apart.replayed(catalogue, game))
        return "\n".join(texts)

    def told(line: BoardLine, colour: Colour) -> str:
        side = line.side(colour)
        who = f"{side.name} ({side.left})" if side.left else side.name
        first = f"{who}: {side.needs}" if side.needs else who
        return "\n".join((first, *_away_told(line, colour)))

    place = translate("ResultGrid", "Bd", "board")
    white, black = translate("ResultGrid", "White"), translate("ResultGrid", "Black")
    if of_teams:
        place = translate("ResultGrid", "Tbl", "table")
        white, black = translate("ResultGrid", "First team"), translate("ResultGrid", "Second team")

    # fmt: off
    return (
        Column(title=translate("ResultGrid", "Game"), text=lambda line: line.label) if of_rounds
        else Column(title=place, text=board, align=RIGHT, tooltip=apart),
        Column(title=number, text=lambda line: str(line.white.number), align=RIGHT,
               is_second=True),
        Column(title=white, text=lambda line: _name(line, Colour.WHITE),
               tooltip=lambda line: told(line, Colour.WHITE),
               struck_out=lambda line: bool(line.white.left)),
        Column(title="", text=lambda line: title(line.white), is_second=True),
        Column(title=rating, text=lambda line: line.white.rating, align=RIGHT, is_second=True),
        Column(title=points, text=lambda line: line.white.points, align=RIGHT, hint=points_hint),
        Column(title=translate("ResultGrid", "Result"), text=_result, align=CENTRE,
               tooltip=_result_told),
        Column(title="✓", text=_tick, align=CENTRE, tooltip=_tick_told, hint=second_typing,
               is_second=True),
        Column(title=points, text=lambda line: line.black.points, align=RIGHT, hint=points_hint),
        Column(title=number, text=lambda line: str(line.black.number), align=RIGHT,
               is_second=True),
        Column(title=black, text=lambda line: _name(line, Colour.BLACK),
               tooltip=lambda line: told(line, Colour.BLACK),
               struck_out=lambda line: bool(line.black.left)),
        Column(title="", text=lambda line: title(line.black), is_second=True),
        Column(title=rating, text=lambda line: line.black.rating, align=RIGHT, is_second=True),
        *(_match_columns(of_teams=of_teams) if of_matches else ()),
        *([_games_column()] if of_two_games else ()),
        *((_handicap_column(),) if has_handicaps else ()),
    )
    # fmt: on


def _handicap_column() -> Column[BoardLine]:
    return Column(
        title=translate("ResultGrid", "Handicap"),
        text=lambda line: mcmahon.terms_in_column(window_catalogue(), line.game),
        is_second=True,
    )


def _match_columns(*, of_teams: bool) -> tuple[Column[BoardLine], ...]:
    match, game = translate("ResultGrid", "Match"), translate("ResultGrid", "Game")
    if of_teams:
        match, game = translate("ResultGrid", "Line-ups"), translate("ResultGrid", "Signatures")
    # fmt: off
    return (
        Column(title=match, text=lambda line: line.match,
               is_second=True),
        Column(title=game, text=lambda line: line.game_of_match, is_second=True),
        Column(title=translate("ResultGrid", "Time"), text=lambda line: line.time_control,
               is_second=True),
    )
    # fmt: on


def _games_column() -> Column[BoardLine]:
    hint = translate(
        "ResultGrid", "Game 1, then game 2 with colours changed; the player at the left in front"
    )
    return Column(
        title=translate("ResultGrid", "Games"),
        text=lambda line: "•" if line.is_veiled else line.games or "",
        hint=hint,
        is_second=True,
    )


def longest_games() -> str:
    """Return the widest text of the two games of a match."""
    return results.both_games(window_catalogue(), (DRAW, DRAW))


def score(line: BoardLine) -> tuple[str, str, str] | None:
    """Return what White has, the sign between, what Black has; None where no result is shown."""
    result = line.result
    if line.anew:
        return None
    if line.boards is not None and not line.is_veiled:
        between = ":" if result is not None and not line.game.boards else "–"
        return line.boards[0], between, line.boards[1]
    if result is None or line.is_veiled or line.game.is_adjourned:
        return None
    white, black = (results.side(window_catalogue(), result, colour) for colour in Colour)
    between = ":" if result.is_forfeit else "–"
    return white, between, f"{black}{_noted(line)}"


def words_of_open() -> tuple[str, ...]:
    """Return every word that stands in place of a result."""
    return (
        translate("ResultGrid", "adj.", "adjourned"),
        translate("ResultGrid", "late", "beyond the default time"),
        translate("ResultGrid", "absent", "not at the board"),
    )


def _result(line: BoardLine) -> str:
    if line.anew:
        return line.anew
    if line.is_veiled:
        return "•"
    if line.game.is_adjourned:
        return translate("ResultGrid", "adj.", "adjourned")
    if line.result is None:
        return " – ".join(line.boards) if line.boards else _away(line) or line.games or ""
    if line.boards is not None:
        return " – ".join(line.boards)
    return f"{results.result(window_catalogue(), line.result)}{_noted(line)}"


def _noted(line: BoardLine) -> str:
    """Return the signs behind a result: "*" of another one for the rating, "?" of one that waits
    for a decision.
    """
    signs = ("*" if line.game.rated_result else "", "?" if line.game.is_provisional else "")
    told = "".join(signs)
    return f" {told}" if told else ""


def _result_told(line: BoardLine) -> str:
    game, catalogue = line.game, window_catalogue()
    if line.is_veiled:
        return translate("ResultGrid", "Hidden until it is typed a second time")
    if game.is_adjourned:
        return _adjournment_told(line)
    told = [*games_apart.arranged(catalogue, game), *games_apart.replayed(catalogue, game)]
    told.extend(each for colour in Colour for each in _away_told(line, colour))
    if game.result is None:
        return "\n".join(told)
    told.insert(0, results.described(catalogue, game.result))
    told.extend(games_apart.ended(catalogue, game))
    if game.rated_result:
        pattern = translate("ResultGrid", "* In the rating report: {result}")
        told.append(pattern.format(result=results.described(catalogue, game.rated_result)))
    return "\n".join(told)


def _name(line: BoardLine, colour: Colour) -> str:
    """Return a name, with a sign before it while the player is not at the board."""
    name = line.side(colour).name
    return f"{'⚠' if line.is_late else '○'} {name}" if colour in line.game.away else name


def _away(line: BoardLine) -> str:
    """Return that somebody is not at the board of a game without result, or is late."""
    if not line.game.away:
        return ""
    if line.is_late:
        return translate("ResultGrid", "late", "beyond the default time")
    return translate("ResultGrid", "absent", "not at the board")


def _away_told(line: BoardLine, colour: Colour) -> Iterator[str]:
    """Yield that a player is not at the board, if so."""
    if colour in line.game.away:
        pattern = (
            translate("ResultGrid", "Late beyond the default time: {name}")
            if line.is_late
            else translate("ResultGrid", "Not at the board: {name}")
        )
        yield pattern.format(name=line.side(colour).name)


def _adjournment_told(line: BoardLine) -> str:
    adjournment = line.game.adjournment
    assert adjournment is not None, "only asked of adjourned games"
    told = [translate("ResultGrid", "Adjourned: its result is still open.")]
    if adjournment.sealed_by is not None:
        side = line.side(adjournment.sealed_by)
        told.append(translate("ResultGrid", "Sealed the move: {name}").format(name=side.name))
    if adjournment.resumes_at is not None:
        when = numbers.date_and_time(window_catalogue(), adjournment.resumes_at)
        told.append(translate("ResultGrid", "Resumes: {when}").format(when=when))
    if adjournment.note:
        told.append(translate("ResultGrid", "Envelope: {note}").format(note=adjournment.note))
    return "\n".join(told)


def _tick(line: BoardLine) -> str:
    return "?" if line.is_put_off else "✓" if line.game.checked else ""


def _tick_told(line: BoardLine) -> str:
    if line.is_put_off:
        return translate("ResultGrid", "Two typings differ: to be looked at later")
    if line.game.checked is None:
        return ""
    pattern = translate("ResultGrid", "Typed a second time by {name}, {when}")
    catalogue = window_catalogue()
    when = numbers.date_and_time(catalogue, line.game.checked.at)
    return pattern.format(name=rights.actor(catalogue, line.game.checked.by), when=when)
