import Foundation
import Legato
import Observation
import Testing

/// Hover events of views.
struct HoverTests {
    @Observable final class Model {
        var log: [String] = []
        var isShown = true
    }

    private struct Squares: View {
        let model: Model

        var body: some View {
            HStack(spacing: 20) {
                Color.red.frame(width: 40, height: 40)
                    .onHover { model.log.append("red \($0)") }
                Color.blue.frame(width: 40, height: 40)
                if model.isShown {
                    Color.green.frame(width: 40, height: 40)
                        .onHover { model.log.append("green \($0)") }
                }
            }
            .onHover { model.log.append("row \($0)") }
        }
    }

    private struct Lit: ButtonStyle {
        @State private var isHovered = false
        @Environment(\.isFocused) private var isFocused

        func makeBody(configuration: Configuration) -> some View {
            Color(white: isHovered ? 0.6 : isFocused ? 0.2 : 1)
                .frame(width: 40, height: 40)
                .onHover { isHovered = $0 }
        }
    }

    private let model = Model()

    private func move<V: View>(_ it: ViewDisplay<V>, _ x: CGFloat, _ y: CGFloat, button: Int = 0) {
        let event = PointerEvent(
            location: CGPoint(x: x, y: y), time: it.display.time, button: button
        )
        it.display.send(.pointerMoved(event))
        it.display.advance(frames: 1)
    }

    private func leave<V: View>(_ it: ViewDisplay<V>) {
        it.display.send(.pointerExited(PointerEvent(location: .zero, time: it.display.time)))
        it.display.advance(frames: 1)
    }

    // The squares extend from x = 70 to 110, 130 to 170 and 190 to 230, and from y = 80 to 120.

    @Test("On entry outer views are notified first, on exit inner ones")
    func order() {
        let it = ViewDisplay(Squares(model: model))
        move(it, 10, 10)
        #expect(model.log.isEmpty)
        move(it, 90, 100)
        #expect(model.log == ["row true", "red true"])
        move(it, 95, 100)
        #expect(model.log.count == 2)
        move(it, 150, 100)
        #expect(model.log.dropFirst(2) == ["red false"])
        move(it, 210, 100)
        leave(it)
        #expect(model.log.dropFirst(3) == ["green true", "green false", "row false"])
    }

    @Test("A press ends a hover, and a removed view gets no more hover events")
    func press() {
        let it = ViewDisplay(Squares(model: model))
        it.down(90, 100)
        move(it, 95, 100, button: 1)
        it.up(95, 100)
        #expect(model.log.isEmpty)
        move(it, 210, 100)
        model.log = []
        model.isShown = false
        it.display.advance(frames: 1)
        move(it, 10, 10)
        #expect(model.log == ["row false"])
    }

    @Test("A button style can show hover and focus differently")
    func style() {
        let it = ViewDisplay(Button("Press") {}.buttonStyle(Lit()))
        func gray() -> UInt8 { it.display.snapshot()[150, 100].red }
        #expect(gray() == 255)
        move(it, 150, 100)
        it.display.advance(by: 1)
        #expect(gray() == 153)
        leave(it)
        it.key("tab")
        it.display.advance(by: 1)
        #expect(gray() == 51)
    }
}
