import Foundation
import Legato
import Testing

/// Grids and lazy containers.
struct GridTests {
    /// Returns the frames of layers of a colour, by rows.
    private func frames<V: View>(_ view: V, _ size: CGSize) -> [CGRect] {
        let it = ViewDisplay(view)
        return it.layers(size).map {
            let middle = it.middle($0)
            return CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
                height: size.height
            )
        }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    @Test("Fixed columns come first, flexible ones share the rest")
    func columns() {
        let view = LazyVGrid(
            columns: [
                GridItem(.fixed(80), spacing: 20), GridItem(), GridItem(.flexible(maximum: 50)),
            ],
            spacing: 10
        ) {
            ForEach(0..<4) { _ in Color.red.frame(height: 30) }
        }
        // 300 - 80 - 20 - 8 = 192: the second takes 96, the third its limit of 50.
        #expect(frames(view, CGSize(width: 96, height: 30)).map(\.minX) == [123])
        #expect(frames(view, CGSize(width: 50, height: 30)).map(\.minX) == [227])
        #expect(frames(view, CGSize(width: 80, height: 30)).map(\.minY) == [65, 105])
    }

    @Test("An adaptive column holds as many views as fit")
    func adaptive() {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 6)], spacing: 0) {
            ForEach(0..<4) { _ in Color.red.frame(height: 10) }
        }
        let cells = frames(view, CGSize(width: 96, height: 10))
        #expect(cells.map(\.minX) == [0, 102, 204, 0])
    }

    @Test("A distance that takes the whole length of an adaptive column leaves one column")
    func collapsed() {
        let items = [GridItem(.adaptive(minimum: 5), spacing: -5)]
        let view = LazyVGrid(columns: items, spacing: 0) {
            ForEach(0..<2) { _ in Color.red.frame(width: 4, height: 10) }
        }
        .frame(width: 5)
        #expect(frames(view, CGSize(width: 4, height: 10)).count == 2)
    }

    @Test("A horizontal grid fills its rows column by column")
    func horizontal() {
        let view = LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60))]) {
            ForEach(0..<3) { _ in Color.red.frame(width: 30) }
        }
        #expect(frames(view, CGSize(width: 30, height: 40)).count == 2)
        #expect(frames(view, CGSize(width: 30, height: 60)).map(\.minY) == [90])
    }

    @Test("Headers and footers of sections take whole lines of a grid")
    func sections() {
        let view = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
            Section {
                Color.red.frame(height: 20)
            } header: {
                Color.blue.frame(height: 15)
            }
            Section {
                Color.red.frame(height: 20)
            } header: {
                Color.blue.frame(height: 15)
            }
        }
        #expect(frames(view, CGSize(width: 300, height: 15)).map(\.minY) == [65, 100])
        #expect(frames(view, CGSize(width: 150, height: 20)).map(\.minX) == [0, 0])
    }

    @Test("A lazy stack takes the offered width, and aligns its views in it")
    func stack() {
        let view = LazyVStack(alignment: .trailing, spacing: 5) {
            Color.red.frame(width: 40, height: 20)
            Color.red.frame(width: 40, height: 20)
        }
        #expect(frames(view, CGSize(width: 40, height: 20)).map(\.minX) == [260, 260])
    }

    @Test("Columns of a grid are as wide as their widest views, and views span columns")
    func table() {
        let view = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
            GridRow {
                Color.red.frame(width: 30, height: 20)
                Color.green.frame(width: 50, height: 20)
            }
            GridRow {
                Color.green.frame(width: 60, height: 20)
                Color.red.frame(width: 30, height: 20)
            }
            GridRow { Color.blue.frame(height: 12).gridCellColumns(2) }
        }
        // 60 + 10 + 50 wide, so it starts at 90.
        let cells = frames(view, CGSize(width: 30, height: 20))
        #expect(cells.map(\.minX) == [90, 160])
        #expect(frames(view, CGSize(width: 300, height: 12)).count == 0)
        #expect(cells[1].minY - cells[0].minY == 24)
    }

    @Test("A cell is placed by its anchor, or by the alignment of its column")
    func anchors() {
        let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(width: 30, height: 20).gridCellAnchor(.bottomTrailing)
                Color.green.frame(width: 50, height: 50)
            }
            GridRow {
                Color.blue.frame(width: 100, height: 10).gridColumnAlignment(.trailing)
                Color.red.frame(width: 30, height: 20)
            }
        }
        let cells = frames(view, CGSize(width: 30, height: 20))
        #expect(cells.first == CGRect(x: 145, y: 95, width: 30, height: 20))
    }

    @Test("The first view that fits is shown, and no other")
    func fitting() {
        func view(_ width: CGFloat) -> some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200, height: 10)
                Color.red.frame(width: 100, height: 10)
            }
            .frame(width: width)
        }
        #expect(frames(view(250), CGSize(width: 200, height: 10)).count == 1)
        #expect(frames(view(250), CGSize(width: 100, height: 10)).isEmpty)
        #expect(frames(view(150), CGSize(width: 200, height: 10)).isEmpty)
        #expect(frames(view(50), CGSize(width: 100, height: 10)).count == 1)
    }

    private struct Rows: View {
        @State private var numbers = [Row(id: 0, width: 10), Row(id: 1, width: 20)]
        struct Row: Identifiable {
            let id: Int
            var width: CGFloat
        }
        var body: some View {
            VStack(spacing: 0) {
                ForEach($numbers) { $row in
                    Color.red.frame(width: row.width, height: 20).onTapGesture { row.width += 5 }
                }
            }
        }
    }

    @Test("Bindings to elements change the collection")
    func bound() {
        let it = ViewDisplay(Rows())
        it.tap(150, 110)
        #expect(!it.layers(CGSize(width: 25, height: 20)).isEmpty)
        #expect(it.layers(CGSize(width: 20, height: 20)).isEmpty)
        #expect(!it.layers(CGSize(width: 10, height: 20)).isEmpty)
    }
}
