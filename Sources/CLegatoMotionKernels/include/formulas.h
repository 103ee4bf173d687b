// The formulas of springs and curves, written once for scalars and vectors.
//
// The including file defines REAL and INT (numbers and 64-bit integers of one width), NAME (which
// forms a function's name), BITS and REALS (reinterpretation as the other type), LESS and SELECT.
// The formulas use only additions, multiplications, divisions and bit operations, never fused and
// never reordered, so that every width gives the same bits on every processor.

#pragma STDC FP_CONTRACT OFF

typedef struct NAME(Power) {
    // 2^k and e^r - 1, with e^x = 2^k e^r.
    REAL scale, rest;
} NAME(Power);

// Computes e^x in two parts; x is clamped to at most 709, and below -708 the result is 0.
//
// |r| is at most ln(2)/2; the polynomial interpolates (e^r - 1 - r - r^2/2) / r^3 at Chebyshev
// nodes.
INLINE NAME(Power) NAME(power)(REAL x) {
    INT vanishes = LESS(x, -708.0);
    x = SELECT(vanishes, (REAL)(0.0), x);
    x = SELECT(LESS(709.0, x), (REAL)(709.0), x);
    REAL shifted = x * 0x1.71547652b82fep+0 + 0x1.8p52;
    REAL k = shifted - 0x1.8p52;
    REAL r = (x - k * 0x1.62e42fefa3800p-1) - k * 0x1.ef35793c76730p-45;
    REAL r2 = r * r;
    REAL r4 = r2 * r2;
    REAL low = (0x1.5555555555556p-3 + 0x1.5555555555555p-5 * r)
        + r2 * (0x1.11111111109b3p-7 + 0x1.6c16c16c167e1p-10 * r);
    REAL middle = (0x1.a01a01a7c41d5p-13 + 0x1.a01a01a47b054p-16 * r)
        + r2 * (0x1.71de0dae63bb3p-19 + 0x1.27e4e1f48534fp-22 * r);
    REAL high = 0x1.af38a9b0ec855p-26 + 0x1.1f66df7fca49fp-29 * r;
    REAL cubic = low + r4 * (middle + r4 * high);
    NAME(Power) result;
    result.scale = REALS((BITS(shifted) << 52) + 0x3ff0000000000000);
    result.scale = SELECT(vanishes, (REAL)(0.0), result.scale);
    result.rest = r + r2 * (0.5 + r * cubic);
    return result;
}

INLINE REAL NAME(exponential)(REAL x) {
    NAME(Power) power = NAME(power)(x);
    return power.scale + power.scale * power.rest;
}

typedef struct NAME(Turn) {
    REAL sine, cosine;
} NAME(Turn);

// Computes the sine and cosine of x; a magnitude of 2^50 or more, or NaN, counts as 0.
INLINE NAME(Turn) NAME(turn)(REAL x) {
    REAL size = REALS(BITS(x) & 0x7fffffffffffffff);
    x = SELECT(LESS(size, 0x1p50), x, (REAL)(0.0));
    REAL shifted = x * 0x1.45f306dc9c883p-1 + 0x1.8p52;
    INT quadrant = BITS(shifted);
    REAL k = shifted - 0x1.8p52;
    REAL r = ((x - k * 0x1.921fb54400000p+0) - k * 0x1.0b4611a600000p-34)
        - k * 0x1.3198a2e037073p-69;
    REAL z = r * r;
    REAL z2 = z * z;
    REAL odd = ((-0x1.5555555555555p-3 + 0x1.1111111110bb2p-7 * z)
            + z2 * (-0x1.a01a019e83816p-13 + 0x1.71de379654304p-19 * z))
        + (z2 * z2) * (-0x1.ae600aca92c64p-26 + 0x1.5e0b05bff20f2p-33 * z);
    REAL even = ((0x1.5555555555555p-5 - 0x1.6c16c16c16967p-10 * z)
            + z2 * (0x1.a01a019f4e9b4p-16 - 0x1.27e4fa17bf139p-22 * z))
        + (z2 * z2) * (0x1.1eeb68cd22f56p-29 - 0x1.907d8f29fe831p-37 * z);
    REAL sine = r + (r * z) * odd;
    REAL cosine = (1.0 - 0.5 * z) + z2 * even;
    INT swaps = quadrant << 63;
    NAME(Turn) result;
    result.sine = SELECT(swaps, cosine, sine);
    result.cosine = SELECT(swaps, sine, cosine);
    result.sine = REALS(BITS(result.sine) ^ ((quadrant & 2) << 62));
    result.cosine = REALS(BITS(result.cosine) ^ (((quadrant + 1) & 2) << 62));
    return result;
}

// The linear map from displacement y and velocity y' at the start to those at time t: y(t) = p y(0)
// + q y'(0), y'(t) = dp y(0) + dq y'(0).
typedef struct NAME(Motion) {
    REAL p, q, dp, dq;
} NAME(Motion);

// decay is the rate of the envelope, frequency that of the oscillation, inverse is 1 / frequency.
INLINE NAME(Motion) NAME(underdamped)(REAL decay, REAL frequency, REAL inverse, REAL time) {
    REAL envelope = NAME(exponential)(-decay * time);
    NAME(Turn) turn = NAME(turn)(frequency * time);
    REAL cosine = envelope * turn.cosine;
    REAL q = (envelope * turn.sine) * inverse;
    REAL slope = decay * q;
    NAME(Motion) motion;
    motion.p = cosine + slope;
    motion.q = q;
    motion.dp = -(decay * slope + frequency * (frequency * q));
    motion.dq = cosine - slope;
    return motion;
}

INLINE NAME(Motion) NAME(critical)(REAL decay, REAL time) {
    REAL envelope = NAME(exponential)(-decay * time);
    REAL q = envelope * time;
    REAL slope = decay * q;
    NAME(Motion) motion;
    motion.p = envelope + slope;
    motion.q = q;
    motion.dp = -(decay * slope);
    motion.dq = envelope - slope;
    return motion;
}

// slow and fast are the rates of the two exponentials, inverse is 1 / (fast - slow).
INLINE NAME(Motion) NAME(overdamped)(
    REAL slow, REAL fast, REAL difference, REAL inverse, REAL time) {
    REAL envelope = NAME(exponential)(-slow * time);
    // The ratio of the exponentials, in two parts, so that 1 minus it does not cancel if they are
    // close.
    NAME(Power) factor = NAME(power)(-difference * time);
    REAL fading = envelope * (factor.scale + factor.scale * factor.rest);
    REAL gone = (1.0 - factor.scale) - factor.scale * factor.rest;
    REAL q = (envelope * gone) * inverse;
    REAL slope = fast * q;
    NAME(Motion) motion;
    motion.p = fading + slope;
    motion.q = q;
    motion.dp = -(slow * slope);
    motion.dq = fading - slow * q;
    return motion;
}

typedef struct NAME(Root) {
    // The solution, valid where `isFound` is true.
    REAL t;
    INT isFound;
} NAME(Root);

// Solves ((a t + b) t + c) t = x for x in 0...1 by Halley's method.
//
// Stops after a small step at a nearly constant slope, which leaves only the rounding error of the
// left side. If that takes more than eight steps, the root counts as not found.
INLINE NAME(Root) NAME(root)(REAL a, REAL b, REAL c, REAL x) {
    NAME(Root) root;
    root.t = x;
    root.isFound = (INT)(0);
    REAL a3 = 3.0 * a;
    REAL b2 = 2.0 * b;
    REAL a6 = 6.0 * a;
    for (int step = 0; step < 8; step++) {
        REAL t = root.t;
        REAL error = ((a * t + b) * t + c) * t - x;
        REAL slope = (a3 * t + b2) * t + c;
        REAL bend = error * (a6 * t + b2);
        REAL square = slope * slope;
        REAL next = t - (error * slope) / (square - 0.5 * bend);
        next = SELECT(LESS(0.0, next), next, (REAL)(0.0));
        next = SELECT(LESS(next, 1.0), next, (REAL)(1.0));
        root.t = SELECT(root.isFound, t, next);
        REAL distance = REALS(BITS(error) & 0x7fffffffffffffff);
        REAL turning = REALS(BITS(bend) & 0x7fffffffffffffff);
        root.isFound |= LESS(distance, slope * 0x1p-20) & LESS(turning, square * 0x1p-18);
        if (ALL(root.isFound)) break;
    }
    return root;
}
