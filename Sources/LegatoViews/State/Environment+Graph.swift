import LegatoGraphics
import LegatoMotion

/// A value that was read, for comparison with the one in another environment.
private final class ReadValue<Value>: EnvironmentReading {
    private nonisolated(unsafe) let read: (EnvironmentValues) -> Value?
    private let value: Value?

    init(_ read: @escaping (EnvironmentValues) -> Value?, _ value: Value?) {
        (self.read, self.value) = (read, value)
    }

    func isSame(in environment: EnvironmentValues) -> Bool {
        FieldTable.areEqual(value, read(environment))
    }
}

extension Environment: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let now = read(node.environment)
        storage = ReadValue(read, now)
        value = now
    }

    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.path
                == b.assumingMemoryBound(to: Self.self).pointee.path
        }
    }
}
