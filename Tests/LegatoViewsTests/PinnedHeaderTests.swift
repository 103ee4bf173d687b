import Foundation
import Legato
import Testing

/// Section headers of plain lists stay at the top.
struct PinnedHeaderTests {
    private struct Sections: View {
        var body: some View {
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section("Header \(section)") {
                        ForEach(0..<10, id: \.self) { _ in
                            Color.red.frame(height: 44).listRowInsets(EdgeInsets())
                        }
                    }
                }
            }
        }
    }

    private let size = CGSize(width: 300, height: 400)

    private func turn<V: View>(_ it: ViewDisplay<V>, by distance: CGFloat) {
        let event = ScrollEvent(
            location: CGPoint(x: 150, y: 300), delta: CGSize(width: 0, height: -distance),
            time: it.display.time
        )
        it.display.send(.scroll(event))
        it.display.advance(by: 2)
    }

    @Test("The header of the section at the top stays there, and the next one moves it away")
    func header() throws {
        let it = ViewDisplay(Sections().listStyle(.plain), size: size, frames: 3)
        let start = try #require(it.middle(ofText: "Header 0")).y
        turn(it, by: 200)
        #expect(try abs(#require(it.middle(ofText: "Header 0")).y - start) < 0.5)
        // Rows do not show through beside the title.
        #expect(it.pixel(250, Int(start)) == [255, 255, 255])
        // One of both may be a separator.
        #expect([100, 103].contains { it.pixel(250, $0) == [255, 59, 48] })
        let next = try #require(it.middle(ofText: "Header 1")).y
        turn(it, by: next - start - 10)
        #expect(try abs(#require(it.middle(ofText: "Header 1")).y - start - 10) < 0.5)
        #expect(try #require(it.middle(ofText: "Header 0")).y < start - 10)
        turn(it, by: 40)
        #expect(try abs(#require(it.middle(ofText: "Header 1")).y - start) < 0.5)
    }

    @Test("Headers of grouped lists scroll away")
    func grouped() {
        let it = ViewDisplay(Sections().listStyle(.grouped), size: size, frames: 3)
        turn(it, by: 200)
        let place = it.middle(ofText: "HEADER 0") ?? it.middle(ofText: "Header 0")
        #expect(place.map { $0.y < 0 } ?? true)
    }

    @Test("Under a bar, the header follows the large title that folds")
    func bar() throws {
        let it = ViewDisplay(
            NavigationStack { Sections().listStyle(.plain).navigationTitle("Title") }, size: size,
            frames: 3
        )
        let start = try #require(it.middle(ofText: "Header 0")).y
        turn(it, by: 200)
        #expect(it.middle(ofText: "Title")?.y == 22)
        // The large title has a height of 52 points.
        #expect(try abs(#require(it.middle(ofText: "Header 0")).y - start + 52) < 0.5)
    }
}
