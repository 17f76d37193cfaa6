"""Commands about incidents, protests and appeals, with the sanctions that follow.

What a sanction does to results and players is reckoned in the `domain`.
"""
