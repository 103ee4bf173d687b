import Foundation
import Legato
import Testing

/// A display at one second with a live layer of 100 x 100 points in the middle of 200 x 200.
final class Stage {
    let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
    let layer: CALayer

    init(_ layer: CALayer = CALayer()) {
        self.layer = layer
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        display.rootLayer.addSublayer(layer)
        display.advance(by: 1)
    }

    /// Changes layers without actions and commits.
    func change(_ body: () -> Void) {
        withoutActions(body)
        CATransaction.flush()
    }

    /// Returns the layer's current presentation layer.
    func shown() throws -> CALayer { try #require(layer.presentation()) }

    /// Plays `animations` on the layer with its clock stopped at each of `times` in turn.
    ///
    /// This is `clock(t)` in the facts: speed 0, all animations begin at local time 0.
    func clock<T>(
        _ animations: [CAAnimation], at times: [Double], read: (CALayer) throws -> T
    ) throws -> [T] {
        change {
            layer.speed = 0
            layer.timeOffset = 0
        }
        for (i, animation) in animations.enumerated() { layer.add(animation, forKey: "\(i)") }
        CATransaction.flush()
        return try times.map { time in
            change { layer.timeOffset = time }
            return try read(try shown())
        }
    }
}

/// Runs a closure with actions disabled.
func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
}

/// Creates a linear animation of one second.
func basic(
    _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
}

/// Returns the presented opacities of the facts' animation from 0 to 1 over the model value 0.5, at
/// times of the clock.
func opacities(
    at times: [Double], _ configure: (CABasicAnimation) -> Void = { _ in }
) throws -> [Double] {
    let animation = basic("opacity", from: 0, to: 1)
    configure(animation)
    return try opacities(of: animation, at: times)
}

/// Expects numbers to be equal within a tolerance, by default that of the facts' sampled values.
func expectClose(
    _ actual: [Double], _ expected: [Double], within tolerance: Double = 1e-3,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let isClose =
        actual.count == expected.count
        && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isClose, "\(actual) should be \(expected)", sourceLocation: sourceLocation)
}

/// Expects a rectangle, within the facts' tolerance for geometry.
func expectRect(
    _ actual: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectClose(
        [actual.origin.x, actual.origin.y, actual.size.width, actual.size.height],
        [x, y, width, height], within: 1e-9, sourceLocation: sourceLocation
    )
}

/// Expects a point, within the facts' tolerance for geometry.
func expectPoint(
    _ actual: CGPoint, _ x: Double, _ y: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectClose([actual.x, actual.y], [x, y], within: 1e-9, sourceLocation: sourceLocation)
}
