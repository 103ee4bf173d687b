"""Windows of other programs that accept drops by XDND, and that drag."""
import ctypes, os, select, threading, time

from displays import ClientMessage, SelectionEvent

NAMES = [
    "XdndAware", "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished", "XdndTypeList",
    "XdndSelection", "XdndActionCopy", "XdndProxy", "WINDOW", "ATOM", "INCR", "LEGATO_DROP"]
BUTTON_PRESS, PROPERTY_NOTIFY, SELECTION_REQUEST, SELECTION_NOTIFY, CLIENT_MESSAGE = 4, 28, 30, 31, 33


class XWindow:
    """A window on a separate connection."""

    def __init__(self, display, x, y, width, height):
        self.x11 = x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XGetAtomName.restype = ctypes.c_char_p
        for name in ["XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow"]:
            getattr(x11, name).restype = ctypes.c_ulong
        self.connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
        self.atoms = {name: self.atom(name) for name in NAMES}
        self.names = {atom: name for name, atom in self.atoms.items()}
        self.root = ctypes.c_ulong(x11.XDefaultRootWindow(self.connection))
        self.window = x11.XCreateSimpleWindow(
            self.connection, self.root, x, y, width, height, 0, ctypes.c_ulong(0), ctypes.c_ulong(0xFFFFFF))

    def atom(self, name):
        return self.x11.XInternAtom(self.connection, name.encode(), 0)

    def name(self, atom):
        return self.x11.XGetAtomName(self.connection, ctypes.c_ulong(atom)).decode()

    def select(self, window, mask):
        self.x11.XSelectInput(self.connection, ctypes.c_ulong(window), ctypes.c_long(mask))

    def change(self, window, name, kind, numbers):
        self.x11.XChangeProperty(
            self.connection, ctypes.c_ulong(window), ctypes.c_ulong(self.atoms[name]),
            ctypes.c_ulong(self.atoms[kind]), 32, 0, (ctypes.c_ulong * len(numbers))(*numbers), len(numbers))

    def take(self, window, name, deletes):
        """The data and the type of a property of a window."""
        kind, size, count, rest, data = (
            ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p())
        self.x11.XGetWindowProperty(
            self.connection, ctypes.c_ulong(window), ctypes.c_ulong(self.atoms[name]), ctypes.c_long(0),
            ctypes.c_long(1 << 26), int(deletes), ctypes.c_ulong(0), ctypes.byref(kind), ctypes.byref(size),
            ctypes.byref(count), ctypes.byref(rest), ctypes.byref(data))
        if not data.value:
            return b"", 0
        found = ctypes.string_at(data.value, count.value * {8: 1, 16: 2, 32: ctypes.sizeof(ctypes.c_long)}[size.value])
        self.x11.XFree(data)
        return found, kind.value

    def numbers(self, window, name):
        """The numbers in a property of a window."""
        data, size = self.take(window, name, False)[0], ctypes.sizeof(ctypes.c_long)
        return [int.from_bytes(data[at:at + size], "little") for at in range(0, len(data), size)]

    def post(self, receiver, window, name, numbers):
        """Sends a message about a window to a receiver."""
        event = ClientMessage(type=CLIENT_MESSAGE, window=window, message=self.atoms[name], format=32)
        event.data[:] = [*numbers, *[0] * (5 - len(numbers))]
        self.x11.XSendEvent(
            self.connection, ctypes.c_ulong(receiver), 0, ctypes.c_long(0), ctypes.byref(event))
        self.x11.XFlush(self.connection)


class DropTarget(XWindow):
    """A window that notes presses and the messages of drags over it, and reads a type of what is dropped.

    With `answers` false it answers to none of them; with `accepts` false it refuses drops; with `fetches` false it
    reads the data only when `fetch` is called. With `is_desktop` it receives what is dragged over no window.
    """

    def __init__(
            self, display, x, y, width, height, wanted, answers=True, accepts=True, fetches=True, is_desktop=False):
        self.wanted, self.answers, self.accepts, self.fetches = wanted, answers, accepts, fetches
        self.messages, self.types, self.data, self.places = [], [], None, []
        self.presses, self.refusals, self.dropped, self.awaits, self.error = 0, 0, 0, False, None
        super().__init__(display, x, y, width, height)
        x11 = self.x11
        self.select(self.window, 1 << 22 | 1 << 2)
        self.target = self.root.value if is_desktop else self.window
        self.change(self.window, "XdndAware", "ATOM", [5])
        if is_desktop:
            for window in [self.window, self.target]:
                self.change(window, "XdndProxy", "WINDOW", [self.window])
        x11.XMapRaised(self.connection, ctypes.c_ulong(self.window))
        x11.XSync(self.connection, 0)
        self.stops, self.changed = os.pipe(), threading.Condition()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.stops[1])
        self.thread.join()
        os.close(self.stops[0])
        if self.target != self.window:
            self.x11.XDeleteProperty(self.connection, self.root, ctypes.c_ulong(self.atoms["XdndProxy"]))
        self.x11.XCloseDisplay(self.connection)
        if self.error:
            raise self.error

    def until(self, condition, seconds=10):
        """Waits for a condition on what was noted; returns whether it holds."""
        with self.changed:
            self.changed.wait_for(lambda: self.error or condition(), seconds)
            return condition()

    def fetch(self):
        """Requests what was dropped, with the time of the drop."""
        with self.changed:
            self.x11.XConvertSelection(
                self.connection, ctypes.c_ulong(self.atoms["XdndSelection"]),
                ctypes.c_ulong(self.atom(self.wanted)),
                ctypes.c_ulong(self.atoms["LEGATO_DROP"]), ctypes.c_ulong(self.window), ctypes.c_ulong(self.dropped))
            self.x11.XFlush(self.connection)

    def send(self, source, name, *numbers):
        self.post(source, source, name, [self.target, *numbers])

    def run(self):
        try:
            self.handle_events()
        except Exception as error:
            with self.changed:
                self.error = error
                self.changed.notify_all()

    def next(self, event, source):
        """Receives the next event; returns false once the target is closed."""
        sources = [self.x11.XConnectionNumber(self.connection), self.stops[0]]
        while True:
            with self.changed:
                if self.x11.XPending(self.connection):
                    self.x11.XNextEvent(self.connection, ctypes.byref(event))
                    return True
            # An answer comes so late that a source that does not wait for it is noticed.
            ready = select.select(sources, [], [], 0.02 if self.awaits and self.answers else None)[0]
            if self.stops[0] in ready:
                return False
            if not ready:
                with self.changed:
                    self.awaits = False
                    self.send(source, "XdndStatus", int(self.accepts) | 2, 0, 0, self.atoms["XdndActionCopy"])

    def handle_events(self):
        event, source, parts = ClientMessage(), 0, None
        while self.next(event, source):
            with self.changed:
                if event.type == BUTTON_PRESS:
                    self.presses += 1
                elif event.type == CLIENT_MESSAGE:
                    source = event.data[0]
                    self.receive(self.names.get(event.message, ""), event.data)
                elif event.type == SELECTION_NOTIFY:
                    notice = ctypes.cast(ctypes.byref(event), ctypes.POINTER(SelectionEvent)).contents
                    if notice.places[3] == 0:
                        self.refusals += 1
                        self.changed.notify_all()
                        continue
                    data, kind = self.take(self.window, "LEGATO_DROP", True)
                    if kind == self.atoms["INCR"]:
                        parts = []
                    else:
                        self.data = data
                elif event.type == PROPERTY_NOTIFY and parts is not None:
                    change = ctypes.cast(ctypes.byref(event), ctypes.POINTER(SelectionEvent)).contents
                    if change.places[1] == self.atoms["LEGATO_DROP"] and change.places[3] & 0xFFFFFFFF == 0:
                        parts.append(self.take(self.window, "LEGATO_DROP", True)[0])
                        if not parts[-1]:
                            self.data, parts = b"".join(parts), None
                if self.data is not None and "XdndFinished" not in self.messages:
                    self.messages.append("XdndFinished")
                    if self.answers:
                        self.send(source, "XdndFinished", 1, self.atoms["XdndActionCopy"])
                self.changed.notify_all()

    def receive(self, name, numbers):
        if name in ["XdndPosition", "XdndDrop"] and self.awaits:
            raise AssertionError(f"{name} comes before the answer to the last XdndPosition")
        self.awaits = name == "XdndPosition"
        if name != "XdndPosition" or self.messages[-1:] != [name]:
            self.messages.append(name)
        source = numbers[0]
        if name == "XdndEnter":
            atoms = self.numbers(source, "XdndTypeList") if numbers[1] & 1 else [atom for atom in numbers[2:5] if atom]
            self.types = [self.name(atom) for atom in atoms]
        elif name == "XdndPosition":
            self.places.append((numbers[2] >> 16, numbers[2] & 0xFFFF))
        elif name == "XdndDrop":
            self.dropped = numbers[2]
            if self.fetches:
                self.fetch()


class DropSource(XWindow):
    """A program that drags data, a dictionary of types, over a window of another one, and drops it there.

    With `answers` false it never sends the data. Data of more than 256 KiB is sent in parts.
    """

    PART = 1 << 18

    def __init__(self, display, target, data, answers=True):
        super().__init__(display, -10, -10, 1, 1)
        self.target, self.data, self.answers = target, data, answers
        self.transfers = {}
        # A proxy names itself as its proxy.
        proxy = self.numbers(target, "XdndProxy")
        self.receiver = proxy[0] if proxy and self.numbers(proxy[0], "XdndProxy") == proxy else target
        self.types = {self.atom(name): data for name, data in data.items()}

    def begin(self):
        """Begins the drag, and enters the window."""
        # The server's time is that of a change.
        event = SelectionEvent()
        self.select(self.window, 1 << 22)
        self.change(self.window, "XdndAware", "ATOM", [5])
        self.x11.XWindowEvent(
            self.connection, ctypes.c_ulong(self.window), ctypes.c_long(1 << 22), ctypes.byref(event))
        self.time = event.places[2]
        self.x11.XSetSelectionOwner(
            self.connection, ctypes.c_ulong(self.atoms["XdndSelection"]), ctypes.c_ulong(self.window),
            ctypes.c_ulong(self.time))
        self.change(self.window, "XdndTypeList", "ATOM", list(self.types))
        self.send("XdndEnter", 5 << 24 | (len(self.types) > 3), *list(self.types)[:3])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.x11.XCloseDisplay(self.connection)

    def send(self, name, *numbers):
        self.post(self.receiver, self.target, name, [self.window, *numbers])

    def move(self, x, y):
        """Moves to a place on the screen; returns whether the target accepts the data, None if it does not answer."""
        self.send("XdndPosition", 0, x << 16 | y, self.time, self.atoms["XdndActionCopy"])
        return self.reply("XdndStatus")

    def leave(self):
        self.send("XdndLeave")

    def vanish(self):
        """Destroys the window; the connection stays, so that no other program gets the window's number."""
        self.x11.XDestroyWindow(self.connection, ctypes.c_ulong(self.window))
        self.x11.XSync(self.connection, 0)

    def drop(self, waits=True):
        """Drops the data; returns whether the target has taken it, None if it does not answer."""
        self.send("XdndDrop", 0, self.time)
        return self.reply("XdndFinished") if waits else None

    def reply(self, name, seconds=10):
        """Serves the data until the target sends a message; returns its first flag, None without one."""
        event, end = ClientMessage(), time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.x11.XPending(self.connection):
                select.select([self.x11.XConnectionNumber(self.connection)], [], [], 0.1)
                continue
            self.x11.XNextEvent(self.connection, ctypes.byref(event))
            if event.type == CLIENT_MESSAGE and event.data[0] == self.target:
                if self.names.get(event.message) == name:
                    return event.data[1] & 1 == 1
            elif event.type in [SELECTION_REQUEST, PROPERTY_NOTIFY]:
                places = ctypes.cast(ctypes.byref(event), ctypes.POINTER(SelectionEvent)).contents.places
                if event.type == SELECTION_REQUEST and self.answers:
                    self.serve(*places)
                elif places[3] & 0xFFFFFFFF == 1 and tuple(places[:2]) in self.transfers:
                    self.send_part(*places[:2])
        return None

    def put(self, window, name, kind, size, data):
        self.x11.XChangeProperty(
            self.connection, ctypes.c_ulong(window), ctypes.c_ulong(name), ctypes.c_ulong(kind), size, 0, data,
            len(data))

    def serve(self, _, place, selection, kind, name, moment):
        data = self.types.get(kind)
        # The target of an earlier drag must not receive the data of this one.
        if data is None or moment < self.time:
            name = 0
        elif len(data) > self.PART:
            self.select(place, 1 << 22)
            self.transfers[place, name] = (kind, data)
            self.put(place, name, self.atoms["INCR"], 32, (ctypes.c_ulong * 1)(len(data)))
        else:
            self.put(place, name, kind, 8, data)
        answer = SelectionEvent(type=SELECTION_NOTIFY)
        answer.places[:5] = place, selection, kind, name, moment
        self.x11.XSendEvent(self.connection, ctypes.c_ulong(place), 0, ctypes.c_long(0), ctypes.byref(answer))
        self.x11.XFlush(self.connection)

    def send_part(self, place, name):
        """Sends the next part of some data; an empty one is the end."""
        kind, data = self.transfers.pop((place, name))
        if data:
            self.transfers[place, name] = (kind, data[self.PART:])
        self.put(place, name, kind, 8, data[:self.PART])
        self.x11.XFlush(self.connection)
