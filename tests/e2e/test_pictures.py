"""Pictures of every page for people to look at, in `tests/e2e/shots`; axe checks each page on the way."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has no stubs
from playwright.sync_api import expect

from fishka.bots.kit import Kit
from tests.e2e.conftest import SHOTS, NewTab
from tests.e2e.tab import Tab
from tests.e2e.tables import best_play, play_of
from tests.e2e.test_together import pair
from tests.e2e.test_whole_games import finished_or_mine, play_one

SIZES = {
    "320": (320, 640),
    "side": (740, 360),
    "360": (360, 740),
    "768": (768, 1024),
    "1100": (1100, 760),
    "1440": (1440, 900),
}
IMPACTS = {"serious", "critical", "moderate"}


def picture(tab: Tab, name: str) -> list[str]:
    """Save what is seen. Gives what axe finds."""
    tab.page.wait_for_timeout(150)
    SHOTS.mkdir(exist_ok=True)
    tab.page.screenshot(path=SHOTS / f"{name}.png")
    found = Axe().run(tab.page).response["violations"]
    return [
        f"{name}: {one['id']}: {one['help']} {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in IMPACTS
    ]


@pytest.mark.timeout(200)
@pytest.mark.parametrize(
    ("locale", "edition", "dark"),
    [
        ("ru-RU", "ru_scrabble_home", False),
        ("ru-RU", "ru_scrabble_home", True),
        ("ru-RU", "erudit_biplant_131", False),
        ("en-GB", "en_home", True),
    ],
)
def test_every_page_is_fit_to_be_seen(
    locale: str, edition: str, dark: bool, new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = new_tab(locale=locale, dark=dark)
    kit = kits(edition, "mod_casual")
    faults: list[str] = []
    mark = f"{edition}-{'dark' if dark else 'light'}"

    def shoot(page: str, sizes: tuple[str, ...] = ("360", "1440")) -> None:
        for size in sizes:
            width, height = SIZES[size]
            tab.page.set_viewport_size({"width": width, "height": height})
            faults.extend(picture(tab, f"{page}-{size}-{mark}"))
        tab.page.set_viewport_size({"width": 1440, "height": 900})

    tab.go("/")
    expect(tab.page.locator(".ed").first).to_be_visible()
    tab.page.locator(f'.ed input[value="{edition}"]').check(force=True)
    shoot("home")
    tab.page.locator(".way.table").click()
    expect(tab.page.locator(".seat").first).to_be_visible()
    shoot("new")
    tab.page.locator(".btn.go").click()
    tab.page.wait_for_url("**/g/*")
    for _ in range(6):
        assert not finished_or_mine(tab)
        play_one(tab, kit, "keys")
    assert not finished_or_mine(tab)
    shoot("game", tuple(SIZES))
    while (move := play_of(tab, kit)) is None:
        play_one(tab, kit, "keys")
        assert not finished_or_mine(tab)
    tab.lay(kit.edition, move, "keys")
    shoot("laid", tuple(SIZES))
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("4")
    shoot("exchange")
    tab.page.keyboard.press("Escape")
    tab.page.get_by_role("button", name="Menu" if locale.startswith("en") else "Меню").click()
    shoot("menu")
    tab.page.locator("dialog .btn.danger").click()
    tab.page.locator("dialog .btn.danger").click()
    expect(tab.page.locator("dialog .final")).to_be_visible()
    shoot("result")
    tab.page.locator("dialog .btn.quiet").click()
    shoot("over")
    tab.go("/about")
    shoot("about")
    tab.go("/")
    tab.page.locator(".way.friend").click()
    tab.page.wait_for_url("**/g/*")
    expect(tab.page.locator(".invite .qr")).to_be_visible()
    shoot("room")
    assert not faults, "\n".join(faults)


def accept_or_mine(tab: Tab) -> bool:
    """Lets other people's plays stand; whether it is the viewer's turn with nothing left to accept."""
    view = tab.seen()
    accept = tab.page.locator(".window .acts .btn.primary")
    if "accept" in view.may:
        # In one step within the page: the window may close at any moment.
        accept.evaluate_all("buttons => buttons.filter(one => !one.disabled).forEach(one => one.click())")
    return view.turn == view.viewer and view.window is None


@pytest.mark.timeout(200)
def test_many_players_a_window_and_high_contrast_are_fit_to_be_seen(
    new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = new_tab()
    kit = kits("erudit_biplant_131")
    faults: list[str] = []

    def shoot(page: str, sizes: tuple[str, ...] = ("320", "360", "768", "1100", "1440", "side")) -> None:
        for size in sizes:
            width, height = SIZES[size]
            tab.page.set_viewport_size({"width": width, "height": height})
            faults.extend(picture(tab, f"{page}-{size}"))
            wide = tab.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{page} is {wide} wide at {width}"
        tab.page.set_viewport_size({"width": 1440, "height": 900})

    tab.go("/")
    expect(tab.page.locator(".ed").first).to_be_visible()
    shoot("home")
    tab.page.locator('.ed input[value="erudit_biplant_131"]').check(force=True)
    tab.page.locator(".way.table").click()
    for number in range(5):
        tab.page.locator(".seats > .btn").click()
        tab.page.locator(".seat select").nth(number + 1).select_option(
            ["beginner", "club", "strong"][number % 3]
        )
    tab.page.get_by_role("switch").first.click()
    shoot("new-many", ("320", "1440"))
    tab.page.locator(".btn.go").click()
    tab.page.wait_for_url("**/g/*")
    for turn in range(2):
        tab.until(lambda: accept_or_mine(tab), "it is my turn", 90)
        play = play_of(tab, kit)
        if turn == 0 and play is not None:
            tab.lay(kit.edition, play, "keys")
            tab.commit()
    shoot("many")
    tab.page.locator(".top .btn.icon-only").last.click()
    tab.page.locator("dialog .seg button").nth(2).click()
    tab.page.keyboard.press("Escape")
    shoot("many-contrast", ("360", "1440"))
    assert not faults, "\n".join(faults)


def test_an_open_challenge_window_is_fit_to_be_seen(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    first, second = pair(new_tab)
    kit = kits("ru_scrabble_home")
    first.lay(kit.edition, best_play(first, kit), "keys")
    first.commit()
    expect(second.page.locator(".window .ring")).to_be_visible()
    faults: list[str] = []
    for size in ("360", "768", "1440"):
        width, height = SIZES[size]
        for tab, who in ((first, "mine"), (second, "theirs")):
            tab.page.set_viewport_size({"width": width, "height": height})
            faults.extend(picture(tab, f"window-{who}-{size}"))
    second.page.keyboard.press("3")
    expect(second.page.locator("dialog .cost")).to_be_visible()
    for size in ("360", "1440"):
        width, height = SIZES[size]
        second.page.set_viewport_size({"width": width, "height": height})
        faults.extend(picture(second, f"challenge-{size}"))
    assert not faults, "\n".join(faults)
