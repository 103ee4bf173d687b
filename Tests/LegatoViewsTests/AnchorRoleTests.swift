import Foundation
import Legato
import Observation
import Testing

/// Roles of scroll anchors, refreshes, sheets that let input through, and active windows.
struct AnchorRoleTests {
    @Observable final class Model {
        var count = 1
        var isShown = false
        var detent = PresentationDetent.height(80)
        var taps = 0
        var log: [String] = []
    }

    private struct Rows<Scroll: View>: View {
        let model: Model
        let anchored: (AnyView) -> Scroll

        var body: some View {
            anchored(
                AnyView(
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<model.count, id: \.self) { row in
                                Color.red.frame(width: CGFloat(30 + row), height: 60)
                            }
                        }
                    }
                )
            )
        }
    }

    /// Returns the largest y of a row in a view 200 points high.
    private func bottom<V: View>(_ it: ViewDisplay<V>, row: Int) -> CGFloat {
        it.layers(CGSize(width: 30 + row, height: 60)).first.map { it.middle($0).y + 30 } ?? .nan
    }

    private func stage<V: View>(
        _ model: Model, _ anchored: @escaping (AnyView) -> V
    ) -> ViewDisplay<Rows<V>> {
        ViewDisplay(Rows(model: model, anchored: anchored), frames: 2)
    }

    private func grow<V: View>(_ it: ViewDisplay<V>, _ model: Model, to count: Int) {
        it.display.perform { model.count = count }
        it.display.advance(by: 1)
    }

    @Test("Short content is aligned to the anchor, long content begins there and stays there")
    func all() {
        let model = Model()
        let it = stage(model) { $0.defaultScrollAnchor(.bottom) }
        #expect(bottom(it, row: 0) == 200)
        grow(it, model, to: 2)
        #expect(bottom(it, row: 1) == 200)
        for count in [6, 9] {
            grow(it, model, to: count)
            #expect(bottom(it, row: count - 1) == 200)
        }
        // Scrolled to another point, the content stays in place.
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: 90),
                    time: it.display.time)))
        it.display.advance(by: 2)
        let place = bottom(it, row: 7)
        #expect(bottom(it, row: 8) > 201)
        grow(it, model, to: 10)
        #expect(abs(bottom(it, row: 7) - place) < 0.01)
    }

    @Test("Each role applies by itself")
    func roles() {
        let model = Model()
        let aligned = stage(model) { $0.defaultScrollAnchor(.bottom, for: .alignment) }
        #expect(bottom(aligned, row: 0) == 200)
        grow(aligned, model, to: 6)
        #expect(bottom(aligned, row: 0) == 60)
        let first = stage(model) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }
        #expect(bottom(first, row: 5) == 200)
        grow(first, model, to: 7)
        #expect(bottom(first, row: 5) == 200)
        let last = stage(model) {
            $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
        }
        #expect(bottom(last, row: 0) == 60)
    }

    private struct Refresher: View {
        @Environment(\.refresh) private var refresh
        let model: Model

        var body: some View {
            Text(refresh == nil ? "none" : "some")
                .onChange(of: model.taps) { Task { await refresh?() } }
        }
    }

    @Test("Views run the action of a refreshable view around them")
    func refresh() async {
        let model = Model()
        let none = ViewDisplay(Refresher(model: model))
        #expect(none.layer(ofText: "none") != nil)
        let it = ViewDisplay(
            Refresher(model: model).refreshable { model.log.append("refreshed") })
        #expect(it.layer(ofText: "some") != nil)
        it.display.perform { model.taps = 1 }
        it.display.advance(frames: 2)
        for _ in 0..<50 where model.log.isEmpty { await Task.yield() }
        #expect(model.log == ["refreshed"])
    }

    private struct Sheets: View {
        let model: Model

        var body: some View {
            Color.red.onTapGesture { model.taps += 1 }
                .sheet(isPresented: Bindable(model).isShown) {
                    Color.blue
                        .presentationDetents(
                            [.height(80), .medium], selection: Bindable(model).detent
                        )
                        .presentationBackgroundInteraction(.enabled(upThrough: .height(80)))
                        .interactiveDismissDisabled()
                }
        }
    }

    @Test("The views behind a sheet receive input up to a detent")
    func interaction() {
        let model = Model()
        let it = ViewDisplay(Sheets(model: model), size: CGSize(width: 700, height: 600))
        it.display.perform { model.isShown = true }
        it.display.advance(by: 1)
        it.tap(350, 60)
        #expect(model.taps == 1)
        it.display.perform { model.detent = .medium }
        it.display.advance(by: 1)
        it.tap(350, 60)
        #expect(model.taps == 1)
        it.display.perform { model.detent = .height(80) }
        it.display.advance(by: 1)
        it.tap(350, 60)
        #expect(model.taps == 2)
    }

    private struct Columns: View {
        let model: Model
        let note: (NavigationSplitViewColumn) -> Void
        @State private var column = NavigationSplitViewColumn.detail

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                Text("Sidebar").onChange(of: model.taps) { column = .content }
            } content: {
                Text("Content")
            } detail: {
                Text("Detail")
            }
            .onChange(of: column) { note(column) }
        }
    }

    @Test("In a narrow window the preferred column is on top, and going back sets it")
    func columns() {
        let model = Model()
        var seen: [NavigationSplitViewColumn] = []
        let it = ViewDisplay(
            Columns(model: model) { seen.append($0) }, size: CGSize(width: 400, height: 600))
        it.display.advance(by: 1.5)
        #expect(it.layer(ofText: "Detail") != nil && it.layer(ofText: "Sidebar") == nil)
        it.key("escape")
        it.display.advance(by: 1.5)
        #expect(it.layer(ofText: "Content") != nil && seen == [.content])
        it.key("escape")
        it.display.advance(by: 1.5)
        #expect(it.layer(ofText: "Sidebar") != nil && seen == [.content, .sidebar])
        it.display.perform { model.taps = 1 }
        it.display.advance(by: 1.5)
        #expect(it.layer(ofText: "Content") != nil && it.layer(ofText: "Detail") == nil)
    }

    @Test("A page without the default title shows none in its bar", arguments: [false, true])
    func title(isRemoved: Bool) {
        let it = ViewDisplay(
            NavigationStack {
                Color.red.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
                    .toolbar(removing: isRemoved ? .title : nil)
            },
            frames: 3
        )
        #expect((it.layer(ofText: "Page") == nil) == isRemoved)
    }

    private struct Activity: View {
        @Environment(\.appearsActive) private var appearsActive
        @Environment(\.controlActiveState) private var state

        var body: some View { Text(verbatim: "\(appearsActive) \(state)") }
    }

    @Test("A window without the keyboard focus appears inactive")
    func activity() {
        let it = ViewDisplay(Activity())
        #expect(it.layer(ofText: "true key") != nil)
        it.display.scenePhase = .inactive
        it.display.advance(frames: 1)
        #expect(it.layer(ofText: "false inactive") != nil)
        let set = ViewDisplay(
            Activity().environment(\.appearsActive, false).environment(
                \.controlActiveState, .active))
        #expect(set.layer(ofText: "false active") != nil)
    }
}
