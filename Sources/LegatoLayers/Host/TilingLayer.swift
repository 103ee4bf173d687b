/// A layer that draws its newly visible parts before each frame.
protocol TilingLayer: AnyObject {
    /// Whether the visible area may change without a commit.
    var isInMotion: Bool { get }
    /// Draws the parts that have come into view, and releases those far outside it.
    func showTiles()
}
