"""What is typed for a result: presets of keys, as arbiters know them from other programs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    BOTH_LOSE,
    DRAW,
    HALF_TO_BLACK,
    HALF_TO_WHITE,
    UNRATED_BLACK_WINS,
    UNRATED_BOTH_LOSE,
    UNRATED_DRAW,
    UNRATED_HALF_TO_BLACK,
    UNRATED_HALF_TO_WHITE,
    UNRATED_WHITE_WINS,
    WHITE_FORFEITS,
    WHITE_WINS,
    Colour,
    Result,
)
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.gui.base.keyboard import TO_LATIN
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import key_text
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.wording.terms.play import results


class Meaning(Enum):
    """What a key means that is no result."""

    CLEAR = auto()
    ADJOURN = auto()
    GO_TO = auto()
    """A board or a player is typed next."""


GO_TO_KEY = "/"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A set of keys; `title` is in English, translated in the context "ResultKeys".

    A key is the character it types, a letter by its place on the keyboard: W is Ц as well.
    """

    id: str
    title: str
    results: Mapping[str, Result]
    """The keys of results in the order of the legend."""
    silent: Mapping[str, Result] = field(default_factory=dict)
    """Further keys, which the legend need not tell."""
    adjourn: str
    clear: str

    @property
    def has_letters(self) -> bool:
        """Whether letters mean results, so that a name is typed only where it is asked for."""
        return any(key.isalpha() for key in self.results)

    def meaning(self, text: str) -> Result | Meaning | None:
        """Return what a typed character means; None for nothing."""
        key = text.lower()
        if self.has_letters:
            key = key.translate(TO_LATIN)
        if result := self.results.get(key, self.silent.get(key)):
            return result
        if key == self.clear:
            return Meaning.CLEAR
        if key == self.adjourn:
            return Meaning.ADJOURN
        if key == GO_TO_KEY or (self.has_letters and is_figures(key)):
            return Meaning.GO_TO
        return None


# At the right of the keypad, in every preset whose digits have another meaning.
_FORFEITS = {"+": BLACK_FORFEITS, "-": WHITE_FORFEITS, "*": BOTH_FORFEIT}

PRESETS = (
    Preset(
        id="vega",
        title=QT_TRANSLATE_NOOP("ResultKeys", "1 – 0 – 5 (as in Vega)"),
        results={
            "1": WHITE_WINS,
            "0": BLACK_WINS,
            "5": DRAW,
            "3": BLACK_FORFEITS,
            "4": WHITE_FORFEITS,
            "2": BOTH_FORFEIT,
        },
        silent={"=": DRAW},
        adjourn="7",
        clear="9",
    ),
    Preset(
        id="sharly",
        title=QT_TRANSLATE_NOOP("ResultKeys", "1 – 2 – 3 (as in Sharly-Chess)"),
        results={"1": WHITE_WINS, "2": BLACK_WINS, "3": DRAW, **_FORFEITS},
        adjourn="7",
        clear="0",
    ),
    Preset(
        id="letters",
        title=QT_TRANSLATE_NOOP("ResultKeys", "W – B – D (letters)"),
        results={"w": WHITE_WINS, "b": BLACK_WINS, "d": DRAW, **_FORFEITS},
        adjourn="a",
        clear="z",
    ),
)
"""The first one is in force until another is chosen."""


_RARE_KEYS = {
    HALF_TO_WHITE: "h",
    HALF_TO_BLACK: "j",
    BOTH_LOSE: "x",
    UNRATED_WHITE_WINS: "q",
    UNRATED_BLACK_WINS: "e",
    UNRATED_DRAW: "r",
    UNRATED_HALF_TO_WHITE: "t",
    UNRATED_HALF_TO_BLACK: "y",
    UNRATED_BOTH_LOSE: "u",
}
"""What is typed in the menu of all results where no preset has a key; no preset has these."""


def menu_keys(keys: Preset) -> Mapping[Result, str]:
    """Return what is typed in the menu of all results: the keys of the grid and those of rarer
    results.
    """
    return {**_RARE_KEYS, **{result: key for key, result in keys.results.items()}}


def preset(id: str) -> Preset:
    """Return a preset by id; the first one for an id that is none."""
    return next((each for each in PRESETS if each.id == id), PRESETS[0])


def title(keys: Preset) -> str:
    """Return what a preset is called in the language of the window."""
    return translate("ResultKeys", keys.title)


def told(keys: Preset, *, of_two_games: bool = False) -> tuple[tuple[str, str], ...]:
    """Return every key of the grid with what it does, as a legend tells it; of matches of two games
    first that they take two keys.
    """
    letters = "" if keys.has_letters else translate("ResultKeys", "A–Z")
    name = ", ".join(filter(None, (letters, GO_TO_KEY)))
    number = translate("ResultKeys", "digits") if keys.has_letters else ""
    two, drawn = (told_key(key) for key in [*keys.results][:3:2])
    first = (
        f"{two} {drawn}",
        translate("ResultKeys", "two keys a match, game 1 and game 2; the left player in front"),
    )
    adjourned = told_key(keys.adjourn), translate("ResultKeys", "adjourned")
    return (
        *([first] if of_two_games else ()),
        *((told_key(key), short(result)) for key, result in keys.results.items()),
        *(() if of_two_games else [adjourned]),
        (f"{told_key(keys.clear)}, {key_text(Key.REMOVE)}", translate("ResultKeys", "clear")),
        (translate("ResultKeys", "Space"), translate("ResultKeys", "all results")),
        (", ".join(filter(None, (name, number))), translate("ResultKeys", "go to")),
        ("Enter", translate("ResultKeys", "next")),
    )


def short(result: Result) -> str:
    """Return a result as briefly as it can be told: "1–0", "+ : –"."""
    between = " : " if result.is_forfeit else "–"
    white, black = (results.side(window_catalogue(), result, colour) for colour in Colour)
    return f"{white}{between}{black}"


def told_key(key: str) -> str:
    """Return a key as it is told."""
    return "–" if key == "-" else key.upper()
