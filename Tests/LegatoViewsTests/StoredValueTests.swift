import Foundation
import Legato
import Testing

/// Stored values and values of the environment.
struct StoredValueTests {
    private struct Counter: View {
        @AppStorage private var count: Int
        let handle: Handle<Int>

        init(_ store: UserDefaults, _ handle: Handle<Int>) {
            _count = AppStorage(wrappedValue: 7, "count", store: store)
            self.handle = handle
        }

        var body: some View {
            handle.set = { count = $0 }
            handle.get = { count }
            return Color.red.frame(width: CGFloat(count), height: 10)
        }
    }

    @Test("Properties with one key share a value, which the store keeps")
    func appStorage() throws {
        let name = "legato-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let (first, second) = (Handle<Int>(), Handle<Int>())
        let stage = NavigationStage(
            VStack {
                Counter(store, first)
                Counter(store, second)
            }
        )
        #expect(stage.places(CGSize(width: 7, height: 10)).count == 2)
        first.set(30)
        stage.display.advance(frames: 2)
        #expect(stage.places(CGSize(width: 30, height: 10)).count == 2)
        #expect(second.get() == 30)
        #expect(store.integer(forKey: "count") == 30)
    }

    /// Reads and writes a number in the store of its environment.
    private struct Default: View {
        @AppStorage("width") private var width = 5
        let handle: Handle<Int>

        var body: some View {
            handle.set = { width = $0 }
            handle.get = { width }
            return Color.red.frame(width: CGFloat(width), height: 10)
        }
    }

    /// Two numbers, one of them in a store that can be exchanged.
    private struct Defaults: View {
        let stores: [UserDefaults]
        let choice: Handle<Int>
        let handles: [Handle<Int>]
        @State private var index = 0

        var body: some View {
            choice.set = { index = $0 }
            return VStack {
                Default(handle: handles[0]).defaultAppStorage(stores[index])
                Default(handle: handles[1])
            }
            .defaultAppStorage(stores[2])
        }
    }

    @Test("Properties without a store use the default store of their views, and follow it")
    func defaultAppStorage() throws {
        let names = (0..<3).map { _ in "legato-tests-\(UUID().uuidString)" }
        let stores = try names.map { try #require(UserDefaults(suiteName: $0)) }
        defer { for name in names { UserDefaults.standard.removePersistentDomain(forName: name) } }
        stores[1].set(40, forKey: "width")
        let (choice, handles) = (Handle<Int>(), [Handle<Int>(), Handle<Int>()])
        let stage = NavigationStage(Defaults(stores: stores, choice: choice, handles: handles))
        #expect(stage.places(CGSize(width: 5, height: 10)).count == 2)
        handles[0].set(20)
        handles[1].set(30)
        stage.display.advance(frames: 2)
        #expect(stores.map { $0.integer(forKey: "width") } == [20, 40, 30])
        #expect(UserDefaults.standard.object(forKey: "width") == nil)
        #expect(stage.places(CGSize(width: 20, height: 10)).count == 1)
        choice.set(1)
        stage.display.advance(frames: 2)
        #expect(stage.places(CGSize(width: 40, height: 10)).count == 1)
        #expect(stage.places(CGSize(width: 30, height: 10)).count == 1)
    }

    private nonisolated final class CountingStore: UserDefaults {
        nonisolated(unsafe) var reads = 0
        nonisolated(unsafe) var number: Int?

        override func object(forKey defaultName: String) -> Any? {
            reads += 1
            return number
        }
    }

    @Test("A store is read at the ends of turns for the keys that are shown only")
    func reads() throws {
        struct Part: View {
            let store: UserDefaults
            let (handle, shown): (Handle<Int>, Handle<Bool>)
            @State private var isShown = true
            var body: some View {
                shown.set = { isShown = $0 }
                return ZStack { if isShown { Counter(store, handle) } }
            }
        }
        let name = "legato-tests-\(UUID().uuidString)"
        let store = try #require(CountingStore(suiteName: name))
        let shown = Handle<Bool>()
        let stage = NavigationStage(Part(store: store, handle: Handle(), shown: shown))
        #expect(stage.places(CGSize(width: 7, height: 10)).count == 1)
        store.number = 20
        stage.display.advance(frames: 2)
        #expect(stage.places(CGSize(width: 20, height: 10)).count == 1)
        shown.set(false)
        stage.display.advance(frames: 2)
        store.reads = 0
        store.number = 30
        stage.display.advance(frames: 5)
        #expect(store.reads == 0)
        shown.set(true)
        stage.display.advance(frames: 2)
        #expect(stage.places(CGSize(width: 30, height: 10)).count == 1)
        store.number = 40
        stage.display.advance(frames: 2)
        #expect(stage.places(CGSize(width: 40, height: 10)).count == 1)
    }

    @Test("A property that names its store ignores the default store")
    func namedStore() throws {
        let names = (0..<2).map { _ in "legato-tests-\(UUID().uuidString)" }
        let stores = try names.map { try #require(UserDefaults(suiteName: $0)) }
        defer { for name in names { UserDefaults.standard.removePersistentDomain(forName: name) } }
        let handle = Handle<Int>()
        let stage = NavigationStage(Counter(stores[0], handle).defaultAppStorage(stores[1]))
        handle.set(30)
        stage.display.advance(frames: 2)
        #expect(stores.map { $0.integer(forKey: "count") } == [30, 0])
    }

    @Test("A narrow window is compact, and a wide one is regular")
    func sizeClasses() {
        struct Probe: View {
            let journal: Journal
            @Environment(\.horizontalSizeClass) var sizeClass
            @Environment(\.displayScale) var scale
            var body: some View {
                journal.lines.append("\(sizeClass.map { "\($0)" } ?? "nil") \(scale)")
                return Color.red
            }
        }
        let journal = Journal()
        let narrow = ViewDisplay(Probe(journal: journal))
        #expect(journal.take().last == "compact 1.0")
        narrow.hosting.frame = CGRect(x: 0, y: 0, width: 700, height: 200)
        narrow.display.advance(frames: 2)
        #expect(journal.take().last == "regular 1.0")
    }

    @Test("The one-parameter form of onChange receives the new value")
    func onChange() {
        struct Changing: View {
            let handle: Handle<Int>
            let journal: Journal
            @State private var number = 0
            var body: some View {
                handle.set = { number = $0 }
                return Color.red.onChange(of: number) { new in journal.lines.append("\(new)") }
            }
        }
        let (handle, journal) = (Handle<Int>(), Journal())
        let it = ViewDisplay(Changing(handle: handle, journal: journal))
        handle.set(3)
        it.display.advance(frames: 1)
        #expect(journal.take() == ["3"])
    }
}
