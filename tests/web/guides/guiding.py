"""A visitor at a guided first game."""

from tests.web.visiting import TestClient, post, seq

SLUG = "worlds-fair-1893"


def begin(client: TestClient, slug: str = SLUG) -> str:
    """The address of a guided first game."""
    answer = client.post(f"/guide/{slug}")
    assert answer.status_code == 303
    address: str = answer.headers["location"]
    return address


def guide(client: TestClient, table: str, **what: str) -> None:
    """Press a button of the bubble."""
    post(client, f"{table}/guide", seq=str(seq(client, table)), **what)
