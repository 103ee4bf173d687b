import Foundation
import Legato
import Testing

/// Views on a headless display that a test taps and reads.
@MainActor
final class TransactionStage<Content: View> {
    let display: HeadlessDisplay
    let hosting: HostingLayer<Content>
    /// The time of the last tap.
    private(set) var start = 0.0

    init(_ view: Content, width: CGFloat = 400, height: CGFloat = 400) {
        display = HeadlessDisplay(size: CGSize(width: width, height: height))
        hosting = display.perform { HostingLayer(rootView: view) }
        display.perform {
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
        }
        display.advance(frames: 2)
    }

    /// Returns the layers of a class that no superlayer hides, back to front.
    func layers<L: CALayer>(_ type: L.Type) -> [L] {
        func all(_ layer: CALayer) -> [CALayer] {
            layer.isHidden ? [] : [layer] + (layer.sublayers ?? []).flatMap(all)
        }
        return all(hosting).compactMap { $0 as? L }
    }

    /// Returns the text layer with a string; nil if there is none.
    func find(_ string: String) -> CATextLayer? {
        layers(CATextLayer.self).first { $0.string as? String == string }
    }

    /// Returns the text layer with a string.
    func text(_ string: String) throws -> CATextLayer {
        try #require(find(string), "no text shows \(string)")
    }

    /// Returns the first shape; views under test have one outside of controls.
    func shape() throws -> CAShapeLayer { try #require(layers(CAShapeLayer.self).first) }

    /// Returns the presented frame of a layer in the display's coordinate space.
    func frame(_ layer: CALayer) throws -> CGRect {
        try display.perform {
            let shown = try #require(layer.presentation())
            let root = try #require(display.rootLayer.presentation())
            return shown.convert(shown.bounds, to: root)
        }
    }

    /// Returns the presented fill colour of a shape.
    func fill(_ layer: CAShapeLayer) throws -> CGColor {
        try #require(display.perform { layer.presentation()?.fillColor })
    }

    /// Returns the colour at a layer's centre in a snapshot.
    func pixel(_ layer: CALayer) throws -> [UInt8] {
        let frame = try frame(layer)
        let pixel = display.snapshot()[Int(frame.midX), Int(frame.midY)]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    /// Clicks on the centre of the text with a string, and commits the change.
    func tap(_ string: String) throws {
        let frame = try frame(text(string))
        tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Clicks at a location, and commits the change.
    func tap(_ place: CGPoint) {
        start = display.time
        display.send(.pointerDown(PointerEvent(location: place, time: start)))
        display.send(.pointerUp(PointerEvent(location: place, time: start)))
        display.advance(frames: 0)
    }

    /// Returns the values that a closure reads at increasing times after the last tap.
    func values<T>(at times: [Double], _ read: () throws -> T) throws -> [T] {
        try times.map { time in
            display.advance(by: max(0, start + time - display.time))
            return try read()
        }
    }

    /// Waits until everything has settled.
    func settle() { display.advance(by: 6) }
}

/// The lines that monitors record.
@MainActor
final class TransactionTrace {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }

    /// Returns the recorded lines and clears them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension View {
    /// Records the animation of every transaction that passes through.
    func noted(
        _ title: String, in trace: TransactionTrace, withAnimation: Bool = true
    ) -> some View {
        transaction {
            let text = $0.animation.map { String(describing: $0) } ?? "nil"
            trace.write(withAnimation ? "\(title): \(text)" : title)
        }
    }
}

/// Returns the distance that an animation has moved a value at increasing times, frame by frame.
func travel(_ animation: Animation, _ distance: Double = 1, at times: [Double]) -> [Double] {
    var context = AnimationContext<Double>()
    var (clock, isOver) = (0.0, false)
    return times.map { time in
        var value: Double? = distance
        repeat {
            clock = min(clock + 1.0 / 60, time)
            if !isOver {
                value = animation.animate(value: distance, time: clock, context: &context)
            }
            isOver = isOver || value == nil
        } while clock < time
        return isOver ? distance : value ?? distance
    }
}

/// Expects numbers to be equal within the rounding of a frame's arithmetic.
func expectEqual(
    _ actual: [Double], _ expected: [Double], within distance: Double = 1e-4,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        actual.count == expected.count
            && zip(actual, expected).allSatisfy { abs($0 - $1) <= distance },
        "\(actual) instead of \(expected)",
        sourceLocation: sourceLocation
    )
}

/// The descriptions of transactions' animations.
enum Printed {
    static let linear =
        "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver("
        + "ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))"
    static let smooth = fluid(0.5, 1.0)
    static let bouncy = fluid(0.5, 0.7)

    static func fluid(_ response: Double, _ dampingFraction: Double) -> String {
        "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
            + "blendDuration: 0.0)"
    }
}
