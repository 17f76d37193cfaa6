"""What the texts share that give the bye before any pair is made (C.04.4.1, C.04.4.2, C.04.5 and
C.04.6): who may meet whom, who has the bye, and why.
"""
