public import Foundation
public import LegatoGraphics

/// A sequence of colours and their locations along a line.
public struct CGGradient: Sendable, Hashable {
    /// The colours, at least one.
    public let colors: [CGColor]
    /// The location of each colour, 0 (start) to 1 (end), in ascending order.
    public let locations: [CGFloat]

    /// Creates a gradient; evenly spaced if there are no locations.
    ///
    /// Returns nil if there are no colours, if the numbers of locations and colours differ, or if
    /// the locations descend or are outside 0...1.
    public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
        let last = CGFloat(max(1, colors.count - 1))
        let places = locations ?? colors.indices.map { CGFloat($0) / last }
        guard !colors.isEmpty, places.count == colors.count,
            places.allSatisfy({ (0...1).contains($0) }),
            zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        self.colors = colors
        self.locations = places
    }
}
