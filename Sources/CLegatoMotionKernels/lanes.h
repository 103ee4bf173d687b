// The kernels over arrays, for the level that includes this file; `formulas.h` in LANES lanes.

typedef double Lanes __attribute__((ext_vector_type(LANES)));
typedef uint64_t Bits __attribute__((ext_vector_type(LANES)));

// Nothing passes lanes out of its file.
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

#define AT(pointer, i) (*(const Lanes *)((pointer) + (i)))
#define PUT(pointer, i) (*(Lanes *)((pointer) + (i)))

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

/// A column; the choice is the same for all lanes of a loop.
#define OF(column) (s->column.each ? AT(s->column.each, i) : (Lanes)(s->column.all))

static int32_t curveValues(const LegatoCurves *s, int64_t count, double *y) {
    Bits unsolved = (Bits)(0);
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes x = OF(x);
        Bits begun = LESS(0.0, x);
        Bits ended = ~LESS(x, 1.0);
        Bits inside = begun & ~ended;
        lanes_Root root = lanes_root(
            OF(ax), OF(bx), OF(cx), SELECT(inside, x, (Lanes)(0.5)));
        Lanes t = root.t;
        Lanes value = ((OF(ay) * t + OF(by)) * t + OF(cy)) * t;
        value = SELECT(root.isFound, value, (Lanes)(-__builtin_inf()));
        unsolved |= inside & ~root.isFound;
        value = SELECT(ended, (Lanes)(1.0), value);
        PUT(y, i) = SELECT(begun, value, (Lanes)(0.0));
    }
    return __builtin_reduce_or(unsolved) != 0;
}

static void fractions(const LegatoTimings *s, int64_t count, double *fraction) {
    for (int64_t i = 0; i < count; i += LANES) {
        Lanes elapsed = OF(time) - OF(begin);
        Lanes speed = OF(speed);
        Lanes offset = OF(offset);
        Lanes active = OF(active);
        Lanes duration = OF(duration);
        Lanes cycle = OF(cycle);
        Lanes played = elapsed * REALS(BITS(speed) & 0x7fffffffffffffff);
        Bits before = LESS(elapsed, 0.0);
        Bits after = ~before & LESS(active, played);
        Bits nothing = LESS(elapsed, OF(earliest)) | LESS(OF(latest), played);
        Lanes x = elapsed * speed + offset;
        x = SELECT(after, SELECT(LESS(speed, 0.0), -active, active) + offset, x);
        x = SELECT(before, offset, x);
        Bits ends = after | (~before & (Bits)(played == active));
        ends |= (Bits)(speed == 0.0) & (Bits)(x == duration);
        Lanes p = x - __builtin_elementwise_floor(x / cycle) * cycle;
        p = SELECT(LESS(p, cycle), p, (Lanes)(0.0));
        p = SELECT(ends & (Bits)(p == 0.0) & LESS(0.0, x), cycle, p);
        p = SELECT(LESS(duration, p), cycle - p, p);
        PUT(fraction, i) = SELECT(nothing, (Lanes)(__builtin_nan("")), p / duration);
    }
}

static void turns(const double *angle, int64_t count, double *sine, double *cosine) {
    for (int64_t i = 0; i < count; i += LANES) {
        lanes_Turn turn = lanes_turn(AT(angle, i));
        PUT(sine, i) = turn.sine;
        PUT(cosine, i) = turn.cosine;
    }
}

#define LEVEL(name) {name, {underdampedProgress, criticalProgress, overdampedProgress}, \
    {underdampedMotion, criticalMotion, overdampedMotion}, curveValues, fractions, turns}
