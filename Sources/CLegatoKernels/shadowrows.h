// Shadows of rounded rectangles in rows of pixels with constant local y.
//
// Their bytes are those of the formula in `shadow.h`. Most pixels need no more than an estimate of
// its value: if both ends of the interval that contains the value give the same bytes, so does the
// value.

/// The maximum error of an estimate: the sum of the table's error by linear extrapolation, at most
/// 1.6e-5, and of rounding errors in the table, in its positions and in the value.
#define ESTIMATE_ERROR 4e-5f

/// The terms of a shadow's integral that all pixels of a row share.
typedef struct Level {
    /// Consecutive nodes with the same width of the outline are merged.
    float weight[8], left[8], right[8];
    int count, isEmpty;
    /// The value far from both ends of the outline, the bounds of that region, and whether the
    /// outline is long enough to have one.
    float value, farLeft, farRight;
    int hasFar;
    /// Whether there are estimates. For both ends of each node the table's row, the entry of the
    /// row's first pixel, and the distance to it in pixels.
    int hasEstimates;
    const float *leftRow[8], *rightRow[8];
    int32_t leftStart[8], rightStart[8];
    float leftRest[8], rightRest[8];
} Level;

INLINE void storeFloats(float *to, f32x8 v) { __builtin_memcpy(to, &v, 32); }
INLINE f32x8 loadFloats(const float *from) {
    f32x8 v;
    __builtin_memcpy(&v, from, 32);
    return v;
}

/// The nodes of `shadowNodes`, one per lane.
INLINE void setLevel(const LegatoItem *item, Level *level, float y, const int mode) {
    const LegatoOutline *o = &item->outline;
    const float *n = legendreNodes, *w = legendreWeights;
    f32x8 h = EACH(o->halfHeight), v = EACH(y);
    f32x8 low = maximum(-h, v - item->reach), high = minimum(h, v + item->reach);
    level->isEmpty = low[0] >= high[0];
    f32x8 middle = (low + high) * 0.5f, half = (high - low) * 0.5f;
    f32x8 t = middle + half * (f32x8){n[0], n[1], n[2], n[3], n[4], n[5], n[5], n[5]};
    f32x8 z = (v - t) * item->inverseSigma;
    f32x8 weight = ((f32x8){w[0], w[1], w[2], w[3], w[4], w[5], 0, 0} * half)
        * (0.398942280f * item->inverseSigma) * exponential(-0.5f * (z * z)) * 0.5f;
    f32x8 left, right;
    if (mode == LEGATO_FREE) {
        left = continuousReachAt(o, t, 0);
        right = continuousReachAt(o, t, 1);
    } else {
        left = reachAt(t, o->halfWidth, o->halfHeight, o->radius[0], o->radius[2]);
        right = reachAt(t, o->halfWidth, o->halfHeight, o->radius[1], o->radius[3]);
    }
    storeFloats(level->weight, weight);
    storeFloats(level->left, left);
    storeFloats(level->right, right);
    int last = 0;
    for (int i = 1; i < 6; i++) {
        if (level->left[i] == level->left[last] && level->right[i] == level->right[last]) {
            level->weight[last] = level->weight[last] + level->weight[i];
            continue;
        }
        last++;
        level->weight[last] = level->weight[i];
        level->left[last] = level->left[i];
        level->right[last] = level->right[i];
    }
    level->count = last + 1;
    level->farLeft = level->left[0];
    level->farRight = level->right[0];
    float sum = 0;
    for (int i = 0; i < level->count; i++) {
        sum = sum + level->weight[i] * 2.0f;
        if (level->left[i] < level->farLeft) level->farLeft = level->left[i];
        if (level->right[i] < level->farRight) level->farRight = level->right[i];
    }
    level->value = level->isEmpty ? 0 : sum;
    level->hasFar = (level->farLeft + level->farRight) * item->erfScale > 7.9f;
    level->hasEstimates = 0;
}

/// Looks up the table's rows for a row of pixels whose first has the local x `u`.
INLINE void setEstimates(const LegatoItem *item, Level *level, float u) {
    const LegatoErrorTable *table = item->errorTable;
    level->hasEstimates = table && !level->isEmpty;
    if (!level->hasEstimates) return;
    const float phases = (float)table->phases;
    float pixels = 1.0f / item->map.ux;
    for (int side = 0; side < 2; side++) {
        f32x8 at = side == 0 ? u + loadFloats(level->left) : u - loadFloats(level->right);
        at = at * pixels + (float)table->middle;
        f32x8 entry = floorOf(at);
        i32x8 start = toInt(entry);
        i32x8 phase = toInt((at - entry) * phases + 0.5f);
        f32x8 rest = (at - entry) - toFloat(phase) * (1.0f / phases);
        __builtin_memcpy(side == 0 ? level->leftStart : level->rightStart, &start, 32);
        storeFloats(side == 0 ? level->leftRest : level->rightRest, rest);
        const float **rows = side == 0 ? level->leftRow : level->rightRow;
        for (int i = 0; i < level->count; i++)
            rows[i] = table->values + (int64_t)phase[i] * table->length * 2;
    }
}

/// The table's values for eight pixels, `offset` after the first of the row.
INLINE f32x8 estimated(
    const float *row, int32_t entry, float rest, int32_t length) {
    entry = entry < 0 ? 0 : entry > length - 8 ? length - 8 : entry;
    return loadFloats(row + entry) + loadFloats(row + length + entry) * rest;
}

INLINE f32x8 estimate(const LegatoItem *item, const Level *level, int32_t offset) {
    const int32_t length = item->errorTable->length;
    f32x8 sum = EACH(0.0f);
    for (int i = 0; i < level->count; i++) {
        f32x8 strip = estimated(
                          level->leftRow[i], level->leftStart[i] + offset, level->leftRest[i], length)
            - estimated(
                level->rightRow[i], level->rightStart[i] + offset, level->rightRest[i], length);
        sum = sum + strip * level->weight[i];
    }
    return sum;
}

INLINE f32x8 levelValue(const LegatoItem *item, const Level *level, f32x8 u) {
    const float k = item->erfScale;
    if (level->hasFar) {
        // Both error functions are exactly 1 or -1 here.
        i32x8 isFar = ((u + level->farLeft) * k >= 4.0f) & ((u - level->farRight) * k <= -4.0f);
        if (__builtin_reduce_and(isFar)) return EACH(level->value);
    }
    f32x8 sum = EACH(0.0f);
    for (int i = 0; i < level->count; i++)
        sum = sum
            + level->weight[i] * shadowStrip(u, k, EACH(level->left[i]), EACH(level->right[i]));
    return level->isEmpty ? EACH(0.0f) : sum;
}

/// Blends eight pixels if their bytes are certain for values within the error of an estimate;
/// returns whether they are.
INLINE int blendCertain(uint8_t *p, Source s, f32x8 value, int32_t count) {
    Wide least = repeated(factor(clamped(value - ESTIMATE_ERROR), count));
    Wide most = repeated(factor(clamped(value + ESTIMATE_ERROR), count));
    u16x16 low = rounded(s.low, least.low), top = rounded(s.high, least.high);
    u16x16 change = (low ^ rounded(s.low, most.low)) | (top ^ rounded(s.high, most.high));
    if (__builtin_reduce_or((u32x8)change)) return 0;
    // Alpha is the largest channel.
    if (!__builtin_reduce_or((u32x8)(low | top))) return 1;
    u8x32 bytes;
    __builtin_memcpy(&bytes, p, 32);
    Wide old = paired(bytes, (u8x32)(uint8_t)0);
    bytes = packed((Wide){over(low, kept(low), old.low), over(top, kept(top), old.high)});
    __builtin_memcpy(p, &bytes, 32);
    return 1;
}

/// Whether no pixel of a row changes: even the largest sum rounds to no alpha.
INLINE int isClear(const Level *level, Source s) {
    float most = level->value * 1.0001f + 1e-6f;
    uint32_t limit = (uint32_t)((most < 1.0f ? most : 1.0f) * 65535.0f) + 1;
    return ((s.low[3] * limit) >> 16) < 128;
}

/// Draws the pixels of a row with constant local y, under an affine map.
INLINE void drawShadowRow(
    const LegatoItem *item, const Local *local, uint8_t *row, int32_t y, int32_t begin, int32_t end,
    const int mode) {
    if (begin >= end) return;
    Place first = place(&local->map, (float)begin + lane(), (float)y, mode);
    Level level;
    setLevel(item, &level, first.v[0], mode);
    if (isClear(&level, local->source)) return;
    setEstimates(item, &level, first.u[0]);
    const LegatoRect *hidden = &item->hidden;
    const int isHidden = y >= hidden->minY && y < hidden->maxY && hidden->minX < end
        && hidden->maxX > begin;
    int32_t until = isHidden ? hidden->minX : end;
    for (int32_t x = begin; x < end;) {
        if (x >= until) {
            x = hidden->maxX > x ? hidden->maxX : x;
            until = end;
            continue;
        }
        int32_t count = until - x < 8 ? until - x : 8;
        uint8_t *out = row + (int64_t)x * 4;
        int32_t offset = x - begin;
        x += count;
        if (level.hasEstimates
            && blendCertain(out, local->source, estimate(item, &level, offset), count))
            continue;
        Place p = place(&local->map, (float)(begin + offset) + lane(), (float)y, mode);
        f32x8 value = clamped(levelValue(item, &level, p.u));
        blend(out, local->source, factor(value, count));
    }
}
