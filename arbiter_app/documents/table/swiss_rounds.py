"""The rounds of a Swiss in a row of the table: "12w1" is a win with White against number 12."""

from collections.abc import Mapping, Set

from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import BYES, Colour, Mark
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.matches import points_without_boards
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import match_scores, results
from arbiter_app.wording.terms.table import team_scores


def head(catalogue: Catalogue, round_: RoundOfPlay) -> str:
    """Return the head of a round's column: "R3"."""
    return catalogue.translate("Column", "R{round}", "round").format(round=round_.number)


def shown(competition: Competition) -> tuple[RoundOfPlay, ...]:
    """Return the rounds that a paper may tell of: those up to the last one that is paired. A draft
    is nobody's business, and byes of rounds to come may be taken back.
    """
    if not competition.traits.follows_results:
        return competition.rounds
    told = [
        each.number
        for each in competition.rounds
        if competition.is_rest(each) or (each.games and not competition.is_own_draft(each))
    ]
    return competition.rounds[: max(told, default=0)]


def texts(competition: Competition, catalogue: Catalogue) -> Mapping[PlayerId, tuple[str, ...]]:
    """Return for every player what he did in each round; "" where he was not paired.

    A game without a result has the opponent and the colour only.
    """
    rounds, pairing_numbers = competition.rounds, competition.numbers
    scored = match_scores.cell_texts(catalogue, competition)
    lines = {player: [""] * len(rounds) for player in pairing_numbers}
    letters = {colour: results.colour(catalogue, colour) for colour in Colour}
    for index, round_ in enumerate(rounds):
        for game in round_.games:
            for colour in Colour:
                opponent = pairing_numbers[game.player(colour.other)]
                sign = results.side(catalogue, game.result, colour) if game.result else ""
                if of_match := scored.get((game.player(colour), round_.number)):
                    sign = f" {of_match}"
                lines[game.player(colour)][index] = f"{opponent}{letters[colour]}{sign}"
        for bye in round_.byes:
            sign = results.sign(bye.mark)
            lines[bye.player][index] = scored.get((bye.player, round_.number), sign)
    return {player: tuple(line) for player, line in lines.items()}


def explanation(catalogue: Catalogue, competition: Competition) -> str:
    """Return how what stands in a round is read."""
    if competition.settings.teams is not None:
        return _of_matches(catalogue)
    if competition.settings.has_two_games:
        pattern = catalogue.translate(
            "Paper",
            "In every round: the number of the opponent, {white} with White or {black} with Black"
            " in the first game, and the points of both games.",
        )
    else:
        pattern = catalogue.translate(
            "Paper",
            "In every round: the number of the opponent, {white} with White or {black} with Black,"
            " and the result.",
        )
    return pattern.format(
        white=results.colour(catalogue, Colour.WHITE),
        black=results.colour(catalogue, Colour.BLACK),
    )


def _of_matches(catalogue: Catalogue) -> str:
    pattern = catalogue.translate(
        "Paper",
        "In every round: the number of the opponent, {white} with White or {black} with Black on"
        " board 1, match points and game points.",
    )
    return pattern.format(
        white=results.colour(catalogue, Colour.WHITE),
        black=results.colour(catalogue, Colour.BLACK),
    )


def byes_explained(competition: Competition, catalogue: Catalogue, marks: Set[Mark]) -> str:
    """Return what the signs of those byes mean that are among the marks, with their points."""
    pattern = catalogue.translate("Paper", "{sign}: {bye} ({points})")
    explained = (
        pattern.format(
            sign=results.sign(mark),
            bye=results.bye(catalogue, mark),
            points=_points(catalogue, competition, mark),
        )
        for mark in BYES
        if mark in marks
    )
    return "; ".join(explained)


def _points(catalogue: Catalogue, competition: Competition, mark: Mark) -> str:
    settings = competition.settings
    points = numbers.points(catalogue, settings.scoring.points(mark))
    if settings.teams is None:
        return points
    return team_scores.both(catalogue, points, points_without_boards(settings.teams, mark))


def notes(
    competition: Competition, catalogue: Catalogue, marks: Set[Mark]
) -> tuple[Paragraph, ...]:
    """Return what a reader of the table must know of its signs."""
    byes = byes_explained(competition, catalogue, marks)
    lines = (explanation(catalogue, competition), *([f"{byes}."] if byes else []))
    return tuple(Paragraph(text) for text in lines)
