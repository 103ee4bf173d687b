public import Testing

/// Why an entry is not held to its own tolerance.
public enum FixtureException: Sendable {
    /// A decision of the project says otherwise; the entry must indeed disagree.
    case contradicted(by: String)
    /// Only the bound of a decision is between the entry and the answer.
    case bounded(Double, by: String)
}

/// Checks every entry of some systems against answers, and prints how many there were.
///
/// An unknown call, an unknown or missing input and an exception that no entry needs fail by
/// their names.
///
/// - Parameters:
///   - systems: The systems to check; each must have entries in the shipped files.
///   - leftOut: Calls that belong to another part of the project; their number is printed.
///   - exceptions: The entries that a decision overrules, by `FixtureEntry.key`.
///   - sourceLocation: Where failures are reported.
///   - answer: Works out the answer to an entry, reading its inputs from the reader.
/// - Throws: When a fixture file cannot be read.
public func checkFixtures(
    systems: [String],
    leavingOut leftOut: Set<String> = [],
    exceptions: [String: FixtureException] = [:],
    sourceLocation: SourceLocation = #_sourceLocation,
    answer: (FixtureEntry, FixtureReader) throws -> FixtureValue
) throws {
    let entries = try FixtureFile.load()
    var unused = Set(exceptions.keys)
    for system in systems {
        var checked = 0
        var others = 0
        for entry in entries where entry.system == system {
            if leftOut.contains(entry.call) {
                others += 1
                continue
            }
            checked += 1
            unused.remove(entry.key)
            if let complaint = complaint(entry, exceptions[entry.key], answer: answer) {
                Issue.record("\(system): \(complaint)", sourceLocation: sourceLocation)
            }
        }
        print("\(system): \(checked) fixtures checked" + (others > 0 ? ", \(others) left out" : ""))
        if FixtureFile.isShipped {
            #expect(checked > 0, "\(system) has no fixtures.", sourceLocation: sourceLocation)
        }
    }
    if FixtureFile.isShipped {
        for key in unused.sorted() {
            Issue.record("No fixture needs the exception \(key)", sourceLocation: sourceLocation)
        }
    }
}

/// What is wrong with an entry, or `nil`.
private func complaint(
    _ entry: FixtureEntry,
    _ exception: FixtureException?,
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
    case nil:
        return agrees
            ? nil
            : "\(entry.key) is \(actual), not \(entry.expected) ± \(entry.tolerance)"
    case .contradicted(let decision):
        return agrees ? "\(entry.key) agrees, although \(decision) contradicts it" : nil
    case .bounded(let bound, let decision):
        if agrees { return "\(entry.key) agrees without the bound of \(decision)" }
        return actual.matches(entry.expected, tolerance: bound)
            ? nil : "\(entry.key) is \(actual), not \(entry.expected) ± \(bound) (\(decision))"
    }
}
