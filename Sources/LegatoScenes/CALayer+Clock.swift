import Foundation
import Legato

extension CALayer {
    /// Stops the layer's clock at a local time.
    func stopClock(at reading: CFTimeInterval) {
        speed = 0
        timeOffset = reading
    }

    /// Resumes a stopped clock from its current time.
    func startClock() {
        let reading = timeOffset
        let now = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
        speed = 1
        timeOffset = 0
        beginTime = now - reading
    }
}
