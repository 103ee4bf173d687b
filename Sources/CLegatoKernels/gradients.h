// Gradient colours: the mean over a pixel's extent along the gradient.

typedef float f32x4 __attribute__((ext_vector_type(4)));

/// The location of eight pixels on the gradient, as the middle and half of the extent of a pixel.
typedef struct Stride {
    f32x8 middle, half;
} Stride;

/// The magnitude to which locations are clamped; all stops are closer to the start.
#define POSITION_LIMIT 4096.0f
#define HALF_LIMIT 4000.0f

/// The angle of (x, y) from +x to +y in turns, 0 to 1, within 4e-8; 0 for (0, 0).
INLINE f32x8 turnOf(f32x8 x, f32x8 y) {
    f32x8 ax = magnitude(x), ay = magnitude(y);
    f32x8 low = minimum(ax, ay), high = maximum(ax, ay);
    f32x8 z = high > 0.0f ? low / high : EACH(0.0f), s = z * z;
    f32x8 p = EACH(-0.0007430583355017006f);
    p = p * s + 0.0038461685180664062f;
    p = p * s - 0.009448567405343056f;
    p = p * s + 0.015766043215990067f;
    p = p * s - 0.022308088839054108f;
    p = p * s + 0.03178202360868454f;
    p = p * s - 0.05304946005344391f;
    p = p * s + 0.15915492177009583f;
    f32x8 turn = p * z;
    turn = ay > ax ? 0.25f - turn : turn;
    turn = x < 0.0f ? 0.5f - turn : turn;
    return y < 0.0f ? 1.0f - turn : turn;
}

INLINE Stride strideOf(const LegatoItem *item, const Local *local, Place p, const int mode) {
    const LegatoMap *m = &local->texels;
    f32x8 x = p.dx * m->ux + (p.dy * m->uy + m->u0);
    f32x8 y = p.dx * m->vx + (p.dy * m->vy + m->v0);
    f32x8 xAcross = EACH(m->ux), xDown = EACH(m->uy), yAcross = EACH(m->vx), yDown = EACH(m->vy);
    if (IS_PERSPECTIVE(mode)) {
        x = x * p.inverseW;
        y = y * p.inverseW;
        xAcross = (xAcross - x * m->wx) * p.inverseW;
        xDown = (xDown - x * m->wy) * p.inverseW;
        yAcross = (yAcross - y * m->wx) * p.inverseW;
        yDown = (yDown - y * m->wy) * p.inverseW;
    }
    Stride s;
    if (item->variant == LEGATO_AXIAL) {
        s.middle = x;
        s.half = 0.5f * root(xAcross * xAcross + xDown * xDown);
    } else if (item->variant == LEGATO_RADIAL) {
        f32x8 across = x * xAcross + y * yAcross, down = x * xDown + y * yDown;
        s.middle = root(x * x + y * y);
        s.half = 0.5f * root(across * across + down * down) / maximum(s.middle, EACH(1e-12f));
    } else {
        f32x8 across = x * yAcross - y * xAcross, down = x * yDown - y * xDown;
        f32x8 square = x * x + y * y;
        f32x8 half = 0.0795774715f * root(across * across + down * down) / square;
        s.middle = turnOf(x, y);
        s.half = square > 0.0f ? minimum(half, EACH(0.5f)) : EACH(0.5f);
    }
    s.middle = minimum(maximum(s.middle, EACH(-POSITION_LIMIT)), EACH(POSITION_LIMIT));
    s.half = minimum(s.half, EACH(HALF_LIMIT));
    return s;
}

/// Returns the interval that contains a location, searched from another interval.
INLINE const LegatoStretch *stretchAt(const LegatoStretch *s, float t) {
    while (t < s->begin) s--;
    while (t >= s->end) s++;
    return s;
}

INLINE f32x4 four(const float *p) {
    f32x4 v;
    __builtin_memcpy(&v, p, 16);
    return v;
}

/// The mean of an interval's polynomial from `low` to `high`.
INLINE f32x4 meanOf(const LegatoStretch *s, float low, float high) {
    float x = (low + high) * 0.5f - s->origin, half = (high - low) * 0.5f;
    float third = half * half * 0.333333333f;
    f32x4 curve = four(s->curve);
    return (four(s->constant) + curve * third) + (four(s->slope) + curve * x) * x;
}

/// The means of eight pixels, each in one interval or more.
static __attribute__((noinline)) void meansAcross(
    const LegatoStretch *near, const f32x8 *lows, const f32x8 *highs, Color8 *out) {
    for (int i = 0; i < 8; i++) {
        float low = (*lows)[i], high = (*highs)[i];
        const LegatoStretch *first = stretchAt(near, low), *last = stretchAt(first, high);
        f32x4 mean;
        if (first == last) {
            mean = meanOf(first, low, high);
        } else {
            f32x4 sum = meanOf(first, low, first->end) * (first->end - low)
                + (four(last->sum) - four(first[1].sum));
            sum = sum + meanOf(last, last->begin, high) * (high - last->begin);
            mean = sum / (high - low);
        }
        out->r[i] = mean[0];
        out->g[i] = mean[1];
        out->b[i] = mean[2];
        out->a[i] = mean[3];
        near = first;
    }
}

/// One channel of a polynomial's mean.
INLINE f32x8 channelMean(const LegatoStretch *s, int i, f32x8 x, f32x8 third) {
    return (s->constant[i] + s->curve[i] * third) + (s->slope[i] + s->curve[i] * x) * x;
}

/// The source of eight pixels of a gradient; `near` is the interval of the previous eight.
INLINE Source gradientSource(
    const LegatoItem *item, const Local *local, Place p, const int mode,
    const LegatoStretch **near) {
    Stride s = strideOf(item, local, p, mode);
    f32x8 low = s.middle - s.half, high = s.middle + s.half;
    const LegatoStretch *stretch = *near = stretchAt(*near, low[0]);
    Color8 c;
    if (__builtin_reduce_and((low >= stretch->begin) & (high < stretch->end))) {
        f32x8 x = (low + high) * 0.5f - stretch->origin, half = (high - low) * 0.5f;
        f32x8 third = half * half * 0.333333333f;
        c.r = channelMean(stretch, 0, x, third);
        c.g = channelMean(stretch, 1, x, third);
        c.b = channelMean(stretch, 2, x, third);
        c.a = channelMean(stretch, 3, x, third);
    } else {
        meansAcross(stretch, &low, &high, &c);
    }
    f32x8 none = EACH(0.0f);
    c.a = minimum(maximum(c.a, none), EACH(1.0f)) * item->tint[3];
    c.r = maximum(c.r, none) * item->tint[0];
    c.g = maximum(c.g, none) * item->tint[1];
    c.b = maximum(c.b, none) * item->tint[2];
    return mixedSource(cutToAlpha(c));
}
