"""Cards of teams: their matches round by round, and what each member has played."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from decimal import Decimal

from arbiter_app.documents.options import Choice, ChoiceOption, Options, PlayersOption
from arbiter_app.documents.parts import columns, frame, rating_sources
from arbiter_app.documents.parts.chosen_players import numbered
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Grid,
    Orientation,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round
from arbiter_app.domain.table.player_card import performances
from arbiter_app.domain.table.why import inquiry
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.matches import place_of, points_of
from arbiter_app.domain.teams.seats import seated
from arbiter_app.domain.tie_breaks import crosstable as lines
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, crosstable
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import table_state

TEAMS = PlayersOption(
    "teams", QT_TRANSLATE_NOOP("Option", "Teams"), QT_TRANSLATE_NOOP("Option", "all teams")
)
FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("rounds", QT_TRANSLATE_NOOP("Option", "members round by round")),
        Choice("games", QT_TRANSLATE_NOOP("Option", "every game with its opponent")),
    ),
)


def team_cards(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cards of the teams whose numbers were chosen, of all where none were.

    Raises RuleError("why.no-such-number").
    """
    chosen = options[TEAMS.name]
    listed = (
        numbered(here, TEAMS.numbers(chosen))
        if isinstance(chosen, str)
        else [*here.competition.numbers]
    )
    told = _Told(here, catalogue)
    with_games = options[FORM.name] == "games"
    teams = [here.tournament.team(each) for each in listed]
    body = frame.Body(
        document="team-cards",
        title=catalogue.translate("Paper", "Cards of the teams"),
        subtitle=table_state.subtitle(
            here.competition, here.event.contestants, told.asked.table, catalogue
        ),
        blocks=tuple(block for team in teams for block in told.card(team, with_games=with_games)),
        orientation=Orientation.PORTRAIT,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


class _Told:
    """What cards tell of teams and their members."""

    def __init__(self, here: InHand, catalogue: Catalogue) -> None:
        self._here, self._catalogue = here, catalogue
        self.asked = inquiry(here.competition, here.event.contestants)
        self._rules = rules_of(here.tournament)
        self._games, self._performances = self._of_boards()
        self._alone = dict(self._who_sat_alone())

    def _of_boards(self) -> tuple[Crosstable | None, Mapping[ParticipantId, Decimal]]:
        stage = self._here.tournament.boards_of(self._here.competition.id)
        if stage is None:
            return None, {}
        boards = in_hand(self._here.event, stage.id).competition
        return crosstable(boards), performances(inquiry(boards, self._here.event.contestants))

    def _who_sat_alone(self) -> Iterator[tuple[tuple[PlayerId, Round], tuple[int, lines.Cell]]]:
        """Yield who had nobody to play with at a board, with the board and what it gave."""
        for round_ in self._here.competition.rounds:
            for match in seated(self._here.tournament, self._here.competition, round_):
                for seat in match.seats:
                    if seat.game is not None or seat.score is None:
                        continue
                    got = (seat.first, seat.score.white), (seat.second, seat.score.black)
                    for player, points in got:
                        if player is not None and points is not None:
                            number, won = round_.number, Mark.FORFEIT_WON
                            cell = lines.Cell(number, None, None, won, points, None)
                            yield (player, number), (seat.board, cell)

    def card(self, team: Team, *, with_games: bool) -> Iterator[Block]:
        """Yield who the team is, its matches, and its members."""
        yield Paragraph(self._who(team), strong=True)
        yield Paragraph(self._stands(team))
        yield Grid((self._matches(team),))
        yield Grid((self._all_games(team) if with_games else self._members(team),))

    def _who(self, team: Team) -> str:
        facts = self._here.event.contestants[team.id]
        strength = facts.arbiters_rating
        known = (
            people.name(self._catalogue, facts),
            team.region or "",
            "" if strength is None else str(strength),
            people.left(self._catalogue, team.status),
        )
        number = self._here.competition.numbers[team.id]
        return f"{number}. {', '.join(dict.fromkeys(filter(None, known)))}"

    def _stands(self, team: Team) -> str:
        translate = self._catalogue.translate
        pattern = translate("Paper", "{what}: {value}")
        row = next(each for each in self.asked.table.rows if each.player == team.id)
        place = numbers.ranges([*range(row.place, row.last_place + 1)])
        scores = (row.points, row.other_points or Decimal(0))
        by_match = self._rules.primary is Score.MATCH
        match_points, game_points = scores if by_match else reversed(scores)
        told = (
            ("" if row.annulled else translate("Column", "Place"), place),
            (translate("Paper", "match points"), numbers.points(self._catalogue, match_points)),
            (translate("Paper", "game points"), numbers.points(self._catalogue, game_points)),
        )
        return ", ".join(pattern.format(what=what, value=value) for what, value in told if what)

    def _score(
        self, team: Team, white: ParticipantId, score: tuple[Decimal, Decimal]
    ) -> tuple[Decimal, Decimal]:
        return score if white == team.id else (score[1], score[0])

    def _matches(self, team: Team) -> Table:
        translate, catalogue = self._catalogue.translate, self._catalogue
        named = self._here.event.contestants
        pattern = translate("Result", "{white} – {black}")

        def rows() -> Iterator[tuple[Cell, ...]]:
            for round_, game in self._here.competition.games:
                if team.id not in (game.white, game.black):
                    continue
                colour = game.colour(team.id)
                own, other = self._score(team, game.white, points_of(self._rules, game))
                known = game.result is not None
                score = pattern.format(
                    white=numbers.points(catalogue, own), black=numbers.points(catalogue, other)
                )
                opponent = game.player(colour.other)
                yield (
                    Cell(str(round_.number)),
                    Cell(str(game.board)),
                    Cell(results.colour(catalogue, colour)),
                    Cell(str(self._here.competition.numbers[opponent])),
                    Cell(people.name(catalogue, named[opponent])),
                    Cell(score if known else "", strong=True),
                )
            for round_ in self._here.competition.rounds:
                for bye in round_.byes:
                    if bye.player == team.id:
                        why = Cell(results.bye(catalogue, bye.mark))
                        yield Cell(str(round_.number)), Cell(), Cell(), Cell(), why, Cell()

        return Table(
            columns=(
                Column(translate("Column", "Round"), ColumnKind.NUMBER, Align.RIGHT),
                Column(translate("Column", "Table"), ColumnKind.NUMBER, Align.RIGHT),
                Column("", ColumnKind.NUMBER, Align.CENTRE),
                columns.number(catalogue),
                Column(translate("Column", "Opponent")),
                Column(translate("Column", "Result"), ColumnKind.NUMBER, Align.CENTRE),
            ),
            rows=tuple(sorted(rows(), key=lambda row: int(row[0].text))),
        )

    def _members(self, team: Team) -> Table:
        """Return the members with their results, the rating of the opponent below each."""
        translate, catalogue = self._catalogue.translate, self._catalogue
        rounds = [each.number for each in self._here.competition.rounds]

        def row(at: int, player: PlayerId) -> tuple[Cell, ...]:
            found = self._cells(player)
            facts = self._here.event.players[player]
            rating = self._here.competition.rated(facts).rating
            performance = self._performances.get(player)
            return (
                Cell(str(at)),
                frame.name_cell(self._here.event, catalogue, player),
                Cell(str(rating or "")),
                *(Cell(self._result(found[each]) if each in found else "") for each in rounds),
                Cell(_games(found)),
                Cell(self._sum(found), strong=True),
                Cell("" if performance is None else str(performance)),
            )

        centred = (ColumnKind.NUMBER, Align.CENTRE)
        return Table(
            columns=(
                Column(translate("Column", "No."), ColumnKind.NUMBER, Align.RIGHT),
                columns.name(catalogue),
                Column(columns.rating_title(catalogue), *centred),
                *(
                    Column(str(each), ColumnKind.SCORE, Align.CENTRE, family="rounds")
                    for each in rounds
                ),
                Column(translate("Column", "Games"), *centred),
                columns.points(catalogue),
                Column(translate("Column", "Perf.", "the performance rating"), *centred),
            ),
            rows=tuple(row(at, player) for at, player in enumerate(team.players, start=1)),
        )

    def _all_games(self, team: Team) -> Table:
        """Return every game of the members, in the order of the roster and of rounds."""
        translate, catalogue = self._catalogue.translate, self._catalogue
        known = self._here.event.players

        def rows() -> Iterator[tuple[Cell, ...]]:
            for at, player in enumerate(team.players, start=1):
                for number, cell in sorted(self._cells(player).items()):
                    opponent = known.get(cell.opponent) if cell.opponent is not None else None
                    rating = opponent and self._here.competition.rated(opponent).rating
                    yield (
                        Cell(str(at)),
                        frame.name_cell(self._here.event, catalogue, player),
                        Cell(str(number)),
                        Cell(self._board(player, number)),
                        Cell(results.colour(catalogue, cell.colour) if cell.colour else ""),
                        Cell(people.name(catalogue, opponent) if opponent else ""),
                        Cell(str(rating or "")),
                        Cell(results.sign(cell.mark), strong=True),
                    )

        centred = (ColumnKind.NUMBER, Align.CENTRE)
        return Table(
            columns=(
                Column(translate("Column", "No."), ColumnKind.NUMBER, Align.RIGHT),
                Column(translate("Column", "Name"), family="names"),
                Column(translate("Column", "Round"), *centred),
                Column(translate("Column", "Bd"), *centred),
                Column("", *centred),
                Column(translate("Column", "Opponent"), family="names"),
                Column(columns.rating_title(catalogue), *centred),
                Column(translate("Column", "Result"), *centred),
            ),
            rows=tuple(rows()),
        )

    def _cells(self, player: PlayerId) -> Mapping[Round, lines.Cell]:
        line = None if self._games is None else self._games.lines.get(player)
        played = () if line is None else line.cells
        alone = (cell for (who, _), (_, cell) in self._alone.items() if who == player)
        return {each.round: each for each in (*played, *alone)}

    def _board(self, player: PlayerId, number: Round) -> str:
        if alone := self._alone.get((player, number)):
            return str(alone[0])
        stage = self._here.tournament.boards_of(self._here.competition.id)
        games = () if stage is None else stage.round(number).games
        for game in games:
            if player in (game.white, game.black):
                return str(place_of(game.board, self._rules.boards)[1])
        return ""

    def _result(self, cell: lines.Cell) -> str:
        """Return colour and result, and the rating of the opponent in a line below."""
        letter = results.colour(self._catalogue, cell.colour) if cell.colour else ""
        if cell.mark in (Mark.FORFEIT_WON, Mark.FORFEIT_LOST):
            letter = ""
        facts = self._here.event.players.get(cell.opponent) if cell.opponent is not None else None
        rating = facts and self._here.competition.rated(facts).rating
        below = f"\n{rating}" if rating else ""
        return f"{letter}{results.sign(cell.mark)}{below}"

    def _sum(self, found: Mapping[Round, lines.Cell]) -> str:
        if not found:
            return ""
        total = sum((each.points for each in found.values()), Decimal(0))
        return numbers.points(self._catalogue, total)


def _games(found: Mapping[Round, lines.Cell]) -> str:
    """Return how many games were played; of who was at no board nothing."""
    played = sum(each.mark.over_the_board for each in found.values())
    return str(played) if found else ""
