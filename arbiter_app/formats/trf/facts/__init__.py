"""One kind of fact in each module, its records read and written side by side; whole files are read
in `reading` and written in `writing`.
"""
