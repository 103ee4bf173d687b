/// The rule of `.animation(_:value:)`: only changes of one value are animated.
///
/// It sets its animation on the transaction for the content, replacing the inherited one. A `nil`
/// animation disables animation of the changes. A transaction that disables animations is left
/// unchanged.
package struct ValueBoundAnimation<Value: Equatable> {
    private var last: Value?

    /// Creates a rule that has not yet seen a value.
    package init() {}

    /// Applies the rule to a transaction being passed down.
    ///
    /// - Parameters:
    ///   - animation: The animation for changes of the value.
    ///   - value: The current value; the first one does not count as a change.
    ///   - transaction: The inherited transaction, modified for the content.
    package mutating func apply(
        _ animation: Animation?, value: Value, to transaction: inout Transaction
    ) {
        defer { last = value }
        guard let last, last != value, !transaction.disablesAnimations else { return }
        transaction.animation = animation
    }
}
