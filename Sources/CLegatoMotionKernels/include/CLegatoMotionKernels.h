#ifndef C_LEGATO_MOTION_KERNELS_H
#define C_LEGATO_MOTION_KERNELS_H

#include <stdint.h>

// A single spring or curve: `formulas.h` for scalars, inlined into Swift.

static inline __attribute__((always_inline)) uint64_t legato_bits(double value) {
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline __attribute__((always_inline)) double legato_reals(uint64_t bits) {
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

#define REAL double
#define INT uint64_t
#define NAME(name) legato_##name
#define INLINE static inline __attribute__((always_inline))
#define BITS(x) legato_bits(x)
#define REALS(x) legato_reals(x)
#define LESS(a, b) (-(uint64_t)((a) < (b)))
#define SELECT(mask, a, b) ((mask) ? (a) : (b))
#define ALL(mask) ((mask) != 0)
#include "formulas.h"
#undef REAL
#undef INT
#undef NAME
#undef INLINE
#undef BITS
#undef REALS
#undef LESS
#undef SELECT
#undef ALL

// Many at a time.

/// The number of entries that the kernels process at once. Arrays have allocated memory for as many
/// entries past the last one, of any value.
#define LEGATO_LANES 8

/// Springs of one regime, an array per parameter; arrays that a regime does not use are not read.
typedef struct LegatoSprings {
    /// The seconds since the start, zero or more.
    const double *time;
    /// Under-damped and critical: the rate of the envelope; over-damped: the slow rate.
    const double *decay;
    /// Under-damped: the frequency; over-damped: the fast rate minus the slow one.
    const double *frequency;
    /// 1 / frequency.
    const double *inverse;
    /// Over-damped: the fast rate.
    const double *fast;
    /// The initial velocity of the progress, per second.
    const double *velocity;
} LegatoSprings;

/// The regimes, in the order of the kernels.
enum LegatoRegime { LEGATO_UNDERDAMPED = 0, LEGATO_CRITICAL = 1, LEGATO_OVERDAMPED = 2 };

/// A value for each of many animations.
typedef struct LegatoColumn {
    /// The value of each; null if it is the same for all.
    const double *each;
    double all;
} LegatoColumn;

/// Curves, a column per coefficient.
typedef struct LegatoCurves {
    const double *x;
    LegatoColumn ax, bx, cx;
    LegatoColumn ay, by, cy;
} LegatoCurves;

/// The timing of animations; see `MediaTiming`.
typedef struct LegatoTimings {
    /// The time of the layer.
    LegatoColumn time;
    LegatoColumn begin, speed, offset;
    /// The durations at speed 1 of all cycles, of one pass and of one cycle.
    LegatoColumn active, duration, cycle;
    /// The range of elapsed time (lower bound) and played time (upper bound) that presents a value.
    LegatoColumn earliest, latest;
} LegatoTimings;

/// The start of values, and their delta to the end.
typedef struct LegatoEnds {
    LegatoColumn start, delta;
} LegatoEnds;

/// Springs of one regime in animators, by column; columns that a regime does not use are not read.
typedef struct LegatoAnimatorSprings {
    /// The layer time, and the time at which the animation began.
    LegatoColumn time, start;
    /// The spring's own time: the speed, the time offset, and the value at which the spring began
    /// or was last merged.
    LegatoColumn rate, lag, beginning;
    /// As in `LegatoSprings`.
    LegatoColumn decay, frequency, inverse, fast;
} LegatoAnimatorSprings;

/// The initial state of animators' springs, in one component.
typedef struct LegatoSpringStarts {
    /// The layer time, and the time from which the offset is zero.
    LegatoColumn time, end;
    LegatoColumn offset, velocity;
} LegatoSpringStarts;

/// Curves on top of other animations, in one component.
typedef struct LegatoChanges {
    /// The layer time, and the time from which the offset is zero.
    LegatoColumn time, end;
    /// The delta of the model value.
    LegatoColumn delta;
} LegatoChanges;

/// The number of plain layers in a block.
#define LEGATO_BLOCK 64

/// The largest magnitude that the renderers accept.
#define LEGATO_DRAWABLE_LIMIT 1e9

/// The columns of a block of plain layers, `LEGATO_BLOCK` numbers each.
enum LegatoLayerColumn {
    /// The entries of the presented transform.
    LEGATO_A, LEGATO_B, LEGATO_C, LEGATO_D, LEGATO_TX, LEGATO_TY,
    LEGATO_POSITION_X, LEGATO_POSITION_Y,
    LEGATO_ANCHOR_X, LEGATO_ANCHOR_Y,
    LEGATO_X, LEGATO_Y, LEGATO_WIDTH, LEGATO_HEIGHT,
    LEGATO_RADIUS, LEGATO_OPACITY,
    /// Unpremultiplied sRGB; red is NaN if there is no colour.
    LEGATO_RED, LEGATO_GREEN, LEGATO_BLUE, LEGATO_ALPHA,
    /// A set of `LegatoLayerTraits`, as bits.
    LEGATO_TRAITS,
    LEGATO_LAYER_COLUMNS
};

/// The boolean properties of a layer.
enum LegatoLayerTraits {
    LEGATO_HIDDEN = 1,
    LEGATO_DOUBLE_SIDED = 2,
    LEGATO_GROUP_OPACITY = 4
};

/// Up to `LEGATO_BLOCK` plain layers.
typedef struct LegatoLayers {
    /// The columns, one after another, aligned to 64 bytes.
    const double *columns;
    /// A bit per column, set if its values differ; otherwise the values of the first lanes apply to
    /// all.
    uint32_t mixed;
} LegatoLayers;

/// The context in which plain layers are drawn.
typedef struct LegatoSurroundings {
    /// The affine map to device pixels.
    double a, b, c, d, tx, ty;
    /// The factors of the premultiplied channels.
    double tint[4];
    /// Whether an odd number of spaces is flipped.
    int32_t isFlipped;
    /// The drawable pixels.
    double minX, minY, maxX, maxY;
} LegatoSurroundings;

/// The result of drawing layers: the bounds of the covered pixels, empty unless `maxX` > `minX`,
/// and the number of layers that were not drawn, each counted under the first reason that applies.
typedef struct LegatoOutcome {
    double minX, minY, maxX, maxY;
    int64_t hidden, turnedAway, outside, empty;
} LegatoOutcome;

/// One compilation of all kernels; all levels give the same bits as the scalar formulas.
typedef struct __attribute__((swift_attr("@Sendable"))) LegatoMotionKernels {
    const char *name;
    /// By regime: the progress of springs from 0 to 1.
    void (*progress[3])(const LegatoSprings *springs, int64_t count, double *progress);
    /// By regime: the progress and its rate of change.
    void (*motion[3])(const LegatoSprings *springs, int64_t count, double *progress, double *rate);
    /// The y of curves at x: 0 for x <= 0, 1 for x >= 1, and -infinity where the solver needs its
    /// slow path. Returns whether it does anywhere (perhaps only beyond the count).
    int32_t (*curve)(const LegatoCurves *curves, int64_t count, double *y);
    /// The position of animations in a pass, from 0 to 1; NaN where they present nothing. Returns
    /// whether there is any such one (perhaps only beyond the count).
    int32_t (*fraction)(const LegatoTimings *timings, int64_t count, double *fraction);
    /// By regime: the factors of the initial offset and the initial velocity of animators' springs.
    void (*animatorSprings[3])(
        const LegatoAnimatorSprings *springs, int64_t count, double *p, double *q);
    /// The offsets of springs from their factors; 0 from the end on.
    void (*springOffsets)(const LegatoSpringStarts *starts, const double *p, const double *q,
        int64_t count, double *offsets);
    /// The elapsed fraction of the duration since each start; 0 before it.
    void (*passed)(const LegatoColumn *time, const LegatoColumn *start,
        const LegatoColumn *duration, int64_t count, double *fraction);
    /// Adds changes to existing offsets in place; 0 from the end on.
    void (*changeOffsets)(const LegatoChanges *changes, const double *progress, int64_t count,
        double *offsets);
    /// Interpolated values, rounded to floats if `narrow`; writes nothing beyond the count.
    void (*between)(const LegatoEnds *ends, const double *progress, int64_t count, int32_t narrow,
        double *values);
    /// The entries a, b, c and d of rotations by interpolated angles, with two axis scales; the
    /// entries are `LEGATO_BLOCK` numbers apart. Writes nothing beyond the count. Returns whether
    /// the magnitude of an angle exceeded 2^19 (perhaps only beyond the count), which makes its
    /// result invalid.
    int32_t (*turn)(const LegatoEnds *ends, const LegatoColumn *scales, const double *progress,
        int64_t count, double *entries);
    /// Draws the visible layers of a block in `first..<end`, 16 floats each, laid out as in
    /// `PlainShape`; returns their number.
    int64_t (*shapes)(const LegatoLayers *layers, int64_t first, int64_t end,
        const LegatoSurroundings *outer, LegatoOutcome *outcome, float *shapes);
} LegatoMotionKernels;

/// The number of compilations that this processor can run, at least 1; the last is the fastest.
int32_t legato_motion_levels(void);
/// Returns a compilation; 0 is the baseline.
const LegatoMotionKernels *legato_motion_kernels(int32_t level);

#endif
