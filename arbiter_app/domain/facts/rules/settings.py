"""How a tournament is played and ranked: its system, scoring, tie-breaks and regulations."""

from dataclasses import replace
from enum import StrEnum

from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE, KnockoutRules
from arbiter_app.domain.facts.rules.mcmahon_rules import McMahonRules
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.scorings import of_one_game, of_two_games
from arbiter_app.domain.facts.rules.solving_rules import SolvingRules
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import DUTCH, SwissRules, SwissSystem, may_be_paired
from arbiter_app.domain.facts.rules.systems import System, Traits
from arbiter_app.domain.facts.rules.team_rules import MATCH_SCORING, Score, TeamRules
from arbiter_app.values import frozen


class Unresolved(StrEnum):
    """What becomes of a tie that outlives the list of tie-breaks (C.07 Art. 4.2)."""

    SHARED = "shared"
    LOTS = "lots"


class Unrated(StrEnum):
    """What the regulations say of players without a rating in rating tie-breaks (C.07 Art. 10)."""

    UNSAID = "unsaid"
    """Nothing was published: with such players the criterion is dropped."""
    LEFT_OUT = "left-out"
    """Games against them do not count for it."""
    ARBITERS_RATING = "arbiters-rating"
    """They have the rating the arbiter gave them, see `Player.arbiters_rating`."""


@frozen(kw_only=True)
class Settings:
    """How a tournament is played and ranked; the edition is fixed when it is created."""

    system: System = System.ROUND_ROBIN
    sport: Sport = Sport.CHESS
    cycles: int = 1
    swap_last_rounds: bool = False
    """Whether the last two rounds of the first of two cycles change places (C.05 Annex 1)."""
    rounds: int | None = None
    """The announced number of rounds, where the numbers of the players do not fix it."""
    scoring: Scoring = STANDARD_SCORING
    edition: str
    tie_breaks: tuple[str, ...]
    unresolved: Unresolved = Unresolved.SHARED
    unrated: Unrated = Unrated.UNSAID
    annuls_withdrawals: bool = True
    """Whether who leaves a round robin with less than half of his games played is taken out of
    the standings (C.05 Art. 6.6)."""
    forfeits_in_ratings: bool = False
    """Whether rating tie-breaks of a round robin count forfeited games; before 2026 the text
    can be read so (C.07 Art. 15.2)."""
    knockout: KnockoutRules = WINNER_ALONE
    """How a knockout or a match is played."""
    swiss: SwissRules = DUTCH
    """How a Swiss is paired."""
    play_off: PlayOffRules | None = None
    """How ties of the table are played off; None: not at all."""
    teams: TeamRules | None = None
    """How teams play; None where people play for themselves. `scoring` is then that of matches."""
    solving: SolvingRules | None = None
    """How problems are solved; None where games are played."""

    @property
    def traits(self) -> Traits:
        """What is known of the system."""
        return self.system.traits

    @property
    def primary_score(self) -> Score | None:
        """Which score of teams decides the table; None where people play."""
        return None if self.teams is None else self.teams.primary

    @property
    def is_only_read(self) -> bool:
        """Whether its pairings are read from report files and not made here."""
        may = may_be_paired(self.swiss.system, of_teams=self.teams is not None)
        return self.traits.follows_results and not may

    @property
    def has_two_games(self) -> bool:
        """Whether a round is a match of two games, of which the points are (C.04.5 Art. 1)."""
        is_so = self.swiss.system is SwissSystem.DOUBLE and self.traits.follows_results
        return is_so and self.teams is None

    def with_swiss(self, rules: SwissRules) -> "Settings":
        """Return the same by other rules of a Swiss; where a round becomes a match of two games, or
        ceases to be one, the points of results become those of matches, or of games.
        """
        return replace(self, swiss=rules).with_points_after(self)

    def with_points_after(self, former: "Settings") -> "Settings":
        """Return the same with the points of results of former settings, of matches of two games
        where a round is one now, or of games.
        """
        if self.has_two_games is former.has_two_games:
            return self
        scoring = of_two_games if self.has_two_games else of_one_game
        return replace(self, scoring=scoring(former.scoring))

    @property
    def scoring_of_game(self) -> Scoring:
        """What a game is worth; of a match of two games half of it."""
        return of_one_game(self.scoring) if self.has_two_games else self.scoring

    @property
    def asks_strengths(self) -> bool:
        """Whether pairings ask how strong people are (C.04.4.1 Art. 1.1, C.04.4.3 Art. 7.1)."""
        asks = self.swiss.system in (SwissSystem.DUBOV, SwissSystem.LIM)
        return asks and self.traits.follows_results and self.teams is None

    @property
    def mcmahon(self) -> McMahonRules | None:
        """The rules of a McMahon tournament; None of another one."""
        is_so = self.swiss.system is SwissSystem.MCMAHON and self.traits.follows_results
        if not is_so or self.teams is not None:
            return None
        rules = self.swiss.mcmahon
        return rules if self.sport.traits.has_grades else rules.without_grades

    @property
    def with_group_a_open(self) -> "Settings":
        """The same before round 1 of a Swiss is paired: nobody is the last of group A yet."""
        return replace(self, swiss=replace(self.swiss, last_accelerated=None))

    @property
    def announced(self) -> "Settings":
        """The same for another tournament: nothing that was drawn by lot or names players."""
        rules = replace(
            self.swiss, initial_colour=None, last_accelerated=None, forbidden=(), fixed_boards={}
        )
        return replace(self, swiss=rules)

    def for_teams(self, rules: TeamRules, scoring: Scoring | None = None) -> "Settings":
        """Return the same for teams that play so. The scoring is that of matches; None: it stays,
        or is the usual one where people played before. A Swiss is then paired by the system of
        teams.
        """
        kept = MATCH_SCORING if self.teams is None else self.scoring
        swiss = replace(self.swiss, system=DUTCH.system)
        return replace(self, teams=rules, scoring=scoring or kept, swiss=swiss)

    def for_people(self, scoring: Scoring) -> "Settings":
        """Return the same where people play for themselves."""
        return replace(self, teams=None, scoring=scoring)

    @property
    def of_boards(self) -> "Settings":
        """Those of what the members of teams play: the players are ranked by points alone until the
        regulations say otherwise.
        """
        assert self.teams is not None, "people play no matches of boards"
        return Settings(
            system=System.BOARDS,
            scoring=self.teams.game_scoring,
            edition=self.edition,
            tie_breaks=(),
            unrated=self.unrated,
        )

    def rounds_fixed_by(self, players: int) -> int | None:
        """Return how many rounds so many numbers fix; None where they fix none. Rules of solving
        fix them for any.
        """
        if self.solving is not None:
            return len(self.solving.rounds)
        return self.cycles * (players - 1 + players % 2) if self.traits.meets_all else None
