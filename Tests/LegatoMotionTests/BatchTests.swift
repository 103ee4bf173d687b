import CLegatoMotionKernels
import Foundation
import Testing

@testable import LegatoMotion

/// Batches of springs and curves.
struct BatchTests {
    static let levels = Array(0..<legato_motion_levels())

    @Test(
        "Springs in a batch are bit-identical to single ones", arguments: levels,
        1...5 as ClosedRange<UInt64>
    )
    func springsOfABatchAreBitIdenticalToSingleOnes(level: Int32, seed: UInt64) {
        var random = RandomMotion(seed: seed)
        var batch = SpringBatch(level: level)
        var springs: [(spring: SpringResponse, time: Double)] = []
        for _ in 0..<(2000 + Int(seed)) {
            springs.append((random.spring(), random.time()))
        }
        for pass in 0..<2 {
            for (index, entry) in springs.enumerated() {
                if pass == 0 {
                    batch.append(entry.spring, at: entry.time)
                } else {
                    springs[index].time = random.time()
                    batch.setTime(springs[index].time, at: index)
                }
            }
            batch.evaluateMotion()
            for (index, (spring, time)) in springs.enumerated() {
                let value = batch.value(at: index)
                let velocity = batch.velocity(at: index)
                #expect(
                    value.bitPattern == spring.value(at: time).bitPattern
                        && velocity.bitPattern == spring.velocity(at: time).bitPattern
                        && value.bitPattern == spring.motion(at: time).value.bitPattern
                        && velocity.bitPattern == spring.motion(at: time).velocity.bitPattern
                        && value.isFinite && velocity.isFinite,
                    "seed \(seed), spring \(index) at \(time): \(value), \(velocity)"
                )
            }
            batch.evaluate()
            for (index, (spring, time)) in springs.enumerated() {
                #expect(
                    batch.value(at: index).bitPattern == spring.value(at: time).bitPattern,
                    "seed \(seed), spring \(index) at \(time)"
                )
            }
        }
        batch.removeAll()
        batch.evaluate()
        #expect(batch.count == 0)
    }

    @Test(
        "Timings in a batch are bit-identical to single ones", arguments: levels,
        1...5 as ClosedRange<UInt64>
    )
    func timingsOfABatchAreBitIdenticalToSingleOnes(level: Int32, seed: UInt64) {
        var random = RandomMotion(seed: seed)
        var batch = TimingBatch(level: level)
        var timings: [MediaTiming] = []
        let fills: [MediaFill] = [.removed, .forwards, .backwards, .both]
        for index in 0..<(3000 + Int(seed)) {
            let timing = MediaTiming(
                beginTime: (random.progress() * 4).rounded() / 2,
                duration: index % 3 == 0 ? 0.5 : 0.01 + abs(random.progress()),
                speed: [1, 1, -1, 0, 0.5, 2 * random.progress() - 1][index % 6],
                timeOffset: [0, 0.5, random.progress() - 0.5][index % 5 % 3],
                repeatCount: [0, 1, 2.5, .infinity][index % 4],
                repeatDuration: index % 7 == 0 ? 3 * abs(random.progress()) : 0,
                autoreverses: index % 2 == 0, fill: fills[index / 4 % 4]
            )
            timings.append(timing)
            batch.append(timing)
        }
        var fractions = [Double](repeating: 0, count: timings.count + 8)
        for pass in 0..<40 {
            // Multiples of one half coincide with begins, ends and boundaries between cycles.
            let time = pass % 2 == 0 ? Double(pass) / 4 - 1 : 8 * random.progress() - 1
            // Some ranges begin inside a group of lanes, and some have their own times.
            let first = pass % 11
            let times = pass % 3 == 0 ? fractions.indices.map { Double($0 % 7) + time } : nil
            let showsAll = batch.evaluate(
                first..<timings.count, at: time, times: times, into: &fractions
            )
            for index in first..<timings.count {
                let at = times?[index - first] ?? time
                let (got, single) = (
                    fractions[index - first], timings[index].position(at: at)?.fraction
                )
                #expect(
                    single.map { got.bitPattern == $0.bitPattern } ?? got.isNaN,
                    "seed \(seed), timing \(index) at \(at)"
                )
                #expect(!showsAll || single != nil)
            }
        }
    }

    @Test(
        "Animators in a batch are bit-identical to single ones", arguments: levels,
        1...4 as ClosedRange<UInt64>
    )
    func animatorsOfABatchAreBitIdenticalToSingleOnes(level: Int32, seed: UInt64) {
        var random = RandomMotion(seed: seed)
        let animations: [Animation] = [
            .spring(duration: 0.5, bounce: 0.4), .spring(duration: 0.7), .bouncy.delay(0.1),
            .spring(duration: 0.4, bounce: -0.5), .easeInOut(duration: 0.6), .linear(duration: 0.9),
            .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.4),
            .easeIn(duration: 0.2).repeatForever(), .interpolatingSpring(duration: 0.8),
        ]
        func number() -> Double { (random.unit() - 0.5) * 300 }
        var byShape: [AnimatorShape: [(PropertyAnimator<Vector4>, SIMD4<Double>)]] = [:]
        for _ in 0..<300 {
            var animator = PropertyAnimator<Vector4>()
            for change in 0..<Int(random.unit() * 5) {
                let animation = animations[Int(random.unit() * Double(animations.count))]
                let delta = SIMD4(number(), number(), number(), number())
                animator.retarget(
                    by: Vector4(delta), animation: animation, at: 0.2 * Double(change)
                )
            }
            animator.settle()
            guard let shape = animator.shape else { continue }
            byShape[shape, default: []].append((animator, SIMD4(number(), 0, number(), -0.0)))
        }
        #expect(byShape.count > 10)
        let scratch = [Double](repeating: .nan, count: 11 * AnimatorBatch.stride)
        for (shape, animators) in byShape {
            var batch = AnimatorBatch(shape, lanes: 4, level: level)
            for (animator, model) in animators { batch.append(animator, model: model) }
            let count = min(animators.count, AnimatorBatch.stride)
            for time in [0.8, 0.81, 1.3, 1.7, 4, 40] {
                var scratch = scratch
                var values = [Double](repeating: .nan, count: 4 * AnimatorBatch.stride)
                batch.evaluate(
                    0..<count, at: time, isFloat: false, scratch: &scratch, into: &values
                )
                for index in 0..<count {
                    let (animator, model) = animators[index]
                    let single = model + animator.offset(at: time).simd
                    for lane in 0..<4 {
                        #expect(
                            values[lane * AnimatorBatch.stride + index].bitPattern
                                == single[lane].bitPattern,
                            "seed \(seed), \(shape) at \(time)"
                        )
                    }
                }
            }
        }
    }

    @Test("Interpolations in a batch equal single ones", arguments: levels)
    func interpolationsOfABatchEqualSingleOnes(level: Int32) {
        var random = RandomMotion(seed: 11)
        func number() -> Double { 1000 * (random.progress() - 0.5) }
        for form in [EndsBatch.Form.numbers(1), .numbers(2), .numbers(4), .float, .turn] {
            var batch = EndsBatch(form, level: level)
            var rows: [(start: SIMD4<Double>, delta: SIMD4<Double>, scale: SIMD2<Double>)] = []
            for index in 0..<50 {
                let start = SIMD4(number(), number(), number(), 3)
                // One angle is too large for the kernels.
                let delta = SIMD4(index == 30 ? 1e7 : number(), number(), number(), number())
                rows.append((start, delta, SIMD2(number(), 2)))
                batch.append(from: start, by: delta, scale: rows[index].scale)
            }
            let progress = (0..<64).map { _ in random.progress() }
            let stride = EndsBatch.stride
            var values = [Double](repeating: -7, count: 4 * stride)
            batch.evaluate(3..<44, at: progress, into: &values)
            for index in 0..<41 {
                let (start, delta, scale) = rows[3 + index]
                let sum = start + delta * progress[index]
                let (sine, cosine) = sineAndCosine(of: sum.x)
                let expected: SIMD4<Double> =
                    switch form {
                    case .numbers: sum
                    case .float: SIMD4(repeating: Double(Float(sum.x)))
                    case .turn:
                        SIMD4(cosine * scale.x, sine * scale.x, -sine * scale.y, cosine * scale.y)
                    }
                for lane in 0..<form.lanes {
                    #expect(values[lane * stride + index] == expected[lane], "\(form) \(index)")
                }
            }
            for lane in 0..<4 where lane < form.lanes {
                // Values beyond the range stay unchanged.
                #expect(values[lane * stride + 41] == -7)
            }
        }
    }

    @Test(
        "Curves in a batch are bit-identical to single ones", arguments: levels,
        1...5 as ClosedRange<UInt64>
    )
    func curvesOfABatchAreBitIdenticalToSingleOnes(level: Int32, seed: UInt64) {
        var random = RandomMotion(seed: seed)
        var batch = CurveBatch(level: level)
        var curves: [(curve: CubicSolver, x: Double)] = []
        for _ in 0..<(5000 + Int(seed)) {
            curves.append((random.curve(), random.progress()))
            if let last = curves.last { batch.append(last.curve, at: last.x) }
        }
        batch.evaluate()
        for (index, (curve, x)) in curves.enumerated() {
            #expect(
                batch.value(at: index).bitPattern == curve.value(at: x).bitPattern,
                "seed \(seed), curve \(index) at \(x)"
            )
            batch.setX(1 - x, at: index)
        }
        batch.evaluate()
        for (index, (curve, x)) in curves.enumerated() {
            #expect(batch.value(at: index).bitPattern == curve.value(at: 1 - x).bitPattern)
        }
        batch.removeAll()
        #expect(batch.count == 0)
    }

    @Test(
        "A curve near the identity is solved within 2^-50", arguments: 1...5 as ClosedRange<UInt64>
    )
    func aCurveIsSolvedAsExactlyAsItsSlopeAllows(seed: UInt64) {
        var random = RandomMotion(seed: seed)
        for _ in 0..<5000 {
            let (x1, x2) = (random.unit(), random.unit())
            // With y = x except for the last bits, which keep it from being the identity, the curve
            // checks itself: it must return x.
            let curve = CubicSolver(x1: x1, y1: x1.nextUp, x2: x2, y2: x2.nextUp)
            let x = random.unit()
            #expect(abs(curve.value(at: x) - x) <= 0x1p-50, "seed \(seed), \(curve) at \(x)")
        }
    }

    @Test("exp has a relative error of at most 2^-51, sin and cos an absolute one")
    func exponentialSineAndCosineAreExactToTheLastPlace() {
        var random = RandomMotion(seed: 7)
        #expect(legato_exponential(0) == 1)
        #expect(legato_turn(0).sine == 0 && legato_turn(0).cosine == 1)
        #expect(legato_exponential(-709) == 0 && legato_exponential(-.infinity) == 0)
        #expect(legato_exponential(800).isFinite && legato_turn(1e300).cosine == 1)
        for _ in 0..<100_000 {
            let x = random.number(-700...700) * random.unit() * random.unit()
            #expect(abs(legato_exponential(x) / exp(x) - 1) <= 2 * 0x1p-52, "e^\(x)")
            let angle = random.number(-1...1) * pow(10, random.number(-3...6))
            let turn = legato_turn(angle)
            #expect(abs(turn.sine - sin(angle)) <= 0x1p-51, "sin \(angle)")
            #expect(abs(turn.cosine - cos(angle)) <= 0x1p-51, "cos \(angle)")
        }
    }
}
