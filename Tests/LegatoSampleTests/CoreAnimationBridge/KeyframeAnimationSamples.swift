import Foundation
import Legato
import Testing

/// 002 Core Animation: keyframes.
///
/// Samples 4 to 6 of document 002: values and paths.
@MainActor struct KeyframeAnimationSamples {
    private let stage = BridgeStage()

    /// Returns the presented scale of the layer.
    private func scale(_ shown: CALayer) -> Double { Double(shown.transform.m11) }

    @Test func sample4_everySegmentHasItsKeyTimeAndTimingFunction() throws {
        let values = [1.0, 1.4, 0.8, 1.1, 1.0]
        let times = [0, 0.2, 0.5, 0.8, 1.0]
        let names: [CAMediaTimingFunctionName] = [.easeOut, .easeIn, .easeOut, .easeInEaseOut]
        let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
        bounce.values = values
        bounce.keyTimes = times.map { NSNumber(value: $0) }
        bounce.duration = 0.8
        bounce.timingFunctions = names.map { CAMediaTimingFunction(name: $0) }
        stage.change { stage.layer.add(bounce, forKey: "bounce") }
        var (moments, expected) = ([Double](), [Double]())
        for index in names.indices {
            for part in [0, 0.3, 0.6] {
                moments.append((times[index] + (times[index + 1] - times[index]) * part) * 0.8)
                let fraction = curve(names[index], at: [part])[0]
                expected.append(values[index] + (values[index + 1] - values[index]) * fraction)
            }
        }
        expectEqual(
            try stage.values(at: moments + [0.8, 2], scale), expected + [1, 1], within: 1e-6
        )
    }

    @Test func sample5_theLayerFollowsThePathAndRotatesWithIt() throws {
        let (a, b) = (CGPoint(x: 40, y: 320), CGPoint(x: 340, y: 60))
        let (c1, c2) = (CGPoint(x: 90, y: 40), CGPoint(x: 260, y: 330))
        let path = CGMutablePath()
        path.move(to: a)
        path.addCurve(to: b, control1: c1, control2: c2)
        let drive = CAKeyframeAnimation(keyPath: "position")
        drive.path = path
        drive.duration = 2
        drive.rotationMode = .rotateAuto
        drive.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        stage.change {
            stage.layer.add(drive, forKey: "drive")
            stage.layer.position = b
        }
        #expect(stage.layer.position == b)
        /// Returns a point of the curve and its direction.
        func point(_ t: Double) -> (x: Double, y: Double, angle: Double) {
            func mix(_ p: [CGFloat]) -> (Double, Double) {
                let (u, p) = (1 - t, p.map(Double.init))
                let fraction =
                    3 * (u * u * (p[1] - p[0]) + 2 * u * t * (p[2] - p[1]) + t * t * (p[3] - p[2]))
                let sum = u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2]
                return (sum + t * t * t * p[3], fraction)
            }
            let (x, y) = (mix([a.x, c1.x, c2.x, b.x]), mix([a.y, c1.y, c2.y, b.y]))
            return (x.0, y.0, atan2(y.1, x.1))
        }
        let course = (0...20_000).map { point(Double($0) / 20_000) }
        var last = -1
        for part in [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999] {
            let shown = try #require(try stage.values(at: [part * 2], { $0 }).first)
            let (x, y) = (Double(shown.position.x), Double(shown.position.y))
            let nearest = try #require(
                course.indices.min {
                    hypot(course[$0].x - x, course[$0].y - y)
                        < hypot(course[$1].x - x, course[$1].y - y)
                }
            )
            let place = course[nearest]
            #expect(hypot(place.x - x, place.y - y) < 0.05, "at \(part)")
            #expect(nearest > last, "at \(part)")
            last = nearest
            let angle = atan2(Double(shown.transform.m12), Double(shown.transform.m11))
            #expect(abs(remainder(angle - place.angle, 2 * .pi)) < 0.01, "at \(part)")
        }
        stage.display.advance(by: 1)
        #expect(try stage.shown().position == b)
        #expect(CATransform3DIsIdentity(try stage.shown().transform))
    }

    private func shake() -> CAKeyframeAnimation {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, -12, 12, -7, 7, -3, 3, 0]
        shake.keyTimes = [0, 0.1, 0.3, 0.4, 0.55, 0.7, 0.9, 1.0]
        shake.duration = 0.5
        shake.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return shake
    }

    @Test func sample6_aShakeOscillatesAndEndsWhereItBegan() throws {
        let shake = shake()
        stage.change { stage.layer.add(shake, forKey: "shake") }
        let ends: [Double] = [0, -12, 12, -7, 7, -3, 3, 0]
        let times = [0, 0.1, 0.3, 0.4, 0.55, 0.7, 0.9, 1.0]
        let parts = stride(from: 0, through: 1.2, by: 0.05).map { $0 }
        let seen = try stage.values(at: parts.map { $0 * 0.5 }) { Double($0.transform.m41) }
        let expected = curve(.easeOut, at: parts.map { min($0, 1) }).map { time in
            guard let end = times.firstIndex(where: { $0 >= time }), end > 0 else { return 0.0 }
            let fraction = (time - times[end - 1]) / (times[end] - times[end - 1])
            return ends[end - 1] + (ends[end] - ends[end - 1]) * fraction
        }
        expectEqual(seen, expected, within: 1e-3)
        #expect(seen.contains { $0 < -6 } && seen.contains { $0 > 6 })
        #expect(stage.layer.position == CGPoint(x: 180, y: 220))
    }
}
