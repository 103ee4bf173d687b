public import Foundation
public import Legato

/// Curves over time in panels that stand above one another, drawn for the documentation.
public struct Plot {
    /// How many pixels a point has in the pictures of the documentation.
    public static let scale: CGFloat = 2

    /// A panel: curves of one quantity, with an axis of their own.
    struct Panel {
        /// What is shown and its unit.
        var title: String
        /// What the axis shows at least; curves that leave it widen it.
        var range: ClosedRange<Double>
        /// The distance between two labels of the axis.
        var step: Double
        var curves: [Curve]
    }

    /// A quantity over time.
    struct Curve {
        /// What the key calls it; empty where there is no need for a key.
        var name = ""
        var color: CGColor
        var isDashed = false
        /// The quantity at a time in seconds.
        var value: (Double) -> Double
    }

    /// The length of the time axis in seconds.
    let duration: Double
    let panels: [Panel]

    /// Draws the plot, 640 points wide, on a light ground.
    /// - Parameter scale: Pixels a point, finite and over 0.
    /// - Returns: An opaque picture.
    /// - Throws: `TextLayoutError` when no font is installed.
    public func picture(scale: CGFloat = Plot.scale) throws(TextLayoutError) -> CGImage {
        try PlotDrawing(self, scale: scale).makeImage()
    }
}
