"""The command that writes a report file (TRF)."""

from argparse import Namespace

from arbiter_app.cli.console import ENGLISH, Exit, note
from arbiter_app.cli.sources import event_of_file
from arbiter_app.formats import trf
from arbiter_app.services.report_files import write_report
from arbiter_app.wording.errors import sentence


def export_report(arguments: Namespace) -> Exit:
    """Write the report of an event whole or not at all, and note what its version cannot say."""
    event = event_of_file(arguments.file)
    version = trf.Version(f"TRF{arguments.format}")
    write_report(arguments.output, event, version)
    for loss in trf.losses(event, version):
        note(sentence(ENGLISH, loss.code, loss.facts))
    print(arguments.output)
    return Exit.DONE
