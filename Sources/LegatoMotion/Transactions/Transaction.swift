import Synchronization

/// A key of a value that travels with a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What belongs to a change of values: above all how it is animated.
public struct Transaction: Sendable {
    @TaskLocal private static var scope: TransactionScope?

    private var values = KeyedValues()

    /// The listeners for the ends of the animations that the change starts.
    public private(set) var animationListeners: [AnimationListener] = []

    /// Creates a transaction that sets nothing.
    public init() {}

    /// Creates a transaction with an animation; `nil` says that nothing is to be animated.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The transaction of the running `withTransaction` or `withAnimation`.
    ///
    /// Outside of any, and in tasks that outlive it, it sets nothing.
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

    /// The animation of the change; `nil` by default, which does not animate.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether animations that are tied to views are left out; `false` by default.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of many in a row, as in a drag; `false` by default.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether the velocity of the changes is taken note of for later springs; `false` by default.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// Adds a closure that is called once the animations of the change have finished.
    ///
    /// It is called exactly once, also when nothing is animated: then at the end of the
    /// `withTransaction` that the transaction is given to.
    ///
    /// - Parameters:
    ///   - criteria: When an animation counts as finished; `.logicallyComplete` by default.
    ///   - completion: What to call.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        animationListeners.append(AnimationListener(criteria: criteria, completion))
    }

    /// Whether the transaction sets nothing, or one key alone, and has no listeners.
    package func isEmpty(except key: Any.Type) -> Bool {
        animationListeners.isEmpty && values.isEmpty(except: key)
    }

    /// What tells the running `withTransaction` or `withAnimation` from all others; nil outside.
    package static var currentScope: AnyObject? { isOpen ? scope : nil }

    /// Runs a body in this transaction alone: nothing of the current one counts, and no listener is
    /// told that it ended.
    package func runAlone<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scope = TransactionScope(self)
        defer { scope.isOpen.store(false, ordering: .releasing) }
        return try Transaction.$scope.withValue(scope, operation: body)
    }

    /// Lets one more listener hear of the animations of the change.
    package mutating func listen(_ listener: AnimationListener) {
        animationListeners.append(listener)
    }

    /// Runs a body with the keys that are set here laid over the current transaction.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        var merged = Transaction.current
        merged.values.merge(values)
        merged.animationListeners += animationListeners
        let scope = TransactionScope(merged)
        defer {
            scope.isOpen.store(false, ordering: .releasing)
            for listener in animationListeners { listener.seal() }
        }
        return try Transaction.$scope.withValue(scope, operation: body)
    }
}

/// The stretch of a program in which a transaction is the current one.
private final class TransactionScope: Sendable {
    let transaction: Transaction
    let isOpen = Atomic(true)

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }
}

/// Whether changes of layers that come in the same commit are animated, too.
package enum AnimatesNewcomers: TransactionKey {
    package static var defaultValue: Bool { false }
}

/// Reads what surrounds the place of a change now, for custom animations; the closure returns nil
/// when the place is gone.
package enum AnimationSurroundings: TransactionKey {
    package static var defaultValue: (@MainActor @Sendable () -> EnvironmentValues?)? { nil }
}

private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
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
