import Foundation
import Testing

/// Expects the message with which a process traps, in optimised builds as well.
func expectWords(
    _ result: ExitTest.Result?, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let result else { return }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    for part in words {
        #expect(said.contains(part), "\(said)", sourceLocation: sourceLocation)
    }
}
