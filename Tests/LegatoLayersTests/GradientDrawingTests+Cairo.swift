import Foundation
import Legato
import TestSupport
import Testing

/// An independent drawing of the same gradients.
extension GradientDrawingTests {
    @Test("Gradients are within 2 of 255 of cairo's, and within 1 away from their stops")
    func cairo() throws {
        for colors in [Self.some, Self.glass] {
            let oracle = try #require(CGGradient(colors: colors))
            let (start, end) = (CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.7, y: 0.9))
            let axial = CGContext(width: 120, height: 120)
            axial.clip(to: square)
            axial.drawLinearGradient(oracle, start: place(start), end: place(end))
            let linear = picture(gradient(square, .axial, colors, from: start, to: end))
            expectNear(linear, axial.makeImage())
            let round = CGContext(width: 120, height: 120)
            round.clip(to: square)
            round.drawRadialGradient(oracle, center: place(start), radius: 0.6 * 80)
            let edge = CGPoint(x: start.x + 0.6, y: start.y + 0.6)
            let radial = picture(gradient(square, .radial, colors, from: start, to: edge))
            expectNear(radial, round.makeImage())
        }
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: 20 + 80 * point.x, y: 20 + 80 * point.y)
    }

    private func expectNear(_ actual: CGImage, _ expected: CGImage) {
        for tolerance in [(2, 0), (1, 60)] {
            expectSame(
                actual, expected, tolerance: tolerance,
                because: "cairo rounds elsewhere, and takes the colour of a pixel's middle"
            )
        }
    }
}
