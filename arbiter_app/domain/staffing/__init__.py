"""How many arbiters an event needs and has, and whether its officials are as the rules want them.

Who is an official, and on what duty, stands in `facts`; what is pointed out about a player who is
one, in `registration.findings`.
"""
