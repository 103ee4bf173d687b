// The filters of group pictures: pixel by pixel, channel by channel, in 8 bits.
//
// Halving      out = (a + b + c + d + 2) >> 2 of the pixels (2x, 2y), (2x + 1, 2y) and those below.
// Enlarging    by 2^n: with p = 2x + 1 - 2^n the pixel i = p >> (n + 1) and the next one,
//              interpolated by f = p & (2^(n + 1) - 1), likewise in y;
//              out = (sum of pixel * factor * factor + half) >> 2(n + 1)
// Colours      out = truncate(r * m[0] + g * m[1] + b * m[2] + a * m[3] + 0.5), in single precision,
//              clamped to 0...a
// With alpha   the unpremultiplied colour is p / a, alpha is a * (1 / 255), all 0 where a is 0;
//              the sums r * m[0] + g * m[1] + b * m[2] + a * m[3] + bias are clamped to 0...1, in
//              single precision;
//              out = truncate(colour * alpha * 255 + 0.5), alpha likewise
// Backdrop     k = alpha of the group's picture times its opacity, in 8 bits as when blending;
//              out = (old * (255 - k) + filtered * k) / 255, the quotient rounded to the nearest
//
// Pixels outside a picture are transparent, or equal the nearest ones inside.
//
// Blend modes. s and d are the premultiplied pixels (s after the opacity, in 8 bits) times 1 / 255,
// and C_s = s / a_s, C_d = d / a_d (0 where alpha is 0). All in single precision, in the order
//   a = a_s + a_d - a_s * a_d
//   out = s * (1 - a_d) + d * (1 - a_s) + (a_s * a_d) * B(C_d, C_s), clamped to 0...a
// stored as truncate(out * 255 + 0.5). B is the blend function of "Compositing and Blending Level 1".

INLINE const uint8_t *pixelRow(const LegatoPlane *p, int32_t y) {
    return p->bytes + (int64_t)(y - p->rect.minY) * p->stride;
}

INLINE int32_t limited(int32_t v, int32_t low, int32_t high) {
    return v < low ? low : v > high ? high : v;
}

INLINE uint32_t pixelAt(const LegatoPlane *p, int32_t x, int32_t y, int32_t clamps) {
    if (clamps) {
        x = limited(x, p->rect.minX, p->rect.maxX - 1);
        y = limited(y, p->rect.minY, p->rect.maxY - 1);
    } else if (x < p->rect.minX || x >= p->rect.maxX || y < p->rect.minY || y >= p->rect.maxY) {
        return 0;
    }
    uint32_t v;
    __builtin_memcpy(&v, pixelRow(p, y) + (int64_t)(x - p->rect.minX) * 4, 4);
    return v;
}

INLINE uint32_t meanOfFour(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
    const uint32_t mask = 0x00ff00ffu;
    uint32_t low = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x00020002u;
    uint32_t high = ((a >> 8) & mask) + ((b >> 8) & mask) + ((c >> 8) & mask) + ((d >> 8) & mask)
        + 0x00020002u;
    return ((low >> 2) & mask) | (((high >> 2) & mask) << 8);
}

static void halvePicture(
    const LegatoPlane *from, const LegatoPlane *to, int32_t clamps, int32_t firstRow,
    int32_t lastRow) {
    for (int32_t y = firstRow; y < lastRow; y++) {
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        const int isInside = 2 * y >= from->rect.minY && 2 * y + 2 <= from->rect.maxY;
        int32_t x = to->rect.minX;
        while (x < to->rect.maxX) {
            int32_t begin = isInside ? (from->rect.minX + 1) >> 1 : to->rect.maxX;
            int32_t end = from->rect.maxX >> 1;
            end = end < to->rect.maxX ? end : to->rect.maxX;
            if (x >= begin && x < end) {
                const uint8_t *top = pixelRow(from, 2 * y) + (int64_t)(2 * x - from->rect.minX) * 4;
                const uint8_t *bottom = top + from->stride;
                uint8_t *p = out + (int64_t)(x - to->rect.minX) * 4;
                for (int32_t i = 0; i < end - x; i++) {
                    uint32_t t[2], b[2];
                    __builtin_memcpy(t, top + (int64_t)i * 8, 8);
                    __builtin_memcpy(b, bottom + (int64_t)i * 8, 8);
                    uint32_t v = meanOfFour(t[0], t[1], b[0], b[1]);
                    __builtin_memcpy(p + (int64_t)i * 4, &v, 4);
                }
                x = end;
                continue;
            }
            uint32_t v = meanOfFour(
                pixelAt(from, 2 * x, 2 * y, clamps), pixelAt(from, 2 * x + 1, 2 * y, clamps),
                pixelAt(from, 2 * x, 2 * y + 1, clamps),
                pixelAt(from, 2 * x + 1, 2 * y + 1, clamps));
            __builtin_memcpy(out + (int64_t)(x - to->rect.minX) * 4, &v, 4);
            x++;
        }
    }
}

typedef uint8_t u8x4 __attribute__((ext_vector_type(4)));
typedef uint32_t u32x4 __attribute__((ext_vector_type(4)));

INLINE u32x4 channels(uint32_t pixel) {
    u8x4 bytes;
    __builtin_memcpy(&bytes, &pixel, 4);
    return __builtin_convertvector(bytes, u32x4);
}

static void enlargePicture(
    const LegatoPlane *from, const LegatoPlane *to, int32_t times, int32_t clamps,
    int32_t firstRow, int32_t lastRow) {
    const int32_t size = 1 << (times + 1), half = 1 << times;
    const uint32_t middle = 1u << (2 * times + 1);
    for (int32_t y = firstRow; y < lastRow; y++) {
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        const int32_t py = 2 * y + 1 - half, row = py >> (times + 1);
        const uint32_t fy = (uint32_t)(py & (size - 1));
        int32_t last = INT32_MIN;
        u32x4 left = {0, 0, 0, 0}, right = left;
        for (int32_t x = to->rect.minX; x < to->rect.maxX; x++, out += 4) {
            const int32_t px = 2 * x + 1 - half, column = px >> (times + 1);
            const uint32_t fx = (uint32_t)(px & (size - 1));
            if (column != last) {
                left = column == last + 1 && last != INT32_MIN ? right
                    : channels(pixelAt(from, column, row, clamps)) * ((uint32_t)size - fy)
                        + channels(pixelAt(from, column, row + 1, clamps)) * fy;
                right = channels(pixelAt(from, column + 1, row, clamps)) * ((uint32_t)size - fy)
                    + channels(pixelAt(from, column + 1, row + 1, clamps)) * fy;
                last = column;
            }
            u32x4 sum = left * ((uint32_t)size - fx) + right * fx + middle;
            u8x4 bytes = __builtin_convertvector(sum >> (uint32_t)(2 * times + 2), u8x4);
            __builtin_memcpy(out, &bytes, 4);
        }
    }
}

INLINE u32x8 packedColors(Color8 c) {
    return (u32x8)toInt(c.r) | ((u32x8)toInt(c.g) << 8) | ((u32x8)toInt(c.b) << 16)
        | ((u32x8)toInt(c.a) << 24);
}

INLINE f32x8 rowOf(const float *m, Color8 c) {
    f32x8 v = c.r * m[0] + c.g * m[1] + c.b * m[2] + c.a * m[3];
    return minimum(maximum(v, EACH(0.0f)), c.a) + 0.5f;
}

static void changeColors(
    const LegatoPlane *from, const LegatoPlane *to, const float *matrix, int32_t firstRow,
    int32_t lastRow) {
    int32_t width = to->rect.maxX - to->rect.minX;
    for (int32_t y = firstRow; y < lastRow; y++) {
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        const uint8_t *in = pixelRow(from, y) + (int64_t)(to->rect.minX - from->rect.minX) * 4;
        for (int32_t x = 0; x < width; x += 8) {
            int32_t count = width - x < 8 ? width - x : 8;
            Color8 c = unpack(loadSome(in + (int64_t)x * 4, count));
            u32x8 v = packedColors((Color8){
                rowOf(matrix, c), rowOf(matrix + 4, c), rowOf(matrix + 8, c), c.a});
            __builtin_memcpy(out + (int64_t)x * 4, &v, (size_t)count * 4);
        }
    }
}

INLINE f32x8 straightRowOf(const float *m, float bias, Color8 c) {
    f32x8 v = c.r * m[0] + c.g * m[1] + c.b * m[2] + c.a * m[3] + bias;
    return minimum(maximum(v, EACH(0.0f)), EACH(1.0f));
}

INLINE f32x8 straightOf(f32x8 v, f32x8 alpha) {
    return alpha > 0.0f ? minimum(v / alpha, EACH(1.0f)) : EACH(0.0f);
}

static void changeStraightColors(
    const LegatoPlane *from, const LegatoPlane *to, const float *matrix, int32_t firstRow,
    int32_t lastRow) {
    int32_t width = to->rect.maxX - to->rect.minX;
    for (int32_t y = firstRow; y < lastRow; y++) {
        uint8_t *out = to->bytes + (int64_t)(y - to->rect.minY) * to->stride;
        const uint8_t *in = pixelRow(from, y) + (int64_t)(to->rect.minX - from->rect.minX) * 4;
        for (int32_t x = 0; x < width; x += 8) {
            int32_t count = width - x < 8 ? width - x : 8;
            Color8 p = unpack(loadSome(in + (int64_t)x * 4, count));
            Color8 c = {
                straightOf(p.r, p.a), straightOf(p.g, p.a), straightOf(p.b, p.a),
                p.a * (1.0f / 255.0f)};
            f32x8 a = straightRowOf(matrix + 12, matrix[19], c) * 255.0f;
            a = p.a > 0.0f ? a : EACH(0.0f);
            u32x8 v = packedColors((Color8){
                straightRowOf(matrix, matrix[16], c) * a + 0.5f,
                straightRowOf(matrix + 4, matrix[17], c) * a + 0.5f,
                straightRowOf(matrix + 8, matrix[18], c) * a + 0.5f, a + 0.5f});
            __builtin_memcpy(out + (int64_t)x * 4, &v, (size_t)count * 4);
        }
    }
}

static void showFiltered(
    const LegatoTarget *target, const LegatoPlane *filtered, const LegatoTarget *shape,
    float opacity, LegatoRect clip) {
    const uint32_t factor = (uint32_t)(opacity * 65535.0f);
    for (int32_t y = clip.minY; y < clip.maxY; y++) {
        uint8_t *out = target->pixels + (int64_t)(y - target->originY) * target->stride
            + (int64_t)(clip.minX - target->originX) * 4;
        const uint8_t *alpha = shape->pixels + (int64_t)(y - shape->originY) * shape->stride
            + (int64_t)(clip.minX - shape->originX) * 4 + 3;
        const uint8_t *in =
            pixelRow(filtered, y) + (int64_t)(clip.minX - filtered->rect.minX) * 4;
        for (int32_t x = 0; x < clip.maxX - clip.minX; x++) {
            uint32_t k = (((256u * alpha[(int64_t)x * 4]) * factor >> 16) + 128u) >> 8;
            for (int c = 0; c < 4; c++) {
                int64_t i = (int64_t)x * 4 + c;
                uint32_t v = out[i] * (255u - k) + in[i] * k + 128u;
                out[i] = (uint8_t)((v + (v >> 8)) >> 8);
            }
        }
    }
}

INLINE f32x8 screenOf(f32x8 d, f32x8 s) { return d + s - d * s; }

INLINE f32x8 hardLightOf(f32x8 d, f32x8 s) {
    f32x8 twice = 2.0f * s;
    return s <= 0.5f ? d * twice : screenOf(d, twice - 1.0f);
}

INLINE f32x8 softLightOf(f32x8 d, f32x8 s) {
    f32x8 away = 2.0f * s - 1.0f;
    f32x8 lifted = d <= 0.25f ? ((16.0f * d - 12.0f) * d + 4.0f) * d : root(d);
    return s <= 0.5f ? d + away * d * (1.0f - d) : d + away * (lifted - d);
}

/// The blend function B of one channel.
INLINE f32x8 mixture(f32x8 d, f32x8 s, const int blend) {
    switch (blend) {
    case LEGATO_MULTIPLY: return d * s;
    case LEGATO_SCREEN: return screenOf(d, s);
    case LEGATO_OVERLAY: return hardLightOf(s, d);
    case LEGATO_DARKEN: return minimum(d, s);
    case LEGATO_LIGHTEN: return maximum(d, s);
    case LEGATO_COLOR_DODGE: {
        f32x8 v = minimum(d / (1.0f - s), EACH(1.0f));
        v = s >= 1.0f ? EACH(1.0f) : v;
        return d <= 0.0f ? EACH(0.0f) : v;
    }
    case LEGATO_COLOR_BURN: {
        f32x8 v = 1.0f - minimum((1.0f - d) / s, EACH(1.0f));
        v = s <= 0.0f ? EACH(0.0f) : v;
        return d >= 1.0f ? EACH(1.0f) : v;
    }
    case LEGATO_HARD_LIGHT: return hardLightOf(d, s);
    case LEGATO_SOFT_LIGHT: return softLightOf(d, s);
    case LEGATO_DIFFERENCE: return magnitude(d - s);
    default: return d + s - 2.0f * d * s;
    }
}

INLINE f32x8 lightness(Color8 c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
INLINE f32x8 least(Color8 c) { return minimum(minimum(c.r, c.g), c.b); }
INLINE f32x8 greatest(Color8 c) { return maximum(maximum(c.r, c.g), c.b); }

INLINE f32x8 lifted(f32x8 v, f32x8 l, f32x8 n, f32x8 x) {
    v = n < 0.0f ? l + (v - l) * l / (l - n) : v;
    return x > 1.0f ? l + (v - l) * (1.0f - l) / (x - l) : v;
}

/// Sets a colour's lightness, and moves it towards grey until all channels are in 0...1.
INLINE Color8 withLightness(Color8 c, f32x8 l) {
    f32x8 by = l - lightness(c);
    c.r = c.r + by;
    c.g = c.g + by;
    c.b = c.b + by;
    l = lightness(c);
    f32x8 n = least(c), x = greatest(c);
    c.r = lifted(c.r, l, n, x);
    c.g = lifted(c.g, l, n, x);
    c.b = lifted(c.b, l, n, x);
    return c;
}

INLINE f32x8 spread(f32x8 v, f32x8 n, f32x8 range, f32x8 wanted) {
    return range > 0.0f ? (v - n) * wanted / range : EACH(0.0f);
}

/// Scales a colour's channels to the range of another colour's.
INLINE Color8 withSaturation(Color8 c, Color8 of) {
    f32x8 wanted = greatest(of) - least(of), n = least(c), range = greatest(c) - n;
    c.r = spread(c.r, n, range, wanted);
    c.g = spread(c.g, n, range, wanted);
    c.b = spread(c.b, n, range, wanted);
    return c;
}

INLINE Color8 mixtures(Color8 d, Color8 s, const int blend) {
    switch (blend) {
    case LEGATO_HUE: return withLightness(withSaturation(s, d), lightness(d));
    case LEGATO_SATURATION: return withLightness(withSaturation(d, s), lightness(d));
    case LEGATO_HUE_AND_SATURATION: return withLightness(s, lightness(d));
    case LEGATO_LUMINOSITY: return withLightness(d, lightness(s));
    default:
        return (Color8){
            mixture(d.r, s.r, blend), mixture(d.g, s.g, blend), mixture(d.b, s.b, blend), d.a};
    }
}

INLINE f32x8 straight(f32x8 v, f32x8 alpha) {
    return alpha > 0.0f ? v / alpha : EACH(0.0f);
}

INLINE Color8 straightColor(Color8 c) {
    return (Color8){straight(c.r, c.a), straight(c.g, c.a), straight(c.b, c.a), c.a};
}

INLINE Color8 unitColor(u32x8 pixels) {
    Color8 c = unpack(pixels);
    const float unit = 1.0f / 255.0f;
    return (Color8){c.r * unit, c.g * unit, c.b * unit, c.a * unit};
}

INLINE f32x8 composed(f32x8 s, f32x8 d, f32x8 b, f32x8 as, f32x8 ad, f32x8 a) {
    f32x8 v = s * (1.0f - ad) + d * (1.0f - as) + (as * ad) * b;
    return minimum(maximum(v, EACH(0.0f)), a) * 255.0f + 0.5f;
}

INLINE f32x8 operated(f32x8 s, f32x8 d, f32x8 as, f32x8 ad, f32x8 a, const int blend) {
    switch (blend) {
    case LEGATO_DESTINATION_OUT: return d * (1.0f - as);
    case LEGATO_SOURCE_ATOP: return s * ad + d * (1.0f - as);
    case LEGATO_DESTINATION_OVER: return d + s * (1.0f - ad);
    default: return maximum(a - (ad - d) - (as - s), EACH(0.0f));
    }
}

INLINE f32x8 byteOf(f32x8 v, f32x8 a) { return minimum(maximum(v, EACH(0.0f)), a) * 255.0f + 0.5f; }

/// Composites by an operator without a blend function.
INLINE u32x8 operatedEight(Color8 d, Color8 s, const int blend) {
    f32x8 a = blend == LEGATO_PLUS_DARKER
        ? minimum(s.a + d.a, EACH(1.0f))
        : operated(s.a, d.a, s.a, d.a, EACH(1.0f), blend);
    return packedColors((Color8){
        byteOf(operated(s.r, d.r, s.a, d.a, a, blend), a),
        byteOf(operated(s.g, d.g, s.a, d.a, a, blend), a),
        byteOf(operated(s.b, d.b, s.a, d.a, a, blend), a), byteOf(a, EACH(1.0f))});
}

INLINE u32x8 mixedEight(u32x8 below, u32x8 above, const int blend) {
    Color8 d = cutToAlpha(unitColor(below)), s = unitColor(above);
    if (blend >= LEGATO_DESTINATION_OUT) return operatedEight(d, s, blend);
    Color8 b = mixtures(straightColor(d), straightColor(s), blend);
    f32x8 a = s.a + d.a - s.a * d.a;
    return packedColors((Color8){
        composed(s.r, d.r, b.r, s.a, d.a, a), composed(s.g, d.g, b.g, s.a, d.a, a),
        composed(s.b, d.b, b.b, s.a, d.a, a), minimum(a, EACH(1.0f)) * 255.0f + 0.5f});
}

INLINE void drawMixedBy(
    const LegatoItem *item, const LegatoTarget *target, LegatoRect clip, const int blend) {
    f32x8 opacity = EACH(item->opacity);
    for (int32_t y = clip.minY; y < clip.maxY; y++) {
        uint8_t *row = target->pixels + (int64_t)(y - target->originY) * target->stride
            - (int64_t)target->originX * 4;
        for (int32_t x = clip.minX; x < clip.maxX; x += 8) {
            int32_t count = clip.maxX - x < 8 ? clip.maxX - x : 8;
            Source s = texelSource(loadSome(copied(item, x, y), count));
            Wide f = repeated(factor(opacity, count));
            u32x8 above = (u32x8)packed((Wide){rounded(s.low, f.low), rounded(s.high, f.high)});
            uint8_t *out = row + (int64_t)x * 4;
            u32x8 v = mixedEight(loadSome(out, count), above, blend);
            __builtin_memcpy(out, &v, (size_t)count * 4);
        }
    }
}

/// Draws a group's picture with a blend mode that depends on the backdrop's colours.
static void drawMixed(const LegatoItem *item, const LegatoTarget *target, LegatoRect clip) {
#define MODE(name) case name: drawMixedBy(item, target, clip, name); break;
    switch (item->variant) {
    MODE(LEGATO_MULTIPLY)
    MODE(LEGATO_SCREEN)
    MODE(LEGATO_OVERLAY)
    MODE(LEGATO_DARKEN)
    MODE(LEGATO_LIGHTEN)
    MODE(LEGATO_COLOR_DODGE)
    MODE(LEGATO_COLOR_BURN)
    MODE(LEGATO_HARD_LIGHT)
    MODE(LEGATO_SOFT_LIGHT)
    MODE(LEGATO_DIFFERENCE)
    MODE(LEGATO_EXCLUSION)
    MODE(LEGATO_HUE)
    MODE(LEGATO_SATURATION)
    MODE(LEGATO_HUE_AND_SATURATION)
    MODE(LEGATO_DESTINATION_OUT)
    MODE(LEGATO_SOURCE_ATOP)
    MODE(LEGATO_DESTINATION_OVER)
    MODE(LEGATO_PLUS_DARKER)
    default: drawMixedBy(item, target, clip, LEGATO_LUMINOSITY); break;
    }
#undef MODE
}
