package import Foundation
public import LegatoGraphics

/// Along what the colours of a gradient change.
///
/// A name that is none of these counts as `axial` when drawn.
public struct CAGradientLayerType: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line from start to end; the default.
    public static let axial = Self(rawValue: "axial")
    /// The way out of an ellipse around the start.
    public static let radial = Self(rawValue: "radial")
    /// The way around the start.
    public static let conic = Self(rawValue: "conic")
}

/// What only gradient layers have.
///
/// Units and defaults are those of the `CAGradientLayer` properties of the same names.
package struct GradientValues: LayerValues {
    package static let owner = LayerClass.gradient
    package var colors: [CGColor]?
    package var locations: [Double]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial

    package init() {}
}
