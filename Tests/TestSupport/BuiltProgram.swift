public import Foundation
import Testing

/// Returns the location of a program of this package, which lies beside the test bundle.
///
/// Throws if there is none.
public func builtProgram(_ name: String) throws -> URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [tests, URL(fileURLWithPath: CommandLine.arguments[0])].map {
        $0.deletingLastPathComponent().appendingPathComponent(name)
    }
    return try #require(
        beside.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "There is no program \(name) beside the tests; build it with swift build --build-tests."
    )
}
