"""The pairing of a Swiss, round by round: worked out, looked at with its reasons, published.

Who plays is said in the page of players and byes; results are typed on the page of rounds.
"""
