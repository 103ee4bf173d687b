import Foundation
import LegatoGraphics
import Testing

struct TransformFunctionTests {
    @Test func aVectorTakesEveryNumberAsItIs() {
        let (x, y) = (0.1 + 0.2, -1e-300)
        #expect(CGVector(dx: x, dy: y).dx.native == x && CGVector(dx: x, dy: y).dy.native == y)
        #expect(CGVector(dx: Int.min, dy: 3) == CGVector(dx: CGFloat(Int.min), dy: 3))
        let range: ClosedRange<Double> = 2...2
        #expect(CGVector(dx: .random(in: range), dy: 1) == CGVector(dx: CGFloat(2), dy: 1))
    }

    @Test func concatAppliesTheFirstArgumentFirst() {
        let move = CATransform3DMakeTranslation(10, 0, 0)
        let scale = CATransform3DMakeScale(2, 2, 2)
        #expect(CATransform3DConcat(move, scale).m41 == 20)
        #expect(CATransform3DConcat(scale, move).m41 == 10)
    }

    @Test func translateScaleAndRotateArePrependedToTheTransform() {
        let scale = CATransform3DMakeScale(2, 3, 4)
        let turn = CATransform3DMakeRotation(0.3, 1, 2, 3)
        #expect(CATransform3DTranslate(scale, 10, 0, 0).m41 == 20)
        #expect(
            CATransform3DScale(turn, 2, 3, 4)
                == CATransform3DConcat(scale, turn)
        )
        #expect(
            CATransform3DRotate(scale, 0.3, 1, 2, 3)
                == CATransform3DConcat(turn, scale)
        )
    }

    @Test func aRotationAboutZTurnsXTowardsY() {
        let t = CATransform3DMakeRotation(0.5, 0, 0, 4)
        #expect(t.m11 == cos(0.5) && t.m12 == sin(0.5))
        #expect(t.m21 == -sin(0.5) && t.m22 == cos(0.5))
        #expect(t.m33 == 1 && CATransform3DIsAffine(t))
    }

    @Test func aRotationAboutYMovesXAwayFromTheViewer() {
        let t = CATransform3DMakeRotation(1.2, 0, 1, 0)
        #expect(t.m11 == cos(1.2) && t.m13 == -sin(1.2))
        #expect(t.m31 == sin(1.2) && t.m33 == cos(1.2))
    }

    @Test func theLengthOfTheAxisDoesNotMatter() {
        let unit = CATransform3DMakeRotation(0.7, 1, 2, -2)
        for factor in [1e-200, 1e-3, 3, 1e200] {
            expectClose(
                CATransform3DMakeRotation(0.7, factor, 2 * factor, -2 * factor), unit, within: 1e-15
            )
        }
        #expect(CATransform3DMakeRotation(0.7, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func theInverseOfASingularTransformIsTheTransform() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(flat.inverse == nil)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func aTransformTimesItsInverseIsTheIdentity(seed: UInt64) {
        var random = RandomTransforms(seed: seed)
        for _ in 0..<200 {
            let t = random.spatial()
            let product = CATransform3DConcat(t, CATransform3DInvert(t))
            expectClose(product, CATransform3DIdentity, within: 1e-11, "seed \(seed): \(t)")
        }
    }

    @Test func onlyPlaneTransformsAreAffine() {
        #expect(CATransform3DIsAffine(CATransform3DIdentity))
        #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
        var perspective = CATransform3D()
        perspective.m34 = -0.001
        #expect(!CATransform3DIsAffine(perspective))
    }

    @Test func anAffineTransformSurvivesARoundTrip() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
    }

    @Test func elementsAreInRowMajorOrder() {
        let e = SIMD16<Double>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
        let t = CATransform3D(elements: e)
        #expect(t.elements == e)
        #expect(t.m14 == 4 && t.m21 == 5 && t.m41 == 13 && t.m44 == 16)
    }

    @Test func isFiniteChecksEveryComponent() {
        #expect(CATransform3DIdentity.isFinite)
        for i in 0..<16 {
            for bad in [Double.nan, .infinity, -.infinity] {
                var e = CATransform3DIdentity.elements
                e[i] = bad
                #expect(!CATransform3D(elements: e).isFinite)
            }
        }
        #expect(!CGPoint(x: 0, y: CGFloat.nan).isFinite)
        #expect(!CGSize(width: CGFloat.infinity, height: 0).isFinite)
        #expect(!CGRect.null.isFinite)
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).isFinite)
    }
}
