// Draws small boxes of one colour, and small clipped groups, in blocks of four by two pixels.
//
// A compact box has fewer such blocks on its edges than rows of eight pixels, and the blocks have
// the same alignment for all boxes. Columns of blocks consist of three runs: edges, an interior
// that needs no coverage, and edges. All edges of a box are first listed, then their coverage is
// computed, then they are blended: long loops whose iterations are independent. The pixels equal
// those of `rows.h`.

/// The maximum size drawn at once.
#define BLOCK_COLUMNS 16
#define BLOCK_ROWS 32

/// The tolerance in pixels by which runs are wider (or interiors narrower) than exact, because they
/// are computed in single precision.
#define RUN_MARGIN (1.0f / 64)

/// The coordinate of pixels that must not be drawn, far outside every small box.
#define NOWHERE 1e6f

/// The rows of blocks in each column: edges from `first`, the interior from `solid`, edges again
/// from `rest`, and the end at `last`.
typedef struct Runs {
    int32_t first[BLOCK_COLUMNS], solid[BLOCK_COLUMNS], rest[BLOCK_COLUMNS], last[BLOCK_COLUMNS];
} Runs;

/// |a * x + b * y + c| <= k, solved for y: `slope * x + y + offset` is at most `outer` where a
/// block may be covered partly, and at most `inner` where it is covered entirely.
typedef struct Strips {
    f32x8 slope, offset, outer, inner;
} Strips;

/// The strips that bound a box: two of the outline and, for round corners, four of two chords of
/// every arc.
INLINE Strips findStrips(const LegatoItem *item) {
    const LegatoMap *m = &item->map;
    const LegatoOutline *o = &item->outline;
    const float cosine = 0.92387953f, sine = 0.38268343f;
    const f32x8 alongU = {1, 0, cosine, cosine, sine, sine, 0, 0};
    const f32x8 alongV = {0, 1, sine, -sine, cosine, -cosine, 0, 0};
    float middleU = (o->left + o->right) * 0.5f, middleV = (o->top + o->bottom) * 0.5f;
    float sideU = o->right - middleU, sideV = o->bottom - middleV;
    float solidU = sideU - (0.5f + RUN_MARGIN), solidV = sideV - (0.5f + RUN_MARGIN);
    float flatU = sideU - o->radius[0], flatV = sideV - o->radius[0];
    float nearU = cosine * solidU + sine * flatV, nearV = sine * flatU + cosine * solidV;
    f32x8 outer = {sideU, sideV, 0, 0, 0, 0, 0, 0};
    f32x8 inner = {solidU, solidV, nearU, nearU, nearV, nearV, 0, 0};
    f32x8 a = alongU * m->ux + alongV * m->vx, b = alongU * m->uy + alongV * m->vy;
    f32x8 c = alongU * (m->u0 - middleU) + alongV * (m->v0 - middleV);
    // A strip along the columns constrains rows only weakly; its slope is limited.
    b = magnitude(b) > 2e-5f ? b : EACH(2e-5f);
    f32x8 perRow = 1.0f / b, unit = magnitude(perRow), spread = magnitude(a) * 1.5f;
    return (Strips){a * perRow, c * perRow, ((outer + (0.5f + RUN_MARGIN)) + spread) * unit,
        (inner - spread) * unit};
}

/// Returns a clamped number of rows.
INLINE i32x8 rowCount(f32x8 rows, float least, float most) {
    return toInt(minimum(maximum(rows, EACH(least)), EACH(most)));
}

/// Determines the runs of eight columns; `x` are the device offsets of their centres and `y` that
/// of the first row. Rows in `begin..<end` are drawn.
INLINE void findRuns(
    const Strips *strips, int count, f32x8 x, float y, float begin, float end, int32_t from,
    Runs *runs) {
    f32x8 first = EACH(begin), last = EACH(end - 1.0f), solid = first, rest = last;
    for (int i = 0; i < count; i++) {
        f32x8 at = (x * strips->slope[i] + strips->offset[i]) + y;
        if (i < 2) {
            first = maximum(first, -strips->outer[i] - at);
            last = minimum(last, strips->outer[i] - at);
        }
        solid = maximum(solid, -strips->inner[i] - at);
        rest = minimum(rest, strips->inner[i] - at);
    }
    // Rounded up or down to rows, then to blocks of two.
    i32x8 firstRow = rowCount(first + 0.99f, 0.0f, end) >> 1;
    i32x8 lastRow = (rowCount(last + 1.0f, 0.0f, end) + 1) >> 1;
    i32x8 solidRow = (rowCount(solid + 0.999f, 0.0f, end) + 1) >> 1;
    i32x8 restRow = rowCount(rest + 1.0f, 0.0f, end) >> 1;
    lastRow = lastRow > firstRow ? lastRow : firstRow;
    i32x8 hasSolid = restRow > solidRow;
    solidRow = hasSolid ? solidRow : lastRow;
    restRow = hasSolid ? restRow : lastRow;
    __builtin_memcpy(runs->first + from, &firstRow, 32);
    __builtin_memcpy(runs->solid + from, &solidRow, 32);
    __builtin_memcpy(runs->rest + from, &restRow, 32);
    __builtin_memcpy(runs->last + from, &lastRow, 32);
}

#define BLOCKS (BLOCK_COLUMNS * BLOCK_ROWS)
/// A block, encoded by its column and row.
#define BLOCK_COLUMN(place) ((place) >> 8)
#define BLOCK_ROW(place) ((place) & 255)

/// Appends the blocks of a column to a list with room for eight more; returns the new end.
INLINE int32_t *list(int32_t *end, int32_t column, int32_t first, int32_t last) {
    i32x8 place = (i32x8)(column << 8 | first) + (i32x8){0, 1, 2, 3, 4, 5, 6, 7};
    __builtin_memcpy(end, &place, 32);
    for (int32_t i = 8; i < last - first; i += 8) {
        place += 8;
        __builtin_memcpy(end + i, &place, 32);
    }
    return end + (last - first);
}

/// A box in blocks: local coordinates are sums of a term per column and one per row.
typedef struct Grid {
    f32x8 columnU[BLOCK_COLUMNS], columnV[BLOCK_COLUMNS], rowU[BLOCK_ROWS], rowV[BLOCK_ROWS];
    int32_t edgeCount, solidCount;
    int32_t edges[BLOCKS + 8], solids[BLOCKS + 8];
    i32x8 factors[BLOCKS];
    /// The first pixel of the first block.
    uint8_t *top;
    int64_t stride;
} Grid;

/// Creates the grid of the part of a box inside `clip`, whose blocks start at (x, y).
INLINE void makeGrid(
    Grid *grid, const LegatoItem *item, LegatoRect clip, int32_t x, int32_t y, const int mode) {
    const LegatoMap m = item->map;
    const f32x8 right = {0, 1, 2, 3, 0, 1, 2, 3}, down = {0, 0, 0, 0, 1, 1, 1, 1};
    const int32_t columns = (clip.maxX - x + 3) / 4, rows = (clip.maxY - y + 1) / 2;
    for (int32_t i = 0; i < columns; i++) {
        f32x8 at = (float)(x + i * 4) + right, dx = (at + 0.5f) - m.originX;
        i32x8 isInside = (at >= (float)clip.minX) & (at < (float)clip.maxX);
        grid->columnU[i] = isInside ? dx * m.ux : EACH(NOWHERE);
        grid->columnV[i] = dx * m.vx;
    }
    for (int32_t i = 0; i < rows; i++) {
        f32x8 at = (float)(y + i * 2) + down, dy = (at + 0.5f) - m.originY;
        i32x8 isInside = (at >= (float)clip.minY) & (at < (float)clip.maxY);
        grid->rowU[i] = dy * m.uy + m.u0;
        grid->rowV[i] = isInside ? dy * m.vy + m.v0 : EACH(NOWHERE);
    }
    Runs runs;
    const Strips strips = findStrips(item);
    const int count = mode == LEGATO_SMALL_EVEN ? 6 : 2;
    float begin = (float)(clip.minY - y), end = (float)(clip.maxY - y);
    for (int32_t i = 0; i < columns; i += 8) {
        f32x8 center = (((float)(x + i * 4) + 2.0f) - m.originX) + lane() * 4.0f;
        findRuns(&strips, count, center, ((float)y + 0.5f) - m.originY, begin, end, i, &runs);
    }
    int32_t *edges = grid->edges, *solids = grid->solids;
    for (int32_t i = 0; i < columns; i++) {
        int32_t last = runs.last[i], solid = runs.solid[i], rest = runs.rest[i];
        if (x + i * 4 < clip.minX || x + i * 4 + 4 > clip.maxX) solid = rest = last;
        edges = list(edges, i, runs.first[i], solid);
        solids = list(solids, i, solid, rest);
        edges = list(edges, i, rest, last);
    }
    grid->edgeCount = (int32_t)(edges - grid->edges);
    grid->solidCount = (int32_t)(solids - grid->solids);
}

INLINE uint8_t *blockAddress(uint8_t *top, int64_t stride, int32_t place) {
    return top + BLOCK_ROW(place) * 2 * stride + BLOCK_COLUMN(place) * 16;
}
INLINE u8x32 loadBlock(const uint8_t *p, int64_t stride) {
    u8x32 bytes;
    __builtin_memcpy(&bytes, p, 16);
    __builtin_memcpy((uint8_t *)&bytes + 16, p + stride, 16);
    return bytes;
}
INLINE void storeBlock(uint8_t *p, int64_t stride, u8x32 bytes) {
    __builtin_memcpy(p, &bytes, 16);
    __builtin_memcpy(p + stride, (uint8_t *)&bytes + 16, 16);
}

/// Loads the pixels of a group's picture at a block.
///
/// Rows outside `minY..<maxY` are replaced by the nearest row inside; their coverage is 0.
INLINE u32x8 copiedBlock(
    const LegatoItem *item, int32_t x, int32_t y, int32_t minY, int32_t maxY) {
    int32_t top = y < minY ? minY : y, bottom = y + 1 < maxY ? y + 1 : maxY - 1;
    const uint8_t *column = item->pixels + (int64_t)(x - item->offsetX) * 4;
    const uint8_t *p = column + (int64_t)(top - item->offsetY) * item->pixelStride;
    return (u32x8)loadBlock(p, (int64_t)(bottom - top) * item->pixelStride);
}

/// Prefetches the rows of a group's picture, which later pictures have evicted.
INLINE void prefetchPicture(const LegatoItem *item, LegatoRect part) {
    for (int32_t y = part.minY; y < part.maxY; y++) {
        const uint8_t *row = item->pixels + (int64_t)(y - item->offsetY) * item->pixelStride
            + (int64_t)(part.minX - item->offsetX) * 4;
        for (int32_t i = 0; i < (part.maxX - part.minX) * 4; i += 64) __builtin_prefetch(row + i);
    }
}

/// Computes the factors of the blocks on the edges: the coverage times an opacity.
INLINE void findFactors(Grid *grid, const LegatoItem *item, float opacity, const int mode) {
    Local local;
    local.outline = item->outline;
    for (int32_t i = 0; i < grid->edgeCount; i++) {
        int32_t column = BLOCK_COLUMN(grid->edges[i]), row = BLOCK_ROW(grid->edges[i]);
        Place p;
        p.u = grid->columnU[column] + grid->rowU[row];
        p.v = grid->columnV[column] + grid->rowV[row];
        f32x8 value = coverage(&local, &local.outline, p, mode) * opacity;
        grid->factors[i] = toInt(value * 65535.0f);
        const uint8_t *pixels = blockAddress(grid->top, grid->stride, grid->edges[i]);
        __builtin_prefetch(pixels);
        __builtin_prefetch(pixels + grid->stride);
    }
}

INLINE void drawColor(Grid *grid, const LegatoItem *item, const int mode) {
    uint8_t *const top = grid->top;
    const int64_t stride = grid->stride;
    const int32_t edgeCount = grid->edgeCount, solidCount = grid->solidCount;
    findFactors(grid, item, 1.0f, mode);
    const Source source = uniformSource(item->color);
    for (int32_t i = 0; i < edgeCount; i++) {
        uint8_t *p = blockAddress(top, stride, grid->edges[i]);
        storeBlock(p, stride, blended(loadBlock(p, stride), source, grid->factors[i]));
    }
    const Solid full = solid(source);
    if (full.keep[3] == 0) {
        const u8x32 bytes = packed((Wide){full.color, full.color});
        for (int32_t i = 0; i < solidCount; i++) {
            storeBlock(blockAddress(top, stride, grid->solids[i]), stride, bytes);
        }
        return;
    }
    for (int32_t i = 0; i < solidCount; i++) {
        uint8_t *p = blockAddress(top, stride, grid->solids[i]);
        storeBlock(p, stride, blendedSolid(loadBlock(p, stride), full));
    }
}

/// Draws the picture of a group; its blocks start at (x, y), and its rows are `minY..<maxY`.
INLINE void drawPicture(
    Grid *grid, const LegatoItem *item, int32_t x, int32_t y, int32_t minY, int32_t maxY,
    const int mode) {
    uint8_t *const top = grid->top;
    const int64_t stride = grid->stride;
    const float opacity = item->opacity;
    const int32_t edgeCount = grid->edgeCount, solidCount = grid->solidCount;
    findFactors(grid, item, opacity, mode);
    for (int32_t i = 0; i < edgeCount; i++) {
        int32_t place = grid->edges[i];
        u32x8 texels = copiedBlock(
            item, x + BLOCK_COLUMN(place) * 4, y + BLOCK_ROW(place) * 2, minY, maxY);
        uint8_t *p = blockAddress(top, stride, place);
        storeBlock(
            p, stride, blended(loadBlock(p, stride), texelSource(texels), grid->factors[i]));
    }
    const i32x8 factors = toInt(EACH(opacity) * 65535.0f);
    for (int32_t i = 0; i < solidCount; i++) {
        int32_t place = grid->solids[i];
        u32x8 texels = copiedBlock(
            item, x + BLOCK_COLUMN(place) * 4, y + BLOCK_ROW(place) * 2, minY, maxY);
        uint8_t *p = blockAddress(top, stride, place);
        // Opaque texels replace what is below them.
        const int isOpaque = opacity == 1.0f && __builtin_reduce_and(texels) >> 24 == 255;
        storeBlock(
            p, stride,
            isOpaque ? (u8x32)texels
                     : blended(loadBlock(p, stride), texelSource(texels), factors));
    }
}

INLINE void drawSmall(
    const LegatoItem *item, const LegatoTarget *target, LegatoRect clip, const int kind,
    const int mode) {
    Grid grid;
    grid.stride = target->stride;
    // The picture of a group has no pixels to the left of the clip.
    int32_t x = kind == LEGATO_COPY
        ? clip.minX : target->originX + ((clip.minX - target->originX) & ~3);
    int32_t y = target->originY + ((clip.minY - target->originY) & ~1);
    for (LegatoRect part = clip; part.minY < clip.maxY; part.minY = y) {
        part.maxY = clip.maxY - y > BLOCK_ROWS * 2 ? y + BLOCK_ROWS * 2 : clip.maxY;
        if (kind == LEGATO_COPY) prefetchPicture(item, part);
        makeGrid(&grid, item, part, x, y, mode);
        grid.top = target->pixels + (int64_t)(y - target->originY) * grid.stride
            + (int64_t)(x - target->originX) * 4;
        if (kind == LEGATO_COPY) {
            drawPicture(&grid, item, x, y, clip.minY, clip.maxY, mode);
        } else {
            drawColor(&grid, item, mode);
        }
        y = part.maxY;
    }
}
