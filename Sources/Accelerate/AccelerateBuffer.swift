/// Numbers stored contiguously in memory: an array, an array slice or a buffer.
public protocol AccelerateBuffer<Element> {
    /// The type of the numbers.
    associatedtype Element

    /// The number of elements.
    var count: Int { get }

    /// Calls a closure with a pointer to the numbers, which is valid during the call only.
    func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

/// Mutable numbers stored contiguously in memory.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    /// Calls a closure with a mutable pointer to the numbers, which is valid during the call only.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a closure with a pointer to the numbers.
    @inlinable public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a closure with a pointer to the numbers.
    @inlinable public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }

    /// Calls a closure with a mutable pointer to the numbers.
    @inlinable public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        var numbers = self
        return try body(&numbers)
    }
}
