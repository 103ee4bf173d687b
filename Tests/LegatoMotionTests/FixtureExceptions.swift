import TestSupport

/// The fixtures that a decision of the project overrules, by call and inputs.
enum FixtureExceptions {
    static let springs: [String: FixtureException] = [:]
    static let curves: [String: FixtureException] = [:]
    static let springResponses: [String: FixtureException] = [:]
}
