import Foundation
import Legato
import Testing

/// One layer on a headless display.
///
/// Like the layer of a view it has no implicit animations.
@MainActor
final class BridgeStage {
    let display: HeadlessDisplay
    let layer: CALayer
    /// The time at which the layer's animations began.
    private(set) var start = 0.0

    init(_ layer: CALayer = CALayer(), refreshRate: Double = 60) {
        display = HeadlessDisplay(size: CGSize(width: 400, height: 400), refreshRate: refreshRate)
        self.layer = layer
        display.perform {
            layer.frame = CGRect(x: 150, y: 200, width: 60, height: 40)
            display.rootLayer.addSublayer(layer)
        }
        display.advance(frames: 1)
    }

    /// Makes changes at the display's time, at which their animations begin.
    func change(_ body: () -> Void) {
        start = display.time
        display.perform {
            CATransaction.setDisableActions(true)
            body()
            CATransaction.flush()
        }
        display.advance(frames: 0)
    }

    /// Returns the layer's presentation.
    func shown() throws -> CALayer { try #require(display.perform { layer.presentation() }) }

    /// Returns values read from the presentation at increasing times after the change.
    func values<T>(at times: [Double], _ read: (CALayer) throws -> T) throws -> [T] {
        try times.map { time in
            display.advance(by: max(0, start + time - display.time))
            return try read(try shown())
        }
    }
}

/// Returns a timing function's values at fractions of a duration.
func curve(_ name: CAMediaTimingFunctionName, at parts: [Double]) -> [Double] {
    let curve: UnitCurve =
        switch name {
        case .easeIn: .bezier(from: (0.42, 0), to: (1, 1))
        case .easeOut: .bezier(from: (0, 0), to: (0.58, 1))
        case .easeInEaseOut: .bezier(from: (0.42, 0), to: (0.58, 1))
        default: .linear
        }
    return parts.map { curve.value(at: $0) }
}

extension UnitCurve {
    static func bezier(from a: (Double, Double), to b: (Double, Double)) -> UnitCurve {
        .bezier(
            startControlPoint: UnitPoint(x: a.0, y: a.1), endControlPoint: UnitPoint(x: b.0, y: b.1)
        )
    }
}
