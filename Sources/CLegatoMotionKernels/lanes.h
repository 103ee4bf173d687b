// The kernels over arrays at the level of the including file: `formulas.h` in LANES lanes.

typedef double Lanes __attribute__((ext_vector_type(LANES)));
typedef uint64_t Bits __attribute__((ext_vector_type(LANES)));
typedef float Floats __attribute__((ext_vector_type(LANES)));

// No function passes vectors across files.
#pragma clang diagnostic ignored "-Wpsabi"

#define REAL Lanes
#define INT Bits
#define NAME(name) lanes_##name
#define INLINE static inline __attribute__((always_inline))
#define BITS(x) ((Bits)(x))
#define REALS(x) ((Lanes)(x))
#define LESS(a, b) ((Bits)((Lanes)(a) < (Lanes)(b)))
#define SELECT(mask, a, b) ((mask) ? (a) : (b))
#define ALL(mask) (__builtin_reduce_and(mask) != 0)
#include "formulas.h"

// Vectors at any alignment of their elements.
typedef Lanes Loose __attribute__((aligned(8)));
#define AT(pointer, i) (*(const Loose *)((pointer) + (i)))
#define PUT(pointer, i) (*(Loose *)((pointer) + (i)))

INLINE lanes_Motion motionOf(int regime, const LegatoSprings *s, int64_t i) {
    if (regime == LEGATO_UNDERDAMPED)
        return lanes_underdamped(
            AT(s->decay, i), AT(s->frequency, i), AT(s->inverse, i), AT(s->time, i));
    if (regime == LEGATO_CRITICAL) return lanes_critical(AT(s->decay, i), AT(s->time, i));
    return lanes_overdamped(AT(s->decay, i), AT(s->fast, i), AT(s->frequency, i),
        AT(s->inverse, i), AT(s->time, i));
}

#define DEFINE(regime, progressName, motionName) \
    static void progressName(const LegatoSprings *s, int64_t count, double *progress) { \
        for (int64_t i = 0; i < count; i += LANES) { \
            lanes_Motion m = motionOf(regime, s, i); \
            PUT(progress, i) = (1.0 - m.p) + AT(s->velocity, i) * m.q; \
        } \
    } \
    static void motionName( \
        const LegatoSprings *s, int64_t count, double *progress, double *rate) { \
        for (int64_t i = 0; i < count; i += LANES) { \
            lanes_Motion m = motionOf(regime, s, i); \
            PUT(progress, i) = (1.0 - m.p) + AT(s->velocity, i) * m.q; \
            PUT(rate, i) = AT(s->velocity, i) * m.dq - m.dp; \
        } \
    }

DEFINE(LEGATO_UNDERDAMPED, underdampedProgress, underdampedMotion)
DEFINE(LEGATO_CRITICAL, criticalProgress, criticalMotion)
DEFINE(LEGATO_OVERDAMPED, overdampedProgress, overdampedMotion)

/// Values of a column; the branch is the same for all lanes of a loop.
#define OF(column) ((column).each ? AT((column).each, i) : (Lanes)((column).all))

INLINE lanes_Motion animatorMotion(int regime, const LegatoAnimatorSprings *s, int64_t i) {
    Lanes own = OF(s->rate) * (OF(s->time) - OF(s->start)) - OF(s->lag);
    Lanes time = own - OF(s->beginning);
    time = SELECT(LESS(0.0, time), time, (Lanes)(0.0));
    if (regime == LEGATO_UNDERDAMPED)
        return lanes_underdamped(OF(s->decay), OF(s->frequency), OF(s->inverse), time);
    if (regime == LEGATO_CRITICAL) return lanes_critical(OF(s->decay), time);
    return lanes_overdamped(
        OF(s->decay), OF(s->fast), OF(s->frequency), OF(s->inverse), time);
}

#define DEFINE_ANIMATOR(regime, name) \
    static void name(const LegatoAnimatorSprings *s, int64_t count, double *p, double *q) { \
        for (int64_t i = 0; i < count; i += LANES) { \
            lanes_Motion m = animatorMotion(regime, s, i); \
            PUT(p, i) = m.p; \
            PUT(q, i) = m.q; \
        } \
    }

DEFINE_ANIMATOR(LEGATO_UNDERDAMPED, underdampedAnimators)
DEFINE_ANIMATOR(LEGATO_CRITICAL, criticalAnimators)
DEFINE_ANIMATOR(LEGATO_OVERDAMPED, overdampedAnimators)

static void springOffsets(const LegatoSpringStarts *s, const double *p, const double *q,
    int64_t count, double *offsets) {
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes offset = OF(s->offset) * AT(p, i) + OF(s->velocity) * AT(q, i);
        PUT(offsets, i) = SELECT(LESS(OF(s->time), OF(s->end)), offset, (Lanes)(0.0));
    }
}

static void passed(const LegatoColumn *time, const LegatoColumn *start,
    const LegatoColumn *duration, int64_t count, double *fraction) {
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes elapsed = OF(*time) - OF(*start);
        PUT(fraction, i) =
            SELECT(LESS(0.0, elapsed), elapsed, (Lanes)(0.0)) / OF(*duration);
    }
}

static void changeOffsets(
    const LegatoChanges *s, const double *progress, int64_t count, double *offsets) {
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes offset = (OF(s->delta) - AT(offsets, i)) * (AT(progress, i) - 1.0);
        PUT(offsets, i) = SELECT(LESS(OF(s->time), OF(s->end)), offset, (Lanes)(0.0));
    }
}

static int32_t curveValues(const LegatoCurves *s, int64_t count, double *y) {
    Bits unsolved = (Bits)(0);
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes x = AT(s->x, i);
        Bits begun = LESS(0.0, x);
        Bits ended = ~LESS(x, 1.0);
        Bits inside = begun & ~ended;
        lanes_Root root = lanes_root(
            OF(s->ax), OF(s->bx), OF(s->cx), SELECT(inside, x, (Lanes)(0.5)));
        Lanes t = root.t;
        Lanes value = ((OF(s->ay) * t + OF(s->by)) * t + OF(s->cy)) * t;
        // With both control points on the diagonal y is exactly x, not the rounded root.
        Bits identity = (Bits)(OF(s->ax) == OF(s->ay)) & (Bits)(OF(s->bx) == OF(s->by))
            & (Bits)(OF(s->cx) == OF(s->cy));
        value = SELECT(root.isFound, value, (Lanes)(-__builtin_inf()));
        value = SELECT(identity, x, value);
        unsolved |= inside & ~root.isFound & ~identity;
        value = SELECT(ended, (Lanes)(1.0), value);
        PUT(y, i) = SELECT(begun, value, (Lanes)(0.0));
    }
    return __builtin_reduce_or(unsolved) != 0;
}

static int32_t fractions(const LegatoTimings *s, int64_t count, double *fraction) {
    Bits missing = (Bits)(0);
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes elapsed = OF(s->time) - OF(s->begin);
        Lanes speed = OF(s->speed);
        Lanes offset = OF(s->offset);
        Lanes active = OF(s->active);
        Lanes duration = OF(s->duration);
        Lanes cycle = OF(s->cycle);
        Lanes played = elapsed * REALS(BITS(speed) & 0x7fffffffffffffff);
        Bits before = LESS(elapsed, 0.0);
        Bits after = ~before & LESS(active, played);
        Bits nothing = LESS(elapsed, OF(s->earliest)) | LESS(OF(s->latest), played);
        Lanes x = elapsed * speed + offset;
        x = SELECT(after, SELECT(LESS(speed, 0.0), -active, active) + offset, x);
        x = SELECT(before, offset, x);
        Bits ends = after | (~before & (Bits)(played == active));
        ends |= (Bits)(speed == 0.0) & (Bits)(x == duration);
        Lanes p = x - __builtin_elementwise_floor(x / cycle) * cycle;
        p = SELECT(LESS(p, cycle), p, (Lanes)(0.0));
        p = SELECT(ends & (Bits)(p == 0.0) & LESS(0.0, x), cycle, p);
        p = SELECT(LESS(duration, p), cycle - p, p);
        p = SELECT(nothing, (Lanes)(__builtin_nan("")), p / duration);
        missing |= (Bits)(p != p);
        PUT(fraction, i) = p;
    }
    return __builtin_reduce_or(missing) != 0;
}

/// Writes a vector; at the end of the array only the remaining elements.
INLINE void putSome(double *values, int64_t i, int64_t count, Lanes lanes) {
    if (i + LANES <= count)
        PUT(values, i) = lanes;
    else
        __builtin_memcpy(values + i, &lanes, (uint64_t)(count - i) * sizeof(double));
}

/// The nearest floats; numbers beyond the largest float are clamped to it.
INLINE Floats floatsOf(Lanes value) {
    const double most = 0x1.fffffep127;
    Bits isFinite = LESS(REALS(BITS(value) & 0x7fffffffffffffff), __builtin_inf());
    Lanes bounded = SELECT(LESS(value, most), value, (Lanes)(most));
    bounded = SELECT(LESS(-most, bounded), bounded, (Lanes)(-most));
    return __builtin_convertvector(SELECT(isFinite, bounded, value), Floats);
}

static void between(
    const LegatoEnds *ends, const double *progress, int64_t count, int32_t narrow, double *values) {
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes value = OF(ends->start) + OF(ends->delta) * AT(progress, i);
        if (narrow) value = __builtin_convertvector(floatsOf(value), Lanes);
        putSome(values, i, count, value);
    }
}

static int32_t turns(const LegatoEnds *ends, const LegatoColumn *scales, const double *progress,
    int64_t count, double *entries) {
    Bits isLarge = (Bits)(0);
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes angle = OF(ends->start) + OF(ends->delta) * AT(progress, i);
        isLarge |= ~(Bits)(REALS(BITS(angle) & 0x7fffffffffffffff) <= 0x1p19);
        lanes_Turn turn = lanes_turn(angle);
        Lanes x = OF(scales[0]), y = OF(scales[1]);
        putSome(entries, i, count, turn.cosine * x);
        putSome(entries + LEGATO_BLOCK, i, count, turn.sine * x);
        putSome(entries + 2 * LEGATO_BLOCK, i, count, -turn.sine * y);
        putSome(entries + 3 * LEGATO_BLOCK, i, count, turn.cosine * y);
    }
    return __builtin_reduce_or(isLarge) != 0;
}

#include "layers.h"

#define LEVEL(name) {name, {underdampedProgress, criticalProgress, overdampedProgress}, \
    {underdampedMotion, criticalMotion, overdampedMotion}, curveValues, fractions, \
    {underdampedAnimators, criticalAnimators, overdampedAnimators}, springOffsets, passed, \
    changeOffsets, between, turns, plainShapes}
