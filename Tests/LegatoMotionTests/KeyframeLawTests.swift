import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

/// Laws of keyframes.
struct KeyframeLawTests {
    /// A random keyframe with the velocities that it promises at its start and end.
    private struct Sample: KeyframeTrackContent, CustomStringConvertible {
        enum Kind: CaseIterable { case linear, eased, overshooting, cubic, spring, move }

        let kind: Kind
        let to: Double
        let duration: Double
        let startVelocity: Double?
        let endVelocity: Double?

        init(kind: Kind, using random: inout SeededRandom) {
            self.kind = kind
            to = .random(in: -10...10, using: &random)
            duration = .random(in: 0.1...1, using: &random)
            startVelocity = Bool.random(using: &random) ? .random(in: -9...9, using: &random) : nil
            endVelocity = Bool.random(using: &random) ? .random(in: -9...9, using: &random) : nil
        }

        var body: some KeyframeTrackContent<Double> {
            switch kind {
            case .linear:
                LinearKeyframe(to, duration: duration)
            case .eased:
                LinearKeyframe(to, duration: duration, timingCurve: .easeInOut)
            case .overshooting:
                LinearKeyframe(to, duration: duration, timingCurve: Self.overshooting)
            case .cubic:
                CubicKeyframe(
                    to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity
                )
            case .spring:
                SpringKeyframe(
                    to, duration: duration, spring: .bouncy(duration: 0.4),
                    startVelocity: startVelocity
                )
            case .move:
                MoveKeyframe(to)
            }
        }

        static let overshooting = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: -0.8),
            endControlPoint: UnitPoint(x: 0.6, y: 1.7)
        )

        var length: Double { kind == .move ? 0 : duration }
        var isLinear: Bool { [.linear, .eased, .overshooting].contains(kind) }

        /// Whether the velocity is continuous from this keyframe to the next.
        func isSmooth(towards next: Sample) -> Bool {
            switch (kind, next.kind) {
            case (.move, _), (_, .move):
                false
            case (.cubic, .cubic):
                endVelocity == nil || next.startVelocity == nil || endVelocity == next.startVelocity
            case (.cubic, .spring), (_, .cubic), (_, .spring):
                next.startVelocity == nil
            case (.cubic, _):
                endVelocity == nil
            default:
                false
            }
        }

        var description: String {
            "\(kind)(\(to), \(duration), \(String(describing: startVelocity)), "
                + "\(String(describing: endVelocity)))"
        }
    }

    /// Returns the one-sided slope at a time.
    private func slope(_ value: (Double) -> Double, at time: Double, step: Double) -> Double {
        (-3 * value(time) + 4 * value(time + step) - value(time + 2 * step)) / (2 * step)
    }

    @Test(arguments: [20_261_121 as UInt64, 7, 42])
    func valuesAndVelocitiesAreContinuousWherePromised(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var smooth = 0
        for _ in 0..<400 {
            let samples = (0..<6).map { _ in
                Sample(
                    kind: Sample.Kind.allCases.randomElement(using: &random) ?? .linear,
                    using: &random
                )
            }
            let timeline = KeyframeTimeline(initialValue: 1.0) {
                for sample in samples { sample }
            }
            var time = 0.0
            for (sample, next) in zip(samples, samples.dropFirst()) {
                time += sample.length
                guard sample.length > 0, next.length > 0 else { continue }
                let before = timeline.value(time: time)
                let after = timeline.value(time: time.nextUp)
                #expect(abs(after - before) < 1e-9, "seed \(seed): \(sample) then \(next) jumps")
                if sample.kind != .spring { #expect(before == sample.to) }
                guard sample.isSmooth(towards: next) else { continue }
                smooth += 1
                // The values of the later keyframe begin just after this time.
                let start = time.nextUp
                let left = slope({ timeline.value(time: $0) }, at: time, step: -1e-6)
                let right = slope({ timeline.value(time: $0) }, at: start, step: 1e-6)
                #expect(
                    abs(left - right) < 1e-6 * (1 + abs(left)),
                    "seed \(seed): \(sample) then \(next)"
                )
            }
        }
        #expect(smooth > 300, "seed \(seed)")
    }

    @Test func specifiedVelocitiesAreTheSlopesAtTheEnds() {
        let timeline = KeyframeTimeline(initialValue: -2.0) {
            CubicKeyframe(4, duration: 0.8, startVelocity: 6, endVelocity: -3)
            SpringKeyframe(1, duration: 0.5, startVelocity: 5)
        }
        let value = { timeline.value(time: $0) }
        #expect(abs(slope(value, at: 0, step: 1e-5) - 6) < 1e-6)
        #expect(abs(slope(value, at: 0.8, step: -1e-5) + 3) < 1e-6)
        #expect(abs(slope(value, at: 0.8.nextUp, step: 1e-5) - 5) < 1e-6)
    }

    @Test func aTrackStartsAndEndsAtRestByDefault() {
        let timeline = KeyframeTimeline(initialValue: -2.0) {
            CubicKeyframe(4, duration: 0.5)
            CubicKeyframe(9, duration: 0.5)
        }
        let value = { timeline.value(time: $0) }
        #expect(abs(slope(value, at: 0, step: 1e-5)) < 1e-6)
        #expect(abs(slope(value, at: 1, step: -1e-5)) < 1e-6)
    }

    /// Splitting a motion into keyframes that pass value and velocity on gives the same motion.
    @Test func aSpringSplitIntoPiecesEqualsTheWholeSpring() {
        let whole = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 1, spring: .bouncy, startVelocity: 12)
        }
        let pieces = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.125, spring: .bouncy, startVelocity: 12)
            for _ in 1..<8 { SpringKeyframe(10, duration: 0.125, spring: .bouncy) }
        }
        for index in 0...200 {
            let time = Double(index) / 200
            #expect(abs(whole.value(time: time) - pieces.value(time: time)) < 1e-12)
        }
    }

    @Test func aValueDoesNotDependOnEarlierFrames() {
        func values(framesPerSecond: Int) -> [Double] {
            var player = KeyframePlayer(initialValue: 0.0)
            player.play(at: 0.1) { start in
                SpringKeyframe(10, duration: 0.3, spring: .bouncy)
                CubicKeyframe(start, duration: 0.2)
                LinearKeyframe(3, duration: 0.4)
            }
            var values: [Double] = []
            for frame in 0...2 * framesPerSecond {
                let value = player.value(at: Double(frame) / Double(framesPerSecond))
                // All three rates have frames at twelfths of a second.
                if (frame * 12).isMultiple(of: framesPerSecond) { values.append(value) }
            }
            return values
        }
        let reference = values(framesPerSecond: 24)
        #expect(reference.count == 25)
        #expect(values(framesPerSecond: 60) == reference)
        #expect(values(framesPerSecond: 144) == reference)
    }
}
