import Foundation
import Legato
import Testing

/// Lazy containers.
struct LazyTests {
    private let size = CGSize(width: 300, height: 400)

    private func stack(_ model: LazyModel, _ count: Int = 10_000) -> some View {
        model.observed(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count) { model.row($0) } } }
        )
    }

    @Test("A lazy stack creates the visible rows and those in a margin of a quarter of that")
    func start() {
        let model = LazyModel()
        let it = ViewDisplay(stack(model), size: size)
        #expect(model.alive == Set(0...12))
        let places = stride(from: CGFloat(0), through: 480, by: 40)
        #expect(it.frames(width: 70).map(\.minY) == Array(places))
    }

    @Test("The content is as long as all rows, exactly if they have one height")
    func length() {
        let model = LazyModel()
        let it = ViewDisplay(stack(model), size: size)
        #expect(model.size == CGSize(width: 300, height: 400_000))
        it.turn(3333)
        #expect(model.size.height == 400_000 && model.offset.y == 3333)
        #expect(it.frames(width: 70).contains { abs($0.minY + 13) < 1e-6 })
    }

    @Test("Rows that leave disappear, so that few are alive after 10,000 have passed")
    func through() {
        let model = LazyModel()
        let it = ViewDisplay(stack(model), size: size)
        for _ in 0..<90 { it.turn(5000) }
        #expect(model.offset.y == 399_600)
        #expect(model.alive.isSuperset(of: 9990...9999) && model.alive.count <= 26)
        #expect(model.appeared - model.disappeared == model.alive.count)
        #expect(!model.alive.contains(0))
        for _ in 0..<90 { it.turn(-5000) }
        #expect(model.alive.isSuperset(of: 0...9) && model.alive.count <= 26)
        #expect(it.frames(width: 70).contains { $0.minY == 0 })
    }

    @Test("A horizontal stack is lazy in a horizontal scroll view, and complete in a vertical one")
    func axes() {
        func built(_ axes: Axis.Set) -> Int {
            let model = LazyModel()
            let view = ScrollView(axes) {
                LazyHStack(spacing: 0) { ForEach(0..<200) { model.row($0, width: 50) } }
            }
            let it = ViewDisplay(view, size: size)
            if axes == .horizontal {
                it.turn(0, across: 1000)
                #expect(model.alive.isSuperset(of: 20...25) && !model.alive.contains(0))
            }
            return withExtendedLifetime(it) { model.alive.count }
        }
        #expect(built(.horizontal) <= 16)
        #expect(built(.vertical) == 200)
    }

    @Test("Without a scroll view all rows are created")
    func complete() {
        let model = LazyModel()
        let it = ViewDisplay(LazyVStack { ForEach(0..<150) { model.row($0) } }, size: size)
        #expect(model.alive.count == 150)
        #expect(it.frames(width: 70).count == 150)
    }

    @Test("A grid with adaptive columns creates whole lines near the visible part")
    func grid() {
        let model = LazyModel()
        let view = model.observed(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10) {
                    ForEach(0..<10_000) { model.row($0) }
                }
            }
        )
        let it = ViewDisplay(view, size: size)
        // Three columns; 3334 lines.
        #expect(model.size.height == 166_690)
        #expect(model.alive.isSuperset(of: 0..<24) && model.alive.count <= 42)
        it.turn(25_000)
        #expect(model.alive.isSuperset(of: 1500..<1524) && model.alive.count <= 72)
        #expect(it.frames(width: 70).filter { abs($0.minY) < 1e-6 }.map(\.midX).sorted().count == 3)
        #expect(model.size.height == 166_690)
    }

    private struct Sections: View {
        let model: LazyModel
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<500) { section in
                        Section {
                            ForEach(0..<100) { model.row(section * 100 + $0) }
                        } header: {
                            Color.blue.frame(width: 90, height: 20)
                        }
                    }
                }
            }
        }
    }

    @Test("Sections in a loop are lazy, and so are their rows; a pinned header stays")
    func sections() {
        let model = LazyModel()
        let it = ViewDisplay(model.observed(Sections(model: model)), size: size)
        #expect(model.alive.count <= 16)
        #expect(model.size.height == 2_010_000)
        it.turn(4020 * 3 + 1000)
        #expect(model.alive.isSuperset(of: 325...334) && model.alive.count <= 40)
        #expect(it.frames(width: 90).contains { abs($0.minY) < 1e-6 })
    }

    @Test("A list of 10,000 rows creates those near the visible part")
    func list() {
        let model = LazyModel()
        let it = ViewDisplay(
            model.observed(List(0..<10_000) { model.row($0, height: 20) }), size: size
        )
        #expect(model.size.height == 440_048)
        #expect(model.alive.isSuperset(of: 0...8) && model.alive.count <= 13)
        it.turn(22_000)
        #expect(model.alive.isSuperset(of: 500...508) && model.alive.count <= 30)
    }
}
