/// Assistive technologies that have a focus.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// Screen readers.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    /// Switches that step through the elements, which Linux desktops do not have.
    public static var switchControl: AccessibilityTechnologies {
        AccessibilityTechnologies(bits: 2)
    }

    /// Returns whether all technologies of a set are present.
    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        bits & member.bits == member.bits
    }

    /// Returns the technologies of both sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
    }

    /// Returns the technologies that both sets have.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
    }

    /// Returns the technologies that only one of the sets has.
    public func symmetricDifference(
        _ other: AccessibilityTechnologies
    ) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
    }

    /// Inserts technologies.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes technologies; returns those that were present, or nil for none.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }

    /// Inserts technologies; returns those that were present, or nil for none.
    @discardableResult
    public mutating func update(
        with newMember: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.isEmpty ? nil : known
    }

    /// Adds the technologies of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }

    /// Keeps only the technologies that another set has.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }

    /// Keeps the technologies that only one of the sets has.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        bits ^= other.bits
    }
}
