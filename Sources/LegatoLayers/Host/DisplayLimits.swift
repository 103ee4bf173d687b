package import Foundation

/// The limits of displays and of their input.
package nonisolated enum DisplayLimits {
    /// The maximum side of a display, in pixels.
    package static let maximumPixels: CGFloat = 16384
    /// The range of a display's scale, in pixels per point.
    package static let scales: ClosedRange<CGFloat> = 0.001...1000
    /// The maximum refresh rate of a headless display, in refreshes per second.
    package static let highestRefreshRate = 1e6
    /// The largest number up to which refreshes are counted exactly.
    package static let maximumRefreshes = 1e15
    /// The latest media time, in seconds.
    package static let latestTime = 1e12

    /// Why a headless display cannot have a refresh rate; nil if it can.
    package static func problem(refreshRate: Double) -> String? {
        refreshRate > 0 && refreshRate <= highestRefreshRate
            ? nil
            : "A display needs a refresh rate above 0 and at most \(Int(highestRefreshRate)), "
                + "got \(refreshRate)"
    }

    /// Why a headless display cannot have a size in points at a scale; nil if it can.
    package static func problem(size: CGSize, scale: CGFloat) -> String? {
        guard scales.contains(scale) else {
            return "A display needs a scale from \(scales.lowerBound) to \(scales.upperBound), "
                + "got \(scale)"
        }
        let sides = [size.width * scale, size.height * scale]
        return sides.allSatisfy { $0 >= 1 && $0 <= maximumPixels }
            ? nil
            : "A display needs 1 to \(Int(maximumPixels)) pixels a side, got \(sides[0]) x \(sides[1])"
    }
}
