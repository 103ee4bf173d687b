import CLegatoStack

/// Calls a closure with room on the stack: on the current one, or on another segment of the same
/// thread where the current one gets low.
///
/// Every recursion over a tree whose depth a program chooses passes here once a level, so that the
/// depth is bounded by memory and not by the stack of the thread. The closure runs on the same
/// thread, and thread-local values, task-local values and the actor stay what they are. Between two
/// calls a quarter of the thread's stack is left, 2 MiB at most.
@inline(__always)
package nonisolated func withStackRoom<Result>(_ body: () -> Result) -> Result {
    legato_stack_is_low() ? onAnotherSegment(body) : body()
}

@inline(never)
@usableFromInline
nonisolated func onAnotherSegment<Result>(_ body: () -> Result) -> Result {
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
