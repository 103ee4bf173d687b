/// Ends the program with a message unless a condition holds.
///
/// Unlike `precondition` it prints the message in optimised builds as well, so that the user of a
/// released program learns the cause.
@inlinable
package func require(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { refuse(message(), file: file, line: line) }
}

/// Ends the program with a message.
@usableFromInline
package func refuse(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
