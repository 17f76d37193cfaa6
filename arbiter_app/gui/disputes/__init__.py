"""The pages of incidents and of appeals, with their forms.

What a sanction does is reckoned in `domain/disputes`.
"""
