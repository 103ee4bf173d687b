import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// The content of sheets.
///
/// Drags on the scrollable content of a sheet.
struct SheetContentTests {
    @Observable final class Model {
        var isShown = true
        var showsCover = false
        var detent = PresentationDetent.medium
        var interaction = PresentationContentInteraction.automatic
        var detents: Set<PresentationDetent> = [.medium, .large]
        @ObservationIgnored var offset: CGFloat = 0
    }

    /// Rows in a sheet, in a cover of the sheet, and in a stack inside the sheet.
    private struct Sheet: View {
        @Bindable var model: Model
        var isInStack = false
        var isRefreshable = false

        var body: some View {
            Color.white.sheet(isPresented: $model.isShown) {
                content
                    .presentationDetents(model.detents, selection: $model.detent)
                    .presentationContentInteraction(model.interaction)
                    .fullScreenCover(isPresented: $model.showsCover) { rows }
            }
        }

        @ViewBuilder private var content: some View {
            if isInStack {
                NavigationStack { rows }
            } else if isRefreshable {
                rows.refreshable {}
            } else {
                rows
            }
        }

        private var rows: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 20) }
                }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                model.offset = $1
            }
        }
    }

    private func shown(_ sheet: Sheet) -> NavigationStage<Sheet> {
        let stage = NavigationStage(sheet)
        stage.display.advance(by: 2)
        return stage
    }

    private func drag(_ stage: NavigationStage<Sheet>, from start: CGFloat, to end: CGFloat) {
        stage.press(100, start)
        for step in 1...10 {
            stage.move(100, start + (end - start) * CGFloat(step) / 10)
            stage.display.advance(frames: 1)
        }
        stage.display.advance(by: 0.2)
        stage.move(100, end)
        stage.release(100, end)
        stage.display.advance(by: 2)
    }

    @Test(
        "A drag up makes a sheet higher, and scrolls once it is as high as it can be",
        arguments: [false, true])
    func growth(isInStack: Bool) {
        let model = Model()
        let stage = shown(Sheet(model: model, isInStack: isInStack))
        drag(stage, from: 350, to: 200)
        #expect(model.detent == .large)
        #expect(model.offset == 0)
        drag(stage, from: 350, to: 250)
        #expect(model.detent == .large)
        #expect(abs(model.offset - 90) < 0.5, "\(model.offset)")
    }

    @Test("With .scrolls, a drag up scrolls, and makes the sheet higher from the end")
    func scrolling() {
        let model = Model()
        model.interaction = .scrolls
        let stage = shown(Sheet(model: model))
        drag(stage, from: 390, to: 210)
        #expect(model.detent == .medium)
        #expect(abs(model.offset - 170) < 0.5, "\(model.offset)")
        for _ in 0..<4 where model.detent == .medium { drag(stage, from: 390, to: 210) }
        #expect(model.detent == .large)
    }

    @Test("A drag down scrolls back, and from the top dismisses the sheet")
    func dismissal() {
        let model = Model()
        model.detents = []
        let stage = shown(Sheet(model: model))
        drag(stage, from: 350, to: 250)
        #expect(abs(model.offset - 90) < 0.5)
        drag(stage, from: 100, to: 390)
        #expect(model.offset == 0)
        #expect(model.isShown)
        drag(stage, from: 100, to: 390)
        #expect(!model.isShown)
    }

    @Test("A drag down from the top of refreshable rows pulls them")
    func refreshing() {
        let model = Model()
        let stage = shown(Sheet(model: model, isRefreshable: true))
        drag(stage, from: 250, to: 390)
        #expect(model.isShown)
        #expect(model.detent == .medium)
    }

    @Test("A drag on a cover of the sheet scrolls the cover")
    func covers() {
        let model = Model()
        let stage = shown(Sheet(model: model))
        stage.display.perform { model.showsCover = true }
        stage.display.advance(by: 2)
        drag(stage, from: 350, to: 200)
        #expect(abs(model.offset - 140) < 0.5, "\(model.offset)")
        #expect(model.detent == .medium)
        #expect(model.showsCover)
    }
}
