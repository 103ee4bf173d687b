import Foundation
import Legato
import Testing

/// Paging in lazy containers.
struct LazyPagingTests {
    private let size = CGSize(width: 390, height: 500)

    /// Rows that load the next page of 20 when the last one appears.
    private struct Pages: View {
        let journal: Journal
        let height: CGFloat?
        let isList: Bool
        @State var count: Int

        private var rows: some View {
            ForEach(0..<count, id: \.self) { row in
                Text("row \(row)").frame(height: height)
                    .onAppear {
                        journal.lines.append("\(row)")
                        if row == count - 1 { count += 20 }
                    }
            }
        }

        var body: some View {
            if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
        }
    }

    /// Returns the last row that has appeared, after each of some turns of the wheel.
    private func last(_ pages: Pages, turns: Int) -> [Int] {
        let it = ViewDisplay(pages, size: size, frames: 3)
        return (0...turns).map { turn in
            if turn > 0 { it.turn(400) }
            return pages.journal.lines.compactMap { Int($0) }.max() ?? -1
        }
    }

    @Test("A page loads when its predecessor's last row is near, and only one page at a time")
    func pages() {
        for isList in [true, false] {
            let pages = Pages(journal: Journal(), height: 44, isList: isList, count: 20)
            let rows = last(pages, turns: 3)
            // The rows in 1.25 times the height, further down with each turn.
            for (turn, row) in rows.enumerated() {
                #expect(row <= Int((625 + 400 * CGFloat(turn)) / 44), "turn \(turn), \(isList)")
            }
            #expect(rows[3] >= 20)
        }
    }

    @Test("Rows of any height load no page beyond the visible part and its margin")
    func high() {
        let pages = Pages(journal: Journal(), height: 200, isList: false, count: 4)
        #expect(last(pages, turns: 1) == [3, 5])
    }

    /// Rows that arrive later.
    private struct Late: View {
        let journal: Journal
        let handle: Handle<Int>
        @State private var count = 0

        var body: some View {
            handle.set = { count = $0 }
            return ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { row in
                        Color.red.frame(width: 70, height: 200)
                            .onAppear { journal.lines.append("\(row)") }
                    }
                }
            }
        }
    }

    @Test("Rows that arrive in an empty container appear near the visible part only, and fade in")
    func late() {
        let (journal, handle) = (Journal(), Handle<Int>())
        let it = ViewDisplay(Late(journal: journal, handle: handle), size: size)
        it.display.perform { withAnimation(.linear(duration: 1)) { handle.set(20) } }
        it.display.advance(by: 0.5)
        #expect(journal.lines == ["0", "1", "2", "3"])
        let pixel = it.pixel(195, 450)
        #expect(pixel[0] == 255 && pixel[1] > 60 && pixel[1] < 220)
    }

    @Test("Rows inserted before and after the others appear near the visible part only")
    func insertion() {
        let model = LazyModel(Array(100..<104))
        let it = ViewDisplay(Ends(model: model), size: size)
        #expect(model.alive == Set(100..<104))
        it.display.perform { model.rows = Array(80..<140) }
        it.display.advance(frames: 2)
        #expect(model.alive.isSuperset(of: 80..<92) && model.alive.count <= 24)
    }

    private struct Ends: View {
        let model: LazyModel
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { model.row($0) } }
            }
        }
    }
}
