"""Sentences for errors: what happened, which article, what to do next."""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.players_csv import CellError
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue


class UnusableFile(Protocol):
    """A file that cannot be used."""

    code: str
    path: Path


def error_sentence(catalogue: Catalogue, error: RuleError | FormatError | UnusableFile) -> str:
    """Return what happened, which article says so, and what to do next."""
    match error:
        case RuleError():
            return sentence(catalogue, error.code, error.facts)
        case CellError():
            pattern = catalogue.translate(
                "Error", "Line {line}, column {column} ({heading}): {sentence}"
            )
            return pattern.format(
                line=error.line,
                column=error.column,
                heading=error.heading,
                sentence=sentence(catalogue, error.code, {"text": error.text}),
            )
        case FormatError():
            pattern = catalogue.translate("Error", "Line {line}, column {column}: {sentence}")
            return pattern.format(
                line=error.line,
                column=error.column,
                sentence=sentence(catalogue, error.code, error.facts),
            )
        case _:
            return sentence(catalogue, error.code, {"path": str(error.path)})


def sentence(catalogue: Catalogue, code: str, facts: Mapping[str, str | int]) -> str:
    """Return the sentence for a code with its facts filled in."""
    return catalogue.translate("Error", SENTENCES[code]).format(**facts)


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
        "Error", "A Swiss is read from a report file and not paired by this version: its players,"
        " numbers and rounds come with the file. Change them there and import the file again."
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
    "tie-break.unknown": QT_TRANSLATE_NOOP(
        "Error", "{name} is no tie-break of {edition} that Arbiter knows. Choose one of its list."
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
        "Error", "{text} is no value of a criterion. Type a number up to {most} with no more than"
        " {decimals} decimals, or nothing."
    ),
    "ties.shared": QT_TRANSLATE_NOOP(
        "Error", "In this tournament those still tied share their places, so no lots are drawn"
        " (C.07 Art. 4.2). If its regulations want lots, choose so on the Event page first."
    ),
    "ties.drawn": QT_TRANSLATE_NOOP(
        "Error", "The lots are drawn already, with the seed {seed}; a second drawing would cast"
        " doubt on the first (C.07 Art. 4.2). Undo it if it was a mistake."
    ),
    "ties.none": QT_TRANSLATE_NOOP(
        "Error", "Nobody is tied any more, so there is nothing to draw lots for (C.07 Art. 4.2)."
    ),
    # Players
    "player.name-missing": QT_TRANSLATE_NOOP(
        "Error", "The player has no name. Type it, surname first."
    ),
    "player.birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no birth date from 1900 on. Write 1999, 1999-04-01 or 01.04.1999."
    ),
    "player.rating": QT_TRANSLATE_NOOP(
        "Error", "A rating of {rating} is not possible. Type a number from 1 to {highest},"
        " or nothing for an unrated player."
    ),
    "player.fide-id": QT_TRANSLATE_NOOP(
        "Error", "{fide_id} is not a FIDE ID. Type its digits, or nothing if there is none."
    ),
    "player.withdrawn": QT_TRANSLATE_NOOP(
        "Error", "{name} has withdrawn already. Undo the withdrawal if it was a mistake."
    ),
    "tournament.no-such-player": QT_TRANSLATE_NOOP(
        "Error", "The tournament has no player with the id {player}."
        " Choose one of the list of players."
    ),
    # The draw and the schedule
    "pairing.too-few-players": QT_TRANSLATE_NOOP(
        "Error", "A round robin needs players: at least {fewest}, and there are {players}"
        " (C.05 Annex 1). Register more players."
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
        "Error", "{name} has withdrawn and cannot draw a number. Undo the withdrawal and the draw,"
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
        "Error", "No envelope can hold the contingent “{contingent}”: players {size}, numbers in"
        " the largest envelope {largest} (C.05 Annex 2)."
        " Form other contingents or draw by lots."
    ),
    "draw.contingents-do-not-fit": QT_TRANSLATE_NOOP(
        "Error", "Contingents of {contingents} players do not go whole into envelopes of"
        " {envelopes} numbers (C.05 Annex 2). Form other contingents or draw by lots."
    ),
    "stage.no-such-round": QT_TRANSLATE_NOOP(
        "Error", "There is no round {round}. Rounds in the schedule: {rounds}; they come with the"
        " draw of numbers."
    ),
    "round.no-such-board": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has no board {board}. Choose a board of its list."
    ),
    # What the state of the event does not allow
    "permission.describe": QT_TRANSLATE_NOOP(
        "Error", "The description of the event cannot be changed now."
    ),
    "permission.change-system": QT_TRANSLATE_NOOP(
        "Error", "The numbers are drawn, and the schedule is fixed by them (C.05 Annex 1)."
        " Undo the draw to change the system of play."
    ),
    "permission.change-tie-breaks": QT_TRANSLATE_NOOP(
        "Error", "The tie-breaks cannot be changed now: they are announced before the start"
        " (C.07 Art. 4.1)."
    ),
    "permission.change-rating-rules": QT_TRANSLATE_NOOP(
        "Error", "The rules for ratings cannot be changed now: they are published before the start"
        " (C.07 Art. 10)."
    ),
    "permission.change-withdrawals": QT_TRANSLATE_NOOP(
        "Error", "What becomes of the results of the withdrawn cannot be changed now"
        " (C.05 Art. 6.6)."
    ),
    "permission.define-criterion": QT_TRANSLATE_NOOP(
        "Error", "A criterion cannot be defined now: it is announced before the start"
        " (C.07 Art. 4.1)."
    ),
    "permission.import-report": QT_TRANSLATE_NOOP(
        "Error", "A report holds a whole event, and this one has players already."
        " Import the report into a new event."
    ),
    "permission.add-player": QT_TRANSLATE_NOOP(
        "Error", "The numbers are drawn, and nobody can join a round robin after that"
        " (C.05 Annex 1). Undo the draw first; once play has begun it is too late."
    ),
    "permission.edit-player": QT_TRANSLATE_NOOP(
        "Error", "What is known of a player cannot be changed now."
    ),
    "permission.remove-player": QT_TRANSLATE_NOOP(
        "Error", "The numbers are drawn, and published pairs stay (C.05 Art. 6)."
        " Withdraw the player instead, or undo the draw."
    ),
    "permission.withdraw-player": QT_TRANSLATE_NOOP(
        "Error", "A player withdraws between the draw and the last game (C.05 Art. 6.6)."
        " Before the draw, remove the player; after the last game there is nothing to withdraw"
        " from."
    ),
    "permission.draw-numbers": QT_TRANSLATE_NOOP(
        "Error", "Play has begun, and the numbers are fixed for the whole tournament"
        " (C.05 Annex 1). For a new draw clear all results first."
    ),
    "permission.set-times": QT_TRANSLATE_NOOP(
        "Error", "There are no rounds yet to set times for. Draw the numbers first."
    ),
    "permission.draw-tie-lots": QT_TRANSLATE_NOOP(
        "Error", "Lots are drawn among those whom play left tied (C.07 Art. 4.2)."
        " Enter all results first."
    ),
    "permission.reason-missing": QT_TRANSLATE_NOOP(
        "Error", "This changes what was announced or played already, so the journal asks why."
        " Type a reason."
    ),
    "history.nothing-to-undo": QT_TRANSLATE_NOOP("Error", "There is nothing to undo."),
    "history.nothing-to-redo": QT_TRANSLATE_NOOP("Error", "There is nothing to redo."),
    # Papers
    "document.option-value": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no value of the option {option}. Choose one of: {allowed}."
    ),
    "document.option-round": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no number of a round. Give the option {option} a number."
    ),
    "document.no-such-option": QT_TRANSLATE_NOOP(
        "Error", "The document {document} has no option {option}. Its options: {allowed}."
    ),
    "document.option-player": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no number of a player. Give the option {option} a number."
    ),
    "why.not-drawn": QT_TRANSLATE_NOOP(
        "Error", "There is no table before the numbers are drawn. Draw them first."
    ),
    "why.no-such-number": QT_TRANSLATE_NOOP(
        "Error", "No player of the table has the number {number}."
        " Look the number up in `arbiter standings` or on the Table page."
    ),
    "document.unknown": QT_TRANSLATE_NOOP(
        "Error", "There is no document {document}. Choose one of: {known}."
    ),
    "document.needs-draw": QT_TRANSLATE_NOOP(
        "Error", "The document {document} shows what comes of the draw (C.05 Annex 1)."
        " Draw the numbers first."
    ),
    # Event files
    "file.missing": QT_TRANSLATE_NOOP("Error", "There is no file {path}. Check the name."),
    "file.unreadable": QT_TRANSLATE_NOOP(
        "Error", "{path} cannot be read. Check the disk and your rights."
    ),
    "file.not-an-event": QT_TRANSLATE_NOOP(
        "Error", "{path} is not an event file of Arbiter. It was left as it is."
    ),
    "file.newer": QT_TRANSLATE_NOOP(
        "Error", "{path} was made by a newer version of Arbiter. Open it with that version; it was"
        " left as it is."
    ),
    "file.damaged": QT_TRANSLATE_NOOP(
        "Error", "{path} is damaged. It was left as it is; open a copy made earlier."
    ),
    "file.read-only": QT_TRANSLATE_NOOP(
        "Error", "{path} cannot be written. Copy it to a folder where you may write."
    ),
    "file.in-use": QT_TRANSLATE_NOOP(
        "Error", "{path} is open in another window of Arbiter. Go on there, or close it first."
    ),
    "file.exists": QT_TRANSLATE_NOOP(
        "Error", "{path} exists already and was left as it is. Choose another name or folder."
    ),
    "file.is-an-event": QT_TRANSLATE_NOOP(
        "Error", "{path} is the place of an event file and was left as it is. Choose another name."
    ),
    "file.not-made": QT_TRANSLATE_NOOP(
        "Error", "{path} could not be made. Check that the folder is there, has room, and that you"
        " may write into it."
    ),
    "file.write-failed": QT_TRANSLATE_NOOP(
        "Error", "{path} could not be written, and nothing was changed."
        " Check that the folder is there and may be written to, and that the disk has room."
    ),
    "verify.reference": QT_TRANSLATE_NOOP("Error", "A row refers to one that is gone: {place}."),
    "verify.hash": QT_TRANSLATE_NOOP(
        "Error", "The journal was altered: entry {place} is missing or not as it was written."
    ),
    "verify.row": QT_TRANSLATE_NOOP(
        "Error", "A row is not what the journal made of it: {place}."
    ),
    # Lists of players
    "players.not-text": QT_TRANSLATE_NOOP(
        "Error", "This is not a text. Save the list as CSV in UTF-8 and import that file."
    ),
    "players.csv": QT_TRANSLATE_NOOP(
        "Error", "The quotation marks do not match. Save the list as CSV again."
    ),
    "players.empty": QT_TRANSLATE_NOOP(
        "Error", "The list has no players. Below the line of headings write one player a line."
    ),
    "players.no-name": QT_TRANSLATE_NOOP(
        "Error", "No column has names. Let the first line hold headings, one of them “Name”."
    ),
    "players.heading-twice": QT_TRANSLATE_NOOP(
        "Error", "“{text}” says the same as an earlier heading. Remove or rename one of the"
        " columns."
    ),
    "players.which-rating": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say which rating. Name the column “FIDE rating” or “National"
        " rating”."
    ),
    "players.beyond-headings": QT_TRANSLATE_NOOP(
        "Error", "“{text}” stands in a column without a heading. Add a heading or remove it."
    ),
    "players.name": QT_TRANSLATE_NOOP("Error", "The name is missing. Write it, surname first."),
    "players.birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no birth date from 1900 on. Write 1999, 1999-04-01 or 01.04.1999."
    ),
    "players.sex": QT_TRANSLATE_NOOP("Error", "“{text}” is no sex. Write m or f."),
    "players.title": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no title. Write GM, IM, FM, CM, WGM, WIM, WFM or WCM."
    ),
    "players.sport-rank": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no sport rank. Write МСМК, МС, КМС, I, II, III, IV, or I ю, II ю,"
        " III ю."
    ),
    "players.rating": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no rating. Write a number up to 4000, or nothing."
    ),
    "players.fide-id": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no FIDE ID. Write its digits, or nothing."
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
    "trf.empty": QT_TRANSLATE_NOOP(
        "Error", "The file is empty. Ask whoever made it to save it again."
    ),
    "trf.not-text": QT_TRANSLATE_NOOP(
        "Error", "This is not a text, so it is no report file (TRF). Choose another file."
    ),
    "trf.broken-letter": QT_TRANSLATE_NOOP(
        "Error", "A letter of this text (UTF-8) is broken. The file was cut off or damaged:"
        " have it made again."
    ),
    "trf.too-large": QT_TRANSLATE_NOOP(
        "Error", "The file has more than {most} million bytes, far beyond any tournament."
        " Choose another file."
    ),
    "trf.too-many-lines": QT_TRANSLATE_NOOP(
        "Error", "The file has more than {most} lines of this kind, far beyond any tournament."
        " Choose another file."
    ),
    "trf.too-long": QT_TRANSLATE_NOOP(
        "Error", "The line has more than {most} columns, beyond any number of rounds."
        " Have the file made again."
    ),
    "trf.no-players": QT_TRANSLATE_NOOP(
        "Error", "The file has no player: no line that begins with 001. It is no report file"
        " (TRF), or it was cut off."
    ),
    "trf.and-more": QT_TRANSLATE_NOOP(
        "Error", "There is more of the kind; the list ends here."
    ),
    "trf.more-of-kind": QT_TRANSLATE_NOOP(
        "Error", "… and {count} more of this kind, up to line {last}."
    ),
    "trf.tab": QT_TRANSLATE_NOOP(
        "Error", "A tab stands where columns are counted. Replace it by as many spaces as it"
        " takes to put what follows into its column."
    ),
    "trf.short": QT_TRANSLATE_NOOP(
        "Error", "The line of a player ends before his points (columns 81 to 84); it was cut off."
        " Have the file made again."
    ),
    "trf.misaligned": QT_TRANSLATE_NOOP(
        "Error", "This column has to be blank: what stands beside it is not in its columns."
        " Move it there by adding or removing spaces."
    ),
    "trf.number": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no starting number. Write one from 1 to 9999 in columns 5 to 8."
    ),
    "trf.number-twice": QT_TRANSLATE_NOOP(
        "Error", "The number {number} is given twice, first in line {other}. Correct one of them."
    ),
    "trf.header-twice": QT_TRANSLATE_NOOP(
        "Error", "The record {record} stands in the file twice, first in line {other}."
        " Remove the wrong one."
    ),
    "trf.count": QT_TRANSLATE_NOOP(
        "Error", "The file announces {announced} players and has {players}. Compare it with its"
        " source: it may be cut off."
    ),
    "trf.sex": QT_TRANSLATE_NOOP("Error", "“{text}” is no sex. Write m or w in column 10."),
    "trf.rating": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no rating. Write a number up to {highest} in columns 49 to 52,"
        " or nothing."
    ),
    "trf.birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no birth date from 1900 on. Write 1999/04/01, 1999/00/00 or nothing."
    ),
    "trf.points": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no number of points. Write one such as 4.5 in columns 81 to 84."
    ),
    "trf.rank": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no rank. Write a number in columns 86 to 89, or nothing."
    ),
    "trf.date": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no day of the calendar. Write it as 2026/04/30."
    ),
    "trf.rounds": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no number of rounds. Write one from 1 to {most}."
    ),
    "trf.scoring": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say what results are worth. Correct the record {code},"
        " or remove it if a win gives 1 point and a draw ½."
    ),
    "trf.too-many-tie-breaks": QT_TRANSLATE_NOOP(
        "Error", "The list has more than {most} tie-breaks, far beyond any regulations. Shorten it."
    ),
    "trf.adjustment": QT_TRANSLATE_NOOP(
        "Error", "The record 299 cannot be read from this column on. It has a type in column 5,"
        " points in 14 to 17, a round in 20 to 22, then numbers of players from 24 on."
    ),
    "trf.opponent-number": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no number of an opponent. Write it in its four columns."
    ),
    "trf.opponent": QT_TRANSLATE_NOOP(
        "Error", "The file has no player with the number {opponent}. Correct the opponent;"
        " if the end of the file is missing, have it made again."
    ),
    "trf.opponent-self": QT_TRANSLATE_NOOP(
        "Error", "The player {number} has himself for an opponent. Correct the number."
    ),
    "trf.halves": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the player {number} meets {opponent}, but line {other} gives"
        " {opponent} another opponent or none. Correct one of the lines."
    ),
    "trf.colour": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no colour. Write w or b, or - where there was none."
    ),
    "trf.colours": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the players {number} and {opponent} have the same colour."
        " Correct one of them."
    ),
    "trf.colour-missing": QT_TRANSLATE_NOOP(
        "Error", "The game of {number} and {opponent} in round {round} was played, but a colour"
        " is missing. Write w for one of them and b for the other."
    ),
    "trf.colour-alone": QT_TRANSLATE_NOOP(
        "Error", "The player {number} has a colour but no opponent. Write the opponent’s number,"
        " or - for the colour of a bye."
    ),
    "trf.sides": QT_TRANSLATE_NOOP(
        "Error", "In round {round} what the players {number} and {opponent} got makes no result"
        " together. Correct one of the lines."
    ),
    "trf.bye-letter": QT_TRANSLATE_NOOP(
        "Error", "The player {number} has the result “{letter}” but no opponent. Write the"
        " opponent’s number, or a bye: U, F, H or Z."
    ),
    "trf.bye-with-opponent": QT_TRANSLATE_NOOP(
        "Error", "“{letter}” is a bye, but there is an opponent. Correct one of them."
    ),
    # Tournament report files (TRF): what was understood in another way than it is written
    "trf.encoding": QT_TRANSLATE_NOOP(
        "Error", "The file is not in UTF-8; its letters were read as {encoding}. Look at the"
        " names: if they are wrong, save the file in UTF-8 and import it again."
    ),
    "trf.filled-by-bytes": QT_TRANSLATE_NOOP(
        "Error", "The line of player {number} was filled up by bytes and not by letters;"
        " it was read so. Look at its name."
    ),
    "trf.old-title": QT_TRANSLATE_NOOP(
        "Error", "The old letter “{text}” was read as the title {title}."
    ),
    "trf.title": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no title of FIDE over the board and was left out."
    ),
    "trf.fide-id": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no FIDE ID and was left out."
    ),
    "trf.fide-id-twice": QT_TRANSLATE_NOOP(
        "Error", "The FIDE ID {text} is given twice, first in line {other}; one of them is wrong,"
        " or the player stands in the file twice."
    ),
    "trf.date-form": QT_TRANSLATE_NOOP("Error", "The date “{text}” was read as {read}."),
    "trf.date-unread": QT_TRANSLATE_NOOP(
        "Error", "“{text}” was not understood as a date; the line is kept as it is. Type the date"
        " on the Event page."
    ),
    "trf.birth-month": QT_TRANSLATE_NOOP(
        "Error", "Of the birth date “{text}” only the year was kept: the day is missing."
    ),
    "trf.symbol": QT_TRANSLATE_NOOP(
        "Error", "“{letter}” is no result; the game of player {number} in round {round} was read"
        " as one without a result."
    ),
    "trf.old-bye": QT_TRANSLATE_NOOP(
        "Error", "“{letter}” without an opponent, player {number}, round {round}, was read as the"
        " bye {read}."
    ),
    "trf.blank-rounds": QT_TRANSLATE_NOOP(
        "Error", "Rounds that were left blank were read as zero-point byes (Z): {rounds}."
    ),
    "trf.full-bye": QT_TRANSLATE_NOOP(
        "Error", "The bye F of player {number} in round {round} was read as it is written, a"
        " full-point bye. Some programs write F for the bye of an odd field (U): if so,"
        " correct the file."
    ),
    "trf.free-round": QT_TRANSLATE_NOOP(
        "Error", "Round {round} of player {number} has no opponent. In a round robin that is a"
        " free round and gives no points (C.05 Annex 1)."
    ),
    "trf.more-rounds": QT_TRANSLATE_NOOP(
        "Error", "The file announces {announced} rounds, but {paired} are paired; {paired} was"
        " taken."
    ),
    "trf.points-differ": QT_TRANSLATE_NOOP(
        "Error", "The file gives player {number} {stated} points, but the results of his line make"
        " {counted}. The results were taken."
    ),
    "trf.rank-differs": QT_TRANSLATE_NOOP(
        "Error", "The file gives player {number} the rank {stated}, its results and tie-breaks the"
        " place {place}, and the order below may differ too. A play-off may be behind it, or a"
        " tie-break that the file does not name: compare both tables."
    ),
    "trf.rank-differs-unnamed": QT_TRANSLATE_NOOP(
        "Error", "The file gives player {number} the rank {stated}; it names no tie-breaks, and by"
        " the usual ones he has the place {place}, and the order below may differ too. Set the"
        " tie-breaks of its regulations."
    ),
    "trf.scoring-inferred": QT_TRANSLATE_NOOP(
        "Error", "All points add up with {win} for a win, {draw} for a draw, {loss} for a loss and"
        " {bye} for the bye of an odd field, so this scoring was taken."
    ),
    "trf.scoring-poorer": QT_TRANSLATE_NOOP(
        "Error", "The record {code} gives like results different points, which Arbiter cannot."
        " The first value was taken: compare the table with its source."
    ),
    "trf.system": QT_TRANSLATE_NOOP(
        "Error", "{text} is no system of play for single players that Arbiter knows; the rounds"
        " were read as those of a Swiss."
    ),
    "trf.teams": QT_TRANSLATE_NOOP(
        "Error", "This is a team event. Only the games of its players were read; what is said of"
        " teams is kept as it is."
    ),
    "trf.tie-breaks-left-out": QT_TRANSLATE_NOOP(
        "Error", "Left out of the list of tie-breaks: {names}. The line is kept as it is."
    ),
    "trf.points-not-first": QT_TRANSLATE_NOOP(
        "Error", "The file lets another criterion come before the points. Arbiter puts the points"
        " first."
    ),
    "trf.unknown-record": QT_TRANSLATE_NOOP(
        "Error", "The format has no record “{record}”; the line is kept as it is."
    ),
    "trf.own-comment": QT_TRANSLATE_NOOP(
        "Error", "This comment of Arbiter cannot be understood any more; it is kept as it is."
    ),
}  # fmt: skip
