import Foundation
public import Testing

/// The reason why an entry is not checked with its own tolerance.
public enum FixtureException: Sendable {
    /// A decision of the project contradicts the entry, which must indeed disagree.
    case contradicted(by: String)
    /// The difference must be within the bound of a decision.
    case bounded(Double, by: String)
    /// A part of the project that does not exist yet has to evaluate the entry.
    case awaited(from: String)
}

/// The result of checking the entries of one system.
public struct FixtureTally: Sendable, CustomStringConvertible {
    /// The system.
    public let system: String
    /// The number of checked entries.
    public var checked = 0
    /// The number of entries that a decision contradicts or bounds.
    public var excepted = 0
    /// The number of entries that another part of the project has to evaluate.
    public var awaited = 0
    /// The failures, one sentence for each entry.
    public var complaints: [String] = []

    /// The counts as text.
    public var description: String {
        "\(system): \(checked) fixtures checked"
            + (excepted > 0 ? ", \(excepted) of them by a decision" : "")
            + (awaited > 0 ? ", \(awaited) awaited" : "")
    }
}

/// Checks every entry of some systems against computed results, and prints the counts.
///
/// An unknown call, an unknown or missing input, and an exception that no entry needs are reported
/// by name.
///
/// - Parameters:
///   - systems: The systems to check; each must have entries in the shipped files.
///   - exceptions: The entries that a decision overrules, by `FixtureEntry.key`.
///   - sourceLocation: The location at which failures are reported.
///   - answer: Computes the result of an entry, reading its inputs from the reader.
/// - Throws: An error if a fixture file cannot be read.
public func checkFixtures(
    systems: [String], exceptions: [String: FixtureException] = [:],
    sourceLocation: SourceLocation = #_sourceLocation,
    answer: (FixtureEntry, FixtureReader) throws -> FixtureValue
) throws {
    let entries = try FixtureFile.load()
    for system in systems {
        let tally = tallyFixtures(entries, of: system, exceptions: exceptions, answer: answer)
        print(tally)
        for complaint in tally.complaints {
            Issue.record("\(system): \(complaint)", sourceLocation: sourceLocation)
        }
        if FixtureFile.isShipped {
            let isEmpty = tally.checked + tally.awaited == 0
            #expect(!isEmpty, "\(system) has no fixtures.", sourceLocation: sourceLocation)
        }
    }
    guard FixtureFile.isShipped else { return }
    let keys = Set(entries.filter { systems.contains($0.system) }.map(\.key))
    for key in exceptions.keys.sorted() where !keys.contains(key) {
        Issue.record("No fixture needs the exception \(key)", sourceLocation: sourceLocation)
    }
}

/// Checks the entries of a system in a list against computed results.
///
/// - Parameters:
///   - entries: The list.
///   - system: The system.
///   - exceptions: The entries that a decision overrules, by `FixtureEntry.key`. Calls that a
///     decision bounds are bounded for other inputs too.
///   - answer: Computes the result of an entry, reading its inputs from the reader.
/// - Returns: The counts and complaints.
public func tallyFixtures(
    _ entries: [FixtureEntry], of system: String, exceptions: [String: FixtureException] = [:],
    answer: (FixtureEntry, FixtureReader) throws -> FixtureValue
) -> FixtureTally {
    var tally = FixtureTally(system: system)
    for entry in entries where entry.system == system {
        let exception = exceptions[entry.key]
        if case .awaited = exception {
            tally.awaited += 1
            continue
        }
        tally.checked += 1
        if exception != nil { tally.excepted += 1 }
        let general = exception == nil ? boundOfCall(entry, exceptions) : nil
        if let complaint = complaint(entry, exception, general, answer: answer) {
            tally.complaints.append(complaint)
        }
    }
    return tally
}

/// Returns the bound of a decision for an entry's call with inputs other than those in the table.
private func boundOfCall(
    _ entry: FixtureEntry, _ exceptions: [String: FixtureException]
) -> Double? {
    let bounds = exceptions.compactMap { key, exception -> Double? in
        guard case .bounded(let bound, _) = exception, key.hasPrefix("\(entry.call) {") else {
            return nil
        }
        return bound
    }
    // The bounds in the table are for a delta of 100.
    return bounds.max().map { $0 * max(1, abs(entry.inputs["value"]?.number ?? 100) / 100) }
}

/// Returns what is wrong with an entry, or nil.
private func complaint(
    _ entry: FixtureEntry, _ exception: FixtureException?, _ general: Double?,
    answer: (FixtureEntry, FixtureReader) throws -> FixtureValue
) -> String? {
    let actual: FixtureValue
    do {
        let reader = entry.reader
        actual = try answer(entry, reader)
        try reader.finish()
    } catch {
        return "\(entry.key): \(error)"
    }
    let agrees = actual.matches(entry.expected, tolerance: entry.tolerance)
    switch exception {
    case .contradicted(let decision):
        return agrees && FixtureFile.isShipped
            ? "\(entry.key) agrees, although \(decision) contradicts it" : nil
    case .bounded(let bound, let decision):
        if agrees {
            return FixtureFile.isShipped
                ? "\(entry.key) agrees without the bound of \(decision)" : nil
        }
        return actual.matches(entry.expected, tolerance: bound)
            ? nil : "\(entry.key) is \(actual), not \(entry.expected) ± \(bound) (\(decision))"
    case nil, .awaited:
        let tolerance = max(entry.tolerance, general ?? 0)
        return agrees || actual.matches(entry.expected, tolerance: tolerance)
            ? nil : "\(entry.key) is \(actual), not \(entry.expected) ± \(tolerance)"
    }
}
