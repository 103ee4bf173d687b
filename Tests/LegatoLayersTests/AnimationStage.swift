import Foundation
import Legato

/// Creates a keyframe animation of one second.
func keyframes(
    _ keyPath: String, _ values: [Any]? = nil, keyTimes: [NSNumber]? = nil,
    mode: CAAnimationCalculationMode = .linear
) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = keyTimes
    animation.calculationMode = mode
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
}

/// Creates an animation of `position` along a path in one second.
func along(
    _ path: CGPath, keyTimes: [NSNumber]? = nil, mode: CAAnimationCalculationMode = .linear
) -> CAKeyframeAnimation {
    let animation = keyframes("position", keyTimes: keyTimes, mode: mode)
    animation.path = path
    return animation
}

/// Creates a path of straight lines.
func polyline(_ points: [(Double, Double)]) -> CGMutablePath {
    let path = CGMutablePath()
    for (i, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
}

/// Creates an animation group with a duration.
func group(_ duration: Double, _ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.duration = duration
    group.animations = animations
    return group
}

/// Returns the presented opacity over the model value 0.5, at times of the clock.
func opacities(of animation: CAAnimation, at times: [Double]) throws -> [Double] {
    let stage = Stage()
    stage.change { stage.layer.opacity = 0.5 }
    return try stage.clock([animation], at: times) { Double($0.opacity) }
}

/// Returns the presented position over the model value (100, 100).
func positions(of animation: CAAnimation, at times: [Double]) throws -> [Double] {
    try Stage().clock([animation], at: times) { [$0.position.x, $0.position.y] }
        .flatMap { $0 }.map(Double.init)
}

/// Returns the presented transform.
func transforms(of animation: CAAnimation, at times: [Double]) throws -> [CATransform3D] {
    try Stage().clock([animation], at: times) { $0.transform }
}
