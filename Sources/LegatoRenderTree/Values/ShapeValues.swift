package import Foundation
public import LegatoGraphics

/// The rule that determines the interior of a path.
///
/// Any other name is drawn as `nonZero`.
public struct CAShapeLayerFillRule: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The interior is where the winding number is not zero; the default.
    public static let nonZero = Self(rawValue: "non-zero")
    /// The interior is where a ray to infinity crosses the path an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of the ends of a stroke.
///
/// Any other name is drawn as `butt`.
public struct CAShapeLayerLineCap: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Squared off at the end point; the default.
    public static let butt = Self(rawValue: "butt")
    /// A semicircle beyond the end point.
    public static let round = Self(rawValue: "round")
    /// Squared off half the line width beyond the end point.
    public static let square = Self(rawValue: "square")
}

/// The shape of the corners of a stroke.
///
/// Any other name is drawn as `miter`.
public struct CAShapeLayerLineJoin: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A sharp corner, within the miter limit; the default.
    public static let miter = Self(rawValue: "miter")
    /// A rounded corner.
    public static let round = Self(rawValue: "round")
    /// A bevelled corner.
    public static let bevel = Self(rawValue: "bevel")
}

/// The properties that only shape layers have.
///
/// Units and defaults are those of the `CAShapeLayer` properties of the same names.
package struct ShapeValues: LayerValues {
    package static let owner = LayerClass.shape
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [Double]?

    package init() {}
}
