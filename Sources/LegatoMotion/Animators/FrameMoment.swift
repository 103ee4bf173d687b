/// Decides whether a moment has been reached at a frame's time.
///
/// Rendering and completion both use it, so that nothing completes before its last frame.
package enum FrameMoment {
    /// The tolerance of frame times in seconds: frames and the ends of animations are computed on
    /// different grids, and their sums round differently.
    package static let slack = 1e-9

    /// Whether a moment has been reached at a time, both in seconds.
    package static func hasCome(_ moment: Double, by time: Double) -> Bool {
        moment <= time + slack
    }
}
