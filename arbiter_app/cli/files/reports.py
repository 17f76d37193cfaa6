"""The command that writes a report file (TRF), or a list of players."""

from argparse import Namespace

from arbiter_app.cli.console import ENGLISH, Exit, complain, explained, note, say
from arbiter_app.cli.reading.sources import event_of_file
from arbiter_app.cli.reading.tournaments import stage_in
from arbiter_app.formats import trf
from arbiter_app.services.files.report_files import report_losses, stage_to_report, write_report
from arbiter_app.services.files.report_sets import planned_reports, write_reports
from arbiter_app.wording.adjusted_reports import adjusted, adjusted_head
from arbiter_app.wording.terms.report_files import losses, remarks

LIST_SUFFIXES = (".csv", ".xlsx", ".tsv", ".txt")
_OF_OTHER_PROGRAMS = (".xls", ".ods", ".pdf", ".html", ".arbiter")
"""What a report under such a name would not be taken for."""


def export(arguments: Namespace) -> Exit:
    """Write what the name of the file asks for."""
    if arguments.all:
        return _export_all(arguments)
    if arguments.output.suffix.lower() in LIST_SUFFIXES:
        # The library of workbooks takes as long to import as a report to write.
        from arbiter_app.cli.files.lists import export_list

        return export_list(arguments)
    if arguments.output.suffix.lower() in _OF_OTHER_PROGRAMS:
        arguments.refuse(f"{arguments.output}: the name must end in .trf, .csv or .xlsx")
    return _export_report(arguments)


def _export_all(arguments: Namespace) -> Exit:
    """Write a report of each tournament, and say which cannot be written yet."""
    if arguments.stage is not None or arguments.tournament is not None:
        arguments.refuse("--all is for all tournaments: leave out --stage and --tournament")
    event = event_of_file(arguments.file)
    version = trf.Version(f"TRF{arguments.format}")
    finality = None if arguments.finality is None else trf.Finality(arguments.finality)
    planned = planned_reports(event, arguments.file.stem, version, finality)
    for each in write_reports(arguments.output, event, version, planned):
        for loss in losses(ENGLISH, each.losses):
            note(f"{each.name}: {version} does not say: {loss}.")
        say(arguments.output / each.name)
    refused = [(each.place, each.refusal) for each in planned if each.refusal is not None]
    for place, refusal in refused:
        complain(f"{place}: {explained(refusal)}")
    return Exit.NO if refused else Exit.DONE


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
