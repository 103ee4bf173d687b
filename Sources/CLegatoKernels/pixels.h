// The definition of a pixel. Included once per instruction set; see `baseline.c` and `avx2.c`.
//
// All arithmetic is IEEE single precision: + - * / sqrt and comparisons, in the order written,
// never fused. Eight adjacent pixels of a row are computed at a time; lanes never mix, so a pixel
// depends only on its item and position.
//
// Position. A pixel (x, y) is sampled at its centre: dx = (x + 0.5) - originX, dy likewise; the
// origin is the projected centre of the outline's rectangle. The inverse projection gives local
// coordinates (u, v) relative to the centre of the rectangle:
//   affine       u = dx * ux + (dy * uy + u0), v likewise
//   perspective  (U, V, W) linear in (dx, dy) as above, W = 1 / (the forward W);
//                W <= 0: not drawn; u = U / W, v = V / W
//
// Coverage of an outline. gu = |grad u| and gv = |grad v| are local units per device pixel. The
// distances in device pixels to the four edges (positive inside) are
//   affine       eL = u / gu - left, eR = right - u / gu, eT, eB likewise (division done in setup)
//   perspective  eL = (U + halfWidth * W) / |grad of that|: linear in (dx, dy), exact
// and the box coverage is the overlap of a pixel-sized footprint with the box, per axis:
//   box = clamp(min(eL, 0.5) + min(eR, 0.5), 0, 1) * clamp(min(eT, 0.5) + min(eB, 0.5), 0, 1)
// It is the exact area for axis-aligned boxes, including those thinner than a pixel, and is
// continuous when a box begins to rotate. That is all for square corners. With the radius r of the
// corner's quadrant (u < 0 ? minX : maxX, v < 0 ? minY : maxY) and q = (|u|, |v|) - (half - r), a
// pixel with r > 0, q.x > 0 and q.y > 0 is in a corner's square; there
//   d = |q| - r, n = (sign u * q.x, sign v * q.y) / |q|, g = |n.x * grad u + n.y * grad v|
//   coverage = min(box, clamp(0.5 - d / g, 0, 1))
// with the gradients of the inverse projection: constant if affine, else
//   grad u = ((ux - u * wx) / W, (uy - u * wy) / W), grad v likewise.
//
// Mode FREE. An edge that is not antialiased has the distance 0.5 where the exact one is positive
// (or 0, for the left and the top edge), otherwise -0.5. With s > 0 a continuous corner replaces
// the circular one, in the square of side r; with x = q.x / r and y = q.y / r, both at least
// 1/1024,
//   S = s (x^13/4 + y^13/4) + (1 - s) (x^2 + y^2), G its gradient, a = S / (x G.x + y G.y)
//   rho = S^a, by the fourth root of S and a quotient of linear functions within 2e-4
//   d / g = S (rho - 1) / (a rho |sign u G.x grad u + sign v G.y grad v| / r)
// which is (rho - 1) / |grad rho|, where rho is the distance from the square's inner corner as a
// fraction of the distance to the outline; where S < 1/64 the coverage is that of the box. A corner
// between two edges that are not antialiased covers a pixel where d <= 0.
//
// Border. inner = coverage of the outline inset by the border's width, with radii max(r - width,
// 0); 0 if nothing remains. With B = border over fill (premultiplied) and F = fill:
//   source = (B + (F - B) * inner) * outer
//
// Image. The box is the intersection of outline and frame; the corners are the outline's. Texel
// coordinates (s, t) are a linear map of the local point. Nearest: texel (floor s, floor t),
// clamped to the image. Linear: s - 0.5 = i + f; the four texels i, i + 1, clamped to the image,
// are interpolated along rows first: a + (b - a) * f. source = texel * (opacity * coverage); a tint
// first changes the texel to
//   (texel * tint) >> 16, tint = 257 * factor (0 to 65535), rounded to the nearest
//
// Shadow. The value is that of `shadow.h`; source = colour * value. Sigma 0: coverage of the outline.
//
// Gradient. Its coordinates (x, y) are linear maps of the local point, like texel coordinates; with
// a = angle from +x to +y in turns, 0 to 1, by the polynomial in `gradients.h`, the location is
//   axial   t = x,               n = (1, 0)
//   radial  t = sqrt(x² + y²),   n = (x, y) / t
//   conic   t = a,               n = (-y, x) / (2 pi (x² + y²))
// and half a pixel along it is h = |n.x * grad x + n.y * grad y| / 2. The colour is the mean from t
// - h to t + h, by polynomials in intervals; source = colour * tint * coverage.
//
// Blending, channel by channel, as graphics processors do with 8-bit targets: the item's
// contribution is rounded to 8 bits, and so is what remains of the old value. Sources are set up as
//   source = 256 * channel (0 to 65280); colours of items rounded to the nearest, texels exact,
//   mixtures truncated
//   factor = truncate(65535 * coverage), or of opacity * coverage, or of a shadow's value
// and blended as
//   s = (((source * factor) >> 16) + 128) >> 8
//   out = s + old * (255 - s.alpha) / 255, the quotient rounded to the nearest
// No channel of a source exceeds its alpha: colours and texels are clamped to alpha.
//
// Groups that are added or that multiply, with s as above from a texel and a factor of the opacity
// only:
//   added        out = min(s + old, 255)
//   multiplying  out = old * s.alpha / 255, the quotient rounded to the nearest; s.alpha is 0 where
//                the group has no pixels

typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t i32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t u32x8 __attribute__((ext_vector_type(8)));
typedef uint8_t u8x8 __attribute__((ext_vector_type(8)));

#define INLINE static inline __attribute__((always_inline))
#define EACH(v) ((f32x8)(v))

INLINE f32x8 minimum(f32x8 a, f32x8 b) { return a < b ? a : b; }
INLINE f32x8 maximum(f32x8 a, f32x8 b) { return a > b ? a : b; }
INLINE f32x8 clamped(f32x8 a) { return minimum(maximum(a, EACH(0.0f)), EACH(1.0f)); }
INLINE f32x8 root(f32x8 a) { return __builtin_elementwise_sqrt(a); }
INLINE f32x8 magnitude(f32x8 a) { return __builtin_elementwise_abs(a); }
INLINE i32x8 toInt(f32x8 a) { return __builtin_convertvector(a, i32x8); }
INLINE f32x8 toFloat(i32x8 a) { return __builtin_convertvector(a, f32x8); }
INLINE f32x8 floorOf(f32x8 a) {
    f32x8 t = toFloat(toInt(a));
    return t > a ? t - 1.0f : t;
}
INLINE f32x8 lane(void) { return (f32x8){0, 1, 2, 3, 4, 5, 6, 7}; }

typedef struct Color8 {
    f32x8 r, g, b, a;
} Color8;

INLINE Color8 uniform(const float *c) {
    return (Color8){EACH(c[0]), EACH(c[1]), EACH(c[2]), EACH(c[3])};
}
INLINE Color8 unpack(u32x8 p) {
    return (Color8){
        toFloat((i32x8)(p & 255u)), toFloat((i32x8)((p >> 8) & 255u)),
        toFloat((i32x8)((p >> 16) & 255u)), toFloat((i32x8)(p >> 24))};
}
INLINE u32x8 load(const uint8_t *p) {
    u32x8 v;
    __builtin_memcpy(&v, p, 32);
    return v;
}
/// Loads at most `count` pixels; nothing is read beyond them.
INLINE u32x8 loadSome(const uint8_t *p, int32_t count) {
    if (count >= 8) return load(p);
#ifdef LEGATO_LOAD
    return (u32x8)LEGATO_LOAD(p, lane() < (float)count);
#else
    u32x8 v = (u32x8)0u;
    __builtin_memcpy(&v, p, (size_t)count * 4);
    return v;
#endif
}

INLINE Color8 mixed(Color8 a, Color8 b, f32x8 k) {
    return (Color8){
        a.r + (b.r - a.r) * k, a.g + (b.g - a.g) * k, a.b + (b.b - a.b) * k, a.a + (b.a - a.a) * k};
}
INLINE Color8 cutToAlpha(Color8 c) {
    return (Color8){minimum(c.r, c.a), minimum(c.g, c.a), minimum(c.b, c.a), c.a};
}

#include "blend.h"

/// The fields of an item that the inner loop reads, as locals that no store to pixels can change.
typedef struct Local {
    LegatoMap map, texels;
    LegatoOutline outline, inner;
    float gradientU, gradientV, gradientUV;
    float opacity;
    Color8 color, border;
    int32_t isTinted;
    u16x16 tint;
    /// The source if the colour is the same for all pixels.
    Source source;
} Local;

INLINE Local localCopy(const LegatoItem *item, const int kind) {
    Color8 color = uniform(item->color), border = uniform(item->border);
    const int isImage = kind == LEGATO_NEAREST || kind == LEGATO_LINEAR || kind == LEGATO_COPY;
    const int32_t isTinted = isImage && item->isTinted;
    Local local = {
        item->map, item->texels, item->outline, item->inner, item->gradientU, item->gradientV,
        item->gradientUV, item->opacity, color, border, isTinted,
        isTinted ? tintFactors(item->tint) : (u16x16)(uint16_t)0, uniformSource(item->color)};
    if (kind == LEGATO_BORDER) {
        // Inside a border the fill is the end of the interpolation, bit for bit.
        local.source = item->hasInner ? mixedSource(mixed(border, color, EACH(1.0f)))
                                      : uniformSource(item->border);
    }
    return local;
}

#define IS_PERSPECTIVE(mode)                                                                   \
    (mode == LEGATO_PERSPECTIVE || mode == LEGATO_PERSPECTIVE_ROUNDED || mode == LEGATO_FREE)

/// The position of eight pixels: device offsets and local coordinates.
typedef struct Place {
    f32x8 dx, u, v;
    float dy;
    /// Perspective only: 1 / W, and whether W > 0.
    f32x8 inverseW;
    i32x8 inFront;
} Place;

INLINE Place place(const LegatoMap *m, f32x8 x, float y, const int mode) {
    Place p;
    p.dx = (x + 0.5f) - m->originX;
    p.dy = (y + 0.5f) - m->originY;
    p.u = p.dx * m->ux + (p.dy * m->uy + m->u0);
    p.v = p.dx * m->vx + (p.dy * m->vy + m->v0);
    p.inverseW = EACH(1.0f);
    p.inFront = (i32x8)(-1);
    if (IS_PERSPECTIVE(mode)) {
        f32x8 w = p.dx * m->wx + (p.dy * m->wy + m->w0);
        p.inFront = w > 0.0f;
        p.inverseW = 1.0f / w;
        p.u = p.u * p.inverseW;
        p.v = p.v * p.inverseW;
    }
    return p;
}

INLINE f32x8 overlap(f32x8 low, f32x8 high) {
    return clamped(minimum(low, EACH(0.5f)) + minimum(high, EACH(0.5f)));
}
INLINE f32x8 edge(const LegatoOutline *o, Place p, int i) {
    return p.dx * o->edgeX[i] + (p.dy * o->edgeY[i] + o->edgeC[i]);
}

/// As `edge` for mode FREE; the low edges include the pixels on them.
INLINE f32x8 freeEdge(const LegatoOutline *o, Place p, int i) {
    f32x8 e = edge(o, p, i);
    if (!(o->hardEdges >> i & 1)) return e;
    i32x8 isInside = i & 1 ? e > 0.0f : e >= 0.0f;
    return isInside ? EACH(0.5f) : EACH(-0.5f);
}

#include "corners.h"

INLINE f32x8 coverage(
    const Local *item, const LegatoOutline *o, Place p, const int mode) {
    if (mode == LEGATO_FULL) return EACH(1.0f);
    f32x8 box;
    if (mode == LEGATO_FREE) {
        box = overlap(freeEdge(o, p, 0), freeEdge(o, p, 1))
            * overlap(freeEdge(o, p, 2), freeEdge(o, p, 3));
        box = p.inFront ? box : EACH(0.0f);
    } else if (IS_PERSPECTIVE(mode)) {
        box = overlap(edge(o, p, 0), edge(o, p, 1)) * overlap(edge(o, p, 2), edge(o, p, 3));
        box = p.inFront ? box : EACH(0.0f);
    } else if (mode == LEGATO_EVEN || mode == LEGATO_SMALL_EVEN) {
        // |u| serves both edges; the far one does not affect a pixel.
        box = clamped((o->right - magnitude(p.u)) + 0.5f)
            * clamped((o->bottom - magnitude(p.v)) + 0.5f);
    } else {
        box = overlap(p.u - o->left, o->right - p.u) * overlap(p.v - o->top, o->bottom - p.v);
    }
    if (mode == LEGATO_PLAIN || mode == LEGATO_SMALL_PLAIN || mode == LEGATO_PERSPECTIVE) return box;
    f32x8 u = p.u, v = p.v;
    if (mode == LEGATO_AFFINE) {
        u = u * item->gradientU;
        v = v * item->gradientV;
    }
    i32x8 isLeft = u < 0.0f, isTop = v < 0.0f;
    f32x8 r = EACH(o->radius[0]);
    if (mode != LEGATO_EVEN && mode != LEGATO_SMALL_EVEN) {
        r = isTop ? (isLeft ? r : EACH(o->radius[1]))
                  : (isLeft ? EACH(o->radius[2]) : EACH(o->radius[3]));
    }
    f32x8 qx = magnitude(u) - (o->halfWidth - r);
    f32x8 qy = magnitude(v) - (o->halfHeight - r);
    i32x8 inCorner = minimum(qx, qy) > 0.0f;
    if (mode != LEGATO_SMALL_EVEN) inCorner = inCorner & (r > 0.0f);
    if (mode == LEGATO_FREE && o->isContinuous) {
        f32x8 d = continuousDistance(&item->map, o, p, qx, qy, r, isLeft, isTop);
        return inCorner ? cornerCoverage(o, box, d, isLeft, isTop) : box;
    }
    f32x8 length2 = qx * qx + qy * qy;
    f32x8 length = root(length2);
    f32x8 distance = length - r;
    if (mode == LEGATO_AFFINE || mode == LEGATO_PERSPECTIVE_ROUNDED || mode == LEGATO_FREE) {
        f32x8 sx = isLeft ? -qx : qx, sy = isTop ? -qy : qy, g;
        if (mode == LEGATO_AFFINE) {
            f32x8 ax = sx * item->gradientU, ay = sy * item->gradientV;
            g = root((ax * ax + ay * ay) + 2.0f * (sx * sy) * item->gradientUV);
        } else {
            const LegatoMap *m = &item->map;
            f32x8 gx = sx * (m->ux - u * m->wx) + sy * (m->vx - v * m->wx);
            f32x8 gy = sx * (m->uy - u * m->wy) + sy * (m->vy - v * m->wy);
            g = root(gx * gx + gy * gy) * p.inverseW;
        }
        distance = distance * length / g;
    }
    if (mode == LEGATO_FREE) {
        return inCorner ? cornerCoverage(o, box, distance, isLeft, isTop) : box;
    }
    // The box is at most 1, and so is the minimum.
    f32x8 rounded = minimum(box, maximum(0.5f - distance, EACH(0.0f)));
    return inCorner ? rounded : box;
}

#include "shadow.h"
#include "images.h"
#include "gradients.h"
#include "boxes.h"
#include "rows.h"
#include "filters.h"
#include "blur.h"
