import Foundation
import LegatoGraphics

/// What a replicator layer makes of its sublayers: values that no other layer has.
///
/// They lie outside `LayerState` so that other layers stay as small as they are.
package struct Replication: Sendable, Equatable {
    /// The values, whose units and defaults are those of the `CAReplicatorLayer` properties.
    struct Values: Sendable, Equatable {
        var count = 1.0
        var delay = 0.0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var redOffset: Float = 0
        var greenOffset: Float = 0
        var blueOffset: Float = 0
        var alphaOffset: Float = 0
    }

    /// Written only where nothing else refers to it.
    private final class Box: @unchecked Sendable {
        var values: Values
        init(_ values: Values) { self.values = values }
    }

    private var box = Box(Values())

    /// Those of a fresh replicator.
    static let fresh = Replication()

    /// Creates the values of a fresh replicator.
    package init() {}

    package static func == (a: Replication, b: Replication) -> Bool {
        a.box === b.box || a.box.values == b.box.values
    }

    /// Reads the values in place.
    func read<T>(_ body: (UnsafeRawPointer) -> T) -> T {
        withUnsafeBytes(of: box.values) { body($0.baseAddress.unsafelyUnwrapped) }
    }

    /// Changes the values in place; those of copies stay.
    mutating func write<T>(_ body: (UnsafeMutableRawPointer) -> T) -> T {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
        return withUnsafeMutableBytes(of: &box.values) { body($0.baseAddress.unsafelyUnwrapped) }
    }

    /// The number of instances as it was set or animated, to the nearest whole number.
    package var wholeCount: Int { Int(clamping: box.values.count) }

    /// How many instances there are.
    package var count: Int { max(0, wholeCount) }

    /// How much later an instance runs than the one before it, seconds.
    var delay: Double { box.values.delay }

    /// How much later the copies run than the original: the least and the most, seconds.
    package var lag: (least: Double, most: Double) {
        let last = Double(max(0, count - 1)) * delay
        return (min(0, last), max(0, last))
    }

    /// The transform of instance `k` in the replicator's space, about its anchor point.
    func transform(_ k: Int, about anchor: CGPoint) -> CATransform3D {
        let power = box.values.transform.repeated(Double(k))
        if CATransform3DIsIdentity(power) { return power }
        return CATransform3DConcat(CATransform3DIdentity, power, about: anchor)
    }

    /// The factors on the premultiplied channels of instance `k`.
    func tint(_ k: Int) -> SIMD4<Double> {
        let v = box.values
        let color = v.color ?? .white
        let offset = SIMD4(
            Double(v.redOffset),
            Double(v.greenOffset),
            Double(v.blueOffset),
            Double(v.alphaOffset)
        )
        let sum =
            SIMD4(color.red, color.green, color.blue, color.alpha)
            + Double(k) * offset
        var tint = sum.clamped(lowerBound: .zero, upperBound: .one)
        (tint.x, tint.y, tint.z) = (tint.x * tint.w, tint.y * tint.w, tint.z * tint.w)
        return tint
    }
}

extension Int {
    /// The nearest whole number that fits; 0 for not-a-number.
    fileprivate init(clamping value: Double) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
    }
}
