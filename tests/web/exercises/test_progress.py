"""How a browser has done."""

from universelle.web.exercises.progress import answered, progress_in


def test_what_a_cookie_does_not_tell_is_open():
    assert progress_in("", 3) == ["-", "-", "-"]
    assert progress_in("rw", 3) == ["r", "w", "-"]
    assert progress_in("r<script>", 3) == ["r", "-", "-"]


def test_what_was_right_once_stays_right():
    assert answered(["-", "-"], 1, right=False) == "-w"
    assert answered(["-", "w"], 1, right=True) == "-r"
    assert answered(["r", "-"], 0, right=False) == "r-"
