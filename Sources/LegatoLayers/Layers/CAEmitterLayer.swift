public import Foundation
public import LegatoRenderTree

/// A layer that gives birth to particles: pictures that fly, turn, change and die.
///
/// Particles are a pure function of time: what shows at a time does not depend on the frames
/// before. Births are counted from 0 of the layer's time, which is its `beginTime`: with 0 there
/// and a clock that has run for long, particles are there at once. A change of the layer's values
/// counts for what is born later; a jump of its own clock starts everything over. The last 4,096
/// changes are remembered for as long as something from before them lives.
///
/// While an animation moves a value, particles are born with what it is at that moment. While one
/// moves a birth rate, each 1/64 s draws its births by itself, as many on average as the rate
/// gives. While one moves a lifetime, particles live no longer than a minute.
///
/// Particles lie above all else in the layer, its border and sublayers too, each where a sublayer
/// with its picture would be, and are cut if the layer masks to its bounds.
open class CAEmitterLayer: CALayer {
    /// Copies of the cells, for what only objects hold.
    private var cells: [CAEmitterCell] = []

    /// Creates an emitter without cells.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .emitter)
    }

    /// Creates the presentation copy of an emitter.
    public required init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .emitter)
        if let layer = layer as? CAEmitterLayer { cells = layer.cells }
    }

    private var values: EmitterValues { state.emission?.values ?? EmitterValues() }

    private func set(_ property: LayerProperty, _ value: Float) {
        set(property, to: .number(Double(value)))
    }

    /// What particles are born of; nil by default.
    ///
    /// The list holds copies: a cell that is changed later must be assigned again. Single
    /// properties are changed, and animated, by key paths such as `emitterCells.spark.velocity`.
    /// Cells are known by their places in the list: the births of a place go on.
    public var emitterCells: [CAEmitterCell]? {
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
    /// The factor on the birth rates of its cells; 1 by default, below 0 counts as 0, animatable.
    ///
    /// Cells of particles keep their rates.
    public var birthRate: Float {
        get { values.birthRate }
        set { set(.birthRate, newValue) }
    }
    /// The factor on lifetimes; 1 by default, animatable.
    public var lifetime: Float {
        get { values.lifetime }
        set { set(.lifetime, newValue) }
    }
    /// The middle of the shape in the layer's own space, points; the origin by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var emitterPosition: CGPoint {
        get { values.position }
        set { set(.emitterPosition, to: .point(newValue)) }
    }
    /// The height of the shape's middle above the layer's plane, points; 0 by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var emitterZPosition: CGFloat {
        get { values.zPosition }
        set { set(.emitterZPosition, to: .number(newValue)) }
    }
    /// The size of the shape, points; zero by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var emitterSize: CGSize {
        get { values.size }
        set { set(.emitterSize, to: .size(newValue)) }
    }
    /// The depth of the shape, points; 0 by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var emitterDepth: CGFloat {
        get { values.depth }
        set { set(.emitterDepth, to: .number(newValue)) }
    }
    /// Where particles are born; `point` by default.
    public var emitterShape: CAEmitterLayerEmitterShape {
        get { values.shape }
        set { set(.emitterShape, to: .name(newValue.rawValue)) }
    }
    /// In which part of the shape particles are born; `volume` by default.
    public var emitterMode: CAEmitterLayerEmitterMode {
        get { values.mode }
        set { set(.emitterMode, to: .name(newValue.rawValue)) }
    }
    /// In which order particles are drawn; `unordered` by default.
    public var renderMode: CAEmitterLayerRenderMode {
        get { values.renderMode }
        set { set(.renderMode, to: .name(newValue.rawValue)) }
    }
    /// Whether particles keep their depth instead of lying in the layer's plane; false by default.
    ///
    /// If so the layer shows nothing but particles and sublayers, as a `CATransformLayer`.
    public var preservesDepth: Bool {
        get { get(\.preservesDepth) }
        set { set(.preservesDepth, \.preservesDepth, newValue) }
    }
    /// The factor on velocities at birth; 1 by default, animatable.
    public var velocity: Float {
        get { values.velocity }
        set { set(.velocity, newValue) }
    }
    /// The factor on the particles' scales; 1 by default, animatable.
    ///
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var scale: Float {
        get { values.scale }
        set { set(.scale, newValue) }
    }
    /// The factor on the particles' turns; 1 by default, animatable.
    public var spin: Float {
        get { values.spin }
        set { set(.spin, newValue) }
    }
    /// What all random numbers follow from; 0 by default.
    public var seed: UInt32 {
        get { values.wholeSeed }
        set { set(.seed, to: .number(Double(newValue))) }
    }

    /// Returns the value of a property or of a key of the program's own; nil if there is none.
    open override func value(forKey key: String) -> Any? {
        key == "emitterCells" ? emitterCells : super.value(forKey: key)
    }

    /// Sets a property, or stores a value under a key of the program's own.
    ///
    /// `emitterCells` takes a list of `CAEmitterCell`.
    open override func setValue(_ value: Any?, forKey key: String) {
        if key == "emitterCells", let cells = value as? [CAEmitterCell] {
            emitterCells = cells
        } else {
            super.setValue(value, forKey: key)
        }
    }

    /// Returns the default value of a property of emitters or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .emitter) ?? super.defaultValue(forKey: key)
    }
}
