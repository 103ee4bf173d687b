import Foundation
import Legato

extension CABasicAnimation {
    /// Creates an endlessly repeating, autoreversing animation with ease-in-ease-out timing.
    static func swing(
        _ keyPath: String, from start: Any? = nil, to end: Any, lasting duration: CFTimeInterval
    ) -> CABasicAnimation {
        let swing = loop(keyPath, from: start, to: end, lasting: duration)
        swing.autoreverses = true
        swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return swing
    }

    /// Creates an endlessly repeating linear animation.
    static func loop(
        _ keyPath: String, from start: Any? = nil, to end: Any, lasting duration: CFTimeInterval
    ) -> CABasicAnimation {
        let loop = CABasicAnimation(keyPath: keyPath)
        (loop.fromValue, loop.toValue) = (start, end)
        loop.duration = duration
        loop.repeatCount = .infinity
        return loop
    }
}

extension CALayer {
    /// Adds an endlessly repeating, autoreversing animation of a property.
    func swing(_ key: String, _ start: Any, _ end: Any, _ duration: CFTimeInterval) {
        add(CABasicAnimation.swing(key, from: start, to: end, lasting: duration), forKey: key)
    }
}
