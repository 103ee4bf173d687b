import Foundation
import LegatoMotion

/// Springs and curves with random parameters, evaluated one by one and in batches.
struct MotionWorkload {
    enum Regime: String, CaseIterable { case underdamped, critical, overdamped, mixed }

    let count: Int
    private var state: UInt64 = 12345

    init(count: Int) { self.count = count }

    /// Returns a number in 0..<1, the same sequence in each run of the program.
    private mutating func unit() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) * 0x1p-53
    }

    private mutating func spring(_ regime: Regime) -> SpringResponse {
        let stiffness = 50 + 400 * unit()
        let under = 0.2 + 0.7 * unit()
        let over = 1.1 + unit()
        let pick = unit()
        let ratio =
            switch regime {
            case .underdamped: under
            case .critical: 1.0
            case .overdamped: over
            case .mixed: pick < 0.4 ? under : pick < 0.8 ? 1 : over
            }
        return SpringResponse(
            mass: 1, stiffness: stiffness,
            damping: ratio == 1 ? 2 * stiffness.squareRoot() : 2 * ratio * stiffness.squareRoot(),
            initialVelocity: 10 * unit() - 5, allowsOverdamping: true
        )
    }

    mutating func measureSprings(_ regime: Regime, with stopwatch: inout Stopwatch) {
        let springs = (0..<count).map { _ in spring(regime) }
        let times = (0..<count).map { _ in 2 * unit() }
        var batch = SpringBatch()
        for index in 0..<count { batch.append(springs[index], at: times[index]) }
        let name = "\(regime.rawValue) spring"
        stopwatch.measure("\(name), value", .spring, evaluations: count) {
            var sum = 0.0
            for index in 0..<count { sum += springs[index].value(at: times[index]) }
            return sum
        }
        stopwatch.measure("\(name), value and velocity", .spring, evaluations: count) {
            var sum = 0.0
            for index in 0..<count {
                let motion = springs[index].motion(at: times[index])
                sum += motion.value + motion.velocity
            }
            return sum
        }
        stopwatch.measure("\(name), batch, value", .spring, evaluations: count) {
            batch.evaluate()
            return batch.value(at: 0)
        }
        stopwatch.measure("\(name), batch, value and velocity", .spring, evaluations: count) {
            batch.evaluateMotion()
            return batch.velocity(at: 0)
        }
        stopwatch.measure("\(name), batch, refilled", .spring, evaluations: count) {
            batch.removeAll()
            for index in 0..<count { batch.append(springs[index], at: times[index]) }
            batch.evaluate()
            var sum = 0.0
            for index in 0..<count { sum += batch.value(at: index) }
            return sum
        }
    }

    mutating func measureCurves(with stopwatch: inout Stopwatch) {
        // Every other curve eases in and out.
        let curves = (0..<count).map { index in
            let (x1, y1, x2, y2) = (unit(), unit() * 1.4 - 0.2, unit(), unit() * 1.4 - 0.2)
            return index.isMultiple(of: 2)
                ? CubicSolver(x1: x1, y1: y1, x2: x2, y2: y2)
                : CubicSolver(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        }
        let places = (0..<count).map { _ in unit() }
        var batch = CurveBatch()
        for index in 0..<count { batch.append(curves[index], at: places[index]) }
        stopwatch.measure("curve, value", .curve, evaluations: count) {
            var sum = 0.0
            for index in 0..<count { sum += curves[index].value(at: places[index]) }
            return sum
        }
        stopwatch.measure("curve, batch, value", .curve, evaluations: count) {
            batch.evaluate()
            return batch.value(at: 0)
        }
    }

    mutating func measureAnimators(with stopwatch: inout Stopwatch) {
        var animator = PropertyAnimator<Double>()
        var time = 0.0
        var change = 80.0
        let springs: [(String, Animation)] = [
            ("spring", .spring(duration: 0.5, bounce: 0.2)), ("smooth spring", .smooth),
        ]
        for (name, spring) in springs {
            stopwatch.measure("retarget a running \(name)", .animator, evaluations: 10_000) {
                for _ in 0..<10_000 {
                    time += 1 / 60
                    change = -change
                    animator.retarget(by: change, animation: spring, at: time)
                }
                return animator.endTime
            }
            animator.settle()
            stopwatch.measure("offset of a running \(name)", .animator, evaluations: 10_000) {
                var sum = 0.0
                for index in 0..<10_000 {
                    sum += animator.offset(at: time + Double(index) * 1e-5)
                }
                return sum
            }
        }
        var eased = PropertyAnimator<Double>()
        eased.retarget(by: 100, animation: .easeInOut(duration: 1), at: 0)
        eased.settle()
        stopwatch.measure("offset of a running curve", .animator, evaluations: 10_000) {
            var sum = 0.0
            for index in 0..<10_000 { sum += eased.offset(at: Double(index) * 1e-4) }
            return sum
        }
    }
}
