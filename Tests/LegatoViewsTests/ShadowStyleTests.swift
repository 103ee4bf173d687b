import Foundation
import Legato
import Testing

/// Shadows of styles.
struct ShadowStyleTests {
    /// Returns the brightness of a pixel of a view on white, from 0 to 1.
    private func light<V: View>(_ x: Int, _ y: Int, _ view: V) -> Double {
        let it = ViewDisplay(view, size: CGSize(width: 100, height: 100))
        let image = it.display.snapshot()
        return Double(image[x, y].red) / 255
    }

    private let square = Rectangle()

    @Test("An inner shadow darkens the edges of a shape, and nothing outside of it")
    func inner() {
        let view = square.fill(.white.shadow(.inner(color: .black, radius: 10)))
            .frame(width: 60, height: 60)
        #expect(light(50, 50, view) > 0.95)
        #expect(light(21, 50, view) < 0.7)
        #expect(light(50, 78, view) < 0.7)
        #expect(light(17, 50, view) > 0.99)
    }

    @Test("The offset of an inner shadow moves it inwards")
    func innerOffset() {
        let view = square.fill(.white.shadow(.inner(color: .black, radius: 0, x: 10)))
            .frame(width: 60, height: 60)
        #expect(light(25, 50, view) < 0.05)
        #expect(light(35, 50, view) > 0.95)
        #expect(light(75, 50, view) > 0.95)
    }

    @Test("A drop shadow is behind the shape")
    func drop() {
        let view = square.fill(.white.shadow(.drop(color: .black, radius: 0, x: 10, y: 10)))
            .frame(width: 60, height: 60)
        #expect(light(50, 50, view) > 0.95)
        #expect(light(85, 85, view) < 0.05)
        #expect(light(15, 50, view) > 0.99)
    }

    @Test("Shadows of a type-erased and of a foreground style are drawn")
    func otherStyles() {
        let erased = AnyShapeStyle(.white.shadow(.inner(color: .black, radius: 0, x: 10)))
        #expect(light(25, 50, square.fill(erased).frame(width: 60, height: 60)) < 0.05)
        let around = square.frame(width: 60, height: 60)
            .foregroundStyle(.white.shadow(.inner(color: .black, radius: 0, x: 10)))
        #expect(light(25, 50, around) < 0.05)
        #expect(light(35, 50, around) > 0.95)
        let two = square.fill(
            Color.white.shadow(.inner(color: .black, radius: 0, x: 10))
                .shadow(.drop(color: .black, radius: 0, x: 10))
        )
        .frame(width: 60, height: 60)
        #expect(light(25, 50, two) < 0.05)
        #expect(light(85, 50, two) < 0.05)
    }

    @Test("The shadow of a text's own style is drawn")
    func texts() {
        func ink(_ style: some ShapeStyle) -> Double {
            let text = Text("M").font(.system(size: 60)).foregroundStyle(style)
            let it = ViewDisplay(text, size: CGSize(width: 100, height: 100))
            let image = it.display.snapshot()
            var sum = 0.0
            for y in 0..<100 { for x in 0..<100 { sum += 1 - Double(image[x, y].red) / 255 } }
            return sum
        }
        #expect(ink(.white) < 1)
        #expect(ink(.white.shadow(.drop(color: .black, radius: 0, x: 3))) > 100)
        #expect(ink(.white.shadow(.inner(color: .black, radius: 0, x: 3))) > 100)
    }

    @Test("Shadows come and go with the style")
    func changes() {
        let model = ControlModel()
        let it = ViewDisplay(Changing(model: model), size: CGSize(width: 100, height: 100))
        #expect(it.display.snapshot()[25, 50].red > 230)
        model.isOn = true
        it.display.advance(frames: 2)
        #expect(it.display.snapshot()[25, 50].red < 25)
        model.isOn = false
        it.display.advance(frames: 2)
        #expect(it.display.snapshot()[25, 50].red > 230)
    }

    private struct Changing: View {
        let model: ControlModel
        var body: some View {
            Rectangle()
                .frame(width: 60, height: 60)
                .foregroundStyle(
                    model.isOn
                        ? AnyShapeStyle(.white.shadow(.inner(color: .black, radius: 0, x: 10)))
                        : AnyShapeStyle(.white)
                )
        }
    }
}
