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

/// How many entries the kernels take at once: arrays hold a multiple of it, aligned to 64 bytes,
/// and entries past the count may be of any value.
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

/// Curves and where they are evaluated.
typedef struct LegatoCurves {
    LegatoColumn x;
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
    /// Where in a pass animations are, from 0 to 1; NaN where they show nothing.
    void (*fraction)(const LegatoTimings *timings, int64_t count, double *fraction);
    /// The sines and cosines of angles up to 2^19 in size.
    void (*turn)(const double *angle, int64_t count, double *sine, double *cosine);
} LegatoMotionKernels;

/// How many compilations this processor can run, at least 1; the last is the fastest.
int32_t legato_motion_levels(void);
/// A compilation; 0 is the baseline.
const LegatoMotionKernels *legato_motion_kernels(int32_t level);

#endif
