import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

extension CALayer: CAMediaTiming {
    func setTiming<T: Equatable>(
        _ path: ReferenceWritableKeyPath<LayerRarities, T>, _ value: T, _ key: String
    ) {
        willChange(key)
        self[rare: path] = value
    }

    func number<T: BinaryFloatingPoint>(_ value: T, _ key: String) -> T {
        require(!value.isNaN, "CALayer.\(key) must not be NaN, got \(value)")
        return value
    }

    func setClock<T: Equatable>(
        _ path: WritableKeyPath<LayerState, T>, _ value: T, _ key: String, _ number: Double
    ) {
        willChange(key)
        require(number.isFinite, "CALayer.\(key) must be finite, got \(number)")
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        host?.clockChanges += 1
        markDirty()
    }
}
