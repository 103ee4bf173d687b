public import Foundation

/// Which values an observer of a property receives, and when.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Reports the value at once, as if it had changed.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of a change of a property.
nonisolated public enum NSKeyValueChange: UInt, Sendable, Hashable {
    /// The property has another value.
    case setting = 1
}

/// The keys of what `observeValue(forKeyPath:of:change:context:)` receives about a change.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of the `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property.
nonisolated public struct NSKeyValueObservedChange<Value> {
    /// The kind: always `setting`.
    public typealias Kind = NSKeyValueChange
    /// The kind: always `setting`.
    public let kind = Kind.setting
    /// The value after the change; nil without the option `new`.
    public let newValue: Value?
    /// The value before the change; nil without the option `old`, and for the initial value.
    public let oldValue: Value?
    /// Whether the change is still to come; always false.
    public let isPrior = false
}

/// An observation of a property, which ends with this object or with `invalidate()`.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private let observer: PropertyObserver

    init(_ observer: PropertyObserver) { self.observer = observer }

    deinit { observer.isValid = false }

    /// Ends the observation.
    nonisolated public func invalidate() { observer.isValid = false }
}

/// Compares a property of a responder with its last value, and reports the differences.
@MainActor final class PropertyObserver {
    /// The observer and the key of `addObserver(_:forKeyPath:options:context:)`.
    struct Name: Equatable {
        let observer: ObjectIdentifier
        let key: String
        var context: UnsafeMutableRawPointer?
    }

    let name: Name?
    /// Whether changes are still reported; an observation may end on any thread.
    nonisolated(unsafe) var isValid = true
    /// Reports the difference from the last value.
    private(set) var check: () -> Void = {}

    init<Value>(
        _ name: Name? = nil, options: NSKeyValueObservingOptions, of value: @escaping () -> Value,
        report: @escaping (NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.name = name
        var last = value()
        if options.contains(.initial) {
            let new = options.contains(.new) ? last : nil
            report(NSKeyValueObservedChange(newValue: new, oldValue: nil))
        }
        check = { [unowned self] in
            guard isValid else { return }
            let (old, new) = (last, value())
            guard !Self.areSame(old, new) else { return }
            last = new
            report(
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil
                )
            )
        }
    }

    private static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
        func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
        if let a = a as? any Equatable { return isEqual(a) }
        return Value.self is AnyClass && (a as AnyObject) === (b as AnyObject)
    }
}
