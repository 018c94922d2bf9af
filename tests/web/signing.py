"""What people do to sign up and in."""

import re
from html import unescape

PASSWORD = "ferris wheel 93"
LINK = re.compile(r'id="link"[^>]*|value="([^"]*/me/[^"]*)"')


def sign_up(client, name="Ana", **fields):
    return client.post("/sign-up", data={"name": name, "password": PASSWORD, **fields})


def sign_in(client, who="Ana", password=PASSWORD, **fields):
    return client.post("/sign-in", data={"who": who, "password": password, **fields})


def personal_link(client) -> str:
    """The path of a guest's link."""
    found = re.search(r'value="[^"]*(/me/[^"]*)"', client.get("/sign-in").text)
    return unescape(found[1])
