import Foundation
import LegatoDrawing
import LegatoGraphics
import Testing

struct DisplayListTests {
    private func rect(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) -> PixelRect {
        PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
    }

    @Test func pixelRectanglesAreHalfOpen() {
        #expect(rect(1, 1, 1, 5).isEmpty && !rect(1, 1, 2, 2).isEmpty)
        #expect(rect(0, 0, 4, 4).intersection(rect(4, 0, 8, 4)).isEmpty)
        #expect(rect(0, 0, 4, 4).intersection(rect(2, 1, 8, 3)) == rect(2, 1, 4, 3))
    }

    @Test func deviceCoordinatesAreBoundedIntegers() {
        let limit = 1_000_000_000.0
        for (number, expected) in [
            (.nan, 0), (-.nan, 0), (.infinity, limit), (-.infinity, -limit), (1e300, limit),
            (-1e300, -limit), (limit, limit), (-limit, -limit), (limit + 1, limit),
            (-limit - 1, -limit), (2_147_483_648, limit), (-2_147_483_649, -limit), (1.75, 1),
            (-1.75, -1), (.leastNonzeroMagnitude, 0),
        ] as [(Double, Double)] {
            #expect(Int32(device: number) == Int32(expected), "\(number)")
            #expect(Int32(device: Float(number)) == Int32(Float(expected)), "\(number)")
        }
        let all = PixelRect.unbounded
        #expect(PixelRect(covering: .nan, -3, 4, 4, within: all) == rect(0, -3, 4, 4))
        #expect(PixelRect(covering: 0, 0, 4, .nan, within: all).isEmpty)
        #expect(PixelRect(covering: -1e300, -1e300, 1e300, 1e300, within: all) == all)
    }

    @Test func theUnionWithAnEmptyRectangleIsTheOtherRectangle() {
        #expect(rect(0, 0, 2, 2).union(rect(5, 5, 5, 9)) == rect(0, 0, 2, 2))
        #expect(rect(5, 5, 5, 9).union(rect(0, 0, 2, 2)) == rect(0, 0, 2, 2))
        #expect(rect(0, 0, 2, 2).union(rect(5, 6, 7, 8)) == rect(0, 0, 7, 8))
    }

    @Test func aProjectionDropsTheDepthOfATransform() {
        var t = CATransform3DMakeScale(2, 3, 4)
        (t.m41, t.m42, t.m14, t.m24) = (5, 6, 0.25, 0.5)
        let p = Projection(t)
        #expect(!p.isAffine && p.a == 2 && p.d == 3 && p.tx == 5 && p.ty == 6)
        #expect(p.p == 0.25 && p.q == 0.5 && p.w == 1)
    }

    @Test func aConstantHomogeneousCoordinateIsDividedOut() {
        var t = CATransform3DMakeTranslation(8, 4, 0)
        t.m44 = 2
        #expect(Projection(t) == Projection(a: 0.5, d: 0.5, tx: 4, ty: 2))
    }

    @Test func quarterTurnsKeepRectanglesAxisAligned() {
        #expect(Projection(a: 0, b: 1, c: -1, d: 0).keepsAxes)
        #expect(Projection(a: -2, d: 3).keepsAxes)
        #expect(!Projection(a: 1, b: 0.5).keepsAxes)
    }

    @Test func aTargetWithoutPixelsTraps() async {
        await #expect(processExitsWith: .failure) { _ = DisplayList(width: 0, height: 4) }
    }

    @Test func aRenderErrorIsDescribedInOneLine() {
        let error = RenderError(
            operation: "create a context", reason: "no driver", remedy: "Install one."
        )
        #expect(error.description == "Could not create a context: no driver. Install one.")
    }
}
