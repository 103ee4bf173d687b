import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Continuous corners.
struct ContinuousCornerTests {
    /// A rounded rectangle of 2 x `half` points around 0 as a fine polygon.
    private struct Outline {
        var points: [SIMD2<Double>] = []

        /// Creates the corner from its definition: `share` of a superellipse, the rest of a circle.
        init(half: SIMD2<Double>, extent e: Double, share s: Double) {
            // The ray at each angle intersects the corner where the level is 1.
            let count = 100
            for quarter in 0..<4 {
                for i in 0...count {
                    let angle = Double.pi / 2 * Double(i) / Double(count)
                    let ray = SIMD2(cos(angle), sin(angle))
                    var (low, high) = (0.0, 2.0)
                    for _ in 0..<40 {
                        let at = ray * ((low + high) / 2)
                        let level =
                            s * (pow(at.x, 3.25) + pow(at.y, 3.25))
                            + (1 - s) * (at * at).sum()
                        if level < 1 { low = (low + high) / 2 } else { high = (low + high) / 2 }
                    }
                    let corner = half - e + ray * (low * e)
                    switch quarter {
                    case 0: points.append(corner)
                    case 1: points.append(SIMD2(-corner.x, corner.y))
                    case 2: points.append(-corner)
                    default: points.append(SIMD2(corner.x, -corner.y))
                    }
                }
                // The second and fourth quarters run in the opposite direction.
                if quarter % 2 == 1 { points[(points.count - count - 1)...].reverse() }
            }
        }

        /// Returns the distance to the outline, negative inside.
        func distance(_ p: SIMD2<Double>) -> Double {
            var (best, isInside) = (Double.infinity, false)
            var a = points[points.count - 1]
            for b in points {
                let (edge, to) = (b - a, p - a)
                let length = max((edge * edge).sum(), 1e-30)
                let t = max(0, min(1, (edge * to).sum() / length))
                let off = to - edge * t
                best = min(best, (off * off).sum())
                if (a.y > p.y) != (b.y > p.y), p.x < a.x + edge.x * (p.y - a.y) / edge.y {
                    isInside.toggle()
                }
                a = b
            }
            return best.squareRoot() * (isInside ? -1 : 1)
        }
    }

    private func picture(_ shape: RoundedShape, size: Int, sigma: Float? = nil) throws -> CGImage {
        var list = DisplayList(width: size, height: size)
        let white = DrawColor(1, 1, 1, 1)
        list.items = [
            sigma.map {
                .shadow(ShadowItem(shape: shape, sigma: $0, color: white, scissor: list.bounds))
            } ?? .shape(ShapeItem(shape: shape, fill: white, scissor: list.bounds))
        ]
        return try draw(list, with: SoftwareRenderer())
    }

    private func shape(
        half: SIMD2<Float>, radius: Float, turned angle: Double, middle: Float,
        curve: CornerCurve = .continuous
    ) -> RoundedShape {
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        return RoundedShape(
            projection: Projection(a: c, b: s, c: -s, d: c, tx: middle, ty: middle),
            rect: LocalRect(x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y),
            radii: SIMD4(repeating: radius), curve: curve
        )
    }

    @Test(
        "Coverage is that of the exact distance within 2 of 255, except for one in 100 edge pixels"
    )
    func exactDistance() throws {
        var (edge, over, worst) = (0, 0, 0)
        for (half, radius) in [
            (SIMD2<Float>(40, 30), Float(4)), (SIMD2(40, 30), 12), (SIMD2(40, 30), 19.5),
            (SIMD2(40, 30), 26), (SIMD2(30, 12), 11.5), (SIMD2(20, 20), 2.5),
        ] {
            for angle in [0, 0.3, 0.785] {
                let shape = shape(half: half, radius: radius, turned: angle, middle: 55.3)
                let image = try picture(shape, size: 110)
                let figure = CornerFigure(shape)
                let outline = Outline(
                    half: SIMD2<Double>(half), extent: figure.extents.x, share: figure.smoothing.x
                )
                let inner = SIMD2<Double>(half) - figure.extents.x
                for y in 0..<110 {
                    for x in 0..<110 {
                        let (dx, dy) = (Double(x) + 0.5 - 55.3, Double(y) + 0.5 - 55.3)
                        let p = SIMD2(
                            dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle)
                        )
                        // Outside the corners' squares coverage is that of a rectangle.
                        guard abs(p.x) > inner.x, abs(p.y) > inner.y else { continue }
                        let level = Int(image[x, y].alpha)
                        // Far from the corner's curve the ray through the pixel is exact enough.
                        let at = SIMD2(abs(p.x), abs(p.y)) - inner
                        let far = pow(pow(at.x, 3.25) + pow(at.y, 3.25), 1 / 3.25)
                        let near = (at * at).sum().squareRoot()
                        let e = figure.extents.x
                        guard near > e - 2, far < e + 2 else {
                            #expect(level == (near > e - 2 ? 0 : 255), "\(x), \(y) at \(radius)")
                            continue
                        }
                        let d = outline.distance(p)
                        guard abs(d) < 1 else {
                            #expect(level == (d < 0 ? 255 : 0), "\(x), \(y) at \(radius)")
                            continue
                        }
                        let exact = max(0, min(1, 0.5 - d)) * 255
                        let off = Int(abs(Double(level) - exact).rounded())
                        edge += 1
                        if off > 2 { over += 1 }
                        worst = max(worst, off)
                    }
                }
            }
        }
        print("continuous corners: \(edge) edge pixels, \(over) over 2, at most \(worst)")
        #expect(edge > 1000)
        #expect(over * 100 <= edge)
        #expect(worst <= 8)
    }

    @Test("A radius of half of the smaller side gives the circle's picture")
    func halfSide() throws {
        for angle in [0, 0.4] {
            let pictures = try CornerCurve.allCases.map { curve in
                try picture(
                    shape(half: SIMD2(30, 20), radius: 20, turned: angle, middle: 40, curve: curve),
                    size: 80
                )
            }
            expectSame(
                pictures[0], pictures[1], tolerance: (2, 0),
                because: "the same curve is computed by another formula"
            )
        }
    }

    @Test("The middle of the corner is the circle's within a hundredth of the radius")
    func middle() {
        for radius in [1, 10, 300] as [Float] {
            let figure = CornerFigure(
                shape(half: SIMD2(1000, 1000), radius: radius, turned: 0, middle: 0)
            )
            #expect(abs(figure.extents.x - 1.528665 * Double(radius)) < 1e-4 * Double(radius))
            #expect(figure.smoothing == SIMD4(repeating: 1))
            let away = figure.extents.x * (1 - pow(0.5, 1 / 3.25))
            #expect(abs(away / Double(radius) - (1 - 0.5.squareRoot())) < 0.01)
        }
    }

    @Test("On a side that is too short the corner ends at its middle and becomes rounder")
    func shortSide() {
        let figure = CornerFigure(shape(half: SIMD2(50, 12), radius: 10, turned: 0, middle: 0))
        #expect(figure.extents == SIMD4(repeating: 12))
        #expect(abs(figure.smoothing.x - 0.2 / 0.528665) < 1e-9)
        let round = CornerFigure(shape(half: SIMD2(50, 12), radius: 12, turned: 0, middle: 0))
        #expect(round.extents == SIMD4(repeating: 12) && round.smoothing == .zero)
        let inner = CornerFigure(
            shape(half: SIMD2(50, 12), radius: 10, turned: 0, middle: 0), inset: 11
        )
        #expect(inner.extents == .zero && inner.smoothing == .zero)
    }

    @Test("A shadow is the blurred corner within 2 of 255", arguments: [1.5, 4, 7] as [Float])
    func shadow(sigma: Float) throws {
        let (size, half) = (96, SIMD2<Float>(26, 22))
        let outline = shape(half: half, radius: 12, turned: 0, middle: 48)
        let shadow = try picture(outline, size: size, sigma: sigma)
        // Several samples for each pixel of the picture, blurred along rows, then columns. A narrow
        // shadow is curved too strongly for few samples.
        let fine = sigma < 2 ? 4 : 2
        let scale = Float(fine)
        var large = outline
        large.projection = Projection(a: scale, d: scale, tx: scale * 48, ty: scale * 48)
        let sharp = try picture(large, size: size * fine)
        var values = (0..<size * fine * size * fine).map {
            Double(sharp[$0 % (size * fine), $0 / (size * fine)].alpha)
        }
        let reach = Int(Double(sigma) * 3.5 * Double(fine))
        let weights = (-reach...reach).map {
            exp(-0.5 * pow(Double($0) / (Double(sigma) * Double(fine)), 2))
        }
        let sum = weights.reduce(0, +)
        func blur(_ stride: Int, _ other: Int) {
            var blurred = values
            for line in 0..<size * fine {
                for i in 0..<size * fine {
                    var total = 0.0
                    for k in max(-reach, -i)...min(reach, size * fine - 1 - i) {
                        let value = values[line * other + (i + k) * stride]
                        if value != 0 { total += value * weights[k + reach] }
                    }
                    blurred[line * other + i * stride] = total / sum
                }
            }
            values = blurred
        }
        blur(1, size * fine)
        blur(size * fine, 1)
        var worst = 0.0
        for y in stride(from: 1, to: size, by: 5) {
            for x in stride(from: 1, to: size, by: 5) {
                // The centre of a pixel is between two by two samples.
                let (column, row) = (x * fine + fine / 2 - 1, y * fine + fine / 2 - 1)
                let mean =
                    (values[row * size * fine + column] + values[row * size * fine + column + 1]
                        + values[(row + 1) * size * fine + column]
                        + values[(row + 1) * size * fine + column + 1]) / 4
                worst = max(worst, abs(mean - Double(shadow[x, y].alpha)))
            }
        }
        print("shadow of continuous corners, sigma \(sigma): at most \(worst) of 255")
        #expect(worst <= 2)
    }
}
