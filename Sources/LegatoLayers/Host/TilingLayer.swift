/// A layer that draws what becomes visible of it before each frame.
protocol TilingLayer: AnyObject {
    /// Whether the visible area may change without a commit.
    var isInMotion: Bool { get }
    /// Draws what has come into view, and releases what is far from it.
    func showTiles()
}
