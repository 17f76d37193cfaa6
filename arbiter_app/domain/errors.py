"""What the rules do not allow: a code and its facts; the sentence is made where it is shown."""


class RuleError(Exception):
    """The regulations, or the state of the event, do not allow what was asked.

    `code` names the refusal ("draw.too-few-players"); `facts` hold what the sentence needs: words
    and numbers, or what is named in the language of the sentence alone, as a match of a bracket.
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
