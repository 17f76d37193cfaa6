"""Events of every kind as a released version wrote them, for later versions to open.

`stories` tells what happens in them, `making` writes them, each version into a folder of its own;
`test_old_files` opens them all.
"""
