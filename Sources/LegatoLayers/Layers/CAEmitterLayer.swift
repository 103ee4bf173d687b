public import Foundation
public import LegatoRenderTree

/// A layer that emits particles: images that move, rotate, change and die.
///
/// Particles are a pure function of time: a frame does not depend on the frames before it. Births
/// are counted from time 0 of the layer's clock, so on a clock that has run for long, particles are
/// present immediately; set the layer's `beginTime` to start later. A change of the layer's values
/// affects only particles born later; a jump of its clock restarts the emission. The last 4,096
/// changes are remembered while particles from before them are alive.
///
/// While an animation changes a value, particles are born with its current value. While a birth
/// rate is animated, births are drawn at random for each 1/64 s, on average as many as the rate
/// gives. While a lifetime is animated, particles live for at most a minute.
///
/// Particles are drawn in front of everything else in the layer, including its border and
/// sublayers, each where a sublayer with its image would be, and are clipped if `masksToBounds` is
/// true.
///
/// ```swift
/// let spark = CAEmitterCell()
/// spark.contents = image
/// spark.birthRate = 50
/// spark.lifetime = 2
/// spark.velocity = 80
/// spark.emissionRange = 2 * .pi
/// emitter.emitterCells = [spark]
/// ```
open class CAEmitterLayer: CALayer {
    /// Copies of the cells, for the values that only `CAEmitterCell` objects hold.
    private var cells: [CAEmitterCell] = []

    /// Creates an emitter without cells.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .emitter)
    }

    /// Creates the presentation copy of an emitter.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .emitter)
        if let layer = layer as? CAEmitterLayer { cells = layer.cells }
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CAEmitterLayer(layer: layer) }

    private var values: EmitterValues { read { $0.emission?.values } ?? EmitterValues() }

    private func set(_ property: LayerProperty, _ value: Float) {
        set(property, to: .number(Double(value)))
    }

    /// The cells that describe the particles; nil by default.
    ///
    /// The array contains copies: assign a cell again after changing it. Individual properties can
    /// be set and animated by key paths such as `emitterCells.spark.velocity`. Cells are identified
    /// by their index: a new cell continues the births of the previous one at that index.
    open var emitterCells: [CAEmitterCell]? {
        get {
            values.cells?.enumerated().map { index, values in
                let cell = index < cells.count ? cells[index] : CAEmitterCell()
                return cell.copy(with: values)
            }
        }
        set {
            set(.emitterCells, to: .cells(newValue?.map(\.values)))
            cells = newValue?.map { $0.copy(with: $0.values) } ?? []
        }
    }
    /// The factor on the birth rates of the layer's cells; 1 by default, negative values count as
    /// 0, animatable.
    ///
    /// It does not affect the cells of particles.
    open var birthRate: Float {
        get { values.birthRate }
        set { set(.birthRate, newValue) }
    }
    /// The factor on the particles' lifetimes; 1 by default, animatable.
    open var lifetime: Float {
        get { values.lifetime }
        set { set(.lifetime, newValue) }
    }
    /// The centre of the shape in the layer's coordinate space, in points; the origin by default,
    /// animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var emitterPosition: CGPoint {
        get { values.position }
        set { set(.emitterPosition, to: .point(newValue)) }
    }
    /// The z coordinate of the shape's centre, in points; 0 by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var emitterZPosition: CGFloat {
        get { values.zPosition }
        set { set(.emitterZPosition, to: .number(newValue)) }
    }
    /// The size of the shape, in points; zero by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var emitterSize: CGSize {
        get { values.size }
        set { set(.emitterSize, to: .size(newValue)) }
    }
    /// The depth of the shape, in points; 0 by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var emitterDepth: CGFloat {
        get { values.depth }
        set { set(.emitterDepth, to: .number(newValue)) }
    }
    /// The shape in which particles are born; `point` by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { values.shape }
        set { set(.emitterShape, to: .name(newValue.rawValue)) }
    }
    /// The part of the shape in which particles are born; `volume` by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { values.mode }
        set { set(.emitterMode, to: .name(newValue.rawValue)) }
    }
    /// The drawing order of particles; `unordered` by default.
    open var renderMode: CAEmitterLayerRenderMode {
        get { values.renderMode }
        set { set(.renderMode, to: .name(newValue.rawValue)) }
    }
    /// Whether particles keep their depth instead of being flattened into the layer's plane; false
    /// by default.
    ///
    /// If true, the layer draws nothing but particles and sublayers, like a `CATransformLayer`.
    open var preservesDepth: Bool {
        get { get(\.preservesDepth) }
        set { set(.preservesDepth, \.preservesDepth, newValue) }
    }
    /// The factor on the particles' initial velocities; 1 by default, animatable.
    open var velocity: Float {
        get { values.velocity }
        set { set(.velocity, newValue) }
    }
    /// The factor on the particles' scales; 1 by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var scale: Float {
        get { values.scale }
        set { set(.scale, newValue) }
    }
    /// The factor on the particles' spin; 1 by default, animatable.
    open var spin: Float {
        get { values.spin }
        set { set(.spin, newValue) }
    }
    /// The seed of the random number generator; 0 by default.
    open var seed: UInt32 {
        get { values.wholeSeed }
        set { set(.seed, to: .number(Double(newValue))) }
    }

    /// Returns the default value of a property of emitters or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .emitter) ?? super.defaultValue(forKey: key)
    }

    /// The accessors of the properties declared here.
    static let accessors: LayerAccessor.Table = [
        .emitterCells: .init(object: \CAEmitterLayer.emitterCells, "emitterCells"),
        .birthRate: .init(\CAEmitterLayer.birthRate),
        .lifetime: .init(\CAEmitterLayer.lifetime),
        .emitterPosition: .init(\CAEmitterLayer.emitterPosition),
        .emitterZPosition: .init(\CAEmitterLayer.emitterZPosition),
        .emitterSize: .init(\CAEmitterLayer.emitterSize),
        .emitterDepth: .init(\CAEmitterLayer.emitterDepth),
        .emitterShape: .init(\CAEmitterLayer.emitterShape),
        .emitterMode: .init(\CAEmitterLayer.emitterMode),
        .renderMode: .init(\CAEmitterLayer.renderMode),
        .velocity: .init(\CAEmitterLayer.velocity),
        .scale: .init(\CAEmitterLayer.scale),
        .spin: .init(\CAEmitterLayer.spin),
        .seed: .init(integer: \CAEmitterLayer.seed),
    ]
}
