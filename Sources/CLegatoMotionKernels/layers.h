// Draws plain layers in LANES lanes; included by `lanes.h`.
//
// Each step is that of `LayerDrawing` for a single layer, in the same order, so that the shapes are
// bit-identical.

typedef float Four __attribute__((ext_vector_type(4), aligned(4)));

/// A column of a block; if all its values are equal, only those of the first lanes are stored.
#define LAYER(column) \
    AT(layers->columns + (column) * LEGATO_BLOCK, layers->mixed >> (column) & 1 ? i : 0)
#define LEAST(a, b) __builtin_elementwise_min(a, b)
#define MOST(a, b) __builtin_elementwise_max(a, b)
#define NARROW(x) __builtin_convertvector(x, Floats)

/// Four numbers of each layer that are adjacent in memory.
typedef struct Rows {
    Floats x, y, z, w;
} Rows;

#if LANES == 8
#define QUARTET(v, lane) ((lane) < 4 ? (Four)(v).lo : (Four)(v).hi)
#else
#define QUARTET(v, lane) ((void)(lane), (Four)(v))
#endif

/// Transposes rows to four layers, from a lane on.
INLINE void turnOver(const Rows *rows, int lane, Four four[4]) {
    Four x = QUARTET(rows->x, lane), y = QUARTET(rows->y, lane);
    Four z = QUARTET(rows->z, lane), w = QUARTET(rows->w, lane);
    Four a = __builtin_shufflevector(x, y, 0, 4, 1, 5);
    Four b = __builtin_shufflevector(x, y, 2, 6, 3, 7);
    Four c = __builtin_shufflevector(z, w, 0, 4, 1, 5);
    Four d = __builtin_shufflevector(z, w, 2, 6, 3, 7);
    four[0] = __builtin_shufflevector(a, c, 0, 1, 4, 5);
    four[1] = __builtin_shufflevector(a, c, 2, 3, 6, 7);
    four[2] = __builtin_shufflevector(b, d, 0, 1, 4, 5);
    four[3] = __builtin_shufflevector(b, d, 2, 3, 6, 7);
}

/// The placement of rounded rectangles.
typedef struct Place {
    Lanes a, b, c, d, tx, ty;
} Place;

/// Returns the map from a layer's space to device pixels.
INLINE Place placeOf(const LegatoLayers *layers, const LegatoSurroundings *outer, int64_t i) {
    Lanes a = LAYER(LEGATO_A), b = LAYER(LEGATO_B), c = LAYER(LEGATO_C), d = LAYER(LEGATO_D);
    Lanes x = LAYER(LEGATO_X) + LAYER(LEGATO_ANCHOR_X) * LAYER(LEGATO_WIDTH);
    Lanes y = LAYER(LEGATO_Y) + LAYER(LEGATO_ANCHOR_Y) * LAYER(LEGATO_HEIGHT);
    Lanes tx = LAYER(LEGATO_POSITION_X) + LAYER(LEGATO_TX) - (x * a + y * c);
    Lanes ty = LAYER(LEGATO_POSITION_Y) + LAYER(LEGATO_TY) - (x * b + y * d);
    Place p;
    p.a = a * outer->a + b * outer->c;
    p.b = a * outer->b + b * outer->d;
    p.c = c * outer->a + d * outer->c;
    p.d = c * outer->b + d * outer->d;
    p.tx = tx * outer->a + ty * outer->c + outer->tx;
    p.ty = tx * outer->b + ty * outer->d + outer->ty;
    return p;
}

/// The pixels that rectangles cover, extended by one on each side and clipped to the drawable ones.
typedef struct Pixels {
    Lanes minX, minY, maxX, maxY;
} Pixels;

INLINE Lanes wholeBefore(Lanes x) {
    return __builtin_elementwise_floor(MOST((Lanes)(-1e6), LEAST((Lanes)(1e6), x)));
}

INLINE Lanes wholePast(Lanes x) {
    return __builtin_elementwise_ceil(MOST((Lanes)(-1e6), LEAST((Lanes)(1e6), x)));
}

INLINE Pixels pixelsOf(const Place *p, Lanes x0, Lanes y0, Lanes width, Lanes height,
    const LegatoSurroundings *outer) {
    Lanes x1 = x0 + width, y1 = y0 + height;
    Lanes a0 = x0 * p->a, a1 = x1 * p->a, b0 = x0 * p->b, b1 = x1 * p->b;
    Lanes c0 = y0 * p->c, c1 = y1 * p->c, d0 = y0 * p->d, d1 = y1 * p->d;
    Pixels r;
    r.minX = MOST(wholeBefore(LEAST(a0, a1) + LEAST(c0, c1) + p->tx - 1.0), (Lanes)(outer->minX));
    r.minY = MOST(wholeBefore(LEAST(b0, b1) + LEAST(d0, d1) + p->ty - 1.0), (Lanes)(outer->minY));
    r.maxX = LEAST(wholePast(MOST(a0, a1) + MOST(c0, c1) + p->tx + 1.0), (Lanes)(outer->maxX));
    r.maxY = LEAST(wholePast(MOST(b0, b1) + MOST(d0, d1) + p->ty + 1.0), (Lanes)(outer->maxY));
    return r;
}

/// Returns a premultiplied, tinted channel from the unpremultiplied one.
INLINE Floats channelOf(Lanes straight, Floats alpha, Lanes tint) {
    Lanes limited = LEAST(MOST(straight, (Lanes)(0.0)), (Lanes)(1.0));
    return NARROW(limited) * alpha * NARROW(tint);
}

/// Returns the premultiplied fill colours, with the opacities that apply to each colour separately.
INLINE Rows fillOf(
    const LegatoLayers *layers, const LegatoSurroundings *outer, int64_t i, Lanes opacity) {
    Lanes limited = LEAST(MOST(LAYER(LEGATO_ALPHA), (Lanes)(0.0)), (Lanes)(1.0));
    Floats alpha = NARROW(limited);
    Rows r;
    r.x = channelOf(LAYER(LEGATO_RED), alpha, outer->tint[0] * opacity);
    r.y = channelOf(LAYER(LEGATO_GREEN), alpha, outer->tint[1] * opacity);
    r.z = channelOf(LAYER(LEGATO_BLUE), alpha, outer->tint[2] * opacity);
    r.w = alpha * NARROW(outer->tint[3] * opacity);
    return r;
}

#define MAGNITUDE(x) __builtin_elementwise_abs(x)

/// Whether the renderers accept all numbers.
INLINE Bits isDrawable(
    const Place *p, Lanes x, Lanes y, Lanes width, Lanes height, Lanes radius) {
    Lanes a = MOST(MAGNITUDE(p->a), MAGNITUDE(p->b)), c = MOST(MAGNITUDE(p->c), MAGNITUDE(p->d));
    Lanes t = MOST(MAGNITUDE(p->tx), MAGNITUDE(p->ty)), o = MOST(MAGNITUDE(x), MAGNITUDE(y));
    Lanes s = MOST(MOST(MAGNITUDE(width), MAGNITUDE(height)), MAGNITUDE(radius));
    Lanes most = MOST(MOST(MOST(a, c), MOST(t, o)), s);
    // NaN may get lost in a maximum, but not in a sum.
    Lanes sum = ((p->a + p->b) + (p->c + p->d)) + ((p->tx + p->ty) + (x + y))
        + ((width + height) + radius);
    return ~LESS(LEGATO_DRAWABLE_LIMIT, most) & (Bits)(sum == sum);
}

#define HAS(traits, trait) ((Bits)(((traits) & (uint64_t)(trait)) != 0))

static int64_t plainShapes(const LegatoLayers *layers, int64_t first, int64_t end,
    const LegatoSurroundings *outer, LegatoOutcome *outcome, float *shapes) {
    float *next = shapes;
    Bits lane;
    for (int k = 0; k < LANES; k++) lane[k] = (uint64_t)k;
    Bits hidden = {0}, turnedAway = {0}, outside = {0}, empty = {0};
    Pixels touched = {(Lanes)(1e9), (Lanes)(1e9), (Lanes)(-1e9), (Lanes)(-1e9)};
    for (int64_t i = first / LANES * LANES; i < end; i += LANES) {
        Bits index = lane + (uint64_t)i;
        Bits traits = BITS(LAYER(LEGATO_TRAITS));
        Lanes opacity = LEAST(MOST(LAYER(LEGATO_OPACITY), (Lanes)(0.0)), (Lanes)(1.0));
        Place p = placeOf(layers, outer, i);
        Lanes area = p.a * p.d - p.b * p.c;
        Bits isTurnedAway = outer->isFlipped ? ~LESS(area, 0.0) : LESS(area, 0.0);
        Lanes x = LAYER(LEGATO_X), y = LAYER(LEGATO_Y);
        Lanes width = MOST(LAYER(LEGATO_WIDTH), (Lanes)(0.0));
        Lanes height = MOST(LAYER(LEGATO_HEIGHT), (Lanes)(0.0));
        Pixels pixels = pixelsOf(&p, x, y, width, height, outer);
        Lanes red = LAYER(LEGATO_RED);
        Bits all = (Bits)(index >= (uint64_t)first) & (Bits)(index < (uint64_t)end);
        Bits seen = all & ~HAS(traits, LEGATO_HIDDEN) & LESS(0.0, opacity);
        Bits drawable = seen
            & isDrawable(&p, x, y, LAYER(LEGATO_WIDTH), LAYER(LEGATO_HEIGHT), LAYER(LEGATO_RADIUS));
        Bits facing = drawable & (Bits)(area != 0.0)
            & (~isTurnedAway | HAS(traits, LEGATO_DOUBLE_SIDED));
        Bits inside = facing
            & LESS(pixels.minX, pixels.maxX) & LESS(pixels.minY, pixels.maxY);
        Bits isGroup = HAS(traits, LEGATO_GROUP_OPACITY) | (Bits)(opacity == 1.0);
        Rows fill = fillOf(layers, outer, i, SELECT(isGroup, (Lanes)(1.0), opacity));
        Bits shows = inside & (Bits)(red == red)
            & LESS(0.0, __builtin_convertvector(fill.w, Lanes));
        // True lanes are -1.
        hidden += seen - all;
        turnedAway += facing - drawable;
        outside += inside - facing;
        empty += (shows - inside) + (drawable - seen);
        if (__builtin_reduce_or(shows) == 0) continue;
        touched.minX = LEAST(touched.minX, SELECT(shows, pixels.minX, touched.minX));
        touched.minY = LEAST(touched.minY, SELECT(shows, pixels.minY, touched.minY));
        touched.maxX = MOST(touched.maxX, SELECT(shows, pixels.maxX, touched.maxX));
        touched.maxY = MOST(touched.maxY, SELECT(shows, pixels.maxY, touched.maxY));
        Lanes radius = LEAST(MOST(LAYER(LEGATO_RADIUS), (Lanes)(0.0)), LEAST(width, height) / 2.0);
        Floats last = NARROW(SELECT(isGroup, opacity, (Lanes)(1.0)));
        Rows rows[4] = {
            {NARROW(p.a), NARROW(p.b), NARROW(p.c), NARROW(p.d)},
            {NARROW(p.tx), NARROW(p.ty), NARROW(x), NARROW(y)},
            {NARROW(width), NARROW(height), NARROW(radius), (Floats)(0.0f)},
            {fill.x * last, fill.y * last, fill.z * last, fill.w * last},
        };
        for (int quartet = 0; quartet < LANES; quartet += 4) {
            Four four[4][4];
            for (int row = 0; row < 4; row++) turnOver(&rows[row], quartet, four[row]);
            for (int k = 0; k < 4; k++) {
                if (!shows[quartet + k]) continue;
                for (int row = 0; row < 4; row++) *(Four *)(next + 4 * row) = four[row][k];
                next += 16;
            }
        }
    }
    outcome->hidden += (int64_t)__builtin_reduce_add(hidden);
    outcome->turnedAway += (int64_t)__builtin_reduce_add(turnedAway);
    outcome->outside += (int64_t)__builtin_reduce_add(outside);
    outcome->empty += (int64_t)__builtin_reduce_add(empty);
    if (next == shapes) return 0;
    outcome->minX = __builtin_fmin(outcome->minX, __builtin_reduce_min(touched.minX));
    outcome->minY = __builtin_fmin(outcome->minY, __builtin_reduce_min(touched.minY));
    outcome->maxX = __builtin_fmax(outcome->maxX, __builtin_reduce_max(touched.maxX));
    outcome->maxY = __builtin_fmax(outcome->maxY, __builtin_reduce_max(touched.maxY));
    return (next - shapes) / 16;
}
