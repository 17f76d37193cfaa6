"""Names of matches, of the rounds of a bracket and of the games of a match."""

from collections.abc import Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules
from arbiter_app.domain.facts.rules.team_rules import Decider
from arbiter_app.domain.ids import MatchId, PlayerId, is_team
from arbiter_app.domain.pairing.bracket import Bracket, BracketMatch, From, Part, Side
from arbiter_app.domain.pairing.built_upon import NamedMatch
from arbiter_app.domain.pairing.match import Due, MatchState, NextGame, WonBy
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

_DUE = {
    Due.COLOURS: QT_TRANSLATE_NOOP("Knockout", "Colours to be drawn"),
    Due.BIDS: QT_TRANSLATE_NOOP("Knockout", "Bids to be taken"),
    Due.GAME: QT_TRANSLATE_NOOP("Knockout", "Next game to be paired"),
    Due.RESULT: QT_TRANSLATE_NOOP("Knockout", "Result is missing"),
    Due.LOT: QT_TRANSLATE_NOOP("Knockout", "Lot to be drawn"),
    Due.NOTHING: QT_TRANSLATE_NOOP("Knockout", "Nothing to be done"),
}

_COMES_AS = {
    From.WINNER: QT_TRANSLATE_NOOP("Knockout", "winner of {match}"),
    From.LOSER: QT_TRANSLATE_NOOP("Knockout", "loser of {match}"),
    From.FIRST_LOSER: QT_TRANSLATE_NOOP(
        "Knockout", "loser of {match}, if it was that player’s first match"
    ),
}
_COMES_IN_SHORT_AS = {
    From.WINNER: QT_TRANSLATE_NOOP("Knockout", "winner of match {number}"),
    From.LOSER: QT_TRANSLATE_NOOP("Knockout", "loser of match {number}"),
    From.FIRST_LOSER: QT_TRANSLATE_NOOP("Knockout", "first loss in match {number}"),
}


def match_name(catalogue: Catalogue, bracket: Bracket, match: BracketMatch | MatchId) -> str:
    """Return what a match is called: "Quarter-final 3", "For 3rd place", "Grand final".

    Where there are many it has the number it is referred to by, "1/8 final, match 24", the one that
    stands in its box and of which others say "winner of match 24".
    """
    node = _node(bracket, match)
    translate = catalogue.translate
    if node.part is Part.FINALS:
        if node.second_of is not None:
            return translate("Knockout", "Grand final, second match")
        return translate("Knockout", "Grand final")
    if node.part is Part.LOSERS:
        pattern = translate("Knockout", "Losers’ bracket, round {round}, match {match}")
        return pattern.format(round=_column(bracket, node), match=match_number(bracket, node.id))
    if node.part is Part.PLACES:
        return _for_places(catalogue, bracket, node)
    if is_double(bracket):
        pattern = translate("Knockout", "Winners’ bracket, round {round}, match {match}")
        return pattern.format(round=_column(bracket, node), match=match_number(bracket, node.id))
    if len(bracket.matches) == 1:
        return translate("Knockout", "Match")
    return _on_the_way(catalogue, bracket, node)


def round_name(catalogue: Catalogue, bracket: Bracket, match: BracketMatch | MatchId) -> str:
    """Return what stands above the column of a match: "Quarter-finals", "For places 5–8"."""
    node = _node(bracket, match)
    translate = catalogue.translate
    if node.part is Part.FINALS:
        return translate("Knockout", "Grand final")
    if node.part is Part.LOSERS or (node.part is Part.MAIN and is_double(bracket)):
        pattern = translate("Knockout", "Round {round}")
        return pattern.format(round=_column(bracket, node))
    if node.part is Part.PLACES:
        return block_name(catalogue, bracket, node)
    if len(bracket.matches) == 1:
        return translate("Knockout", "Match")
    match _field(node):
        case 2:
            return translate("Knockout", "Final")
        case 4:
            return translate("Knockout", "Semifinals")
        case 8:
            return translate("Knockout", "Quarter-finals")
        case field:
            return translate("Knockout", "1/{part} final").format(part=field // 2)


def part_name(catalogue: Catalogue, bracket: Bracket, part: Part) -> str:
    """Return what a part of a bracket is called above its columns; "" for all of a usual one."""
    translate = catalogue.translate
    match part:
        case Part.FINALS:
            return translate("Knockout", "Grand final")
        case Part.LOSERS:
            return translate("Knockout", "Losers’ bracket")
        case Part.PLACES:
            return translate("Knockout", "Matches for places")
        case Part.MAIN:
            return translate("Knockout", "Winners’ bracket") if is_double(bracket) else ""


def block_name(catalogue: Catalogue, bracket: Bracket, match: BracketMatch | MatchId) -> str:
    """Return what is played for in a match beside the way to the final, and in those with it:
    "For places 5–8", "Consolation bracket".
    """
    node = _node(bracket, match)
    if _is_consolation(bracket, node):
        return catalogue.translate("Knockout", "Consolation bracket")
    if node.part is not Part.PLACES:
        return part_name(catalogue, bracket, node.part)
    return for_places(catalogue, node.first_place, min(node.last_place, bracket.entrants))


def named_match(catalogue: Catalogue, match: NamedMatch) -> str:
    """Return a match with its players: "Semifinal 2 (Бондар – Ґава)"; before anybody has come to it
    "Semifinal 2", and the only match of its bracket by its players.
    """
    players = " – ".join(match.players)
    if players and len(match.bracket.matches) == 1:
        return players
    name = match_name(catalogue, match.bracket, match.id)
    if not players:
        return name
    pattern = catalogue.translate("Knockout", "{match} ({players})")
    return pattern.format(match=name, players=players)


def match_number(bracket: Bracket, match: MatchId) -> int:
    """Return the number by which a match is referred to in its bracket, from 1."""
    return list(bracket.matches).index(match) + 1


def side_text(catalogue: Catalogue, bracket: Bracket, side: Side) -> str:
    """Return who comes to a match as long as nobody has: "winner of Quarter-final 3", "bye"."""
    if side.match is None:
        return _number_text(catalogue, bracket, side)
    pattern = catalogue.translate("Knockout", _COMES_AS[side.how])
    return pattern.format(match=match_name(catalogue, bracket, side.match))


def short_side_text(catalogue: Catalogue, bracket: Bracket, side: Side) -> str:
    """Return the same in short for a box of the bracket: "winner of match 5"."""
    if side.match is None:
        return _number_text(catalogue, bracket, side)
    pattern = catalogue.translate("Knockout", _COMES_IN_SHORT_AS[side.how])
    return pattern.format(number=match_number(bracket, side.match))


def for_places(catalogue: Catalogue, first: int, last: int) -> str:
    """Return what is played for: "For 3rd place", "For places 5–8"."""
    if last - first > 1:
        pattern = catalogue.translate("Knockout", "For places {first}–{last}")
        return pattern.format(first=first, last=last)
    match first:
        case 1:
            return catalogue.translate("Knockout", "For 1st place")
        case 2:
            return catalogue.translate("Knockout", "For 2nd place")
        case 3:
            return catalogue.translate("Knockout", "For 3rd place")
        case _:
            pattern = catalogue.translate("Knockout", "For place {place}")
            return pattern.format(place=first)


def game_name(
    catalogue: Catalogue, rules: MatchRules, state: MatchState, game: Game | NextGame
) -> str:
    """Return which game of its match it is: "game 2", "tie-break 1, game 2", "armageddon"; of teams
    "leg 2".
    """
    of_teams = is_team(state.pair[0])
    if isinstance(game, NextGame):
        before = sum(len(step.games) for step in state.steps if step.index < game.step)
        number = game.number - before
        return step_game_name(catalogue, rules, game.step, number, of_teams=of_teams)
    games = next((step.games for step in state.steps if step.index == game.step), ())
    ids = [each.id for each in games] or [each.id for each in state.surplus]
    number = ids.index(game.id) + 1
    return step_game_name(catalogue, rules, game.step, number, of_teams=of_teams)


def step_game_name(
    catalogue: Catalogue, rules: MatchRules, step: int, number: int, *, of_teams: bool = False
) -> str:
    """Return the name of a game by its number in its step, from 1; of teams that of a leg."""
    translate = catalogue.translate
    chosen = rules.steps[step]
    if of_teams:
        return _leg_name(catalogue, rules, step, number)
    if chosen.ending is Ending.ARMAGEDDON:
        return translate("Knockout", "armageddon")
    if chosen.ending is Ending.FIRST_WIN:
        return translate("Knockout", "sudden death, game {number}").format(number=number)
    if step == 0:
        if chosen.games == 1:
            return translate("Knockout", "the game")
        return translate("Knockout", "game {number}").format(number=number)
    if _tie_breaks(rules) == 1:
        return translate("Knockout", "tie-break, game {number}").format(number=number)
    pattern = translate("Knockout", "tie-break {step}, game {number}")
    return pattern.format(step=step, number=number)


def _leg_name(catalogue: Catalogue, rules: MatchRules, step: int, number: int) -> str:
    """Return the name of a leg: "leg 2", "tie-break, leg 1"; "the match" of the only one."""
    translate = catalogue.translate
    if step == 0 and rules.steps[0].games == 1:
        return translate("Knockout", "the match", "of teams, all that they play")
    leg = translate("Knockout", "leg {number}").format(number=number)
    if step == 0:
        return leg
    pattern = translate("Knockout", "{step}, {leg}", "tie-break 1, leg 2")
    return pattern.format(step=step_name(catalogue, rules, step), leg=leg)


def step_name(catalogue: Catalogue, rules: MatchRules, step: int, *, of_teams: bool = False) -> str:
    """Return what a step of a match is called: "main games", "tie-break 1", "sudden death"."""
    translate = catalogue.translate
    if of_teams and step == 0:
        return translate("Knockout", "main legs")
    match rules.steps[step].ending:
        case Ending.ARMAGEDDON:
            return translate("Knockout", "armageddon")
        case Ending.FIRST_WIN:
            return translate("Knockout", "sudden death")
        case _ if step == 0:
            return translate("Knockout", "main games")
        case _ if _tie_breaks(rules) == 1:
            return translate("Knockout", "tie-break")
        case _:
            return translate("Knockout", "tie-break {step}").format(step=step)


def points_text(catalogue: Catalogue, first: Decimal, second: Decimal) -> str:
    """Return the points of two in their match: "2½:1½"."""
    pattern = catalogue.translate("Knockout", "{first}:{second}", "points of a match")
    return pattern.format(
        first=numbers.points(catalogue, first), second=numbers.points(catalogue, second)
    )


def score_text(catalogue: Catalogue, state: MatchState, first: PlayerId | None = None) -> str:
    """Return the points of a match, those of `first` in front: "2½:1½"; of several steps also
    those of each: "2½:1½ (1:1, 1½:½)". "" before its first result.
    """
    played = _points_of_steps(state, first)
    total = _total(catalogue, played)
    if len(played) < 2:
        return total
    each = ", ".join(points_text(catalogue, *points) for points in played)
    return catalogue.translate("Knockout", "{total} ({steps})").format(total=total, steps=each)


def won_by_text(catalogue: Catalogue, state: MatchState, first: PlayerId | None = None) -> str:
    """Return how a match was decided, the points of the winner in front unless of `first`:
    "2½:1½", "by walk-over", "armageddon, Black drew", "by lot"; "" while it is under way.
    """
    if state.won_by is None:
        return ""
    score = score_text(catalogue, state, first or state.winner)
    return _with_how(catalogue, score, _how_won(catalogue, state, first or state.winner))


def short_won_by_text(catalogue: Catalogue, state: MatchState, first: PlayerId) -> str:
    """Return the same for a column of a table, without the points of each step: "2½:1½",
    "2½:2½, armageddon".
    """
    if state.won_by is None:
        return ""
    score = _total(catalogue, _points_of_steps(state, first))
    if state.won_by is WonBy.ARMAGEDDON:
        return _with_how(catalogue, score, catalogue.translate("Knockout", "armageddon"))
    return _with_how(catalogue, score, _how_won(catalogue, state, first))


def _points_of_steps(
    state: MatchState, first: PlayerId | None
) -> tuple[tuple[Decimal, Decimal], ...]:
    """Return the points of every step that has a result, those of `first` in front."""
    in_front, behind = (1, 0) if first == state.pair[1] else (0, 1)
    return tuple(
        (step.points[in_front], step.points[behind])
        for step in state.steps
        if any(game.result for game in step.games)
    )


def _total(catalogue: Catalogue, played: Sequence[tuple[Decimal, Decimal]]) -> str:
    if not played:
        return ""
    one, other = (sum(points, Decimal(0)) for points in zip(*played, strict=True))
    return points_text(catalogue, one, other)


def _how_won(catalogue: Catalogue, state: MatchState, first: PlayerId | None) -> str:
    """Return what decided a match where its points do not say it; values of `first` in front."""
    translate = catalogue.translate
    match state.won_by:
        case None | WonBy.GAMES:
            return ""
        case WonBy.DECIDER:
            return _how_decided(catalogue, state, first)
        case WonBy.ARMAGEDDON:
            return translate("Knockout", "armageddon, Black drew")
        case WonBy.WALKOVER:
            return translate("Knockout", "by walk-over")
        case WonBy.LOT:
            return translate("Knockout", "by lot")
        case WonBy.LEVEL:
            return translate("Knockout", "level")
        case WonBy.NOBODY:
            return translate("Knockout", "neither came")


def _how_decided(catalogue: Catalogue, state: MatchState, first: PlayerId | None) -> str:
    """Return what divided two teams with equal points: "by game points 4½:3½"."""
    found = state.decided
    assert found is not None, "so the match was won"
    how = decider_text(catalogue, found.by)
    if found.values is None:
        return how
    one, other = found.values if first != state.pair[1] else found.values[::-1]
    pattern = catalogue.translate("Knockout", "{how} {values}")
    return pattern.format(how=how, values=points_text(catalogue, one, other))


def decider_text(catalogue: Catalogue, decider: Decider) -> str:
    """Return what divides teams with equal match points, as a phrase: "by game points"."""
    return catalogue.translate("Knockout", _DECIDERS[decider])


_DECIDERS: Mapping[Decider, str] = {
    Decider.GAME_POINTS: QT_TRANSLATE_NOOP("Knockout", "by game points"),
    Decider.BOARD_COUNT: QT_TRANSLATE_NOOP("Knockout", "by the board count"),
    Decider.BERLIN: QT_TRANSLATE_NOOP("Knockout", "by the Berlin count"),
    Decider.TOP_BOARDS: QT_TRANSLATE_NOOP("Knockout", "by the first boards"),
    Decider.WITHOUT_LAST_BOARDS: QT_TRANSLATE_NOOP("Knockout", "without the last boards"),
    Decider.SMALLER_NUMBER: QT_TRANSLATE_NOOP("Knockout", "by the smaller number"),
}


def _with_how(catalogue: Catalogue, score: str, how: str) -> str:
    if not (score and how):
        return score or how
    return catalogue.translate("Knockout", "{score}, {how}").format(score=score, how=how)


def due_text(catalogue: Catalogue, rules: MatchRules, state: MatchState) -> str:
    """Return what is due in a match: "To be paired: game 2", "Colours to be drawn"."""
    translate = catalogue.translate
    if state.due is Due.GAME and state.next is not None:
        pattern = translate("Knockout", "To be paired: {game}")
        return pattern.format(game=game_name(catalogue, rules, state, state.next))
    if state.due is Due.RESULT:
        missing = [game for game in state.games if game.result is None]
        if missing:
            pattern = translate("Knockout", "Result is missing: {game}")
            return pattern.format(game=game_name(catalogue, rules, state, missing[0]))
    return translate("Knockout", _DUE[state.due])


def is_double(bracket: Bracket) -> bool:
    """Whether it takes two lost matches to be out."""
    return Part.LOSERS in bracket.parts or Part.FINALS in bracket.parts


def _node(bracket: Bracket, match: BracketMatch | MatchId) -> BracketMatch:
    return match if isinstance(match, BracketMatch) else bracket.matches[match]


def _field(node: BracketMatch) -> int:
    """Return how many a column was made for: places that nobody takes are not counted in it."""
    field = 2
    while field < node.last_place - node.first_place + 1:
        field *= 2
    return field


def _is_consolation(bracket: Bracket, node: BracketMatch) -> bool:
    """Whether a match belongs to the bracket of those who lost their first match, where that is
    not the same as the one for the lower half of the places.
    """
    return bracket.consoles and node.part is Part.PLACES and node.first_place > bracket.size // 2


def _column(bracket: Bracket, node: BracketMatch) -> int:
    """Return which round of its part a match belongs to, from 1."""
    rounds = {match.round for match in bracket.matches.values() if match.part is node.part}
    return sorted(rounds).index(node.round) + 1


def _on_the_way(catalogue: Catalogue, bracket: Bracket, node: BracketMatch) -> str:
    translate = catalogue.translate
    match _field(node):
        case 2:
            return translate("Knockout", "Final")
        case 4:
            return translate("Knockout", "Semifinal {match}").format(match=node.index)
        case 8:
            return translate("Knockout", "Quarter-final {match}").format(match=node.index)
        case field:
            pattern = translate("Knockout", "1/{part} final, match {match}")
            return pattern.format(part=field // 2, match=match_number(bracket, node.id))


def _for_places(catalogue: Catalogue, bracket: Bracket, node: BracketMatch) -> str:
    """Return the name of a match for lower places; the last one of them has theirs."""
    translate = catalogue.translate
    places = block_name(catalogue, bracket, node)
    match _field(node):
        case 2 if _is_consolation(bracket, node):
            return translate("Knockout", "{places}: final").format(places=places)
        case 2:
            return places
        case 4:
            pattern = translate("Knockout", "{places}: semifinal {match}")
        case 8:
            pattern = translate("Knockout", "{places}: quarter-final {match}")
        case field:
            pattern = translate("Knockout", "{places}: 1/{part} final, match {match}")
            number = match_number(bracket, node.id)
            return pattern.format(places=places, part=field // 2, match=number)
    return pattern.format(places=places, match=node.index)


def _number_text(catalogue: Catalogue, bracket: Bracket, side: Side) -> str:
    if side.number is None or side.number > bracket.entrants:
        return catalogue.translate("Knockout", "bye")
    return catalogue.translate("Knockout", "No. {number}").format(number=side.number)


def _tie_breaks(rules: MatchRules) -> int:
    """Return how many steps with a number of games come after the first one."""
    return sum(step.ending in (Ending.GAMES, Ending.POINTS) for step in rules.steps[1:])
