import Foundation
import Legato

extension CABasicAnimation {
    /// Creates a way there and back for ever, slow at both ends.
    static func swing(
        _ keyPath: String,
        from start: Any? = nil,
        to end: Any,
        lasting duration: CFTimeInterval
    ) -> CABasicAnimation {
        let swing = loop(keyPath, from: start, to: end, lasting: duration)
        swing.autoreverses = true
        swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return swing
    }

    /// Creates a way that begins again at its end for ever.
    static func loop(
        _ keyPath: String,
        from start: Any? = nil,
        to end: Any,
        lasting duration: CFTimeInterval
    ) -> CABasicAnimation {
        let loop = CABasicAnimation(keyPath: keyPath)
        (loop.fromValue, loop.toValue) = (start, end)
        loop.duration = duration
        loop.repeatCount = .infinity
        return loop
    }
}

extension CALayer {
    /// Lets a property go there and back for ever.
    func swing(_ key: String, _ start: Any, _ end: Any, _ duration: CFTimeInterval) {
        add(CABasicAnimation.swing(key, from: start, to: end, lasting: duration), forKey: key)
    }
}
