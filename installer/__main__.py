"""The entry of `python3 installer`: any older Python can read this file and say what it lacks."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the older Python is the one that reads this
    sys.exit(
        "Arbiter needs Python 3.11 or newer, this is Python " + sys.version.split()[0] + "."
        " If a newer one is installed, type its name, such as: python3.12 installer run"
    )

from pathlib import Path

# Python puts the folder it was given on the path; the package is found from its parent.
sys.path[0] = str(Path(__file__).resolve().parent.parent)

from installer.commands import main  # noqa: E402 - only after both steps above

if __name__ == "__main__":
    main()
