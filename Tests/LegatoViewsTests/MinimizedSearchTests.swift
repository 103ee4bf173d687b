import Foundation
import Legato
import Observation
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Search fields that a button in the toolbar opens.
struct MinimizedSearchTests {
    @Observable final class Model {
        var text = ""
        var isPresented = false
    }

    private struct Page: View {
        @Bindable var model: Model
        var behavior = SearchToolbarBehavior.minimize
        var placement: ToolbarItemPlacement?

        var body: some View {
            NavigationStack {
                Color.white
                    .navigationTitle("Title")
                    .searchable(
                        text: $model.text, isPresented: $model.isPresented, prompt: "Prompt"
                    )
                    .searchToolbarBehavior(behavior)
                    .toolbar {
                        if let placement { DefaultToolbarItem(kind: .search, placement: placement) }
                    }
            }
        }
    }

    private func stage(_ page: Page) -> ViewDisplay<Page> {
        ViewDisplay(page, size: CGSize(width: 300, height: 400), frames: 3)
    }

    /// The button that begins the search; nil if the field is shown.
    private func button(_ it: ViewDisplay<Page>) -> AccessibilityElement? {
        var waiting = it.hosting.viewElements
        while let element = waiting.popLast() {
            if element.label == "Search", element.traits.contains(.isButton) { return element }
            waiting += element.children
        }
        return nil
    }

    @Test("The button opens the field, which has the focus; Cancel brings the button back")
    func opening() throws {
        let model = Model()
        let it = stage(Page(model: model))
        #expect(it.layer(ofText: "Prompt") == nil)
        let frame = try #require(button(it)).frame
        #expect(frame.midX > 250 && frame.midY < 44)
        it.tap(frame.midX, frame.midY)
        it.display.advance(by: 1)
        #expect(button(it) == nil && it.layer(ofText: "Prompt") != nil && model.isPresented)
        it.display.type("x")
        it.display.advance(frames: 2)
        #expect(model.text == "x")
        let cancel = try #require(it.middle(ofText: "Cancel"))
        it.tap(cancel.x, cancel.y)
        it.display.advance(by: 1)
        #expect(button(it) != nil && model.text.isEmpty && !model.isPresented)
    }

    @Test("State opens and closes the field, and text keeps it open")
    func state() {
        let model = Model()
        let it = stage(Page(model: model))
        it.display.perform { model.isPresented = true }
        it.display.advance(by: 1)
        it.display.type("x")
        it.display.advance(frames: 2)
        #expect(button(it) == nil && model.text == "x")
        let full = Model()
        full.text = "y"
        #expect(button(stage(Page(model: full))) == nil)
        #expect(button(stage(Page(model: Model(), behavior: .automatic))) == nil)
    }

    @Test("The button is where a toolbar item places the search")
    func placement() throws {
        let it = stage(Page(model: Model(), placement: .bottomBar))
        #expect(try #require(button(it)).frame.midY > 350)
    }
}
