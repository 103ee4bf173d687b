import Foundation
import Legato

/// A plot of curves over time in stacked panels, for the documentation.
package struct Plot {
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

    /// The colours of the documentation's plots.
    enum Ink {
        /// A curve.
        static let blue = color(0x1666C0)
        /// A second curve.
        static let rust = color(0xC2410C)
        /// A reference line.
        static let guide = color(0x8A949E)
        /// Titles.
        static let title = color(0x1B1F24)
        /// Numbers at an axis.
        static let label = color(0x57606A)
        /// The zero line.
        static let axis = color(0xA8B1BA)
        /// The other grid lines.
        static let grid = color(0xE6E9ED)

        /// Returns a colour from its six hexadecimal digits.
        private static func color(_ hex: Int) -> CGColor {
            func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
            return CGColor(red: part(16), green: part(8), blue: part(0))
        }
    }

    /// The length of the time axis in seconds.
    let duration: Double
    let panels: [Panel]
}
