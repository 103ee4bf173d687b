public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

/// A layer that fills and strokes a path.
///
/// The path is in the layer's coordinate space and may extend beyond its bounds. Animations of a
/// path interpolate its points; between paths with different kinds of elements they switch
/// half-way.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80))
/// ring.fillColor = nil
/// ring.strokeColor = CGColor(red: 0, green: 0.5, blue: 1)
/// ring.lineWidth = 4
/// ring.strokeEnd = 0.75
/// ```
open class CAShapeLayer: CALayer {
    /// Creates a shape layer without a path.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .shape)
    }

    /// Creates the presentation copy of a shape layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .shape)
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CAShapeLayer(layer: layer) }

    private var values: ShapeValues {
        if case .shape(let box) = get(\.kind) { box.values } else { ShapeValues() }
    }

    /// The path in the layer's coordinate space; nil by default, which draws nothing; animatable.
    ///
    /// It has no implicit animation.
    open var path: CGPath? {
        get { values.path }
        set { set(.path, to: .path(newValue?.frozen)) }
    }
    /// The fill colour; black by default, nil does not fill; animatable.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { set(.fillColor, to: .color(newValue)) }
    }
    /// How the inside of a path is determined; `nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { values.fillRule }
        set { set(.fillRule, to: .name(newValue.rawValue)) }
    }
    /// The stroke colour; nil by default, which does not stroke; animatable.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { set(.strokeColor, to: .color(newValue)) }
    }
    /// Where the stroke starts, as a fraction of the path's length; 0 by default, animatable.
    ///
    /// Must be finite; clamped to 0...1 when drawn.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { set(.strokeStart, to: .number(newValue)) }
    }
    /// Where the stroke ends, as a fraction of the path's length; 1 by default, animatable.
    ///
    /// Must be finite; clamped to 0...1 when drawn.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { set(.strokeEnd, to: .number(newValue)) }
    }
    /// The width of the stroke, centred on the path, in points.
    ///
    /// 1 by default, animatable; 0 and below do not stroke.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { set(.lineWidth, to: .number(newValue)) }
    }
    /// The maximum length of a miter, in line widths; 10 by default, animatable.
    ///
    /// A corner whose miter would be longer is bevelled. Must be finite.
    open var miterLimit: CGFloat {
        get { values.miterLimit }
        set { set(.miterLimit, to: .number(newValue)) }
    }
    /// The shape of the stroke's ends; `butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { values.lineCap }
        set { set(.lineCap, to: .name(newValue.rawValue)) }
    }
    /// The shape of the stroke's corners; `miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.lineJoin }
        set { set(.lineJoin, to: .name(newValue.rawValue)) }
    }
    /// The offset into the dash pattern at which the stroke begins, in points; 0 by default,
    /// animatable.
    ///
    /// Must be finite.
    open var lineDashPhase: CGFloat {
        get { values.lineDashPhase }
        set { set(.lineDashPhase, to: .number(newValue)) }
    }
    /// The alternating lengths of dashes and gaps, in points; nil by default, which draws a solid
    /// line.
    ///
    /// All must be finite.
    open var lineDashPattern: [NSNumber]? {
        get { values.lineDashPattern?.map { NSNumber(value: $0) } }
        set { set(.lineDashPattern, to: .numbers(newValue?.map(\.doubleValue))) }
    }

    /// Returns the default value of a property of shape layers or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .shape) ?? super.defaultValue(forKey: key)
    }

    /// The accessors of the properties declared here.
    static let accessors: LayerAccessor.Table = [
        .path: .init(\CAShapeLayer.path),
        .fillColor: .init(\CAShapeLayer.fillColor),
        .fillRule: .init(\CAShapeLayer.fillRule),
        .strokeColor: .init(\CAShapeLayer.strokeColor),
        .strokeStart: .init(\CAShapeLayer.strokeStart),
        .strokeEnd: .init(\CAShapeLayer.strokeEnd),
        .lineWidth: .init(\CAShapeLayer.lineWidth),
        .miterLimit: .init(\CAShapeLayer.miterLimit),
        .lineCap: .init(\CAShapeLayer.lineCap),
        .lineJoin: .init(\CAShapeLayer.lineJoin),
        .lineDashPhase: .init(\CAShapeLayer.lineDashPhase),
        .lineDashPattern: .init(numbers: \CAShapeLayer.lineDashPattern),
    ]
}
