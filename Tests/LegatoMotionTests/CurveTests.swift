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
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
        )
    }

    @Test(arguments: curves)
    func unitCurvesObeyTheLaws(curve: UnitCurve) {
        checkCurve(curve)
    }

    @Test func xIsSolvedToFullPrecision() {
        // For the curve x = t³ − t² + t, y = t the parameter equals y.
        let solver = CubicSolver(x1: 1.0 / 3, y1: 1.0 / 3, x2: 1.0 / 3, y2: 2.0 / 3)
        for index in 1..<1000 {
            let t = Double(index) / 1000
            #expect(abs(solver.value(at: ((t - 1) * t + 1) * t) - t) < 1e-14)
        }
    }

    @Test func controlPointsAreClampedInXAndNotInY() {
        #expect(
            CubicSolver(x1: -0.5, y1: 2, x2: 1.5, y2: -1).value(at: 0.3)
                == CubicSolver(x1: 0, y1: 2, x2: 1, y2: -1).value(at: 0.3)
        )
        #expect(CubicSolver(x1: 0.3, y1: 2, x2: 0.7, y2: 2).value(at: 0.5) > 1.4)
    }

    @Test func coincidentControlPointsGiveTheLimitOfTheSlope() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        // Both control points of an end coincide with it: the slope is that towards the other one.
        let steep = CubicSolver(x1: 0, y1: 0, x2: 0.5, y2: 1)
        #expect(abs(steep.velocity(at: 0) - 2) < 1e-9)
        #expect(abs(steep.velocity(at: 1e-9) - 2) < 1e-3)
        #expect(CubicSolver(x1: 0, y1: 0.5, x2: 1, y2: 0.5).velocity(at: 0) == .infinity)
        #expect(CubicSolver(x1: 0, y1: 0, x2: 0, y2: 0).velocity(at: 0) == 1)
    }

    @Test("With control points on the diagonal a curve is the identity, to the last bit")
    func diagonals() {
        for (a, b) in [(0.0, 1.0), (0, 0), (1, 1), (0.3, 0.7), (0.9, 0.1), (1.0 / 3, 2.0 / 3)] {
            let solver = CubicSolver(x1: a, y1: a, x2: b, y2: b)
            var batch = CurveBatch()
            for step in 0...1000 { batch.append(solver, at: Double(step) / 1000) }
            batch.evaluate()
            for step in 0...1000 {
                let x = Double(step) / 1000
                #expect(solver.value(at: x).bitPattern == x.bitPattern)
                #expect(batch.value(at: step).bitPattern == x.bitPattern)
                #expect(solver.velocity(at: x) == 1)
                let curve = Self.bezier(a, a, b, b)
                #expect(curve.value(at: x) == UnitCurve.linear.value(at: x))
                #expect(curve.velocity(at: x) == 1)
            }
        }
        // Outside the unit interval x is clamped and y is not, which leaves no diagonal.
        #expect(CubicSolver(x1: 2, y1: 2, x2: 2, y2: 2).value(at: 0.5) > 0.9)
        #expect(CubicSolver(x1: .nan, y1: 0, x2: 0.5, y2: 1).value(at: 0.3) == 0.3)
    }

    @Test func theInverseOfACurveInsideTheSquareUndoesIt() {
        for curve in [UnitCurve.easeInOut, .circularEaseIn, .circularEaseOut, .linear] {
            for index in 0...20 {
                let p = Double(index) / 20
                #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-7)
            }
        }
    }
}
