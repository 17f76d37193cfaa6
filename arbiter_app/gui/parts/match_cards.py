"""What stands in the boxes of a bracket on the screen, and what is said of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import MatchId, ParticipantId, PlayerId, TeamId, is_team
from arbiter_app.domain.pairing.bracket import BracketMatch, From, Part
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, match_rules
from arbiter_app.domain.pairing.match import Due, MatchState, WonBy
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import knockouts, results
from arbiter_app.wording.terms.registration import people

_MOST_SIGNS = 4
"""Of a longer match the points of its steps stand in the box, not every game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of the two lines of a box."""

    name: str
    """Of the player, or where he will come from."""
    brief: str
    """The same where there is little room."""
    number: str = ""
    figures: str = ""
    """His results game by game, or the points of every step."""
    total: str = ""
    is_known: bool = False
    """Whether a player has come."""
    has_won: bool = False
    left: str = ""
    """How he left the tournament."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A match as it is shown."""

    id: MatchId
    number: int
    """By which other boxes refer to it."""
    title: str
    sides: tuple[Side, Side]
    is_quiet: bool
    """A bye, or a match to which nobody comes."""
    due: str = ""
    """What is to be done now, in a word."""
    how: str = ""
    """How it was won, where not by its games."""
    spoken: str
    """All of it in words."""


def cards(here: InHand, found: Knockout) -> dict[MatchId, Card]:
    """Return what is shown of every match of a knockout, which is the main stage of the event."""
    return {
        match.id: _card(here, found, match, number)
        for number, match in enumerate(found.matches.values(), start=1)
    }


def player_name(here: InHand, player: PlayerId) -> str:
    """Return the name of a player with his number before it."""
    return _numbered(here, player, people.name(window_catalogue(), here.event.contestants[player]))


def _numbered(here: InHand, player: PlayerId, name: str) -> str:
    number = here.competition.numbers.get(player)
    if number is None:
        return name
    return translate("Bracket", "{number} {name}").format(number=number, name=name)


def versus(here: InHand, found: Knockout, match: KnockoutMatch) -> str:
    """Return who meets whom: "3 Bilyk – 6 Hava (withdrawn)", or where they will come from."""
    sides = (_who(here, found, match, side) for side in (0, 1))
    return translate("Bracket", "{first} – {second}").format(first=next(sides), second=next(sides))


def due_for_colours(here: InHand, found: Knockout) -> list[str]:
    """Return the matches whose colours are to be drawn, each with who meets whom in it."""
    pattern = translate("Bracket", "{match}: {players}")
    return [
        pattern.format(
            match=knockouts.match_name(window_catalogue(), found.bracket, match.node),
            players=versus(here, found, match),
        )
        for match in found.due
        if match.state and match.state.due is Due.COLOURS
    ]


def bracket_text(here: InHand, found: Knockout) -> str:
    """Return the whole bracket as lines, round by round, for the clipboard."""
    shown, lines = cards(here, found), list[str]()
    catalogue, head = window_catalogue(), ""
    for match in _by_rounds(found):
        name = _heading(found, match.node)
        if name != head:
            head = name
            lines += ["", head] if lines else [head]
        first, second = shown[match.id].sides
        score = (
            ""
            if match.state is None
            else knockouts.score_text(catalogue, match.state, match.players[0])
        )
        cells = (str(shown[match.id].number), first.name, second.name, score, shown[match.id].how)
        lines.append("\t".join(cells).rstrip())
    return "\n".join(lines)


def _by_rounds(found: Knockout) -> Sequence[KnockoutMatch]:
    """Return the matches in the order of the paper: the way to the final first."""
    parts = list(Part)

    def place(match: KnockoutMatch) -> tuple[int, int, int, int]:
        node = match.node
        block = 0 if node.part is not Part.PLACES else node.first_place
        return parts.index(node.part), node.round, block, node.index

    return sorted(found.matches.values(), key=place)


def _heading(found: Knockout, node: BracketMatch) -> str:
    catalogue = window_catalogue()
    name = knockouts.round_name(catalogue, found.bracket, node)
    part = knockouts.part_name(catalogue, found.bracket, node.part)
    if node.part in (Part.PLACES, Part.FINALS) or not part:
        return name
    return translate("Bracket", "{part}: {round}").format(part=part, round=name)


def _card(here: InHand, found: Knockout, match: KnockoutMatch, number: int) -> Card:
    catalogue = window_catalogue()
    title = knockouts.match_name(catalogue, found.bracket, match.node)
    state = match.state
    return Card(
        id=match.id,
        number=number,
        title=title,
        sides=(_side(here, found, match, 0), _side(here, found, match, 1)),
        is_quiet=match.is_bye,
        due=_DUE[state.due]() if state and state.due in _DUE else "",
        how=_how(state),
        spoken=_spoken(here, found, match, title),
    )


def _side(here: InHand, found: Knockout, match: KnockoutMatch, side: int) -> Side:
    player = match.players[side]
    if player is None:
        name = _origin(found, match, side)
        return Side(name=name, brief=_brief_origin(found, match, side) or name)
    state = match.state
    name = people.name(window_catalogue(), here.event.contestants[player])
    number = here.competition.numbers.get(player)
    return Side(
        name=name,
        brief=_brief(here, player, name),
        number="" if number is None else str(number),
        figures="" if state is None else _figures(state, player),
        total="" if state is None else _total(state, player),
        is_known=True,
        has_won=match.is_over and match.winner == player and not match.is_bye,
        left=people.left(window_catalogue(), here.tournament.status(player)),
    )


def _origin(found: Knockout, match: KnockoutMatch, side: int) -> str:
    """Return where a player will come from, or that nobody will."""
    if match.nobody[side]:
        return translate("Bracket", "bye")
    return knockouts.short_side_text(window_catalogue(), found.bracket, match.node.sides[side])


def _brief_origin(found: Knockout, match: KnockoutMatch, side: int) -> str:
    """Return the same in a word; "" where it is no other match that he comes from."""
    before = match.node.sides[side]
    if before.match is None or match.nobody[side] or before.how not in _COMES_AS:
        return ""
    number = knockouts.match_number(found.bracket, before.match)
    return _COMES_AS[before.how]().format(number=number)


def _brief(here: InHand, player: ParticipantId, name: str) -> str:
    """Return a name that needs less room; of a team its short one, else the whole."""
    if is_team(player):
        return here.tournament.team(TeamId(player)).short_name or name
    return _with_initial(name)


def _with_initial(name: str) -> str:
    """Return a name, surname first, with an initial for the first name."""
    surname, *others = name.split()
    return f"{surname} {others[0][0]}." if others else surname


def _who(here: InHand, found: Knockout, match: KnockoutMatch, side: int) -> str:
    player = match.players[side]
    if player is not None:
        status = here.tournament.status(player)
        name = people.name_and_leaving(window_catalogue(), here.event.contestants[player], status)
        return _numbered(here, player, name)
    if match.nobody[side]:
        return translate("Bracket", "bye")
    return knockouts.side_text(window_catalogue(), found.bracket, match.node.sides[side])


def _figures(state: MatchState, player: PlayerId) -> str:
    """Return his results in the order of games; of a long match his points step by step."""
    played = [game for game in state.games if game.result is not None]
    if len(played) < 2:
        return ""
    if len(played) <= _MOST_SIGNS:
        marks = (
            game.result.white if game.colour(player) is Colour.WHITE else game.result.black
            for game in played
            if game.result is not None
        )
        return " ".join(map(results.sign, marks))
    if len(state.steps) < 2:
        return ""
    own = state.pair.index(player)
    return " ".join(numbers.points(window_catalogue(), step.points[own]) for step in state.steps)


def _total(state: MatchState, player: PlayerId) -> str:
    if not any(game.result for game in state.games):
        return ""
    own = state.pair.index(player)
    # The sum of no step would be an int.
    first, *others = (step.points[own] for step in state.steps)
    return numbers.points(window_catalogue(), sum(others, first))


def _how(state: MatchState | None) -> str:
    """Return how a match was won in a word or two, where its points alone do not tell."""
    if state is not None and state.decided is not None:
        return knockouts.decider_text(window_catalogue(), state.decided.by)
    if state is None or state.won_by not in _WON_BY:
        return ""
    return _WON_BY[state.won_by]()


def _spoken(here: InHand, found: Knockout, match: KnockoutMatch, title: str) -> str:
    """Return a match in words: who meets whom, how it stands, what is due."""
    catalogue, state = window_catalogue(), match.state
    who = versus(here, found, match)
    if match.is_bye or state is None:
        return translate("Bracket", "{match}: {players}").format(match=title, players=who)
    first = match.players[0]
    if state.is_over:
        how = knockouts.won_by_text(catalogue, state, first)
        if state.winner is None:
            text = translate("Bracket", "{match}: {players}, {how}")
            return text.format(match=title, players=who, how=how)
        text = translate("Bracket", "{match}: {players}, won by {winner}, {how}")
        winner = player_name(here, state.winner)
        return text.format(match=title, players=who, winner=winner, how=how)
    due = knockouts.due_text(
        catalogue, match_rules(here.competition.settings.knockout, match.node), state
    )
    score = knockouts.score_text(catalogue, state, first)
    if not score:
        text = translate("Bracket", "{match}: {players}. {due}")
        return text.format(match=title, players=who, due=due)
    text = translate("Bracket", "{match}: {players}, {score}. {due}")
    return text.format(match=title, players=who, score=score, due=due)


_DUE = {
    Due.COLOURS: lambda: translate("Bracket", "colours", "in a box: they are to be drawn"),
    Due.BIDS: lambda: translate("Bracket", "bids", "in a box: they are to be taken"),
    Due.GAME: lambda: translate("Bracket", "to pair", "in a box: the next game is"),
    Due.RESULT: lambda: translate("Bracket", "plays", "in a box: its result is missing"),
    Due.LOT: lambda: translate("Bracket", "lot", "in a box: it is to be drawn"),
}

_COMES_AS = {
    From.WINNER: lambda: translate("Bracket", "won {number}", "in a small box: the match"),
    From.LOSER: lambda: translate("Bracket", "lost {number}", "in a small box: the match"),
}

_WON_BY = {
    WonBy.ARMAGEDDON: lambda: translate("Bracket", "Black drew"),
    WonBy.WALKOVER: lambda: translate("Bracket", "walk-over"),
    WonBy.LOT: lambda: translate("Bracket", "by lot"),
    WonBy.LEVEL: lambda: translate("Bracket", "level"),
    WonBy.NOBODY: lambda: translate("Bracket", "neither came"),
}
