import Foundation
import Legato
import Testing

/// Colour pickers.
struct ColorPickerTests {
    private final class Model { var color = Color(red: 0, green: 0, blue: 1, opacity: 0.5) }

    private func opened(_ model: Model, supportsOpacity: Bool) throws -> ViewDisplay<some View> {
        let it = ViewDisplay(
            ColorPicker(
                "Ink",
                selection: Binding {
                    model.color
                } set: {
                    model.color = $0
                },
                supportsOpacity: supportsOpacity
            ),
            size: CGSize(width: 400, height: 400), frames: 2
        )
        let well = try #require(it.layers(CGSize(width: 28, height: 28)).first)
        it.tap(it.middle(well).x, it.middle(well).y)
        it.display.advance(by: 1)
        #expect(it.layers(CGSize(width: 22, height: 22)).count >= 120)
        return it
    }

    /// Taps the cell in the corner at the top left, which is white.
    private func tapWhite<V: View>(_ it: ViewDisplay<V>) throws {
        let cells = it.layers(CGSize(width: 22, height: 22)).map(it.middle)
        let white = try #require(cells.min { $0.x + $0.y < $1.x + $1.y })
        it.tap(white.x, white.y)
    }

    private func sliders<V: View>(_ it: ViewDisplay<V>) -> [AccessibilityElement] {
        var (found, waiting) = ([AccessibilityElement](), it.hosting.viewElements)
        while let element = waiting.popLast() {
            if element.role == .slider { found.append(element) }
            waiting += element.children
        }
        return found
    }

    private func components(_ color: Color) -> [Float] {
        let color = color.resolve(in: EnvironmentValues())
        return [color.red, color.green, color.blue, (color.opacity * 100).rounded() / 100]
    }

    @Test("A colour keeps the opacity, and the slider sets it")
    func opacity() throws {
        let model = Model()
        let it = try opened(model, supportsOpacity: true)
        func slider() throws -> AccessibilityElement { try #require(sliders(it).first) }
        #expect(try slider().number?.value == 0.5)
        try tapWhite(it)
        #expect(components(model.color) == [1, 1, 1, 0.5])
        for part in [0, 0.25] {
            try slider().number?.set?(part)
            it.display.advance(frames: 1)
            #expect(components(model.color) == [1, 1, 1, Float(part)])
        }
    }

    @Test("Without opacity, a chosen colour is opaque")
    func opaque() throws {
        let model = Model()
        let it = try opened(model, supportsOpacity: false)
        #expect(sliders(it).isEmpty)
        try tapWhite(it)
        #expect(components(model.color) == [1, 1, 1, 1])
    }
}
