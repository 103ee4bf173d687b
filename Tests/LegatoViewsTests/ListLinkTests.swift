import Foundation
import Legato
import Observation
import Testing

/// Links and buttons in the rows of a list that is edited.
struct ListLinkTests {
    @Observable final class Model {
        var mode = EditMode.inactive
        var names = [1, 2, 3]
        var chosen: Set<Int> = []
    }

    private struct Links: View {
        let model: Model

        var body: some View {
            NavigationStack {
                List {
                    ForEach(model.names, id: \.self) { name in
                        NavigationLink("Link \(name)") { Text("Page \(name)") }
                    }
                    .onDelete { model.names.remove(atOffsets: $0) }
                }
                .listStyle(.plain)
            }
            .environment(\.editMode, Bindable(model).mode)
        }
    }

    private let size = CGSize(width: 300, height: 400)

    @Test("A link does not navigate while its list is edited, on the label and beside it")
    func links() {
        let model = Model()
        model.mode = .active
        let it = ViewDisplay(Links(model: model), size: size, frames: 3)
        for x in [80, 200] as [CGFloat] {
            it.tap(x, 66)
            it.display.advance(by: 1)
            #expect(it.layer(ofText: "Page 2") == nil)
        }
        it.display.perform { model.mode = .inactive }
        it.display.advance(by: 1)
        it.tap(200, 66)
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Page 2") != nil)
    }

    private struct Choices: View {
        let model: Model

        var body: some View {
            NavigationStack {
                List(model.names, id: \.self, selection: Bindable(model).chosen) { name in
                    NavigationLink("Link \(name)") { Text("Page \(name)") }
                }
                .listStyle(.plain)
            }
            .environment(\.editMode, Bindable(model).mode)
        }
    }

    @Test("In the edit mode, a tap on a link selects its row")
    func selection() throws {
        let model = Model()
        model.mode = .active
        let it = ViewDisplay(Choices(model: model), size: size, frames: 3)
        let place = try #require(it.middle(ofText: "Link 2"))
        it.tap(place.x, place.y)
        it.display.advance(by: 1)
        #expect(model.chosen == [2] && it.layer(ofText: "Page 2") == nil)
    }

    @Test("The button that shows Delete takes taps in the whole space before the content")
    func remove() {
        for (x, y) in [(3, 3), (50, 41), (27, 22)] as [(CGFloat, CGFloat)] {
            let model = Model()
            model.mode = .active
            let it = ViewDisplay(Links(model: model), size: size, frames: 3)
            it.tap(x, y)
            it.display.advance(by: 1)
            #expect(model.names == [1, 2, 3])
            it.tap(270, 22)
            it.display.advance(by: 1)
            #expect(model.names == [2, 3])
        }
    }
}
