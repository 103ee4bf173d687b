import Dispatch

/// The executor on which values are exported.
///
/// It has a thread of its own: the clipboard may wait for data on the main thread, which must not
/// depend on when the threads that all tasks share become free.
nonisolated final class TransferExecutor: TaskExecutor {
    static let shared = TransferExecutor()
    /// A serial queue, since a concurrent one would share the threads of other tasks.
    private let queue = DispatchQueue(label: "Legato.TransferExecutor")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
