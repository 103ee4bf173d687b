// Blurs in two passes over 8-bit planes or pictures with four bytes per pixel.
//
// A pass is the sum over k of weights[k] * input[i + first + k], in ascending order of k and single
// precision, plus 0.5, truncated to 8 bits (at most 255).

static void takeAlpha(
    const LegatoTarget *target, const LegatoPlane *plane, int32_t firstRow, int32_t lastRow) {
    for (int32_t y = firstRow; y < lastRow; y++) {
        uint8_t *out = plane->bytes + (int64_t)(y - plane->rect.minY) * plane->stride;
        const uint8_t *in = target->pixels + (int64_t)(y - target->originY) * target->stride
            + (int64_t)(plane->rect.minX - target->originX) * 4;
        int32_t width = plane->rect.maxX - plane->rect.minX;
        for (int32_t x = 0; x < width; x++) out[x] = in[(int64_t)x * 4 + 3];
    }
}

INLINE void storeRounded(uint8_t *out, f32x8 sum) {
    u8x8 b = __builtin_convertvector(toInt(minimum(sum, EACH(255.0f)) + 0.5f), u8x8);
    __builtin_memcpy(out, &b, 8);
}

/// Converts `needed` pixels of an input row, starting at `first`. Outside the row they are 0, or
/// equal the nearest pixel if the blur clamps.
static void widenRow(
    const uint8_t *in, int32_t length, LegatoBlur blur, int32_t first, int32_t needed,
    float *scratch) {
    const int32_t step = blur.step;
    int32_t before = first < 0 ? (-first < needed ? -first : needed) : 0;
    int32_t end = length - first < needed ? length - first : needed;
    if (end < before) end = before;
    for (int32_t i = 0; i < before; i++) {
        for (int32_t c = 0; c < step; c++) scratch[i * step + c] = blur.clamps ? in[c] : 0.0f;
    }
    int32_t i = before * step;
    const uint8_t *inside = in + (int64_t)first * step;
    for (; i + 8 <= end * step; i += 8) {
        u8x8 bytes;
        __builtin_memcpy(&bytes, inside + i, 8);
        f32x8 values = __builtin_convertvector(bytes, f32x8);
        __builtin_memcpy(scratch + i, &values, 32);
    }
    for (; i < end * step; i++) scratch[i] = inside[i];
    const uint8_t *last = in + (int64_t)(length - 1) * step;
    for (int32_t k = end; k < needed; k++) {
        for (int32_t c = 0; c < step; c++) scratch[k * step + c] = blur.clamps ? last[c] : 0.0f;
    }
}

/// The weighted sums of `vectors` times 8 adjacent values: several at a time, because each sum
/// waits for its previous addition.
INLINE void sumAlong(
    const float *values, int32_t stride, LegatoBlur blur, uint8_t *out, const int vectors) {
    f32x8 sum[4] = {EACH(0.0f), EACH(0.0f), EACH(0.0f), EACH(0.0f)}, value;
    for (int32_t k = 0; k < blur.count; k++, values += stride) {
        for (int i = 0; i < vectors; i++) {
            __builtin_memcpy(&value, values + i * 8, 32);
            sum[i] = sum[i] + value * blur.weights[k];
        }
    }
    for (int i = 0; i < vectors; i++) storeRounded(out + i * 8, sum[i]);
}

/// `scratch` has room for the bytes of a row of `to` + count * step + 16 values; writes may overrun
/// a row of `to` by 7 bytes.
static void blurAlongRows(
    const LegatoPlane *from, const LegatoPlane *to, LegatoBlur blur, int32_t firstRow,
    int32_t lastRow, float *scratch) {
    const int32_t step = blur.step;
    int32_t width = to->rect.maxX - to->rect.minX;
    int32_t needed = width + blur.count + 8 / step;
    int32_t length = from->rect.maxX - from->rect.minX;
    int32_t first = to->rect.minX + blur.first - from->rect.minX;
    for (int32_t y = firstRow; y < lastRow; y++) {
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        if (y < from->rect.minY || y >= from->rect.maxY) {
            __builtin_memset(out, 0, (size_t)(width * step));
            continue;
        }
        const uint8_t *in = from->bytes + (int64_t)(y - from->rect.minY) * from->stride;
        widenRow(in, length, blur, first, needed, scratch);
        int32_t x = 0;
        for (; x + 32 <= width * step; x += 32) sumAlong(scratch + x, step, blur, out + x, 4);
        for (; x < width * step; x += 8) sumAlong(scratch + x, step, blur, out + x, 1);
    }
}

/// The weighted sums of `vectors` times 8 columns over the weights in `start..<end`; weight k
/// applies to the row `top + k`, or the nearest row of the input.
INLINE void sumDown(
    const LegatoPlane *from, int64_t column, int32_t top, LegatoBlur blur, int32_t start,
    int32_t end, uint8_t *out, const int vectors) {
    f32x8 sum[4] = {EACH(0.0f), EACH(0.0f), EACH(0.0f), EACH(0.0f)};
    int32_t last = from->rect.maxY - from->rect.minY - 1;
    for (int32_t k = start; k < end; k++) {
        int32_t row = top + k - from->rect.minY;
        row = row < 0 ? 0 : row > last ? last : row;
        const uint8_t *in = from->bytes + row * from->stride + column;
        for (int i = 0; i < vectors; i++) {
            u8x8 bytes;
            __builtin_memcpy(&bytes, in + i * 8, 8);
            sum[i] = sum[i] + __builtin_convertvector(bytes, f32x8) * blur.weights[k];
        }
    }
    for (int i = 0; i < vectors; i++) storeRounded(out + i * 8, sum[i]);
}

/// Accesses may overrun rows of both planes by 7 bytes.
static void blurAlongColumns(
    const LegatoPlane *from, const LegatoPlane *to, LegatoBlur blur, int32_t firstRow,
    int32_t lastRow) {
    int32_t width = (to->rect.maxX - to->rect.minX) * blur.step;
    int64_t shift = (int64_t)(to->rect.minX - from->rect.minX) * blur.step;
    for (int32_t y = firstRow; y < lastRow; y++) {
        int32_t top = y + blur.first, start = 0, end = blur.count;
        if (!blur.clamps) {
            if (top < from->rect.minY) start = from->rect.minY - top;
            if (top + end > from->rect.maxY) end = from->rect.maxY - top;
        }
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        int32_t x = 0;
        for (; x + 32 <= width; x += 32) sumDown(from, shift + x, top, blur, start, end, out + x, 4);
        for (; x < width; x += 8) sumDown(from, shift + x, top, blur, start, end, out + x, 1);
    }
}

static void exchangeRedBlue(const uint8_t *from, uint8_t *to, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        uint32_t p;
        __builtin_memcpy(&p, from + i * 4, 4);
        p = (p & 0xff00ff00u) | ((p & 0xffu) << 16) | ((p >> 16) & 0xffu);
        __builtin_memcpy(to + i * 4, &p, 4);
    }
}
