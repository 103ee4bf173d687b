import Foundation
import Legato
import TestSupport
import Testing

/// Scenes of 200 x 200 points, built with a replicator and with individual layers.
enum ReplicatorScene {
    static let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

    /// Returns the pictures of a scene at times of its display.
    static func pictures(at times: [Double] = [0], _ build: (CALayer) -> Void) -> [CGImage] {
        let display = HeadlessDisplay(size: frame.size)
        display.perform { build(display.rootLayer) }
        display.advance(by: 0)
        return times.map { time in
            display.advance(by: time - display.time)
            return display.snapshot()
        }
    }

    static func dot(_ x: Double, _ y: Double) -> CALayer {
        let dot = CALayer()
        dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.position = CGPoint(x: x, y: y)
        dot.backgroundColor = .white
        return dot
    }

    static func replicator(
        _ count: Int, _ step: CATransform3D, delay: Double = 0, _ content: () -> [CALayer]
    ) -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.frame = frame
        layer.instanceCount = count
        layer.instanceTransform = step
        layer.instanceDelay = delay
        for child in content() { layer.addSublayer(child) }
        return layer
    }

    /// Adds a layer for each instance, with the instance's transform and a delayed clock.
    static func unfolded(
        _ count: Int, _ step: CATransform3D, delay: Double = 0,
        anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), as make: () -> CALayer = { CALayer() },
        _ content: () -> [CALayer]
    ) -> CALayer {
        let layer = make()
        layer.frame = frame
        var transform = CATransform3DIdentity
        for k in 0..<count {
            let instance = make()
            instance.bounds = frame
            instance.anchorPoint = anchor
            instance.position = CGPoint(x: anchor.x * 200, y: anchor.y * 200)
            instance.transform = transform
            instance.timeOffset = -Double(k) * delay
            for child in content() { instance.addSublayer(child) }
            layer.addSublayer(instance)
            transform = CATransform3DConcat(transform, step)
        }
        return layer
    }

    /// Expects pictures in which no channel differs by more than 1.
    ///
    /// The same transforms are concatenated in a different order, so edges may be rounded
    /// differently.
    static func expectAlike(
        _ a: [CGImage], _ b: [CGImage], _ comment: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let worst = zip(a, b).map { PictureDifference($0, $1).largest }
        #expect(a.count == b.count, sourceLocation: sourceLocation)
        #expect(worst.allSatisfy { $0 <= 1 }, "\(worst) \(comment)", sourceLocation: sourceLocation)
    }
}
