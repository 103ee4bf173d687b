import Legato
import TestSupport
import Testing

struct StyleColorTests {
    private func code(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let c = color.resolve(in: environment)
        return [c.red, c.green, c.blue, c.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test("System colours have the values of iOS 18") func systemColors() {
        let table: [(Color, light: [Int], dark: [Int])] = [
            (.red, [255, 59, 48], [255, 69, 58]),
            (.orange, [255, 149, 0], [255, 159, 10]),
            (.yellow, [255, 204, 0], [255, 214, 10]),
            (.green, [52, 199, 89], [48, 209, 88]),
            (.mint, [0, 199, 190], [99, 230, 226]),
            (.teal, [48, 176, 199], [64, 200, 224]),
            (.cyan, [50, 173, 230], [100, 210, 255]),
            (.blue, [0, 122, 255], [10, 132, 255]),
            (.indigo, [88, 86, 214], [94, 92, 230]),
            (.purple, [175, 82, 222], [191, 90, 242]),
            (.pink, [255, 45, 85], [255, 55, 95]),
            (.brown, [162, 132, 94], [172, 142, 104]),
            (.gray, [142, 142, 147], [142, 142, 147]),
            (.white, [255, 255, 255], [255, 255, 255]),
            (.black, [0, 0, 0], [0, 0, 0]),
            (.primary, [0, 0, 0], [255, 255, 255]),
        ]
        for (color, light, dark) in table {
            #expect(code(color) == light + [255])
            #expect(code(color, .dark) == dark + [255])
        }
        #expect(code(.secondary) == [60, 60, 67, 153])
        #expect(code(.secondary, .dark) == [235, 235, 245, 153])
        #expect(code(.clear) == [0, 0, 0, 0])
    }

    @Test func componentsAreInTheirColourSpace() {
        #expect(code(Color(red: 0.2, green: 0.4, blue: 0.6)) == [51, 102, 153, 255])
        #expect(code(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.4)) == [255, 0, 0, 102])
        #expect(code(Color(white: 0.6, opacity: 0.2)) == [153, 153, 153, 51])
        let linear = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 1).resolve(in: .init())
        #expect([linear.linearRed, linear.linearGreen, linear.linearBlue] == [0.25, 0.5, 1])
        #expect(code(Color(.displayP3, white: 0.6)) == [153, 153, 153, 255])
        // The green primary of Display P3 in sRGB, as in CSS Color 4.
        let green = Color(.displayP3, red: 0, green: 1, blue: 0).resolve(in: .init())
        #expect(abs(green.red - -0.5116) < 1e-3)
        #expect(abs(green.green - 1.0183) < 1e-3)
        #expect(abs(green.blue - -0.3107) < 1e-3)
    }

    @Test func huesRunFromRedThroughGreenToBlue() {
        func hue(_ sixths: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> [Int] {
            code(Color(hue: sixths / 6, saturation: saturation, brightness: brightness))
        }
        let round = [
            [255, 0, 0], [255, 255, 0], [0, 255, 0], [0, 255, 255], [0, 0, 255], [255, 0, 255],
        ]
        for (i, color) in round.enumerated() {
            #expect(hue(Double(i)) == color + [255])
            #expect(hue(Double(i) + 6) == color + [255])
            #expect(hue(Double(i) - 6) == color + [255])
        }
        #expect(hue(0.6) == [255, 153, 0, 255])
        #expect(hue(3.5, 0.5, 0.8) == [102, 153, 204, 255])
        #expect(hue(2, 0, 0.4) == [102, 102, 102, 255])
    }

    @Test func opacitiesMultiply() {
        #expect(code(Color.blue.opacity(0.4)) == [0, 122, 255, 102])
        #expect(code(Color.blue.opacity(0.5).opacity(0.4), .dark) == [10, 132, 255, 51])
        #expect(code(Color.secondary.opacity(0.5)) == [60, 60, 67, 77])
        #expect(code(Color(white: 1, opacity: 0.5).opacity(0.4)) == [255, 255, 255, 51])
    }

    @Test func mixedColorsResolveInTheEnvironment() {
        let mixture = Color.primary.mix(with: .white, by: 0.6, in: .device)
        #expect(code(mixture) == [153, 153, 153, 255])
        #expect(code(mixture, .dark) == [255, 255, 255, 255])
        #expect(code(Color.red.mix(with: .blue, by: 0)) == code(.red))
        #expect(code(Color.red.mix(with: .blue, by: 1)) == code(.blue))
        #expect(code(Color.white.mix(with: .clear, by: 0.2, in: .device))[3] == 204)
    }

    @Test func onlyFixedColorsHaveACGColor() {
        let fixed = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        let color = Color(cgColor: fixed)
        #expect(abs((color.cgColor?.green ?? 0) - 0.4) < 1e-6)
        #expect(abs((color.opacity(0.5).cgColor?.alpha ?? 0) - 0.4) < 1e-6)
        for color in [Color.red, .primary, .accentColor, .red.mix(with: .blue, by: 0.5)] {
            #expect(color.cgColor == nil)
        }
    }

    @Test func colorsAreEqualByTheirDefinition() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color(red: 1, green: 56 / 255, blue: 60 / 255))
        #expect(Color(white: 1) == .white)
        #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }

    @Test func nonFiniteComponentsWarnAndAreReplaced() {
        let messages = sentences {
            #expect(Color(red: .nan, green: 0, blue: 0) == .black)
            #expect(Color.black.opacity(.infinity) == .black)
            #expect(Color.red.opacity(.nan) == Color.red.opacity(1))
            let mixed = Color.black.mix(with: .white, by: .nan)
            #expect(mixed.resolve(in: EnvironmentValues()).linearRed == 0)
            let hue = Color(hue: -.infinity, saturation: 1, brightness: 1)
            #expect(hue == Color(red: 1, green: 0, blue: 0))
        }
        #expect(messages.count == 5)
    }
}
