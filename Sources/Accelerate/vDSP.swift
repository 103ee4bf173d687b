// Apple's name, which begins with a lower-case letter.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Element-wise arithmetic on vectors, with the same results as Swift's operators.
///
/// Vectors are arrays, slices and buffers of `Float` or `Double`. All vectors of a call, including
/// `result`, must have the same count; otherwise the call traps with a message. A vector may also
/// be the result.
public enum vDSP {}

extension vDSP {
    /// Applies a closure to each element and writes the results.
    @inlinable static func map<T: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ name: StaticString, _ vector: T, result: inout V,
        _ operation: (T.Element) -> V.Element
    ) {
        let count = result.count
        guard vector.count == count else {
            fatalError(
                "vDSP.\(name): the vector has \(vector.count) numbers, its result \(count). Give "
                    + "the result the count of the vector."
            )
        }
        vector.withUnsafeBufferPointer { a in
            result.withUnsafeMutableBufferPointer { r in
                for index in 0..<count { r[index] = operation(a[index]) }
            }
        }
    }

    /// Applies a closure to each pair of elements and writes the results.
    @inlinable
    static func map<
        T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(
        _ name: StaticString, _ first: T, _ second: U, result: inout V,
        _ operation: (T.Element, U.Element) -> V.Element
    ) {
        let count = result.count
        checkCounts(name, first.count, second.count)
        guard first.count == count else {
            fatalError(
                "vDSP.\(name): the vectors have \(first.count) numbers, their result \(count). "
                    + "Give the result the count of the vectors."
            )
        }
        first.withUnsafeBufferPointer { a in
            second.withUnsafeBufferPointer { b in
                result.withUnsafeMutableBufferPointer { r in
                    for index in 0..<count { r[index] = operation(a[index], b[index]) }
                }
            }
        }
    }

    /// Traps unless two vectors have the same count.
    @inlinable static func checkCounts(_ name: StaticString, _ first: Int, _ second: Int) {
        guard first != second else { return }
        fatalError(
            "vDSP.\(name): one vector has \(first) numbers, the other \(second). Give both "
                + "the same count, for example by slices."
        )
    }

    /// Returns an array whose elements are initialised by a closure.
    @inlinable static func array<Element: BinaryFloatingPoint>(
        _ count: Int, _ fill: (inout UnsafeMutableBufferPointer<Element>) -> Void
    ) -> [Element] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            var numbers = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            numbers.initialize(repeating: 0)
            fill(&numbers)
            initialized = count
        }
    }
}
