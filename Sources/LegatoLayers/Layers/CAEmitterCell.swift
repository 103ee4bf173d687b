public import Foundation
public import LegatoGraphics
package import LegatoRenderTree

/// The description of a kind of particle: its birth rate, motion, appearance and change over time.
///
/// Lengths are points, angles radians, times seconds. A range spreads a value uniformly, by half
/// the range to each side. The values of each particle are random, determined by the layer's
/// `seed`, the cell's index and the particle's number. An emitter layer copies its cells: assign a
/// cell again after changing it.
///
/// Cell time is `(t - beginTime) * speed + timeOffset`, where t is the layer's time or, for a cell
/// of a particle, the particle's age. From cell time 0 on, for `duration` and its repetitions, the
/// n-th particle is born at `n / birthRate`. A cell has at most 65,536 particles at a time; the
/// same limit applies to each of its own cells, over all of its particles. Higher birth rates are
/// reduced accordingly.
///
/// Numbers must be finite. A particle whose position or size has a magnitude above 1e9 points is
/// not drawn, with a warning.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    package internal(set) var values = EmitterCell()
    private var customValues: [String: Any] = [:]

    /// Default values by key for properties that were not set; nil by default.
    public var style: [AnyHashable: Any]?

    /// Creates a cell with a birth rate of 0.
    public required override init() { super.init() }

    /// Returns a cell of the same class with equal values and copies of its `emitterCells`.
    ///
    /// Values of custom keys are copied by assignment; the image is shared.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { copy(with: values) }
    }

    /// Returns a cell of the same class with other values and a copy of everything else.
    func copy(with values: EmitterCell) -> CAEmitterCell {
        let copy = type(of: self).init()
        copy.values = values
        (copy.style, copy.customValues, copy.fillMode) = (style, customValues, fillMode)
        copy.inner = inner.map { $0.copy(with: $0.values) }
        return copy
    }

    private func number(_ property: EmitterCellProperty) -> Double {
        values[property].vector?.x ?? 0
    }

    /// Sets a property; traps if the value is not finite.
    func set(_ property: EmitterCellProperty, _ value: PropertyValue) {
        var changed = values
        changed[property] = value
        require(changed.isValid, "CAEmitterCell.\(property.rawValue) must be finite, got \(value)")
        values = changed
    }

    private func set(_ property: EmitterCellProperty, _ value: Double) {
        set(property, .number(value))
    }

    /// The name of the cell in key paths such as `emitterCells.name.velocity`; nil by default.
    public var name: String? {
        get { values.name }
        set { values.name = newValue }
    }
    /// Whether particles are born; true by default, animatable.
    public var isEnabled: Bool {
        get { values.isEnabled }
        set { set(.isEnabled, .bool(newValue)) }
    }
    /// The number of births per second; 0 by default, negative values count as 0, animatable.
    public var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(.birthRate, Double(newValue)) }
    }
    /// The lifetime of a particle, in seconds; 0 by default, which emits nothing; animatable.
    public var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(.lifetime, Double(newValue)) }
    }
    /// The range of `lifetime`; 0 by default, animatable.
    public var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set(.lifetimeRange, Double(newValue)) }
    }
    /// The angle of emission from the layer's plane towards +z; 0 by default, animatable.
    public var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { set(.emissionLatitude, newValue) }
    }
    /// The angle of emission in the layer's plane, from x towards y, in radians; 0 by default,
    /// animatable.
    ///
    /// An angle of 0 is the +x direction. In the shape `line` it is -y, so that in a coordinate
    /// space where y points down, particles with an angle of pi fall; in the shapes `circle` and
    /// `sphere` both angles are relative to the outward direction. For cells of particles it is
    /// always +x.
    public var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { set(.emissionLongitude, newValue) }
    }
    /// The aperture of the cone of directions in which particles are emitted; 0 by default,
    /// animatable.
    ///
    /// Directions are distributed uniformly over the cone; 2 pi and above include all directions.
    public var emissionRange: CGFloat {
        get { values.emissionRange }
        set { set(.emissionRange, newValue) }
    }
    /// The initial velocity, in points per second; 0 by default, animatable.
    public var velocity: CGFloat {
        get { values.velocity }
        set { set(.velocity, newValue) }
    }
    /// The range of `velocity`; 0 by default, animatable.
    public var velocityRange: CGFloat {
        get { values.velocityRange }
        set { set(.velocityRange, newValue) }
    }
    /// The acceleration along x, in points per second squared; 0 by default, animatable.
    public var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { set(.xAcceleration, newValue) }
    }
    /// The acceleration along y, in points per second squared; 0 by default, animatable.
    public var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { set(.yAcceleration, newValue) }
    }
    /// The acceleration along z, in points per second squared; 0 by default, animatable.
    public var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { set(.zAcceleration, newValue) }
    }
    /// The initial scale of the image; 1 by default, nothing is drawn at 0 and below, animatable.
    public var scale: CGFloat {
        get { values.scale }
        set { set(.scale, newValue) }
    }
    /// The range of `scale`; 0 by default, animatable.
    public var scaleRange: CGFloat {
        get { values.scaleRange }
        set { set(.scaleRange, newValue) }
    }
    /// The change of `scale` per second; 0 by default, animatable.
    public var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { set(.scaleSpeed, newValue) }
    }
    /// The rotation per second, in radians; 0 by default, animatable.
    public var spin: CGFloat {
        get { values.spin }
        set { set(.spin, newValue) }
    }
    /// The range of `spin`; 0 by default, animatable.
    public var spinRange: CGFloat {
        get { values.spinRange }
        set { set(.spinRange, newValue) }
    }
    /// The colour by which the image is multiplied; white by default and for nil, animatable.
    ///
    /// The particles of a particle's cells are also multiplied by the colour of that particle at
    /// their birth.
    public var color: CGColor? {
        get { values.color }
        set { set(.color, .color(newValue)) }
    }
    /// The range of the red component; 0 by default, animatable.
    public var redRange: Float {
        get { Float(values.redRange) }
        set { set(.redRange, Double(newValue)) }
    }
    /// The range of the green component; 0 by default, animatable.
    public var greenRange: Float {
        get { Float(values.greenRange) }
        set { set(.greenRange, Double(newValue)) }
    }
    /// The range of the blue component; 0 by default, animatable.
    public var blueRange: Float {
        get { Float(values.blueRange) }
        set { set(.blueRange, Double(newValue)) }
    }
    /// The range of the alpha component; 0 by default, animatable.
    public var alphaRange: Float {
        get { Float(values.alphaRange) }
        set { set(.alphaRange, Double(newValue)) }
    }
    /// The change of the red component per second; 0 by default, animatable.
    public var redSpeed: Float {
        get { Float(values.redSpeed) }
        set { set(.redSpeed, Double(newValue)) }
    }
    /// The change of the green component per second; 0 by default, animatable.
    public var greenSpeed: Float {
        get { Float(values.greenSpeed) }
        set { set(.greenSpeed, Double(newValue)) }
    }
    /// The change of the blue component per second; 0 by default, animatable.
    public var blueSpeed: Float {
        get { Float(values.blueSpeed) }
        set { set(.blueSpeed, Double(newValue)) }
    }
    /// The change of the alpha component per second; 0 by default, animatable.
    public var alphaSpeed: Float {
        get { Float(values.alphaSpeed) }
        set { set(.alphaSpeed, Double(newValue)) }
    }
    /// The image, a `CGImage`; nil by default, which draws nothing.
    /// - Precondition: the value is a `CGImage` or nil.
    public var contents: Any? {
        get { values.contents }
        set {
            require(
                newValue == nil || newValue is CGImage,
                "CAEmitterCell.contents must be a CGImage or nil, got \(newValue ?? "nil")"
            )
            set(.contents, .image(newValue as? CGImage))
        }
    }
    /// The part of the image to draw, in unit coordinates; all of it by default, animatable.
    public var contentsRect: CGRect {
        get { values.contentsRect }
        set { set(.contentsRect, .rect(newValue)) }
    }
    /// Image pixels per point; 1 by default, 0 and below count as 1, animatable.
    public var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set(.contentsScale, newValue) }
    }
    /// How an enlarged image is sampled, the raw value of a `CALayerContentsFilter`; "linear" by
    /// default, unknown names count as that.
    public var magnificationFilter: String {
        get { values.magnificationFilter.rawValue }
        set { set(.magnificationFilter, .name(newValue)) }
    }
    /// How a reduced image is sampled, the raw value of a `CALayerContentsFilter`; "linear" by
    /// default, unknown names count as that.
    public var minificationFilter: String {
        get { values.minificationFilter.rawValue }
        set { set(.minificationFilter, .name(newValue)) }
    }
    /// Has no effect, because there are no mipmaps to select from; 0 by default.
    public var minificationFilterBias: Float {
        get { Float(values.minificationFilterBias) }
        set { set(.minificationFilterBias, Double(newValue)) }
    }

    // MARK: Timing

    /// When births begin, in the layer's time or the age of the containing particle; 0 by default.
    public var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { set(.beginTime, newValue) }
    }
    /// The duration of emission, in cell time; infinite by default.
    public var duration: CFTimeInterval {
        get { values.duration }
        set { set(.duration, newValue) }
    }
    /// The rate of cell time, for births and particles; 1 by default, nothing is emitted at 0 and
    /// below.
    public var speed: Float {
        get { Float(values.speed) }
        set { set(.speed, Double(newValue)) }
    }
    /// The cell time at `beginTime`; 0 by default, above 0 there are particles from the beginning.
    public var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { set(.timeOffset, newValue) }
    }
    /// How often `duration` is repeated; 0 by default, which counts as 1.
    public var repeatCount: Float {
        get { Float(values.repeatCount) }
        set { set(.repeatCount, Double(newValue)) }
    }
    /// The duration of emission, including repetitions; 0, the default, means that `repeatCount`
    /// determines it.
    public var repeatDuration: CFTimeInterval {
        get { values.repeatDuration }
        set { set(.repeatDuration, newValue) }
    }
    /// Whether births continue for twice as long; false by default.
    public var autoreverses: Bool {
        get { values.autoreverses }
        set { set(.autoreverses, .bool(newValue)) }
    }
    /// Has no effect on cells; `.removed` by default.
    public var fillMode = CAMediaTimingFillMode.removed

    // MARK: Key-value coding

    /// Returns the default value of a property; nil if the default is zero or nil.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "fillMode": return CAMediaTimingFillMode.removed._bridgeToObjectiveC()
        default: break
        }
        guard let property = EmitterCellProperty(rawValue: key) else { return nil }
        let value = EmitterCell()[property]
        return value.vector == .zero ? nil : value.any
    }

    /// Returns the value of a property or a custom key; nil if it has none.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": return name
        case "emitterCells": return emitterCells
        case "style": return style
        case "fillMode": return fillMode._bridgeToObjectiveC()
        default: break
        }
        if let property = EmitterCellProperty(rawValue: key) { return values[property].any }
        return customValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets a property, or stores a value for a custom key.
    ///
    /// Numeric properties accept every Swift number type, a string that contains a number, and nil
    /// for 0.
    /// - Precondition: the value fits the property and is finite.
    open func setValue(_ value: Any?, forKey key: String) {
        if let property = EmitterCellProperty(rawValue: key) {
            let new = PropertyValue(value, of: property.type)
            guard let new else { refuseValue(value, key) }
            return set(property, new)
        }
        switch key {
        case "name":
            guard value == nil || value is String else { refuseValue(value, key) }
            name = value as? String
        case "emitterCells":
            guard value == nil || value is [CAEmitterCell] else { refuseValue(value, key) }
            emitterCells = value as? [CAEmitterCell]
        case "style":
            guard value == nil || value is [AnyHashable: Any] else { refuseValue(value, key) }
            style = value as? [AnyHashable: Any]
        case "fillMode":
            let mode = (value as? String).flatMap(CAMediaTimingFillMode.init)
            guard let new = value == nil ? .removed : value as? CAMediaTimingFillMode ?? mode
            else { refuseValue(value, key) }
            fillMode = new
        default: customValues[key] = value
        }
    }

    private func refuseValue(_ value: Any?, _ key: String) -> Never {
        refuse(
            "CAEmitterCell.\(key) must have the property's type, got "
                + "\(value.map { "\($0) of type \(type(of: $0))" } ?? "nil")"
        )
    }

    /// The cells of the particles that this cell emits; nil by default.
    ///
    /// Their particles are born at the position of the containing particle, use its age as their
    /// parent time, and move in directions of the layer's coordinate space. They survive the
    /// containing particle. The array contains copies.
    public var emitterCells: [CAEmitterCell]? {
        get {
            values.cells?.enumerated().map { index, values in
                let cell = index < inner.count ? inner[index] : CAEmitterCell()
                return cell.copy(with: values)
            }
        }
        set {
            inner = newValue?.map { $0.copy(with: $0.values) } ?? []
            values.cells = newValue?.map(\.values)
        }
    }
    /// Copies of the cells, for the values that only `CAEmitterCell` objects hold.
    private var inner: [CAEmitterCell] = []
}
