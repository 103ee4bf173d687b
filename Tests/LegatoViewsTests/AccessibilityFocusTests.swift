import Foundation
import Legato
import Observation
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Focus of assistive technologies, and more about elements.
struct AccessibilityFocusTests {
    @Observable final class Model {
        var focus: Int?
        var isShown = true
        var seen: [Int?] = []
    }

    private struct Rows: View {
        let model: Model
        @AccessibilityFocusState private var focus: Int?

        var body: some View {
            VStack {
                if model.isShown { Text("first").accessibilityFocused($focus, equals: 0) }
                Text("second").accessibilityFocused($focus, equals: 1)
                Button("third") {}.accessibilityFocused($focus, equals: 2)
                Button("fourth") {}
            }
            .onChange(of: model.focus) { focus = model.focus }
            .onChange(of: focus) { model.seen.append(focus) }
        }
    }

    private func focused<V: View>(_ it: ViewDisplay<V>) -> [String] {
        it.hosting.viewElements.filter { $0.focus?.isFocused ?? false }.map(\.label)
    }

    @Test(
        "State moves the focus, a screen reader sets the state, and the keyboard takes both along")
    func focus() throws {
        let model = Model()
        let it = ViewDisplay(Rows(model: model))
        #expect(focused(it) == [])
        it.display.perform { model.focus = 1 }
        it.display.advance(frames: 3)
        #expect(focused(it) == ["second"] && model.seen == [1])
        let first = try #require(it.hosting.viewElements.first)
        first.run(first.focus?.take)
        it.display.advance(frames: 3)
        #expect(focused(it) == ["first"] && model.seen == [1, 0])
        it.display.perform { model.focus = 2 }
        it.display.advance(frames: 3)
        #expect(focused(it) == ["third"] && model.seen == [1, 0, 2])
        // The keyboard leaves the third view for one without state.
        it.key("tab")
        it.display.advance(frames: 2)
        #expect(focused(it) == ["fourth"] && model.seen == [1, 0, 2, nil])
        it.key("tab", .shift)
        it.display.advance(frames: 2)
        #expect(focused(it) == ["third"] && model.seen.last == 2)
    }

    @Test("A view that goes loses the focus")
    func removal() {
        let model = Model()
        let it = ViewDisplay(Rows(model: model))
        it.display.perform { model.focus = 0 }
        it.display.advance(frames: 3)
        it.display.perform { model.isShown = false }
        it.display.advance(frames: 3)
        #expect(focused(it) == [] && model.seen == [0, nil])
    }

    private struct Switched: View {
        let note: (Bool) -> Void
        @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool
        @AccessibilityFocusState(for: [.voiceOver]) private var other: Bool

        var body: some View {
            Text("A").accessibilityFocused($isFocused)
            Text("B").accessibilityFocused($other)
                .onAppear {
                    (isFocused, other) = (true, true)
                    note(isFocused)
                    note(other)
                }
        }
    }

    @Test("State for switches alone never has a focus")
    func technologies() {
        var values: [Bool] = []
        let it = ViewDisplay(Switched { values.append($0) }, frames: 3)
        #expect(values == [false, true] && focused(it) == ["B"])
        var set: AccessibilityTechnologies = [.voiceOver]
        #expect(set.insert(.switchControl).inserted && set.remove(.voiceOver) == .voiceOver)
        #expect(set == .switchControl && !set.isEmpty)
    }

    @Test("Buttons become actions, unless they are disabled, and take neither keys nor place")
    func actions() throws {
        var log: [String] = []
        let view = Button("Open") { log.append("open") }
            .accessibilityActions {
                Button("Reply") { log.append("reply") }
                Button("Archive") { log.append("archive") }.disabled(true)
                Button {
                    log.append("flag")
                } label: {
                    Label("Flag", systemImage: "flag")
                }
            }
        let it = ViewDisplay(view)
        let element = try #require(it.hosting.viewElements.first)
        #expect(it.hosting.viewElements.count == 1 && element.label == "Open")
        #expect(element.actionNames == ["Reply", "Flag"])
        #expect(element.perform(named: "Reply") && element.perform(named: "Flag"))
        #expect(element.perform() && log == ["reply", "flag", "open"])
        it.key("tab")
        it.key("tab")
        it.key("space")
        #expect(log == ["reply", "flag", "open", "open"])
    }

    @Test("A screen reader scrolls a view by its actions")
    func scrolling() throws {
        var edges: [Edge] = []
        let it = ViewDisplay(Text("A").accessibilityScrollAction { edges.append($0) })
        let element = try #require(it.hosting.viewElements.first)
        for name in element.actionNames { element.perform(named: name) }
        #expect(edges == [.top, .bottom, .leading, .trailing])
    }

    @Test("A click activates an element at the point set, by points and by fractions")
    func activationPoint() throws {
        func point(_ view: some View) throws -> CGPoint {
            let element = try #require(ViewDisplay(view).hosting.viewElements.first)
            let (point, frame) = (element.activationPoint, element.frame)
            return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        }
        let box = Color.red.frame(width: 100, height: 40).accessibilityLabel("A")
        #expect(try point(box) == CGPoint(x: 50, y: 20))
        #expect(
            try point(box.accessibilityActivationPoint(CGPoint(x: 10, y: 5)))
                == CGPoint(x: 10, y: 5))
        #expect(
            try point(box.accessibilityActivationPoint(.bottomTrailing)) == CGPoint(x: 100, y: 40))
        let combined = HStack(spacing: 0) {
            box
            box.accessibilityActivationPoint(.leading)
        }
        .accessibilityElement(children: .combine)
        #expect(try point(combined) == CGPoint(x: 100, y: 20))
    }

    @Test("Additional content is kept by its key; nil removes it")
    func customContent() throws {
        let age = AccessibilityCustomContentKey("Age", id: "age")
        let view = Text("Ann")
            .accessibilityCustomContent(age, "30")
            .accessibilityCustomContent("Town", "Bern")
            .accessibilityCustomContent("Note", Text("New"), importance: .high)
        let details = try #require(ViewDisplay(view).hosting.viewElements.first).details
        #expect(details.map(\.label) == ["Age", "Town", "Note"])
        #expect(details.map(\.value) == ["30", "Bern", "New"])
        #expect(details.map(\.isImportant) == [false, false, true])
        let other = view.accessibilityCustomContent(age, nil as Text?)
        let left = try #require(ViewDisplay(other).hosting.viewElements.first).details
        #expect(left.map(\.label) == ["Town", "Note"])
    }
}
