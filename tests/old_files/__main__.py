"""Writes the old files of this version: `python3 installer old-files`."""

import sys

from tests.old_files.making import main

sys.exit(main())
