import Foundation
import Legato

/// Marks that a layer leaves behind while it moves, each of which fades away.
enum Trail {
    private static let interval: CFTimeInterval = 1.0 / 60

    /// Puts marks below a layer wherever it is seen from now on.
    static func start(
        behind layer: CALayer,
        color: CGColor,
        diameter: CGFloat,
        fade: CFTimeInterval
    ) {
        guard let root = layer.superlayer else { return }
        let marks = (0..<Int(fade / interval)).map { _ in
            let mark = CALayer(disc: diameter, at: .zero, color: color)
            mark.opacity = 0
            root.insertSublayer(mark, below: layer)
            return mark
        }
        var latest: CGPoint?
        Beat.start(on: layer, every: interval) { [weak layer] count in
            guard let seen = layer?.presentation()?.position, seen != latest else { return }
            latest = seen
            leave(marks[count % marks.count], at: seen, fade)
        }
    }

    private static func leave(_ mark: CALayer, at place: CGPoint, _ fade: CFTimeInterval) {
        CALayer.withoutActions { mark.position = place }
        let fading = CABasicAnimation(keyPath: "opacity")
        fading.fromValue = 0.7
        fading.toValue = 0
        fading.duration = fade
        let shrinking = CABasicAnimation(keyPath: "transform.scale")
        shrinking.fromValue = 1
        shrinking.toValue = 0.3
        let group = CAAnimationGroup()
        group.animations = [fading, shrinking]
        group.duration = fade
        mark.add(group, forKey: "fade")
    }
}
