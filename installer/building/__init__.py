"""What people install: a portable folder, its archive, a package or setup of the system, a wheel.

`python3 installer build` runs this room with the program's Python. PyInstaller makes the folder
(`freeze`, by `arbiter.spec`); the rest packs it as each system wants it. How the program is started
and what it does stands in `arbiter_app`, not here.
"""
