import Foundation
import Legato
import Observation
import Testing

@Observable private final class Count {
    var value = 0
}

private struct Figure: View {
    let value: Int
    var body: some View { Text("\(value)") }
}

private struct Label: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
}

private struct Bar: View {
    static let line = #line + 6
    let count: Count

    var body: some View {
        Color.red.frame(width: 20, height: 10)
            .offset(x: CGFloat(count.value))
            .animation(.linear(duration: 1), value: count.value)
    }
}

private struct Block: View {
    let count: Count
    var body: some View { Color.red.frame(width: 20, height: 10).offset(x: CGFloat(count.value)) }
}

private struct Teller: View {
    static var messages: [String] = []
    let number: Int
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let _ = Self.messages.append(Self.takeChanges() ?? "")
        Text("\(number)").onChange(of: isEnabled) { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5)
    }
}

private struct TellerBoard: View {
    let count: Count
    var body: some View { Teller(number: count.value / 10).disabled(count.value % 10 > 0) }
}

private struct Board: View {
    let count: Count
    var body: some View {
        VStack {
            Figure(value: count.value)
            Label()
        }
        .disabled(count.value > 1)
    }
}

/// The inspection of views.
struct InspectedViewTests {
    private let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))
    private let count = Count()

    private func show() {
        let views = HostingLayer(rootView: Board(count: count))
        views.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(views) }
        display.advance(frames: 1)
    }

    private func body(_ type: String) -> Inspection.BodyCount? {
        display.inspection().bodies.first { $0.type == type }
    }

    /// Where the animations of transforms were started.
    ///
    /// The root layer's transition to its new sublayers has no origin.
    private var origins: [String?] {
        display.inspection().animations.filter { $0.keyPath == "transform" }.map(\.origin)
    }

    @Test("The tree has the views with the frames of what they show")
    func tree() throws {
        show()
        let root = try #require(display.inspection().views.first)
        var all: [Inspection.View] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            all.append(view)
            waiting += view.children.reversed()
        }
        let names = all.map(\.type)
        #expect(names.contains("Board"))
        #expect(names.contains("VStack"))
        let figure = try #require(all.first { $0.type == "Figure" }?.frame)
        let label = try #require(all.first { $0.type == "Label" }?.frame)
        #expect(figure.maxY <= label.minY)
        #expect(figure.height > 5)
        #expect(abs(figure.midX - 100) < 1)
    }

    @Test("Bodies are counted by type and cause from the time the display is inspected")
    func bodies() throws {
        show()
        #expect(display.inspection().bodies.isEmpty)
        display.isInspected = true
        count.value = 1
        display.advance(frames: 1)
        #expect(body("Board")?.causes == ["state": 1])
        #expect(body("Figure")?.causes == ["newValue": 1])
        #expect(body("Label") == nil)
        count.value = 2
        display.advance(frames: 1)
        #expect(body("Board")?.causes == ["state": 2])
        #expect(body("Label")?.causes == ["environment": 1])
        display.isInspected = false
        #expect(display.inspection().bodies.isEmpty)
    }

    @Test("A display inspected before its views appear counts their first bodies")
    func first() {
        display.isInspected = true
        show()
        #expect(body("Figure")?.causes == ["first": 1])
        #expect(body("Board")?.evaluations == 1)
    }

    @Test("Layers moved by a state change report the line of the change")
    func origin() {
        let views = HostingLayer(rootView: Block(count: count))
        views.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(views) }
        display.advance(frames: 1)
        display.isInspected = true
        let line = #line + 1
        display.perform { withAnimation(.linear(duration: 1)) { count.value = 100 } }
        display.advance(frames: 1)
        #expect(origins == ["\(#fileID):\(line)"])
    }

    @Test("An animation of a view modifier reports the line of the modifier")
    func modifier() {
        display.isInspected = true
        let views = HostingLayer(rootView: Bar(count: count))
        views.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(views) }
        display.advance(frames: 1)
        count.value = 10
        display.advance(frames: 1)
        #expect(origins == ["\(#fileID):\(Bar.line)"])
    }

    @Test("_printChanges prints the properties, or the other reasons, that cause a body evaluation")
    func changes() {
        Teller.messages = []
        let views = HostingLayer(rootView: TellerBoard(count: count))
        views.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(views) }
        display.advance(frames: 1)
        #expect(Teller.messages == ["Teller: @self, @identity changed."])
        count.value = 10
        display.advance(frames: 1)
        #expect(Teller.messages.last == "Teller: @self changed.")
        Teller.messages = []
        count.value = 11
        display.advance(frames: 1)
        #expect(
            Teller.messages == ["Teller: _isEnabled changed.", "Teller: _isOpen changed."]
        )
        #expect(Teller.takeChanges() == nil)
    }

    @Test("Inspecting evaluates no bodies, and views do the same work without it")
    func cost() throws {
        let other = InspectedViewTests()
        for tests in [self, other] { tests.show() }
        other.display.isInspected = true
        var work: [[Int]] = []
        for tests in [self, other] {
            // Displays are committed together, so what the other one caused is not counted.
            let before = tests.display.host.visits
            tests.count.value = 1
            tests.display.advance(frames: 3)
            _ = tests.display.inspection()
            let views = try #require(
                tests.display.rootLayer.sublayers?.first as? HostingLayer<Board>
            )
            work.append([
                views.bodyEvaluations, tests.display.host.visits - before,
                tests.display.statistics.displayListsBuilt,
            ])
        }
        #expect(work[0] == work[1])
    }
}
