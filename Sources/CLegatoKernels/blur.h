// Blurs in two passes over 8-bit planes or pictures of four bytes a pixel.
//
// A pass is the sum over k of weights[k] * input[i + first + k], k ascending, in single precision;
// plus 0.5, truncated to 8 bits (at most 255).

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

/// `scratch` holds the bytes of a row of `to` + count * step + 16 values; a row of `to` may be
/// overrun by 7 bytes.
static void blurAlongRows(
    const LegatoPlane *from, const LegatoPlane *to, LegatoBlur blur, int32_t firstRow,
    int32_t lastRow, float *scratch) {
    const int32_t step = blur.step;
    int32_t width = to->rect.maxX - to->rect.minX;
    int32_t needed = width + blur.count + 8 / step;
    int32_t low = from->rect.minX, high = from->rect.maxX - 1;
    for (int32_t y = firstRow; y < lastRow; y++) {
        const uint8_t *in = from->bytes + (int64_t)(y - from->rect.minY) * from->stride;
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        int isInside = y >= from->rect.minY && y < from->rect.maxY;
        for (int32_t i = 0; i < needed; i++) {
            int32_t x = to->rect.minX + blur.first + i;
            int has = isInside && (blur.clamps || (x >= low && x <= high));
            int32_t at = ((x < low ? low : x > high ? high : x) - low) * step;
            for (int32_t c = 0; c < step; c++) {
                scratch[i * step + c] = has ? (float)in[at + c] : 0.0f;
            }
        }
        for (int32_t x = 0; x < width * step; x += 8) {
            f32x8 sum = EACH(0.0f), value;
            for (int32_t k = 0; k < blur.count; k++) {
                __builtin_memcpy(&value, scratch + x + k * step, 32);
                sum = sum + value * blur.weights[k];
            }
            storeRounded(out + x, sum);
        }
    }
}

/// `scratch` holds the bytes of a row of `to` + 8 values; rows of both planes may be overrun by 7
/// bytes.
static void blurAlongColumns(
    const LegatoPlane *from, const LegatoPlane *to, LegatoBlur blur, int32_t firstRow,
    int32_t lastRow, float *scratch) {
    int32_t width = (to->rect.maxX - to->rect.minX) * blur.step;
    int64_t shift = (int64_t)(to->rect.minX - from->rect.minX) * blur.step;
    for (int32_t y = firstRow; y < lastRow; y++) {
        for (int32_t x = 0; x < width; x++) scratch[x] = 0.0f;
        for (int32_t k = 0; k < blur.count; k++) {
            int32_t source = y + blur.first + k;
            if (blur.clamps) {
                if (source < from->rect.minY) source = from->rect.minY;
                if (source >= from->rect.maxY) source = from->rect.maxY - 1;
            }
            if (source < from->rect.minY || source >= from->rect.maxY) continue;
            const uint8_t *in =
                from->bytes + (int64_t)(source - from->rect.minY) * from->stride + shift;
            for (int32_t x = 0; x < width; x += 8) {
                u8x8 bytes;
                f32x8 sum;
                __builtin_memcpy(&bytes, in + x, 8);
                __builtin_memcpy(&sum, scratch + x, 32);
                sum = sum + __builtin_convertvector(bytes, f32x8) * blur.weights[k];
                __builtin_memcpy(scratch + x, &sum, 32);
            }
        }
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        for (int32_t x = 0; x < width; x += 8) {
            f32x8 sum;
            __builtin_memcpy(&sum, scratch + x, 32);
            storeRounded(out + x, sum);
        }
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
