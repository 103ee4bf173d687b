import Foundation
import Legato
import LegatoLayers
import Observation
import Testing

/// The shape of the pointer.
struct PointerStyleTests {
    @Observable final class Model {
        var isDragging = false
        var isOn = true
        var text = ""
    }

    private struct Squares: View {
        let model: Model

        var body: some View {
            HStack(spacing: 20) {
                Color.red.frame(width: 40, height: 40)
                    .pointerStyle(model.isOn ? .columnResize : nil)
                Color.green.frame(width: 40, height: 40)
                Color.blue.frame(width: 40, height: 40)
                    .pointerVisibility(.hidden)
            }
            .pointerStyle(model.isDragging ? .link : .rectSelection)
        }
    }

    private let model = Model()

    /// Moves the pointer without a button.
    private func hover<V: View>(_ it: ViewDisplay<V>, _ x: CGFloat, _ y: CGFloat) {
        it.display.send(
            .pointerMoved(
                PointerEvent(location: CGPoint(x: x, y: y), time: it.display.time, button: 0)
            )
        )
    }

    // The squares extend from x = 70 to 110, 130 to 170 and 190 to 230, and from y = 80 to 120.

    @Test("The innermost view with a style under the pointer decides")
    func order() {
        let it = ViewDisplay(Squares(model: model))
        let shapes = it.display.host.pointerShapes
        var log: [PointerShape] = []
        shapes.onChange = { log.append($0) }
        for x in [10, 90, 100, 150, 210, 120] as [CGFloat] { hover(it, x, 100) }
        #expect(log == [.resizeHorizontally, .cross, .hidden, .arrow])
        hover(it, 150, 100)
        it.display.send(
            .pointerExited(PointerEvent(location: CGPoint(x: 150, y: 100), time: it.display.time))
        )
        #expect(log.suffix(2) == [.cross, .arrow])
    }

    @Test("A new style shows at once, also while a button is pressed, and nil leaves it to others")
    func changes() {
        let it = ViewDisplay(Squares(model: model))
        let shapes = it.display.host.pointerShapes
        hover(it, 90, 100)
        #expect(shapes.current == .resizeHorizontally)
        it.display.perform { model.isOn = false }
        it.display.advance(frames: 1)
        #expect(shapes.current == .cross)
        it.down(90, 100)
        it.display.perform { model.isDragging = true }
        it.display.advance(frames: 1)
        #expect(shapes.current == .link)
        it.up(90, 100)
    }

    private struct Form: View {
        @Bindable var model: Model

        var body: some View {
            VStack(spacing: 20) {
                TextField("", text: $model.text).frame(width: 200, height: 40)
                Link(destination: URL(fileURLWithPath: "/")) {
                    Color.red.frame(width: 40, height: 40)
                }
            }
        }
    }

    @Test("Fields have a bar, and links a hand")
    func controls() {
        let it = ViewDisplay(Form(model: model))
        let shapes = it.display.host.pointerShapes
        hover(it, 150, 70)
        #expect(shapes.current == .text)
        hover(it, 150, 130)
        #expect(shapes.current == .link)
        hover(it, 20, 130)
        #expect(shapes.current == .arrow)
    }

    @Test("Edges and corners have the arrows of their direction")
    func frames() {
        let expected: [FrameResizePosition: PointerShape] = [
            .top: .resizeVertically, .bottom: .resizeVertically,
            .leading: .resizeHorizontally, .trailing: .resizeHorizontally,
            .topLeading: .resizeFallingDiagonal, .bottomTrailing: .resizeFallingDiagonal,
            .topTrailing: .resizeRisingDiagonal, .bottomLeading: .resizeRisingDiagonal,
        ]
        for position in FrameResizePosition.allCases {
            let it = ViewDisplay(
                Color.red.pointerStyle(.frameResize(position: position, directions: .outward))
            )
            hover(it, 100, 100)
            #expect(it.display.host.pointerShapes.current == expected[position])
        }
    }
}
