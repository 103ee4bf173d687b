public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

/// A layer with a path that is filled and stroked.
///
/// The path lies in the layer's own space and may reach beyond its bounds. Animations of a path
/// move each of its points; between paths whose kinds of elements differ they switch half-way.
open class CAShapeLayer: CALayer {
    /// Creates a shape layer without a path.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .shape)
    }

    /// Creates the presentation copy of a shape layer.
    public required init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .shape)
    }

    private var values: ShapeValues { state.shape ?? ShapeValues() }

    /// The path in the layer's own space; nil, which shows nothing, by default; animatable.
    ///
    /// A new path shows at once: it has no implicit animation.
    public var path: CGPath? {
        get { values.path }
        set { set(.path, to: .path(newValue)) }
    }
    /// The colour inside the path; black by default, nil fills nothing; animatable.
    public var fillColor: CGColor? {
        get { values.fillColor }
        set { set(.fillColor, to: .color(newValue)) }
    }
    /// Which points a path with crossing lines encloses; `nonZero` by default.
    public var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { set(.fillRule, to: .name(newValue.rawValue)) }
    }
    /// The colour of the stroke; nil, which strokes nothing, by default; animatable.
    public var strokeColor: CGColor? {
        get { values.strokeColor }
        set { set(.strokeColor, to: .color(newValue)) }
    }
    /// Where the stroke starts as a fraction of the path's length; 0 by default, animatable.
    ///
    /// Limited to 0 to 1 when drawn; must be finite.
    public var strokeStart: CGFloat {
        get { values.strokeStart }
        set { set(.strokeStart, to: .number(newValue)) }
    }
    /// Where the stroke ends as a fraction of the path's length; 1 by default, animatable.
    ///
    /// Limited to 0 to 1 when drawn; must be finite.
    public var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { set(.strokeEnd, to: .number(newValue)) }
    }
    /// The width of the stroke, half of it on either side of the path, points.
    ///
    /// 1 by default, animatable; 0 and below stroke nothing.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var lineWidth: CGFloat {
        get { values.lineWidth }
        set { set(.lineWidth, to: .number(newValue)) }
    }
    /// The greatest length of a tip in line widths; 10 by default, animatable.
    ///
    /// A corner whose tip would be longer is cut off. Must be finite.
    public var miterLimit: CGFloat {
        get { values.miterLimit }
        set { set(.miterLimit, to: .number(newValue)) }
    }
    /// How the stroke ends; `butt` by default.
    public var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { set(.lineCap, to: .name(newValue.rawValue)) }
    }
    /// How the stroke turns corners; `miter` by default.
    public var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { set(.lineJoin, to: .name(newValue.rawValue)) }
    }
    /// How far into the pattern of dashes the stroke begins, points; 0 by default, animatable.
    ///
    /// Must be finite.
    public var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { set(.lineDashPhase, to: .number(newValue)) }
    }
    /// The lengths of dashes and gaps in turn, points; nil, an unbroken line, by default.
    ///
    /// All must be finite.
    public var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern?.map { NSNumber(value: $0) } }
        set { set(.lineDashPattern, to: .numbers(newValue?.map(\.doubleValue))) }
    }

    /// Returns the default value of a property of shapes or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .shape) ?? super.defaultValue(forKey: key)
    }
}
