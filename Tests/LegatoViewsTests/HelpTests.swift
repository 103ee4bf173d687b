import Foundation
import Legato
import Observation
import Testing

/// Help tags.
struct HelpTests {
    private final class Model {
        var taps = 0
    }

    @Observable
    final class Help { var text: String? = "First" }

    private struct Changing: View {
        let help: Help

        var body: some View {
            if let text = help.text { Color.red.frame(width: 100, height: 50).help(text) }
        }
    }

    private func move<V: View>(_ it: ViewDisplay<V>, _ x: CGFloat, _ y: CGFloat) {
        let event = PointerEvent(
            location: CGPoint(x: x, y: y), time: it.display.time, button: 0
        )
        it.display.send(.pointerMoved(event))
    }

    /// The frame of the layer of a text, in the display.
    private func place<V: View>(_ it: ViewDisplay<V>, _ text: String) -> CGRect? {
        it.layer(ofText: text).map { $0.convert($0.bounds, to: it.display.rootLayer) }
    }

    private var square: some View { Color.red.frame(width: 100, height: 50) }

    @Test("A tag appears below a pointer that rests for 0.7 s, and disappears when it leaves")
    func rest() throws {
        let it = ViewDisplay(square.help("Trim"))
        move(it, 150, 100)
        it.display.advance(by: 0.6)
        move(it, 151, 100)
        it.display.advance(by: 0.6)
        #expect(it.layer(ofText: "Trim") == nil)
        it.display.advance(by: 0.15)
        let frame = try #require(place(it, "Trim"))
        #expect(frame.minX == 151 + 8 && frame.minY == 100 + 20 + 4)
        // It stays where it is.
        move(it, 140, 90)
        it.display.advance(by: 1)
        #expect(place(it, "Trim") == frame)
        move(it, 10, 10)
        it.display.advance(frames: 1)
        #expect(it.layer(ofText: "Trim") == nil)
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Trim") == nil)
    }

    @Test("A tag takes no input, and a press or a key removes it")
    func input() {
        let model = Model()
        let it = ViewDisplay(square.help("Trim").onTapGesture { model.taps += 1 })
        func rest() {
            move(it, 10, 10)
            move(it, 150, 90)
            it.display.advance(by: 1)
        }
        rest()
        #expect(it.layer(ofText: "Trim") != nil)
        it.tap(165, 118)
        #expect(model.taps == 1 && it.layer(ofText: "Trim") == nil)
        rest()
        #expect(it.layer(ofText: "Trim") != nil)
        it.key("x")
        #expect(it.layer(ofText: "Trim") == nil)
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Trim") == nil)
    }

    @Test("The innermost view shows its tag, and one without text shows none")
    func nested() {
        let it = ViewDisplay(
            HStack(spacing: 0) {
                square.help("Inner")
                square
            }
            .help("Outer")
        )
        move(it, 100, 100)
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Inner") != nil && it.layer(ofText: "Outer") == nil)
        move(it, 200, 100)
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Inner") == nil && it.layer(ofText: "Outer") != nil)
        let empty = ViewDisplay(square.help(""))
        let count = empty.display.rootLayer.sublayers?.count
        move(empty, 150, 100)
        empty.display.advance(by: 1)
        #expect(empty.display.rootLayer.sublayers?.count == count)
    }

    @Test("A tag stays on the display, above the pointer if there is no space below it")
    func edges() throws {
        let text = "Cuts off both ends of the recording, up to the first and the last sound"
        let it = ViewDisplay(Color.red.help(text), size: CGSize(width: 320, height: 200))
        move(it, 300, 190)
        it.display.advance(by: 1)
        let frame = try #require(place(it, text))
        #expect(frame.maxX <= 320 - 4 - 8 && frame.minX >= 4 + 8 && frame.width <= 300 - 16)
        #expect(frame.maxY <= 190 - 6 - 4 && frame.height > 25)
    }

    @Test("A tag shows the current text, and disappears with its view")
    func changes() {
        let help = Help()
        let it = ViewDisplay(Changing(help: help))
        move(it, 150, 100)
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "First") != nil)
        it.display.perform { help.text = "Second" }
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "First") == nil && it.layer(ofText: "Second") != nil)
        it.display.perform { help.text = nil }
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "Second") == nil)
    }
}
