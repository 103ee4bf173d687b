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

    /// The last two components of the path, as `#fileID` has them.
    var fileID: String {
        let parts = "\(file)".split(separator: "/").suffix(2)
        return parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(parts.first ?? "Test")"
    }
}

/// Reports a failure to the testing library that runs the test.
nonisolated func reportIssue(_ message: String, at place: TestPlace) {
    #if canImport(Testing)
    if Test.current != nil {
        let location = SourceLocation(
            fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line), column: 1
        )
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: place.file, line: place.line)
    #endif
}
