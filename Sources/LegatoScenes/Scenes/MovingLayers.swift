import Foundation
import Legato

extension DemoScene {
    /// The workload for the comparison with other toolkits.
    static let layers = DemoScene(
        id: "layers", title: "A thousand layers",
        sentence: "A thousand layers move, rotate and fade forever, each with its own timing.",
        defaultCount: 1000, stillTime: 1.5
    ) { MovingLayer(side: 24, cornerRadius: 6).root(size: $0, count: $1) }

    /// The same workload with small squares, for the benchmark only.
    public static let plainLayers = DemoScene(
        id: "layers-plain", title: "A thousand squares",
        sentence: "A thousand squares of 8 points move, rotate and fade forever.",
        defaultCount: 1000, stillTime: 1.5
    ) { MovingLayer(side: 8, cornerRadius: 0).root(size: $0, count: $1) }
}

/// A rounded rectangle that moves between two random points.
private struct MovingLayer {
    let side: CGFloat
    let cornerRadius: CGFloat

    func root(size: CGSize, count: Int) -> CALayer {
        let root = CALayer(backdrop: size)
        var random = LinearCongruentialGenerator(state: 12345)
        for _ in 0..<count { root.addSublayer(make(in: size, &random)) }
        return root
    }

    /// The best approximation of the in-out cubic, which has two pieces, by one cubic Bézier curve.
    ///
    /// The largest error is 0.0027; that of the best curve inside 0...1, (0.66, 0, 0.34, 1), is
    /// 0.0084.
    static let inOutCubic = CAMediaTimingFunction(controlPoints: 0.624, -0.042, 0.376, 1.042)

    private func make(in size: CGSize, _ random: inout LinearCongruentialGenerator) -> CALayer {
        func corner() -> CGPoint {
            let x = random.next() * (size.width - side)
            return CGPoint(x: x, y: random.next() * (size.height - side))
        }
        let (start, end) = (corner(), corner())
        let angle = (90 + 270 * random.next()) * .pi / 180
        let half = CGVector(dx: side / 2, dy: side / 2)
        let layer = CALayer(
            center: CGPoint(x: start.x + half.dx, y: start.y + half.dy),
            size: CGSize(width: side, height: side), cornerRadius: cornerRadius
        )
        layer.opacity = 0.8
        let target = CGPoint(x: end.x + half.dx, y: end.y + half.dy)
        layer.add(swing("position", from: layer.position, to: target, &random), forKey: "position")
        layer.add(swing("transform.rotation.z", from: 0, to: angle, &random), forKey: "rotation")
        layer.add(swing("opacity", from: 0.8, to: 0.4, &random), forKey: "opacity")
        func channel() -> CGFloat { (64 + 191 * random.next()).rounded(.down) / 255 }
        let (red, green) = (channel(), channel())
        layer.backgroundColor = CGColor(red: red, green: green, blue: channel())
        return layer
    }

    /// Returns an endless autoreversing animation that starts within its first cycle.
    private func swing(
        _ keyPath: String, from: Any, to: Any, _ random: inout LinearCongruentialGenerator
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1 + 2 * random.next()
        animation.timeOffset = random.next() * animation.duration
        animation.timingFunction = Self.inOutCubic
        animation.autoreverses = true
        animation.repeatCount = .infinity
        return animation
    }
}

/// The random number generator used by all programs of the comparison.
private struct LinearCongruentialGenerator {
    var state: UInt32

    /// Returns a number from 0 up to, but not including, 1.
    mutating func next() -> Double {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Double(state) / 4_294_967_296
    }
}
