import Legato
import Testing

struct StyleGradientTests {
    private func gradient(_ style: some ShapeStyle) -> ResolvedGradient? {
        if case .gradient(let gradient) = style.style(in: EnvironmentValues()) {
            gradient
        } else {
            nil
        }
    }

    @Test func colorsAreEvenlySpacedByDefault() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func stopsAreResolvedInTheEnvironment() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let style = Gradient(stops: [.init(color: .primary, location: 0.25)]).style(in: dark)
        guard case .gradient(let gradient) = style else {
            Issue.record("\(style) is no gradient")
            return
        }
        #expect(gradient.stops.map(\.color) == [Color.white.resolve(in: dark)])
        #expect(gradient.stops.map(\.location) == [0.25])
    }

    @Test func gradientsRunFromTopToBottomByDefault() {
        let kind = ResolvedGradient.GradientGeometry.axial(start: .top, end: .bottom)
        #expect(gradient(Gradient(colors: [.red, .blue]))?.kind == kind)
        #expect(gradient(AnyGradient(Gradient(colors: [.red])))?.kind == kind)
        #expect(gradient(Color.red.gradient)?.kind == kind)
        let last = gradient(Color.red.gradient)?.stops.last?.color
        #expect(last == Color.red.resolve(in: EnvironmentValues()))
    }

    @Test func eachKindOfGradientKeepsItsPoints() {
        let colors: [Color] = [.red, .blue]
        let center = UnitPoint.center
        #expect(
            gradient(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))?
                .kind == .axial(start: .leading, end: .trailing)
        )
        #expect(
            gradient(.radialGradient(colors: colors, center: .top, startRadius: 2, endRadius: 9))?
                .kind == .radial(center: .top, startRadius: 2, endRadius: 9)
        )
        #expect(
            gradient(.ellipticalGradient(colors: colors))?.kind
                == .elliptical(center: center, startFraction: 0, endFraction: 0.5)
        )
        #expect(
            gradient(
                .angularGradient(
                    colors: colors, center: center, startAngle: .radians(1), endAngle: .radians(2)
                )
            )?.kind == .angular(center: center, start: .radians(1), end: .radians(2))
        )
        #expect(
            gradient(AngularGradient(colors: colors, center: center, angle: .radians(1)))?.kind
                == .angular(center: center, start: .radians(1), end: .radians(1 + 2 * .pi))
        )
    }

    @Test func threeWaysToSpecifyTheColorsAreEqual() {
        let gradient = Gradient(colors: [.red, .blue])
        let styles = [
            LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom),
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
            LinearGradient(stops: gradient.stops, startPoint: .top, endPoint: .bottom),
            .linearGradient(gradient, startPoint: .top, endPoint: .bottom),
            .linearGradient(AnyGradient(gradient), startPoint: .top, endPoint: .bottom),
        ]
        #expect(Set(styles).count == 1)
    }

    @Test func coloursInterpolateInTheRequestedSpace() {
        let plain = Gradient(colors: [.red, .blue])
        #expect(gradient(plain)?.isPerceptual == false)
        #expect(gradient(plain.colorSpace(.perceptual))?.isPerceptual == true)
        let line = LinearGradient.linearGradient(
            plain.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom
        )
        #expect(gradient(line)?.isPerceptual == true)
    }

    @Test func opacityAppliesToEveryStop() {
        let style = Gradient(colors: [.red, Color.blue.opacity(0.5)]).opacity(0.5)
        #expect(gradient(style)?.stops.map(\.color.opacity) == [0.5, 0.25])
    }
}
