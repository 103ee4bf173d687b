/// Whether the tested modules are optimised, as in release builds.
///
/// The modules of the tests are not: one build of them serves both configurations.
public let isOptimised: Bool = {
    #if DEBUG
    return false
    #else
    return true
    #endif
}()

/// Whether tests try all of their cases, as in release builds.
///
/// Unoptimised debug builds try fewer, so that a test run takes minutes.
public var triesAllCases: Bool { isOptimised }

/// A text of many lines with NUL: 10 MB in release builds, 1 MB in debug builds.
public let largeText = String(
    repeating: "All work and no play \0\n", count: isOptimised ? 450_000 : 45_000)

/// Returns the cases that a test tries: all in release builds, one of every `stride` in debug builds.
///
/// - Parameters:
///   - all: The cases, often the seeds of random numbers.
///   - stride: The number of cases of which debug builds try one; 5 by default.
/// - Returns: The cases to try, in order.
public func cases<All: Collection>(_ all: All, every stride: Int = 5) -> [All.Element] {
    guard !triesAllCases else { return Array(all) }
    return all.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
}
