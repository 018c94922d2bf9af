"""A survey of a house in which all is well."""

from universelle.operating.house import BACKUP, Process
from universelle.operating.statistics import Counts
from universelle.operating.survey import Survey

FIGURES = {"free": 5e10, "free_share": 0.5, "slowest": 0.05, "oldest": 0.0, "waiting": 0, "streams": 3, "watched": 2}
WELL_OFF = Survey(
    at=1000.0,
    kind="Sqlite",
    failing=None,
    answered=0.002,
    offset=0.01,
    decisions={BACKUP: {"at": 900.0, "size": 1}},
    counts=Counts(running=1, finished=1, waiting=0, damaged=0, reported=0, by_post=0, size=1),
    processes=[Process("a", 0.0, 1.0, FIGURES)],
    samples=[],
    happenings=[],
)
