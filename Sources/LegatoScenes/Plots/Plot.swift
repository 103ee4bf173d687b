public import Foundation
import Legato

/// A plot of curves over time in stacked panels, for the documentation.
public struct Plot {
    /// The pixels per point of the documentation's images.
    public static let scale: CGFloat = 2

    /// A panel with the curves of one quantity and their axis.
    struct Panel {
        /// The quantity and its unit.
        var title: String
        /// The minimum range of the axis, extended to contain all curves.
        var range: ClosedRange<Double>
        /// The distance between two labels of the axis.
        var step: Double
        var curves: [Curve]
    }

    /// A quantity over time.
    struct Curve {
        /// The name in the legend; empty for no legend entry.
        var name = ""
        var color: CGColor
        var isDashed = false
        /// Returns the quantity at a time in seconds.
        var value: (Double) -> Double
    }

    /// The length of the time axis in seconds.
    let duration: Double
    let panels: [Panel]
}
