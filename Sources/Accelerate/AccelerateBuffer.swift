/// Numbers that lie one after another in memory: an array, a slice of one, or a buffer.
public protocol AccelerateBuffer<Element> {
    /// The kind of the numbers.
    associatedtype Element

    /// How many numbers there are.
    var count: Int { get }

    /// Calls a closure with the numbers, which are valid only in it.
    func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

/// Numbers that lie one after another in memory and can be written.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    /// Calls a closure that can write the numbers, which are valid only in it.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a closure with the numbers.
    @inlinable public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a closure with the numbers.
    @inlinable public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }

    /// Calls a closure that can write the numbers.
    @inlinable public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        var numbers = self
        return try body(&numbers)
    }
}
