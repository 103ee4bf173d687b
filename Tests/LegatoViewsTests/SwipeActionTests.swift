import Foundation
import Legato
import Testing

@Suite("Swipe actions of list rows")
struct SwipeActionTests {
    private struct Rows: View {
        var allowsFullSwipe = true
        let run: (String) -> Void

        var body: some View {
            List {
                Color.yellow.frame(width: 30, height: 22)
                    .swipeActions(edge: .leading, allowsFullSwipe: allowsFullSwipe) {
                        Button("Read") { run("read") }.tint(.blue)
                        Button("Pin") { run("pin") }
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { run("delete") }
                        Button("Flag") { run("flag") }
                    }
            }
            .listStyle(.plain)
        }
    }

    private let size = CGSize(width: 300, height: 200)

    private func swipe<V: View>(_ it: ViewDisplay<V>, from start: CGFloat, to end: CGFloat) {
        it.down(start, 22)
        for part in [0.3, 0.6, 1] {
            it.move(start + (end - start) * part, 22)
            it.display.advance(frames: 1)
        }
        it.up(end, 22)
        it.display.advance(by: 1)
    }

    @Test("A swipe to the right shows the leading buttons, the first one at the edge")
    func leading() {
        var runs: [String] = []
        let it = ViewDisplay(Rows { runs.append($0) }, size: size)
        swipe(it, from: 100, to: 160)
        it.tap(20, 22)
        it.display.advance(by: 1)
        #expect(runs == ["read"])
        swipe(it, from: 100, to: 160)
        it.tap(100, 22)
        #expect(runs == ["read", "pin"])
    }

    @Test("A swipe to the left shows the trailing buttons, the first one at the edge")
    func trailing() {
        var runs: [String] = []
        let it = ViewDisplay(Rows { runs.append($0) }, size: size)
        swipe(it, from: 200, to: 140)
        it.tap(190, 22)
        it.display.advance(by: 1)
        #expect(runs == ["flag"])
        swipe(it, from: 200, to: 140)
        it.tap(280, 22)
        #expect(runs == ["flag", "delete"])
    }

    @Test("The buttons disappear after a tap, and after a swipe back")
    func close() {
        var runs: [String] = []
        let it = ViewDisplay(Rows { runs.append($0) }, size: size)
        swipe(it, from: 100, to: 160)
        swipe(it, from: 200, to: 140)
        it.tap(20, 22)
        it.tap(280, 22)
        #expect(runs.isEmpty)
        swipe(it, from: 100, to: 160)
        it.tap(20, 22)
        it.display.advance(by: 1)
        it.tap(20, 22)
        #expect(runs == ["read"])
    }

    @Test("The buttons disappear when another row is pressed or the list scrolls")
    func elsewhere() {
        struct Many: View {
            let run: (String) -> Void
            var body: some View {
                List(0..<40) { row in
                    Color.yellow.frame(width: 30, height: 22)
                        .swipeActions { Button("Row \(row)") { run("\(row)") } }
                }
                .listStyle(.plain)
            }
        }
        var runs: [String] = []
        let it = ViewDisplay(Many { runs.append($0) }, size: size, frames: 3)
        swipe(it, from: 200, to: 140)
        #expect(it.middle(ofText: "Row 0") != nil)
        it.tap(20, 66)
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Row 0") == nil)
        swipe(it, from: 200, to: 140)
        #expect(it.middle(ofText: "Row 0") != nil)
        func scroll(by distance: CGFloat) {
            it.display.send(
                .scroll(
                    ScrollEvent(
                        location: CGPoint(x: 100, y: 100),
                        delta: CGSize(width: 0, height: distance), time: it.display.time
                    )
                )
            )
            it.display.advance(by: 2)
        }
        scroll(by: -20)
        #expect(it.middle(ofText: "Row 0") == nil)
        scroll(by: 40)
        // A press on the buttons themselves performs their action.
        swipe(it, from: 200, to: 140)
        it.tap(280, 22)
        #expect(runs == ["0"])
    }

    @Test("A long swipe runs the first button, unless full swipes are disabled")
    func full() {
        var runs: [String] = []
        let it = ViewDisplay(Rows { runs.append($0) }, size: size)
        swipe(it, from: 20, to: 280)
        #expect(runs == ["read"])
        swipe(it, from: 280, to: 20)
        #expect(runs == ["read", "delete"])
        let short = ViewDisplay(Rows(allowsFullSwipe: false) { runs.append($0) }, size: size)
        swipe(short, from: 20, to: 280)
        #expect(runs == ["read", "delete"])
    }
}
