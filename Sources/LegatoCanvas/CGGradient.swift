public import Foundation
public import LegatoGraphics

/// Colours along a line.
public struct CGGradient: Sendable, Hashable {
    /// The colours, at least one.
    public let colors: [CGColor]
    /// Where each colour is reached, 0 (start) to 1 (end), never falling.
    public let locations: [CGFloat]

    /// Creates a gradient; evenly spaced without locations.
    ///
    /// Nil without colours, with another number of locations than of colours, or with locations
    /// that fall or lie outside 0 to 1.
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
