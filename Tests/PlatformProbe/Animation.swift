import Foundation
import Legato

/// Moves a square back and forth for some seconds.
func animate(_ window: Window, seconds: Double) {
    window.rootLayer.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.15, alpha: 1)
    let square = CALayer()
    square.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    square.position = CGPoint(x: 320, y: 200)
    square.cornerRadius = 12
    square.backgroundColor = CGColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1)
    window.rootLayer.addSublayer(square)
    let motion = CABasicAnimation(keyPath: "position.x")
    motion.fromValue = 120
    motion.toValue = 520
    motion.duration = 0.5
    motion.autoreverses = true
    motion.repeatDuration = seconds
    square.add(motion, forKey: "motion")
}
