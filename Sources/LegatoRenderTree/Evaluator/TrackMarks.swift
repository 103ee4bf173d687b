/// Properties of a layer's tracks.
struct TrackMarks: OptionSet {
    let rawValue: UInt8

    /// All its animations are evaluated by tracks.
    static let tracked = TrackMarks(rawValue: 1)
    /// The tracks are valid only for the current model values.
    static let dependsOnModel = TrackMarks(rawValue: 2)
    /// The tracks keep a plain layer plain.
    static let staysPlain = TrackMarks(rawValue: 4)
}
