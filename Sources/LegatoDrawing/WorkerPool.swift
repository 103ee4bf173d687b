import LegatoGraphics
import Foundation
import Synchronization

/// Distributes numbered pieces of work over threads; which thread runs a piece does not affect the
/// result.
package final class WorkerPool: Sendable {
    /// The number of threads, at least 1.
    package let count: Int
    /// The number of cores that this process may use.
    package static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }
    private let next = Atomic<Int>(0)

    package init(count: Int) {
        require(count >= 1, "WorkerPool needs at least 1 thread, got \(count)")
        self.count = count
    }

    /// Runs each piece once, and returns when all are done.
    ///
    /// `thread` starts at 0 and identifies a concurrent call.
    package func perform(_ pieces: Int, _ work: (_ piece: Int, _ thread: Int) -> Void) {
        guard count > 1, pieces > 1 else {
            for piece in 0..<pieces { work(piece, 0) }
            return
        }
        next.store(0, ordering: .relaxed)
        WorkerThreads.shared.perform(threads: min(count, pieces)) { thread in
            while true {
                let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard piece < pieces else { return }
                work(piece, thread)
            }
        }
    }
}
