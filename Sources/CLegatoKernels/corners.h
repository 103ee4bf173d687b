// Corners in mode FREE: continuous ones, and those between edges that are not antialiased.

/// One of four values by quadrant.
INLINE Float8 quadrant(const float *values, Int8 isLeft, Int8 isTop) {
    Float8 top = isLeft ? EACH(values[0]) : EACH(values[1]);
    Float8 bottom = isLeft ? EACH(values[2]) : EACH(values[3]);
    return isTop ? top : bottom;
}

/// x^(1/4), and with it x^(9/4).
INLINE Float8 fourthRoot(Float8 x) { return root(root(x)); }

/// The distance in pixels to a continuous corner of extent r, positive outside.
INLINE Float8 continuousDistance(
    const LegatoMap *m, const LegatoOutline *o, Place p, Float8 qx, Float8 qy, Float8 r, Int8 isLeft,
    Int8 isTop) {
    Float8 share = quadrant(o->smoothing, isLeft, isTop), rest = 1.0f - share;
    Float8 inverse = 1.0f / r, least = EACH(1.0f / 1024);
    Float8 x = maximum(qx * inverse, least), y = maximum(qy * inverse, least);
    Float8 xPower = x * x * fourthRoot(x), yPower = y * y * fourthRoot(y);
    Float8 level = share * (xPower * x + yPower * y) + rest * (x * x + y * y);
    Float8 gx = share * 3.25f * xPower + rest * 2.0f * x;
    Float8 gy = share * 3.25f * yPower + rest * 2.0f * y;
    Float8 power = level / (x * gx + y * gy);
    // (1 + step)^(4 * power), of which `step` is small near the outline.
    Float8 step = fourthRoot(level) - 1.0f, b = 4.0f * power;
    Float8 rise = b * step / (1.0f + (0.5f - 0.5f * b) * step);
    Float8 sx = isLeft ? -gx : gx, sy = isTop ? -gy : gy;
    Float8 across = sx * (m->ux - p.u * m->wx) + sy * (m->vx - p.v * m->wx);
    Float8 down = sx * (m->uy - p.u * m->wy) + sy * (m->vy - p.v * m->wy);
    Float8 slope = root(across * across + down * down) * p.inverseW * inverse;
    Float8 distance = level * rise / (power * (1.0f + rise) * slope);
    return level < 0.015625f ? EACH(-1.0f) : distance;
}

/// Coverage in a corner's square: sharp where both edges of the corner are.
INLINE Float8 cornerCoverage(
    const LegatoOutline *o, Float8 box, Float8 distance, Int8 isLeft, Int8 isTop) {
    Float8 soft = minimum(box, maximum(0.5f - distance, EACH(0.0f)));
    if (!o->hardEdges) return soft;
    const int32_t hard = o->hardEdges;
    const float corners[4] = {
        (hard & 5) == 5, (hard & 6) == 6, (hard & 9) == 9, (hard & 10) == 10};
    Float8 sharp = distance <= 0.0f ? box : EACH(0.0f);
    return quadrant(corners, isLeft, isTop) > 0.5f ? sharp : soft;
}

/// Where a continuous corner is at height y, both as shares of its extent: x with
/// share * x^(13/4) + (1 - share) * x^2 = c, by three steps of Newton from a mean of powers.
INLINE Float8 continuousReach(Float8 y, float share) {
    float rest = 1.0f - share;
    Float8 c = 1.0f - (share * (y * y * y * fourthRoot(y)) + rest * (y * y));
    c = maximum(c, EACH(1e-9f));
    Float8 half = root(c), quarter = root(half);
    Float8 x = share * (quarter * fourthRoot(quarter)) + rest * half;
    for (int i = 0; i < 3; i++) {
        Float8 power = x * x * fourthRoot(x);
        Float8 value = share * (power * x) + rest * (x * x);
        x = maximum(x - (value - c) / (share * 3.25f * power + rest * 2.0f * x), EACH(1e-4f));
    }
    return minimum(x, EACH(1.0f));
}
