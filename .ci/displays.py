"""Displays for checks: Xvfb, and sway without a screen, whose frame callbacks hold swaps back."""
import contextlib, ctypes, os, shutil, subprocess, tempfile, time


def plain_environment(**variables):
    """The environment without a display, and with these variables."""
    env = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "DISPLAY")}
    return env | variables


@contextlib.contextmanager
def xvfb(depth=24, size="1280x800", resources="", **variables):
    """An X server of its own, with resources, and some variables in its environment: the name of its display."""
    read, write = os.pipe()
    # Otherwise it resets its resources when the program that sets them exits.
    server = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", f"{size}x{depth}"], pass_fds=[write],
        env={**os.environ, **variables}, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as file:
            display = ":" + file.readline().strip()
        if resources:
            subprocess.run(
                ["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", resources],
                env=plain_environment(DISPLAY=display), check=True)
        yield display
    finally:
        server.terminate()
        server.wait()


class ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, as long as its XEvent."""
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


def ask_to_close(display, window):
    """Requests that a window close, as the button in its title bar does, without a window manager."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))

    def atom(name):
        return x11.XInternAtom(connection, name.encode(), 0)

    event = ClientMessage(type=33, window=int(window), message=atom("WM_PROTOCOLS"), format=32)
    event.data[0] = atom("WM_DELETE_WINDOW")
    x11.XSendEvent(
        connection, ctypes.c_ulong(int(window)), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XCloseDisplay(connection)


class SelectionEvent(ctypes.Structure):
    """Xlib's XSelectionEvent and, with the owner before the requestor, XSelectionRequestEvent."""
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("places", ctypes.c_ulong * 6), ("rest", ctypes.c_long * 16)]


def own_endless_picture(display, stops):
    """Owns the clipboard with a picture that is sent in parts and never ends, until `stops()` is true."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    for name in ["XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow"]:
        getattr(x11, name).restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    window = ctypes.c_ulong(x11.XCreateSimpleWindow(
        connection, ctypes.c_ulong(x11.XDefaultRootWindow(connection)), 0, 0, 1, 1, 0,
        ctypes.c_ulong(0), ctypes.c_ulong(0)))
    picture, targets, parts = (
        x11.XInternAtom(connection, name, 0) for name in [b"image/png", b"TARGETS", b"INCR"])
    x11.XSetSelectionOwner(
        connection, ctypes.c_ulong(x11.XInternAtom(connection, b"CLIPBOARD", 0)), window, ctypes.c_ulong(0))

    def put(place, name, kind, size, data, count):
        x11.XChangeProperty(
            connection, ctypes.c_ulong(place), ctypes.c_ulong(name), ctypes.c_ulong(kind), size, 0, data, count)

    event, part, sent = SelectionEvent(), bytes(1 << 18), set()
    while not stops():
        if x11.XPending(connection) == 0:
            time.sleep(0.001)
            continue
        x11.XNextEvent(connection, ctypes.byref(event))
        if event.type == 30:
            _, place, selection, target, name, moment = event.places
            x11.XSelectInput(connection, ctypes.c_ulong(place), ctypes.c_long(1 << 22))
            if target == targets:
                put(place, name, 4, 32, (ctypes.c_ulong * 1)(picture), 1)
            else:
                put(place, name, parts, 32, (ctypes.c_ulong * 1)(1), 1)
                sent.add((place, name))
            answer = SelectionEvent(type=31)
            answer.places[:5] = place, selection, target, name, moment
            x11.XSendEvent(connection, ctypes.c_ulong(place), 0, ctypes.c_long(0), ctypes.byref(answer))
        elif event.type == 28 and event.places[3] & 0xFFFFFFFF == 1 and tuple(event.places[:2]) in sent:
            # The last part, or the announcement, was taken.
            put(event.places[0], event.places[1], picture, 8, part, len(part))
    x11.XCloseDisplay(connection)


class Sway:
    """A running compositor: starts programs as the user that it runs as."""

    def __init__(self, user, folder, env, group):
        self.user, self.folder, self.env, self.group = user, folder, env, group

    def run(self, *command, timeout=60, **variables):
        return subprocess.run(
            [*self.user, *command], env=self.env | variables, capture_output=True, text=True,
            timeout=timeout)

    def command(self, *words):
        """What sway answers to a command; empty if it refuses."""
        return self.run("sh", "-c", 'swaymsg -rs "$XDG_RUNTIME_DIR"/sway-ipc.*.sock "$@"', "", *words).stdout

    def end(self, signal):
        """Sends a signal to the processes of sway."""
        self.run("kill", f"-{signal}", "--", f"-{self.group}")


@contextlib.contextmanager
def sway(*programs):
    """sway at 60 Hz, with copies of these programs in its folder; None where it does not start.

    It refuses to run as root, so it and the programs then run as nobody.
    """
    user = [] if os.getuid() else ["runuser", "-u", "nobody", "--"]
    folder = tempfile.mkdtemp(prefix="legato-sway.")
    for program in programs:
        shutil.copy(program, folder)
    with open(os.path.join(folder, "config"), "w") as file:
        file.write("output HEADLESS-1 mode 1280x800@60Hz\n")
    if user:
        shutil.chown(folder, "nobody", "nogroup")
    os.chmod(folder, 0o700)
    env = dict(
        PATH=os.environ["PATH"], HOME=folder, XDG_RUNTIME_DIR=folder, WLR_BACKENDS="headless",
        WLR_LIBINPUT_NO_DEVICES="1", WLR_RENDERER="pixman")
    for name in ["LD_LIBRARY_PATH", "SWIFT_BACKTRACE"]:
        if name in os.environ:
            env[name] = os.environ[name]
    compositor = subprocess.Popen(
        [*user, "sway", "-c", os.path.join(folder, "config")], env=env,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        socket = os.path.join(folder, "wayland-1")
        for _ in range(100):
            if os.path.exists(socket) or compositor.poll() is not None:
                break
            time.sleep(0.1)
        env |= dict(WAYLAND_DISPLAY="wayland-1", SDL_VIDEODRIVER="wayland")
        yield Sway(user, folder, env, compositor.pid) if os.path.exists(socket) else None
    finally:
        # It may exit slowly, and is no longer needed.
        for signal in ["TERM", "KILL"]:
            Sway(user, folder, env, compositor.pid).end(signal)
            with contextlib.suppress(subprocess.TimeoutExpired):
                compositor.wait(10)
                break
        shutil.rmtree(folder, ignore_errors=True)
