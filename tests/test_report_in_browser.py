"""The report in a real browser: our script runs, nobody else's does."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reports import render
from shall import dossier as dossiers

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
HOSTILE = "</script></pre><script>window.hacked=1</script><img src=x onerror=window.hacked=2>"

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"no browser at {CHROMIUM}")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The specimen, with an engine that tries to get its own script into the page."""
    dossier = dossiers.read(Path(__file__).with_name("specimen.json").read_bytes())
    engine = msgspec.structs.replace(dossier.manifest, engine=HOSTILE, vendor=HOSTILE, build=HOSTILE)
    [book] = dossier.rulebooks
    first = book.evidence[0]
    assert first.transcript
    events = tuple(msgspec.structs.replace(each, note=HOSTILE) for each in first.transcript.events)
    shown = msgspec.structs.replace(
        first, transcript=msgspec.structs.replace(first.transcript, events=events)
    )
    book = msgspec.structs.replace(book, evidence=(shown, *book.evidence[1:]))
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_bytes(render(msgspec.structs.replace(dossier, manifest=engine, rulebooks=(book,)), "html"))
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def said() -> list[str]:
    """What the console said."""
    return []


@pytest.fixture
def page(browser: Any, report: Path, said: list[str]) -> Iterator[Any]:
    page = browser.new_page()
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(report.as_uri())
    yield page
    page.close()


def shown(page: Any) -> int:
    return int(page.locator("tr[data-verdict]:visible").count())


def test_our_script_runs_and_the_console_is_silent(page: Any, said: list[str]) -> None:
    assert page.locator("#filter").is_visible()
    assert said == []


def test_an_injected_script_does_not_run(page: Any) -> None:
    assert page.evaluate("window.hacked === undefined")
    assert page.locator("script").count() == 1


def test_clauses_are_filtered_by_text_verdict_and_method(page: Any, said: list[str]) -> None:
    assert shown(page) == 6
    page.fill("#by-text", "CASH called")
    assert shown(page) == 1
    assert page.locator("#shown").text_content() == "1 of 6 clauses"
    page.fill("#by-text", "")
    page.select_option("#by-verdict", "violates")
    assert shown(page) == 1
    page.select_option("#by-verdict", "")
    page.select_option("#by-method", "attest")
    assert shown(page) == 2
    assert said == []


def test_a_link_to_evidence_opens_it(page: Any) -> None:
    page.locator("#violations h4 a").first.click()
    page.locator("#all-in-holdem-0a1b2c3d4e5f[open]").wait_for(state="attached", timeout=5000)


def test_a_link_to_a_clause_undoes_a_filter_that_hides_it(page: Any) -> None:
    page.select_option("#by-method", "attest")
    page.locator("#violations h3 a").first.click()
    page.wait_for_function("document.querySelector('#shown').textContent === '6 of 6 clauses'", timeout=5000)
    assert shown(page) == 6


def test_without_script_all_is_there_but_the_filter(browser: Any, report: Path) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(report.as_uri())
    assert not page.locator("#filter").is_visible()
    assert page.locator("tr[data-verdict]:visible").count() == 6


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_the_page_never_scrolls_sideways(browser: Any, report: Path, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto(report.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
