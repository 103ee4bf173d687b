import LegatoGraphics

/// A Bézier curve stretched over a duration.
struct BezierAnimation: Hashable, Sendable {
    let duration: Double
    let curve: CubicSolver
    private let unitCurve: UnitCurve

    init(duration: Double, x1: Double, y1: Double, x2: Double, y2: Double) {
        self.duration = NumberCheck(Animation.self, "duration").order(duration)
        curve = CubicSolver(x1: x1, y1: y1, x2: x2, y2: y2)
        unitCurve = .bezier(x1, y1, x2, y2)
    }
}

extension BezierAnimation: BuiltInAnimation {
    func resolved(magnitude: Double) -> ResolvedAnimation? {
        .unit(UnitMotion(.curve(unitCurve, duration: duration)))
    }
}

extension BezierAnimation: CustomStringConvertible {
    var description: String { "BezierAnimation(duration: \(duration), curve: \(curve))" }
}

/// A unit curve stretched over a duration.
struct UnitCurveAnimation: BuiltInAnimation {
    let curve: UnitCurve
    let duration: Double

    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = NumberCheck(Animation.self, "duration").order(duration)
    }

    func resolved(magnitude: Double) -> ResolvedAnimation? {
        .unit(UnitMotion(.curve(curve, duration: duration)))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard duration > 0 else { return nil }
        let motion = UnitMotion(.curve(curve, duration: duration))
        return value.scaled(by: motion.sample(at: time).rate)
    }
}
