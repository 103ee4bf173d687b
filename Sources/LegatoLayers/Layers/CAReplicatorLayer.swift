public import Foundation
public import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// A layer that shows its sublayers several times, each time moved, coloured and delayed further.
///
/// Only the sublayers are repeated, with all that hangs in them; the layer's own background,
/// border, contents and shadow show once. The first instance is the sublayers themselves: hit
/// testing, conversion and `presentation()` know no other. Replicators nest, and their instances
/// multiply.
open class CAReplicatorLayer: CALayer {
    /// Creates a replicator that shows its sublayers once.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .replicator)
    }

    /// Creates the presentation copy of a replicator.
    public required init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .replicator)
    }

    /// How many times the sublayers show, themselves included; 1 by default, animatable.
    ///
    /// At 0 and below no instances are drawn. An animated count is rounded to the nearest integer.
    /// All replicators of a window together draw at most 65,536 instances, where nested replicators
    /// multiply; further ones are not drawn, with a warning.
    public var instanceCount: Int {
        get { state.replication?.wholeCount ?? 0 }
        set { set(.instanceCount, to: .number(Double(newValue))) }
    }
    /// Whether the sublayers keep their depth instead of lying in the layer's plane; false by
    /// default.
    ///
    /// If so the layer shows nothing but its sublayers, as a `CATransformLayer`.
    public var preservesDepth: Bool {
        get { get(\.preservesDepth) }
        set { set(.preservesDepth, \.preservesDepth, newValue) }
    }
    /// How much later each instance's animations run than those of the one before.
    ///
    /// Seconds of the layer; 0 by default, negative values make them run earlier, animatable.
    /// A finite animation still runs to its end in each instance after it was told to be complete,
    /// which is when the sublayers' own has ended.
    /// Must be finite; with a magnitude above 1e12 seconds the layer is not drawn.
    public var instanceDelay: CFTimeInterval {
        get { number(.instanceDelay) }
        set { set(.instanceDelay, to: .number(newValue)) }
    }
    /// The transform from each instance to the next, about the layer's anchor point; the identity
    /// by default, animatable.
    ///
    /// The layer's `sublayerTransform` comes after it.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var instanceTransform: CATransform3D {
        get {
            guard case .transform(let transform) = state[.instanceTransform] else {
                return CATransform3DIdentity
            }
            return transform
        }
        set { set(.instanceTransform, to: .transform(newValue)) }
    }
    /// What every colour of the first instance is multiplied by; white, which changes nothing, by
    /// default and for nil; animatable.
    public var instanceColor: CGColor? {
        get { color(.instanceColor) }
        set { set(.instanceColor, to: .color(newValue)) }
    }
    /// What is added to red in `instanceColor` from each instance to the next; 0 by default,
    /// animatable.
    ///
    /// Sums are cut to 0 to 1.
    public var instanceRedOffset: Float {
        get { Float(number(.instanceRedOffset)) }
        set { set(.instanceRedOffset, to: .number(Double(newValue))) }
    }
    /// As `instanceRedOffset`, for green.
    public var instanceGreenOffset: Float {
        get { Float(number(.instanceGreenOffset)) }
        set { set(.instanceGreenOffset, to: .number(Double(newValue))) }
    }
    /// As `instanceRedOffset`, for blue.
    public var instanceBlueOffset: Float {
        get { Float(number(.instanceBlueOffset)) }
        set { set(.instanceBlueOffset, to: .number(Double(newValue))) }
    }
    /// As `instanceRedOffset`, for alpha.
    public var instanceAlphaOffset: Float {
        get { Float(number(.instanceAlphaOffset)) }
        set { set(.instanceAlphaOffset, to: .number(Double(newValue))) }
    }

    /// Returns the frontmost layer of the first instance at a point of the superlayer's space.
    ///
    /// Other instances are not hit, and neither is the layer itself if it preserves depth.
    open override func hitTest(_ point: CGPoint) -> CALayer? {
        preservesDepth ? nearestSublayer(at: point) : super.hitTest(point)
    }

    /// Returns the default value of a property of replicators or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .replicator) ?? super.defaultValue(forKey: key)
    }
}

extension CALayer {
    /// How much later than the layer what hangs in it may run: the least and the most; nil if it is
    /// shown once.
    ///
    /// While count or delay are animated to an end nothing is known of it.
    var instanceLag: (least: Double, most: Double)? {
        guard let lag = state.replication?.lag else { return nil }
        let properties: [LayerProperty] = [.instanceCount, .instanceDelay]
        let ends =
            properties.compactMap { animators[$0]?.frozen.endTime }
            + attached.filter { animation in
                animation.animation.leaves.contains { leaf in
                    properties.contains { $0.row.key == leaf.rootKey }
                }
            }.map(\.animation.mediaTiming.endTime)
        return ends.contains { $0 < .infinity } ? (-.infinity, .infinity) : lag
    }
}
