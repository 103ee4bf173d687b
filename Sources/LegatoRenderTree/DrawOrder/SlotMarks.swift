/// What is known of a layer in the render tree, so that a frame need not find it out.
struct SlotMarks: OptionSet {
    let rawValue: UInt8

    /// The model values are those of a plain layer.
    static let plain = SlotMarks(rawValue: 1)
    /// All its animations have tracks.
    static let tracked = SlotMarks(rawValue: 2)
    /// The tracks hold for these model values only.
    static let dependsOnModel = SlotMarks(rawValue: 4)
    /// The tracks leave a plain layer plain.
    static let staysPlain = SlotMarks(rawValue: 8)
    /// More than one entry of the drawing order stands for it.
    static let isRepeated = SlotMarks(rawValue: 16)
    /// What tells of tracks.
    static let tracks: SlotMarks = [.tracked, .dependsOnModel, .staysPlain]
}
