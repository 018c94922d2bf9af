"""Lines of JSON between processes."""

import pytest

from universelle.bots.protocol import Nonsense, read, written


def test_a_message_is_one_line_and_reads_the_same():
    message = {"id": 1, "say": "première\nligne", "list": [1, 2]}
    line = written(message)
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert read(line) == message


@pytest.mark.parametrize("text", [b"", b"hm\n", b"[1]\n", b"1\n", b"\xff\n", b"[" * 100_000])
def test_what_is_no_object_of_json_is_nonsense(text):
    with pytest.raises(Nonsense):
        read(text)
