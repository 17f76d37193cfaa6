"""What a command is asked about: the file it reads, and which tournament and which people of it.

Nothing is printed here but what is wrong with that.
"""
