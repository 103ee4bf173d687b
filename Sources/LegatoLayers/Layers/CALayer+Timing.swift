import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

extension CALayer: CAMediaTiming {
    private func setTiming<T: Equatable>(
        _ path: ReferenceWritableKeyPath<LayerRarities, T>, _ value: T, _ key: String
    ) {
        willChange(key)
        self[rare: path] = value
    }

    private func number<T: BinaryFloatingPoint>(_ value: T, _ key: String) -> T {
        require(!value.isNaN, "CALayer.\(key) must not be NaN, got \(value)")
        return value
    }

    private func setClock<T: Equatable>(
        _ path: WritableKeyPath<LayerState, T>, _ value: T, _ key: String, _ number: Double
    ) {
        willChange(key)
        require(number.isFinite, "CALayer.\(key) must be finite, got \(number)")
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        host?.clockChanges += 1
        markDirty()
    }

    /// When the layer's clock starts, in seconds of the superlayer's time; 0 by default.
    public var beginTime: CFTimeInterval {
        get { read { $0.clock.beginTime } }
        set { setClock(\.clock.beginTime, newValue, "beginTime", newValue) }
    }
    /// The rate of the layer's clock relative to the superlayer's; 1 by default.
    public var speed: Float {
        get { Float(read { $0.clock.speed }) }
        set { setClock(\.clock.speed, Double(newValue), "speed", Double(newValue)) }
    }
    /// The time of the layer's clock at `beginTime`, in seconds; 0 by default.
    public var timeOffset: CFTimeInterval {
        get { read { $0.clock.timeOffset } }
        set { setClock(\.clock.timeOffset, newValue, "timeOffset", newValue) }
    }
    /// Has no effect on layers; infinite by default.
    public var duration: CFTimeInterval {
        get { self[rare: \.timing.duration] }
        set { setTiming(\.timing.duration, number(newValue, "duration"), "duration") }
    }
    var ownRepeatCount: Float {
        get { self[rare: \.timing.repeatCount] }
        set { setTiming(\.timing.repeatCount, number(newValue, "repeatCount"), "repeatCount") }
    }
    /// Has no effect on layers; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { self[rare: \.timing.repeatDuration] }
        set {
            setTiming(\.timing.repeatDuration, number(newValue, "repeatDuration"), "repeatDuration")
        }
    }
    /// Has no effect on layers; false by default.
    public var autoreverses: Bool {
        get { self[rare: \.timing.autoreverses] }
        set { setTiming(\.timing.autoreverses, newValue, "autoreverses") }
    }
    /// Has no effect on layers; `.removed` by default.
    public var fillMode: CAMediaTimingFillMode {
        get { self[rare: \.timing.fillMode] }
        set { setTiming(\.timing.fillMode, newValue, "fillMode") }
    }
}
