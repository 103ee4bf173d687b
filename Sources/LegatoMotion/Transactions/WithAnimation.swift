/// Runs a body whose changes use a transaction.
///
/// The values that the transaction sets are merged over the current transaction; the others are
/// unchanged.
///
/// - Parameters:
///   - transaction: The transaction to merge.
///   - body: The closure that makes the changes.
/// - Returns: The result of the body.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try transaction.run(body)
}

/// Runs a body whose changes use a transaction with one value set.
///
/// - Parameters:
///   - keyPath: The value to set.
///   - value: The new value.
///   - body: The closure that makes the changes.
/// - Returns: The result of the body.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try transaction.run(body)
}

/// Runs a body and animates the changes that it makes.
///
/// ```swift
/// withAnimation(.bouncy) { isExpanded.toggle() }
/// ```
///
/// - Parameters:
///   - animation: The animation, `.default` by default; `nil` does not animate.
///   - body: The closure that makes the changes.
///   - fileID: The file that the inspector names as the origin, the caller's by default.
///   - line: The line that the inspector names, the caller's by default.
/// - Returns: The result of the body.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result,
    fileID: StaticString = #fileID, line: Int = #line
) rethrows -> Result {
    try Transaction(animation: animation, fileID, line).run(body)
}

/// Runs a body, animates the changes that it makes, and calls a closure when they are complete.
///
/// The closure is called exactly once, even if nothing is animated; in that case as soon as the
/// body returns.
///
/// ```swift
/// withAnimation(.smooth) {
///     isOpen = false
/// } completion: {
///     remove()
/// }
/// ```
///
/// - Parameters:
///   - animation: The animation, `.default` by default; `nil` does not animate.
///   - completionCriteria: When an animation counts as complete; `.logicallyComplete` by default.
///   - body: The closure that makes the changes.
///   - completion: The closure to call on completion.
///   - fileID: The file that the inspector names as the origin, the caller's by default.
///   - line: The line that the inspector names, the caller's by default.
/// - Returns: The result of the body.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line
) rethrows -> Result {
    var transaction = Transaction(animation: animation, fileID, line)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try transaction.run(body)
}
