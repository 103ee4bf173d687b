import Foundation
import Legato

extension BenchmarkScene {
    /// Returns a dark background with `count` layers at different positions.
    static func root(_ size: CGSize, _ count: Int, _ make: (Int, CGPoint) -> CALayer) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = CGColor(red: 0.06, green: 0.08, blue: 0.09)
        for index in 0..<count {
            // Multiples of the golden ratio and of a similar number are evenly distributed.
            let x = (Double(index) * 0.754_877_666).truncatingRemainder(dividingBy: 1)
            let y = (Double(index) * 0.569_840_296).truncatingRemainder(dividingBy: 1)
            let place = CGPoint(x: 40 + x * (size.width - 80), y: 40 + y * (size.height - 80))
            root.addSublayer(make(index, place))
        }
        return root
    }

    /// Returns a rounded rectangle, which moves by default.
    static func dot(at place: CGPoint, _ index: Int, moves: Bool = true) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        layer.position = place
        (layer.cornerRadius, layer.backgroundColor) = (6, color(index))
        if moves { layer.add(move(from: place, index), forKey: "move") }
        return layer
    }

    /// Animates the layers to the other of two positions every half second's worth of ticks.
    static func send(_ root: CALayer, _ number: Int, _ animation: Animation) {
        guard number % 30 == 0 else { return }
        let step: CGFloat = number % 60 == 0 ? 30 : -30
        CALayer.animate(animation) {
            for layer in root.sublayers ?? [] { layer.position.x += step }
        }
    }

    /// Returns one of a few colours.
    static func color(_ index: Int) -> CGColor {
        let part = CGFloat(index % 7) / 7
        return CGColor(red: 0.3 + 0.6 * part, green: 0.8 - 0.5 * part, blue: 0.9)
    }

    /// Returns an animation back and forth that repeats forever.
    static func move(from place: CGPoint, _ index: Int) -> CABasicAnimation {
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = place
        move.toValue = CGPoint(x: place.x + 30, y: place.y + 24)
        (move.duration, move.autoreverses) = (0.7 + Double(index % 13) / 10, true)
        move.repeatCount = .infinity
        return move
    }

    /// Returns a rotation that repeats forever.
    static func turn(seconds: Double) -> CABasicAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
        (turn.duration, turn.repeatCount) = (seconds, .infinity)
        return turn
    }
}
