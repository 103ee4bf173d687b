package import Synchronization

/// A key for a value that a transaction carries.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value until one is set.
    static var defaultValue: Value { get }
}

/// The context of a state change; mainly, how it is animated.
///
/// Make one current with `withTransaction`:
///
/// ```swift
/// var transaction = Transaction(animation: .smooth)
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen = true }
/// ```
public struct Transaction: Sendable {
    @TaskLocal private static var scope: TransactionScope?

    /// Called when the body of `withTransaction` or `withAnimation` begins, and after it has ended, on
    /// its thread; nil for nothing.
    package static let onSwitch = Mutex<(@Sendable () -> Void)?>(nil)

    private var values = KeyedValues()
    // Stored outside the values, because every change of a layer reads it.
    /// The animation as set: `.some(nil)` if set to nil, nil if never set.
    private var setAnimation: Animation??

    /// The listeners for the completion of the animations that the change starts.
    public private(set) var animationListeners: [AnimationListener] = []

    /// Creates an empty transaction.
    public init() {}

    /// Creates a transaction with an animation; `nil` changes values without animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The transaction of the innermost running `withTransaction` or `withAnimation`.
    ///
    /// Outside of any, and in tasks that outlive it, the transaction is empty.
    public static var current: Transaction {
        guard let scope, scope.isOpen.load(ordering: .acquiring) else { return Transaction() }
        return scope.transaction
    }

    /// Whether the code runs inside `withTransaction` or `withAnimation`.
    package static var isOpen: Bool { scope?.isOpen.load(ordering: .acquiring) ?? false }

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values.value(of: key, as: K.Value.self) ?? K.defaultValue }
        set { values.set(newValue, of: key) }
    }

    /// The animation of the change; `nil`, the default, does not animate.
    public var animation: Animation? {
        get { setAnimation ?? nil }
        set { setAnimation = .some(newValue) }
    }

    /// Whether `animation` modifiers of views are ignored; `false` by default.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is part of a continuous series, as in a drag; `false` by default.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether to record the velocity of these changes, so that later springs start with it;
    /// `false` by default.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// Adds a closure that is called once the animations of the change have finished.
    ///
    /// It is called exactly once, even if nothing is animated; in that case at the end of the
    /// `withTransaction` that the transaction is passed to.
    ///
    /// - Parameters:
    ///   - criteria: When an animation counts as finished; `.logicallyComplete` by default.
    ///   - completion: The closure to call.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        animationListeners.append(AnimationListener(criteria: criteria, completion))
    }

    /// Whether the transaction has no listeners and sets no key other than `key`.
    package func isEmpty(except key: Any.Type) -> Bool {
        animationListeners.isEmpty && setAnimation == nil && values.isEmpty(except: key)
    }

    /// The identity of the running `withTransaction` or `withAnimation`; nil outside of one.
    package static var currentScope: AnyObject? { isOpen ? scope : nil }

    /// Runs a body in this transaction alone, ignoring the current one and without sealing the
    /// listeners.
    package func runAlone<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scope = TransactionScope(self)
        defer { scope.isOpen.store(false, ordering: .releasing) }
        return try Transaction.$scope.withValue(scope, operation: body)
    }

    /// Adds a listener for the animations of the change.
    package mutating func listen(_ listener: AnimationListener) {
        animationListeners.append(listener)
    }

    /// Runs a body with the keys set here merged over the current transaction.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        var merged = Transaction.current
        merged.values.merge(values)
        merged.setAnimation = setAnimation ?? merged.setAnimation
        merged.animationListeners += animationListeners
        let scope = TransactionScope(merged)
        defer {
            scope.isOpen.store(false, ordering: .releasing)
            Transaction.onSwitch.withLock(\.self)?()
            for listener in animationListeners { listener.seal() }
        }
        return try Transaction.$scope.withValue(scope) {
            Transaction.onSwitch.withLock(\.self)?()
            return try body()
        }
    }
}

/// The dynamic scope in which a transaction is the current one.
private final class TransactionScope: Sendable {
    let transaction: Transaction
    let isOpen = Atomic(true)

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }
}

/// Whether changes of layers inserted in the same commit are animated as well.
package enum AnimatesNewcomers: TransactionKey {
    package static var defaultValue: Bool { false }
}

/// A closure that reads the current environment at the site of a change, for custom animations; it
/// returns nil once that site is gone.
package enum AnimationSurroundings: TransactionKey {
    package static var defaultValue: (@MainActor @Sendable () -> EnvironmentValues?)? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}
