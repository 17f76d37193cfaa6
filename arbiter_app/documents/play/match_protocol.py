"""The protocol of a match of two: every game, the score, and what has decided it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal

from arbiter_app.documents.options import Choice, ChoiceOption, MatchOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.stage_papers import match_meant
from arbiter_app.documents.play.start_positions import start_cell, start_column
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Orientation,
    Paragraph,
    Report,
    Signature,
    Table,
    WritingLine,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules, MatchStep
from arbiter_app.domain.ids import Board, PlayerId, TeamId
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    KnockoutMatch,
    drawn_knockout,
    match_rules,
)
from arbiter_app.domain.pairing.match import MatchState
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import knockouts, matches
from arbiter_app.wording.terms.registration import people, teams

MATCH = MatchOption("match", QT_TRANSLATE_NOOP("Option", "Match"))
FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with results")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

_SPARE_LINES = 4
"""Lines of a blank form for games whose number nobody knows before."""


def match_protocol(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the protocol of a match; without one a form for any.

    Raises RuleError("document.no-such-match").
    """
    stands = drawn_knockout(here.competition)
    number = options[MATCH.name]
    if not isinstance(number, int):
        number = match_meant(here.competition)
    match = _chosen(stands, number) if stands else None
    sheet = None
    if stands is not None and match is not None and match.state is not None:
        rules = match_rules(here.competition.settings.knockout, match.node)
        sheet = _Sheet(here, catalogue, stands, match, match.state, rules)
    blank = options[FORM.name] == "blank" or sheet is None
    body = frame.Body(
        document="match-protocol",
        title=catalogue.translate("Paper", "Match protocol"),
        subtitle=sheet.name if sheet else "",
        blocks=(
            *(sheet.facts if sheet else (_players_to_write(here, catalogue),)),
            sheet.games(blank=blank) if sheet else _form(here, catalogue),
            *(sheet.decisions if sheet else ()),
            *(() if sheet and match and match.is_over else (_outcome_to_write(catalogue),)),
        ),
        orientation=Orientation.PORTRAIT,
        undivided=True,
        ranked=False,
        signatures=(
            *_of_players(here, catalogue, sheet.pair if sheet else ()),
            *frame.usual_signatures(here.event, catalogue)[:1],
        ),
    )
    # A stamp would stand by the signature of a player, who signs first.
    return replace(frame.framed(body, here, catalogue, printed_at), stamp="")


def _chosen(stands: Knockout, number: int | None) -> KnockoutMatch | None:
    """Return the match of a number; None where there is none to choose."""
    if number is None:
        return None
    matches = list(stands.matches.values())
    if not 1 <= number <= len(matches) or matches[number - 1].state is None:
        raise RuleError("document.no-such-match", match=number)
    return matches[number - 1]


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A match with everything that is said of it."""

    here: InHand
    catalogue: Catalogue
    stands: Knockout
    match: KnockoutMatch
    state: MatchState
    rules: MatchRules

    @property
    def name(self) -> str:
        return knockouts.match_name(self.catalogue, self.stands.bracket, self.match.id)

    @property
    def pair(self) -> tuple[PlayerId, PlayerId]:
        return self.state.pair

    @property
    def facts(self) -> tuple[Facts, ...]:
        translate = self.catalogue.translate
        clock = self.here.time_control
        lines = [
            (translate("Paper", "No. {number}").format(number=number), self._player(player))
            for player in self.pair
            for number in (self.here.competition.numbers[player],)
        ]
        lines.append((translate("Paper", "Time control"), clock))
        return (Facts(tuple((thing, said) for thing, said in lines if said)),)

    def _player(self, player: PlayerId) -> str:
        facts = self.here.event.contestants[player]
        name = people.name(self.catalogue, facts)
        rating = self.here.competition.rated(facts).rating
        known = (people.title_and_rank(self.catalogue, facts), str(rating or ""))
        return ", ".join(part for part in (name, *known) if part)

    def games(self, *, blank: bool) -> Table:
        """Return a row for every game; a blank has rows for those still to come too."""
        translate = self.catalogue.translate
        score = translate("Paper", "{first} : {second}", "head of a score").format(
            first=self.here.competition.numbers[self.pair[0]],
            second=self.here.competition.numbers[self.pair[1]],
        )
        rows = list(self._rows())
        if blank:
            rows += self._to_come()
        kind = ColumnKind.WRITING if blank else ColumnKind.NUMBER
        return Table(
            columns=(
                _game_column(self.here, self.catalogue),
                *columns.sides(self.here, self.catalogue),
                Column(translate("Column", "Time control"), align=Align.CENTRE),
                Column(translate("Column", "Start"), ColumnKind.NUMBER, Align.CENTRE, room=7),
                *((start_column(self.catalogue),) if self._has_starts else ()),
                Column(translate("Column", "Result"), kind, Align.CENTRE),
                Column(score, ColumnKind.NUMBER, Align.CENTRE, room=6),
            ),
            rows=tuple(rows),
        )

    def _rows(self) -> Iterator[tuple[Cell, ...]]:
        running = {player: Decimal(0) for player in self.pair}
        scoring = self.here.competition.settings.scoring
        rounds = {game.id: round_ for round_, game in self.here.competition.games}
        for game in self.state.games:
            if game.result is not None:
                for colour in Colour:
                    running[game.player(colour)] += scoring.points(game.result.mark(colour))
            start = rounds[game.id].starts_at
            yield (
                Cell(knockouts.game_name(self.catalogue, self.rules, self.state, game)),
                self._name(game.white),
                self._name(game.black),
                Cell(game.time_control or self.here.time_control),
                Cell(numbers.time_text(self.catalogue, start) if start else ""),
                *self._start(rounds[game.id], game.board),
                Cell(matches.result(self.here, self.catalogue, game), strong=True),
                Cell(self._score(running) if game.result else ""),
            )

    def _score(self, running: dict[PlayerId, Decimal]) -> str:
        first, second = self.pair
        return knockouts.points_text(self.catalogue, running[first], running[second])

    def _to_come(self) -> Iterator[tuple[Cell, ...]]:
        """Yield the games of the steps that are not over, as far as they are known."""
        for step, rule in enumerate(self.rules.steps):
            if step < self.state.step:
                continue
            played = sum(game.step == step for game in self.state.games)
            foreseen = 1 if rule.ending is Ending.ARMAGEDDON else rule.games or _SPARE_LINES
            for number in range(played + 1, foreseen + 1):
                following = self.state.next
                known = following is not None and (following.step, played + 1) == (step, number)
                yield (
                    self._game_to_come(step, number),
                    self._name(following.white) if known and following else Cell(),
                    self._name(following.black) if known and following else Cell(),
                    Cell((known and following and following.time_control) or self._clocks(rule)),
                    Cell(),
                    *((Cell(),) if self._has_starts else ()),
                    Cell(),
                    Cell(),
                )

    def _game_to_come(self, step: int, number: int) -> Cell:
        return Cell(
            knockouts.step_game_name(
                self.catalogue, self.rules, step, number, of_teams=self.here.is_of_teams
            )
        )

    @property
    def _has_starts(self) -> bool:
        """Whether it is Chess960, whose start positions stand beside the games."""
        return self.here.event.chess960 is not None

    def _start(self, round_: RoundOfPlay, board: Board) -> tuple[Cell, ...]:
        return (start_cell(round_, board),) if self._has_starts else ()

    def _clocks(self, step: MatchStep) -> str:
        """Return the time control of a step, of both colours where they differ."""
        white = step.time_control or self.here.time_control
        return " / ".join(filter(None, (white, step.black_time_control)))

    def _name(self, player: PlayerId) -> Cell:
        return frame.name_cell(self.here.event, self.catalogue, player)

    @property
    def decisions(self) -> Iterator[Block]:
        """Yield how the match ended, and what else than games was decided in it."""
        translate = self.catalogue.translate
        if self.state.winner is not None:
            pattern = translate("Paper", "Winner: {player}, {how}.", "of a match")
            how = knockouts.won_by_text(self.catalogue, self.state, self.state.winner)
            name = people.name(self.catalogue, self.here.event.contestants[self.state.winner])
            yield Paragraph(pattern.format(player=name, how=how), strong=True)
        elif self.state.is_over:
            pattern = translate("Paper", "Nobody has won: {how}.", "of a match")
            how = knockouts.won_by_text(self.catalogue, self.state)
            yield Paragraph(pattern.format(how=how), strong=True)
        for each in self.here.competition.decisions:
            if each.match == self.match.id and each.reason:
                yield Paragraph(self._reason(each))

    def _reason(self, decision: MatchDecision) -> str:
        """Return why something was decided, with the name of then."""
        translate, player = self.catalogue.translate, decision.player
        if decision.kind is DecisionKind.TEMPO:
            pattern = translate("Paper", "Agreed time control {value}: {reason}")
        elif decision.kind is DecisionKind.WALKOVER:
            pattern = translate("Paper", "Walk-over, {player}: {reason}")
        else:
            pattern = translate("Paper", "{player}: {reason}")
        name = people.name(self.catalogue, self.here.event.contestants[player]) if player else ""
        who = decision.person or name
        return pattern.format(value=decision.value, player=who, reason=decision.reason)


def _of_players(
    here: InHand, catalogue: Catalogue, pair: tuple[PlayerId, ...]
) -> tuple[Signature, ...]:
    """Return the signatures of both players, or of the captains of both teams; open on a form for
    any match.
    """
    if here.is_of_teams:
        return tuple(Signature(*_captain(here, catalogue, team)) for team in pair or (None, None))
    office = catalogue.translate("Paper", "Player", "who signs")
    names = [people.name(catalogue, here.event.contestants[player]) for player in pair]
    return tuple(Signature(office, name) for name in names or ["", ""])


def _captain(here: InHand, catalogue: Catalogue, team: PlayerId | None) -> tuple[str, str]:
    """Return for whom a captain signs, and the captain's name; open of a team not known yet."""
    if team is None:
        return catalogue.translate("Paper", "Captain"), ""
    office = catalogue.translate("Paper", "Captain, {team}").format(
        team=people.name(catalogue, here.event.contestants[team])
    )
    return office, teams.captain(catalogue, here.event, here.tournament.team(TeamId(team)))


def _game_column(here: InHand, catalogue: Catalogue) -> Column:
    """Return the column of what is played in a match: games, or legs of teams."""
    if here.is_of_teams:
        return Column(catalogue.translate("Column", "Leg"), room=10)
    return Column(catalogue.translate("Column", "Game"), room=10)


def _players_to_write(here: InHand, catalogue: Catalogue) -> WritingLine:
    translate = catalogue.translate
    if here.is_of_teams:
        return WritingLine((translate("Paper", "First team"), translate("Paper", "second team")))
    return WritingLine((translate("Paper", "First player"), translate("Paper", "second player")))


def _form(here: InHand, catalogue: Catalogue) -> Table:
    translate = catalogue.translate
    titles = (
        *(side.title for side in columns.sides(here, catalogue)),
        translate("Column", "Time control"),
        translate("Column", "Start"),
        translate("Column", "Result"),
        translate("Column", "Score"),
    )
    played = _game_column(here, catalogue).title
    return Table(
        columns=(
            Column(played, ColumnKind.NUMBER, Align.RIGHT),
            *(Column(title, ColumnKind.WRITING) for title in titles),
        ),
        rows=tuple(
            (Cell(str(game)), *(Cell(),) * len(titles)) for game in range(1, 2 * _SPARE_LINES + 1)
        ),
    )


def _outcome_to_write(catalogue: Catalogue) -> WritingLine:
    winner = catalogue.translate("Paper", "Winner")
    return WritingLine((winner, catalogue.translate("Paper", "ended at")))
