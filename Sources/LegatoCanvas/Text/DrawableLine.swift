import Foundation
import LegatoGraphics

/// A line of text that can be measured and drawn; lengths are in points.
protocol DrawableLine {
    /// The distance from the top of the text to the line's top.
    var top: CGFloat { get }
    /// The distance from the top of the text to the line's bottom.
    var bottom: CGFloat { get }
    /// The distance from the top of the text to the baseline.
    var baseline: CGFloat { get }
    /// The width.
    var width: CGFloat { get }
    /// The end in the text, in bytes.
    var end: Int { get }
    /// Whether it is the first line of its paragraph.
    var startsParagraph: Bool { get }
    /// Whether its script is right-to-left.
    var isRightToLeft: Bool { get }

    /// The width and the ink bounds, relative to the start of the baseline, with ellipses at glyph
    /// width.
    func narrowed() -> (width: CGFloat, ink: CGRect)

    /// Draws the line in user space with the current source, in a context whose transform was
    /// already passed to cairo.
    ///
    /// - Parameters:
    ///   - target: The context.
    ///   - origin: The start of the baseline.
    ///   - isOutlined: Whether glyphs are filled as paths at any size.
    ///   - limit: The maximum em size in pixels at which cairo draws glyphs.
    func draw(in target: CGContext, at origin: CGPoint, isOutlined: Bool, limit: Int)
}
