import Foundation
import LegatoGraphics
import Testing

struct AffineTransformTests {
    @Test func translatedScaledAndRotatedArePrepended() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(scale.translatedBy(x: 10, y: 10).tx == 20)
        #expect(CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3).tx == 10)
        #expect(
            scale.rotated(by: 0.4)
                == CGAffineTransform(rotationAngle: 0.4).concatenating(scale)
        )
    }

    @Test func aRotationTurnsXTowardsY() {
        let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(p.x) < 1e-15 && p.y == 1)
    }

    @Test func concatenatingEqualsTheProductOf3DTransforms() {
        let a = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let b = CGAffineTransform(a: -1, b: 0.5, c: 2, d: 7, tx: -3, ty: 1)
        let product = CATransform3DConcat(
            CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b)
        )
        #expect(a.concatenating(b) == CATransform3DGetAffineTransform(product))
    }

    @Test func theInverseMapsAPointBack() {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let p = CGPoint(x: -7, y: 11).applying(t).applying(t.inverted())
        #expect(abs(p.x + 7) < 1e-13 && abs(p.y - 11) < 1e-13)
    }

    @Test func invertingASingularTransformReturnsIt() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func sizesIgnoreTheTranslation() {
        let t = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 5, ty: 6)
        #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: -3))
    }

    @Test func aTransformedRectangleIsTheBoundingBoxOfItsCorners() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let mirrored = rect.applying(CGAffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 0, ty: 10))
        #expect(mirrored == CGRect(x: -8, y: 12, width: 6, height: 4))
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(rect.applying(quarter) == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(CGRect.null.applying(quarter).isNull)
    }

    @Test func onlyTheIdentityIsIdentity() {
        #expect(CGAffineTransform().isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    }
}
