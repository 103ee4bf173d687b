import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

struct CurveTests {
    static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
        .circularEaseInOut, bezier(0.25, 0.1, 0.25, 1), bezier(0.17, 0.67, 0.83, 0.67),
        bezier(0.3, -1.5, 0.7, 2.5), bezier(0, 1, 1, 0), bezier(1, 0, 0, 1), bezier(0, 0, 0, 0),
        bezier(1, 1, 1, 1), bezier(0, 0, 1, 1), bezier(0.999, 0.001, 0.001, 0.999),
        bezier(-0.5, 2, 1.5, -1),
    ]

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        .bezier(
            startControlPoint: UnitPoint(x: x1, y: y1),
            endControlPoint: UnitPoint(x: x2, y: y2)
        )
    }

    @Test(arguments: curves)
    func curvesObeyTheLaws(curve: UnitCurve) {
        checkCurve(curve)
    }

    @Test func xIsSolvedToFullPrecision() {
        // A curve of x = t³ − t² + t, y = t has its parameter at y.
        let solver = CubicSolver(x1: 1.0 / 3, y1: 1.0 / 3, x2: 1.0 / 3, y2: 2.0 / 3)
        for index in 1..<1000 {
            let t = Double(index) / 1000
            #expect(abs(solver.value(at: ((t - 1) * t + 1) * t) - t) < 1e-14)
        }
    }

    @Test func xIsLimitedAndYIsNot() {
        #expect(
            CubicSolver(x1: -0.5, y1: 2, x2: 1.5, y2: -1).value(at: 0.3)
                == CubicSolver(x1: 0, y1: 2, x2: 1, y2: -1).value(at: 0.3)
        )
        #expect(CubicSolver(x1: 0.3, y1: 2, x2: 0.7, y2: 2).value(at: 0.5) > 1.4)
    }

    @Test func degenerateTangentsGiveTheLimitOfTheSlope() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        // Both control points of an end on it: the slope towards the other control point.
        let steep = CubicSolver(x1: 0, y1: 0, x2: 0.5, y2: 1)
        #expect(abs(steep.velocity(at: 0) - 2) < 1e-9)
        #expect(abs(steep.velocity(at: 1e-9) - 2) < 1e-3)
        #expect(CubicSolver(x1: 0, y1: 0.5, x2: 1, y2: 0.5).velocity(at: 0) == .infinity)
        #expect(CubicSolver(x1: 0, y1: 0, x2: 0, y2: 0).velocity(at: 0) == 1)
    }

    @Test func inverseOfACurveInsideTheSquareUndoesIt() {
        for curve in [UnitCurve.easeInOut, .circularEaseIn, .circularEaseOut, .linear] {
            for index in 0...20 {
                let p = Double(index) / 20
                #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-7)
            }
        }
    }
}
