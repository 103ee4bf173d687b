package import Foundation
public import LegatoGraphics

/// Which points a path with crossing lines encloses.
///
/// A name that is none of these counts as `nonZero` when drawn.
public struct CAShapeLayerFillRule: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those around which the path turns, on balance; the default.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Those from which the path is crossed an odd number of times on the way out.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a stroke ends.
///
/// A name that is none of these counts as `butt` when drawn.
public struct CAShapeLayerLineCap: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the end of the line; the default.
    public static let butt = Self(rawValue: "butt")
    /// With half a disc beyond the end.
    public static let round = Self(rawValue: "round")
    /// With half a square beyond the end.
    public static let square = Self(rawValue: "square")
}

/// How a stroke turns a corner.
///
/// A name that is none of these counts as `miter` when drawn.
public struct CAShapeLayerLineJoin: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With a tip as far as the miter limit allows; the default.
    public static let miter = Self(rawValue: "miter")
    /// Rounded.
    public static let round = Self(rawValue: "round")
    /// Cut off.
    public static let bevel = Self(rawValue: "bevel")
}

/// What only shape layers have.
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
