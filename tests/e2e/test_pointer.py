"""Mouse and finger: dragging, tapping, the blank's dialog."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewTab
from tests.e2e.tab import Tab
from tests.e2e.tables import against_bot, empty_row, with_a_blank, with_frames


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(tab: Tab, source: Locator, target: Locator | tuple[float, float]) -> None:
    """With the mouse, in several steps."""
    tab.page.mouse.move(*middle(source))
    tab.page.mouse.down()
    x, y = target if isinstance(target, tuple) else middle(target)
    tab.page.mouse.move(x + 6, y + 6, steps=5)
    tab.page.mouse.move(x, y)
    tab.page.mouse.up()


def test_tiles_are_dragged_to_squares_between_squares_and_home(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    at = empty_row(tab, 3)
    rack = tab.rack_text()
    drag(tab, tab.rack().nth(0), tab.cell(at))
    assert tab.laid() == {at: rack[0]}
    drag(tab, tab.cell(at).locator(".tile"), tab.cell(at + 2))
    assert tab.laid() == {at + 2: rack[0]}
    drag(tab, tab.rack().nth(0), tab.cell(at + 2))
    assert tab.laid() == {at + 2: rack[1]}, "dropped on a tentative tile, they change places"
    assert sorted(tab.rack_text() + rack[1]) == sorted(rack)
    drag(tab, tab.cell(at + 2).locator(".tile"), tab.page.locator("[data-rack]"))
    assert tab.laid() == {}
    assert sorted(tab.rack_text()) == sorted(rack)


def test_a_tile_dropped_on_a_fixed_tile_or_outside_goes_home(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    rack = tab.rack_text()
    fixed = next((square for square, tile in enumerate(tab.seen().board) if tile), None)
    if fixed is not None:
        drag(tab, tab.rack().nth(2), tab.cell(fixed))
    drag(tab, tab.rack().nth(2), (5.0, 400.0))
    assert tab.laid() == {}
    assert tab.rack_text() == rack


def test_the_rack_is_arranged_by_dragging_and_stays_so_after_a_reload(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    rack = tab.rack_text()
    first, last = tab.rack().nth(0), tab.rack().nth(6)
    x, y = middle(last)
    drag(tab, first, (x + 18, y))
    expected = rack[1:] + rack[0]
    assert tab.rack_text() == expected
    tab.until(lambda: any(frame["t"] == "rack_order" for frame in tab.sent), "the order is stored")
    tab.page.wait_for_timeout(200)
    tab.page.reload()
    expect(tab.rack()).to_have_count(7)
    assert tab.rack_text() == expected


def test_tap_a_tile_tap_a_square_tap_it_back(new_tab: NewTab) -> None:
    tab = against_bot(new_tab(touch=True, width=390, height=844))
    at = empty_row(tab, 3)
    rack = tab.rack_text()
    tab.rack().nth(3).tap()
    expect(tab.page.locator("[data-rack] .picked")).to_have_count(1)
    tab.cell(at).tap()
    assert tab.laid() == {at: rack[3]}
    tab.cell(at).tap()
    assert tab.laid() == {}
    assert tab.rack_text() == rack


def test_a_right_click_returns_a_tile(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    at = empty_row(tab, 3)
    tab.rack().nth(0).click()
    tab.cell(at).click()
    assert len(tab.laid()) == 1
    tab.cell(at).click(button="right")
    assert tab.laid() == {}


def test_a_finger_drags_a_tile_that_leads_above_it_and_the_page_stays(new_tab: NewTab) -> None:
    tab = against_bot(new_tab(touch=True, width=390, height=844))
    at = empty_row(tab, 3)
    letter = tab.rack_text()[1]
    line = tab.page.context.new_cdp_session(tab.page)
    x, y = middle(tab.rack().nth(1))
    to_x, to_y = middle(tab.cell(at))
    cell = tab.cell(at).bounding_box()
    assert cell is not None
    below = to_y + cell["width"] * 1.2

    def touch(kind: str, px: float, py: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": px, "y": py}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    for step in range(1, 9):
        touch("touchMove", x + (to_x - x) * step / 8, y + (below - y) * step / 8)
    held = tab.page.locator(".held-layer .tile")
    expect(held).to_be_visible()
    box = held.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] / 2 < below - cell["height"] * 0.7, "the tile leads above the finger"
    assert tab.page.evaluate("scrollY") == 0
    touch("touchEnd", to_x, below)
    assert tab.laid() == {at: letter}


def test_a_dropped_blank_asks_for_its_letter_once(new_tab: NewTab) -> None:
    tab = new_tab()
    with_frames(tab, with_a_blank)
    against_bot(tab, blanks=True)
    at = empty_row(tab, 3)
    blank = tab.page.locator("[data-rack] .tile.blank").first
    blank.click()
    tab.cell(at).click()
    letters = tab.page.locator("dialog .letter")
    expect(letters.first).to_be_visible()
    tab.page.keyboard.press("Escape")
    assert tab.laid() == {}, "cancelling puts it back"
    drag(tab, tab.page.locator("[data-rack] .tile.blank").first, tab.cell(at))
    letters.get_by_text("Ж", exact=True).click()
    assert tab.laid() == {at: "Ж"}
    drag(tab, tab.cell(at).locator(".tile"), tab.cell(at + 1))
    expect(letters).to_have_count(0)
    assert tab.laid() == {at + 1: "Ж"}
    tab.cell(at + 1).click()
    tab.key("я", "KeyZ")
    assert tab.laid() == {at + 1: "Я"}
    tab.cell(at + 1).click()
    tab.page.locator("dialog footer .btn").click()
    assert tab.laid() == {}
