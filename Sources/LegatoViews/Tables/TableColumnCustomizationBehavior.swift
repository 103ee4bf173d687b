/// The ways in which people can customise a column.
public nonisolated struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: Set<Int>

    private init(bits: Set<Int>) { self.bits = bits }

    /// Moving the column.
    public static let reorder = TableColumnCustomizationBehavior(bits: [0])
    /// Setting its width.
    public static let resize = TableColumnCustomizationBehavior(bits: [1])
    /// Showing and hiding it.
    public static let visibility = TableColumnCustomizationBehavior(bits: [2])
    /// All ways.
    public static let all = TableColumnCustomizationBehavior(bits: [0, 1, 2])

    /// Creates a set without ways.
    public init() { bits = [] }

    /// Whether the set contains all ways of another one.
    public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
    /// Returns the ways in either set.
    public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
    /// Returns the ways in both sets.
    public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
    /// Returns the ways in one of the sets only.
    public func symmetricDifference(_ other: Self) -> Self {
        Self(bits: bits.symmetricDifference(other.bits))
    }

    /// Adds ways; returns whether they were missing, and what was added.
    @discardableResult
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(member) }
        return (!contains(member), member)
    }

    /// Removes ways, and returns those that were there; nil if there were none.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        bits.subtract(member.bits)
        return common.bits.isEmpty ? nil : common
    }

    /// Adds ways, and returns those that were there; nil if there were none.
    @discardableResult
    public mutating func update(with member: Self) -> Self? {
        let common = intersection(member)
        formUnion(member)
        return common.bits.isEmpty ? nil : common
    }

    /// Adds the ways of another set.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps the ways of another set only.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps the ways in one of the sets only.
    public mutating func formSymmetricDifference(_ other: Self) {
        self = symmetricDifference(other)
    }
}

/// How a column can be customised.
nonisolated struct TableColumnCustom {
    /// The id; nil for a column that cannot be customised.
    var id: String?
    var visibility = Visibility.automatic
    /// What people cannot do.
    var disabled = TableColumnCustomizationBehavior()

    /// Whether people can customise the column in a way.
    func allows(_ behavior: TableColumnCustomizationBehavior) -> Bool {
        id != nil && !disabled.contains(behavior)
    }
}
