import Foundation
import Legato
import Observation
import Testing

/// Visible views of scroll views, and the focus while they scroll.
struct VisibleTargetTests {
    @Observable final class Model {
        var ids: [Int] = []
        var reports = 0
        var isFocused = false
    }

    private struct Rows: View {
        let model: Model
        var threshold = 0.5
        var mode = ScrollDismissesKeyboardMode.automatic
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 0) {
                TextField("Name", text: .constant("")).focused($isFocused).frame(height: 20)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { ids in
                    model.ids = ids
                    model.reports += 1
                }
                .scrollDismissesKeyboard(mode)
                .frame(height: 120)
            }
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { _, new in model.isFocused = new }
        }
    }

    private func drag(_ it: ViewDisplay<Rows>, by distance: CGFloat) {
        it.down(150, 150)
        for step in 1...8 {
            it.display.advance(frames: 1)
            it.move(150, 150 - distance * CGFloat(step) / 8)
        }
        it.display.advance(frames: 10)
    }

    @Test("The visible views are reported once for each change")
    func visible() {
        let model = Model()
        let it = ViewDisplay(Rows(model: model), frames: 3)
        #expect(model.ids == [0, 1] && model.reports == 1)
        drag(it, by: 60)
        #expect(model.ids.first == 1 && model.ids.count >= 2)
        #expect(model.reports > 1 && model.reports < 8)
    }

    @Test("With a threshold of 0 a view counts as soon as a part is visible")
    func threshold() {
        let model = Model()
        let it = ViewDisplay(Rows(model: model, threshold: 0), frames: 3)
        #expect(model.ids == [0, 1, 2])
        _ = it
    }

    @Test(
        "A drag takes the focus from a text if the mode says so",
        arguments: [
            (ScrollDismissesKeyboardMode.immediately, false), (.interactively, false),
            (.automatic, true), (.never, true),
        ]
    )
    func focus(mode: ScrollDismissesKeyboardMode, staysFocused: Bool) {
        let model = Model()
        let it = ViewDisplay(Rows(model: model, mode: mode), frames: 3)
        #expect(model.isFocused)
        drag(it, by: 60)
        #expect(model.isFocused == staysFocused)
    }
}
