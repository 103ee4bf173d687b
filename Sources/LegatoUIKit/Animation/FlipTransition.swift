import Foundation
import LegatoGraphics
import LegatoLayers

/// A flip of a view about an axis through its centre, from its old content to its new content.
///
/// The old content is a copy of the view's layers in front of them, which turns until it is
/// edge-on. The view itself then turns in.
final class FlipTransition {
    private let layer: CALayer
    private let old: CALayer
    private let options: UIView.AnimationOptions
    private let turn: (angle: CGFloat, x: CGFloat, y: CGFloat)
    private let delegate: any CAAnimationDelegate

    /// Copies the layers of a view; nil if the options contain no flip, or the view has no
    /// superview.
    init?(
        _ options: UIView.AnimationOptions, of layer: CALayer, _ delegate: any CAAnimationDelegate
    ) {
        guard let turn = Self.turn(options), let superlayer = layer.superlayer else { return nil }
        (self.layer, self.options, self.turn) = (layer, options, turn)
        self.delegate = delegate
        old = layer.duplicate()
        CATransaction.run {
            CATransaction.setDisableActions(true)
            superlayer.insertSublayer(old, above: layer)
        }
    }

    /// Turns from the copied content to the view's own.
    func start(duration: TimeInterval) {
        add(to: old, 0...0.5, duration)
        add(to: layer, 0.5...1, duration)
    }

    /// The angle of the whole turn and its axis.
    private static func turn(
        _ options: UIView.AnimationOptions
    ) -> (angle: CGFloat, x: CGFloat, y: CGFloat)? {
        switch options.intersection(UIView.AnimationOptions(rawValue: 7 << 20)) {
        case .transitionFlipFromLeft: (.pi, 0, 1)
        case .transitionFlipFromRight: (-.pi, 0, 1)
        case .transitionFlipFromTop: (-.pi, 1, 0)
        case .transitionFlipFromBottom: (.pi, 1, 0)
        default: nil
        }
    }

    /// Turns a layer, and shows it during its half of the turn only.
    private func add(
        to target: CALayer, _ half: ClosedRange<Double>, _ duration: TimeInterval
    ) {
        let isOld = half.lowerBound == 0
        let distance = 2 * max(layer.bounds.width, layer.bounds.height, 1)
        let steps = 32
        let rotation = CAKeyframeAnimation(keyPath: "transform")
        rotation.values = (0...steps).map { step in
            let progress = Double(step) / Double(steps)
            var angle = turn.angle * min(max(progress, half.lowerBound), half.upperBound)
            // The new content ends facing the viewer.
            if !isOld { angle -= turn.angle }
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / distance
            let turned = CATransform3DMakeRotation(angle, turn.x, turn.y, 0)
            return CATransform3DConcat(
                CATransform3DConcat(layer.transform, turned), perspective
            )
        }
        let visibility = CAKeyframeAnimation(keyPath: "opacity")
        visibility.calculationMode = .discrete
        visibility.keyTimes = [0, 0.5, 1]
        visibility.values = isOld ? [layer.opacity, 0] : [0, layer.opacity]
        for animation in [rotation, visibility] { animation.duration = duration }
        let group = CAAnimationGroup()
        group.animations = [rotation, visibility]
        group.duration = duration
        group.timingFunction = options.function
        if isOld {
            // The final frame stays until the end is reported.
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
        } else {
            group.delegate = self
        }
        target.add(group, forKey: "flip")
    }
}

extension FlipTransition: CAAnimationDelegate {
    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        CATransaction.run {
            CATransaction.setDisableActions(true)
            old.removeFromSuperlayer()
        }
        delegate.animationDidStop(animation, finished: finished)
    }
}
