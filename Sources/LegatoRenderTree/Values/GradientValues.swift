package import Foundation
public import LegatoGraphics

/// The shape of a gradient.
///
/// Any other name is drawn as `axial`.
public struct CAGradientLayerType: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Colours vary along the line from the start point to the end point; the default.
    public static let axial = Self(rawValue: "axial")
    /// Colours vary outwards from the start point, in ellipses.
    public static let radial = Self(rawValue: "radial")
    /// Colours vary with the angle around the start point.
    public static let conic = Self(rawValue: "conic")
}

/// The properties that only gradient layers have.
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
