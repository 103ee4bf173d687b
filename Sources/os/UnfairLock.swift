// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Glibc

// Packages that import `os` where it is available use only these names and do not link this module.
// So the type is C's, and the functions are emitted into the client.

/// A lock at a stable address in memory; `OSAllocatedUnfairLock` is simpler to use.
public typealias os_unfair_lock = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<pthread_mutex_t>

/// Acquires a lock, waiting until no other thread holds it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Releases a lock, which the current thread must hold.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// Tries to acquire a lock; returns false if a thread holds it.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}
