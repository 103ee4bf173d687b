import CoreGraphics
import Foundation
import QuartzCore

final class Badge: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        cornerRadius = bounds.height / 2
    }
}

@MainActor
func pulse(_ layer: CALayer) {
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 1
    scale.toValue = 1.2
    scale.duration = 0.6
    scale.autoreverses = true
    scale.repeatCount = .infinity
    scale.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(scale, forKey: "pulse")
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.2)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CATransaction.commit()
}
