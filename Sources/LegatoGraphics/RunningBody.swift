import Synchronization

/// Which type's code the main thread is in, for those who ask why it does not answer.
package enum RunningBody {
    private static let current = Atomic<UInt>(0)

    /// Runs a body of a type.
    package static func run<Result>(_ type: Any.Type, _ body: () -> Result) -> Result {
        let outer = current.load(ordering: .relaxed)
        current.store(unsafeBitCast(type, to: UInt.self), ordering: .relaxed)
        defer { current.store(outer, ordering: .relaxed) }
        return body()
    }

    /// The type whose body runs; nil for none.
    ///
    /// Safe to read from any thread.
    package static var type: Any.Type? {
        let bits = current.load(ordering: .relaxed)
        return bits == 0 ? nil : unsafeBitCast(bits, to: Any.Type.self)
    }
}
