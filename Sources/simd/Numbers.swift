// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The vector functions for scalars.

/// Returns a number clamped to a range.
@inlinable public func clamp<S: BinaryFloatingPoint>(_ x: S, min: S, max: S) -> S {
    x < min ? min : x > max ? max : x
}

/// Returns a number clamped to a range.
@inlinable public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
    clamp(x, min: min, max: max)
}

/// Returns the linear interpolation of two numbers: the first for 0, the second for 1.
@inlinable public func mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, t: S) -> S {
    x + t * (y - x)
}

/// Returns the linear interpolation of two numbers: the first for 0, the second for 1.
@inlinable public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S {
    mix(x, y, t: t)
}

/// Returns 0 below an edge, otherwise 1.
@inlinable public func step<S: BinaryFloatingPoint>(_ x: S, edge: S) -> S {
    x < edge ? 0 : 1
}

/// Returns 0 below an edge, otherwise 1.
@inlinable public func simd_step<S: BinaryFloatingPoint>(_ edge: S, _ x: S) -> S {
    step(x, edge: edge)
}

/// Returns 0 below the first edge, 1 above the second, and a smooth cubic between.
@inlinable public func smoothstep<S: BinaryFloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

/// Returns 0 below the first edge, 1 above the second, and a smooth cubic between.
@inlinable public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S
{
    smoothstep(x, edge0: edge0, edge1: edge1)
}

/// Returns 1 above 0, -1 below 0, and 0 otherwise.
@inlinable public func sign<S: BinaryFloatingPoint>(_ x: S) -> S {
    x > 0 ? 1 : x < 0 ? -1 : 0
}

/// Returns 1 above 0, -1 below 0, and 0 otherwise.
@inlinable public func simd_sign<S: BinaryFloatingPoint>(_ x: S) -> S {
    sign(x)
}

/// Returns the fractional part of a number, from 0 to 1.
@inlinable public func fract<S: BinaryFloatingPoint>(_ x: S) -> S {
    x - x.rounded(.down)
}

/// Returns the fractional part of a number, from 0 to 1.
@inlinable public func simd_fract<S: BinaryFloatingPoint>(_ x: S) -> S {
    fract(x)
}

/// Returns the reciprocal of a number.
@inlinable public func recip<S: BinaryFloatingPoint>(_ x: S) -> S {
    1 / x
}

/// Returns the reciprocal of a number.
@inlinable public func simd_recip<S: BinaryFloatingPoint>(_ x: S) -> S {
    recip(x)
}

/// Returns the reciprocal square root of a number.
@inlinable public func rsqrt<S: BinaryFloatingPoint>(_ x: S) -> S {
    1 / x.squareRoot()
}

/// Returns the reciprocal square root of a number.
@inlinable public func simd_rsqrt<S: BinaryFloatingPoint>(_ x: S) -> S {
    rsqrt(x)
}
