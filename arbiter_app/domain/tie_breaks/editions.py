"""The dated texts of C.07: what each of them lists, and what it forbids."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from types import MappingProxyType

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.tie_breaks import catalogue as c07
from arbiter_app.domain.tie_breaks.catalogue import Criterion, Unit
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Individual
from arbiter_app.domain.tie_breaks.unplayed import (
    PREDETERMINED_2023,
    PREDETERMINED_2026,
    PREDETERMINED_VIRTUAL,
    SWISS_2023,
    SWISS_2026,
    SWISS_VIRTUAL,
    UnplayedRounds,
)
from arbiter_app.values import frozen

DEFAULT_TIE_BREAKS = ("DE", "WIN", "SB", "KS")
"""Of a round robin."""
USUAL_TIE_BREAKS = {
    System.ROUND_ROBIN: DEFAULT_TIE_BREAKS,
    System.SWISS: ("BH/C1", "BH", "SB", "DE"),
}
"""What is taken where nobody says anything, see `Traits.ranked_like`."""
USUAL_TIE_BREAKS_OF_MCMAHON = ("SOS", "SOS/C1", "SOS/C2")
"""Of a Swiss that is paired by McMahon."""
USUAL_TIE_BREAKS_OF_TEAMS = {
    System.ROUND_ROBIN: ("MPVGP", "EDE", "EMMSB", "TBR"),
    System.SWISS: ("MPVGP", "BH/C1", "EMGSB/C1", "EDE"),
}
"""The same where teams play."""


OUTSIDE_ANY_TEXT = (c07.BERLIN, c07.OLYMPIAD)
"""Criteria of teams that regulations name and no text lists; every edition leaves room for them
(C.07 Art. 4.1)."""
OF_GO = (c07.SOS, c07.SODOS, c07.SOSOS, c07.CUSS, c07.DC)
"""Those of people that the regulations of Go name, likewise."""
_NAMES_OF_GO = frozenset(each.acronym for each in OF_GO)


@frozen(kw_only=True)
class Ban:
    """Criteria that an article forbids in a system."""

    article: str
    system: System
    acronyms: frozenset[str]


@frozen(kw_only=True)
class Edition:
    """One dated text; `criteria` stand in the order of its printed table."""

    id: str
    title: str
    effective: date
    criteria: tuple[Criterion, ...]
    unplayed: Mapping[System, UnplayedRounds]
    """What the text makes of unplayed rounds in each system (C.07 Art. 15, 16)."""
    bans: tuple[Ban, ...] = ()
    team_criteria: tuple[Criterion, ...] = ()
    """What it lists for teams alone (Art. 12, 13)."""

    def amended(
        self,
        id: str,
        *,
        title: str,
        effective: date,
        replaced: Mapping[str, tuple[Criterion, ...]],
        unplayed: Mapping[System, UnplayedRounds] | None = None,
        bans: Iterable[Ban] = (),
        team_criteria: tuple[Criterion, ...] | None = None,
    ) -> "Edition":
        """Return the next edition: each acronym of `replaced` gives way to the lines beside it."""
        lines = (replaced.get(each.acronym, (each,)) for each in self.criteria)
        return Edition(
            id=id,
            title=title,
            effective=effective,
            criteria=tuple(criterion for line in lines for criterion in line),
            unplayed=unplayed or self.unplayed,
            bans=(*self.bans, *bans),
            team_criteria=self.team_criteria if team_criteria is None else team_criteria,
        )

    def offered(
        self, system: System, *, of_teams: bool = False, of_go: bool = False
    ) -> tuple[Criterion, ...]:
        """Return the criteria that a tournament of this system may list, of people or of teams;
        those of Go where it is asked for them.
        """
        return tuple(
            each
            for each in self._lines
            if self._barred_by(each.acronym, system) is None
            and not (_is_of_people(each) if of_teams else self._is_of_teams(each))
            and (of_go or each not in OF_GO)
        )

    def criterion(
        self, tie_break: TieBreak, system: System, *, of_teams: bool = False
    ) -> Criterion:
        """Return the line of a tie-break that a tournament of this system may list, of people or
        of teams.

        Raises RuleError, always with name, article and edition: "tie-break.not-in-system",
        "tie-break.not-in-edition" (the article has it in another edition), "tie-break.modifier",
        "tie-break.of-people" (it asks for the ratings of players), "tie-break.one-score" (which of
        the two scores of teams it looks at cannot be chosen); or without an article
        "tie-break.unknown", "tie-break.of-teams".
        """
        name, acronym = str(tie_break), tie_break.acronym
        if tie_break.is_own:
            return c07.OWN_CRITERION
        if article := self._barred_by(acronym, system):
            raise RuleError(
                "tie-break.not-in-system", name=name, article=article, edition=self.title
            )
        criterion = self._line(acronym)
        if criterion is None:
            raise self._missing(name, acronym)
        is_of_teams = self._is_of_teams(criterion)
        if not of_teams and (is_of_teams or tie_break.score is not None):
            raise RuleError("tie-break.of-teams", name=name)
        if of_teams and _is_of_people(criterion):
            raise RuleError(
                "tie-break.of-people", name=name, article=criterion.article, edition=self.title
            )
        if is_of_teams and tie_break.score is not None:
            raise RuleError(
                "tie-break.one-score", name=name, article=criterion.article, edition=self.title
            )
        if not all(criterion.allows(modifier) for modifier in tie_break.modifiers):
            raise RuleError(
                "tie-break.modifier", name=name, article=criterion.article, edition=self.title
            )
        return criterion

    def allowed(
        self, names: Iterable[str], system: System, *, of_teams: bool = False
    ) -> tuple[str, ...]:
        """Return those of a list that a tournament of this system may list."""
        return tuple(each for each in names if self._allows(TieBreak.parse(each), system, of_teams))

    def _allows(self, tie_break: TieBreak, system: System, of_teams: bool) -> bool:
        try:
            self.criterion(tie_break, system, of_teams=of_teams)
        except RuleError:
            return False
        return True

    def usual(self, system: System, *, of_teams: bool) -> tuple[str, ...]:
        """Return what is taken where nobody says anything, as far as the text has it."""
        ranked_like = system.traits.ranked_like
        if not of_teams:
            return USUAL_TIE_BREAKS[ranked_like]
        listed = self.allowed(USUAL_TIE_BREAKS_OF_TEAMS[ranked_like], ranked_like, of_teams=True)
        return listed or self.allowed(USUAL_TIE_BREAKS[ranked_like], ranked_like, of_teams=True)

    def named_here(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return a list of tie-breaks in the spelling of this edition.

        A criterion that editions call differently (GE, later REP) has the name of this one, and
        stands once where the list has it under both names.
        """
        spellings: dict[TieBreak, TieBreak] = {}
        listed: list[str] = []
        for tie_break in map(TieBreak.parse, names):
            line = self._line(tie_break.acronym)
            here = replace(tie_break, acronym=line.acronym) if line else tie_break
            if spellings.setdefault(here, tie_break) == tie_break:
                listed.append(str(here))
        return tuple(listed)

    @property
    def _lines(self) -> tuple[Criterion, ...]:
        return (*self.criteria, *self.team_criteria, *OUTSIDE_ANY_TEXT, *OF_GO)

    def _line(self, acronym: str) -> Criterion | None:
        lines = (each for each in self._lines if acronym in (each.acronym, each.also))
        return next(lines, None)

    def _is_of_teams(self, line: Criterion) -> bool:
        return line in self.team_criteria or line in OUTSIDE_ANY_TEXT

    def _barred_by(self, acronym: str, system: System) -> str | None:
        """Return the article that keeps a criterion out of a system.

        Groups and finals may list what a round robin may; a knockout lists nothing, and what stands
        in its list waits for another system.
        """
        system = system.traits.ranked_like
        for ban in self.bans:
            if ban.system is system and acronym in ban.acronyms:
                return ban.article
        line = self._line(acronym)
        return line.article if line and system not in line.systems else None

    def _missing(self, name: str, acronym: str) -> RuleError:
        for other in EDITIONS.values():
            if line := other._line(acronym):
                return RuleError(
                    "tie-break.not-in-edition", name=name, article=line.article, edition=self.title
                )
        return RuleError("tie-break.unknown", name=name, edition=self.title)


C02_2017 = Edition(
    id="legacy-virtual",
    title="C.02/2017",
    effective=date(2017, 7, 1),
    criteria=(
        c07.DE_2017,
        c07.WIN_2017,
        c07.BPG_2017,
        c07.BWG_2017,
        c07.BH_2017,
        c07.SOB_2017,
        c07.SB_2017,
        c07.KS_2017,
        c07.ARO_2017,
    ),
    unplayed={System.ROUND_ROBIN: PREDETERMINED_VIRTUAL, System.SWISS: SWISS_VIRTUAL},
)
"""The virtual opponent of the text before 2023, for events of that time; never a default."""

_TEAMS_2024 = (
    c07.BC,
    c07.TBR,
    c07.BBE,
    c07.MPVGP,
    c07.EMMSB,
    c07.EMGSB,
    c07.EGMSB,
    c07.EGGSB,
    c07.EDE,
    c07.EDEBT,
    c07.EDEBB,
    c07.EDET,
    c07.EDEB,
    c07.SSSC,
)
_SONNEBORN_OF_TEAMS = {"EMMSB", "EMGSB", "EGMSB", "EGGSB"}
_TEAMS_2023 = tuple(
    c07.cut_by_deciding_score(each) if each.acronym in _SONNEBORN_OF_TEAMS else each
    for each in _TEAMS_2024
)

C07_2023 = Edition(
    id="2023-09",
    title="C.07/2023-09-01",
    effective=date(2023, 9, 1),
    criteria=(
        c07.DE,
        c07.WIN,
        c07.WON,
        c07.BPG,
        c07.BWG,
        c07.PS,
        c07.GE,
        c07.BH,
        c07.AOB,
        c07.FB,
        c07.SB,
        c07.KS,
        c07.ARO,
        c07.TPR,
        c07.PTP,
        c07.APRO,
        c07.APPO,
    ),
    unplayed={System.ROUND_ROBIN: PREDETERMINED_2023, System.SWISS: SWISS_2023},
    team_criteria=_TEAMS_2023,
)

C07_2024 = C07_2023.amended(
    "2024-08",
    title="C.07/2024-08-01",
    effective=date(2024, 8, 1),
    replaced={"GE": (c07.REP,)},
    team_criteria=_TEAMS_2024,
)

C07_2026 = C07_2024.amended(
    "2026-03",
    title="C.07/2026-03-01",
    effective=date(2026, 3, 1),
    replaced={
        "REP": (c07.REP, c07.STD, c07.TPN),
        "AOB": (c07.AOB_F,),
        "APPO": (c07.APPO, c07.RTNG),
    },
    unplayed={System.ROUND_ROBIN: PREDETERMINED_2026, System.SWISS: SWISS_2026},
    bans=(Ban(article="8", system=System.ROUND_ROBIN, acronyms=frozenset({"BH", "FB", "AOB"})),),
)

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {each.id: each for each in (C02_2017, C07_2023, C07_2024, C07_2026)}
)
"""Every edition by id, the oldest first."""


def edition(id: str) -> Edition:
    """Return an edition. Raises RuleError("edition.unknown")."""
    if id not in EDITIONS:
        raise RuleError("edition.unknown", id=id)
    return EDITIONS[id]


def criterion_of(settings: Settings, tie_break: TieBreak) -> Criterion:
    """Return the line of a tie-break in a list of these settings.

    Raises RuleError as `Edition.criterion`.
    """
    rules = edition(settings.edition)
    return rules.criterion(tie_break, settings.system, of_teams=settings.teams is not None)


def is_in_a_text(settings: Settings, code: str) -> bool:
    """Whether a text of FIDE says what a tie-break is here: not where FIDE has nothing to do with
    the sport, and none of those that the regulations of Go alone name.
    """
    if not settings.sport.traits.has_fide:
        return False
    return code not in _NAMES_OF_GO and TieBreak.parse(code).acronym not in _NAMES_OF_GO


def _is_of_people(line: Criterion) -> bool:
    """Whether it is for individuals: it asks for ratings, which teams have none of (C.07 Art. 10),
    or stands in the regulations of Go.
    """
    if line in OF_GO:
        return True
    return isinstance(line.function, Individual) and line.function.rests_on_ratings


def default_edition(start: date) -> str:
    """Return the id of the edition of C.07 in force on a day; before the first one, the first."""
    texts = (C07_2023, C07_2024, C07_2026)
    in_force = [each.id for each in texts if each.effective <= start]
    return in_force[-1] if in_force else C07_2023.id


def unit_of(tie_break: TieBreak) -> Unit:
    """Return what the values of a criterion are, the same in every edition that has it."""
    lines = (each._line(tie_break.acronym) for each in EDITIONS.values())
    return next((line.unit for line in lines if line), c07.OWN_CRITERION.unit)


def tie_breaks_after(before: Settings, after: Settings) -> tuple[str, ...]:
    """Return the list of tie-breaks where a tournament is played otherwise than before: a usual one
    gives way to that of the new system, of another it keeps what that allows.
    """
    usual = _usual(after)
    if before.tie_breaks == _usual(before):
        return usual
    ranked_like = after.traits.ranked_like
    if ranked_like is before.traits.ranked_like:
        return before.tie_breaks
    allowed = edition(before.edition).allowed(
        before.tie_breaks, ranked_like, of_teams=before.teams is not None
    )
    return allowed or usual


def _usual(settings: Settings) -> tuple[str, ...]:
    if settings.mcmahon is not None:
        return USUAL_TIE_BREAKS_OF_MCMAHON
    return edition(settings.edition).usual(settings.system, of_teams=settings.teams is not None)
