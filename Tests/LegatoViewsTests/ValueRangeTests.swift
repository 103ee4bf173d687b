import Foundation
import Legato
import LegatoGraphics
import Testing

/// Invalid values are replaced and never trap.
@MainActor
struct ValueRangeTests {
    private let odd: [Double] = [.nan, .infinity, -.infinity, 1e20, -1e20, 1e300, 1e39]

    @Test func colourComponentsAreClamped() {
        for number in odd {
            let colors = [
                Color(red: number, green: 0.5, blue: 0), Color(white: 0.5, opacity: number),
                Color(hue: number, saturation: number, brightness: number),
                Color.red.opacity(number), Color.red.mix(with: .blue, by: number),
                Color.red.mix(with: .blue, by: number, in: .device),
                Color(.displayP3, red: number, green: number, blue: number),
            ]
            for color in colors {
                let resolved = color.resolve(in: EnvironmentValues())
                for part in [
                    resolved.linearRed, resolved.linearGreen, resolved.linearBlue, resolved.opacity,
                ] {
                    #expect(abs(part) <= 65504, "\(number)")
                }
            }
        }
        #expect(ResolvedColor(linearRed: .nan, linearGreen: 1, linearBlue: 0).linearRed == 0)
        #expect(ResolvedColor(linearRed: 65504, linearGreen: 1, linearBlue: 0).linearRed == 65504)
        #expect(ResolvedColor(linearRed: 1e5, linearGreen: 1, linearBlue: 0).linearRed == 65504)
    }

    @Test func aNaNFactorKeepsTheOpacity() {
        let environment = EnvironmentValues()
        #expect(
            Color.red.opacity(.nan).resolve(in: environment) == Color.red.resolve(in: environment)
        )
        #expect(
            Color.red.mix(with: .blue, by: .nan).resolve(in: environment)
                == Color.red.mix(with: .blue, by: 0).resolve(in: environment)
        )
    }

    private func line(_ length: CGFloat) -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: length, y: 0))
        return path
    }

    @Test func aLineWithTooManyDashesIsSolid() {
        func outline(_ length: CGFloat, _ dash: [CGFloat]) -> CGPath {
            line(length).strokedPath(StrokeStyle(lineWidth: 2, dash: dash)).cgPath
        }
        #expect(outline(1e10, [4, 4]) == outline(1e10, []))
        #expect(outline(100, [1e-9]) == outline(100, []))
        #expect(outline(1e300, [1e-300, 1e-300]) == outline(1e300, []))
        #expect(outline(80, [4, 4]).elements.count > outline(80, []).elements.count)
    }

    @Test func linesAndRectanglesWithInvalidNumbersAreIgnored() {
        for number in [CGFloat.nan, .infinity, -.infinity] {
            #expect(line(9).strokedPath(StrokeStyle(lineWidth: number)).isEmpty)
            #expect(line(9).strokedPath(StrokeStyle(lineWidth: 1, dash: [number])).isEmpty)
            var path = Path()
            let rect = CGRect(x: 0, y: 0, width: number, height: 5)
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 1))
            let square = CGRect(x: 0, y: 0, width: 5, height: 5)
            path.addRoundedRect(in: square, cornerSize: CGSize(width: number, height: 1))
            #expect(path.isEmpty)
        }
    }
}
