import Foundation
import Legato

/// Fading marks that a layer leaves behind while it moves.
final class Trail {
    private let watch: MotionWatch

    /// Adds marks below a layer; they are left at its presentation position from `start()` until it
    /// rests.
    /// - Precondition: the layer has a superlayer.
    init(behind layer: CALayer, color: CGColor, diameter: CGFloat, fade: CFTimeInterval) {
        let marks = (0..<Int(fade * 60)).map { _ in
            let mark = CALayer(disc: diameter, at: .zero, color: color)
            mark.opacity = 0
            layer.superlayer?.insertSublayer(mark, below: layer)
            return mark
        }
        var count = 0
        watch = MotionWatch(layer) { place in
            Self.leave(marks[count % marks.count], at: place, fade)
            count += 1
        }
    }

    /// Leaves marks while the layer moves; call it whenever the layer may start to move.
    func start() { watch.start() }

    private static func leave(_ mark: CALayer, at place: CGPoint, _ fade: CFTimeInterval) {
        CALayer.withoutActions { mark.position = place }
        let fading = CABasicAnimation(keyPath: "opacity")
        fading.fromValue = 0.7
        fading.toValue = 0
        let shrinking = CABasicAnimation(keyPath: "transform.scale")
        shrinking.fromValue = 1
        shrinking.toValue = 0.3
        let group = CAAnimationGroup()
        group.animations = [fading, shrinking]
        group.duration = fade
        mark.add(group, forKey: "fade")
    }
}
