/// The kinds of explicit alignment guides that an element may have.
///
/// Most elements have none, which a container learns once instead of placing them on trial for each
/// guide it asks for.
nonisolated struct GuideKinds: OptionSet {
    let rawValue: UInt8

    /// The baselines of texts, symbols and text fields.
    static let baselines = GuideKinds(rawValue: 1)
    /// All other guides.
    static let others = GuideKinds(rawValue: 2)
    /// Any guide.
    static let all: GuideKinds = [.baselines, .others]

    /// Whether a guide of a key may be among them.
    func mayContain(_ key: AlignmentKey) -> Bool {
        if isEmpty { return false }
        return contains(key.isBaseline ? .baselines : .others)
    }
}

/// A layout that combines the explicit guides of its views, as is the default.
nonisolated protocol CombiningLayout: Layout {}

nonisolated extension AlignmentKey {
    /// Whether it is the first or the last text baseline.
    fileprivate var isBaseline: Bool {
        id == VerticalAlignment.FirstTextBaseline.self
            || id == VerticalAlignment.LastTextBaseline.self
    }
}
