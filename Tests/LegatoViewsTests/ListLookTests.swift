import Foundation
import Legato
import Testing

/// Looks of rows, tabs and buttons.
struct ListLookTests {
    /// Returns the colour at a point of a view on white, 200 x 400 points.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) -> [UInt8] {
        let stage = NavigationStage(view.background(.white))
        stage.display.advance(frames: 2)
        let pixel = stage.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    private var icon: some View { Rectangle().frame(width: 40, height: 40) }

    @Test("A link in a list has a chevron at its end; elsewhere it has the tint of a button")
    func links() {
        func hasInk(in columns: Range<Int>, _ view: some View) -> Bool {
            let stage = NavigationStage(view)
            stage.display.advance(frames: 2)
            let picture = stage.display.snapshot()
            return columns.contains { x in
                (30..<64).contains { y in picture[x, y].red < 220 }
            }
        }
        let list = NavigationStack { List { NavigationLink("A") { Text("B") } }.listStyle(.plain) }
        #expect(hasInk(in: 170..<186, list.frame(height: 88)))
        let link = NavigationStack { NavigationLink(destination: { Text("B") }) { icon } }
        #expect(pixel(link, 100, 200) == [0, 122, 255])
    }

    @Test("The icon of a label has the tint in a list, and the foreground style elsewhere")
    func labels() {
        let label = Label {
            Text("")
        } icon: {
            icon
        }
        #expect(pixel(List { label }.listStyle(.plain), 30, 30) == [0, 122, 255])
        let red = List { label.foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
        #expect(pixel(red.listStyle(.plain), 30, 30) == [255, 0, 0])
        #expect(pixel(label, 85, 200) == [0, 0, 0])
    }

    @Test("A bordered button is grey without a tint, and pale in a tint that is set")
    func bordered() {
        let button = Button {
        } label: {
            Color.clear.frame(width: 80, height: 40)
        }
        .buttonStyle(.bordered)
        #expect(pixel(button, 100, 200) == [238, 238, 239])
        #expect(pixel(button.tint(.red), 100, 200) == [255, 226, 224])
        // Its corners are round, but it is not a capsule.
        #expect(pixel(button.tint(.red), 49, 200) == [255, 226, 224])
        #expect(pixel(button.tint(.red), 54, 178) == [255, 226, 224])
    }
}
