// Items, row by row: first the edge on the left, then the interior, then the edge on the right.

typedef struct Span {
    int32_t begin, end;
} Span;

INLINE int32_t bounded(double x, int32_t low, int32_t high) {
    return x <= (double)low ? low : x >= (double)high ? high : (int32_t)x;
}

/// The pixels of row y whose centres satisfy all lines, within begin..<end.
INLINE Span spanOf(const LegatoSpans *s, int32_t y, Span within) {
    double center = (double)y + 0.5;
    if (center < s->minY || center > s->maxY) return (Span){within.begin, within.begin};
    double low = (double)within.begin, high = (double)within.end;
    const LegatoLine *line = s->lines;
    for (int32_t i = 0; i < s->lower; i++, line++) {
        double x = line->slope * center + line->intercept;
        low = x > low ? x : low;
    }
    for (int32_t i = 0; i < s->upper; i++, line++) {
        double x = line->slope * center + line->intercept;
        high = x < high ? x : high;
    }
    int32_t begin = bounded(low + 0.5, within.begin, within.end);
    int32_t end = bounded(high + 0.5, within.begin, within.end);
    return (Span){begin, end < begin ? begin : end};
}

INLINE Color8 masked(const LegatoItem *item, int32_t x, int32_t y, Float8 inside) {
    Byte8 bytes;
    const uint8_t *row = item->pixels + (int64_t)(y - item->offsetY) * item->pixelStride;
    __builtin_memcpy(&bytes, row + (x - item->offsetX), 8);
    Float8 m = __builtin_convertvector(bytes, Float8) * (1.0f / 255.0f);
    return scaled(uniform(item->color), m * (item->opacity * inside));
}

INLINE const uint8_t *copied(const LegatoItem *item, int32_t x, int32_t y) {
    return item->pixels + (int64_t)(y - item->offsetY) * item->pixelStride
        + (int64_t)(x - item->offsetX) * 4;
}

/// What eight pixels receive; lanes from `count` on receive nothing.
INLINE Color8 shaded(
    const LegatoItem *item, int32_t x, int32_t y, int32_t count, const int kind, const int mode,
    const ShadowNode *level, Int8 levelIsEmpty) {
    Float8 inside = lane() < (float)count ? EACH(1.0f) : EACH(0.0f);
    if (kind == LEGATO_MASK) return masked(item, x, y, inside);
    Place p = place(&item->map, (float)x + lane(), (float)y, mode);
    if (kind == LEGATO_SHADOW) {
        Float8 value;
        if (mode == LEGATO_PLAIN || mode == LEGATO_PERSPECTIVE) {
            value = shadowAxis(p.u, item->erfScale, item->outline.halfWidth)
                * shadowAxis(p.v, item->erfScale, item->outline.halfHeight);
        } else if (level) {
            value = shadowSum(item, p.u, level, levelIsEmpty);
        } else {
            ShadowNode nodes[6];
            Int8 isEmpty;
            shadowNodes(item, p.v, nodes, &isEmpty);
            value = shadowSum(item, p.u, nodes, isEmpty);
        }
        value = p.inFront ? value : EACH(0.0f);
        return scaled(uniform(item->color), inside > 0.0f ? value : EACH(0.0f));
    }
    Float8 c = coverage(item, &item->outline, p, mode);
    c = inside > 0.0f ? c : EACH(0.0f);
    if (kind == LEGATO_COLOR) return scaled(uniform(item->color), c);
    if (kind == LEGATO_BORDER) {
        if (!item->hasInner) return scaled(uniform(item->border), c);
        Float8 k = coverage(item, &item->inner, p, mode);
        return scaled(mixed(uniform(item->border), uniform(item->color), k), c);
    }
    c = c * item->opacity;
    if (kind == LEGATO_COPY) return scaled(unpack(loadSome(copied(item, x, y), count)), c);
    return scaled(sampled(item, p, kind, mode), c);
}

/// Pixels of a row that need no coverage: the same result as `shaded` with coverage 1.
INLINE void fillInterior(
    const LegatoItem *item, uint8_t *p, int32_t x, int32_t y, int32_t count, const int kind) {
    if (kind == LEGATO_COPY) {
        if (item->isOpaque) {
            __builtin_memcpy(p, copied(item, x, y), (size_t)count * 4);
            return;
        }
        for (int32_t i = 0; i < count; i += 8) {
            Float8 k = lane() < (float)(count - i) ? EACH(item->opacity) : EACH(0.0f);
            blend(p + (int64_t)i * 4, scaled(unpack(loadSome(copied(item, x + i, y), count - i)), k));
        }
        return;
    }
    int32_t i = 0;
    if (item->color[3] == 255.0f) {
        uint32_t v = 0;
        for (int c = 0; c < 4; c++) v |= (uint32_t)(int32_t)(item->color[c] + 0.5f) << (8 * c);
        UInt8 many = (UInt8)v;
        for (; i + 8 <= count; i += 8) __builtin_memcpy(p + (int64_t)i * 4, &many, 32);
        for (; i < count; i++) __builtin_memcpy(p + (int64_t)i * 4, &v, 4);
        return;
    }
    Color8 c = uniform(item->color);
    for (; i + 8 <= count; i += 8) blend(p + (int64_t)i * 4, c);
    if (i < count) {
        Float8 k = lane() < (float)(count - i) ? EACH(1.0f) : EACH(0.0f);
        blend(p + (int64_t)i * 4, scaled(c, k));
    }
}

INLINE void drawRows(
    const LegatoItem *item, const LegatoTarget *target, LegatoRect clip, const int kind,
    const int mode) {
    const int hasInterior = kind == LEGATO_COLOR || kind == LEGATO_BORDER || kind == LEGATO_COPY;
    for (int32_t y = clip.minY; y < clip.maxY; y++) {
        Span outer = {clip.minX, clip.maxX};
        if (mode != LEGATO_FULL) outer = spanOf(&item->outer, y, outer);
        if (outer.begin >= outer.end) continue;
        Span solid = {outer.end, outer.end};
        if (hasInterior && mode == LEGATO_FULL) solid.begin = outer.begin;
        else if (hasInterior && item->hasInterior) {
            solid = spanOf(&item->interior, y, outer);
            if (solid.end - solid.begin < 8) solid = (Span){outer.end, outer.end};
        }
        uint8_t *row = target->pixels + (int64_t)(y - target->originY) * target->stride;
        ShadowNode nodes[6];
        Int8 isEmpty = (Int8)(0);
        const int isRound = mode == LEGATO_SIMILAR || mode == LEGATO_AFFINE;
        const ShadowNode *level = 0;
        if (kind == LEGATO_SHADOW && isRound && item->rowsAreLevel) {
            Place p = place(&item->map, (float)outer.begin + lane(), (float)y, mode);
            shadowNodes(item, p.v, nodes, &isEmpty);
            level = nodes;
        }
        for (int32_t x = outer.begin; x < outer.end; x += 8) {
            if (x == solid.begin && solid.begin < solid.end) {
                fillInterior(item, row + (int64_t)(x - target->originX) * 4, x, y,
                    solid.end - solid.begin, kind);
                x = solid.end - 8;
                continue;
            }
            int32_t limit = x < solid.begin ? solid.begin : outer.end;
            int32_t count = limit - x < 8 ? limit - x : 8;
            blend(row + (int64_t)(x - target->originX) * 4,
                shaded(item, x, y, count, kind, mode, level, isEmpty));
            if (count < 8) x = limit - 8;
        }
    }
}

#define MODES(KIND)                                                                            \
    switch (item->mode) {                                                                      \
    case LEGATO_PLAIN: drawRows(item, target, clip, KIND, LEGATO_PLAIN); break;                \
    case LEGATO_SIMILAR: drawRows(item, target, clip, KIND, LEGATO_SIMILAR); break;            \
    case LEGATO_AFFINE: drawRows(item, target, clip, KIND, LEGATO_AFFINE); break;              \
    case LEGATO_PERSPECTIVE: drawRows(item, target, clip, KIND, LEGATO_PERSPECTIVE); break;    \
    case LEGATO_PERSPECTIVE_ROUNDED:                                                           \
        drawRows(item, target, clip, KIND, LEGATO_PERSPECTIVE_ROUNDED);                        \
        break;                                                                                 \
    default: drawRows(item, target, clip, KIND, LEGATO_FULL); break;                           \
    }

static void drawItem(const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {
    switch (item->kind) {
    case LEGATO_COLOR: MODES(LEGATO_COLOR) break;
    case LEGATO_BORDER: MODES(LEGATO_BORDER) break;
    case LEGATO_NEAREST: MODES(LEGATO_NEAREST) break;
    case LEGATO_LINEAR: MODES(LEGATO_LINEAR) break;
    case LEGATO_COPY: MODES(LEGATO_COPY) break;
    case LEGATO_SHADOW: MODES(LEGATO_SHADOW) break;
    default: drawRows(item, target, clip, LEGATO_MASK, LEGATO_FULL); break;
    }
}
