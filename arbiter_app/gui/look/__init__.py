"""How everything looks: colours by name, sizes grown from the font, letters, and the room between
things. No widget is made here, and nothing knows what it shows.
"""
