import Foundation
import Legato
import Testing

/// Swipe actions of list rows.
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

    @Test("A move of the pointer moves the row, and evaluates no bodies, of it or of others")
    func moves() {
        let it = ViewDisplay(
            List {
                ForEach(0..<4) { row in
                    Color(white: Double(row) / 10).frame(width: 30, height: 22)
                        .swipeActions { Button("Flag") {} }
                }
                .onDelete { _ in }
            }
            .listStyle(.plain)
        )
        it.down(200, 22)
        it.move(180, 22)
        it.display.advance(frames: 2)
        let colors = it.layers(CGSize(width: 30, height: 22))
        let first = colors.min { it.middle($0).y < it.middle($1).y }
        let (before, bodies) = (first.map { it.middle($0).x }, it.hosting.bodyEvaluations)
        for x in [170, 160, 150] as [CGFloat] {
            it.move(x, 22)
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 1)
        #expect(first.map { it.middle($0).x } == before.map { $0 - 30 })
        #expect(it.hosting.bodyEvaluations == bodies)
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

    /// The frame of the yellow content as it is shown.
    private func content(_ it: ViewDisplay<some View>) -> CGRect? {
        func find(_ layer: CALayer) -> CGRect? {
            if layer is CAShapeLayer, layer.bounds.size == CGSize(width: 30, height: 22) {
                return layer.presentation().map { $0.convert($0.bounds, to: nil) }
            }
            return (layer.sublayers ?? []).lazy.compactMap(find).first
        }
        return find(it.hosting)
    }

    private func color(_ it: ViewDisplay<some View>, _ x: Int, y: Int = 4) -> [UInt8] {
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    @Test("The content follows the pointer, and the buttons share what it uncovers")
    func follows() throws {
        let it = ViewDisplay(Rows { _ in }, size: size)
        let rest = try #require(content(it)).minX
        it.down(200, 22)
        for distance in [-20, -80, -120] {
            it.move(200 + CGFloat(distance), 22)
            it.display.advance(frames: 1)
            // It does not jump to where the pointer is when the drag is recognised, at -20.
            #expect(try #require(content(it)).minX == rest + CGFloat(distance) + 20)
        }
        it.display.advance(frames: 1)
        // Both buttons are equally wide at least 74 points.
        let (white, flag, delete) = (color(it, 190), color(it, 210), color(it, 290))
        #expect(white == [255, 255, 255] && flag != white && delete != flag && delete != white)
        #expect(color(it, 240) == flag && color(it, 256) == delete)
        it.up(80, 22)
        it.display.advance(by: 2)
        let open = try #require(content(it)).minX - rest
        #expect(open <= -148 && it.display.isIdle)
    }

    @Test("Released slowly before the middle of the buttons, the content returns and they are gone")
    func returns() throws {
        let it = ViewDisplay(Rows { _ in }, size: size)
        let before = it.display.snapshot().pixels
        let rest = content(it)
        it.down(200, 22)
        for step in 1...6 {
            it.move(200 - 10 * CGFloat(step), 22)
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 1)
        it.up(140, 22)
        it.display.advance(by: 2)
        #expect(content(it) == rest && it.display.isIdle)
        #expect(it.middle(ofText: "Delete") == nil)
        #expect(it.display.snapshot().pixels == before)
    }

    @Test("Released content keeps the velocity of the pointer")
    func velocity() throws {
        let it = ViewDisplay(Rows { _ in }, size: size)
        it.down(200, 22)
        var places: [CGFloat] = []
        for step in 1...6 {
            it.move(200 - 12 * CGFloat(step), 22)
            it.display.advance(frames: 1)
            places.append(try #require(content(it)).minX)
        }
        it.up(128, 22)
        it.display.advance(frames: 1)
        let next = try #require(content(it)).minX
        #expect(abs((next - places[5]) + 12) < 4, "\(places) \(next)")
    }

    @Test("Content in flight can be caught, and follows the pointer from where it is")
    func caught() throws {
        let it = ViewDisplay(Rows { _ in }, size: size)
        it.down(200, 22)
        it.move(140, 22)
        it.display.advance(frames: 1)
        it.move(100, 22)
        it.up(100, 22)
        it.display.advance(frames: 5)
        let flying = try #require(content(it)).minX
        it.down(100, 22)
        it.display.advance(frames: 1)
        #expect(try #require(content(it)).minX != flying)
        it.move(85, 22)
        let caught = try #require(content(it)).minX
        it.display.advance(by: 1)
        #expect(content(it)?.minX == caught)
        it.move(95, 22)
        it.display.advance(frames: 1)
        #expect(content(it)?.minX == caught + 10)
        it.up(95, 22)
        it.display.advance(by: 2)
        #expect(it.display.isIdle)
    }

    @Test("Without buttons at an edge, the content stays")
    func refused() throws {
        struct Trailing: View {
            var body: some View {
                List { Color.yellow.frame(width: 30, height: 22).swipeActions { Button("Go") {} } }
                    .listStyle(.plain)
            }
        }
        let it = ViewDisplay(Trailing(), size: size)
        let rest = try #require(content(it)).minX
        it.down(100, 22)
        it.move(180, 22)
        it.display.advance(frames: 2)
        #expect(content(it)?.minX == rest)
        it.move(60, 22)
        it.display.advance(frames: 2)
        #expect(content(it)?.minX == rest - 120)
    }

    @Test("A long swipe of a destructive button moves the content away, and back if it stays")
    func away() throws {
        var runs: [String] = []
        let it = ViewDisplay(Rows { runs.append($0) }, size: size)
        let rest = try #require(content(it)).minX
        it.down(290, 22)
        for x in [275, 100, 20] {
            it.move(CGFloat(x), 22)
            it.display.advance(frames: 1)
        }
        it.display.advance(frames: 15)
        // The first button grows over the other one with an animation, and then covers it.
        #expect(color(it, 230) != color(it, 290))
        it.display.advance(frames: 45)
        #expect(color(it, 290) == color(it, 60))
        it.up(20, 22)
        it.display.advance(frames: 25)
        #expect(runs == ["delete"])
        #expect(try #require(content(it)).minX < rest - 280)
        it.display.advance(by: 3)
        #expect(content(it)?.minX == rest)
    }

    @Test("A tap on the content covers the buttons and does nothing else")
    func tapsContent() {
        struct Links: View {
            let run: (String) -> Void
            var body: some View {
                List {
                    Button("Open") { run("open") }.swipeActions { Button("Mark") { run("mark") } }
                }
                .listStyle(.plain)
            }
        }
        var runs: [String] = []
        let it = ViewDisplay(Links { runs.append($0) }, size: size)
        swipe(it, from: 200, to: 140)
        it.tap(60, 22)
        it.display.advance(by: 2)
        #expect(runs.isEmpty && it.middle(ofText: "Mark") == nil)
        it.tap(60, 22)
        #expect(runs == ["open"])
    }

    @Test("In a card, content and buttons stay inside of it")
    func card() {
        struct Card: View {
            var body: some View {
                List {
                    ForEach(0..<3) { _ in
                        Color.yellow.frame(width: 30, height: 22).swipeActions { Button("Go") {} }
                    }
                }
            }
        }
        let it = ViewDisplay(Card(), size: size)
        let before = it.display.snapshot()
        let middle = content(it)?.midY ?? 0
        it.down(200, middle)
        for part in 1...10 {
            it.move(200 - 12 * CGFloat(part), middle)
            it.display.advance(frames: 1)
            let now = it.display.snapshot()
            for x in [2, 12, 288, 297] {
                #expect(now[x, Int(middle)] == before[x, Int(middle)])
            }
        }
    }

    @Test("From right to left, the leading edge is the right one")
    func mirrored() throws {
        var runs: [String] = []
        let it = ViewDisplay(
            Rows { runs.append($0) }.environment(\.layoutDirection, .rightToLeft), size: size)
        let rest = try #require(content(it)).minX
        it.down(200, 22)
        it.move(180, 22)
        it.move(90, 22)
        it.display.advance(frames: 2)
        #expect(try #require(content(it)).minX == rest - 90)
        it.up(90, 22)
        it.display.advance(by: 2)
        it.tap(280, 22)
        #expect(runs == ["read"])
    }
}
