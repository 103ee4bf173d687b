// Blends eight pixels at a time; the formula is documented in `pixels.h`.

typedef uint16_t u16x16 __attribute__((ext_vector_type(16)));
typedef uint32_t u32x16 __attribute__((ext_vector_type(16)));
typedef uint8_t u8x32 __attribute__((ext_vector_type(32)));

/// Four channels of eight pixels, in the order of unpacking: pixels 0, 1, 4, 5 in `low`, 2, 3, 6, 7
/// in `high`.
typedef struct Wide {
    u16x16 low, high;
} Wide;

/// The source of blending: 256 * channels.
typedef Wide Source;

#define INTERLEAVED_LOW 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, \
    16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55
#define INTERLEAVED_HIGH 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, \
    24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63
#define EVEN_BYTES 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44, 46, \
    16, 18, 20, 22, 24, 26, 28, 30, 48, 50, 52, 54, 56, 58, 60, 62

#ifdef LEGATO_HIGH
INLINE u16x16 high(u16x16 a, u16x16 b) { return (u16x16)LEGATO_HIGH(a, b); }
#else
INLINE u16x16 high(u16x16 a, u16x16 b) {
    u32x16 product = __builtin_convertvector(a, u32x16) * __builtin_convertvector(b, u32x16);
    return __builtin_convertvector(product >> 16, u16x16);
}
#endif

/// Packs numbers of at most 255 to bytes.
#ifdef LEGATO_PACK
INLINE u8x32 packed(Wide w) { return (u8x32)LEGATO_PACK(w.low, w.high); }
#else
INLINE u8x32 packed(Wide w) {
    return __builtin_shufflevector((u8x32)w.low, (u8x32)w.high, EVEN_BYTES);
}
#endif

/// Shuffles the numbers of both halves in the same way.
#ifdef LEGATO_SHUFFLE
#define PLACE(i) 2 * (i), 2 * (i) + 1
#define SHUFFLED(v, a, b, c, d, e, f, g, h)                                                      \
    (u16x16)LEGATO_SHUFFLE(v, ((u8x32){                                                        \
        PLACE(a), PLACE(b), PLACE(c), PLACE(d), PLACE(e), PLACE(f), PLACE(g), PLACE(h),          \
        PLACE(a), PLACE(b), PLACE(c), PLACE(d), PLACE(e), PLACE(f), PLACE(g), PLACE(h)}))
#else
#define SHUFFLED(v, a, b, c, d, e, f, g, h)                                                      \
    __builtin_shufflevector(v, v, a, b, c, d, e, f, g, h,                                        \
        8 + a, 8 + b, 8 + c, 8 + d, 8 + e, 8 + f, 8 + g, 8 + h)
#endif

/// Pairs bytes to 16-bit numbers: low + 256 * high.
INLINE Wide paired(u8x32 low, u8x32 high) {
    return (Wide){
        (u16x16)__builtin_shufflevector(low, high, INTERLEAVED_LOW),
        (u16x16)__builtin_shufflevector(low, high, INTERLEAVED_HIGH)};
}

/// Repeats a number per pixel, at most 65535, in all of its channels.
INLINE Wide repeated(i32x8 m) {
    u16x16 s = (u16x16)m;
    return (Wide){
        SHUFFLED(s, 0, 0, 0, 0, 2, 2, 2, 2), SHUFFLED(s, 4, 4, 4, 4, 6, 6, 6, 6)};
}

/// An item's uniform colour, rounded to the nearest.
INLINE Source uniformSource(const float *c) {
    u32x8 rg = (u32x8)((uint32_t)(c[0] * 256.0f + 0.5f) | ((uint32_t)(c[1] * 256.0f + 0.5f) << 16));
    u32x8 ba = (u32x8)((uint32_t)(c[2] * 256.0f + 0.5f) | ((uint32_t)(c[3] * 256.0f + 0.5f) << 16));
    u16x16 color = (u16x16)__builtin_shufflevector(rg, ba, 0, 8, 1, 9, 4, 12, 5, 13);
    return (Source){color, color};
}

/// The factors of each pixel's channels, 0 to 65535, rounded to the nearest.
INLINE u16x16 tintFactors(const float *c) {
    u32x8 rg = (u32x8)((uint32_t)(c[0] * 257.0f + 0.5f) | ((uint32_t)(c[1] * 257.0f + 0.5f) << 16));
    u32x8 ba = (u32x8)((uint32_t)(c[2] * 257.0f + 0.5f) | ((uint32_t)(c[3] * 257.0f + 0.5f) << 16));
    return (u16x16)__builtin_shufflevector(rg, ba, 0, 8, 1, 9, 4, 12, 5, 13);
}

INLINE Source tinted(Source s, u16x16 tint) {
    return (Source){high(s.low, tint), high(s.high, tint)};
}

/// A colour for each pixel, truncated.
INLINE Source mixedSource(Color8 c) {
    u32x8 rg = (u32x8)toInt(c.r * 256.0f) | ((u32x8)toInt(c.g * 256.0f) << 16);
    u32x8 ba = (u32x8)toInt(c.b * 256.0f) | ((u32x8)toInt(c.a * 256.0f) << 16);
    return (Source){
        (u16x16)__builtin_shufflevector(rg, ba, 0, 8, 1, 9, 4, 12, 5, 13),
        (u16x16)__builtin_shufflevector(rg, ba, 2, 10, 3, 11, 6, 14, 7, 15)};
}

/// Texels, with channels clamped to alpha.
INLINE Source texelSource(u32x8 texels) {
    u32x8 a = texels >> 24;
    a = a | (a << 8);
    u8x32 p = (u8x32)texels, alpha = (u8x32)(a | (a << 16));
    return paired((u8x32)(uint8_t)0, p < alpha ? p : alpha);
}

/// The source in 8 bits, rounded to the nearest.
INLINE u16x16 rounded(u16x16 source, u16x16 factor) {
    return (high(source, factor) + (uint16_t)128) >> 8;
}

/// Repeats alpha in all channels of a pixel.
INLINE u16x16 alphaOf(u16x16 source) { return SHUFFLED(source, 3, 3, 3, 3, 7, 7, 7, 7); }

/// Repeats 255 - alpha in all channels of a pixel.
INLINE u16x16 kept(u16x16 source) { return (uint16_t)255 - alphaOf(source); }

/// Composites bytes over bytes. `p * 257 >> 16` is `(p + (p >> 8)) >> 8`, for every p of 16 bits.
INLINE u16x16 over(u16x16 source, u16x16 keep, u16x16 old) {
    return source + high(old * keep + (uint16_t)128, (u16x16)(uint16_t)257);
}

/// Composites a source over eight pixels; `factors` are 0 to 65535.
INLINE u8x32 blended(u8x32 bytes, Source s, i32x8 factors) {
    Wide old = paired(bytes, (u8x32)(uint8_t)0), f = repeated(factors);
    u16x16 low = rounded(s.low, f.low), top = rounded(s.high, f.high);
    return packed((Wide){over(low, kept(low), old.low), over(top, kept(top), old.high)});
}

INLINE void blend(uint8_t *p, Source s, i32x8 factors) {
    u8x32 bytes;
    __builtin_memcpy(&bytes, p, 32);
    bytes = blended(bytes, s, factors);
    __builtin_memcpy(p, &bytes, 32);
}

/// A colour with a factor of 65535.
typedef struct Solid {
    u16x16 color, keep;
} Solid;

/// The colour of the first pixel.
INLINE Solid solid(Source s) {
    u16x16 color = rounded(s.low, (u16x16)(uint16_t)65535);
    return (Solid){color, kept(color)};
}

INLINE u8x32 blendedSolid(u8x32 bytes, Solid s) {
    Wide old = paired(bytes, (u8x32)(uint8_t)0);
    return packed((Wide){over(s.color, s.keep, old.low), over(s.color, s.keep, old.high)});
}

/// Blends one colour over whole groups of eight pixels; an opaque one is only written.
INLINE void blendMany(uint8_t *p, Solid s, int32_t eights) {
    const int isOpaque = s.keep[3] == 0;
    const u8x32 color = packed((Wide){s.color, s.color});
    for (int32_t i = 0; i < eights; i++, p += 32) {
        u8x32 bytes = color;
        if (!isOpaque) {
            __builtin_memcpy(&bytes, p, 32);
            bytes = blendedSolid(bytes, s);
        }
        __builtin_memcpy(p, &bytes, 32);
    }
}
