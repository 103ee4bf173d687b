import Foundation

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The place in a test at which an issue is reported.
nonisolated struct TestPlace: Sendable {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = (file, line) }

    /// The last two components of the path, like those of `#fileID`.
    var fileID: String {
        let parts = "\(file)".split(separator: "/").suffix(2)
        return parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(parts.first ?? "Test")"
    }
}

/// Reports a failure to the testing library that runs the test.
nonisolated func reportIssue(_ message: String, at place: TestPlace) {
    // Outside the task of a Swift Testing test, both libraries receive the failure; the one that is
    // not running a test ignores it (Swift 6.3).
    var isInSwiftTesting = false
    #if canImport(Testing)
    isInSwiftTesting = Test.current != nil
    let location = SourceLocation(
        fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line), column: 1
    )
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
    #if canImport(XCTest)
    if !isInSwiftTesting { XCTFail(message, file: place.file, line: place.line) }
    #endif
}

extension CGRect {
    /// Origin and size for messages.
    nonisolated var text: String { "(\(minX), \(minY)), \(size.text)" }
}

extension CGSize {
    /// Width and height for messages.
    nonisolated var text: String { "\(width) x \(height)" }
}
