import Glibc

/// A lock that protects a value.
///
/// The lock is not recursive: a thread that holds it must not lock it again.
///
/// ```swift
/// let total = OSAllocatedUnfairLock(initialState: 0)
/// total.withLock { $0 += 1 }
/// ```
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    /// Creates a lock that protects a value which need not be `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    private func acquire() {
        let result = pthread_mutex_lock(storage.mutex)
        precondition(result == 0, "the lock cannot be locked")
    }

    private func release() { pthread_mutex_unlock(storage.mutex) }

    private func tries() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

    /// Calls a closure with the value while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        acquire()
        defer { release() }
        return try body(&storage.state)
    }

    /// Calls a closure with the value while the lock is held.
    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value while the lock is held; returns nil if another thread holds it.
    public func withLockIfAvailableUnchecked<R>(
        _ body: (inout State) throws -> R
    ) rethrows -> R? {
        guard tries() else { return nil }
        defer { release() }
        return try body(&storage.state)
    }

    /// Calls a closure with the value while the lock is held; returns nil if another thread holds it.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that protects a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock.
    public init() { self.init(uncheckedState: ()) }

    /// Acquires the lock, waiting until no other thread holds it.
    public func lock() { acquire() }

    /// Releases the lock, which the current thread must hold.
    public func unlock() { release() }

    /// Tries to acquire the lock; returns false if another thread holds it.
    public func lockIfAvailable() -> Bool { tries() }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure while the lock is held.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
