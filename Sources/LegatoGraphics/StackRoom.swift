import CLegatoStack

/// Calls a closure with sufficient stack space: on the current stack, or on another segment of the
/// same thread if the current one runs low.
///
/// Every recursion over a tree of user-defined depth calls this once per level, so that the depth
/// is bounded by memory and not by the thread's stack. The thread, thread-local values, task-local
/// values and the actor stay the same. A quarter of the thread's stack, at most 2 MiB, remains
/// available between two calls.
@inline(__always)
package func withStackRoom<Result>(_ body: () -> Result) -> Result {
    legato_stack_is_low() ? onAnotherSegment(body) : body()
}

/// Takes the content of an object in a chain and releases it with sufficient stack space; for
/// `deinit`.
///
/// The release happens outside of the access to the property. Otherwise the accesses of a whole
/// chain would be open at once, and each new one is checked against all open ones.
@inline(__always)
package func releaseWithStackRoom<Value>(_ take: () -> Value) {
    withStackRoom { _ = take() }
}

@inline(never)
@usableFromInline
func onAnotherSegment<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    func run() { result = body() }
    withoutActuallyEscaping(run) { run in
        withUnsafePointer(to: run) { place in
            legato_stack_run(
                { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                UnsafeMutableRawPointer(mutating: place)
            )
        }
    }
    guard let result else { fatalError("The closure on another stack segment did not return.") }
    return result
}
