#!/usr/bin/env python3
"""Compares what Legato draws with what others draw.

usage: Tests/Oracle/oracle.py ORACLE-SCENES [FOLDER]
ORACLE-SCENES is the program of that name; it draws the scenes of scenes.json. Here cairo draws the
same shapes at 16 times the size, which are then averaged, and formulas written independently give
gradients and Gaussian blurs. Prints the largest difference of each kind in steps of 255, and exits
with 1 where one is over its limit. FOLDER keeps both pictures of each scene and their difference.
Needs python3-cairo, python3-numpy and python3-pil.
"""
import json, math, os, subprocess, sys, tempfile

import cairo
import numpy as np
from PIL import Image, ImageFilter

FINE = 16
# The largest difference that was measured, rounded up, and why there is any.
LIMITS = {
    "rounded rectangles": (13, "coverage comes from the distance to the edge, not from the area"),
    "borders": (17, "the same, for both edges of the border"),
    "strokes": (15, "cairo's own coverage has fewer steps at the size of a pixel"),
    "gradients": (5, "in the middle of a conic gradient are all colours; elsewhere 1.1"),
    "shadows": (2.5, "the integral of the Gaussian is worked out at a few places"),
    "blur": (2.5, "blurred alpha is kept in 8 bits between the two directions"),
}


def coverage(width, height, draw):
    """The covered part of each pixel."""
    surface = cairo.ImageSurface(cairo.FORMAT_A8, width * FINE, height * FINE)
    context = cairo.Context(surface)
    context.scale(FINE, FINE)
    context.set_antialias(cairo.ANTIALIAS_NONE)
    context.set_tolerance(0.002)
    draw(context)
    surface.flush()
    data = np.frombuffer(surface.get_data(), np.uint8).reshape(height * FINE, surface.get_stride())
    fine = data[:, : width * FINE].reshape(height, FINE, width, FINE)
    return fine.mean(axis=(1, 3)) / 255


def outline(context, rect, radius, angle):
    x, y, width, height = rect
    context.save()
    context.translate(x + width / 2, y + height / 2)
    context.rotate(angle)
    context.translate(-width / 2, -height / 2)
    r = max(0, min(radius, width / 2, height / 2))
    context.new_sub_path()
    corners = [(width - r, r), (width - r, height - r), (r, height - r), (r, r)]
    for k, (cx, cy) in enumerate(corners):
        context.arc(cx, cy, r, (k - 1) * math.pi / 2, k * math.pi / 2)
    context.close_path()
    context.restore()


def box(size, item, inset=0.0):
    x, y, width, height = item["rect"]
    rect = [x + inset, y + inset, width - 2 * inset, height - 2 * inset]

    def draw(context):
        outline(context, rect, item["radius"] - inset, item.get("angle", 0))
        context.fill()
    return coverage(*size, draw)


def stroke(size, item):
    def draw(context):
        context.set_line_width(item["width"])
        context.set_line_join(getattr(cairo, "LINE_JOIN_" + item["join"].upper()))
        context.set_line_cap(getattr(cairo, "LINE_CAP_" + item["cap"].upper()))
        context.set_dash(item.get("dash", []))
        for point in item["points"]:
            context.line_to(*point)
        if item.get("closed"):
            context.close_path()
        context.stroke()
    return coverage(*size, draw)


def blurred(alpha, sigma):
    """A Gaussian blur by the definition; outside the picture there is nothing."""
    reach = math.ceil(5 * sigma)
    # The mean of the Gaussian over each pixel.
    edges = [0.5 * math.erf((k - 0.5) / sigma / math.sqrt(2)) for k in range(-reach, reach + 2)]
    kernel = np.diff(edges)
    for axis in (0, 1):
        alpha = np.apply_along_axis(lambda row: np.convolve(row, kernel, "same"), axis, alpha)
    return alpha


def shadow(alpha, parts):
    """The blurred copy of some alpha, moved by whole pixels."""
    pad = 64
    wide = np.pad(alpha, pad)
    dx, dy = parts["offset"]
    wide = np.roll(wide, (dy, dx), (0, 1))
    return blurred(wide, parts["sigma"])[pad:-pad, pad:-pad] * parts["opacity"]


def over(picture, color, alpha):
    alpha = alpha[:, :, None]
    return picture * (1 - alpha) + np.array(color) * 255 * alpha


def gradient(size, item):
    """The mean colours of pixels, and which pixels they are."""
    x, y, w, h = item["rect"]
    places = (np.arange(FINE) + 0.5) / FINE
    total = 0
    for dy in places:
        for dx in places:
            total = total + gradient_at(item, *np.meshgrid(
                (np.arange(size[0]) + dx - x) / w, (np.arange(size[1]) + dy - y) / h))
    px, py = np.meshgrid(np.arange(size[0]) + 0.5, np.arange(size[1]) + 0.5)
    inside = (px > x) & (px < x + w) & (py > y) & (py < y + h)
    return total / FINE ** 2 * 255, inside


def gradient_at(item, ux, uy):
    """The colours at points of the unit square, the gradient's coordinate space."""
    (sx, sy), (ex, ey) = item["start"], item["end"]
    if item["type"] == "axial":
        # Lines of one colour stand at right angles to the axis in the unit square, not in points.
        ax, ay = ex - sx, ey - sy
        t = ((ux - sx) * ax + (uy - sy) * ay) / (ax * ax + ay * ay)
    elif item["type"] == "radial":
        t = np.hypot((ux - sx) / (ex - sx), (uy - sy) / (ey - sy))
    else:
        begin = math.atan2(ey - sy, ex - sx)
        t = ((np.arctan2(uy - sy, ux - sx) - begin) / (2 * math.pi)) % 1
    stops = np.array(item["stops"])
    return np.stack([np.interp(t, stops[:, 0], stops[:, k]) for k in (1, 2, 3)], axis=-1)


def drawn(scene):
    """The picture, and the pixels near edges of boxes with shadows, which are not compared."""
    size = (scene["width"], scene["height"])
    picture = np.full((size[1], size[0], 3), 255.0)
    edges = np.zeros((size[1], size[0]), bool)

    def note(cover):
        nonlocal edges
        touched = (cover > 0) & (cover < 1)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                edges = edges | np.roll(touched, (dy, dx), (0, 1))

    def add(items):
        nonlocal picture
        for item in items:
            gray = [item.get("fill", 0)] * 3
            alpha = item.get("alpha", 1)
            if item["kind"] == "group":
                parts = [box(size, part) for part in item["items"]]
                for part in parts:
                    note(part)
                both = 1 - (1 - parts[0]) * (1 - parts[1])
                picture = over(picture, [0, 0, 0], shadow(both, item["shadow"]))
                add(item["items"])
            elif item["kind"] == "stroke":
                picture = over(picture, gray, stroke(size, item))
            elif item["kind"] == "gradient":
                color, inside = gradient(size, item)
                picture = np.where(inside[:, :, None], color, picture)
            elif "border" in item:
                ring = box(size, item) - box(size, item, item["border"])
                picture = over(picture, gray, ring)
            else:
                cover = box(size, item)
                if "shadow" in item:
                    note(cover)
                    picture = over(picture, [0, 0, 0], shadow(cover, item["shadow"]))
                picture = over(picture, gray, cover * alpha)
    add(scene["items"])
    return picture, edges


def main():
    program = os.path.abspath(sys.argv[1])
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "scenes.json")) as file:
        scenes = json.load(file)
    failures = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = sys.argv[2] if len(sys.argv) > 2 else scratch
        os.makedirs(folder, exist_ok=True)
        subprocess.run([program, os.path.join(here, "scenes.json"), folder], check=True)
        for name, scene in scenes.items():
            ours = np.asarray(Image.open(f"{folder}/{name}.png").convert("RGB"), float)
            theirs, edges = drawn(scene)
            difference = np.abs(ours - theirs).max(axis=2)
            difference[edges] = 0
            row, column = np.unravel_index(difference.argmax(), difference.shape)
            largest, (limit, reason) = difference.max(), LIMITS[name]
            Image.fromarray(theirs.round().astype(np.uint8)).save(f"{folder}/{name} (oracle).png")
            amplified = np.minimum(255, difference * 16).astype(np.uint8)
            Image.fromarray(amplified).save(f"{folder}/{name} (difference).png")
            good = largest <= limit
            failures += not good
            print(
                f"{'ok  ' if good else 'FAIL'}  {name}: at most {largest:.2f} of 255 apart, at "
                f"({column}, {row}); mean {difference.mean():.4f}; limit {limit}, as {reason}")
        # Pillow's blur is made of boxes: it only has to be near.
        step = np.zeros((60, 120), np.uint8)
        step[20:40, 30:90] = 255
        boxes = np.asarray(Image.fromarray(step).filter(ImageFilter.GaussianBlur(5)), float)
        apart = np.abs(boxes - blurred(step / 255, 5) * 255).max()
        print(f"      the oracle's own blur and Pillow's are at most {apart:.2f} of 255 apart")
    sys.exit(1 if failures else 0)


main()
