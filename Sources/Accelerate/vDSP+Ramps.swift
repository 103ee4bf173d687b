// Ramps, fills and conversions between precisions.

extension vDSP {
    /// Returns a linear ramp from the lower bound of a range to the upper bound.
    ///
    /// A count of 1 gives only the lower bound; a negative count gives an empty array.
    @inlinable public static func ramp<Element: BinaryFloatingPoint>(
        in range: ClosedRange<Element>, count: Int
    ) -> [Element] {
        let step = (range.upperBound - range.lowerBound) / Element(max(count - 1, 1))
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }

    /// Returns a ramp of equal steps from an initial value; empty for a negative count.
    @inlinable public static func ramp<Element: BinaryFloatingPoint>(
        withInitialValue initialValue: Element, increment: Element, count: Int
    ) -> [Element] {
        array(max(count, 0)) {
            for index in $0.indices { $0[index] = initialValue + Element(index) * increment }
        }
    }

    /// Sets every element of a vector to a value.
    @inlinable public static func fill<V: AccelerateMutableBuffer>(
        _ vector: inout V, with value: V.Element
    ) where V.Element: BinaryFloatingPoint {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }

    /// Sets every element of a vector to 0.
    @inlinable public static func clear<V: AccelerateMutableBuffer>(
        _ vector: inout V
    ) where V.Element: BinaryFloatingPoint {
        fill(&vector, with: 0)
    }

    /// Reverses the order of a vector's elements.
    @inlinable public static func reverse<V: AccelerateMutableBuffer>(
        _ vector: inout V
    ) where V.Element: BinaryFloatingPoint {
        vector.withUnsafeMutableBufferPointer { $0.reverse() }
    }

    /// Returns a vector converted to double precision.
    @inlinable public static func floatToDouble<U: AccelerateBuffer>(
        _ source: U
    ) -> [Double] where U.Element == Float {
        source.withUnsafeBufferPointer { $0.map(Double.init) }
    }

    /// Returns a vector rounded to single precision.
    @inlinable public static func doubleToFloat<U: AccelerateBuffer>(
        _ source: U
    ) -> [Float] where U.Element == Double {
        source.withUnsafeBufferPointer { $0.map(Float.init) }
    }
}
