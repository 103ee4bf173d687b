import Foundation
import Legato
import Testing

/// Builds views with bindings, isolated to nothing.
private nonisolated enum Builder {
    static func rows(_ sizes: Binding<[CGFloat]>) -> some View {
        VStack(spacing: 0) {
            ForEach(sizes, id: \.self) { $size in Color.blue.frame(width: size, height: 10) }
        }
    }

    static func all(
        _ sizes: Binding<[CGFloat]>, _ count: Binding<Int>, _ isOn: Binding<Bool>, isShared: Bool
    ) -> AnyView {
        AnyView(
            VStack(spacing: 0) {
                rows(sizes)
                Stepper("Count", value: count, in: 0...1).labelsHidden()
            }
            .alert(isPresented: isOn) { Alert(title: Text("Off")) }
            .popover(isPresented: isOn) { Text("Off") }
            .fileImporter(isPresented: isOn, allowedContentTypes: [.png]) { _ in }
            .onDrop(of: [.text], isTargeted: isOn) { items in !items.isEmpty }
            .toolbar {
                ToolbarItem { Text("Item") }
                if isShared { ToolbarItem { Text("Shared") } }
            }
        )
    }
}

/// Views of bindings.
struct BoundElementsTests {
    private struct Rows: View {
        let handle: Handle<[CGFloat]>
        let journal: Journal
        @State private var sizes: [CGFloat] = [30, 40]

        var body: some View {
            journal.lines.append("body")
            handle.set = { sizes = $0 }
            return Builder.rows($sizes)
        }
    }

    @Test("A ForEach of a binding follows the collection, whose owner does not read it")
    func owner() {
        let (handle, journal) = (Handle<[CGFloat]>(), Journal())
        let it = ViewDisplay(Rows(handle: handle, journal: journal))
        func shown() -> [CGFloat] {
            [30, 40, 50].filter { !it.layers(CGSize(width: $0, height: 10)).isEmpty }
        }
        #expect(shown() == [30, 40])
        handle.set([40, 50])
        it.display.advance(by: 1)
        #expect(shown() == [40, 50])
        #expect(journal.lines == ["body"])
    }

    private struct Editor: View {
        let kept: Handle<Int>
        let handle: Handle<[Int]>
        @State private var numbers = [1, 2]

        var body: some View {
            handle.set = { numbers = $0 }
            handle.get = { numbers }
            return ForEach($numbers, id: \.self) { number in
                Color.red.frame(width: 10, height: 10)
                    .onAppear {
                        kept.get = { number.wrappedValue }
                        kept.set = { number.wrappedValue = $0 }
                    }
            }
        }
    }

    @Test("The binding to an element changes it; after the removal it keeps the last value")
    func removal() {
        let (kept, handle) = (Handle<Int>(), Handle<[Int]>())
        let it = ViewDisplay(Editor(kept: kept, handle: handle))
        kept.set(3)
        #expect(handle.get() == [1, 3] && kept.get() == 3)
        it.display.advance(frames: 1)
        handle.set([1])
        it.display.advance(frames: 1)
        kept.set(5)
        #expect(handle.get() == [1])
    }

    private struct LazyRows: View {
        let handle: Handle<[CGFloat]>
        @State private var sizes = (0..<50).map { CGFloat($0 + 20) }

        var body: some View {
            handle.set = { sizes = $0 }
            handle.get = { sizes }
            return ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach($sizes, id: \.self) { $size in
                        Color.blue.frame(width: size, height: 40)
                    }
                }
            }
        }
    }

    @Test("In a lazy stack, the elements of a binding move up after a removal")
    func lazy() throws {
        let handle = Handle<[CGFloat]>()
        let it = ViewDisplay(LazyRows(handle: handle), frames: 3)
        func tops() -> [CGFloat?] {
            [20, 21, 22].map { width in
                it.layers(CGSize(width: width, height: 40)).first.map { it.middle($0).y }
            }
        }
        #expect(tops() == [20, 60, 100])
        handle.set(try #require(handle.get()).filter { $0 != 21 })
        it.display.advance(by: 2)
        #expect(tops() == [20, nil, 60])
    }

    private final class Model {
        var sizes: [CGFloat] = [30, 40]
        var count = 0
        var isOn = false
    }

    /// Views that cross from one thread to another.
    private nonisolated struct Built: @unchecked Sendable {
        let view: AnyView
    }

    @Test("Views are built on any thread, and read their bindings on the main actor")
    func threads() async {
        let model = Model()
        let sizes = Binding {
            model.sizes
        } set: {
            model.sizes = $0
        }
        let count = Binding {
            model.count
        } set: {
            model.count = $0
        }
        let isOn = Binding {
            model.isOn
        } set: {
            model.isOn = $0
        }
        let built = await Task.detached {
            Built(view: Builder.all(sizes, count, isOn, isShared: true))
        }.value
        let it = ViewDisplay(built.view)
        #expect(it.layers(CGSize(width: 30, height: 10)).count == 1)
        // The stepper is below two rows of 10 points, in the middle of 52 points.
        it.tap(175, 110)
        #expect(model.count == 1)
    }
}
