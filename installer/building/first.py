"""What the frozen program does before anything else.

Its own libraries are found by a variable that is read once, at the start. Programs that it opens,
a browser or a viewer of PDF, must not find them too: theirs may be newer.
"""

import os

_PATH = "LD_LIBRARY_PATH"

if (of_system := os.environ.pop(f"{_PATH}_ORIG", None)) is not None:
    os.environ[_PATH] = of_system
else:
    os.environ.pop(_PATH, None)
