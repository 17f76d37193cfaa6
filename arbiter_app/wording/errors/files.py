"""Sentences for files that cannot be opened, read or written, and for faults found in one."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

FILE_SENTENCES: Mapping[str, str] = {
    "file.missing": QT_TRANSLATE_NOOP("Error", "There is no file {path}. Check the name."),
    "file.unreadable": QT_TRANSLATE_NOOP(
        "Error", "{path} cannot be read. Check the disk and your rights."
    ),
    "file.not-regular": QT_TRANSLATE_NOOP(
        "Error", "{path} is a folder, a device or a pipe, and not a file that can be read. Choose"
        " a file."
    ),
    "file.too-large": QT_TRANSLATE_NOOP(
        "Error", "{path} has {size} MB, and of its kind no more than {most} MB are read. Check that"
        " it is the right file."
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
    "file.damaged-at": QT_TRANSLATE_NOOP(
        "Error", "{path} is damaged: {place} cannot be read. The file was left as it is; open a"
        " copy or a snapshot made earlier."
    ),
    "file.foreign": QT_TRANSLATE_NOOP(
        "Error", "{path} holds what Arbiter has not made: {place}. It could show other results than"
        " the file has, so the file was not opened and left as it is. Open a copy made earlier, and"
        " ask who worked on this one."
    ),
    "file.faulty": QT_TRANSLATE_NOOP(
        "Error", "{path} is not what its journal says: {place}. Nothing more is written until that"
        " is dealt with. Open the file in the window of Arbiter: it offers the snapshots, the"
        " second copy, and to go on from the rows as they are."
    ),
    "file.two-states": QT_TRANSLATE_NOOP(
        "Error", "{path} was copied here after a crash, and beside it lies a log with other acts."
        " Both make a whole event: that of the copy ends at {copy}, the one before the crash at"
        " {log}. Open the file in the window of Arbiter and choose."
    ),
    "file.strange-log": QT_TRANSLATE_NOOP(
        "Error", "Beside {path} lies the log of another state of it, left by a crash; the event was"
        " read as the file has it, without that log."
    ),
    "file.read-only": QT_TRANSLATE_NOOP(
        "Error", "You have no right to write {path} or into its folder, or the disk is"
        " write-protected. Copy it to a folder where you may write, and open the copy."
    ),
    "file.in-use": QT_TRANSLATE_NOOP(
        "Error", "{path} is open in another window of Arbiter. Go on there, or close it first."
    ),
    "file.of-earlier-version": QT_TRANSLATE_NOOP(
        "Error", "{path} is of an earlier version of Arbiter, and only the window brings it to this"
        " one. Open it there once."
    ),
    "file.no-locks": QT_TRANSLATE_NOOP(
        "Error", "{path} cannot be locked where it is: two programs could write into it at once."
        " Copy it to a folder of this computer, and open the copy."
    ),
    "file.exists": QT_TRANSLATE_NOOP(
        "Error", "{path} exists already and was left as it is. Choose another name or folder."
    ),
    "file.is-an-event": QT_TRANSLATE_NOOP(
        "Error", "{path} is the place of an event file and was left as it is. Choose another name."
    ),
    "file.name-letters": QT_TRANSLATE_NOOP(
        "Error", "Not every system takes the name of {path}. It may not begin with a dot, a dash or"
        " a space, nor end with a dot or a space, nor hold unseen signs or any of"
        " \\ / : * ? \" < > |. Type another name."
    ),
    "file.name-device": QT_TRANSLATE_NOOP(
        "Error", "Windows takes the name of {path} for a device, so no file can be called so there."
        " Type another name."
    ),
    "file.name-too-long": QT_TRANSLATE_NOOP(
        "Error", "The name of {path} is too long for some systems. Type a shorter one."
    ),
    "file.open-elsewhere": QT_TRANSLATE_NOOP(
        "Error", "{path} is open in another program, such as a viewer, and was left as it is. Close"
        " it there, or choose another name."
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
    "verify.schema": QT_TRANSLATE_NOOP(
        "Error", "What keeps the journal from being changed was taken out of the file: {place}."
    ),
    "verify.entry": QT_TRANSLATE_NOOP("Error", "An entry of the journal cannot be read: {place}."),
    "verify.value": QT_TRANSLATE_NOOP("Error", "A value cannot be read: {place}."),
    "verify.attachment": QT_TRANSLATE_NOOP(
        "Error", "An attached file is not as it was attached: {place}."
    ),
}  # fmt: skip
