"""Sentences for errors of the registry of this computer and rating lists."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

REGISTRY_SENTENCES: Mapping[str, str] = {
    "suspended.no-columns": QT_TRANSLATE_NOOP(
        "Error", "No row of the file has headings for a name or a FIDE ID. Write them above the"
        " list: surname and name, birth, FIDE ID, until, reason."
    ),
    "suspended.nobody": QT_TRANSLATE_NOOP(
        "Error", "Nobody is named. Type a name, surname first, or a FIDE ID."
    ),
    "suspended.until": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a date. Type the last day as 31.12.2026, or nothing where none is"
        " known."
    ),
    "registry.date-missing": QT_TRANSLATE_NOOP(
        "Error", "Neither the list {name} nor its name tells its date. Give the date that the list"
        " was published for."
    ),
    "registry.no-such-list": QT_TRANSLATE_NOOP(
        "Error", "No list has the id {id}. The lists that were imported are shown with their ids."
    ),
    "registry.busy": QT_TRANSLATE_NOOP(
        "Error", "Another list is being imported. Wait until that is done, then import this one."
    ),
    "registry.not-written": QT_TRANSLATE_NOOP(
        "Error", "Nothing can be kept in {path}. Check the room on the disk and your rights; what"
        " was there before is as it was."
    ),
    "registry.unreadable": QT_TRANSLATE_NOOP(
        "Error", "The people of this computer cannot be read from {path}. Put a copy of the file in"
        " its place, or move it away to begin anew."
    ),
    "registry.people-set-aside": QT_TRANSLATE_NOOP(
        "Error", "The people kept on this computer could not be read any more. Their file was put"
        " aside as {path}, and a new one is begun; events keep their players. Put a copy of the"
        " file back if you have one."
    ),
    "registry.suspended-set-aside": QT_TRANSLATE_NOOP(
        "Error", "The lists of suspended persons on this computer could not be read any more. Their"
        " file was put aside as {path}. Bring the lists in again: nobody is checked against them"
        " now."
    ),
    "registry.list-damaged": QT_TRANSLATE_NOOP(
        "Error", "The rating list {path} is damaged and is not searched; the other lists are."
        " Import it again."
    ),
    "registry.newer": QT_TRANSLATE_NOOP(
        "Error", "{path} was written by a newer version of Arbiter. Install that version; the file"
        " was left as it is."
    ),
    "registry.archive-broken": QT_TRANSLATE_NOOP(
        "Error", "The archive {path} is damaged, or was not downloaded whole. Download it again."
    ),
    "registry.archive-locked": QT_TRANSLATE_NOOP(
        "Error", "The archive {path} asks for a password. Unpack it and import the list inside."
    ),
    "registry.archive-packing": QT_TRANSLATE_NOOP(
        "Error", "The archive {path} is packed in an unusual way. Unpack it and import the list"
        " inside."
    ),
    "registry.archive-unfolds": QT_TRANSLATE_NOOP(
        "Error", "Out of the archive {path} comes far more than out of any rating list of its size,"
        " so it may be meant to do harm. Download it again, or unpack it and import the list"
        " inside."
    ),
    "registry.archive-without-list": QT_TRANSLATE_NOOP(
        "Error", "The archive {path} has no list inside: no file that ends in txt, xml or csv."
    ),
    "registry.spreadsheet": QT_TRANSLATE_NOOP(
        "Error", "{path} is a spreadsheet. Save it as CSV and import that file as a list."
    ),
    "list.unknown": QT_TRANSLATE_NOOP(
        "Error", "This is not a rating list that can be read. Choose a list as FIDE publishes it,"
                 " or a CSV whose headings name at least “Name” and “Rating”."
    ),
    "list.not-text": QT_TRANSLATE_NOOP(
        "Error", "This is not a text, so it is not a rating list. Choose another file."
    ),
    "list.no-column": QT_TRANSLATE_NOOP(
        "Error", "The headings have no column “{heading}”, as FIDE’s lists have. Download the list"
        " again."
    ),
    "list.which-discipline": QT_TRANSLATE_NOOP(
        "Error", "Nothing tells whether these are standard, rapid or blitz ratings. Give the file"
        " the name that FIDE gives it, such as rapid_rating_list.txt."
    ),
    "list.xml-of-another-kind": QT_TRANSLATE_NOOP(
        "Error", "This XML has no players as FIDE’s lists have them. Choose another file."
    ),
    "list.cut-off": QT_TRANSLATE_NOOP(
        "Error", "The list ends in the middle of a player, so it was not downloaded whole."
        " Download it again."
    ),
    "list.csv": QT_TRANSLATE_NOOP(
        "Error", "The quotation marks do not match. Save the list as CSV again."
    ),
    "list.nobody": QT_TRANSLATE_NOOP(
        "Error", "There is nobody in the list that could be read. Choose another file."
    ),
    "list.short-line": QT_TRANSLATE_NOOP("Error", "The line ends before its last column."),
    "list.broken-element": QT_TRANSLATE_NOOP("Error", "This player’s element is broken XML."),
    "list.fide-id": QT_TRANSLATE_NOOP("Error", "There is no FIDE ID at the beginning."),
    "list.rating": QT_TRANSLATE_NOOP("Error", "The rating is not a number up to 4000."),
    "list.no-name": QT_TRANSLATE_NOOP("Error", "There is no name."),
}  # fmt: skip
