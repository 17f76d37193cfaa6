"""Cards that stand on the tables: the number of the board, and who plays there."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.play.schedule import round_title
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, Slips, SlipSize
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("number", QT_TRANSLATE_NOOP("Option", "numbers alone")),
        Choice("names", QT_TRANSLATE_NOOP("Option", "with the players of the round")),
    ),
)
FOLD = ChoiceOption(
    "fold",
    QT_TRANSLATE_NOOP("Option", "Folded"),
    (
        Choice("no", QT_TRANSLATE_NOOP("Option", "no, printed on one side")),
        Choice("yes", QT_TRANSLATE_NOOP("Option", "yes, read from both sides")),
    ),
)

_SHAPES = {"number": (2, 3), "names": (1, 3)}
_FOLDED_SHAPES = {"number": (2, 2), "names": (1, 2)}


def table_cards(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a card for every board of a round. Raises RuleError("stage.no-such-round")."""
    form = str(options[FORM.name])
    round_ = chosen_round(here, options[ROUND.name])
    title = round_title(here, catalogue, round_)
    is_folded = options[FOLD.name] == "yes"
    across, down = (_FOLDED_SHAPES if is_folded else _SHAPES)[form]
    slips = tuple(
        Slip(
            (
                slip_heads.head(here, catalogue),
                SlipLine(str(game.board), size=SlipSize.HUGE, strong=True),
                *(_players(here, catalogue, game) if form == "names" else ()),
                *((SlipLine(title, size=SlipSize.SMALL),) if form == "names" else ()),
            )
        )
        for game in round_.games
    )
    pieces = Slips(
        across=across, down=down, slips=slips, largest=2.2, centred=True, folded=is_folded
    )
    body = frame.Body(
        document="table-cards",
        title=catalogue.translate("Paper", "Numbers of boards"),
        subtitle=title if form == "names" else "",
        blocks=(pieces,),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _players(here: InHand, catalogue: Catalogue, game: Game) -> Iterator[SlipLine]:
    def name(player: PlayerId) -> str:
        return people.name(catalogue, here.event.contestants[player])

    pattern = catalogue.translate("Paper", "{white} – {black}", "who plays at a board")
    both = pattern.format(white=name(game.white), black=name(game.black))
    yield SlipLine(both, strong=True)
