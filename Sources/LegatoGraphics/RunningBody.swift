import Synchronization

/// Records which type's `body` the main thread is running, to diagnose why it does not respond.
package enum RunningBody {
    private static let current = Atomic<UInt>(0)

    /// Runs a body of a type, and records the type meanwhile.
    package static func run<Result>(_ type: Any.Type, _ body: () -> Result) -> Result {
        let outer = current.load(ordering: .relaxed)
        current.store(unsafeBitCast(type, to: UInt.self), ordering: .relaxed)
        defer { current.store(outer, ordering: .relaxed) }
        return body()
    }

    /// The type whose body is running; nil if there is none.
    ///
    /// It can be read from any thread.
    package static var type: Any.Type? {
        let bits = current.load(ordering: .relaxed)
        return bits == 0 ? nil : unsafeBitCast(bits, to: Any.Type.self)
    }
}
