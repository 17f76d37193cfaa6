"""What an arbiter may choose about a document, declared as data for window and command line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import (
    AppealId,
    IncidentId,
    PairingNumber,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.tie_breaks.names import TieBreak

OptionValue = str | int | None
Options = Mapping[str, OptionValue]

TOURNAMENT = "tournament"
"""An option that every paper of one tournament has: its number. Without it the paper is of the
tournament that the event is seen of."""


def seen_of(event: Event, options: Options) -> Event:
    """Return the event as it is seen of the tournament that options name, if they name one.

    Raises RuleError("tournament.none").
    """
    chosen = options.get(TOURNAMENT)
    return event.of(TournamentId(chosen)) if isinstance(chosen, int) else event


def options_text(options: Options) -> str:
    """Return options as they are typed, a line each, as the journal notes them of a print."""
    return "\n".join(
        f"{name}={value}" for name, value in sorted(options.items()) if value is not None
    )


def read_tournament(text: str) -> TournamentId:
    """Read the number of a tournament. Raises RuleError("document.option-tournament")."""
    if (number := whole_number(text)) is None:
        raise RuleError("document.option-tournament", text=text)
    return TournamentId(number)


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option; `title` is in English, translated in the context "Option"."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One of several; the first is the default."""

    name: str
    title: str
    choices: tuple[Choice, ...]

    @property
    def default(self) -> str:
        return self.choices[0].id

    def parse(self, text: str) -> str:
        """Read the id of a choice. Raises RuleError("document.option-value")."""
        if text not in {choice.id for choice in self.choices}:
            allowed = ", ".join(choice.id for choice in self.choices)
            raise RuleError("document.option-value", option=self.name, text=text, allowed=allowed)
        return text


@dataclass(frozen=True, slots=True)
class _Open:
    """An option of which nothing has to be chosen."""

    name: str
    title: str

    @property
    def default(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class WishOption(_Open):
    """One of several where the arbiter has a wish; None, the default, leaves it to the paper."""

    choices: tuple[Choice, ...]

    def parse(self, text: str) -> str:
        """Read the id of a choice. Raises RuleError("document.option-value")."""
        if text not in {choice.id for choice in self.choices}:
            allowed = ", ".join(choice.id for choice in self.choices)
            raise RuleError("document.option-value", option=self.name, text=text, allowed=allowed)
        return text


@dataclass(frozen=True, slots=True)
class ColumnsOption(_Open):
    """Columns of tables that are left out, "club,region"; None, the default, is none of them."""

    columns: tuple[str, ...]
    """Those that may be: fields of a person."""

    def parse(self, text: str) -> str | None:
        """Return the names in their order. Raises RuleError("document.option-value")."""
        named = {part.strip() for part in text.split(",") if part.strip()}
        if unknown := named - set(self.columns):
            raise RuleError(
                "document.option-value",
                option=self.name,
                text=", ".join(sorted(unknown)),
                allowed=", ".join(self.columns),
            )
        return ",".join(each for each in self.columns if each in named) or None


@dataclass(frozen=True, slots=True)
class WordsOption(_Open):
    """A few words to be written on a sheet; None, the default, is nothing."""

    def parse(self, text: str) -> str | None:
        """Return the words, with single spaces."""
        return " ".join(text.split()) or None


@dataclass(frozen=True, slots=True)
class CopiesOption(_Open):
    """How many copies are printed; None, the default, is one."""

    MOST: ClassVar[int] = 99

    def parse(self, text: str) -> int | None:
        """Read a number. Raises RuleError("document.option-copies")."""
        if not text.strip():
            return None
        if (number := whole_number(text, least=1, most=self.MOST)) is None:
            raise RuleError("document.option-copies", text=text, most=self.MOST)
        return number


@dataclass(frozen=True, slots=True)
class PagesOption(_Open):
    """Pages that alone are printed, "1-3,5"; None, the default, is all of them."""

    def parse(self, text: str) -> str | None:
        """Return the pages as they were typed. Raises RuleError("document.option-pages")."""
        self.ranges(text)
        return "".join(text.split()) or None

    def ranges(self, text: str) -> tuple[tuple[int, int], ...]:
        """Return the first and the last page of each part, from 1; nothing of no text.

        Raises RuleError("document.option-pages").
        """
        found = []
        for part in "".join(text.replace("–", "-").split()).split(",") if text.strip() else ():
            ends = [whole_number(each, least=1, most=_MOST_PAGES) for each in part.split("-")]
            first, last = ends[0], ends[-1]
            if first is None or last is None or len(ends) > 2 or last < first:
                raise RuleError("document.option-pages", text=text)
            found.append((first, last))
        return tuple(found)


_MOST_PAGES = 9999


@dataclass(frozen=True, slots=True)
class StageOption(_Open):
    """The number of a stage, of which the paper is then; the other options are about it."""

    meant: Callable[[Tournament], StageId | None]
    """Which one where none is chosen; None: all of them, each with what it has."""
    fits: Callable[[Competition], bool] = lambda _: True
    """Whether there is such a paper of a stage."""

    def stages(self, tournament: Tournament) -> tuple[Stage, ...]:
        """Return the stages to choose from; all of them where none fits, each to say so."""
        stages = tournament.stages
        return (
            tuple(each for each in stages if self.fits(tournament.competition(each.id))) or stages
        )

    def parse(self, text: str) -> StageId:
        """Read the number of a stage. Raises RuleError("document.option-stage")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-stage", option=self.name, text=text)
        return StageId(number)


@dataclass(frozen=True, slots=True)
class MatchOption(_Open):
    """The number of a match in its bracket, from 1; None, the default, is the one played last."""

    def parse(self, text: str) -> int:
        """Read the number of a match. Raises RuleError("document.option-match")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-match", option=self.name, text=text)
        return number


@dataclass(frozen=True, slots=True)
class RoundOption(_Open):
    """The number of a round; None, the default, is the current one."""

    def parse(self, text: str) -> Round:
        """Read the number of a round. Raises RuleError("document.option-round")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-round", option=self.name, text=text)
        return Round(number)


@dataclass(frozen=True, slots=True)
class AfterOption(_Open):
    """The number of a round after which the table is meant; None, the default, is now. Of a paper
    of all tournaments: of each as far as it had come.
    """

    def parse(self, text: str) -> Round:
        """Read the number of a round. Raises RuleError("document.option-round")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-round", option=self.name, text=text)
        return Round(number)


@dataclass(frozen=True, slots=True)
class CategoryOption(_Open):
    """The title of a category; None, the default, is everybody."""

    ALL: ClassVar[str] = "*"
    """Stands for all categories, each with a table of its own."""

    def parse(self, text: str) -> str:
        """Return the title; whether the event has it is seen when the paper is made."""
        return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class PlayersOption(_Open):
    """Pairing numbers of players, "1,5,7-9"; None, the default, is everybody."""

    nobody: str
    """What is meant by nobody in particular, in English as the title is."""

    def parse(self, text: str) -> str:
        """Return the numbers as they were typed. Raises RuleError("document.option-players")."""
        self.numbers(text)
        return "".join(text.split())

    def numbers(self, text: str) -> tuple[PairingNumber, ...]:
        """Return the numbers, each once, in the order in which they were typed.

        Raises RuleError("document.option-players").
        """
        found: dict[PairingNumber, None] = {}
        for part in "".join(text.split()).split(","):
            ends = [whole_number(each, most=_MOST_PLAYERS) for each in part.split("-")]
            first, last = ends[0], ends[-1]
            if first is None or last is None or len(ends) > 2 or last < first:
                raise RuleError("document.option-players", option=self.name, text=text)
            found |= dict.fromkeys(map(PairingNumber, range(first, last + 1)))
        return tuple(found)


_MOST_PLAYERS = 9999


@dataclass(frozen=True, slots=True)
class PlayerOption(_Open):
    """The pairing number of a player; None, the default, is nobody in particular."""

    nobody: str
    """What is meant by nobody in particular, in English as the title is."""

    def parse(self, text: str) -> PairingNumber:
        """Read a pairing number. Raises RuleError("document.option-player")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-player", option=self.name, text=text)
        return PairingNumber(number)


@dataclass(frozen=True, slots=True)
class CriterionOption(_Open):
    """A column of the table by its code; None, the default, is the one that decides."""

    def parse(self, text: str) -> str:
        """Read a code as lists have it. Raises RuleError("tie-break.unreadable")."""
        return str(TieBreak.parse(text))


@dataclass(frozen=True, slots=True)
class OrganisationOption(_Open):
    """A club or a region that players of the event stand for; None, the default, is all of them."""

    def parse(self, text: str) -> str:
        """Return the name; whether the event has it is seen when the paper is made."""
        return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class RankingOption(_Open):
    """The title of a ranking across tournaments; None, the default, is the first one."""

    def parse(self, text: str) -> str:
        """Return the title; whether the event has it is seen when the paper is made."""
        return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class AppealOption(_Open):
    """The number of a protest or an appeal; None, the default, is the newest."""

    def parse(self, text: str) -> AppealId:
        """Read a number. Raises RuleError("document.option-appeal")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-appeal", option=self.name, text=text)
        return AppealId(number)


@dataclass(frozen=True, slots=True)
class IncidentOption(_Open):
    """The number of an incident in the register; None, the default, is the newest."""

    def parse(self, text: str) -> IncidentId:
        """Read a number. Raises RuleError("document.option-incident")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-incident", option=self.name, text=text)
        return IncidentId(number)


@dataclass(frozen=True, slots=True)
class ReceiptOption(_Open):
    """The number of a receipt; None, the default, is the newest."""

    def parse(self, text: str) -> int:
        """Read a number. Raises RuleError("document.option-receipt")."""
        if (number := whole_number(text)) is None:
            raise RuleError("document.option-receipt", option=self.name, text=text)
        return number


Option = (
    ChoiceOption
    | StageOption
    | MatchOption
    | RoundOption
    | PlayerOption
    | PlayersOption
    | AfterOption
    | CategoryOption
    | CriterionOption
    | OrganisationOption
    | RankingOption
    | IncidentOption
    | AppealOption
    | ReceiptOption
)

SheetOption = WishOption | ColumnsOption | WordsOption | CopiesOption | PagesOption
"""What may be chosen about any sheet."""
