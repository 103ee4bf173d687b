// Draws items row by row, eight pixels at a time; groups of eight inside the interior need no
// coverage.

typedef double f64x8 __attribute__((ext_vector_type(8)));
typedef int64_t i64x8 __attribute__((ext_vector_type(8)));

/// The number of rows whose spans are computed at once.
#define ROWS 32

typedef struct Rows {
    int32_t begin[ROWS], end[ROWS];
} Rows;

/// Determines the pixels of `count` rows from y on whose centres satisfy all lines, within
/// minX..<maxX.
///
/// Eight rows at a time, before the pixels, so that branches on the ends of a row resolve early.
INLINE void findSpans(
    const LegatoSpans *s, int32_t y, int32_t count, int32_t minX, int32_t maxX, Rows *rows) {
    f64x8 minimum = (f64x8)(double)minX, maximum = (f64x8)(double)maxX;
    for (int32_t i = 0; i < count; i += 8) {
        f64x8 center = (double)(y + i) + 0.5 + (f64x8){0, 1, 2, 3, 4, 5, 6, 7};
        f64x8 low = minimum, high = maximum;
        const LegatoLine *line = s->lines;
        for (int32_t k = 0; k < s->lower; k++, line++) {
            f64x8 x = line->slope * center + line->intercept;
            low = x > low ? x : low;
        }
        for (int32_t k = 0; k < s->upper; k++, line++) {
            f64x8 x = line->slope * center + line->intercept;
            high = x < high ? x : high;
        }
        low = low < maximum ? low : maximum;
        high = ((center < s->minY) | (center > s->maxY)) ? low : high;
        high = high > low ? high : low;
        i32x8 begin = __builtin_convertvector(low - minimum + 0.5, i32x8) + minX;
        i32x8 end = __builtin_convertvector(high - minimum + 0.5, i32x8) + minX;
        __builtin_memcpy(rows->begin + i, &begin, 32);
        __builtin_memcpy(rows->end + i, &end, 32);
    }
}

INLINE f32x8 masked(
    const LegatoItem *item, const Local *local, int32_t x, int32_t y) {
    u8x8 bytes;
    const uint8_t *row = item->pixels + (int64_t)(y - item->offsetY) * item->pixelStride;
    __builtin_memcpy(&bytes, row + (x - item->offsetX), 8);
    return __builtin_convertvector(bytes, f32x8) * (1.0f / 255.0f) * local->opacity;
}

INLINE const uint8_t *copied(const LegatoItem *item, int32_t x, int32_t y) {
    return item->pixels + (int64_t)(y - item->offsetY) * item->pixelStride
        + (int64_t)(x - item->offsetX) * 4;
}

INLINE f32x8 shadowValue(const LegatoItem *item, Place p, const int mode) {
    float k = item->erfScale;
    f32x8 value;
    if (mode == LEGATO_PLAIN || mode == LEGATO_PERSPECTIVE) {
        value = shadowAxis(p.u, k, item->outline.halfWidth)
            * shadowAxis(p.v, k, item->outline.halfHeight);
    } else {
        ShadowNode nodes[6];
        i32x8 isEmpty;
        shadowNodes(item, p.v, nodes, &isEmpty, mode);
        value = shadowSum(item, p.u, nodes, 6, isEmpty);
    }
    return p.inFront ? clamped(value) : EACH(0.0f);
}

INLINE i32x8 factor(f32x8 value, int32_t count) {
    i32x8 f = toInt(value * 65535.0f);
    return lane() < (float)count ? f : (i32x8)(0);
}

#include "shadowrows.h"

/// The interval of the latest pixels of a gradient, and the source if it is the same for a row.
typedef struct Ramp {
    const LegatoStretch *near;
    int32_t isLevel;
    Source level;
} Ramp;

/// Adds a source to eight pixels; `factors` are 0 to 65535.
INLINE void addEight(uint8_t *p, Source s, i32x8 factors) {
    u8x32 bytes;
    __builtin_memcpy(&bytes, p, 32);
    Wide old = paired(bytes, (u8x32)(uint8_t)0), f = repeated(factors);
    u16x16 low = rounded(s.low, f.low) + old.low, top = rounded(s.high, f.high) + old.high;
    low = low < (uint16_t)255 ? low : (u16x16)(uint16_t)255;
    top = top < (uint16_t)255 ? top : (u16x16)(uint16_t)255;
    bytes = packed((Wide){low, top});
    __builtin_memcpy(p, &bytes, 32);
}

/// Blends or adds texels.
INLINE void blendTexels(const LegatoItem *item, uint8_t *p, Source s, i32x8 factors) {
    if (item->variant) addEight(p, s, factors);
    else blend(p, s, factors);
}

/// Blends `count` pixels, at most eight; the following ones are written back unchanged.
INLINE void drawEight(
    const LegatoItem *item, const Local *local, uint8_t *out, int32_t x, int32_t y, int32_t count,
    const int kind, const int mode, Ramp *ramp) {
    if (kind == LEGATO_MASK) {
        blend(out, local->source, factor(masked(item, local, x, y), count));
        return;
    }
    Place p = place(&local->map, (float)x + lane(), (float)y, mode);
    if (kind == LEGATO_SHADOW) {
        blend(out, local->source, factor(shadowValue(item, p, mode), count));
        return;
    }
    f32x8 c = coverage(local, &local->outline, p, mode);
    if (kind == LEGATO_GRADIENT) {
        Source s = ramp->isLevel ? ramp->level : gradientSource(item, local, p, mode, &ramp->near);
        blend(out, s, factor(c, count));
    } else if (kind == LEGATO_COLOR || (kind == LEGATO_BORDER && !item->hasInner)) {
        blend(out, local->source, factor(c, count));
    } else if (kind == LEGATO_BORDER) {
        f32x8 k = coverage(local, &local->inner, p, mode);
        blend(out, mixedSource(mixed(local->border, local->color, k)), factor(c, count));
    } else if (kind == LEGATO_COPY) {
        Source s = texelSource(loadSome(copied(item, x, y), count));
        if (local->isTinted) s = tinted(s, local->tint);
        blendTexels(item, out, s, factor(c * local->opacity, count));
    } else {
        Source s = sampled(item, local, p, kind, mode);
        if (local->isTinted) s = tinted(s, local->tint);
        blendTexels(item, out, s, factor(c * local->opacity, count));
    }
}

/// Draws pixels of a row that need no coverage, with the same result as coverage 1.
INLINE void fillInterior(
    const LegatoItem *item, const Local *local, uint8_t *p, int32_t x, int32_t y, int32_t count,
    const int kind, const int mode, Ramp *ramp) {
    if (kind == LEGATO_COPY) {
        if (item->isOpaque) {
            __builtin_memcpy(p, copied(item, x, y), (size_t)count * 4);
            return;
        }
        f32x8 opacity = EACH(local->opacity);
        for (int32_t i = 0; i < count; i += 8) {
            Source s = texelSource(loadSome(copied(item, x + i, y), count - i));
            if (local->isTinted) s = tinted(s, local->tint);
            blendTexels(item, p + (int64_t)i * 4, s, factor(opacity, count - i));
        }
        return;
    }
    if (kind == LEGATO_GRADIENT && !ramp->isLevel) {
        for (int32_t i = 0; i < count; i += 8) {
            Place at = place(&local->map, (float)(x + i) + lane(), (float)y, mode);
            Source s = gradientSource(item, local, at, mode, &ramp->near);
            blend(p + (int64_t)i * 4, s, factor(EACH(1.0f), count - i));
        }
        return;
    }
    const Source source = kind == LEGATO_GRADIENT ? ramp->level : local->source;
    blendMany(p, solid(source), count / 8);
    p += (int64_t)(count / 8) * 32;
    if (count % 8) blend(p, source, factor(EACH(1.0f), count % 8));
}

INLINE void drawRow(
    const LegatoItem *item, const Local *local, uint8_t *row, int32_t y, int32_t begin, int32_t end,
    int32_t solidBegin, int32_t solidEnd, const int kind, const int mode) {
    const int isRound = mode == LEGATO_SIMILAR || mode == LEGATO_AFFINE || mode == LEGATO_FREE;
    if (kind == LEGATO_SHADOW && isRound && item->rowsAreLevel) {
        drawShadowRow(item, local, row, y, begin, end, mode);
        return;
    }
    Ramp ramp;
    if (kind == LEGATO_GRADIENT) {
        ramp.near = item->stretches;
        ramp.isLevel = item->rowsAreLevel;
        if (ramp.isLevel) {
            Place p = place(&local->map, (float)begin + lane(), (float)y, mode);
            ramp.level = gradientSource(item, local, p, mode, &ramp.near);
        }
    }
    for (int32_t x = begin; x < end; x += 8) {
        if (x >= solidBegin && x + 8 <= solidEnd) {
            int32_t count = solidEnd < end ? (solidEnd - x) & ~7 : solidEnd - x;
            fillInterior(item, local, row + (int64_t)x * 4, x, y, count, kind, mode, &ramp);
            x += ((count + 7) & ~7) - 8;
            continue;
        }
        int32_t count = end - x < 8 ? end - x : 8;
        drawEight(item, local, row + (int64_t)x * 4, x, y, count, kind, mode, &ramp);
    }
}

INLINE void drawRows(
    const LegatoItem *item, const LegatoTarget *target, LegatoRect clip, const int kind,
    const int mode) {
    const int canBeSolid = kind == LEGATO_COLOR || kind == LEGATO_BORDER || kind == LEGATO_COPY
        || kind == LEGATO_GRADIENT;
    const int hasInterior = canBeSolid && item->hasInterior;
    const Local local = localCopy(item, kind);
    for (int32_t y = clip.minY; y < clip.maxY; y += ROWS) {
        int32_t count = clip.maxY - y < ROWS ? clip.maxY - y : ROWS;
        Rows outer, solid;
        if (mode != LEGATO_FULL) findSpans(&item->outer, y, count, clip.minX, clip.maxX, &outer);
        if (hasInterior) findSpans(&item->interior, y, count, clip.minX, clip.maxX, &solid);
        for (int32_t i = 0; i < count; i++) {
            int32_t begin = mode == LEGATO_FULL ? clip.minX : outer.begin[i];
            int32_t end = mode == LEGATO_FULL ? clip.maxX : outer.end[i];
            int32_t solidBegin = end, solidEnd = end;
            if (mode == LEGATO_FULL) {
                solidBegin = canBeSolid ? begin : end;
            } else if (hasInterior && solid.end[i] - solid.begin[i] >= 8) {
                solidBegin = solid.begin[i];
                solidEnd = solid.end[i];
            }
            uint8_t *row = target->pixels + (int64_t)(y + i - target->originY) * target->stride
                - (int64_t)target->originX * 4;
            drawRow(item, &local, row, y + i, begin, end, solidBegin, solidEnd, kind, mode);
        }
    }
}

/// Multiplies eight pixels by the alpha of a source.
INLINE void keepEight(uint8_t *p, Source s, i32x8 factors) {
    u8x32 bytes;
    __builtin_memcpy(&bytes, p, 32);
    Wide old = paired(bytes, (u8x32)(uint8_t)0), f = repeated(factors);
    u16x16 none = (u16x16)(uint16_t)0;
    u16x16 low = over(none, alphaOf(rounded(s.low, f.low)), old.low);
    u16x16 top = over(none, alphaOf(rounded(s.high, f.high)), old.high);
    bytes = packed((Wide){low, top});
    __builtin_memcpy(p, &bytes, 32);
}

/// Draws a group's picture that is added, or by whose alpha the destination is multiplied.
static void drawBlended(const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {
    const int keeps = item->kind == LEGATO_KEEP;
    LegatoRect inside = clip;
    if (keeps) {
        int32_t maxX = item->offsetX + item->pixelWidth, maxY = item->offsetY + item->pixelHeight;
        inside.minX = inside.minX > item->offsetX ? inside.minX : item->offsetX;
        inside.minY = inside.minY > item->offsetY ? inside.minY : item->offsetY;
        inside.maxX = inside.maxX < maxX ? inside.maxX : maxX;
        inside.maxY = inside.maxY < maxY ? inside.maxY : maxY;
    }
    f32x8 opacity = EACH(item->opacity);
    for (int32_t y = clip.minY; y < clip.maxY; y++) {
        uint8_t *row = target->pixels + (int64_t)(y - target->originY) * target->stride
            - (int64_t)target->originX * 4;
        int32_t begin = inside.minX, end = inside.maxX;
        if (y < inside.minY || y >= inside.maxY || end <= begin) begin = end = clip.maxX;
        __builtin_memset(row + (int64_t)clip.minX * 4, 0, (size_t)(begin - clip.minX) * 4);
        __builtin_memset(row + (int64_t)end * 4, 0, (size_t)(clip.maxX - end) * 4);
        for (int32_t x = begin; x < end; x += 8) {
            int32_t count = end - x < 8 ? end - x : 8;
            uint8_t *out = row + (int64_t)x * 4;
            Source s = texelSource(loadSome(copied(item, x, y), count));
            if (!keeps) {
                addEight(out, s, factor(opacity, count));
            } else if (count == 8) {
                keepEight(out, s, factor(opacity, 8));
            } else {
                // The following pixels must stay unchanged, so a copy is multiplied.
                uint8_t some[32];
                __builtin_memcpy(some, out, 32);
                keepEight(some, s, factor(opacity, 8));
                __builtin_memcpy(out, some, (size_t)count * 4);
            }
        }
    }
}

// Every kind, and mode FREE of each, has its own function: without optimisation everything that is
// inlined takes stack space, and a single function would exceed the stack.
#define FREE(KIND)                                                                             \
    static __attribute__((noinline)) void drawFree_##KIND(                                     \
        const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {                 \
        drawRows(item, target, clip, KIND, LEGATO_FREE);                                       \
    }
FREE(LEGATO_COLOR)
FREE(LEGATO_BORDER)
FREE(LEGATO_NEAREST)
FREE(LEGATO_LINEAR)
FREE(LEGATO_COPY)
FREE(LEGATO_SHADOW)
FREE(LEGATO_GRADIENT)
static void drawMixed(const LegatoItem *item, const LegatoTarget *target, LegatoRect clip);

#define MODES(KIND)                                                                            \
    switch (item->mode) {                                                                      \
    case LEGATO_PLAIN: drawRows(item, target, clip, KIND, LEGATO_PLAIN); break;                \
    case LEGATO_SIMILAR: drawRows(item, target, clip, KIND, LEGATO_SIMILAR); break;            \
    case LEGATO_EVEN: drawRows(item, target, clip, KIND, LEGATO_EVEN); break;                  \
    case LEGATO_AFFINE: drawRows(item, target, clip, KIND, LEGATO_AFFINE); break;              \
    case LEGATO_PERSPECTIVE: drawRows(item, target, clip, KIND, LEGATO_PERSPECTIVE); break;    \
    case LEGATO_FREE: drawFree_##KIND(item, target, clip); break;                              \
    case LEGATO_PERSPECTIVE_ROUNDED:                                                           \
        drawRows(item, target, clip, KIND, LEGATO_PERSPECTIVE_ROUNDED);                        \
        break;                                                                                 \
    default: drawRows(item, target, clip, KIND, LEGATO_FULL); break;                           \
    }

#define EACH_MODE(KIND)                                                                        \
    static __attribute__((noinline)) void drawKind_##KIND(                                     \
        const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {                 \
        MODES(KIND)                                                                            \
    }
EACH_MODE(LEGATO_COLOR)
EACH_MODE(LEGATO_BORDER)
EACH_MODE(LEGATO_NEAREST)
EACH_MODE(LEGATO_LINEAR)
EACH_MODE(LEGATO_COPY)
EACH_MODE(LEGATO_SHADOW)
EACH_MODE(LEGATO_GRADIENT)

#define SMALL(KIND)                                                                            \
    static __attribute__((noinline)) void drawSmall_##KIND(                                    \
        const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {                 \
        if (item->mode == LEGATO_SMALL_PLAIN)                                                  \
            drawSmall(item, target, clip, KIND, LEGATO_SMALL_PLAIN);                           \
        else if (item->mode == LEGATO_SMALL_EVEN)                                              \
            drawSmall(item, target, clip, KIND, LEGATO_SMALL_EVEN);                            \
        else drawKind_##KIND(item, target, clip);                                              \
    }
SMALL(LEGATO_COLOR)
SMALL(LEGATO_COPY)

static void drawItem(const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {
    switch (item->kind) {
    case LEGATO_COLOR: drawSmall_LEGATO_COLOR(item, target, clip); break;
    case LEGATO_BORDER: drawKind_LEGATO_BORDER(item, target, clip); break;
    case LEGATO_NEAREST: drawKind_LEGATO_NEAREST(item, target, clip); break;
    case LEGATO_LINEAR: drawKind_LEGATO_LINEAR(item, target, clip); break;
    case LEGATO_COPY: drawSmall_LEGATO_COPY(item, target, clip); break;
    case LEGATO_SHADOW: drawKind_LEGATO_SHADOW(item, target, clip); break;
    case LEGATO_GRADIENT: drawKind_LEGATO_GRADIENT(item, target, clip); break;
    case LEGATO_ADD:
    case LEGATO_KEEP: drawBlended(item, target, clip); break;
    case LEGATO_MIXED: drawMixed(item, target, clip); break;
    default: drawRows(item, target, clip, LEGATO_MASK, LEGATO_FULL); break;
    }
}
