/// Runs a body whose changes belong to a transaction.
///
/// What the transaction sets is laid over the current one; the rest stays as it is.
///
/// - Parameters:
///   - transaction: What to set.
///   - body: What makes the changes.
/// - Returns: What the body returns.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try transaction.run(body)
}

/// Runs a body whose changes belong to a transaction with one value set.
///
/// - Parameters:
///   - keyPath: Which value to set.
///   - value: The value.
///   - body: What makes the changes.
/// - Returns: What the body returns.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try transaction.run(body)
}

/// Runs a body and animates the changes that it makes.
///
/// - Parameters:
///   - animation: How to animate, `.default` by default; `nil` does not animate.
///   - body: What makes the changes.
/// - Returns: What the body returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transaction(animation: animation).run(body)
}

/// Runs a body, animates the changes that it makes, and calls a closure when that is done.
///
/// The closure is called exactly once, also when nothing is animated: then as soon as the body
/// has ended.
///
/// - Parameters:
///   - animation: How to animate, `.default` by default; `nil` does not animate.
///   - completionCriteria: When an animation counts as done, `.logicallyComplete` by default.
///   - body: What makes the changes.
///   - completion: What to call.
/// - Returns: What the body returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try transaction.run(body)
}
