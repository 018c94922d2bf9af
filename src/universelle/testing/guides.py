"""The guided first game, if there is one, can be played whole, and every bubble speaks of what is on the page."""

from __future__ import annotations

from collections.abc import Iterator, Set
from random import Random
from typing import Final

from universelle.bots import GREEDY, Perspective, bot_at
from universelle.contract.guide import Guide, Step
from universelle.core.errors import IllegalAction
from universelle.drawing.node import Node
from universelle.i18n import LANGUAGES, Translations, is_translated
from universelle.matches.lesson import Lesson
from universelle.tables.journal import READ, Entry
from universelle.tables.session import StoredTable
from universelle.tables.terms import Terms
from universelle.testing.trial import MOST_MOVES, Extent, Trial, law
from universelle.web.guides.bubble import step_of
from universelle.web.guides.opening import guided_record
from universelle.web.table.table_page import Viewer, draw
from universelle.web.table.tables import Table

YOU: Final = "you"  # who owns the guided seat
STRAY: Final = 3  # matches in which free choices are random, and some steps are skipped
SKIPPED: Final = 0.3  # the share of these


@law(Extent.GAME)
def every_step_of_the_guide_comes_and_points_at_what_is_there(trial: Trial) -> None:
    guide = trial.game.guide
    if guide is None:
        return
    languages = [language for language in LANGUAGES if is_translated(language, trial.game.package)]
    table = _table(trial, guide)
    met: list[str] = []
    for step in _steps(table, guide, None):
        if step.id not in met[-1:]:
            met.append(step.id)
        for language in languages:
            _check(table, guide, step, language)
    assert met == [step.id for step in guide.steps if step.id in met], f"the steps come in another order: {met}"
    missing = {step.id for step in guide.steps}.difference(met)
    assert not missing, f"these steps never come: {', '.join(sorted(missing))}"
    begun = [(result.move.seat, result.move.code) for result in table.match.history[: len(guide.line)]]
    assert begun == list(guide.line), f"the line cannot be played: {begun}"


@law(Extent.GAME)
def the_guide_holds_whatever_is_chosen(trial: Trial) -> None:
    guide = trial.game.guide
    for seed in range(STRAY if guide is not None else 0):
        assert guide is not None
        table = _table(trial, guide)
        for step in _steps(table, guide, Random(seed)):
            _check(table, guide, step, LANGUAGES[0])


def _table(trial: Trial, guide: Guide) -> Table:
    record = guided_record(trial.game, guide, LANGUAGES[0])
    return Table(StoredTable("guided", record, {guide.seat: YOU}, terms=Terms(guided=True)))


def _steps(table: Table, guide: Guide, stray: Random | None) -> Iterator[Step]:
    """Play until the guide has no more to say; its steps as they come. `stray` makes free choices
    and skips steps; else a bot chooses."""
    match, ids = table.match, {step.id for step in guide.steps}
    done: set[str] = set()
    for _ in range(MOST_MOVES):
        lesson = table.lesson
        assert lesson is not None
        step = step_of(table, guide.seat)
        if step is not None:
            yield step
            done.add(step.id)
        if done == ids or not match.state.to_move():
            return
        if step is not None and (not step.asks or (stray is not None and stray.random() < SKIPPED)):
            table.add(Entry.noting(guide.seat, READ, step.id))
        else:
            seat = match.state.to_move()[0]
            table.add(Entry(seat, _code(table, lesson, seat, step, stray)))
    raise AssertionError("the guided game does not end")


def _code(table: Table, lesson: Lesson, seat: int, step: Step | None, stray: Random | None) -> str:
    """What somebody does: what is asked for or laid out, else what a bot thinks best."""
    match, guided = table.match, seat == lesson.guide.seat
    wanted = lesson.wanted(step) if guided and step is not None else ()
    if wanted:
        return wanted[0][0]
    if guided and stray is not None:
        return stray.choice(match.state.legal_actions(seat)).code
    laid_out = lesson.answer(seat)
    bot = bot_at(match.game, table.bot_of(seat) or GREEDY, match.record.seed, seat, len(match.history))
    return laid_out or bot.choose(Perspective(match.game, match.state, seat)).code


def _check(table: Table, guide: Guide, step: Step, language: str) -> None:
    words = Translations(language, table.match.game.package)
    assert not Translations(language).has(step.message), f"{step.message} is a message that all games share"
    for key in (step.message, f"{step.message}.text"):
        assert words.has(key), f"{language} has no {key}"
    elements = list(_all(draw(table, Viewer(language, YOU))))
    assert [each for each in elements if each.id == f"step-{step.id}"], f"{step.id} is not shown"
    known = {each.attributes.get(name, "") for each in elements for name in ("id", "data-about")}
    assert known.issuperset(step.at), f"{step.id} points at {step.at}, which is not all on the page"
    lesson = table.lesson
    assert lesson is not None
    wanted = {code for codes in lesson.wanted(step)[:1] for code in codes}
    offered = {each.attributes.get("data-action", "") for each in elements}
    offered.update([code for each in elements for code in each.attributes.get("data-ask", "").split("|")])
    assert offered.issuperset(wanted), f"{step.id} asks for what cannot be chosen: {wanted}"
    if wanted:
        _check_others(table, guide, step, wanted)


def _check_others(table: Table, guide: Guide, step: Step, wanted: Set[str]) -> None:
    """Every other choice is refused."""
    for action in table.match.state.legal_actions(guide.seat):
        try:
            table.check_lesson(guide.seat, [action.code])
        except IllegalAction:
            assert action.code not in wanted, f"{step.id} asks for {action.code} and refuses it"
        else:
            assert action.code in wanted, f"{step.id} does not refuse {action.code}"


def _all(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree.children:
        if isinstance(child, Node):
            yield from _all(child)
