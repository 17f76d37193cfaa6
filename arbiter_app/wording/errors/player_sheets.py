"""Sentences for errors of spreadsheets of players."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

SHEET_SENTENCES: Mapping[str, str] = {
    # The file
    "sheet.other-workbook": QT_TRANSLATE_NOOP(
        "Error", "{path} is a workbook of another kind. Open it in the spreadsheet program, save it"
        " as XLSX or CSV and import that file."
    ),
    "sheet.protected": QT_TRANSLATE_NOOP(
        "Error", "{path} is protected with a password. Open it in the spreadsheet program, save it"
        " without the password and import that file."
    ),
    "sheet.damaged": QT_TRANSLATE_NOOP(
        "Error", "{path} is damaged. Open it in the spreadsheet program, save it anew as XLSX or"
        " CSV and import that file."
    ),
    "sheet.too-large": QT_TRANSLATE_NOOP(
        "Error", "{path} is far too large for a list of players. Copy the rows of the players into"
        " a new sheet and import that one."
    ),
    "sheet.too-many-sheets": QT_TRANSLATE_NOOP(
        "Error", "{path} has {count} sheets, and no more than {most} are read. Copy the rows of the"
        " players into a new workbook and import that one."
    ),
    "sheet.web-page": QT_TRANSLATE_NOOP(
        "Error", "{path} is a web page, whatever its name. Open it in a spreadsheet program, save"
        " it as XLSX or CSV and import that file."
    ),
    "sheet.not-a-list": QT_TRANSLATE_NOOP(
        "Error", "{path} is not a spreadsheet. Import a file in XLSX or CSV."
    ),
    "players.not-text": QT_TRANSLATE_NOOP(
        "Error", "This is not a text. Save the list as CSV in UTF-8 and import that file."
    ),
    "players.csv": QT_TRANSLATE_NOOP(
        "Error", "The quotation marks do not match. Save the list as CSV again."
    ),
    "players.too-long": QT_TRANSLATE_NOOP(
        "Error", "The list has more than {most} rows. Copy the rows of the players into a new sheet"
        " and import that one."
    ),
    "players.too-wide": QT_TRANSLATE_NOOP(
        "Error", "The list has something behind its column {most}. Delete what stands there, or"
        " copy the rows of the players into a new sheet and import that one."
    ),
    "players.too-many-cells": QT_TRANSLATE_NOOP(
        "Error", "More than {most} cells of the file are filled. Copy the rows of the players into"
        " a new sheet and import that one."
    ),
    "players.row-too-long": QT_TRANSLATE_NOOP(
        "Error", "The line has more than {most} letters. Copy the rows of the players into a new"
        " sheet and import that one."
    ),
    "players.cell-too-long": QT_TRANSLATE_NOOP(
        "Error", "The text has more than {most} letters, as no cell of a spreadsheet can. Shorten"
        " it."
    ),
    "players.empty": QT_TRANSLATE_NOOP(
        "Error", "The list has no players. Below the line of headings write one player a line."
    ),
    # Its headings
    "players.no-name": QT_TRANSLATE_NOOP(
        "Error", "No column has names or IDs. Say which one has them, or write “Name” or “FIDE ID”"
        " above it."
    ),
    "players.heading-twice": QT_TRANSLATE_NOOP(
        "Error", "“{text}” says the same as an earlier heading. Leave out, remove or rename one of"
        " the columns."
    ),
    "players.which-rating": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say which rating. Choose what the column says, or name it"
        " “FIDE rating” or “National rating”."
    ),
    "players.beyond-headings": QT_TRANSLATE_NOOP(
        "Error", "“{text}” stands in a column without a heading. Choose what the column says, add a"
        " heading or remove it."
    ),
    # Its cells
    "players.name": QT_TRANSLATE_NOOP("Error", "The name is missing. Write it, surname first."),
    "players.unknown-id": QT_TRANSLATE_NOOP(
        "Error", "No list on this computer knows the ID {text}, and the row has no name. Write the"
        " name, or import the list that has this ID."
    ),
    "players.birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a birth date from 1900 on. Write 1999, 1999-04-01 or"
                 " 01.04.1999."
    ),
    "players.sex": QT_TRANSLATE_NOOP("Error", "“{text}” is not a sex. Write m or f."),
    "players.title": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a title. Write GM, IM, FM, CM, WGM, WIM, WFM or WCM."
    ),
    "players.board": QT_TRANSLATE_NOOP(
        "Error",
        "“{text}” is no board. Write a number from 1 to 99, the word reserve, both, or nothing.",
    ),
    "players.sport-rank": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a sport rank. Write MSMK, MS, KMS, I, II, III, IV, or I-Y, II-Y,"
                 " III-Y."
    ),
    "players.grade": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a grade of Go. Write a kyu from 30k to 1k, a dan from 1d to 9d,"
        " or nothing."
    ),
    "players.rating": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a rating. Write a number up to 4000, or nothing."
    ),
    "players.fide-id": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a FIDE ID. Write its digits, or nothing."
    ),
    "players.shortened": QT_TRANSLATE_NOOP(
        "Error", "The spreadsheet has shortened the number to “{text}”, and its digits are lost."
        " Format the column as text and write the number again."
    ),
    "players.defect": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is an error of the spreadsheet, not a value. Open the list in the"
        " spreadsheet program and correct the cell."
    ),
    "players.not-reckoned": QT_TRANSLATE_NOOP(
        "Error", "The cell holds a formula, and the file does not hold its value. Open the list in"
        " the spreadsheet program, save it there and import it again."
    ),
    # What should be looked at
    "players.guessed-birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is understood as {read}. Correct the list if it means another day."
    ),
    "players.suspended": QT_TRANSLATE_NOOP(
        "Error", "“{text}” may be on a list of suspended persons ({source}); who is under a"
        " sanction in force is not admitted (Ukrainian rules V.1.11, X)."
    ),
    "players.letters": QT_TRANSLATE_NOOP(
        "Error", "Papers cannot print {letters} of “{text}”: they have the Latin form of the"
        " name where there is one, else a □."
    ),
    "players.birth-to-come": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is after the year of the event. Correct the list if it is a mistake."
    ),
    "players.listed-otherwise": QT_TRANSLATE_NOOP(
        "Error", "The list says “{text}”, the rating list “{listed}”. The list is followed; check"
        " the ID and the cell."
    ),
    "players.listed-sex": QT_TRANSLATE_NOOP(
        "Error", "The list says “{text}”, the rating list the other sex. The list is followed;"
        " check the ID and the cell."
    ),
    "players.listed-name": QT_TRANSLATE_NOOP(
        "Error", "The ID belongs to {listed} in the rating list. Check that this is the same"
        " person."
    ),
    "players.no-player": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not look like a name. The row is left out unless you take it."
    ),
    "players.in-event": QT_TRANSLATE_NOOP(
        "Error", "{other} is registered already. The row is left out unless you take it."
    ),
    "players.onto-roster": QT_TRANSLATE_NOOP(
        "Error", "{other} is registered already, and comes onto the roster, not registered twice."
    ),
    "players.entered-too": QT_TRANSLATE_NOOP(
        "Error", "{other} is in the event already, and is entered here too, not registered twice."
    ),
    "players.fits-nowhere": QT_TRANSLATE_NOOP(
        "Error", "No tournament of the event fits by birth, sex and rank. The row is left out"
        " unless you say where it goes."
    ),
    "players.unknown-tournament": QT_TRANSLATE_NOOP(
        "Error", "The event has no tournament “{text}”. The row is left out unless you say where it"
        " goes, or let the tournament be added."
    ),
    "players.in-line": QT_TRANSLATE_NOOP(
        "Error", "The same person stands in line {other} already. This row is left out unless you"
        " take it."
    ),
}  # fmt: skip
