import CLegatoStack

/// Calls a closure with room on the stack: on the current stack, or on another segment of the same
/// thread when the current one runs low.
///
/// Every recursion over a tree of user-defined depth passes here once per level, so that memory
/// bounds the depth and not the thread's stack. The thread, thread-local values, task-local values
/// and the actor stay the same. Between two calls a quarter of the thread's stack remains, at most
/// 2 MiB.
@inline(__always)
package func withStackRoom<Result>(_ body: () -> Result) -> Result {
    legato_stack_is_low() ? onAnotherSegment(body) : body()
}

/// Takes what an object of a chain keeps and releases it with room on the stack; for `deinit`.
///
/// The release happens outside of the access to the property: the accesses of a whole chain would
/// be open at once otherwise, and each new one is checked against all open ones.
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
