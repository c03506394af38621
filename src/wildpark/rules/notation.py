"""Actions as short text, fit for people, records and URLs."""

from collections.abc import Iterable

from wildpark.rules.terms import Action, GameError, exact


class Notations:
    """The text of every action of a game, by its id, and back."""

    def __init__(self, texts: Iterable[str], allowed: str) -> None:
        """``allowed`` tells in a few words of English what texts there are."""
        self.texts = tuple(texts)
        self.ids = {text: action for action, text in enumerate(self.texts)}
        self.allowed = allowed

    def text(self, action: Action) -> str:
        """The text of an action; GameError if there is no such id."""
        if type(action) is not int:
            action = exact(action)
        if type(action) is not int or not 0 <= action < len(self.texts):
            raise self.unknown(str(action))
        return self.texts[action]

    def action(self, text: str) -> Action:
        """The id of the action that ``text`` names; GameError if there is none."""
        action = self.ids.get(text)
        if action is None:
            raise self.unknown(text)
        return action

    def unknown(self, text: str) -> GameError:
        """The error for a text or an id that no action has."""
        return GameError(
            "unknown-notation",
            f"there is no action {text!r}; actions are {self.allowed}",
            text=text,
        )
