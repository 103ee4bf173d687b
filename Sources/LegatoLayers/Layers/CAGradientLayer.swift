public import Foundation
import LegatoGraphics
public import LegatoRenderTree

/// A layer whose bounds a gradient fills, over its background colour.
///
/// Animations of `colors` and `locations` mix lists of the same length entry by entry; between
/// lists of other lengths they switch half-way.
open class CAGradientLayer: CALayer {
    /// Creates a gradient layer without colours.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .gradient)
    }

    /// Creates the presentation copy of a gradient layer.
    public required init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .gradient)
    }

    private var values: GradientValues { state.gradient ?? GradientValues() }

    /// The colours, each a `CGColor`; nil, which shows nothing, by default; animatable.
    /// - Precondition: all are colours.
    public var colors: [Any]? {
        get { values.colors }
        set { set(.colors, toAny: newValue) }
    }
    /// Where each colour stands, ascending from 0 at the start to 1 at the end; animatable.
    ///
    /// Nil, the default, spaces them evenly. With another number of them than there are colours
    /// nothing shows. All must be finite.
    public var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: $0) } }
        set { set(.locations, to: .numbers(newValue?.map(\.doubleValue))) }
    }
    /// Where the gradient starts, in the unit space of the bounds; (0.5, 0) by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var startPoint: CGPoint {
        get { values.startPoint }
        set { set(.startPoint, to: .point(newValue)) }
    }
    /// Where the gradient ends, in the unit space of the bounds; (0.5, 1) by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var endPoint: CGPoint {
        get { values.endPoint }
        set { set(.endPoint, to: .point(newValue)) }
    }
    /// Along what the colours change; `axial` by default.
    public var type: CAGradientLayerType {
        get { values.type }
        set { set(.gradientType, to: .name(newValue.rawValue)) }
    }

    /// Returns the default value of a property of gradients or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .gradient) ?? super.defaultValue(forKey: key)
    }
}
