import LegatoGraphics

extension Animation {
    /// A readable description for inspection, such as `spring, response 0.5 s, bounce 0.2`.
    package var words: String {
        switch base {
        case let base as any WordedAnimation: base.words
        default: "\(type(of: base))"
        }
    }
}

/// An animation that provides a readable description.
protocol WordedAnimation {
    /// The kind and the parameters: ratios without a unit, times in seconds.
    var words: String { get }
}

extension FluidSpringAnimation: WordedAnimation {
    var words: String {
        let bounce = 1 - dampingFraction
        let kind = bounce == 0 ? "no bounce" : "bounce \(bounce.short)"
        return "spring, response \(response.short) s, \(kind)"
    }
}

extension DefaultAnimation: WordedAnimation {
    var words: String { "the default spring, response 0.5 s, no bounce" }
}

extension SpringAnimation: WordedAnimation {
    var words: String {
        "additive spring, mass \(mass.short), stiffness \(stiffness.short), damping \(damping.short)"
    }
}

extension BezierAnimation: WordedAnimation {
    var words: String { "\(curve.words), \(duration.short) s" }
}

extension UnitCurveAnimation: WordedAnimation {
    var words: String { "\(curve.words), \(duration.short) s" }
}

extension UnitCurve {
    /// The name of the curve, or its control points.
    fileprivate var words: String {
        switch shape {
        case .linear: "linear"
        case .circularIn: "circular, slow at the start"
        case .circularOut: "circular, slow at the end"
        case .circularInOut: "circular, slow at both ends"
        case .bezier(_, _, let solver): solver.words
        }
    }
}

extension CubicSolver {
    /// The name of the curve, or its control points.
    package var words: String {
        let x1 = cx / 3
        let y1 = cy / 3
        let x2 = (bx + cx) / 3 + x1
        let y2 = (by + cy) / 3 + y1
        let points = [x1, y1, x2, y2]
        let named: [(String, [Double])] = [
            ("ease in", [0.42, 0, 1, 1]), ("ease out", [0, 0, 0.58, 1]),
            ("ease in and out", [0.42, 0, 0.58, 1]), ("default curve", [0.25, 0.1, 0.25, 1]),
        ]
        if isIdentity { return "linear" }
        if let known = named.first(where: { name in
            zip(name.1, points).allSatisfy { abs($0 - $1) < 1e-6 }
        }) {
            return known.0
        }
        return "curve (\(x1.short), \(y1.short)) (\(x2.short), \(y2.short))"
    }
}

extension ModifiedAnimation: WordedAnimation {
    var words: String { withStackRoom { "\(base.words), \(modifierWords)" } }

    private var modifierWords: String {
        switch modifier {
        case let modifier as DelayAnimation: "after \(modifier.delay.short) s"
        case let modifier as SpeedAnimation: "at \(modifier.speed.short) times the speed"
        case let modifier as LogicalCompletionModifier:
            "complete after \(modifier.duration.short) s"
        case let modifier as RepeatAnimation:
            (modifier.repeatCount.map { "\($0) times" } ?? "forever")
                + (modifier.autoreverses ? ", back and forth" : "")
        default: "\(modifier)"
        }
    }
}
