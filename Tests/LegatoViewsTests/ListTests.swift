import Foundation
import Legato
import Testing

/// Lists, tabs and pages.
struct ListTests {
    /// Returns the frames of layers of a size, from top to bottom.
    private func frames<V: View>(_ size: CGSize, in it: ViewDisplay<V>) -> [CGRect] {
        it.layers(size).map {
            let middle = it.middle($0)
            return CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
                height: size.height
            )
        }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    private let size = CGSize(width: 300, height: 400)

    @Test("Rows of an inset grouped list lie on cards, whose outer corners are round")
    func cards() {
        let it = ViewDisplay(
            List {
                Section {
                    Color.red.frame(width: 20, height: 20)
                    Color.red.frame(width: 20, height: 20)
                }
                Section { Color.red.frame(width: 20, height: 20) }
            }, size: size
        )
        let rows = frames(CGSize(width: 268, height: 44), in: it)
        #expect(rows.map(\.minY) == [24, 68, 147])
        #expect(rows.map(\.minX) == [16, 16, 16])
        #expect(frames(CGSize(width: 20, height: 20), in: it).map(\.minX) == [32, 32, 32])
        let layers = it.layers(CGSize(width: 268, height: 44))
        #expect(layers.filter { $0.cornerRadius == 10 }.count == 3)
        #expect(layers.filter { $0.maskedCorners.rawValue.nonzeroBitCount == 4 }.count == 1)
    }

    @Test("Plain rows take the whole width, and their insets can be changed")
    func plain() {
        let it = ViewDisplay(
            List(0..<2) { _ in
                Color.red.frame(width: 20, height: 50).listRowInsets(EdgeInsets())
            }
            .listStyle(.plain), size: size
        )
        #expect(frames(CGSize(width: 300, height: 50), in: it).map(\.minY) == [0, 50])
        #expect(frames(CGSize(width: 20, height: 50), in: it).map(\.minX) == [0, 0])
    }

    @Test("A separator is drawn below each row but the last of a card, unless it is hidden")
    func separators() {
        func visible<V: View>(_ list: V) -> Int {
            ViewDisplay(list, size: size).layers(CGSize(width: 252, height: 1)).filter {
                !$0.isHidden
            }.count
        }
        #expect(visible(List(0..<3) { _ in Color.red.frame(height: 20) }) == 2)
        #expect(
            visible(List(0..<3) { _ in Color.red.frame(height: 20).listRowSeparator(.hidden) }) == 0
        )
    }

    @Test("The background of a row fills it")
    func background() {
        let it = ViewDisplay(
            List { Color.red.frame(width: 20, height: 20).listRowBackground(Color.green) },
            size: size
        )
        // The row itself and its background.
        #expect(frames(CGSize(width: 268, height: 44), in: it).count == 2)
        #expect(frames(CGSize(width: 20, height: 20), in: it).first?.minX == 32)
    }

    private struct Choice: View {
        let model: ControlModel
        @State private var selection: Int?
        var body: some View {
            List([3, 4], id: \.self, selection: $selection) { _ in Color.red.frame(height: 20) }
                .onChange(of: selection) { _, new in model.value = Double(new ?? 0) }
        }
    }

    @Test("A tap selects a row by the id of its element")
    func selection() {
        let model = ControlModel()
        let it = ViewDisplay(Choice(model: model), size: size)
        it.tap(150, 24 + 44 + 20)
        it.display.advance(frames: 1)
        #expect(model.value == 4)
    }

    private struct Tabs: View {
        @State private var tab = 1
        var body: some View {
            TabView(selection: $tab) {
                Color.red.frame(width: 30, height: 30).tabItem { Text("A") }.tag(1)
                Color.blue.frame(width: 40, height: 40).tabItem { Text("B") }.tag(2)
            }
        }
    }

    @Test("A tab view shows one view above its bar, and a tap on the bar another")
    func tabs() {
        let it = ViewDisplay(Tabs(), size: size)
        // The space above the bar is 351 points high.
        #expect(frames(CGSize(width: 30, height: 30), in: it).map(\.midY) == [175.5])
        #expect(it.layers(CGSize(width: 40, height: 40)).isEmpty)
        it.tap(225, 380)
        it.display.advance(frames: 1)
        #expect(it.layers(CGSize(width: 30, height: 30)).isEmpty)
        #expect(it.layers(CGSize(width: 40, height: 40)).count == 1)
    }

    private struct Pages: View {
        let model: ControlModel
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { Color(white: Double($0) / 3).frame(width: 90, height: 30).tag($0) }
            }
            .tabViewStyle(.page)
            .onChange(of: page) { _, new in model.value = Double(new) }
        }
    }

    @Test("A swipe turns the page, and selects it")
    func pages() {
        let model = ControlModel()
        let it = ViewDisplay(Pages(model: model), size: size)
        #expect(frames(CGSize(width: 90, height: 30), in: it).map(\.midX) == [150, 450, 750])
        it.down(250, 200)
        for x in stride(from: 240, to: 80, by: -20) {
            it.move(CGFloat(x), 200)
            it.display.advance(frames: 1)
        }
        it.up(80, 200)
        it.display.advance(by: 2)
        #expect(model.value == 1)
        let middles = frames(CGSize(width: 90, height: 30), in: it).map(\.midX)
        #expect(middles.count == 3 && abs(middles[1] - 150) < 0.1)
    }
}
