public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

/// What an emitter layer gives birth to: how often, where to, and how its particles look and change.
///
/// Lengths are points, angles radians, times seconds. A range spreads a value evenly, by half of it
/// to each side; every particle draws its values once, from the layer's `seed`, the cell's place in
/// its list and its own number. An emitter layer copies its cells: a cell that is changed later must
/// be assigned again.
///
/// Cell time is `(t - beginTime) * speed + timeOffset` in the layer's time, or in the age of the
/// particle that the cell belongs to. From cell time 0 on, and for as long as `duration` and its
/// repetitions last, the n-th particle is born at `n / birthRate`. A cell has at most 65,536
/// particles at a time, and all particles of one cell together have as many of each of their cells:
/// a higher birth rate counts as the one that gives so many.
///
/// Numbers must be finite. A particle whose position or size has a magnitude above 1e9 points is
/// not drawn, with a warning.
@preconcurrency @MainActor open class CAEmitterCell: CAMediaTiming {
    package internal(set) var values = EmitterCell()
    private var customValues: [String: Any] = [:]

    /// Values by key, asked for keys that were not set; nil by default.
    public var style: [AnyHashable: Any]?

    /// Creates a cell that gives birth to nothing.
    public required init() {}

    /// Returns a cell with the same values, of the same class.
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

    /// Writes a value; ends the program if it is not finite.
    func set(_ property: EmitterCellProperty, _ value: PropertyValue) {
        var changed = values
        changed[property] = value
        require(
            changed.isValid,
            "CAEmitterCell.\(property.rawValue) must be finite, got \(value)"
        )
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
    /// Births a second; 0 by default, below 0 counts as 0, animatable.
    public var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(.birthRate, Double(newValue)) }
    }
    /// How long a particle lives; 0, which gives none, by default, animatable.
    public var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(.lifetime, Double(newValue)) }
    }
    /// The range of `lifetime`; 0 by default, animatable.
    public var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set(.lifetimeRange, Double(newValue)) }
    }
    /// The angle by which particles rise from the layer's plane towards +z; 0 by default, animatable.
    public var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { set(.emissionLatitude, newValue) }
    }
    /// The direction of particles in the layer's plane, turning from x towards y, radians; 0 by
    /// default, animatable.
    ///
    /// 0 is +x. In the shape `line` it is -y, so that with pi particles fall in a space where y
    /// grows downwards; in the shapes `circle` and `sphere` both angles count from the outward
    /// direction. For cells of particles it is always +x.
    public var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { set(.emissionLongitude, newValue) }
    }
    /// The angle between opposite sides of the cone around that direction in which particles fly,
    /// spread evenly over it; 0 by default, a full turn and more is every direction, animatable.
    public var emissionRange: CGFloat {
        get { values.emissionRange }
        set { set(.emissionRange, newValue) }
    }
    /// Points a second at birth; 0 by default, animatable.
    public var velocity: CGFloat {
        get { values.velocity }
        set { set(.velocity, newValue) }
    }
    /// The range of `velocity`; 0 by default, animatable.
    public var velocityRange: CGFloat {
        get { values.velocityRange }
        set { set(.velocityRange, newValue) }
    }
    /// The acceleration along x, points a second squared; 0 by default, animatable.
    public var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { set(.xAcceleration, newValue) }
    }
    /// The acceleration along y, points a second squared; 0 by default, animatable.
    public var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { set(.yAcceleration, newValue) }
    }
    /// The acceleration along z, points a second squared; 0 by default, animatable.
    public var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { set(.zAcceleration, newValue) }
    }
    /// The size at birth against the picture's; 1 by default, at 0 and below nothing shows,
    /// animatable.
    public var scale: CGFloat {
        get { values.scale }
        set { set(.scale, newValue) }
    }
    /// The range of `scale`; 0 by default, animatable.
    public var scaleRange: CGFloat {
        get { values.scaleRange }
        set { set(.scaleRange, newValue) }
    }
    /// What `scale` gains a second; 0 by default, animatable.
    public var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { set(.scaleSpeed, newValue) }
    }
    /// The turn a second, radians; 0 by default, animatable.
    public var spin: CGFloat {
        get { values.spin }
        set { set(.spin, newValue) }
    }
    /// The range of `spin`; 0 by default, animatable.
    public var spinRange: CGFloat {
        get { values.spinRange }
        set { set(.spinRange, newValue) }
    }
    /// The colour by which the picture is multiplied; white by default and for nil, animatable.
    ///
    /// Particles of particles are multiplied by the colour, too, that the one they came from had.
    public var color: CGColor? {
        get { values.color }
        set { set(.color, .color(newValue)) }
    }
    /// The range of red; 0 by default, animatable.
    public var redRange: Float {
        get { Float(values.redRange) }
        set { set(.redRange, Double(newValue)) }
    }
    /// The range of green; 0 by default, animatable.
    public var greenRange: Float {
        get { Float(values.greenRange) }
        set { set(.greenRange, Double(newValue)) }
    }
    /// The range of blue; 0 by default, animatable.
    public var blueRange: Float {
        get { Float(values.blueRange) }
        set { set(.blueRange, Double(newValue)) }
    }
    /// The range of alpha; 0 by default, animatable.
    public var alphaRange: Float {
        get { Float(values.alphaRange) }
        set { set(.alphaRange, Double(newValue)) }
    }
    /// What red gains a second; 0 by default, animatable.
    public var redSpeed: Float {
        get { Float(values.redSpeed) }
        set { set(.redSpeed, Double(newValue)) }
    }
    /// What green gains a second; 0 by default, animatable.
    public var greenSpeed: Float {
        get { Float(values.greenSpeed) }
        set { set(.greenSpeed, Double(newValue)) }
    }
    /// What blue gains a second; 0 by default, animatable.
    public var blueSpeed: Float {
        get { Float(values.blueSpeed) }
        set { set(.blueSpeed, Double(newValue)) }
    }
    /// What alpha gains a second; 0 by default, animatable.
    public var alphaSpeed: Float {
        get { Float(values.alphaSpeed) }
        set { set(.alphaSpeed, Double(newValue)) }
    }
    /// The picture, a `CGImage`; nil, which shows nothing, by default.
    /// - Precondition: it is a picture.
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
    /// The part of the picture that shows, in unit space; all by default, animatable.
    public var contentsRect: CGRect {
        get { values.contentsRect }
        set { set(.contentsRect, .rect(newValue)) }
    }
    /// Pixels of the picture a point; 1 by default, 0 and below count as 1, animatable.
    public var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set(.contentsScale, newValue) }
    }
    /// How an enlarged picture is sampled; linear by default.
    public var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { set(.magnificationFilter, .name(newValue.rawValue)) }
    }
    /// How a reduced picture is sampled; linear by default.
    public var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { set(.minificationFilter, .name(newValue.rawValue)) }
    }
    /// Without effect, as there are no reduced copies of pictures to choose from; 0 by default.
    public var minificationFilterBias: Float {
        get { Float(values.minificationFilterBias) }
        set { set(.minificationFilterBias, Double(newValue)) }
    }

    // MARK: Timing

    /// When births begin, in the layer's time or the age of the particle around; 0 by default.
    public var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { set(.beginTime, newValue) }
    }
    /// For how long particles are born, in cell time; infinite by default.
    public var duration: CFTimeInterval {
        get { values.duration }
        set { set(.duration, newValue) }
    }
    /// How fast births follow one another and particles live; 1 by default, at 0 and below there
    /// are none.
    public var speed: Float {
        get { Float(values.speed) }
        set { set(.speed, Double(newValue)) }
    }
    /// The cell time at `beginTime`; 0 by default, above 0 there are particles from the begin.
    public var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { set(.timeOffset, newValue) }
    }
    /// How often births go on for another `duration`; 0, as 1, by default.
    public var repeatCount: Float {
        get { Float(values.repeatCount) }
        set { set(.repeatCount, Double(newValue)) }
    }
    /// For how long births go on with all repetitions; 0 leaves it to `repeatCount`.
    public var repeatDuration: CFTimeInterval {
        get { values.repeatDuration }
        set { set(.repeatDuration, newValue) }
    }
    /// Whether births go on for twice as long; false by default.
    public var autoreverses: Bool {
        get { values.autoreverses }
        set { set(.autoreverses, .bool(newValue)) }
    }
    /// Without effect on cells; removed by default.
    public var fillMode = CAMediaTimingFillMode.removed

    // MARK: Key-value coding

    /// Returns the default value of a property, nil where it is zero or nothing.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "fillMode": return CAMediaTimingFillMode.removed.rawValue
        default: break
        }
        guard let property = EmitterCellProperty(rawValue: key) else { return nil }
        let value = EmitterCell()[property]
        return value.vector == .zero ? nil : value.any
    }

    /// Returns the value of a property or of a key of the program's own; nil if there is none.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": return name
        case "emitterCells": return emitterCells
        case "style": return style
        case "fillMode": return fillMode.rawValue
        default: break
        }
        if let property = EmitterCellProperty(rawValue: key) { return values[property].any }
        return customValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets a property, or stores a value under a key of the program's own.
    ///
    /// Numbers of every Swift type fit a number, nil is 0 for one, numbers in strings are read.
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
        refuse("CAEmitterCell.\(key) cannot be \(value ?? "nil") of type \(type(of: value))")
    }

    /// The cells of the cell's particles; nil by default.
    ///
    /// Their particles are born where their parent is, live in its age, and fly in directions of the
    /// layer's space. Those that are born stay when their parent dies. The list holds copies.
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
    /// Copies of the cells, for what only objects hold.
    private var inner: [CAEmitterCell] = []
}
