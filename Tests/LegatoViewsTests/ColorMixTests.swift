import Foundation
import Legato
import Testing

/// Mixes of colours that contain a colour many times.
struct ColorMixTests {
    /// A colour mixed with itself again and again.
    private func mixed(_ color: Color, _ count: Int) -> Color {
        (0..<count).reduce(color) { color, _ in color.mix(with: color.opacity(1), by: 0.5) }
    }

    @Test("A deep mix is resolved, compared and hashed in linear time")
    func deep() {
        let (a, b) = (mixed(.accentColor, 200), mixed(.accentColor, 200))
        let environment = EnvironmentValues()
        let accent = Color.accentColor.resolve(in: environment)
        #expect(abs(a.resolve(in: environment).red - accent.red) < 1e-3)
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(a != mixed(.accentColor, 199))
        #expect(a != mixed(.primary, 200))
    }

    @Test("A mix of fixed colours is fixed")
    func fixed() {
        let grey = Color(white: 0).mix(with: Color(white: 1), by: 0.25, in: .device)
        #expect(grey.cgColor?.components.map { abs($0[0] - 0.25) < 1e-3 } == true)
        #expect(Color.red.mix(with: .blue, by: 0.5) != Color.red.mix(with: .blue, by: 0.4))
        #expect(Color.red.mix(with: .blue, by: 0.5) != Color.blue.mix(with: .red, by: 0.5))
    }
}
