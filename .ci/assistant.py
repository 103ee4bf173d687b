"""An assistive technology: reads the elements of a program by AT-SPI and operates them, as screen readers do.

usage: assistant.py PROCESS
Prints one `name=value` line per finding. Needs gir1.2-atspi-2.0 and python3-gi, and an accessibility bus.
"""
import sys, time, warnings

# The bindings of Debian 12 warn about names that later versions still have.
warnings.simplefilter("ignore")
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

process = int(sys.argv[1])
Atspi.init()
events = []
loop = GLib.MainLoop()


def note(event):
    if event.source is not None:
        events.append(f"{event.type} {event.source.get_name()}")


listener = Atspi.EventListener.new(note)
for kind in ["object:state-changed:focused", "object:property-change:accessible-name", "object:text-changed"]:
    listener.register(kind)


def report(name, value):
    print(f"{name}={value}", flush=True)


def until(condition, seconds=5):
    """Returns the condition's value once it is true, or its last value; events arrive meanwhile."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = condition()
        except GLib.Error:
            found = None
        if found or time.monotonic() > end:
            return found
        for _ in range(50):
            loop.get_context().iteration(False)
        time.sleep(0.02)


def program():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_process_id() == process:
            return child


def inside(element):
    for index in range(element.get_child_count()):
        child = element.get_child_at_index(index)
        # The elements may change meanwhile.
        if child is not None:
            yield child
            yield from inside(child)


app = until(program)
if not app:
    report("program", None)
    sys.exit()
window = until(lambda: app.get_child_at_index(0))
report("program", f"{app.get_role_name()} {app.get_toolkit_name()}")
report("window", f"{window.get_role_name()} {window.get_name()}")


def states(element):
    interesting = ["checked", "editable", "enabled", "focusable", "selected", "showing"]
    set = element.get_state_set()
    return "+".join(it for it in interesting if set.contains(getattr(Atspi.StateType, it.upper())))


def find(name):
    return until(lambda: next((it for it in inside(window) if it.get_name() == name), None))


def find_id(name):
    return until(lambda: next((it for it in inside(window) if it.get_accessible_id() == name), None))


for element in inside(window):
    report("element", f"{element.get_role_name()}|{element.get_name()}|{element.get_description()}|{states(element)}")

place = window.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
dial = find("Dial").get_component_iface()
extents = dial.get_extents(Atspi.CoordType.WINDOW)
report("dial", f"{extents.x} {extents.y} {extents.width} {extents.height}")
extents = dial.get_extents(Atspi.CoordType.SCREEN)
report("dialOnScreen", f"{extents.x - place.x} {extents.y - place.y}")
report("atPoint", window.get_component_iface().get_accessible_at_point(615, 25, Atspi.CoordType.WINDOW).get_name())

text = find("Count 0")
report("id", text.get_accessible_id())
report("level", find("Heading").get_attributes().get("level"))
report("click", find("Add").get_action_iface().do_action(0))
report("counted", until(lambda: text.get_name() == "Count 1"))
report("toggle", find("Loop").get_action_iface().do_action(0))
report("checked", until(lambda: "checked" in states(find("Loop"))))
value = find("Level").get_value_iface()
report("range", f"{value.get_minimum_value()} {value.get_maximum_value()} {value.get_minimum_increment()}")
report("set", value.set_current_value(1.75))
report("value", until(lambda: value.get_current_value() == 1.75))
field = find("Name")
report("text", field.get_text_iface().get_text(0, -1))
report("write", field.get_editable_text_iface().set_text_contents("Grace Höpper"))
report("written", until(lambda: field.get_text_iface().get_text(0, -1) == "Grace Höpper"))
report("insert", field.get_editable_text_iface().insert_text(5, " M.", 3))
report("inserted", field.get_text_iface().get_text(0, -1))
report("secret", find("Secret").get_text_iface().get_text(0, -1))
report("focus", field.get_component_iface().grab_focus())
report("focused", until(lambda: field.get_state_set().contains(Atspi.StateType.FOCUSED)))
report("choose", find("Large").get_action_iface().do_action(0))
report("chosen", until(lambda: "checked" in states(find("Large"))))
row = find("Grace")
report("row", row.get_action_iface().do_action(0))
report("picked", until(lambda: "selected" in states(row)))
rows = find_id("rows").get_selection_iface()
report("selection", f"{rows.get_n_selected_children()} {rows.get_selected_child(0).get_name()}")
report("select", rows.select_child(0))
report("reselected", until(lambda: rows.is_child_selected(0) and not rows.is_child_selected(1)))
report("clear", rows.clear_selection())
report("cleared", until(lambda: rows.get_n_selected_children() == 0))
table = find_id("cities").get_table_iface()
report("table", f"{table.get_n_rows()} {table.get_n_columns()} {table.get_column_header(1).get_name()}")
cells = [table.get_accessible_at(row, column) for row in range(2) for column in range(2)]
report("cells", " ".join(it.get_name() for it in cells))
report("cellIndex", f"{table.get_index_at(1, 0)} {table.get_row_at_index(2)} {table.get_column_at_index(2)}")
report("cellPosition", " ".join(map(str, Atspi.TableCell.get_position(cells[3])[-2:])))
report("rowDescription", table.get_row_description(1))
report("selectRow", table.add_row_selection(1))
report("selectedRows", until(lambda: list(table.get_selected_rows())))


def letter(name, at):
    """Whether a letter's extents lie in its element, and the letter that is found in their middle."""
    element = find(name)
    text, area = element.get_text_iface(), element.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    box = text.get_character_extents(at, Atspi.CoordType.SCREEN)
    range = text.get_range_extents(at, at + 2, Atspi.CoordType.SCREEN)
    isInside = (area.x <= box.x and box.x + box.width <= area.x + area.width
                and area.y <= box.y and box.y + box.height <= area.y + area.height and box.height > 0)
    found = text.get_offset_at_point(
        box.x + box.width // 2, box.y + box.height // 2, Atspi.CoordType.SCREEN)
    report(f"letter{name}", f"{isInside} {range.x == box.x and range.width > box.width} {found}")


letter("Name", 2)
letter("Heading", 3)
size = find("Size").get_selection_iface()
report("option", size.select_child(0))
report("optionSelected", until(lambda: size.is_child_selected(0)))
card = find("Card").get_action_iface()
report("custom", f"{card.get_action_name(0)} {card.do_action(0)}")
report("shuffled", until(lambda: text.get_name() == "Count 11"))
expected = {
    "object:property-change:accessible-name Count 1", "object:text-changed:delete Name",
    "object:text-changed:insert Name", "object:state-changed:focused Name"}
until(lambda: expected <= set(events))
report("missingEvents", expected - set(events) or "none")
# No query follows: the program must show the change by itself.
report("last", find("Add").get_action_iface().do_action(0))
