"""The position of a Swiss before a round, from the results of the rounds before it."""

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.levels import ON_LEVEL_0
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import BOTH_FORFEIT, DRAW, Colour, Mark, Result
from arbiter_app.domain.facts.rules.mcmahon_rules import USUAL
from arbiter_app.domain.facts.rules.swiss_texts import (
    ByeMatches,
    CountedScore,
    DoubleForfeit,
    SwissText,
)
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.mcmahon.scores import Tally
from arbiter_app.domain.pairing.swiss.acceleration import virtual_points
from arbiter_app.domain.pairing.swiss.burstein.opposition import oppositions
from arbiter_app.domain.pairing.swiss.dubov.opponents import demand_strengths, opponents_average
from arbiter_app.domain.pairing.swiss.dubov.upfloats import upfloats
from arbiter_app.domain.pairing.swiss.earlier_round import EarlierRound
from arbiter_app.domain.pairing.swiss.first_round import (
    counted_numbers,
    initial_colour,
    paired_in,
)
from arbiter_app.domain.pairing.swiss.lifting import with_team_mates_apart
from arbiter_app.domain.pairing.swiss.mcmahon.levels import levels_before
from arbiter_app.domain.pairing.swiss.position import (
    POINT,
    Floated,
    OnLevel,
    Strength,
    SwissPlayer,
    SwissPosition,
)
from arbiter_app.domain.pairing.swiss.teams.preferences import preference
from arbiter_app.domain.teams.matches import as_paired, points_of, points_without_boards


def swiss_position(competition: Competition, round: Round) -> SwissPosition:
    """Return the position in which a round is to be paired, or was.

    In a round that is paired those play who have a game or its bye; in another everybody who has
    not left and for whom no bye is noted. An adjourned game counts as a draw, also one that ended
    after the pairings were published (C.04.2). Of teams, the games are matches.

    Raises RuleError("pairing.no-such-round"), RuleError("pairing.results-missing") or, of teams,
    ("pairing.matches-open") where an earlier round is not over,
    RuleError("pairing.no-initial-colour"), and by the Dubov system ("pairing.unrated").
    """
    if not 1 <= round <= max(competition.announced_rounds, len(competition.rounds)):
        raise RuleError("pairing.no-such-round", round=round, rounds=competition.announced_rounds)
    competition = competition.as_numbered_in(round)
    colour = initial_colour(competition)
    if colour is None:
        raise RuleError("pairing.no-initial-colour", text=competition.swiss_text(round))
    history = _History(competition, round)
    paired = _paired(competition, round)
    order = sorted(
        (history.index[player] for player in paired), key=lambda at: (-history.paired_by(at), at)
    )
    is_last = round == competition.announced_rounds
    position = SwissPosition(
        round=round,
        rounds_after=max(competition.announced_rounds - round, 0),
        initial_colour=colour,
        players=tuple(history.players(order, is_last=is_last)),
        met=_bits(order, history.opponents),
        forbidden=_bits(order, _apart(_forbidden(competition, round), history)),
        median=(round - 1) * history.win // 2,
        levels=_levels(competition, round, order),
        text=history.text,
        readings=competition.readings,
        mcmahon=competition.mcmahon or USUAL,
    )
    mates = [
        each.players
        for each in competition.team_mates
        if each.rule.holds_in(round) and not each.rule.is_absolute
    ]
    return with_team_mates_apart(position, _bits(order, _apart(mates, history)))


def _levels(competition: Competition, round: Round, order: Sequence[int]) -> tuple[OnLevel, ...]:
    """Return what a McMahon tournament has of its players beside; nothing of another one."""
    rules = competition.mcmahon
    if rules is None:
        return ()
    levels = levels_before(competition, rules, round)
    players = list(competition.numbers)
    return tuple(levels[players[at]] for at in order)


class _History:
    """What the earlier rounds have left of everybody, by index in the order of numbers."""

    def __init__(self, competition: Competition, round: Round) -> None:
        self._competition, self._round = competition, round
        self.text = competition.swiss_text(round)
        self._strengths: Sequence[int] = ()
        if self.text is SwissText.DUBOV:
            demand_strengths(competition)
        if self.text in (SwissText.DUBOV, SwissText.LIM):
            strengths = competition.strengths
            self._strengths = [strengths.get(each, 0) for each in competition.numbers]
        here = competition.round_or_none(round)
        self._published = here.published.at if here and here.published else None
        scoring = competition.settings.scoring
        self._scoring = scoring
        self._points = {mark: _hundredths(each) for mark, each in scoring.by_mark.items()}
        self.win, self._loss = _hundredths(scoring.win), _hundredths(scoring.loss)
        self.index = {player: at for at, player in enumerate(competition.numbers)}
        size = len(self.index)
        self._teams = competition.settings.teams
        self.score = [0] * size
        self._second = [0] * size
        self._readings = competition.readings
        self._forfeited = [0] * size
        self.opponents: list[list[int]] = [[] for _ in range(size)]
        self._colours: list[list[Colour]] = [[] for _ in range(size)]
        self._barred = [False] * size
        self._floats: dict[int, list[Floated]] = {back: [Floated.NOT] * size for back in (1, 2)}
        self._keeps_rounds = self.text in (SwissText.DUBOV, SwissText.BURSTEIN)
        entrants = competition.entrants
        self._levels = [entrants.get(each, ON_LEVEL_0).level for each in self.index]
        self._without_game = [0] * size
        """What everybody has scored in rounds that they did not play."""
        self._rounds: list[list[EarlierRound]] = [[] for _ in range(size)]
        """What each round was to everybody, where the text looks at all of them."""
        self._adjust(None)
        for round_ in competition.rounds[: round - 1]:
            self._add(round_)
        self.virtual = self._virtual(round)

    def paired_by(self, at: int) -> int:
        """Return the score by which somebody is paired in this round."""
        rules = self._competition.mcmahon
        if rules is None:
            return self.score[at] + self.virtual[at]
        tally = Tally(
            self._levels[at],
            played=Decimal(self.score[at] - self._without_game[at]) / POINT,
            unplayed=Decimal(self._without_game[at]) / POINT,
        )
        return _hundredths(tally.score(rules.rounding))

    def _virtual(self, round: Round) -> Sequence[int]:
        """Return the virtual points of everybody in a round, by the numbers of that round."""
        virtual = [0] * len(self.index)
        numbered = self._competition.as_numbered_in(round)
        for player, points in virtual_points(numbered, round).items():
            virtual[self.index[player]] = _hundredths(points)
        return virtual

    def _add(self, round_: RoundOfPlay) -> None:
        floats = self._floats.get(self._round - round_.number)
        before: Sequence[int] = ()
        if floats is not None or self._keeps_rounds:
            virtual = self._virtual(round_.number)
            counts = self._teams is None or self._readings.floats is CountedScore.OF_PAIRING
            before = [
                score + more * counts for score, more in zip(self.score, virtual, strict=True)
            ]
        index = self.index
        if self._teams is not None:
            _demand_over(round_, self._competition)
        for each in round_.games:
            game = each
            if self._teams is not None:
                game = as_paired(self._teams, each, self._published)
            result = self._result(round_, game)
            white, black = index[game.white], index[game.black]
            self._score(white, black, game, result)
            if self._keeps_rounds:
                self._keep(round_, white, result.white, black, before)
                self._keep(round_, black, result.black, white, before)
            if result.white.over_the_board:
                self.opponents[white].append(black)
                self.opponents[black].append(white)
                # Where each of two forfeits a game of a match, they have met without colours.
                if not all(each.is_forfeit for each in result.in_games):
                    self._colours[white].append(Colour.WHITE)
                    self._colours[black].append(Colour.BLACK)
                if floats is not None and before[white] != before[black]:
                    higher, lower = (
                        (white, black) if before[white] > before[black] else (black, white)
                    )
                    floats[higher], floats[lower] = Floated.DOWN, Floated.UP
            else:
                self._note_forfeit(white, black, result)
                self._unplayed(white, result.white, floats)
                self._unplayed(black, result.black, floats)
        for bye in round_.byes:
            if bye.player not in index:  # of a later entry, who has no number here
                continue
            at = index[bye.player]
            of_games = (
                0
                if self._teams is None
                else _hundredths(points_without_boards(self._teams, bye.mark))
            )
            self._count(at, self._points[bye.mark], of_games)
            self._unplayed(at, bye.mark, floats)
            if self._keeps_rounds:
                kept = EarlierRound(round_.number, bye.mark, self._points[bye.mark])
                self._rounds[at].append(kept)
        self._adjust(round_.number)

    def _keep(
        self, round_: RoundOfPlay, at: int, mark: Mark, opponent: int, before: Sequence[int]
    ) -> None:
        """Note what a round was to one of a pair, where these were the scores before it."""
        came_up = before[opponent] > before[at]
        kept = EarlierRound(round_.number, mark, self._points[mark], opponent, came_up)
        self._rounds[at].append(kept)

    def _score(self, white: int, black: int, game: Game, result: Result) -> None:
        """Count what two got of a game, or two teams of a match."""
        points = self._points
        if result.games:
            of_white, of_black = self._scoring.of(result)
            self.score[white] += _hundredths(of_white)
            self.score[black] += _hundredths(of_black)
            return
        if self._teams is None:
            self.score[white] += points[result.white]
            self.score[black] += points[result.black]
            return
        of_white, of_black = points_of(self._teams, game)
        self._count(white, points[result.white], _hundredths(of_white))
        self._count(black, points[result.black], _hundredths(of_black))

    def _count(self, at: int, points: int, of_games: int) -> None:
        """Count points for the score, and of a team those of its games for the second one, or the
        other way round (C.04.6 Art. 1.3).
        """
        if self._teams is not None and self._teams.primary is Score.GAME:
            points, of_games = of_games, points
        self.score[at] += points
        self._second[at] += of_games

    def _result(self, round_: RoundOfPlay, game: Game) -> Result:
        """Return as what a game counts: as a draw where it was adjourned and not over yet when the
        pairings were published.
        """
        if game.result is None:
            return _unfinished(game, round_.number)
        if game.adjournment is None or self._published is None or game.entered_at is None:
            return game.result
        return DRAW if game.entered_at > self._published else game.result

    def _note_forfeit(self, white: int, black: int, result: Result) -> None:
        """Note a match that was forfeited as a whole, as far as the text is read so."""
        self._forfeited[white] += 1
        self._forfeited[black] += 1
        is_meeting = self._readings.double_forfeit is DoubleForfeit.MEETING
        if self._teams is not None and is_meeting and result == BOTH_FORFEIT:
            self.opponents[white].append(black)
            self.opponents[black].append(white)

    def _unplayed(self, at: int, mark: Mark, floats: list[Floated] | None) -> None:
        """Note a round that somebody did not play: they float down by it where it is the bye of the
        odd field or worth more than a loss (C.04.3 Art. 1.4.3), and bars that bye where it is worth
        a win (C.04.1 Art. 4).
        """
        is_bye, points = mark is Mark.PAIRING_BYE, self._points[mark]
        self._without_game[at] += points
        if is_bye or points >= self.win:
            self._barred[at] = True
        # By the other texts only a match against another score is a float (C.04.6 Art. 1.5).
        if self.text is SwissText.DUTCH and floats is not None and (is_bye or points > self._loss):
            floats[at] = Floated.DOWN

    def _adjust(self, round: Round | None) -> None:
        for each in self._competition.adjustments:
            if each.round == round and each.player in self.index:
                points, of_games = _hundredths(each.points), _hundredths(each.game_points)
                self._count(self.index[each.player], points, of_games)

    def players(self, order: Sequence[int], *, is_last: bool) -> Iterable[SwissPlayer]:
        """Yield those who are paired, in the order of their rank."""
        players, numbers = zip(*self._competition.numbers.items(), strict=True)
        last, before = self._floats[1], self._floats[2]
        earlier = self._round - 1
        opposition = self._oppositions(order)
        counted: Mapping[ParticipantId, int] = {}
        counts_forfeits = (
            self._teams is not None and self._readings.bye_matches is ByeMatches.WITH_FORFEITS
        )
        if not all(self._colours[at] for at in order):
            counted = counted_numbers(self._competition, self._round, [players[at] for at in order])
        for at in order:
            colours = self._colours[at]
            score = self.paired_by(at)
            whites = colours.count(Colour.WHITE)
            difference = 2 * whites - len(colours)
            wants, strength = self._preference(colours, difference, is_last=is_last)
            player = SwissPlayer(
                number=numbers[at],
                score=score,
                colours=tuple(colours),
                difference=difference,
                wants=wants,
                strength=strength,
                bye_barred=self._barred[at],
                last_float=last[at],
                float_before=before[at],
                unplayed=earlier - len(colours) - self._forfeited[at] * counts_forfeits,
                is_topscorer=self.text is SwissText.DUTCH
                and is_last
                and 2 * score > earlier * self.win,
                counted_as=counted.get(players[at]),
                second_score=self._second[at],
                virtual=0 if self._teams is None else self.virtual[at],
            )
            match self.text:
                case SwissText.DUBOV:
                    yield self._with_upfloats(player, at)
                case SwissText.BURSTEIN:
                    yield player._replace(opposition=opposition[at])
                case SwissText.LIM:
                    yield player._replace(rating=self._strengths[at])
                case _:
                    yield player

    def _preference(
        self, colours: Sequence[Colour], difference: int, *, is_last: bool
    ) -> tuple[Colour | None, Strength]:
        """Return the colour that somebody should have next by the text, and how strongly."""
        if self._teams is not None:
            return preference(
                colours,
                self._teams.colour_type,
                is_last_round=is_last,
                evened=self._readings.last_round,
            )
        match self.text:
            case SwissText.DOUBLE | SwissText.MCMAHON:
                return None, Strength.NONE
            case SwissText.DUBOV if not colours:
                return Colour.BLACK, Strength.MILD  # C.04.4.1 Art. 1.6.4
            case _:
                return _preference(colours, difference)

    def _with_upfloats(self, player: SwissPlayer, at: int) -> SwissPlayer:
        """Return a player with what the Dubov system asks of the rounds before."""
        up = upfloats(self._rounds[at], self._competition.readings.upfloats)
        is_last = bool(up) and up[-1] == self._round - 1
        return player._replace(
            upfloats=len(up),
            last_float=Floated.UP if is_last else Floated.NOT,
            opponents_average=opponents_average(self.opponents[at], self._strengths),
        )

    def _oppositions(self, present: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Return the opposition of everybody by the Burstein system; some are paired now."""
        if self.text is not SwissText.BURSTEIN:
            return ()
        return oppositions(
            self._rounds,
            self.score,
            {*present},
            before=self._round - 1,
            draw_for_absence=self._points[Mark.HALF_BYE] - self._points[Mark.ZERO_BYE],
            reading=self._competition.readings.zero_byes,
        )


def _preference(colours: Sequence[Colour], difference: int) -> tuple[Colour | None, Strength]:
    """Return the colour somebody should have next, and how strongly (C.04.3 Art. 1.7)."""
    if not colours:
        return None, Strength.NONE
    last = colours[-1]
    if abs(difference) > 1:
        return Colour.BLACK if difference > 0 else Colour.WHITE, Strength.ABSOLUTE
    if len(colours) > 1 and colours[-2] is last:
        return last.other, Strength.ABSOLUTE
    if difference:
        return Colour.BLACK if difference > 0 else Colour.WHITE, Strength.STRONG
    return last.other, Strength.MILD


def _demand_over(round_: RoundOfPlay, competition: Competition) -> None:
    """Make sure that every match of a round is over: its boards have results or are adjourned."""
    numbers = competition.numbers
    waiting = [
        f"{match.board} ({numbers[match.white]} – {numbers[match.black]})"
        for match in round_.awaited
    ]
    if waiting:
        raise RuleError("pairing.matches-open", round=round_.number, tables=", ".join(waiting))


def _unfinished(game: Game, round: Round) -> Result:
    """Return as what a game without a result counts: a draw where it was adjourned."""
    if not game.is_adjourned:
        raise RuleError("pairing.results-missing", round=round, board=game.board)
    return DRAW


def _paired(competition: Competition, round: Round) -> Iterable[ParticipantId]:
    """Return who is paired in a round."""
    here = competition.round_or_none(round)
    if here is not None and (paired := paired_in(here)):
        return paired
    absent = competition.left | {bye.player for bye in (here.byes if here else ())}
    return [player for player in competition.numbers if player not in absent]


def _forbidden(competition: Competition, round: Round) -> Iterable[Sequence[ParticipantId]]:
    """Yield those who must not meet one another in a round: of lists, and team-mates who are kept
    apart without exception.
    """
    for group in competition.settings.swiss.forbidden:
        if group.holds_in(round):
            yield group.players
    for mates in competition.team_mates:
        if mates.rule.holds_in(round) and mates.rule.is_absolute:
            yield mates.players


def _apart(groups: Iterable[Sequence[ParticipantId]], history: _History) -> Sequence[Sequence[int]]:
    """Return of everybody the others of their groups."""
    apart: list[list[int]] = [[] for _ in history.index]
    for each in groups:
        group = [history.index[player] for player in each if player in history.index]
        for at in group:
            apart[at].extend(other for other in group if other != at)
    return apart


def _bits(order: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return of everybody in the order of rank the set of others."""
    bit = [0] * len(others)
    for rank, at in enumerate(order):
        bit[at] = 1 << rank
    sets = []
    for at in order:
        found = 0
        for other in others[at]:
            found |= bit[other]
        sets.append(found)
    return tuple(sets)


def _hundredths(points: Decimal) -> int:
    return int(points * POINT)
