/// When a moment has come by the time of a frame.
///
/// What shows and what counts as over ask here, so that nothing is over short of its end.
package enum FrameMoment {
    /// How exactly the time of a frame is known, seconds: frames and the ends of animations are counted
    /// on grids of their own, whose sums round differently.
    package static let slack = 1e-9

    /// Whether a moment has come by a time, both in seconds.
    package static func hasCome(_ moment: Double, by time: Double) -> Bool {
        moment <= time + slack
    }
}
