import Foundation
import Legato
import Observation
import Testing

/// Images that a closure draws.
struct DrawnImageTests {
    @Observable final class Model { var isRed = true }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private func halves(_ color: Color = red, opaque: Bool = false) -> Image {
        Image(size: CGSize(width: 40, height: 20), opaque: opaque) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(color))
        }
    }

    @Test("An image has the size and the pixels of its drawing")
    func drawing() {
        let it = ViewDisplay(halves())
        #expect(it.layers(CGSize(width: 40, height: 20)).count == 1)
        #expect(it.pixel(135, 100) == [255, 0, 0] && it.pixel(165, 100) == [255, 255, 255])
        let opaque = ViewDisplay(halves(opaque: true))
        #expect(opaque.pixel(135, 100) == [255, 0, 0] && opaque.pixel(165, 100) == [0, 0, 0])
    }

    @Test("A resizable drawing is stretched, and a template is painted")
    func changed() {
        let wide = ViewDisplay(halves().resizable().frame(width: 200, height: 20))
        #expect(wide.pixel(60, 100) == [255, 0, 0] && wide.pixel(240, 100) == [255, 255, 255])
        let template = ViewDisplay(halves().renderingMode(.template).foregroundStyle(Self.blue))
        #expect(template.pixel(135, 100) == [0, 0, 255])
        #expect(template.pixel(165, 100) == [255, 255, 255])
    }

    private struct Followed: View {
        let model: Model

        var body: some View {
            Image(size: CGSize(width: 40, height: 20)) { context in
                let color = model.isRed ? DrawnImageTests.red : DrawnImageTests.blue
                context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(color))
            }
        }
    }

    @Test("A drawing follows the state that it reads, and an empty one shows nothing")
    func state() {
        let model = Model()
        let it = ViewDisplay(Followed(model: model))
        #expect(it.pixel(150, 100) == [255, 0, 0])
        it.display.perform { model.isRed = false }
        it.display.advance(frames: 1)
        #expect(it.pixel(150, 100) == [0, 0, 255])
        let empty = ViewDisplay(Image(size: .zero) { _ in })
        #expect(empty.pixel(150, 100) == [255, 255, 255])
    }
}
