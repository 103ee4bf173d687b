import LegatoGraphics

/// What `saveGState()` keeps beside what cairo keeps itself (clip, line style).
struct GraphicsState {
    /// From user space to pixels.
    var transform: CGAffineTransform
    var fill = CGColor.black
    var stroke = CGColor.black
}
