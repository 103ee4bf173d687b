import Foundation
import LegatoGraphics
import Testing

struct TransformInterpolationTests {
    let identity = CATransform3DIdentity

    @Test func threeQuartersOfATurnTakeTheShorterDirection() {
        let t = identity.interpolated(
            to: CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1), fraction: 0.25
        )
        #expect(abs(t.m11 - 0.92388) < 1e-5 && abs(t.m12 + 0.38268) < 1e-5)
    }

    @Test func aMirroringPassesThroughZeroScale() {
        let t = identity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), fraction: 0.25)
        #expect(t == CATransform3DMakeScale(0.5, 1, 1))
    }

    @Test(arguments: [CGFloat.pi, -CGFloat.pi])
    func anExactHalfTurnRotatesInTheNegativeDirection(angle: CGFloat) {
        let t = identity.interpolated(to: CATransform3DMakeRotation(angle, 0, 0, 1), fraction: 0.5)
        expectClose(t, CATransform3DMakeRotation(-.pi / 2, 0, 0, 1), within: 1e-15)
    }

    @Test func aRotationOutOfThePlaneHasConstantAngularVelocity() {
        let t = identity.interpolated(to: CATransform3DMakeRotation(1.2, 0, 1, 0), fraction: 0.25)
        expectClose(t, CATransform3DMakeRotation(0.3, 0, 1, 0), within: 1e-15)
        #expect(abs(t.m11 - 0.95534) < 1e-5 && abs(t.m13 + 0.29552) < 1e-5)
    }

    @Test func aFullTurnDoesNotMove() {
        let full = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
        for step in 0...10 {
            let t = identity.interpolated(to: full, fraction: CGFloat(step) / 10)
            expectClose(t, identity, within: 1e-15)
        }
    }

    @Test func mirroringsOfDifferentAxesRotateIntoEachOther() {
        let from = CATransform3DMakeScale(-1, 1, 1)
        let to = CATransform3DMakeScale(1, -1, 1)
        for step in 1..<10 {
            let t = from.interpolated(to: to, fraction: CGFloat(step) / 10)
            #expect(abs(t.determinant + 1) < 1e-14, "\(t)")
        }
    }

    @Test func aSingularEndInterpolatesTheEntriesLinearly() {
        let to = CATransform3DMakeRotation(1, 0, 0, 1)
        let flat = CATransform3DMakeScale(0, 0, 1)
        let t = flat.interpolated(to: to, fraction: 0.5)
        expectClose(t, CATransform3D(elements: (flat.elements + to.elements) / 2), within: 1e-15)
        let spatial = CATransform3DMakeScale(0, 1, 2)
        let u = spatial.interpolated(to: identity, fraction: 0.5)
        expectClose(u, CATransform3DMakeScale(0.5, 1, 1.5), within: 1e-15)
    }

    @Test func perspectiveInterpolatesLinearly() {
        var to = CATransform3D()
        to.m34 = -0.002
        let t = identity.interpolated(to: to, fraction: 0.25)
        var expected = CATransform3D()
        expected.m34 = -0.0005
        expectClose(t, expected, within: 1e-15)
    }

    @Test func fractionsOutsideZeroToOneExtrapolate() {
        let to = CATransform3DMakeTranslation(10, 20, 0)
        #expect(
            identity.interpolated(to: to, fraction: 1.5) == CATransform3DMakeTranslation(15, 30, 0)
        )
        #expect(
            identity.interpolated(to: to, fraction: -0.5)
                == CATransform3DMakeTranslation(-5, -10, 0)
        )
    }

    @Test func axesWithoutRotationStayExact() {
        var from = CATransform3D()
        (from.m11, from.m12, from.m21, from.m22) = (0, 2, -2, 0)
        var to = from
        (to.m12, to.m41) = (4, 10)
        let t = from.interpolated(to: to, fraction: 0.5)
        #expect(t.m11 == 0 && t.m12 == 3 && t.m21 == -2 && t.m22 == 0 && t.m41 == 5)
    }

    @Test(arguments: [11, 12, 13] as [UInt64])
    func theEndsAreExactAndReachedWithoutAJump(seed: UInt64) {
        var random = RandomTransforms(seed: seed)
        for pair in 0..<300 {
            let affine = pair.isMultiple(of: 2)
            let a = affine ? random.affine() : random.spatial()
            let b = affine ? random.affine() : random.spatial()
            let note: Comment = "seed \(seed), pair \(pair)"
            #expect(a.interpolated(to: b, fraction: 0) == a, note)
            #expect(a.interpolated(to: b, fraction: 1) == b, note)
            #expect(a.interpolated(to: a, fraction: 0.37) == a, note)
            expectClose(a.interpolated(to: b, fraction: 1e-13), a, within: 1e-9, note)
            expectClose(a.interpolated(to: b, fraction: 1 - 1e-13), b, within: 1e-9, note)
        }
    }

    @Test(arguments: [21, 22, 23] as [UInt64])
    func rotationsInThePlaneHaveConstantAngularVelocity(seed: UInt64) {
        var random = RandomTransforms(seed: seed)
        for _ in 0..<200 {
            let start = random.number(in: -3...3)
            let sweep = random.number(in: -3...3)
            let fraction = random.number(in: 0...1)
            let t = CATransform3DMakeRotation(start, 0, 0, 1).interpolated(
                to: CATransform3DMakeRotation(start + sweep, 0, 0, 1), fraction: fraction
            )
            expectClose(
                t, CATransform3DMakeRotation(start + sweep * fraction, 0, 0, 1), within: 1e-13,
                "seed \(seed): \(start) by \(sweep) at \(fraction)"
            )
        }
    }

    @Test(arguments: [31, 32, 33] as [UInt64])
    func rotationsAboutAnyAxisHaveConstantAngularVelocity(seed: UInt64) {
        var random = RandomTransforms(seed: seed)
        for _ in 0..<200 {
            let axis = random.vector(in: -1...1)
            let sweep = random.number(in: -3...3)
            let fraction = random.number(in: 0...1)
            let t = identity.interpolated(
                to: CATransform3DMakeRotation(sweep, axis.x, axis.y, axis.z), fraction: fraction
            )
            expectClose(
                t, CATransform3DMakeRotation(sweep * fraction, axis.x, axis.y, axis.z),
                within: 1e-13, "seed \(seed): \(axis) by \(sweep) at \(fraction)"
            )
        }
    }

    @Test func aNaNFractionTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = CATransform3DIdentity.interpolated(to: CATransform3DIdentity, fraction: .nan)
        }
    }
}
