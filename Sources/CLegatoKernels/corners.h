// Corners in mode FREE: continuous corners, and corners between edges that are not antialiased.

/// Selects one of four values by quadrant.
INLINE f32x8 quadrant(const float *values, i32x8 isLeft, i32x8 isTop) {
    f32x8 top = isLeft ? EACH(values[0]) : EACH(values[1]);
    f32x8 bottom = isLeft ? EACH(values[2]) : EACH(values[3]);
    return isTop ? top : bottom;
}

/// x^(1/4), which also gives x^(9/4).
INLINE f32x8 fourthRoot(f32x8 x) { return root(root(x)); }

/// The distance in pixels to a continuous corner of extent r, positive outside.
INLINE f32x8 continuousDistance(
    const LegatoMap *m, const LegatoOutline *o, Place p, f32x8 qx, f32x8 qy, f32x8 r, i32x8 isLeft,
    i32x8 isTop) {
    f32x8 share = quadrant(o->smoothing, isLeft, isTop), rest = 1.0f - share;
    f32x8 inverse = 1.0f / r, least = EACH(1.0f / 1024);
    f32x8 x = maximum(qx * inverse, least), y = maximum(qy * inverse, least);
    f32x8 xPower = x * x * fourthRoot(x), yPower = y * y * fourthRoot(y);
    f32x8 level = share * (xPower * x + yPower * y) + rest * (x * x + y * y);
    f32x8 gx = share * 3.25f * xPower + rest * 2.0f * x;
    f32x8 gy = share * 3.25f * yPower + rest * 2.0f * y;
    f32x8 power = level / (x * gx + y * gy);
    // (1 + step)^(4 * power), where `step` is small near the outline.
    f32x8 step = fourthRoot(level) - 1.0f, b = 4.0f * power;
    f32x8 rise = b * step / (1.0f + (0.5f - 0.5f * b) * step);
    f32x8 sx = isLeft ? -gx : gx, sy = isTop ? -gy : gy;
    f32x8 across = sx * (m->ux - p.u * m->wx) + sy * (m->vx - p.v * m->wx);
    f32x8 down = sx * (m->uy - p.u * m->wy) + sy * (m->vy - p.v * m->wy);
    f32x8 slope = root(across * across + down * down) * p.inverseW * inverse;
    f32x8 distance = level * rise / (power * (1.0f + rise) * slope);
    return level < 0.015625f ? EACH(-1.0f) : distance;
}

/// The coverage in a corner's square: not antialiased if both edges of the corner are not.
INLINE f32x8 cornerCoverage(
    const LegatoOutline *o, f32x8 box, f32x8 distance, i32x8 isLeft, i32x8 isTop) {
    f32x8 soft = minimum(box, maximum(0.5f - distance, EACH(0.0f)));
    if (!o->hardEdges) return soft;
    const int32_t hard = o->hardEdges;
    const float corners[4] = {
        (hard & 5) == 5, (hard & 6) == 6, (hard & 9) == 9, (hard & 10) == 10};
    f32x8 sharp = distance <= 0.0f ? box : EACH(0.0f);
    return quadrant(corners, isLeft, isTop) > 0.5f ? sharp : soft;
}

/// Solves for the extent x of a continuous corner at height y, both as fractions of its extent:
/// share * x^(13/4) + (1 - share) * x^2 = c, by three Newton steps from a mean of powers.
INLINE f32x8 continuousReach(f32x8 y, float share) {
    float rest = 1.0f - share;
    f32x8 c = 1.0f - (share * (y * y * y * fourthRoot(y)) + rest * (y * y));
    c = maximum(c, EACH(1e-9f));
    f32x8 half = root(c), quarter = root(half);
    f32x8 x = share * (quarter * fourthRoot(quarter)) + rest * half;
    for (int i = 0; i < 3; i++) {
        f32x8 power = x * x * fourthRoot(x);
        f32x8 value = share * (power * x) + rest * (x * x);
        x = maximum(x - (value - c) / (share * 3.25f * power + rest * 2.0f * x), EACH(1e-4f));
    }
    return minimum(x, EACH(1.0f));
}
