import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

struct PathVectorTests {
    private func path(_ random: inout SeededRandom) -> PathGeometry {
        func point(_ random: inout SeededRandom) -> CGPoint {
            CGPoint(x: random.whole(), y: random.whole())
        }
        var path = PathGeometry()
        path.move(to: point(&random))
        path.addLine(to: point(&random))
        path.addQuadCurve(to: point(&random), control: point(&random))
        path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
        path.closeSubpath()
        path.move(to: point(&random))
        path.addLine(to: point(&random))
        return path
    }

    @Test func pathsOfEqualStructureInterpolatePointByPoint() {
        checkAnimatable(make: path)
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).geometry
        let large = CGPath(rect: CGRect(x: 10, y: 0, width: 6, height: 8)).geometry
        var middle = small
        middle.animatableData.interpolate(towards: large.animatableData, amount: 0.5)
        #expect(middle == CGPath(rect: CGRect(x: 5, y: 0, width: 4, height: 6)).geometry)
        #expect(middle == small.interpolated(to: large, fraction: 0.5))
    }

    @Test func pathsOfUnequalStructureDoNotInterpolate() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).geometry
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).geometry
        #expect(circle.animatableData - square.animatableData == .zero)
        #expect(circle.animatableData + square.animatableData == circle.animatableData)
        #expect(circle.animatableData != square.animatableData)
        var copy = square
        copy.animatableData = circle.animatableData
        #expect(copy == square)
        #expect(PathGeometry().animatableData == .zero)
        #expect(PathGeometry().animatableData.magnitudeSquared == 0)
    }

    @Test func aChangeOfStructureJumpsAndLeavesRunningAnimationsAlone() {
        let squares = [2, 6].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 2)).geometry }
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).geometry
        var animator = PropertyAnimator<PathVector>()
        animator.retarget(
            by: squares[1].animatableData - squares[0].animatableData,
            animation: .linear(duration: 1), at: 0
        )
        var shown = squares[1]
        shown.animatableData += animator.offset(at: 0.25)
        #expect(shown == CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 2)).geometry)
        animator.retarget(
            by: circle.animatableData - squares[1].animatableData, animation: .linear(duration: 1),
            at: 0.25
        )
        for time in [0.25, 0.5, 1, 2] {
            var shown = circle
            shown.animatableData += animator.offset(at: time)
            #expect(shown == circle)
        }
    }

    @Test func zeroIsEqualForAnyStructure() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).geometry
        let nothing = path.animatableData.scaled(by: 0)
        #expect(nothing == .zero)
        #expect(nothing.hashValue == PathVector.zero.hashValue)
        #expect(PathVector.zero - path.animatableData == path.animatableData.scaled(by: -1))
        var collapsed = path
        collapsed.animatableData = .zero
        #expect(collapsed == CGPath(rect: .zero).geometry)
    }
}
