// Element-wise sums, differences, products and quotients.

extension vDSP {
    /// Returns the sum of two vectors.
    @inlinable public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        array(vectorA.count) { add(vectorA, vectorB, result: &$0) }
    }

    /// Writes the sum of two vectors.
    @inlinable
    public static func add<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
        map("add", vectorA, vectorB, result: &result) { $0 + $1 }
    }

    /// Returns the sum of a scalar and each element of a vector.
    @inlinable public static func add<U: AccelerateBuffer>(
        _ scalar: U.Element, _ vector: U
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { add(scalar, vector, result: &$0) }
    }

    /// Writes the sum of a scalar and each element of a vector.
    @inlinable public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("add", vector, result: &result) { scalar + $0 }
    }

    /// Returns the first vector minus the second.
    @inlinable public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        array(vectorA.count) { subtract(vectorA, vectorB, result: &$0) }
    }

    /// Writes the first vector minus the second.
    @inlinable
    public static func subtract<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
        map("subtract", vectorA, vectorB, result: &result) { $0 - $1 }
    }

    /// Returns the element-wise product of two vectors.
    @inlinable public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        array(vectorA.count) { multiply(vectorA, vectorB, result: &$0) }
    }

    /// Writes the element-wise product of two vectors.
    @inlinable
    public static func multiply<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
        map("multiply", vectorA, vectorB, result: &result) { $0 * $1 }
    }

    /// Returns a vector multiplied by a scalar.
    @inlinable public static func multiply<U: AccelerateBuffer>(
        _ scalar: U.Element, _ vector: U
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { multiply(scalar, vector, result: &$0) }
    }

    /// Writes a vector multiplied by a scalar.
    @inlinable public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("multiply", vector, result: &result) { scalar * $0 }
    }

    /// Returns the element-wise quotient of the first vector and the second.
    @inlinable public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        array(vectorA.count) { divide(vectorA, vectorB, result: &$0) }
    }

    /// Writes the element-wise quotient of the first vector and the second.
    @inlinable
    public static func divide<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
        map("divide", vectorA, vectorB, result: &result) { $0 / $1 }
    }

    /// Returns a vector divided by a scalar.
    @inlinable public static func divide<U: AccelerateBuffer>(
        _ vector: U, _ scalar: U.Element
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { divide(vector, scalar, result: &$0) }
    }

    /// Writes a vector divided by a scalar.
    @inlinable public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, _ scalar: U.Element, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("divide", vector, result: &result) { $0 / scalar }
    }

    /// Returns a scalar divided by each element of a vector.
    @inlinable public static func divide<U: AccelerateBuffer>(
        _ scalar: U.Element, _ vector: U
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        array(vector.count) { divide(scalar, vector, result: &$0) }
    }

    /// Writes a scalar divided by each element of a vector.
    @inlinable public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        map("divide", vector, result: &result) { scalar / $0 }
    }
}
