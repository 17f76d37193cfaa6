"""Sentences for what threatens the event file, its snapshots and its second copy."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

SAFETY_SENTENCES: Mapping[str, str] = {
    "file.gone": QT_TRANSLATE_NOOP(
        "Error", "{path} is not there any more: it was removed or renamed, or its disk was pulled"
        " out. Nothing can be saved into it. Bring it back, or save the event under another name:"
        " everything up to your last act is still here."
    ),
    "file.replaced": QT_TRANSLATE_NOOP(
        "Error", "Another program has put other contents in the place of {path}. Nothing was"
        " written over them. Save the event under another name and go on there."
    ),
    "snapshot.failed": QT_TRANSLATE_NOOP(
        "Error", "No snapshot could be taken into {path}. Your act was done all the same. See that"
        " the disk has room."
    ),
    "snapshot.other-event": QT_TRANSLATE_NOOP(
        "Error", "{path} is not a snapshot of this event, and nothing was changed. Choose another"
                 " one."
    ),
    "snapshot.same": QT_TRANSLATE_NOOP(
        "Error", "The event is as the snapshot has it. There is nothing to restore."
    ),
    "clock.set-back": QT_TRANSLATE_NOOP(
        "Error", "The clock of this computer shows {now}, but the last act was at {last}. Acts are"
        " kept in their order all the same. Set the clock: its time is printed on papers."
    ),
    "copy.folder-gone": QT_TRANSLATE_NOOP(
        "Error", "The second folder {path} is not there, so no copy was made. The event itself is"
        " saved. Plug the stick in again, or choose another folder."
    ),
    "copy.no-answer": QT_TRANSLATE_NOOP(
        "Error", "The disk with the copy {path} does not answer. The event itself is saved. Pull"
        " the stick out and plug it in again, or choose another folder."
    ),
    "copy.same-folder": QT_TRANSLATE_NOOP(
        "Error", "The event file itself is in the folder {path}. Choose another one for the copy,"
        " best on another disk."
    ),
    "copy.in-use": QT_TRANSLATE_NOOP(
        "Error", "The copy {path} is open in a window of Arbiter and was left as it is. Close that"
        " window; the event itself is saved."
    ),
    "copy.failed": QT_TRANSLATE_NOOP(
        "Error", "The copy {path} could not be written. The event itself is saved. See that the"
        " stick is plugged in, has room, and is not write-protected."
    ),
    "copy.faulty": QT_TRANSLATE_NOOP(
        "Error", "{path} is not what its own journal says: {place}. Choose another one."
    ),
    "copy.not-this-event": QT_TRANSLATE_NOOP(
        "Error", "{path} is a copy of another event. Choose another one."
    ),
    "copy.other-event": QT_TRANSLATE_NOOP(
        "Error", "{path} is not an earlier state of this event, so it was not replaced: it is"
                 " another one, or work went on in it. Move it away, or choose another folder."
    ),
}  # fmt: skip
