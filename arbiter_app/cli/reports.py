"""The command that writes a report file (TRF), or a list of players."""

from argparse import Namespace

from arbiter_app.cli.console import ENGLISH, Exit, note, say
from arbiter_app.cli.sources import event_of_file
from arbiter_app.cli.tournaments import stage_in
from arbiter_app.formats import trf
from arbiter_app.services.files.report_files import report_losses, stage_to_report, write_report
from arbiter_app.wording.adjusted_reports import adjusted, adjusted_head
from arbiter_app.wording.terms.report_files import losses, remarks

LIST_SUFFIXES = (".csv", ".xlsx", ".tsv", ".txt")
_OF_OTHER_PROGRAMS = (".xls", ".ods", ".pdf", ".html", ".arbiter")
"""What a report under such a name would not be taken for."""


def export(arguments: Namespace) -> Exit:
    """Write what the name of the file asks for."""
    if arguments.output.suffix.lower() in LIST_SUFFIXES:
        # The library of workbooks takes as long to import as a report to write.
        from arbiter_app.cli.lists import export_list

        return export_list(arguments)
    if arguments.output.suffix.lower() in _OF_OTHER_PROGRAMS:
        arguments.refuse(f"{arguments.output}: the name must end in .trf, .csv or .xlsx")
    return _export_report(arguments)


def _export_report(arguments: Namespace) -> Exit:
    """Write the report of an event whole or not at all, and note what its version cannot say."""
    event = event_of_file(arguments.file)
    version = trf.Version(f"TRF{arguments.format}")
    stage = stage_in(event, arguments)
    finality = None if arguments.finality is None else trf.Finality(arguments.finality)
    write_report(arguments.output, event, version, stage=stage, finality=finality)
    told = stage_to_report(event, stage)
    for remark in remarks(ENGLISH, told):
        note(remark)
    if version is trf.Version.TRF26 and (listed := adjusted(ENGLISH, told.tournament)):
        note(adjusted_head(ENGLISH, len(listed)))
    for loss in losses(ENGLISH, report_losses(event, version, stage=stage)):
        note(f"{version} does not say: {loss}.")
    say(arguments.output)
    return Exit.DONE
