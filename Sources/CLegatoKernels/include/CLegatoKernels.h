#ifndef C_LEGATO_KERNELS_H
#define C_LEGATO_KERNELS_H

#include <stdint.h>

// The pixels of the software renderer: the formulas are documented in `pixels.h`, next to the code.

/// How local coordinates are computed from device pixels.
enum LegatoMode {
    /// Coverage 1 everywhere inside the item's bounds.
    LEGATO_FULL = 0,
    /// Affine, square corners.
    LEGATO_PLAIN = 1,
    /// Rotation and uniform scale, rounded corners.
    LEGATO_SIMILAR = 2,
    /// Any other affine map, rounded corners.
    LEGATO_AFFINE = 3,
    /// Perspective, square corners.
    LEGATO_PERSPECTIVE = 4,
    /// Perspective, rounded corners.
    LEGATO_PERSPECTIVE_ROUNDED = 5,
    /// As SIMILAR, with four equal radii and sides of at least a pixel: the same result in fewer
    /// steps.
    LEGATO_EVEN = 6,
    /// As PLAIN and EVEN, for kind COLOR and the pictures of groups, with sides of at most
    /// `LEGATO_SMALL_SIDE` pixels, bounds of at most `LEGATO_SMALL_WIDTH` columns, and radii above
    /// 0; `outer` and `interior` are not read. For pictures, `isTinted` and `variant` must be 0:
    /// `drawPicture` ignores both.
    LEGATO_SMALL_PLAIN = 7,
    LEGATO_SMALL_EVEN = 8,
    /// Affine or perspective, any corners, any hard edges; computed like PERSPECTIVE.
    LEGATO_FREE = 9,
};

#define LEGATO_SMALL_SIDE 64
#define LEGATO_SMALL_WIDTH 57

/// The kind of an item.
enum LegatoKind {
    LEGATO_COLOR = 0,
    LEGATO_BORDER = 1,
    LEGATO_NEAREST = 2,
    LEGATO_LINEAR = 3,
    /// An image whose pixels coincide with device pixels.
    LEGATO_COPY = 4,
    LEGATO_SHADOW = 5,
    /// A colour through an 8-bit mask that coincides with device pixels.
    LEGATO_MASK = 6,
    /// As COPY, added to the destination; mode FULL only.
    LEGATO_ADD = 7,
    /// As COPY, but the destination is multiplied by the texels' alpha, 0 outside the image; mode
    /// FULL only.
    LEGATO_KEEP = 8,
    LEGATO_GRADIENT = 9,
    /// As COPY, blended by a `LegatoMixture`; mode FULL only.
    LEGATO_MIXED = 10,
};

/// The blend modes that depend on the backdrop's colours.
enum LegatoMixture {
    LEGATO_MULTIPLY = 0,
    LEGATO_SCREEN = 1,
    LEGATO_OVERLAY = 2,
    LEGATO_DARKEN = 3,
    LEGATO_LIGHTEN = 4,
    LEGATO_COLOR_DODGE = 5,
    LEGATO_COLOR_BURN = 6,
    LEGATO_HARD_LIGHT = 7,
    LEGATO_SOFT_LIGHT = 8,
    LEGATO_DIFFERENCE = 9,
    LEGATO_EXCLUSION = 10,
    LEGATO_HUE = 11,
    LEGATO_SATURATION = 12,
    /// The blend mode `color`.
    LEGATO_HUE_AND_SATURATION = 13,
    LEGATO_LUMINOSITY = 14,
    LEGATO_DESTINATION_OUT = 15,
    LEGATO_SOURCE_ATOP = 16,
    LEGATO_DESTINATION_OVER = 17,
    LEGATO_PLUS_DARKER = 18,
};

/// The geometry of a gradient.
enum LegatoGradientGeometry {
    LEGATO_AXIAL = 0,
    LEGATO_RADIAL = 1,
    LEGATO_CONIC = 2,
};

/// An inverse projection: `U = dx * ux + dy * uy + u0`, likewise V and W, with `dx = (x + 0.5) -
/// originX`, `dy = (y + 0.5) - originY`.
typedef struct LegatoMap {
    float originX, originY;
    float ux, uy, u0;
    float vx, vy, v0;
    float wx, wy, w0;
} LegatoMap;

/// A box with rounded corners under a `LegatoMap`.
typedef struct LegatoOutline {
    /// Affine: the limits of U and V, in device pixels along the normals of the edges.
    float left, right, top, bottom;
    /// Half of the outline's size and its radii; in local units, or device pixels in mode SIMILAR.
    float halfWidth, halfHeight;
    float radius[4];
    /// Perspective and free: the distances to the four edges in device pixels (left, right, top,
    /// bottom), each `dx * x + dy * y + c`, positive inside.
    float edgeX[4], edgeY[4], edgeC[4];
    /// Mode FREE: the weights of the superellipse in the corners, whose squares have the sides
    /// `radius`, and the edges that are not antialiased (bits: left 1, right 2, top 4, bottom 8).
    float smoothing[4];
    int32_t isContinuous, hardEdges;
} LegatoOutline;

/// A half-plane of device points, solved for x: the boundary at height y is `slope * y +
/// intercept`.
typedef struct LegatoLine {
    double slope, intercept;
} LegatoLine;

/// The pixel centres of a row in an intersection of half-planes.
typedef struct LegatoSpans {
    double minY, maxY;
    /// The first `lower` lines are lower bounds of x, the following `upper` lines are upper bounds.
    int32_t lower, upper;
    LegatoLine lines[12];
} LegatoSpans;

/// Resets spans to the whole plane.
static inline void legato_spans_clear(LegatoSpans *s) {
    s->minY = -1e300;
    s->maxY = 1e300;
    s->lower = 0;
    s->upper = 0;
}

/// Clips spans to the half-plane `a * x + b * y + c >= 0`; at most 12 times.
static inline void legato_spans_cut(LegatoSpans *s, double a, double b, double c) {
    if (a < 1e-9 && a > -1e-9) {
        if (b > 0) s->minY = -c / b > s->minY ? -c / b : s->minY;
        else if (b < 0) s->maxY = -c / b < s->maxY ? -c / b : s->maxY;
        else if (c < 0) s->minY = 1e300;
        return;
    }
    LegatoLine line = {-b / a, -c / a};
    if (a > 0) {
        s->lines[s->lower + s->upper] = s->lines[s->lower];
        s->lines[s->lower++] = line;
    } else {
        s->lines[s->lower + s->upper++] = line;
    }
}

/// An interval of a gradient: with x = location - origin the premultiplied colour, 0 to 1, is
/// `constant + slope * x + curve * x * x`; `sum` is its integral from the first stop to `begin`.
typedef struct LegatoStretch {
    float origin, end, begin, nothing;
    float constant[4], slope[4], curve[4], sum[4];
} LegatoStretch;

/// A half-open rectangle of device pixels.
typedef struct LegatoRect {
    int32_t minX, minY, maxX, maxY;
} LegatoRect;

/// The error function of x times a scale, for shadows with the same standard deviation in pixels.
typedef struct LegatoErrorTable {
    /// The scale, and the number of rows but one: row p has the values at p / phases pixels after
    /// each of `length` pixels, followed by their slopes. The pixel `middle` is 0; the first and
    /// the last eight are -1 and 1.
    float scale;
    int32_t phases, length, middle;
    const float *values;
} LegatoErrorTable;

/// The number of values of the largest table.
#define LEGATO_ERROR_TABLE 8192

/// Fills a table; returns 0 if it would be too large for `LEGATO_ERROR_TABLE` values.
int32_t legato_fill_error_table(LegatoErrorTable *table, float scale, float *values);

/// A drawing item; the fields for small boxes come first, in two cache lines.
typedef struct LegatoItem {
    int32_t kind, mode;
    LegatoMap map;
    /// Premultiplied, 0 to 255. Kind BORDER: `color` is the fill, `border` is the border over the
    /// fill.
    float color[4];
    LegatoOutline outline;
    float border[4];
    /// Kind BORDER only: the inner edge of the border; `hasInner` is 0 if the border fills
    /// everything.
    int32_t hasInner;
    LegatoOutline inner;
    /// Affine, rounded: the lengths of the gradients of local x and y per device pixel, and their
    /// dot product.
    float gradientU, gradientV, gradientUV;
    /// Images: texel coordinates as a `LegatoMap` (affine: W ignored), and the factor of texels.
    /// Gradients: the coordinates that determine the location.
    LegatoMap texels;
    float opacity;
    int32_t isOpaque;
    /// The factors of the texels' colours, 0 to 255, if tinted; always for gradients.
    int32_t isTinted;
    float tint[4];
    const uint8_t *pixels;
    int32_t pixelWidth, pixelHeight;
    /// Bytes per row.
    int64_t pixelStride;
    /// Kinds COPY and MASK: the texel at device pixel (x, y) is (x - offsetX, y - offsetY).
    int32_t offsetX, offsetY;
    /// Shadows: 1 / sigma, 3 sigma, and 1 / (sigma * sqrt 2), in local units.
    float inverseSigma, reach, erfScale;
    /// Shadows whose rows are level, with a positive `map.ux` and round corners: the error function
    /// of pixels times `map.ux * erfScale`; null if the shadow is too wide for its precision.
    const LegatoErrorTable *errorTable;
    /// Shadows: pixels that the next item hides, so that they need not be drawn.
    LegatoRect hidden;
    /// Whether local y, or the location on a gradient, is constant along a row of pixels.
    int32_t rowsAreLevel;
    /// Kind MIXED: a `LegatoMixture`. Images: whether texels are added to the destination, in which
    /// case `isOpaque` is 0. Gradients: a `LegatoGradientGeometry`, with intervals without gaps.
    int32_t variant;
    const LegatoStretch *stretches;
    /// Outside `outer` nothing is drawn; inside `interior`, if present, coverage is 1 (and the
    /// border is absent).
    int32_t hasInterior;
    LegatoSpans outer, interior;
} LegatoItem;

/// Premultiplied RGBA rows, each followed by at least 8 writable pixels; the number of rows in
/// memory is even.
typedef struct LegatoTarget {
    uint8_t *pixels;
    /// Bytes per row.
    int64_t stride;
    /// The device pixel at `pixels`.
    int32_t originX, originY;
} LegatoTarget;

/// One dimension of a blur: output pixel i is the sum of `weights[k] * input[i + first + k]`.
typedef struct LegatoBlur {
    const float *weights;
    int32_t first, count;
    /// The bytes per pixel: 1 or 4.
    int32_t step;
    /// Whether input outside equals the nearest pixel inside; otherwise it is 0.
    int32_t clamps;
} LegatoBlur;

/// An 8-bit plane, or a picture with four bytes per pixel; rows have 8 spare pixels.
typedef struct LegatoPlane {
    uint8_t *bytes;
    int64_t stride;
    LegatoRect rect;
} LegatoPlane;

/// One compilation of all kernels; all levels give the same bits.
typedef struct __attribute__((swift_attr("@Sendable"))) LegatoKernels {
    const char *name;
    /// Draws the part of an item inside a rectangle, which must be within the target.
    ///
    /// Pixels of the same pairs of rows (the first two of the target, the next two...) are written
    /// back unchanged: no other thread may access them.
    void (*draw)(const LegatoItem *item, const LegatoTarget *target, LegatoRect clip);
    /// Extracts alpha from rows of a target, which must contain the plane.
    void (*alpha)(const LegatoTarget *target, const LegatoPlane *plane, int32_t firstRow,
        int32_t lastRow);
    /// Blurs along rows.
    void (*blurRows)(const LegatoPlane *from, const LegatoPlane *to, LegatoBlur blur,
        int32_t firstRow, int32_t lastRow, float *scratch);
    /// Blurs along columns.
    void (*blurColumns)(const LegatoPlane *from, const LegatoPlane *to, LegatoBlur blur,
        int32_t firstRow, int32_t lastRow);
    /// Copies pixels with red and blue swapped.
    void (*swapRedBlue)(const uint8_t *from, uint8_t *to, int64_t count);
    /// Halves rows of a picture.
    void (*halve)(const LegatoPlane *from, const LegatoPlane *to, int32_t clamps,
        int32_t firstRow, int32_t lastRow);
    /// Enlarges rows of a picture by 2 to the power of `times`, at most 10.
    void (*enlarge)(const LegatoPlane *from, const LegatoPlane *to, int32_t times, int32_t clamps,
        int32_t firstRow, int32_t lastRow);
    /// Transforms the colours of rows of a picture by three rows of a matrix.
    void (*recolor)(const LegatoPlane *from, const LegatoPlane *to, const float *matrix,
        int32_t firstRow, int32_t lastRow);
    /// Transforms the unpremultiplied colours and alpha of rows of a picture by four rows of a
    /// matrix and a bias.
    void (*recolorStraight)(const LegatoPlane *from, const LegatoPlane *to, const float *matrix,
        int32_t firstRow, int32_t lastRow);
    /// Replaces the destination by a filtered picture, weighted by the alpha of a shape.
    void (*showFiltered)(const LegatoTarget *target, const LegatoPlane *filtered,
        const LegatoTarget *shape, float opacity, LegatoRect clip);
} LegatoKernels;

/// Returns the number of compilations that this processor can run, at least 1; the last is the
/// fastest.
int32_t legato_kernel_levels(void);
/// Returns a compilation; 0 is the baseline.
const LegatoKernels *legato_kernels(int32_t level);

#endif
