import Foundation
import Legato
import Observation
import Testing

/// Focus by clicks, and gestures that are enabled by a condition.
struct FocusInteractionTests {
    @Observable final class Model {
        var focus: String?
        var taps: [String] = []
        var isEnabled = true
    }

    private struct Boxes: View {
        let model: Model
        @FocusState private var focus: String?

        var body: some View {
            HStack(spacing: 0) {
                box.focusable().focused($focus, equals: "plain")
                box.focusable(interactions: .edit).focused($focus, equals: "edit")
                box.focusable(interactions: .activate).focused($focus, equals: "activate")
                box.focusable(interactions: []).focused($focus, equals: "none")
                box.focusable(false).focused($focus, equals: "off")
            }
            .onChange(of: focus) { model.focus = focus }
        }

        private var box: some View { Color.gray.frame(width: 60, height: 200) }
    }

    @Test("A click gives the focus to views that edit, and Tab to all with interactions")
    func clicks() {
        let model = Model()
        let it = ViewDisplay(Boxes(model: model))
        var found: [String?] = []
        for x in [30, 90, 150, 210, 270] {
            it.tap(CGFloat(x), 100)
            it.display.advance(frames: 1)
            found.append(model.focus)
        }
        #expect(found == ["plain", "edit", "edit", "edit", "edit"])
        var tabs: [String?] = []
        for _ in 0..<3 {
            it.key("tab")
            tabs.append(model.focus)
        }
        #expect(tabs == ["activate", "plain", "edit"])
    }

    private struct Nested: View {
        let model: Model
        @FocusState private var focus: String?

        var body: some View {
            Color.gray.frame(width: 100, height: 100)
                .focusable()
                .focused($focus, equals: "inner")
                .frame(width: 300, height: 200)
                .contentShape(Rectangle())
                .focusable()
                .focused($focus, equals: "outer")
                .onChange(of: focus) { model.focus = focus }
        }
    }

    @Test("A click focuses the innermost view, and state of several views is that of the innermost")
    func nested() {
        let model = Model()
        let it = ViewDisplay(Nested(model: model))
        it.tap(150, 100)
        it.display.advance(frames: 1)
        #expect(model.focus == "inner")
        it.tap(20, 100)
        it.display.advance(frames: 1)
        #expect(model.focus == "outer")
        it.key("tab")
        it.display.advance(frames: 1)
        #expect(model.focus == "inner")
    }

    private struct Gestures: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                box("inner a").gesture(tap("outer a"), name: "outer", isEnabled: model.isEnabled)
                box("inner b").highPriorityGesture(tap("outer b"), isEnabled: model.isEnabled)
                box("inner c").simultaneousGesture(tap("outer c"), isEnabled: model.isEnabled)
            }
        }

        private func tap(_ name: String) -> some Gesture {
            TapGesture().onEnded { model.taps.append(name) }
        }

        private func box(_ name: String) -> some View {
            Color.gray.frame(width: 100, height: 200).onTapGesture { model.taps.append(name) }
        }
    }

    @Test("A disabled gesture leaves those of the views inside")
    func disabledGestures() {
        let model = Model()
        let it = ViewDisplay(Gestures(model: model))
        for x in [50, 150, 250] { it.tap(CGFloat(x), 100) }
        #expect(Set(model.taps) == ["inner a", "outer b", "inner c", "outer c"])
        #expect(model.taps.count == 4)
        model.taps = []
        it.display.perform { model.isEnabled = false }
        it.display.advance(frames: 1)
        for x in [50, 150, 250] { it.tap(CGFloat(x), 100) }
        #expect(model.taps == ["inner a", "inner b", "inner c"])
    }
}
