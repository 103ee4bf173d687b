import Glibc

/// A value shared between threads, with a way to wait for changes.
///
/// Waiting uses the monotonic clock, so changes of the wall clock have no effect on it.
package nonisolated final class Mailbox<Content: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var content: Content

    /// Creates a mailbox that holds `content`.
    package init(_ content: Content) {
        self.content = content
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Reads or changes the content without waking the waiting thread.
    package func access<Result>(_ body: (inout Content) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&content)
    }

    /// Changes the content and wakes the waiting thread.
    package func post<Result>(_ body: (inout Content) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        defer { pthread_cond_signal(changed) }
        return body(&content)
    }

    /// Waits until `isReady` returns true or the monotonic time `deadline`; nil waits forever.
    package func wait(until deadline: Double?, for isReady: (Content) -> Bool) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !isReady(content) {
            guard let deadline else {
                pthread_cond_wait(changed, mutex)
                continue
            }
            var time = timespec(seconds: deadline)
            if pthread_cond_timedwait(changed, mutex, &time) == ETIMEDOUT { return }
        }
    }
}
