import Foundation
import Legato
import LegatoGL
import TestSupport
import Testing

/// Shapes, texts and shadow paths on both renderers.
@Suite("Parity of vectors", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct VectorParityTests {
    private typealias V = Vectors

    private func text(_ frame: CGRect, _ string: String) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = frame
        layer.string = string
        layer.fontSize = 12
        layer.font = "DejaVu Serif"
        layer.isWrapped = true
        return layer
    }

    /// Every combination of placement and compositing of vectors.
    private func layers() -> [CALayer] {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        let dashed = V.stroke(V.triangle) {
            $0.lineDashPattern = [9, 5]
            $0.lineCap = .round
            $0.lineJoin = .round
            $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        }
        let faded = V.shape(V.triangle) {
            $0.strokeColor = V.glass
            $0.lineWidth = 7
            $0.opacity = 0.6
            $0.frame.origin = CGPoint(x: 3.3, y: 2.7)
            $0.shadowOpacity = 0.8
        }
        let tilted = text(V.rect(40, 10, 55, 40), "Seen in perspective")
        tilted.transform = CATransform3DConcat(CATransform3DMakeRotation(0.7, 1, 1, 0), perspective)
        let masked = V.layer(V.rect(5, 60, 40, 35), .white)
        masked.mask = V.shape(CGPath(ellipseIn: V.rect(2, 2, 36, 30))) { $0.frame.origin = .zero }
        let shadow = V.layer(V.rect(60, 60, 20, 20), V.red)
        shadow.shadowPath = V.triangle.applying(CGAffineTransform(scaleX: 0.6, y: 0.6))
        shadow.shadowOpacity = 1
        shadow.shadowRadius = 4
        let small = text(V.rect(50, 70, 45, 28), "Letters, many of them")
        small.cornerRadius = 9
        small.masksToBounds = true
        small.backgroundColor = V.blue
        return [dashed, faded, tilted, masked, shadow, small]
    }

    @Test(
        "Shapes, texts and shadows of paths look the same on both renderers",
        arguments: OffscreenContext.Profile.allCases, [1, 1.5, 2] as [CGFloat]
    )
    func parity(profile: OffscreenContext.Profile, scale: CGFloat) throws {
        let context = try OffscreenContext(profile: profile)
        let renderer = try GLRenderer { context.load($0) }
        let whole = layers()
        for subset in whole.map({ [$0] }) + [layers()] {
            let display = V.display(scale: scale, subset)
            let expected = display.snapshot()
            expectSame(
                try draw(display.displayList(), with: renderer), expected, tolerance: (2, 0),
                because: "coverage is computed in another order, so some values round otherwise"
            )
        }
        withExtendedLifetime(context) {}
    }
}
