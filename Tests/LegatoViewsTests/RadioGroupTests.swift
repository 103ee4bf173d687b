import Foundation
import Legato
import Testing

/// Radio groups, square fields and shapes of buttons.
struct RadioGroupTests {
    private struct Choice: View {
        let handle: Handle<Int>
        var isHorizontal = false
        @State private var choice = 0

        var body: some View {
            handle.get = { choice }
            let picker = Picker("Size", selection: $choice) {
                ForEach(0..<3) { Text("Option \($0)") }
            }
            .pickerStyle(.radioGroup)
            return Group {
                if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
            }
        }
    }

    @Test("A click on an option selects it, and its button is filled")
    func selects() throws {
        let handle = Handle<Int>()
        let it = ViewDisplay(Choice(handle: handle))
        let rows = try (0..<3).map { try #require(it.middle(ofText: "Option \($0)")) }
        #expect(rows[0].y < rows[1].y && rows[1].y < rows[2].y)
        #expect(abs(rows[0].x - rows[2].x) < 2 && it.layer(ofText: "Size") != nil)
        it.tap(rows[2].x, rows[2].y)
        it.display.advance(by: 1)
        #expect(handle.get() == 2)
        let elements = it.hosting.viewElements.filter { $0.role == .option }
        #expect(elements.map { $0.traits.contains(.isSelected) } == [false, false, true])
    }

    @Test("The options of a horizontal group are side by side")
    func horizontal() throws {
        let it = ViewDisplay(
            Choice(handle: Handle<Int>(), isHorizontal: true), size: CGSize(width: 600, height: 100)
        )
        let places = try (0..<3).map { try #require(it.middle(ofText: "Option \($0)")) }
        #expect(places[0].x < places[1].x && places[1].x < places[2].x)
        #expect(places[0].y == places[2].y)
    }

    @Test("A square border surrounds the text of a field")
    func squareBorder() throws {
        let it = ViewDisplay(
            ZStack {
                Color.black
                TextField("", text: .constant("")).textFieldStyle(.squareBorder)
            }
            .ignoresSafeArea()
        )
        let row = Int(try #require((0..<200).first { it.pixel(150, $0) != [0, 0, 0] }))
        // The corner of the border is not rounded.
        #expect(it.pixel(1, row + 1) == it.pixel(150, row + 1))
    }

    @Test("The shape of buttons is a shape for views, which can be inset")
    func buttonShape() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        let inset = ButtonBorderShape.roundedRectangle(radius: 0).inset(by: 4).path(in: rect)
        #expect(inset.boundingRect == rect.insetBy(dx: 4, dy: 4))
        let it = ViewDisplay(
            Color.red.clipShape(.buttonBorder).frame(width: 100, height: 100),
            size: CGSize(width: 100, height: 100)
        )
        #expect(it.pixel(0, 0) == [255, 255, 255] && it.pixel(50, 0)[1] < 100)
    }

    @Test("The selection style is the tint")
    func selection() {
        let it = ViewDisplay(
            Rectangle().fill(.selection).tint(Color(red: 0, green: 1, blue: 0)),
            size: CGSize(width: 20, height: 20)
        )
        #expect(it.pixel(10, 10) == [0, 255, 0])
    }
}
