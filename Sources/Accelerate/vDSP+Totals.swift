// Reductions.

extension vDSP {
    /// Returns the sum of a closure's results, from the first element to the last.
    @inlinable static func total<U: AccelerateBuffer>(
        _ vector: U, _ part: (U.Element) -> U.Element
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + part($1) } }
    }

    /// Returns the sum of all elements; 0 for an empty vector.
    @inlinable public static func sum<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        total(vector) { $0 }
    }

    /// Returns the sum of the squares of all elements; 0 for an empty vector.
    @inlinable public static func sumOfSquares<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        total(vector) { $0 * $0 }
    }

    /// Returns the sum of the magnitudes of all elements; 0 for an empty vector.
    @inlinable public static func sumOfMagnitudes<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        total(vector) { abs($0) }
    }

    /// Returns the mean of all elements; NaN for an empty vector.
    @inlinable public static func mean<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        sum(vector) / U.Element(vector.count)
    }

    /// Returns the mean of the squares of all elements; NaN for an empty vector.
    @inlinable public static func meanSquare<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        sumOfSquares(vector) / U.Element(vector.count)
    }

    /// Returns the mean of the magnitudes of all elements; NaN for an empty vector.
    @inlinable public static func meanMagnitude<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        sumOfMagnitudes(vector) / U.Element(vector.count)
    }

    /// Returns the root mean square of all elements; NaN for an empty vector.
    @inlinable public static func rootMeanSquare<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        meanSquare(vector).squareRoot()
    }

    /// Returns the largest element; −∞ for an empty vector.
    @inlinable public static func maximum<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(-.infinity) { max($0, $1) } }
    }

    /// Returns the largest magnitude of an element; 0 for an empty vector.
    @inlinable public static func maximumMagnitude<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(0) { max($0, abs($1)) } }
    }

    /// Returns the smallest element; +∞ for an empty vector.
    @inlinable public static func minimum<U: AccelerateBuffer>(
        _ vector: U
    ) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(.infinity) { min($0, $1) } }
    }

    /// Returns the index and value of the largest element, the first of several; index 0 if empty.
    @inlinable public static func indexOfMaximum<U: AccelerateBuffer>(
        _ vector: U
    ) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { numbers in
            var found: (UInt, U.Element) = (0, -.infinity)
            for (index, number) in numbers.enumerated() where number > found.1 {
                found = (UInt(index), number)
            }
            return found
        }
    }

    /// Returns the index and value of the smallest element, the first of several; index 0 if empty.
    @inlinable public static func indexOfMinimum<U: AccelerateBuffer>(
        _ vector: U
    ) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { numbers in
            var found: (UInt, U.Element) = (0, .infinity)
            for (index, number) in numbers.enumerated() where number < found.1 {
                found = (UInt(index), number)
            }
            return found
        }
    }

    /// Returns the dot product of two vectors.
    @inlinable public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> T.Element where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        checkCounts("dot", vectorA.count, vectorB.count)
        return vectorA.withUnsafeBufferPointer { a in
            vectorB.withUnsafeBufferPointer { b in
                a.indices.reduce(0) { $0 + a[$1] * b[$1] }
            }
        }
    }

    /// Returns the square of the distance between two points with any number of coordinates.
    @inlinable public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U
    ) -> T.Element where T.Element: BinaryFloatingPoint, U.Element == T.Element {
        checkCounts("distanceSquared", vectorA.count, vectorB.count)
        return vectorA.withUnsafeBufferPointer { a in
            vectorB.withUnsafeBufferPointer { b in
                a.indices.reduce(0) { $0 + (a[$1] - b[$1]) * (a[$1] - b[$1]) }
            }
        }
    }
}
