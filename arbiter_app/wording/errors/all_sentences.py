"""The sentences of all errors, read when one is asked for that pages do not say by themselves."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.errors.across import ACROSS_SENTENCES
from arbiter_app.wording.errors.acts import ACT_SENTENCES
from arbiter_app.wording.errors.appeals import APPEAL_SENTENCES
from arbiter_app.wording.errors.by_hand import BY_HAND_SENTENCES
from arbiter_app.wording.errors.byes import BYE_SENTENCES
from arbiter_app.wording.errors.ceremony import CEREMONY_SENTENCES
from arbiter_app.wording.errors.chess960 import CHESS960_SENTENCES
from arbiter_app.wording.errors.files import FILE_SENTENCES
from arbiter_app.wording.errors.hall import HALL_SENTENCES
from arbiter_app.wording.errors.incidents import INCIDENT_SENTENCES
from arbiter_app.wording.errors.matches import MATCH_SENTENCES
from arbiter_app.wording.errors.papers import PAPER_SENTENCES
from arbiter_app.wording.errors.permission import PERMISSION_SENTENCES
from arbiter_app.wording.errors.player_sheets import SHEET_SENTENCES
from arbiter_app.wording.errors.players import PLAYER_SENTENCES
from arbiter_app.wording.errors.registration import REGISTRATION_SENTENCES
from arbiter_app.wording.errors.registry import REGISTRY_SENTENCES
from arbiter_app.wording.errors.regulations import REGULATION_SENTENCES
from arbiter_app.wording.errors.report_files import REPORT_SENTENCES
from arbiter_app.wording.errors.report_teams import REPORT_TEAM_SENTENCES
from arbiter_app.wording.errors.rights import RIGHTS_SENTENCES
from arbiter_app.wording.errors.rounds import ROUND_SENTENCES
from arbiter_app.wording.errors.safekeeping import SAFETY_SENTENCES
from arbiter_app.wording.errors.solving import SOLVING_SENTENCES
from arbiter_app.wording.errors.stages import STAGE_SENTENCES
from arbiter_app.wording.errors.swiss import SWISS_SENTENCES
from arbiter_app.wording.errors.tables import TABLE_SENTENCES
from arbiter_app.wording.errors.teams import TEAM_SENTENCES
from arbiter_app.wording.errors.texts import TEXT_SENTENCES
from arbiter_app.wording.errors.tournaments import TOURNAMENT_SENTENCES

SENTENCES: Mapping[str, str] = {
    # The event and its settings
    "event.title-missing": QT_TRANSLATE_NOOP(
        "Error", "The event has no title. Type one: it stands at the head of every paper."
    ),
    "event.dates": QT_TRANSLATE_NOOP(
        "Error", "The event cannot end on {ends_on}, before it starts on {starts_on}."
        " Correct one of the dates."
    ),
    "event.federation": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the code of a federation. Type its three letters, such as UKR,"
        " or nothing."
    ),
    "system.swiss": QT_TRANSLATE_NOOP(
        "Error", "A Swiss of a system that is not built in is read from a report file and not"
        " paired by this version: its players, numbers and rounds come with the file."
        " Change them there and import the file again."
    ),
    "system.annuls-nothing": QT_TRANSLATE_NOOP(
        "Error", "Only a round robin annuls the results of who leaves early (C.05 Art. 6.6)."
        " In a Swiss they count; leave this setting as it is."
    ),
    "system.cycles": QT_TRANSLATE_NOOP(
        "Error", "A round robin has one cycle or two, not {cycles} (C.05 Annex 1). Choose 1 or 2."
    ),
    "edition.unknown": QT_TRANSLATE_NOOP(
        "Error", "There is no edition {id} of the tie-break regulations (C.07)."
        " Choose one of the list."
    ),
    "tie-break.unreadable": QT_TRANSLATE_NOOP(
        "Error", "“{name}” is not the name of a tie-break."
        " Write it as C.07 does, for example SB, SB/C1 or KS/L+1."
    ),
    "tie-break.too-many": QT_TRANSLATE_NOOP(
        "Error", "The list has more than {most} tie-breaks. List those of the regulations."
    ),
    "tie-break.unknown": QT_TRANSLATE_NOOP(
        "Error", "{name} is not a tie-break of {edition} that Arbiter knows. Choose one of its"
                 " list."
    ),
    "tie-break.not-in-edition": QT_TRANSLATE_NOOP(
        "Error", "{edition} does not have {name}, art. {article} of another edition."
        " Choose another tie-break, or the edition that has it."
    ),
    "tie-break.not-in-system": QT_TRANSLATE_NOOP(
        "Error", "{edition}, art. {article}, keeps {name} out of this system of play."
        " Choose another tie-break."
    ),
    "tie-break.modifier": QT_TRANSLATE_NOOP(
        "Error", "{edition}, art. {article}, does not allow {name} in this form."
        " Remove or change what follows the stroke."
    ),
    "tie-break.of-teams": QT_TRANSLATE_NOOP(
        "Error", "{name} is a tie-break of teams, and people play here for themselves."
        " Choose another tie-break."
    ),
    "tie-break.of-people": QT_TRANSLATE_NOOP(
        "Error", "{name} asks for the ratings of players ({edition}, art. {article}), and teams"
        " play here. Choose another tie-break."
    ),
    "tie-break.one-score": QT_TRANSLATE_NOOP(
        "Error", "Which score {name} looks at is fixed ({edition}, art. {article})."
        " Leave out what follows the colon."
    ),
    "criterion.name": QT_TRANSLATE_NOOP(
        "Error", "“{name}” cannot name a criterion of the event itself. Write {prefix} and one"
        " word, such as OTHER_PLAYOFF (C.07 Art. 4.1)."
    ),
    "criterion.definition-missing": QT_TRANSLATE_NOOP(
        "Error", "Nobody has said what {name} means. Type its definition: it is printed beside the"
        " table (C.07 Art. 4.1)."
    ),
    "criterion.undefined": QT_TRANSLATE_NOOP(
        "Error", "{name} is a criterion of the event itself and not defined yet (C.07 Art. 4.1)."
        " Say first what it means."
    ),
    "criterion.listed": QT_TRANSLATE_NOOP(
        "Error", "{name} stands in the list of tie-breaks. Take it out of the list first."
    ),
    "criterion.value": QT_TRANSLATE_NOOP(
        "Error", "{text} is not a value of a criterion. Type a number up to {most} with no more"
                 " than {decimals} decimals, or nothing."
    ),
    "ties.shared": QT_TRANSLATE_NOOP(
        "Error", "In this tournament those still tied share their places, so no lots are drawn"
        " (C.07 Art. 4.2). If its regulations want lots, choose so on the Event page first."
    ),
    "ties.drawn": QT_TRANSLATE_NOOP(
        "Error", "The lots are drawn already, with the seed {seed}; a second drawing would cast"
        " doubt on the first (C.07 Art. 4.2). Undo it if it was a mistake."
    ),
    "ties.drawn-in-hall": QT_TRANSLATE_NOOP(
        "Error", "The lots of the hall are taken already; a second drawing would cast doubt on the"
        " first (C.07 Art. 4.2). Undo it if it was a mistake."
    ),
    "ties.no-witnesses": QT_TRANSLATE_NOOP(
        "Error", "Who saw the lots being drawn? Type the names of the witnesses: they are printed"
        " with the order."
    ),
    "committee.none": QT_TRANSLATE_NOOP(
        "Error", "No appeals committee is named yet, so there is nobody to announce (Ukrainian"
        " rules VII.3.2). Add its chair and members first."
    ),
    "ties.none": QT_TRANSLATE_NOOP(
        "Error", "Nobody is tied any more, so there is nothing to draw lots for (C.07 Art. 4.2)."
    ),
    # Players
    "player.name-missing": QT_TRANSLATE_NOOP(
        "Error", "The player has no name. Type it, surname first."
    ),
    "grade.unreadable": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a grade. Write a kyu from 30k to 1k or a dan from 1d to 9d, such"
        " as 5k."
    ),
    "mcmahon.floor": QT_TRANSLATE_NOOP(
        "Error", "The floor lies above the bar: nobody would start between them. Choose a lower"
        " floor or a higher bar."
    ),
    "mcmahon.super-group": QT_TRANSLATE_NOOP(
        "Error", "A super-group begins above the bar, for all who have reached the bar start on"
        " one level. Choose a higher grade for it."
    ),
    "mcmahon.bands": QT_TRANSLATE_NOOP(
        "Error", "Levels cannot be made of these bands of rating. A band is 1 to {widest} points"
        " wide, and the highest level is 1 to {levels}."
    ),
    "mcmahon.gap": QT_TRANSLATE_NOOP(
        "Error", "A gap of scores for those of one country or club is 0 to {most}."
    ),
    "mcmahon.other-system": QT_TRANSLATE_NOOP(
        "Error", "Levels belong to a McMahon tournament. Choose McMahon in the rules of the Swiss."
    ),
    "mcmahon.level": QT_TRANSLATE_NOOP(
        "Error", "There is no level {level}. Write a number from 0 to {most}."
    ),
    "mcmahon.level-played": QT_TRANSLATE_NOOP(
        "Error", "{name} has been paired in round {round}, and the level stays. Points given or"
        " taken stand beside the results."
    ),
    "mcmahon.komi": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no komi. Write points or half points, such as 6.5."
    ),
    "mcmahon.handicap": QT_TRANSLATE_NOOP(
        "Error", "Handicaps are up to {most} stones, a correction is 0 or more, and komi are"
        " points or half points up to {komi}."
    ),
    "player.birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a birth date from 1900 on. Write 1999, 1999-04-01 or"
                 " 01.04.1999."
    ),
    "player.rating": QT_TRANSLATE_NOOP(
        "Error", "A rating of {rating} is not possible. Type a number from 1 to {highest},"
        " or nothing for an unrated player."
    ),
    "player.fide-id": QT_TRANSLATE_NOOP(
        "Error", "{fide_id} is not a FIDE ID. Type its digits, or nothing if there is none."
    ),
    "tournament.too-many-players": QT_TRANSLATE_NOOP(
        "Error", "A tournament has no more than {most} players, as a report has numbers for no"
        " more. Divide the players among several events, or check the list."
    ),
    "tournament.no-such-player": QT_TRANSLATE_NOOP(
        "Error", "The tournament has no player with the id {player}."
        " Choose one of the list of players."
    ),
    # The draw and the schedule
    "pairing.too-few-players": QT_TRANSLATE_NOOP(
        "Error", "A round robin needs at least {fewest} participants, and there are {players}"
        " (C.05 Annex 1). Register more."
    ),
    "pairing.too-many-players": QT_TRANSLATE_NOOP(
        "Error", "A round robin of {players} players is not made; the largest has {most}. Divide"
        " the players into groups, or check their number."
    ),
    "pairing.cycles": QT_TRANSLATE_NOOP(
        "Error", "A round robin has 1 to {most} cycles, not {cycles} (C.05 Annex 1)."
        " Choose another number."
    ),
    "draw.seed-missing": QT_TRANSLATE_NOOP(
        "Error", "The lots have no seed. Type any words or digits: with them anybody can repeat"
        " the draw."
    ),
    "draw.withdrawn": QT_TRANSLATE_NOOP(
        "Error", "{name} has withdrawn and cannot draw a number. Annul the draw with a reason,"
        " remove the player, then draw again."
    ),
    "draw.number-missing": QT_TRANSLATE_NOOP(
        "Error", "{name} has no number. Type the number drawn in the hall."
    ),
    "draw.number-out-of-range": QT_TRANSLATE_NOOP(
        "Error", "{name} cannot have the number {number}. The numbers go from 1 to {most}, the"
        " number of players (C.05 Annex 1)."
    ),
    "draw.number-twice": QT_TRANSLATE_NOOP(
        "Error", "The number {number} is given twice: to {name} and to {other}."
        " Correct one of them."
    ),
    "draw.varma-players": QT_TRANSLATE_NOOP(
        "Error", "The Varma tables are made for {fewest} to {most} players (C.05 Annex 2), and"
        " there are {players}. Draw by lots instead."
    ),
    "draw.contingent-too-large": QT_TRANSLATE_NOOP(
        "Error", "No envelope can hold the contingent “{contingent}”: size {size}, numbers in"
        " the largest envelope {largest} (C.05 Annex 2)."
        " Form other contingents, draw by lots, or hold a ceremony: it offers ways out."
    ),
    "draw.contingents-do-not-fit": QT_TRANSLATE_NOOP(
        "Error", "Contingents of {contingents} do not go whole into envelopes of"
        " {envelopes} numbers (C.05 Annex 2). Form other contingents, draw by lots, or hold a"
        " ceremony: it offers ways out."
    ),
    "stage.no-such-round": QT_TRANSLATE_NOOP(
        "Error",
        "There is no round {round}. Rounds so far: {rounds}; they come with the draw of numbers, in"
        " a knockout with the pairing of its next games.",
    ),
    "round.no-such-board": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has no board {board}. Choose a board of its list."
    ),
    # Crosstables as text
    "crosstable.no-header": QT_TRANSLATE_NOOP(
        "Error", "No line of headings. Write one that begins with “# name |”."
    ),
    "crosstable.fields": QT_TRANSLATE_NOOP(
        "Error", "A line has three fields, divided by “|”: player, games, values."
    ),
    "crosstable.number": QT_TRANSLATE_NOOP(
        "Error",
        "The line begins with the next number and a name; then the rating, if the heading has it.",
    ),
    "crosstable.cells": QT_TRANSLATE_NOOP("Error", "Give each round of the heading one cell."),
    "crosstable.values": QT_TRANSLATE_NOOP("Error", "Give each value of the heading one figure."),
    "crosstable.cell": QT_TRANSLATE_NOOP(
        "Error",
        "A cell is an opponent’s number, w or b, and a mark, as in “3w1”; or U, F, H or Z for a "
        "bye; or “free”.",
    ),
    "crosstable.value": QT_TRANSLATE_NOOP("Error", "A value is a figure such as 3½ or 9.25."),
    "crosstable.opponent": QT_TRANSLATE_NOOP("Error", "The table has no such opponent."),
    "crosstable.halves": QT_TRANSLATE_NOOP(
        "Error", "The opponent’s line does not agree with this game. Correct one of them."
    ),
    "crosstable.result": QT_TRANSLATE_NOOP(
        "Error", "The marks of both sides make no result of the rules. Correct one of them."
    ),
    "crosstable.fact": QT_TRANSLATE_NOOP(
        "Error",
        "Write a term of play as in “Cycles: 2”, “Withdrawn: 3, 5” or “Penalties: 3 R2 -½”, with "
        "players of this table.",
    ),
    # Tournament report files (TRF): what keeps one from being read
    **REPORT_SENTENCES,
    **REPORT_TEAM_SENTENCES,
    **CEREMONY_SENTENCES,
    **CHESS960_SENTENCES,
    **FILE_SENTENCES,
    **ROUND_SENTENCES,
    **REGISTRATION_SENTENCES,
    **INCIDENT_SENTENCES,
    **ACT_SENTENCES,
    **APPEAL_SENTENCES,
    **MATCH_SENTENCES,
    **PAPER_SENTENCES,
    **PERMISSION_SENTENCES,
    **PLAYER_SENTENCES,
    **REGISTRY_SENTENCES,
    **REGULATION_SENTENCES,
    **RIGHTS_SENTENCES,
    **SAFETY_SENTENCES,
    **SHEET_SENTENCES,
    **SOLVING_SENTENCES,
    **STAGE_SENTENCES,
    **TEAM_SENTENCES,
    **TOURNAMENT_SENTENCES,
    **HALL_SENTENCES,
    **SWISS_SENTENCES,
    **BY_HAND_SENTENCES,
    **BYE_SENTENCES,
    **TABLE_SENTENCES,
    **ACROSS_SENTENCES,
    **TEXT_SENTENCES,
}  # fmt: skip
