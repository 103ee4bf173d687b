import Foundation

/// The threads of all worker pools, started on first use and kept until the process ends.
///
/// They sleep between calls, whereas threads of the dispatch library would wake up once a second.
final class WorkerThreads: @unchecked Sendable {
    /// The shared threads of this process.
    static let shared = WorkerThreads()

    private let condition = NSCondition()
    /// The current job; nil if there is none.
    private var job: ((_ thread: Int) -> Void)?
    /// The sequence number of the job.
    private var number = 0
    /// The numbers of threads, without the caller, that may still join and that are active.
    private var (places, active) = (0, 0)
    private var threadCount = 0

    /// Calls `body` on several threads concurrently and returns when all calls have returned.
    ///
    /// The calling thread is number 0. It does not wait for threads that are late or busy with
    /// another job: `body` must also work with fewer threads.
    func perform(threads: Int, _ body: (_ thread: Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            let isMine = begin(body, helpers: threads - 1)
            body(0)
            if isMine { end() }
        }
    }

    private func begin(_ body: @escaping (Int) -> Void, helpers: Int) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard job == nil else { return false }
        while threadCount < helpers { startThread() }
        (job, places) = (body, helpers)
        number += 1
        condition.broadcast()
        return true
    }

    private func end() {
        condition.lock()
        defer { condition.unlock() }
        places = 0
        while active > 0 { condition.wait() }
        job = nil
    }

    private func startThread() {
        threadCount += 1
        let thread = Thread { [self] in help() }
        thread.name = "legato.worker"
        thread.start()
    }

    private func help() {
        var done = 0
        condition.lock()
        while true {
            guard job != nil, number != done, places > 0 else {
                condition.wait()
                continue
            }
            done = number
            let thread = places
            places -= 1
            active += 1
            condition.unlock()
            work(as: thread)
            condition.lock()
            active -= 1
            if active == 0 { condition.broadcast() }
        }
    }

    /// Runs the job, which is not replaced while a thread is active, and releases it.
    @inline(never) private func work(as thread: Int) { job?(thread) }
}
