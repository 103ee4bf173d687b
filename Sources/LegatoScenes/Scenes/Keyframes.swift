import Foundation
import Legato

extension DemoScene {
    /// Keyframes with individual timing functions.
    static let keyframes = DemoScene(
        id: "keyframes",
        title: "Heartbeat",
        sentence: "Five keyframes with individual timing functions make a heart beat: click the "
            + "heart to make it race.",
        stillTime: 1.6,
        script: { ScriptedInput.tap(atFrame: 90, at: Heartbeat.place(SceneFrame($0))) }
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75))
        // Heart and curve share this layer's clock.
        let body = CALayer()
        body.frame = CGRect(origin: .zero, size: size)
        let heart = Heartbeat.heart(frame)
        for layer in Heartbeat.plot(frame) + [heart] { body.addSublayer(layer) }
        root.addSublayer(body)
        heart.addGesture(TapGesture().onEnded { [unowned body] in Heartbeat.changePace(of: body) })
        root.addSublayer(FocusChain.layer([.button(heart) { Heartbeat.changePace(of: body) }]))
        return root
    }
}

/// A heart and the curve of its beat.
private enum Heartbeat {
    /// The duration of a beat in seconds.
    private static let length = 1.5
    private static let values = [1, 1.28, 0.94, 1.16, 1]
    private static let times = [0, 0.16, 0.34, 0.52, 1]
    /// The timing function's control points between consecutive values.
    private static let pacing: [[Double]] = [
        [0.2, 0.8, 0.2, 1], [0.4, 0, 0.6, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1],
    ]

    /// Returns one beat; `place` maps a value to a value of the key path.
    private static func beat(_ keyPath: String, _ place: (Double) -> Double) -> CAKeyframeAnimation
    {
        let beat = CAKeyframeAnimation(keyPath: keyPath)
        beat.values = values.map(place)
        beat.keyTimes = times.map { NSNumber(value: $0) }
        beat.timingFunctions = pacing.map {
            let (a, b, c, d) = (Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
            return CAMediaTimingFunction(controlPoints: a, b, c, d)
        }
        beat.duration = length
        beat.repeatCount = .infinity
        return beat
    }

    /// Toggles between single and double speed, without a jump of the layer's time.
    static func changePace(of body: CALayer) {
        let reading = body.convertTime(CACurrentMediaTime(), from: nil)
        body.beginTime = body.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
        body.timeOffset = reading
        body.speed = body.speed == 1 ? 2 : 1
    }

    static func place(_ frame: SceneFrame) -> CGPoint { frame.point(0.23, 0.5) }

    static func heart(_ frame: SceneFrame) -> CALayer {
        let heart = CAShapeLayer()
        heart.name = "heart"
        let side = frame.unit * 3
        heart.bounds = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        heart.path = outline(frame.unit * 1.5)
        heart.fillColor = Palette.coral
        heart.position = place(frame)
        heart.addShadow(opacity: 0.45, radius: frame.unit * 0.25, drop: frame.unit * 0.15)
        heart.add(beat("transform.scale") { $0 }, forKey: "beat")
        return heart
    }

    /// Returns the curve of the scale over a beat, its key values and a dot that runs along it.
    static func plot(_ frame: SceneFrame) -> [CALayer] {
        let unit = frame.unit
        let plot = frame.part(0.5, 0.24, 0.44, 0.5)
        func y(_ value: Double) -> CGFloat { plot.maxY - plot.height * (value - 0.94) / 0.34 }
        func x(_ time: Double) -> CGFloat { plot.minX + plot.width * time }
        func line(_ points: [CGPoint], _ color: CGColor, _ width: CGFloat) -> CALayer {
            CAShapeLayer(line: CGPath(through: points), color: color, width: width)
        }
        let keys = zip(times, values).flatMap { time, value -> [CALayer] in
            [
                line(
                    [
                        CGPoint(x: x(time), y: y(value)),
                        CGPoint(x: x(time), y: plot.maxY + unit * 0.4),
                    ],
                    Palette.edge,
                    unit * 0.025
                ),
                CALayer(
                    disc: unit * 0.2, at: CGPoint(x: x(time), y: y(value)), color: Palette.gold
                ),
                CATextLayer(
                    String(format: "%.2f", value), size: unit * 0.22,
                    at: CGPoint(x: x(time), y: plot.maxY + unit * 0.65), .center
                ),
            ]
        }
        let points = (0...200).map { CGPoint(x: x(Double($0) / 200), y: y(value($0))) }
        let dot = CALayer(disc: unit * 0.32, at: .zero, color: .white)
        dot.add(
            CABasicAnimation.loop("position.x", from: x(0), to: x(1), lasting: length), forKey: "x"
        )
        dot.add(beat("position.y") { y($0) }, forKey: "y")
        return [line(points, Palette.coral, unit * 0.05)] + keys + [dot]
    }

    /// Returns the value after `step` two-hundredths of a beat.
    private static func value(_ step: Int) -> Double {
        let time = Double(step) / 200
        let index = times.dropFirst().dropLast().filter { $0 <= time }.count
        let points = pacing[index]
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: points[0], y: points[1]),
            endControlPoint: UnitPoint(x: points[2], y: points[3])
        )
        let part = curve.value(at: (time - times[index]) / (times[index + 1] - times[index]))
        return values[index] + (values[index + 1] - values[index]) * part
    }

    /// Returns a heart around the origin.
    private static func outline(_ radius: CGFloat) -> CGPath {
        CGPath(
            through: (0..<120).map { step in
                let angle = 2 * Double.pi * Double(step) / 120
                let (x, y) = (
                    16 * pow(sin(angle), 3),
                    13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
                )
                return CGPoint(x: radius * x / 16, y: -radius * (y + 2) / 16)
            },
            isClosed: true
        )
    }
}
