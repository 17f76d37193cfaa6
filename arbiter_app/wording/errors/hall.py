"""Sentences for errors of the hall: boards, rooms and the order of rounds."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

HALL_SENTENCES: Mapping[str, str] = {
    "hall.boards-taken": QT_TRANSLATE_NOOP(
        "Error",
        "{title}, round {round} needs boards of the hall at which {other} plays round"
        " {other_round} at the same time: {numbers}. Change the first board of one of them"
        " (Alt+F6 on the page of tournaments) or the time of a round (Ctrl+F6).",
    ),
    "hall.first-board": QT_TRANSLATE_NOOP(
        "Error",
        "{first} is no first board for {title}. Type a number from 1 to {most}, or nothing for"
        " boards of its own.",
    ),
    "hall.before-first": QT_TRANSLATE_NOOP(
        "Error",
        "Board {at} of the hall is in front of the boards of this tournament: its first one is"
        " {first}. Type boards from there on, or change the first board (Alt+F6 on the page"
        " of tournaments).",
    ),
    "hall.times-order": QT_TRANSLATE_NOOP(
        "Error",
        "{title}: round {round} would start before round {before} or together with it. Look at the"
        " times of its rounds.",
    ),
    "room.name-missing": QT_TRANSLATE_NOOP(
        "Error", "The room with the boards {first}–{last} has no name. Type one, such as Room A."
    ),
    "room.boards": QT_TRANSLATE_NOOP(
        "Error",
        "{name}: boards from {first} to {last} are no range. Type the lower number first, from 1"
        " to {most}.",
    ),
    "room.overlap": QT_TRANSLATE_NOOP(
        "Error",
        "{name} and {other} have boards in common, and a board stands in one room. Change the"
        " range of one of them.",
    ),
    "room.unreadable": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no room with its boards. Type it as Room A: 1–40, one in each line."
    ),
}
