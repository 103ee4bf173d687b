"""A program without windows under Wayland, which types keys, moves the mouse and shares the clipboard."""
import array, contextlib, os, select, socket, struct, tempfile, time

KEYMAP = b"""xkb_keymap {
xkb_keycodes { include "evdev+aliases(qwerty)" };
xkb_types { include "complete" };
xkb_compat { include "complete" };
xkb_symbols { include "pc+us+inet(evdev)" };
};
\0"""
# The codes of keys in Linux.
CODES = {"Tab": 15, "control": 29, "a": 30, "x": 45, "c": 46, "v": 47, "space": 57}
# The bit of a modifier.
CONTROL = 4


class Peer:
    """A connection to a compositor of wlroots: its socket lies at `path`."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.last, self.received, self.descriptors = 1, b"", []
        self.names, self.handlers, self.types, self.offer, self.data = {}, {}, {}, 0, {}
        self.registry = self.new(self.global_is_there)
        self.send(1, 1, self.registry)
        self.round_trip()
        seat, keyboards, pointers, clipboards = (
            self.bind(name) for name in
            ["wl_seat", "zwp_virtual_keyboard_manager_v1", "zwlr_virtual_pointer_manager_v1",
             "zwlr_data_control_manager_v1"])
        self.keyboard, self.pointer, self.clipboards = self.new(), self.new(), clipboards
        self.send(keyboards, 0, seat, self.keyboard)
        self.send(pointers, 0, seat, self.pointer)
        with tempfile.TemporaryFile() as file:
            file.write(KEYMAP)
            file.flush()
            self.send(self.keyboard, 0, 1, len(KEYMAP), descriptors=[file.fileno()])
        self.device = self.new(self.clipboard_changes)
        self.send(clipboards, 1, self.device, seat)
        self.round_trip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    # Messages

    def new(self, handler=lambda *_: None):
        """The number of a new object, whose events a function receives."""
        self.last += 1
        self.handlers[self.last] = handler
        return self.last

    def send(self, target, request, *values, descriptors=()):
        body = b""
        for value in values:
            if isinstance(value, str):
                text = value.encode() + b"\0"
                body += struct.pack("=I", len(text)) + text + bytes(-len(text) % 4)
            else:
                body += struct.pack("=I", value)
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))] if descriptors else []
        self.socket.sendmsg([struct.pack("=IHH", target, request, 8 + len(body)) + body], rights)

    def receive(self, seconds):
        """Handles the compositor's events, waiting for some."""
        if not select.select([self.socket], [], [], seconds)[0]:
            return
        data, rights, _, _ = self.socket.recvmsg(1 << 16, socket.CMSG_SPACE(4 * 28))
        if not data:
            raise ConnectionError("the compositor has gone away")
        for _, _, numbers in rights:
            self.descriptors += array.array("i", numbers)
        self.received += data
        while len(self.received) >= 8:
            source, event, size = struct.unpack("=IHH", self.received[:8])
            if len(self.received) < size:
                break
            body, self.received = self.received[8:size], self.received[size:]
            if source == 1 and event == 0:
                raise ConnectionError(f"the compositor refuses: {body[12:]}")
            self.handlers.get(source, lambda *_: None)(event, body)

    def round_trip(self):
        done = []
        self.send(1, 0, self.new(lambda *_: done.append(True)))
        end = time.monotonic() + 10
        while not done:
            if time.monotonic() > end:
                raise TimeoutError("the compositor has not answered for 10 s")
            self.receive(1)

    def global_is_there(self, event, body):
        if event == 0:
            self.names[self.text(body[4:])] = struct.unpack("=I", body[:4])[0]

    def bind(self, name):
        number = self.new()
        self.send(self.registry, 0, self.names[name], name, 1, number)
        return number

    @staticmethod
    def text(body):
        size = struct.unpack("=I", body[:4])[0]
        return body[4:3 + size].decode()

    # Keys

    def press(self, *names):
        """Presses keys together, such as control and c, and releases them."""
        control = CONTROL if "control" in names else 0
        self.send(self.keyboard, 2, control, 0, 0, 0)
        for state, keys in [(1, names), (0, reversed(names))]:
            for name in keys:
                self.send(self.keyboard, 1, int(time.monotonic() * 1000) & 0xFFFFFFFF, CODES[name], state)
        self.send(self.keyboard, 2, 0, 0, 0, 0)
        self.round_trip()

    def press_until(self, condition, *names):
        """Presses keys, again while their window does not have the keyboard yet; returns whether a condition holds."""
        return any(self.press(*names) or self.until(condition, 1) for _ in range(20))

    # The mouse

    def point(self, *places):
        """Moves the mouse to places on a screen of 1280 x 800 points."""
        for x, y in places:
            self.send(self.pointer, 1, 0, x, y, 1280, 800)
            self.send(self.pointer, 4)
            self.round_trip()

    def button(self, is_pressed):
        """Presses or releases the left button."""
        self.send(self.pointer, 2, 0, 0x110, int(is_pressed))
        self.send(self.pointer, 4)
        self.round_trip()

    # The clipboard

    def clipboard_changes(self, event, body):
        number = struct.unpack("=I", body[:4])[0] if body else 0
        if event == 0:
            self.types[number] = []
            self.handlers[number] = lambda _, type: self.types[number].append(self.text(type))
        elif event == 1:
            self.offer = number

    def offered(self):
        """The types on the clipboard."""
        self.round_trip()
        return self.types.get(self.offer, [])

    def request(self, kind):
        """The end of a pipe that data of the clipboard is written to."""
        read, write = os.pipe()
        self.send(self.offer, 0, kind, descriptors=[write])
        os.close(write)
        return read

    def paste(self, kind, seconds=10):
        """The data of a type on the clipboard, as far as it arrives in this time."""
        data, end = b"", time.monotonic() + seconds
        with open(self.request(kind), "rb", buffering=0) as pipe:
            while select.select([pipe], [], [], max(0, end - time.monotonic()))[0]:
                part = pipe.read(1 << 16)
                if not part:
                    break
                data += part
        return data

    def copy(self, kind, data, others=()):
        """Offers data, and types without data."""
        source = self.new(self.source_event)
        self.data = {kind: data}
        self.send(self.clipboards, 0, source)
        for name in [kind, *others]:
            self.send(source, 0, name)
        self.send(self.device, 0, source)
        self.round_trip()

    def source_event(self, event, body):
        if event == 0:
            with contextlib.suppress(BrokenPipeError), open(self.descriptors.pop(0), "wb") as pipe:
                pipe.write(self.data.get(self.text(body), b""))

    def until(self, condition, seconds=10):
        """Handles events until a condition holds; returns whether it does."""
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end:
            self.receive(0.02)
        return condition()
