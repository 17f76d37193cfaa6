"""The registration desk: who is here, what is paid, what is found wanting.

The decisions of the mandate commission stand in `commission`.
"""
