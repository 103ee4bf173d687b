/// The rule of `.animation(_:value:)`: a change of one value, and of that alone, is animated.
///
/// It hands its animation to the transaction of what lies inside it, instead of any that came from
/// outside. `nil` stops the changes from being animated. A transaction that disables animations is
/// left as it is.
package struct ValueBoundAnimation<Value: Equatable> {
    private var last: Value?

    /// Creates a rule that has seen no value.
    package init() {}

    /// Applies the rule to a transaction on its way inwards.
    ///
    /// - Parameters:
    ///   - animation: The animation of changes of the value.
    ///   - value: The value now; the first one is no change.
    ///   - transaction: The transaction that came from outside, changed to the one for inside.
    package mutating func apply(
        _ animation: Animation?,
        value: Value,
        to transaction: inout Transaction
    ) {
        defer { last = value }
        guard let last, last != value, !transaction.disablesAnimations else { return }
        transaction.animation = animation
    }
}
