import Foundation
import Legato
import Observation
import Testing

/// Movement of the focus.
struct FocusMovementTests {
    @Observable final class Model {
        var focus: Int?
        var isShown = false
        var path: [Int] = []
    }

    /// Twenty controls in a scroll view that shows four of them.
    private struct Rows: View {
        let model: Model
        @FocusState private var focus: Int?

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        Color.gray.frame(width: 100, height: 50).focusable()
                            .focused($focus, equals: row)
                    }
                }
            }
            .onChange(of: model.focus) { focus = model.focus }
            .onChange(of: focus) { model.focus = focus }
        }
    }

    private let model = Model()

    private func offset<V: View>(_ it: ViewDisplay<V>) -> CGFloat {
        let rows = it.layers(CGSize(width: 100, height: 50))
        return 25 - (rows.map { it.middle($0).y }.min() ?? 0)
    }

    @Test("A control that the focus reaches by Tab, or by a program, scrolls into view")
    func scrolling() {
        let it = ViewDisplay(Rows(model: model))
        for row in 0..<4 {
            it.key("tab")
            #expect(model.focus == row)
        }
        #expect(offset(it) == 0)
        it.key("tab")
        it.display.advance(frames: 1)
        #expect(offset(it) == 50)
        it.key("tab", .shift)
        it.key("tab", .shift)
        it.display.advance(frames: 1)
        #expect(offset(it) == 50)
        it.display.perform { model.focus = 19 }
        it.display.advance(frames: 2)
        #expect(offset(it) == 800)
        it.display.perform { model.focus = 0 }
        it.display.advance(frames: 2)
        #expect(offset(it) == 0)
    }

    private struct Letter: View {
        let model: Model
        var priority = DefaultFocusEvaluationPriority.automatic
        var isTaken = false
        @FocusState private var focus: Int?
        @FocusState private var isTakenByOther: Bool

        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20).focusable().focused($isTakenByOther)
                    .onAppear { isTakenByOther = isTaken }
                if model.isShown {
                    VStack {
                        ForEach(0..<3, id: \.self) { row in
                            Color.gray.frame(width: 20, height: 20).focusable()
                                .focused($focus, equals: row)
                        }
                    }
                    .defaultFocus($focus, 1, priority: priority)
                }
            }
            .onChange(of: focus) { model.focus = focus }
        }
    }

    @Test("A region gives one of its views the focus when it appears and nothing else has it")
    func defaultFocus() {
        let it = ViewDisplay(Letter(model: model), frames: 2)
        it.display.perform { model.isShown = true }
        it.display.advance(frames: 2)
        #expect(model.focus == 1)
        it.key("tab")
        #expect(model.focus == 2)
    }

    @Test("A region leaves the focus to the view that has it")
    func takenFocus() {
        let it = ViewDisplay(Letter(model: model, isTaken: true), frames: 2)
        it.display.perform { model.isShown = true }
        it.display.advance(frames: 2)
        #expect(model.focus == nil)
        it.key("tab")
        #expect(model.focus == 0)
    }

    @Test("Tab enters a region at its default, and goes on from there, if the priority says so")
    func enteredByKey() {
        let it = ViewDisplay(
            Letter(model: model, priority: .userInitiated, isTaken: true), frames: 2)
        it.display.perform { model.isShown = true }
        it.display.advance(frames: 2)
        it.key("tab")
        it.display.advance(frames: 1)
        #expect(model.focus == 1)
        it.key("tab", .shift)
        #expect(model.focus == 0)
        it.key("tab", .shift)
        #expect(model.focus == nil)
    }

    private struct Pages: View {
        let model: Model
        @FocusState private var focus: Int?

        var body: some View {
            @Bindable var model = model
            NavigationStack(path: $model.path) {
                Button("Next") { model.path.append(1) }
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            ForEach(0..<3, id: \.self) { row in
                                Color.gray.frame(width: 20, height: 20).focusable()
                                    .focused($focus, equals: row)
                            }
                        }
                        .defaultFocus($focus, 2)
                    }
            }
            .onChange(of: focus) { model.focus = focus }
        }
    }

    @Test("A page that comes to the front by a key has its default focus")
    func pages() {
        let it = ViewDisplay(Pages(model: model), frames: 2)
        it.key("tab")
        it.key("space")
        it.display.advance(by: 1)
        #expect(model.path == [1])
        #expect(model.focus == 2)
    }
}
