"""Sentences for errors of rounds: results, their corrections, publication and signatures."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

ROUND_SENTENCES: Mapping[str, str] = {
    "result.impossible": QT_TRANSLATE_NOOP(
        "Error",
        "“{marks}” is not a result that the rules know (Laws of Chess 10.2, 12.9, FIDE TRF)."
        " Choose one of those offered.",
    ),
    "result.of-two-games": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board} is a match of two games (C.04.5), and each of them has its"
        " own result. Type both on the page of the round, the one named first in front; a sanction"
        " that takes points in one of them is noted without a result, and that game is corrected"
        " there.",
    ),
    "result.no-such-game": QT_TRANSLATE_NOOP(
        "Error",
        "There is no game {game} of a match here: game 1 and game 2 are those of a Double-Swiss"
        " (C.04.5). Type the result of the board.",
    ),
    "game.of-two": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board} is a match of two games (C.04.5), which are played one after"
        " the other: none of them is adjourned or kept beside one that is played again. Leave the"
        " game without a result until it is over.",
    ),
    "result.none-to-check": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board} has no result yet, so there is nothing to verify."
        " Enter it first.",
    ),
    "correction.decision-missing": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round} is older than the round before: two later rounds have begun upon"
        " its results (C.04.2). Correct the result for the rating report only, or say that it was"
        " decided to change the table, and why.",
    ),
    "correction.not-for-rating": QT_TRANSLATE_NOOP(
        "Error",
        "The result of round {round}, board {board} can still be entered or corrected"
        " itself, for table and rating alike (C.04.2). Do that instead.",
    ),
    "game.not-adjourned": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, board {board} is not adjourned, so there is nothing to take back."
    ),
    "round.published-already": QT_TRANSLATE_NOOP(
        "Error", "The pairings of round {round} are published already."
    ),
    "round.not-published": QT_TRANSLATE_NOOP(
        "Error", "The pairings of round {round} are a draft, so there is nothing to take back."
    ),
    "round.published-played": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round} is being played or was played, and its pairings stand"
        " (C.04.2). Correct the results of single boards instead.",
    ),
    "round.results-missing": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round} cannot be signed off: results are missing on boards {boards}."
        " Enter them, or note that the games are adjourned.",
    ),
    "round.signed-already": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is signed off already. Reopen it first if something is wrong."
    ),
    "round.not-signed-off": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is not signed off, so there is nothing to reopen."
    ),
    "game.not-awaited": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board} has its result or is adjourned: nobody is awaited there.",
    ),
    "game.nobody-late": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board}: nobody there is noted as late beyond the default time. Look"
        " at the marks again.",
    ),
    "game.replayed": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board} is played again already; both games are kept. Correct the"
        " result of the second one.",
    ),
    "round.times-order": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round} would not start after round {before}. Choose a later start, or set the"
        " times of all rounds together.",
    ),
    "round.empty": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is not paired yet, so there is nothing to publish or to sign."
    ),
    "permission.change-scoring": QT_TRANSLATE_NOOP(
        "Error",
        "What a result is worth is announced before the start and fixed by the first"
        " result (Laws of Chess 10.1). To change it, clear all results first.",
    ),
    "scoring.value": QT_TRANSLATE_NOOP(
        "Error",
        "“{text}” is not what a result can be worth. Type points from 0 to {most} with no"
        " more than two decimals, such as 3, ½ or 0,25.",
    ),
    "scoring.order": QT_TRANSLATE_NOOP(
        "Error",
        "A win must be worth more than a draw, a draw more than a loss, and a forfeit loss"
        " no more than a loss (Laws of Chess 10.1). Correct the points.",
    ),
    "scoring.draws": QT_TRANSLATE_NOOP(
        "Error",
        "Two draws would be worth more together than a win and a loss. Make a draw worth less or"
        " a win worth more.",
    ),
    "scoring.bye": QT_TRANSLATE_NOOP(
        "Error",
        "A bye would be worth more than a win. Make it worth as much as a win at most.",
    ),
    "game.no-ending": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round}, board {board} has no result yet. Type the result first, then note how it"
        " came about.",
    ),
    "report.of-stages": QT_TRANSLATE_NOOP(
        "Error",
        "Groups and finals have no report of their own. Export each stage by itself.",
    ),
    "report.not-begun": QT_TRANSLATE_NOOP(
        "Error",
        "This stage has not begun: nobody has a number in it. Begin it on the page of stages"
        " first.",
    ),
    "report.not-over": QT_TRANSLATE_NOOP(
        "Error",
        "A final report or table tells how the tournament ended, and there is more to play. Finish"
        " it first, or choose an in-between report.",
    ),
    "table.ties-open": QT_TRANSLATE_NOOP(
        "Error",
        "A final table tells how the tournament ended, and ties wait for a play-off or for lots."
        " Settle them on the Table page first, or choose the table as it stands.",
    ),
    "report.not-final": QT_TRANSLATE_NOOP(
        "Error",
        "A final report or table tells how the tournament ended, and games are open, by round:"
        " {games}. Enter their results first, or choose an in-between report.",
    ),
    "draw.published": QT_TRANSLATE_NOOP(
        "Error",
        "The pairings of round {round} are published, and published pairs stay"
        " (C.05 Art. 6). Take the publication back with a reason on the Rounds page, or annul the"
        " draw with a reason, before numbers are drawn anew.",
    ),
}
