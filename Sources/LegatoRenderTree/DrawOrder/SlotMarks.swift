/// Cached facts about a layer in the render tree.
struct SlotMarks: OptionSet {
    let rawValue: UInt8

    /// All its animations are evaluated by tracks.
    static let tracked = SlotMarks(rawValue: 2)
    /// The tracks are valid only for the current model values.
    static let dependsOnModel = SlotMarks(rawValue: 4)
    /// The tracks keep a plain layer plain.
    static let staysPlain = SlotMarks(rawValue: 8)
    /// The drawing order has several entries for the layer.
    static let isRepeated = SlotMarks(rawValue: 16)
    /// The marks that depend on the tracks.
    static let tracks: SlotMarks = [.tracked, .dependsOnModel, .staysPlain]
}
