import Foundation
import Legato
import Testing

/// Scroll anchoring in lazy containers.
struct LazyAnchorTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Rows: View {
        let model: LazyModel
        var animation: Animation?

        var body: some View {
            ScrollViewReader { proxy in
                model.observed(
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(model.rows, id: \.self) {
                                model.row($0, height: LazyModel.height($0))
                            }
                        }
                    }
                )
                .onChange(of: model.goal) { _, goal in
                    guard let goal else { return }
                    withAnimation(animation) { proxy.scrollTo(goal, anchor: .top) }
                }
            }
        }
    }

    /// Returns the height of the row at the top edge; nil if there is none.
    private func top(_ it: ViewDisplay<Rows>) -> CGFloat? {
        it.frames(width: 70).first { abs($0.minY) < 1e-6 }?.height
    }

    @Test("The reader scrolls to a row that does not exist yet, exactly")
    func reader() {
        let model = LazyModel(Array(0..<5000))
        let it = ViewDisplay(Rows(model: model), size: size)
        for goal in [3000, 17, 4000, 3990] {
            it.display.perform { model.goal = goal }
            it.display.advance(frames: 2)
            #expect(top(it) == LazyModel.height(goal))
            #expect(model.alive.contains(goal) && model.alive.count <= 40)
        }
    }

    @Test("An animated scroll comes to rest at the row, though the rows on the way differ")
    func animated() {
        let model = LazyModel(Array(0..<5000))
        let it = ViewDisplay(Rows(model: model, animation: .linear(duration: 0.5)), size: size)
        it.display.perform { model.goal = 300 }
        it.display.advance(by: 0.25)
        #expect(top(it) != LazyModel.height(300) && model.offset.y > 2000)
        it.display.advance(by: 0.5)
        #expect(top(it) == LazyModel.height(300))
        it.display.perform { model.goal = 40 }
        it.display.advance(by: 1)
        #expect(top(it) == LazyModel.height(40) && model.alive.count <= 40)
    }

    @Test("A drag towards unmeasured rows moves the others by the pointer's delta, with no jump")
    func drag() {
        let model = LazyModel(Array(0..<5000))
        let it = ViewDisplay(Rows(model: model), size: size)
        it.display.perform { model.goal = 3000 }
        it.display.advance(frames: 2)
        it.down(150, 20)
        it.display.advance(frames: 1)
        var y: CGFloat = 20
        var last: CGFloat?
        for step in 0..<30 {
            y += 12
            it.move(150, y)
            it.display.advance(frames: 1)
            // The layer of the row that was at the top, by its height and order.
            let rows = it.frames(width: 70)
            let known = rows.filter { $0.height == LazyModel.height(3000) }.map(\.minY)
            guard let now = known.min(by: { abs($0 - y) < abs($1 - y) }) else { continue }
            if let last, step > 3 { #expect(abs(now - last - 12) < 1e-6) }
            last = now
            for (row, next) in zip(rows, rows.dropFirst()) {
                #expect(abs(row.maxY - next.minY) < 1e-6)
            }
        }
        #expect(model.alive.contains(2995))
    }

    @Test("Rows inserted above the visible ones do not move them")
    func insertion() {
        let model = LazyModel(Array(0..<1000))
        let it = ViewDisplay(Rows(model: model), size: size)
        it.display.perform { model.goal = 500 }
        it.display.advance(frames: 2)
        it.turn(5)
        let before = it.frames(width: 70).filter { $0.maxY > 0 && $0.minY < 400 }
        let height = model.size.height
        it.display.perform { withAnimation { model.rows.insert(contentsOf: 2000..<2010, at: 30) } }
        for _ in 0..<3 {
            it.display.advance(frames: 1)
            let now = it.frames(width: 70).filter { $0.maxY > 0 && $0.minY < 400 }
            #expect(now.map(\.height) == before.map(\.height))
            #expect(zip(now, before).allSatisfy { abs($0.minY - $1.minY) < 1e-6 })
        }
        #expect(model.size.height > height + 300)
    }

    @Test("At the start, an inserted row appears there and moves the others down")
    func insertionAtStart() {
        let model = LazyModel(Array(0..<1000))
        let it = ViewDisplay(Rows(model: model), size: size)
        it.display.perform {
            withAnimation(.linear(duration: 1)) { model.rows.insert(5000, at: 0) }
        }
        it.display.advance(by: 0.5)
        #expect(model.alive.contains(5000))
        // The row that was first is on its way down.
        let moving = it.frames(width: 70).filter { $0.height == LazyModel.height(0) }
        #expect(moving.contains { $0.minY > 5 })
        it.display.advance(by: 1)
        #expect(top(it) == LazyModel.height(5000) && model.offset.y == 0)
    }

    @Test("A removed row fades, and the rows below it move up")
    func removal() {
        let model = LazyModel(Array(0..<1000))
        let it = ViewDisplay(Rows(model: model), size: size)
        let count = model.alive.count
        let second = it.frames(width: 70)[2].minY
        it.display.perform {
            withAnimation(.linear(duration: 1)) { model.rows.removeAll { $0 == 1 } }
        }
        it.display.advance(by: 0.5)
        let half = LazyModel.height(1) / 2
        #expect(it.frames(width: 70).contains { abs($0.minY - second + half) < 0.5 })
        #expect(model.alive.contains(1))
        it.display.advance(by: 0.6)
        #expect(!model.alive.contains(1) && model.alive.count >= count - 1)
        #expect(it.frames(width: 70)[1].minY == LazyModel.height(0))
    }

    private struct Bound: View {
        @Bindable var model: LazyModel
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000) { model.row($0) } }
            }
            .scrollPosition(id: $model.position)
        }
    }

    @Test("A bound position scrolls to a row that does not exist yet")
    func position() {
        let model = LazyModel()
        let it = ViewDisplay(Bound(model: model), size: size)
        it.display.perform { model.position = 700 }
        it.display.advance(frames: 2)
        #expect(model.alive.contains(700))
        #expect(it.frames(width: 70).contains { abs($0.minY) < 1e-6 || abs($0.maxY - 400) < 1e-6 })
    }

    private struct Named: View {
        let model: LazyModel
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { model.row($0).id("row \($0)") }
                    }
                }
                .onChange(of: model.goal) { proxy.scrollTo("row 900", anchor: .top) }
            }
        }
    }

    @Test("The reader finds a row without a node by its explicit id")
    func named() {
        let model = LazyModel()
        let it = ViewDisplay(Named(model: model), size: size)
        it.display.perform { model.goal = 1 }
        it.display.advance(frames: 2)
        #expect(model.alive.contains(900) && !model.alive.contains(0))
    }

    private struct Chapters: View {
        let model: LazyModel
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50) { chapter in
                            Section {
                                ForEach(0..<20) { line in
                                    model.row(chapter * 20 + line).id(chapter * 20 + line)
                                }
                            }
                        }
                    }
                }
                .onChange(of: model.goal) { proxy.scrollTo(model.goal ?? 0, anchor: .top) }
            }
        }
    }

    @Test("The reader finds a row in a section without a node")
    func nested() {
        let model = LazyModel()
        let it = ViewDisplay(Chapters(model: model), size: size)
        it.display.perform { model.goal = 333 }
        it.display.advance(frames: 2)
        #expect(model.alive.isSuperset(of: 333...342) && model.alive.count <= 40)
        #expect(it.frames(width: 70).contains { abs($0.minY) < 1e-6 })
    }

    @Test("A scroll view that starts at the end shows the last row there, whatever the heights")
    func end() {
        let model = LazyModel(Array(0..<3000))
        let it = ViewDisplay(
            Rows(model: model).defaultScrollAnchor(.bottom), size: size, frames: 2
        )
        #expect(model.alive.contains(2999) && !model.alive.contains(0))
        #expect(it.frames(width: 70).last.map { abs($0.maxY - 400) < 1e-6 } ?? false)
    }

    @Test("Many changes of the order leave few rows alive")
    func shuffles() {
        let model = LazyModel(Array(0..<1000))
        let it = ViewDisplay(Rows(model: model), size: size)
        for shift in 1...20 {
            it.display.perform {
                withAnimation { model.rows = (0..<1000).map { ($0 * 37 + shift * 101) % 1000 } }
            }
            it.display.advance(by: 0.1)
        }
        it.display.advance(by: 2)
        #expect(model.alive.count <= 100)
        #expect(top(it) == LazyModel.height(20 * 101 % 1000))
    }
}
