import Foundation
import Legato
import Observation
import Testing

/// Controls that a drag activates when it rests on them.
struct SpringLoadingTests {
    @Observable final class Model {
        var opened = 0
        var isOpen = false
        var tab = 0
        var dropped: [String] = []
    }

    /// A source at the left, 100 points wide, and a view at the right.
    private func stage<V: View>(_ view: V) -> ViewDisplay<some View> {
        ViewDisplay(
            HStack(spacing: 0) {
                Color.red.draggable("A").frame(width: 100, height: 200)
                view.frame(width: 200, height: 200)
            }
        )
    }

    /// Drags the source to a point of the right half, and stays there.
    private func rest<V: View>(_ it: ViewDisplay<V>, at point: CGPoint, for time: Double) {
        it.down(50, 100)
        it.display.advance(frames: 1)
        it.move(70, 100)
        it.display.advance(frames: 1)
        it.move(point.x, point.y)
        it.display.advance(by: time)
    }

    private let middle = CGPoint(x: 200, y: 100)

    @Test("A button runs its action once after 0.7 s, and looks pressed until then")
    func button() {
        struct Look: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                (configuration.isPressed ? Color.green : Color.blue)
            }
        }
        let model = Model()
        let button = Button("Open") { model.opened += 1 }.buttonStyle(Look())
        let it = stage(button.springLoadingBehavior(.enabled))
        let blue = it.pixel(290, 10)
        rest(it, at: middle, for: 0.5)
        #expect(model.opened == 0 && it.pixel(290, 10) != blue)
        it.display.advance(by: 0.4)
        #expect(model.opened == 1 && it.pixel(290, 10) == blue)
        it.display.advance(by: 2)
        #expect(model.opened == 1)
        it.up(200, 100)
        it.display.advance(by: 1)
        #expect(model.opened == 1)
    }

    @Test("A drag that moves on or ends in time activates nothing, nor does any other button")
    func others() {
        func opened<V: View>(_ change: (Button<Text>) -> V, leaves: Bool = false) -> Int {
            let model = Model()
            let it = stage(change(Button("Open") { model.opened += 1 }))
            rest(it, at: middle, for: leaves ? 0.3 : 1.5)
            if leaves { it.move(20, 100) }
            it.display.advance(by: 1)
            it.up(20, 100)
            it.display.advance(by: 1)
            return model.opened
        }
        #expect(opened { $0.springLoadingBehavior(.enabled) } == 1)
        #expect(opened({ $0.springLoadingBehavior(.enabled) }, leaves: true) == 0)
        #expect(opened { $0 } == 0)
        #expect(opened { $0.springLoadingBehavior(.automatic) } == 0)
        #expect(opened { $0.disabled(true).springLoadingBehavior(.enabled) } == 0)
        #expect(
            opened { $0.springLoadingBehavior(.disabled).springLoadingBehavior(.enabled) } == 0
        )
    }

    @Test("A closed group opens and stays open, and takes what is dropped into it")
    func groups() throws {
        struct Groups: View {
            @Bindable var model: Model
            var body: some View {
                DisclosureGroup("Folder", isExpanded: $model.isOpen) {
                    Color.green.frame(height: 60).dropDestination(for: String.self) { texts, _ in
                        model.dropped += texts
                        return true
                    }
                }
                .springLoadingBehavior(.enabled)
            }
        }
        let model = Model()
        let it = stage(Groups(model: model))
        let title = try #require(it.middle(ofText: "Folder"))
        rest(it, at: title, for: 1.5)
        #expect(model.isOpen)
        it.display.advance(by: 2)
        #expect(model.isOpen)
        let now = try #require(it.middle(ofText: "Folder"))
        it.move(200, now.y + 50)
        it.up(200, now.y + 50)
        it.display.advance(by: 1)
        #expect(model.dropped == ["A"])
    }

    @Test("A repeating button runs its action once")
    func repetition() {
        let model = Model()
        let button = Button("Open") { model.opened += 1 }.buttonRepeatBehavior(.enabled)
        let it = stage(button.springLoadingBehavior(.enabled))
        rest(it, at: middle, for: 2)
        #expect(model.opened == 1)
    }

    @Test("A group keeps the state of its label when it opens, and a drag does not close it")
    func openGroups() throws {
        struct Title: View {
            let model: Model
            var body: some View { Text("Folder").onAppear { model.opened += 1 } }
        }
        let model = Model()
        let group = DisclosureGroup(isExpanded: Bindable(model).isOpen) {
            Text("Content")
        } label: {
            Title(model: model)
        }
        let it = stage(group.springLoadingBehavior(.enabled))
        it.display.perform { model.isOpen = true }
        it.display.advance(by: 1)
        #expect(model.opened == 1)
        rest(it, at: try #require(it.middle(ofText: "Folder")), for: 1.5)
        #expect(model.isOpen && model.opened == 1)
    }

    @Test("A tab is selected")
    func tabs() throws {
        struct Tabs: View {
            @Bindable var model: Model
            var body: some View {
                TabView(selection: $model.tab) {
                    Tab("One", systemImage: "star", value: 0) { Color.white }
                    Tab("Two", systemImage: "star", value: 1) { Color.white }
                }
                .springLoadingBehavior(.enabled)
            }
        }
        let model = Model()
        let it = stage(Tabs(model: model))
        rest(it, at: try #require(it.middle(ofText: "Two")), for: 1)
        #expect(model.tab == 1)
    }
}
