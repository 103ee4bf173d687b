#ifndef C_LEGATO_MOTION_KERNELS_H
#define C_LEGATO_MOTION_KERNELS_H

#include <stdint.h>

// One spring or curve at a time: `formulas.h` for single numbers, inlined into Swift.

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

/// How many entries the kernels take at once: there is memory for so many past the last one of an
/// array, and it may hold any value.
#define LEGATO_LANES 8

/// Springs of one regime, an array a parameter; what a regime does not use is not read.
typedef struct LegatoSprings {
    /// Seconds since the start, zero or more.
    const double *time;
    /// Under-damped and critical: the rate of the envelope; over-damped: the slow rate.
    const double *decay;
    /// Under-damped: the frequency; over-damped: the fast rate less the slow one.
    const double *frequency;
    /// 1 / frequency.
    const double *inverse;
    /// Over-damped: the fast rate.
    const double *fast;
    /// The velocity at the start, in ways a second.
    const double *velocity;
} LegatoSprings;

/// The regimes in the order of the kernels.
enum LegatoRegime { LEGATO_UNDERDAMPED = 0, LEGATO_CRITICAL = 1, LEGATO_OVERDAMPED = 2 };

/// A value of many animations.
typedef struct LegatoColumn {
    /// That of each; null where it is the same for all.
    const double *each;
    double all;
} LegatoColumn;

/// Curves, a column a coefficient.
typedef struct LegatoCurves {
    const double *x;
    LegatoColumn ax, bx, cx;
    LegatoColumn ay, by, cy;
} LegatoCurves;

/// When animations run; see `MediaTiming`.
typedef struct LegatoTimings {
    /// The time of the layer.
    LegatoColumn time;
    LegatoColumn begin, speed, offset;
    /// The lengths at speed 1 of all cycles, of one pass and of one cycle.
    LegatoColumn active, duration, cycle;
    /// The least time since the begin and the most played time that show something.
    LegatoColumn earliest, latest;
} LegatoTimings;

/// What values run between: from `start` on by `way`.
typedef struct LegatoEnds {
    LegatoColumn start, way;
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
    /// The layer time, and the time from which nothing is added.
    LegatoColumn time, end;
    LegatoColumn offset, velocity;
} LegatoSpringStarts;

/// Curves added to other animations, in one component.
typedef struct LegatoChanges {
    /// The layer time, and the time from which nothing is added.
    LegatoColumn time, end;
    /// The change of the model value.
    LegatoColumn delta;
} LegatoChanges;

/// How many plain layers a block holds.
#define LEGATO_BLOCK 64

/// The largest magnitude that renderers take.
#define LEGATO_DRAWABLE_LIMIT 1e9

/// The columns of a block of plain layers, in `LEGATO_BLOCK` numbers each.
enum LegatoLayerColumn {
    /// The entries of the transform that show.
    LEGATO_A, LEGATO_B, LEGATO_C, LEGATO_D, LEGATO_TX, LEGATO_TY,
    LEGATO_POSITION_X, LEGATO_POSITION_Y,
    LEGATO_ANCHOR_X, LEGATO_ANCHOR_Y,
    LEGATO_X, LEGATO_Y, LEGATO_WIDTH, LEGATO_HEIGHT,
    LEGATO_RADIUS, LEGATO_OPACITY,
    /// Straight sRGB; red is NaN where there is no colour.
    LEGATO_RED, LEGATO_GREEN, LEGATO_BLUE, LEGATO_ALPHA,
    /// A set of `LegatoLayerTraits`, as bits.
    LEGATO_TRAITS,
    LEGATO_LAYER_COLUMNS
};

/// What is either so or not.
enum LegatoLayerTraits {
    LEGATO_HIDDEN = 1,
    LEGATO_DOUBLE_SIDED = 2,
    LEGATO_GROUP_OPACITY = 4
};

/// Up to `LEGATO_BLOCK` plain layers.
typedef struct LegatoLayers {
    /// The columns after each other, aligned to 64 bytes.
    const double *columns;
    /// By bit, the columns whose values differ; of others those of the first lanes hold for all.
    uint32_t mixed;
} LegatoLayers;

/// What plain layers are drawn in.
typedef struct LegatoSurroundings {
    /// The map to device pixels, affine.
    double a, b, c, d, tx, ty;
    /// The factors on the premultiplied channels.
    double tint[4];
    /// Whether an odd number of spaces is flipped.
    int32_t isFlipped;
    /// The pixels that may be touched.
    double minX, minY, maxX, maxY;
} LegatoSurroundings;

/// What became of layers: the pixels that were touched, none where `maxX` is not above `minX`, and
/// how many did not show, by the first reason of these.
typedef struct LegatoOutcome {
    double minX, minY, maxX, maxY;
    int64_t hidden, turnedAway, outside, empty;
} LegatoOutcome;

/// One compilation of all kernels; every level gives the same bits, those of the single formulas.
typedef struct __attribute__((swift_attr("@Sendable"))) LegatoMotionKernels {
    const char *name;
    /// By regime: how far springs have got from 0 to 1.
    void (*progress[3])(const LegatoSprings *springs, int64_t count, double *progress);
    /// By regime: that and how fast they go on.
    void (*motion[3])(const LegatoSprings *springs, int64_t count, double *progress, double *rate);
    /// The y of curves at x, 0 up to x = 0 and 1 from x = 1 on; -infinity where the solver has to
    /// take more care, and whether there was such a one (perhaps past the count).
    int32_t (*curve)(const LegatoCurves *curves, int64_t count, double *y);
    /// Where in a pass animations are, from 0 to 1; NaN where they show nothing, and whether there
    /// was such a one (perhaps past the count).
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
    /// Adds changes to other offsets in place; 0 from the end on.
    void (*changeOffsets)(const LegatoChanges *changes, const double *progress, int64_t count,
        double *offsets);
    /// Values between their ends, rounded to floats if they are `narrow`; writes no more than the
    /// count.
    void (*between)(const LegatoEnds *ends, const double *progress, int64_t count, int32_t narrow,
        double *values);
    /// The entries a, b, c and d of turns by angles between their ends of axes of two lengths, each
    /// `LEGATO_BLOCK` numbers after the one before; writes no more than the count. Returns whether
    /// an angle was larger than 2^19 in size (perhaps past the count), which gives nothing of use.
    int32_t (*turn)(const LegatoEnds *ends, const LegatoColumn *scales, const double *progress,
        int64_t count, double *entries);
    /// Draws the layers of a block from `first` to before `end` that show, 16 floats each as
    /// `PlainShape` has them; returns how many.
    int64_t (*shapes)(const LegatoLayers *layers, int64_t first, int64_t end,
        const LegatoSurroundings *outer, LegatoOutcome *outcome, float *shapes);
} LegatoMotionKernels;

/// How many compilations this processor can run, at least 1; the last is the fastest.
int32_t legato_motion_levels(void);
/// A compilation; 0 is the baseline.
const LegatoMotionKernels *legato_motion_kernels(int32_t level);

#endif
