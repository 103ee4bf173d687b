public import Foundation
public import LegatoGraphics

/// A sequence of colours and their locations along a line.
public struct CGGradient: Sendable, Hashable {
    /// The colours, at least one.
    public let colors: [CGColor]
    /// The location of each colour, 0 (start) to 1 (end), in ascending order.
    public let locations: [CGFloat]

    /// Creates a gradient; without locations, the colours are evenly spaced.
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

    /// Creates a gradient, like `init(colors:locations:)`.
    ///
    /// Colours are interpolated in sRGB. Returns nil if a value of `colors` is not a `CGColor`.
    /// - Parameters:
    ///   - space: Has no effect.
    ///   - colors: The colours, each a `CGColor`.
    ///   - locations: A location for each colour, 0 to 1, in ascending order; nil spaces them
    ///     evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(colors: known, locations: locations)
    }

    /// Creates a gradient from colour components in memory, like `init(colors:locations:)`.
    ///
    /// - Parameters:
    ///   - space: The colour space of the components, which are converted to sRGB.
    ///   - components: The components of each colour, followed by its alpha.
    ///   - locations: A location for each colour, 0 to 1, in ascending order; nil spaces them
    ///     evenly.
    ///   - count: The number of colours; returns nil if it is below 1.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let step = space.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * step)
        }
        self.init(colors: colors, locations: locations.map { at in (0..<count).map { at[$0] } })
    }
}

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour extends after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
