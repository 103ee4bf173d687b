import Legato
import LegatoTesting
import XCTest

/// The module in tests of XCTest, whose failures are caught here.
nonisolated final class XCTestTests: XCTestCase {
    private var failures: [String]?

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
    ) {
        guard failures != nil else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber,
                expected: expected
            )
        }
        let name = filePath.split(separator: "/").last ?? ""
        failures?.append("\(name):\(lineNumber) \(description)")
    }

    @MainActor func testFailuresAreReported() async {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        display.displayLink { _ in }
        failures = []
        display.settle(within: 0.1)
        let line = #line - 1
        let found = failures
        failures = nil
        XCTAssertEqual(found?.count, 1)
        XCTAssertEqual(
            found?.first,
            """
            XCTestTests.swift:\(line) failed - The display has not settled within 0.1 s. Still \
            running:
            - a display link
            """
        )
    }

    func testSnapshotsAreCompared() {
        MainActor.assumeIsolated {
            let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
            display.show { Color.red }
            expectSnapshot(of: display, named: "red")
        }
    }
}
