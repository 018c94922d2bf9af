"""What goes beside the drawing of a table over its stream."""

from universelle.web.table.asides import NOTHING, Asides


class Note:
    """Something that has changed once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.listeners: list = []
        self.fresh = True

    def subscribe(self, changed):
        self.listeners.append(changed)
        return lambda: self.listeners.remove(changed)

    def news(self):
        fresh, self.fresh = self.fresh, False
        return {self.name: "é"} if fresh else {}


def test_what_is_new_is_one_event_and_told_once():
    asides = Asides(Note("one"), Note("other"))
    assert asides.texts() == ['event: aside\ndata: {"one": "é", "other": "é"}\n\n']
    assert asides.texts() == []
    assert NOTHING.texts() == []


def test_all_parts_are_subscribed_to_and_left():
    notes = Note("one"), Note("other")
    end = Asides(*notes).subscribe(print)
    assert [note.listeners for note in notes] == [[print], [print]]
    end()
    assert [note.listeners for note in notes] == [[], []]
