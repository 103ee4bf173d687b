/// Traps with a message unless a condition holds.
///
/// Unlike `precondition`, it also prints the message in optimised builds.
@inlinable
package func require(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { refuse(message(), file: file, line: line) }
}

/// Traps with a message.
@usableFromInline
package func refuse(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
