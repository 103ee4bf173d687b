/// The kinds of explicit alignment guides that an element may have.
///
/// Most elements have none. A container checks that once, instead of placing its elements on trial
/// for each guide it reads.
nonisolated struct GuideKinds: OptionSet {
    let rawValue: UInt8

    /// The baselines of texts, symbols and text fields.
    static let baselines = GuideKinds(rawValue: 1)
    /// All other guides.
    static let others = GuideKinds(rawValue: 2)
    /// Any guide.
    static let all: GuideKinds = [.baselines, .others]
}
