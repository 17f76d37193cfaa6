"""What a command of the command line is."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module

from arbiter_app.cli.console import Exit
from arbiter_app.values import frozen


@frozen
class Command:
    """A command: the module and function that do it, and what it may be told.

    The module is named instead of imported here, and imported when the command runs: a table of
    a report needs neither the database nor the library of PDF files, which take twice as long to
    import as everything else takes to run.
    """

    module: str
    function: str
    summary: str
    add_arguments: Callable[[ArgumentParser], None]

    def run(self, arguments: Namespace) -> Exit:
        module = import_module(f"arbiter_app.cli.{self.module}")
        function: Callable[[Namespace], Exit] = getattr(module, self.function)
        return function(arguments)
