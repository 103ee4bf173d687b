public import Foundation
import LegatoGraphics
public import LegatoRenderTree

/// A layer that fills its bounds with a gradient, in front of its background colour.
///
/// Animations of `colors` and `locations` interpolate arrays of equal length element by element,
/// and otherwise switch half-way.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = window.rootLayer.bounds
/// sky.colors = [CGColor(red: 0.1, green: 0.3, blue: 0.8), CGColor(gray: 1)]
/// sky.locations = [0, 0.8]
/// window.rootLayer.addSublayer(sky)
/// ```
open class CAGradientLayer: CALayer {
    /// Creates a gradient layer without colours.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .gradient)
    }

    /// Creates the presentation copy of a gradient layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .gradient)
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }

    private var values: GradientValues { read { $0.gradient } ?? GradientValues() }

    /// The colours, each a `CGColor`; nil by default, which draws nothing; animatable.
    ///
    /// With an object in place of a colour, such as a `UIColor`, the colours become nil, with a
    /// warning.
    /// - Precondition: all other elements are colours.
    open var colors: [Any]? {
        get { values.colors }
        set {
            guard let object = newValue?.first(where: { Swift.type(of: $0) is AnyClass }) else {
                return set(.colors, toAny: newValue)
            }
            Warning.print(
                "CAGradientLayer.colors must be CGColor values, got \(Swift.type(of: object)). The "
                    + "layer draws nothing. Pass the cgColor of the colour."
            )
            set(.colors, toAny: nil)
        }
    }
    /// The location of each colour, ascending from 0 at the start to 1 at the end; animatable.
    ///
    /// Nil, the default, spaces the colours evenly. Nothing is drawn if the numbers of locations
    /// and colours differ. All must be finite.
    open var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: $0) } }
        set { set(.locations, to: .numbers(newValue?.map(\.doubleValue))) }
    }
    /// The start of the gradient, in unit coordinates of the bounds; (0.5, 0) by default,
    /// animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { set(.startPoint, to: .point(newValue)) }
    }
    /// The end of the gradient, in unit coordinates of the bounds; (0.5, 1) by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { set(.endPoint, to: .point(newValue)) }
    }
    /// The type of gradient; `axial` by default.
    open var type: CAGradientLayerType {
        get { values.type }
        set { set(.gradientType, to: .name(newValue.rawValue)) }
    }

    /// Returns the default value of a property of gradient layers or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .gradient) ?? super.defaultValue(forKey: key)
    }

    /// The accessors of the properties declared here.
    static let accessors: LayerAccessor.Table = [
        .colors: .init(object: \CAGradientLayer.colors, "colors"),
        .locations: .init(numbers: \CAGradientLayer.locations),
        .startPoint: .init(\CAGradientLayer.startPoint),
        .endPoint: .init(\CAGradientLayer.endPoint),
        .gradientType: .init(\CAGradientLayer.type),
    ]
}
