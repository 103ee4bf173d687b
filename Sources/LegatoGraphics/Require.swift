/// Ends the program with a sentence unless a condition holds.
///
/// Unlike `precondition` it says the sentence in optimised builds as well: whoever runs a finished
/// program learns what was wrong.
@inlinable
package func require(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { refuse(message(), file: file, line: line) }
}

/// Ends the program with a sentence.
@usableFromInline
package func refuse(
    _ message: String,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Never {
    fatalError(message, file: file, line: line)
}
