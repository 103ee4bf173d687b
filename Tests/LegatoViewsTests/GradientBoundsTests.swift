import Foundation
import Legato
import Testing

/// The start and end of gradients, in pixels of the software renderer.
struct GradientBoundsTests {
    private static let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
    ]

    /// Returns the share of blue in a pixel with only red and blue; nil for other pixels.
    private func blue(_ picture: CGImage, _ x: CGFloat, _ y: CGFloat) -> Double? {
        let pixel = picture[Int(x.rounded(.down)), Int(y.rounded(.down))]
        guard pixel.alpha == 255, abs(Int(pixel.red) + Int(pixel.blue) - 255) < 3 else {
            return nil
        }
        return Double(pixel.blue) / 255
    }

    /// Returns shares of blue at angles in degrees clockwise from +x, about the centre of 200 x 200
    /// points.
    private func around(_ picture: CGImage, _ degrees: [Double], radius: Double = 80) -> [Double] {
        degrees.map {
            let angle = $0 * .pi / 180
            return blue(picture, 100 + radius * cos(angle), 100 + radius * sin(angle)) ?? -1
        }
    }

    /// Returns shares of blue at distances to the right of a point.
    private func outwards(
        _ picture: CGImage, _ distances: [CGFloat], y: CGFloat = 100
    ) -> [Double] {
        distances.map { blue(picture, 100 + $0, y) ?? -1 }
    }

    private func picture(_ view: some View) -> CGImage { ViewStage(view).display.snapshot() }

    private func angular(_ start: Double, _ end: Double) -> AngularGradient {
        AngularGradient(
            colors: Self.colors, center: .center, startAngle: .degrees(start),
            endAngle: .degrees(end)
        )
    }

    @Test func anAngularGradientIsConfinedToItsAngles() {
        let quarter = picture(angular(0, 90))
        expectClose(
            around(quarter, [10, 45, 80, 100, 180, 220, 230, 300, 350]),
            [1.0 / 9, 0.5, 8.0 / 9, 1, 1, 1, 0, 0, 0], within: 0.012
        )
        let half = picture(angular(-90, 90))
        expectClose(
            around(half, [-80, 0, 80, 100, 170, 190, 260]), [1.0 / 18, 0.5, 17.0 / 18, 1, 1, 0, 0],
            within: 0.012
        )
        let whole = picture(angular(90, 450))
        expectClose(
            around(whole, [100, 180, 270, 60]), [1.0 / 36, 0.25, 0.5, 11.0 / 12], within: 0.012
        )
    }

    @Test func anAngularGradientWithANegativeRangeRunsCounterclockwise() {
        let back = picture(angular(90, 0))
        expectClose(
            around(back, [10, 45, 80, 100, 220, 230, 350]), [8.0 / 9, 0.5, 1.0 / 9, 0, 0, 1, 1],
            within: 0.012
        )
        let turn = picture(angular(360, 0))
        expectClose(around(turn, [30, 180, 330]), [11.0 / 12, 0.5, 1.0 / 12], within: 0.012)
    }

    @Test func ofSeveralTurnsTheLastOneIsDrawn() {
        let turns = picture(angular(0, 720))
        expectClose(around(turns, [36, 180, 324]), [0.55, 0.75, 0.95], within: 0.012)
        let back = picture(angular(720, 0))
        expectClose(around(back, [36, 180, 324]), [0.95, 0.75, 0.55], within: 0.012)
    }

    @Test func anAngularGradientWithoutARangeHasTwoHalves() {
        let picture = picture(angular(90, 90))
        expectClose(around(picture, [100, 180, 260, 280, 0, 80]), [1, 1, 1, 0, 0, 0])
    }

    @Test func anglesAreExactInAWideFrame() {
        let picture = picture(angular(0, 90).frame(width: 200, height: 60))
        expectClose(
            around(picture, [10, 45, 80], radius: 28), [1.0 / 9, 0.5, 8.0 / 9], within: 0.025
        )
    }

    @Test func aRadialGradientIsConfinedToItsRadii() {
        func style(_ start: CGFloat, _ end: CGFloat) -> RadialGradient {
            RadialGradient(colors: Self.colors, center: .center, startRadius: start, endRadius: end)
        }
        let distances: [CGFloat] = [2, 18, 30, 42, 58, 90]
        func check(_ start: CGFloat, _ end: CGFloat, _ expected: [Double]) {
            expectClose(outwards(picture(style(start, end)), distances), expected, within: 0.02)
        }
        check(20, 60, [0, 0, 0.26, 0.56, 0.96, 1])
        check(60, 20, [1, 1, 0.74, 0.44, 0.04, 0])
        check(40, 40, [0, 0, 0, 1, 1, 1])
        check(0, 0, [1, 1, 1, 1, 1, 1])
        expectClose(
            outwards(picture(style(20, 60).frame(width: 200, height: 40)), distances),
            [0, 0, 0.26, 0.56, 0.96, 1], within: 0.02
        )
    }

    @Test func anEllipticalGradientIsConfinedToItsFractions() {
        func style(_ start: CGFloat, _ end: CGFloat) -> EllipticalGradient {
            EllipticalGradient(
                colors: Self.colors, startRadiusFraction: start, endRadiusFraction: end
            )
        }
        let wide = picture(style(0.1, 0.3).frame(width: 200, height: 100))
        expectClose(outwards(wide, [10, 18, 40, 58, 70]), [0, 0, 0.51, 0.96, 1], within: 0.02)
        for (y, share) in [(CGFloat(108), 0.0), (120, 0.52), (135, 1)] {
            expectClose([blue(wide, 100, y) ?? -1], [share], within: 0.03)
        }
        let back = picture(style(0.3, 0.1).frame(width: 200, height: 100))
        expectClose(outwards(back, [10, 40, 70]), [1, 0.49, 0], within: 0.02)
        expectClose(outwards(picture(style(0.25, 0.25)), [40, 60]), [0, 1])
    }

    @Test func fillsStrokesAndForegroundStylesDrawTheSameGradient() {
        let style = angular(0, 90)
        let degrees: [Double] = [10, 45, 80, 100, 220, 230, 350]
        let expected = around(picture(style), degrees)
        let views: [AnyView] = [
            AnyView(Circle().fill(style)),
            AnyView(Circle().inset(by: 20).stroke(style, lineWidth: 20)),
            AnyView(Circle().foregroundStyle(style)),
            AnyView(Color.clear.background(style)),
        ]
        for view in views { #expect(around(picture(view), degrees) == expected) }
    }

    @Test func aTextDrawsAGradientOverItsBounds() throws {
        let style = LinearGradient(colors: Self.colors, startPoint: .leading, endPoint: .trailing)
        let text = Text(verbatim: "████████").font(.system(size: 24))
        let remote = Remote(true)
        let stage = ViewStage(
            Remoted(remote) {
                text.foregroundStyle($0 ? AnyShapeStyle(style) : AnyShapeStyle(Color.red))
            }
        )
        let picture = stage.display.snapshot()
        let inked = (0..<200).filter { picture[$0, 100].alpha == 255 }
        let (first, last) = (try #require(inked.first), try #require(inked.last))
        #expect(last - first > 80)
        let places = [0.1, 0.5, 0.9]
        let shares = places.map { place in
            blue(picture, CGFloat(first) + place * CGFloat(last - first), 100) ?? -1
        }
        expectClose(shares, places, within: 0.03)
        stage.change { remote.value = false }
        #expect(stage.layers(CAGradientLayer.self).isEmpty)
        #expect(stage.display.snapshot()[first + 2, 100].alpha == 255)
        stage.change { remote.value = true }
        #expect(stage.display.snapshot() == picture)
    }

    @Test func aRotatedAngularGradientRotates() {
        let remote = Remote(0.0)
        let stage = ViewStage(Remoted(remote) { angular($0, $0 + 90) })
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 360 } }
        let start = stage.display.time
        for step in [0, 0.25, 0.5, 0.75, 1, 1.5] {
            stage.display.advance(by: start + step - stage.display.time)
            let turned = [10, 45, 80, 220, 230].map { $0 + 360 * min(step, 1) }
            expectClose(
                around(stage.display.snapshot(), turned), [1.0 / 9, 0.5, 8.0 / 9, 1, 0],
                within: 0.012
            )
        }
    }

    @Test func anglesRadiiAndColoursAnimate() {
        let remote = Remote(0.0)
        let stage = ViewStage(
            Remoted(remote) { amount in
                VStack(spacing: 0) {
                    RadialGradient(
                        colors: Self.colors, center: .center, startRadius: 20 * amount,
                        endRadius: 40 + 40 * amount
                    )
                    EllipticalGradient(
                        colors: Self.colors, startRadiusFraction: 0.1 * amount,
                        endRadiusFraction: 0.2 + 0.2 * amount
                    )
                }
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 1 } }
        let start = stage.display.time
        for step in [0, 0.25, 0.5, 1] {
            stage.display.advance(by: start + step - stage.display.time)
            let picture = stage.display.snapshot()
            for (y, first, last) in [
                (CGFloat(50), 20 * step, 40 + 40 * step), (150, 20 * step, 40 + 40 * step),
            ] {
                let middle = (first + last) / 2
                expectClose(
                    outwards(picture, [first + (middle - first) / 2, middle, last + 4], y: y),
                    [0.25, 0.5, 1], within: 0.04
                )
            }
        }
    }

    @Test func radiiStayConstantWhileTheFrameGrows() {
        let remote = Remote(80.0)
        let style = RadialGradient(
            colors: Self.colors, center: .center, startRadius: 10, endRadius: 40
        )
        let stage = ViewStage(
            Remoted(remote) { Rectangle().fill(style).frame(width: $0, height: 100) }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 200 } }
        let start = stage.display.time
        for step in [0, 0.25, 0.5, 0.75, 1] {
            stage.display.advance(by: start + step - stage.display.time)
            expectClose(
                outwards(stage.display.snapshot(), [4, 25, 36]), [0, 0.52, 0.88], within: 0.02
            )
        }
    }
}
