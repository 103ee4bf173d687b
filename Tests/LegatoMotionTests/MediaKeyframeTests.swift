import Foundation
import LegatoMotion
import TestSupport
import Testing

/// Keyframes of Core Animation.
struct MediaKeyframeTests {
    private let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
    private let numbers: [[Double]] = [[0], [1], [0.5], [0.7]]

    private func values(_ keyframes: MediaKeyframes?, at times: [Double]) -> [Double] {
        times.compactMap { keyframes?.value(at: $0).first }
    }

    private func expectEqual(
        _ a: [Double], _ b: [Double], tolerance: Double = 1e-12,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance },
            "\(a) is not \(b)", sourceLocation: sourceLocation
        )
    }

    @Test("P46: paced values") func pacedValues() {
        expectEqual(
            values(MediaKeyframes(values: numbers, mode: .paced), at: times),
            [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]
        )
    }

    @Test("P48: tension") func tension() {
        let values: [[Double]] = [[0], [1], [4], [9]]
        let smooth = MediaKeyframes(values: values, mode: .cubic)
        let tight = MediaKeyframes(
            values: values, mode: .cubic, shape: MediaKeyframes.Shape(tension: [0, 1, 1, 0])
        )
        expectEqual(self.values(smooth, at: [0.5]), [2.25])
        expectEqual(self.values(tight, at: [0.5]), [2.5])
    }

    @Test("P49: one value animates nothing") func oneValue() {
        for mode in [MediaKeyframes.CalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced]
        {
            #expect(MediaKeyframes(values: [[0.3]], mode: mode) == nil)
            #expect(MediaKeyframes(values: [], mode: mode) == nil)
        }
        #expect(MediaKeyframes(values: numbers, keyTimes: [0]) == nil)
    }

    /// The tangents on both sides of a value, for all three parameters, compared with the formula.
    @Test func continuityAndBiasBendTheTangents() throws {
        let (t, c, b) = (0.25, -0.5, 0.75)
        let shape = MediaKeyframes.Shape(tension: [9, t], continuity: [9, c], bias: [9, b, 0, 9])
        let keyframes = try #require(
            MediaKeyframes(
                values: [[2], [3], [7]], keyTimes: [0, 0.25, 1], mode: .cubic, shape: shape
            )
        )
        // v₁ − v₀ = 1 over 0.25, v₂ − v₁ = 4 over 0.75.
        let out =
            (1 - t) * (1 + b) * (1 + c) / 2 * 1 + (1 - t) * (1 - b) * (1 - c) / 2 * 4
        let into =
            (1 - t) * (1 + b) * (1 - c) / 2 * 1 + (1 - t) * (1 - b) * (1 + c) / 2 * 4
        func value(_ time: Double) -> Double { keyframes.value(at: time)[0] }
        let step = 1e-6
        let right = (-3 * value(0.25) + 4 * value(0.25 + step) - value(0.25 + 2 * step)) / 2 / step
        let left = (3 * value(0.25) - 4 * value(0.25 - step) + value(0.25 - 2 * step)) / 2 / step
        #expect(abs(right - out * 2 * 0.75 / 1 / 0.75) < 1e-6)
        #expect(abs(left - into * 2 * 0.25 / 1 / 0.25) < 1e-6)
        // The tangents at the ends point to the adjacent values.
        let start = (-3 * value(0) + 4 * value(step) - value(2 * step)) / 2 / step
        #expect(abs(start - 1 / 0.25) < 1e-6)
    }

    @Test func vectorsArePacedByTheirDistance() {
        let keyframes = MediaKeyframes(values: [[0, 0], [3, 4], [3, 19]], mode: .paced)
        #expect(keyframes?.value(at: 0.25) == [3, 4])
        #expect(keyframes?.value(at: 0.5) == [3, 9])
        #expect(keyframes?.position(at: 0.5) == .init(index: 1, fraction: 1.0 / 3))
    }

    @Test func aCubicPacedCurvePassesThroughItsValuesAtConstantSpeed() throws {
        let points: [[Double]] = [[0, 0], [10, 0], [10, 30], [11, 31], [-20, 40]]
        let paced = try #require(MediaKeyframes(values: points, mode: .cubicPaced))
        let cubic = try #require(MediaKeyframes(values: points, mode: .cubic))
        func distance(_ a: [Double], _ b: [Double]) -> Double {
            zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
        let path = (0...4000).map { paced.value(at: Double($0) / 4000) }
        #expect(path.first == points.first)
        #expect(path.last == points.last)
        let steps = zip(path, path.dropFirst()).map(distance)
        let mean = steps.reduce(0, +) / Double(steps.count)
        // A chord is shorter than its arc by the square of its length.
        for step in steps { #expect(abs(step / mean - 1) < 1e-3) }
        for index in 0...4000 {
            let position = paced.position(at: Double(index) / 4000)
            let time = (Double(position.index) + position.fraction) / 4
            #expect(distance(cubic.value(at: time), path[index]) < 1e-9)
        }
    }

    @Test func cubicPacedCurvesOfNumbersKeepTheirSpeedAtTurningPoints() throws {
        let paced = try #require(MediaKeyframes(values: [[0], [10], [0]], mode: .cubicPaced))
        expectEqual(
            values(paced, at: [0, 0.125, 0.25, 0.5, 0.75, 1]), [0, 2.5, 5, 10, 5, 0],
            tolerance: 1e-9
        )
    }

    @Test func pacedValuesWithoutADistanceAreSpacedEvenly() {
        for mode in [MediaKeyframes.CalculationMode.paced, .cubicPaced] {
            let keyframes = MediaKeyframes(values: [[3], [3], [3]], mode: mode)
            #expect(values(keyframes, at: [0, 0.3, 0.5, 1]) == [3, 3, 3, 3])
        }
        let empty = MediaKeyframes(values: [[], []], mode: .paced)
        #expect(empty?.value(at: 0.5) == [])
    }

    @Test func pacedModesIgnoreTimesAndFunctions() {
        for mode in [MediaKeyframes.CalculationMode.paced, .cubicPaced] {
            let plain = MediaKeyframes(values: numbers, mode: mode)
            let more = MediaKeyframes(
                values: numbers, keyTimes: [0, 0.9],
                timingFunctions: [CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1)], mode: mode
            )
            #expect(values(plain, at: times) == values(more, at: times))
        }
    }

    @Test func eachSegmentHasItsTimingFunction() {
        let ease = CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1)
        for mode in [MediaKeyframes.CalculationMode.linear, .cubic] {
            let plain = MediaKeyframes(values: numbers, mode: mode)
            let eased = MediaKeyframes(values: numbers, timingFunctions: [ease], mode: mode)
            for index in 0...20 {
                let local = Double(index) / 20
                expectEqual(
                    values(eased, at: [local / 3]), values(plain, at: [ease.value(at: local) / 3])
                )
                // Missing functions are linear.
                let later = (1 + 2 * local) / 3
                #expect(values(eased, at: [later]) == values(plain, at: [later]))
            }
        }
    }

    @Test func discreteValuesHoldBetweenTheirTimes() {
        func discrete(_ times: [Double]?) -> [Double] {
            values(
                MediaKeyframes(values: numbers, keyTimes: times, mode: .discrete),
                at: [0, 0.1, 0.24, 0.25, 0.5, 0.74, 0.75, 0.9, 1]
            )
        }
        let even = [0, 0, 0, 1, 0.5, 0.5, 0.7, 0.7, 0.7]
        #expect(discrete(nil) == even)
        #expect(discrete([0, 0.25, 0.5, 0.75, 1]) == even)
        #expect(discrete([0, 0.25, 0.5, 1]) == [0, 0, 0, 1, 0.5, 0.5, 0.5, 0.5, 0.7])
        #expect(
            discrete([0, 0.1, 0.2, 0.25, 0.5]) == [0, 1, 0.5] + [Double](repeating: 0.7, count: 6)
        )
        #expect(discrete([0.25, 0.75]) == [0, 0, 0, 0, 0, 0, 1, 1, 1])
    }

    @Test func withUnequalCountsTheCommonPrefixIsUsed() {
        let prefix = MediaKeyframes(values: numbers, keyTimes: [0, 0.5, 1])
        #expect(prefix?.count == 3)
        #expect(values(prefix, at: [0.25, 0.75, 1]) == [0.5, 0.75, 0.5])
        let longer = MediaKeyframes(values: [[0], [1]], keyTimes: [0, 0.5, 1])
        #expect(values(longer, at: [0.25, 0.75]) == [0.5, 1])
        let none = MediaKeyframes(values: [[0], [1]], keyTimes: [])
        #expect(values(none, at: [0.25]) == [0.25])
    }

    @Test func outsideItsTimesTheEndValuesHold() {
        let keyframes = MediaKeyframes(values: [[2], [4]], keyTimes: [0.25, 0.75])
        #expect(values(keyframes, at: [-1, 0, 0.25, 0.5, 0.75, 1, 9]) == [2, 2, 2, 3, 4, 4, 4])
        #expect(values(keyframes, at: [.nan, -.infinity, .infinity]) == [2, 2, 4])
    }

    @Test(arguments: [MediaKeyframes.CalculationMode.linear, .discrete, .cubic])
    func decreasingKeyTimesGiveNoNaN(mode: MediaKeyframes.CalculationMode) throws {
        for bad in [0.1, -4, .nan, -.infinity, .infinity, 0.5] {
            let keyframes = try #require(
                MediaKeyframes(
                    values: [[0], [1], [2], [3]], keyTimes: [0, 0.5, bad, 1], mode: mode,
                    shape: .init(tension: [0, 0.5], continuity: [0, -0.5], bias: [0, 0.5])
                )
            )
            for index in 0...100 {
                let value = keyframes.value(at: Double(index) / 100)[0]
                #expect(value >= -1 && value <= 4, "\(mode) \(bad) at \(index)")
            }
            #expect(keyframes.value(at: 0) == [0])
            #expect(keyframes.value(at: 1) == [3])
        }
    }

    @Test func twoValuesAtOneTimeJump() {
        for mode in [MediaKeyframes.CalculationMode.linear, .cubic] {
            let keyframes = MediaKeyframes(
                values: [[0], [1], [5], [6]], keyTimes: [0, 0.5, 0.5, 1], mode: mode
            )
            expectEqual(values(keyframes, at: [0.25, 0.5.nextDown, 0.5, 0.75]), [0.5, 1, 5, 5.5])
        }
    }

    @Test func hugeValuesGiveNoNaN() {
        let maximum = Double.greatestFiniteMagnitude
        for mode in [MediaKeyframes.CalculationMode.linear, .paced, .cubic, .cubicPaced] {
            let keyframes = MediaKeyframes(values: [[-maximum], [maximum], [-maximum]], mode: mode)
            for value in values(keyframes, at: times) { #expect(!value.isNaN, "\(mode)") }
        }
    }

    @Test func valuesOfUnequalLengthTrap() async {
        await #expect(processExitsWith: .failure) {
            _ = MediaKeyframes(values: [[0, 1], [2]])
        }
    }

    @Test func evaluationAllocatesNothing() async {
        await #expect(processExitsWith: .success) {
            let modes: [MediaKeyframes.CalculationMode] = [
                .linear, .discrete, .paced, .cubic, .cubicPaced,
            ]
            let all = modes.compactMap { mode in
                MediaKeyframes(
                    values: [[0, 1], [3, 4], [5, -6]],
                    timingFunctions: [CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1)], mode: mode
                )
            }
            precondition(all.count == 5)
            var result = [0.0, 0.0]
            try AllocationCount.install()
            var count = AllocationCount.during {
                for keyframes in all { result = keyframes.value(at: 0.3) }
            }
            precondition(count >= 5, "\(count) arrays were counted.")
            count = AllocationCount.during {
                for keyframes in all {
                    for index in 0...100 { keyframes.write(at: Double(index) / 100, into: &result) }
                }
            }
            precondition(count == 0, "\(count) objects were allocated.")
        }
    }
}
