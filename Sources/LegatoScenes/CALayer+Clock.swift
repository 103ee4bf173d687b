import Foundation
import Legato

extension CALayer {
    /// Stops the layer's clock at a reading.
    func stopClock(at reading: CFTimeInterval) {
        speed = 0
        timeOffset = reading
    }

    /// Lets a stopped clock go on from where it stands.
    func startClock() {
        let reading = timeOffset
        let now = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
        speed = 1
        timeOffset = 0
        beginTime = now - reading
    }
}
