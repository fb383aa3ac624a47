"""The inn as an app: what a browser needs to install it, and what it shows without a connection."""

import json
from pathlib import Path
import re
from shutil import copytree
from typing import Any, cast
from urllib.parse import urljoin

from playwright.sync_api import expect
import pytest

from bree.lang import LANGUAGES
from bree.server.routes.pages import HOME
from tests.browser.games import thrown
from tests.browser.inn import Inn, me
from tests.browser.person import Come, Person
from tests.server.running import running, settings

pytestmark = pytest.mark.xdist_group("browser")
BROKEN = r"net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|WebSocket connection"
READY = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""


def with_worker(come: Come, **more: Any) -> Person:
    return come("Ania", service_workers="allow", **more)


def settled(person: Person) -> None:
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert person.page.evaluate(READY) in ("activating", "activated")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_may_install_it(inn: Inn, come: Come, language: str) -> None:
    """The manifest in the reader's language, icons of the sizes that it names, and an active service worker."""
    person = with_worker(come, language=language)
    person.go()
    settled(person)
    href = person.page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = person.page.request.get(urljoin(inn.url, href))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["name"], manifest["lang"]) == (person.say("web-title"), language)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        image = person.page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode(); return `${i.width}x${i.height}`; }",
            icon["src"],
        )
        assert image == icon["sizes"]
        sizes.add((icon["sizes"], icon["purpose"]))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    devtools = person.context.new_cdp_session(person.page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []


def test_it_opens_without_a_connection(come: Come) -> None:
    """The page comes from the service worker, says so in one sentence, and is back with the connection."""
    person = with_worker(come)
    person.go()
    settled(person)
    person.context.set_offline(True)
    person.page.reload()
    alert = person.page.get_by_role("alert").filter(has_text=person.say("web-offline"))
    expect(alert).to_be_visible()
    person.go("/about")
    expect(person.page.get_by_role("heading", name=person.say("web-about-title"))).to_be_visible()
    person.go()
    person.context.set_offline(False)
    expect(person.page.locator("article")).to_have_count(5)
    person.forgive(BROKEN)


def test_a_table_without_a_connection(inn: Inn, come: Come) -> None:
    laid = inn.bring(thrown("ring weapon orc gandalf ring"), me("Ania"), me("Bilbo"))
    person = with_worker(come)
    person.sit(laid, "frodo")
    settled(person)
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.get_by_role("alert").filter(has_text=person.say("web-away"))).to_be_visible()
    person.context.set_offline(False)
    person.wait_until_asked()
    person.forgive(BROKEN)


def test_nothing_private_is_kept(inn: Inn, come: Come) -> None:
    """No answer of the server, no page of a table, no token: only files of this build."""
    laid = inn.bring(thrown("ring weapon orc gandalf ring"), me("Ania"), me("Bilbo"))
    person = with_worker(come)
    person.go()
    settled(person)
    person.sit(laid, "frodo")
    person.wait_until_asked()
    kept = person.page.evaluate(KEPT)
    assert "/index.html" in kept
    assert [path for path in kept if not re.fullmatch(r"/index\.html|/mark\.svg|/assets/[\w.-]+", path)] == []
    texts = person.page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) found.push(await (await cache.match(request)).text());
            }
            return found.join(' ');
        }"""
    )
    assert not [word for word in (laid.id, laid.host, *laid.tokens.values()) if word in texts]


def test_a_new_build_replaces_the_old_shell(come: Come, tmp_path: Path) -> None:
    """A page that is open keeps its files; the next visit after it is closed has only those of the new build."""
    static = tmp_path / "static"
    copytree(HOME, static)
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), static=static) as house:
        person = with_worker(come, to=cast(Inn, house))
        person.go()
        settled(person)
        before = person.page.evaluate("() => caches.keys()")
        script = static / "worker.js"
        script.write_text(re.sub(r"const VERSION = '\w+'", "const VERSION = 'newer'", script.read_text()))
        (static / "worker.js.gz").unlink()
        person.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        person.page.wait_for_function(
            "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting?.state === 'installed')"
        )
        assert set(person.page.evaluate("() => caches.keys()")) == {*before, "shell-newer"}
        person.page.goto("about:blank")
        person.go()
        person.page.wait_for_function("() => caches.keys().then((names) => names.join() === 'shell-newer')")
        expect(person.page.locator("article")).to_have_count(5)


def test_the_manifest_speaks_as_the_page_does() -> None:
    """Both come from the same texts: the build has one manifest for each language."""
    for language in LANGUAGES:
        assert json.loads((HOME / f"bree.{language}.webmanifest").read_text())["lang"] == language
