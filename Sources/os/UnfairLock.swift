// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Glibc

// Packages that ask for a module `os` use these names alone and do not link this one. So the type is
// C's, and the functions become part of the program that calls them.

/// A lock in memory whose address does not change; `OSAllocatedUnfairLock` is simpler to use.
public typealias os_unfair_lock = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<pthread_mutex_t>

/// Waits until no thread holds a lock, and locks it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Unlocks a lock, which this thread holds.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// Locks a lock; returns false if a thread holds it.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}
