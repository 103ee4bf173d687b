public import Foundation
public import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// A layer that draws its sublayers several times, each instance transformed, coloured and delayed
/// relative to the previous one.
///
/// Only the sublayers, with their subtrees, are repeated; the layer's own background, border,
/// contents and shadow are drawn once. The first instance is the sublayers themselves, and the only
/// one for hit testing, conversion and `presentation()`. Nested replicators multiply their
/// instances.
///
/// ```swift
/// let replicator = CAReplicatorLayer()
/// replicator.addSublayer(dot)
/// replicator.instanceCount = 12
/// replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
/// replicator.instanceDelay = 0.1
/// ```
open class CAReplicatorLayer: CALayer {
    /// Creates a replicator with one instance.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .replicator)
    }

    /// Creates the presentation copy of a replicator.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .replicator)
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CAReplicatorLayer(layer: layer) }

    /// The number of instances, including the sublayers themselves; 1 by default, animatable.
    ///
    /// At 0 and below nothing is drawn. An animated count is rounded to the nearest integer. All
    /// replicators of a window together draw at most 65,536 instances, including those multiplied
    /// by nesting; further ones are not drawn, with a warning.
    open var instanceCount: Int {
        get { read { $0.replication?.wholeCount } ?? 0 }
        set { set(.instanceCount, to: .number(Double(newValue))) }
    }
    /// Whether the sublayers keep their depth instead of being flattened into the layer's plane;
    /// false by default.
    ///
    /// If true, the layer draws nothing but its sublayers, like a `CATransformLayer`.
    open var preservesDepth: Bool {
        get { get(\.preservesDepth) }
        set { set(.preservesDepth, \.preservesDepth, newValue) }
    }
    /// The delay of each instance's animations relative to the previous instance, in seconds.
    ///
    /// In the layer's time; 0 by default, negative values make the animations run earlier,
    /// animatable. A finite animation is reported as complete when it ends in the sublayers
    /// themselves, but still runs to its end in each instance.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e12 seconds.
    open var instanceDelay: CFTimeInterval {
        get { number(.instanceDelay) }
        set { set(.instanceDelay, to: .number(newValue)) }
    }
    /// The transform from each instance to the next, about the layer's anchor point; the identity
    /// by default, animatable.
    ///
    /// It is applied before the layer's `sublayerTransform`.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var instanceTransform: CATransform3D {
        get {
            guard case .transform(let transform) = read({ $0[.instanceTransform] }) else {
                return CATransform3DIdentity
            }
            return transform
        }
        set { set(.instanceTransform, to: .transform(newValue)) }
    }
    /// The colour by which the first instance is multiplied; white by default and for nil, which
    /// changes nothing; animatable.
    open var instanceColor: CGColor? {
        get { color(.instanceColor) }
        set { set(.instanceColor, to: .color(newValue)) }
    }
    /// The red offset of `instanceColor` from each instance to the next; 0 by default, animatable.
    ///
    /// Sums are clamped to 0...1.
    open var instanceRedOffset: Float {
        get { Float(number(.instanceRedOffset)) }
        set { set(.instanceRedOffset, to: .number(Double(newValue))) }
    }
    /// The green offset of `instanceColor`; see `instanceRedOffset`.
    open var instanceGreenOffset: Float {
        get { Float(number(.instanceGreenOffset)) }
        set { set(.instanceGreenOffset, to: .number(Double(newValue))) }
    }
    /// The blue offset of `instanceColor`; see `instanceRedOffset`.
    open var instanceBlueOffset: Float {
        get { Float(number(.instanceBlueOffset)) }
        set { set(.instanceBlueOffset, to: .number(Double(newValue))) }
    }
    /// The alpha offset of `instanceColor`; see `instanceRedOffset`.
    open var instanceAlphaOffset: Float {
        get { Float(number(.instanceAlphaOffset)) }
        set { set(.instanceAlphaOffset, to: .number(Double(newValue))) }
    }

    /// Returns the frontmost layer of the first instance at a point in the superlayer's coordinate
    /// space.
    ///
    /// Other instances cannot be hit, and neither can the layer itself if it preserves depth.
    open override func hitTest(_ point: CGPoint) -> CALayer? {
        preservesDepth ? nearestSublayer(at: point) : super.hitTest(point)
    }

    /// Returns the default value of a property of replicators or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .replicator) ?? super.defaultValue(forKey: key)
    }

    /// The accessors of the properties declared here.
    static let accessors: LayerAccessor.Table = [
        .instanceCount: .init(integer: \CAReplicatorLayer.instanceCount),
        .instanceDelay: .init(\CAReplicatorLayer.instanceDelay),
        .instanceTransform: .init(\CAReplicatorLayer.instanceTransform),
        .instanceColor: .init(\CAReplicatorLayer.instanceColor),
        .instanceRedOffset: .init(\CAReplicatorLayer.instanceRedOffset),
        .instanceGreenOffset: .init(\CAReplicatorLayer.instanceGreenOffset),
        .instanceBlueOffset: .init(\CAReplicatorLayer.instanceBlueOffset),
        .instanceAlphaOffset: .init(\CAReplicatorLayer.instanceAlphaOffset),
    ]
}

extension CALayer {
    /// Returns the minimum and maximum delay of the layer's descendants relative to the layer, at a
    /// reading of its clock; nil if it does not replicate.
    func instanceLag(at reading: ClockReading) -> ClockReading.Lag? {
        guard let lag = state.replication?.lag else { return nil }
        let properties = LayerProperty.delaying
        let ends =
            properties.compactMap { animators[$0]?.frozen.endTime }
            + attached.filter { animation in
                animation.animation.leaves.contains { leaf in
                    properties.contains { $0.row.key == leaf.rootKey }
                }
            }.map(\.animation.mediaTiming.endTime)
        return reading.lag(lag, animatedUntil: ends) { time in
            host?.tree.presentation(of: id, atLocal: time)?.replication?.lag
        }
    }
}
