public import Foundation

/// The key-value coding of `NSObject` on Apple's platforms, which Foundation lacks on Linux.
nonisolated extension UserDefaults {
    /// Returns the value of a key, as `object(forKey:)` does; nil if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
