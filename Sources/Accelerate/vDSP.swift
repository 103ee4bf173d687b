// Apple's name, which begins with a small letter.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Arithmetic on whole vectors of numbers, each result computed as the operators of Swift compute
/// it.
///
/// Vectors are arrays, slices, and buffers of `Float` or `Double`. Those of one call have the same
/// count, and so has the `result`, if it is written to one; otherwise the program ends with a
/// sentence that says so. A vector may be its own result.
public enum vDSP {}

extension vDSP {
    /// Applies a closure to each number and writes the results.
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

    /// Applies a closure to each pair of numbers and writes the results.
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

    /// Ends the program unless two vectors have the same count.
    @inlinable static func checkCounts(_ name: StaticString, _ first: Int, _ second: Int) {
        guard first != second else { return }
        fatalError(
            "vDSP.\(name): one vector has \(first) numbers, the other \(second). Give both "
                + "the same count, for example by slices."
        )
    }

    /// Returns an array that a closure fills.
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
