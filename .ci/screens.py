"""Screenshots of an X server, and input to its windows."""
import struct, subprocess, time
from PIL import Image

failures = []


def check(condition, text):
    """Prints the result of a check, and records a failure."""
    print(("ok    " if condition else "FAIL  ") + text, flush=True)
    if not condition:
        failures.append(text)


class Screen:
    """One screenshot, taken now and read later."""

    def __init__(self, env):
        self.time = time.monotonic()
        self.data = subprocess.run(
            ["xwd", "-root", "-silent"], env=env, capture_output=True, check=True).stdout

    def read(self):
        """The width, height, bytes per pixel and rows."""
        head = struct.unpack(">25I", self.data[:100])
        size, width, height, line = head[0], head[4], head[5], head[12]
        start = size + head[19] * 12
        rows = [self.data[start + y * line:start + (y + 1) * line] for y in range(height)]
        return width, height, head[11] // 8, rows

    def picture(self):
        """The screen as a picture."""
        width, height, step, rows = self.read()
        mode = {3: "BGR", 4: "BGRX"}[step]
        return Image.frombytes(
            "RGB", (width, height), b"".join(row[:step * width] for row in rows), "raw", mode)


def act(env, *words):
    """Moves the mouse and presses keys, as xdotool says."""
    subprocess.run(["xdotool", *map(str, words)], env=env, check=True)


def stop(program):
    """Ends a program that may have ended already."""
    program.terminate()
    try:
        program.wait(10)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
