// Vectors made from a few numbers, and from numbers of another kind.

extension vDSP {
    /// Returns numbers in equal steps from the first of a range to the last.
    ///
    /// A count of 1 is the first alone; a negative count is none.
    @inlinable public static func ramp<Element: BinaryFloatingPoint>(
        in range: ClosedRange<Element>, count: Int
    ) -> [Element] {
        let step = (range.upperBound - range.lowerBound) / Element(max(count - 1, 1))
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }

    /// Returns numbers in equal steps from a first one; a negative count is none.
    @inlinable public static func ramp<Element: BinaryFloatingPoint>(
        withInitialValue initialValue: Element, increment: Element, count: Int
    ) -> [Element] {
        array(max(count, 0)) {
            for index in $0.indices { $0[index] = initialValue + Element(index) * increment }
        }
    }

    /// Sets every number of a vector.
    @inlinable public static func fill<V: AccelerateMutableBuffer>(
        _ vector: inout V, with value: V.Element
    ) where V.Element: BinaryFloatingPoint {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }

    /// Sets every number of a vector to 0.
    @inlinable public static func clear<V: AccelerateMutableBuffer>(
        _ vector: inout V
    ) where V.Element: BinaryFloatingPoint {
        fill(&vector, with: 0)
    }

    /// Reverses the order of a vector.
    @inlinable public static func reverse<V: AccelerateMutableBuffer>(
        _ vector: inout V
    ) where V.Element: BinaryFloatingPoint {
        vector.withUnsafeMutableBufferPointer { $0.reverse() }
    }

    /// Returns the numbers of a vector in double precision.
    @inlinable public static func floatToDouble<U: AccelerateBuffer>(
        _ source: U
    ) -> [Double] where U.Element == Float {
        source.withUnsafeBufferPointer { $0.map(Double.init) }
    }

    /// Returns the numbers of a vector rounded to single precision.
    @inlinable public static func doubleToFloat<U: AccelerateBuffer>(
        _ source: U
    ) -> [Float] where U.Element == Double {
        source.withUnsafeBufferPointer { $0.map(Float.init) }
    }
}
