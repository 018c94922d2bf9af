"""Short editions, as files for tests that play whole games."""

from universelle.games.registry import load, metas


def toml(sections) -> str:
    lines = []
    for name, values in sections.items():
        lines += [f"[{name}]", *[f"{key} = {value}" for key, value in values.items()]]
    return "\n".join(lines)


SHORT = {slug: toml(load(slug).checks.short) for slug in metas()}
