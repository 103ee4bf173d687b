// Element-wise functions.

extension vDSP {
    /// Returns the absolute value of each element.
    @inlinable public static func absolute<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { absolute(vector, result: &$0) }
    }

    /// Writes the absolute value of each element.
    @inlinable public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("absolute", vector, result: &result) { abs($0) }
    }

    /// Returns each element negated.
    @inlinable public static func negative<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { negative(vector, result: &$0) }
    }

    /// Writes each element negated.
    @inlinable public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("negative", vector, result: &result) { -$0 }
    }

    /// Returns the square of each element.
    @inlinable public static func square<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { square(vector, result: &$0) }
    }

    /// Writes the square of each element.
    @inlinable public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("square", vector, result: &result) { $0 * $0 }
    }

    /// Returns the hypotenuse of each pair of elements.
    @inlinable public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        array(vectorA.count) { hypot(vectorA, vectorB, result: &$0) }
    }

    /// Writes the hypotenuse of each pair of elements.
    @inlinable
    public static func hypot<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
        map("hypot", vectorA, vectorB, result: &result) { ($0 * $0 + $1 * $1).squareRoot() }
    }

    /// Returns each element clamped to a range.
    @inlinable public static func clip<U: AccelerateBuffer>(
        _ vector: U, to bounds: ClosedRange<U.Element>
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { clip(vector, to: bounds, result: &$0) }
    }

    /// Writes each element clamped to a range.
    @inlinable public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("clip", vector, result: &result) { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    /// Returns the linear interpolation of two vectors: the first for 0, the second for 1; other
    /// values extrapolate.
    @inlinable public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U, using interpolationConstant: T.Element
    ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        array(vectorA.count) {
            linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &$0)
        }
    }

    /// Writes the linear interpolation of two vectors: the first for 0, the second for 1; other
    /// values extrapolate.
    @inlinable
    public static func linearInterpolate<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: T, _ vectorB: U, using interpolationConstant: T.Element, result: inout V
    ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
        map("linearInterpolate", vectorA, vectorB, result: &result) {
            $0 + interpolationConstant * ($1 - $0)
        }
    }
}
