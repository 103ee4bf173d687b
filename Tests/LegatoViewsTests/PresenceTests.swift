import Foundation
import Legato
import Testing

/// Appearance and disappearance with pages and tabs.
struct PresenceTests {
    private let journal = Journal()

    /// A square that notes when it appears (+) and disappears (-).
    private struct Noted: View {
        let name: String
        let journal: Journal
        var color = Color.red

        var body: some View {
            color.onAppear { journal.lines.append("+\(name)") }
                .onDisappear { journal.lines.append("-\(name)") }
        }
    }

    // MARK: Navigation

    private struct Stack: View {
        let journal: Journal
        let handle: Handle<[Int]>
        @State private var path: [Int] = []

        var body: some View {
            handle.set = { path = $0 }
            return NavigationStack(path: $path) {
                Noted(name: "root", journal: journal)
                    .navigationDestination(for: Int.self) { number in
                        Noted(name: "\(number)", journal: journal)
                    }
            }
        }
    }

    @Test("A page appears as its transition starts; one that is covered disappears at its end")
    func pushAndPop() {
        let handle = Handle<[Int]>()
        let stage = NavigationStage(Stack(journal: journal, handle: handle))
        #expect(journal.take() == ["+root"])
        handle.set([1])
        stage.display.advance(by: 0.1)
        #expect(journal.take() == ["+1"])
        stage.display.advance(by: 2)
        #expect(journal.take() == ["-root"])
        handle.set([])
        stage.display.advance(by: 0.1)
        #expect(journal.take() == ["+root"])
        stage.display.advance(by: 2)
        #expect(journal.take() == ["-1"])
    }

    @Test("A page that was never in front appears when it is uncovered")
    func severalPages() {
        let handle = Handle<[Int]>()
        let stage = NavigationStage(Stack(journal: journal, handle: handle))
        handle.set([1, 2])
        stage.display.advance(by: 2)
        #expect(journal.take() == ["+root", "+2", "-root"])
        handle.set([1])
        stage.display.advance(by: 2)
        #expect(journal.take() == ["+1", "-2"])
        handle.set([])
        stage.display.advance(by: 2)
        #expect(journal.take() == ["+root", "-1"])
    }

    @Test("A push that is reversed in flight leaves each page where it was")
    func reversed() {
        let handle = Handle<[Int]>()
        let stage = NavigationStage(Stack(journal: journal, handle: handle))
        _ = journal.take()
        handle.set([1])
        stage.display.advance(by: 0.1)
        handle.set([])
        stage.display.advance(by: 2)
        var balance = ["root": 1, "1": 0]
        for line in journal.take() {
            balance[String(line.dropFirst()), default: 0] += line.first == "+" ? 1 : -1
            #expect([0, 1].contains(balance[String(line.dropFirst())]))
        }
        #expect(balance == ["root": 1, "1": 0])
    }

    /// Lets other tasks run until the journal has some lines; returns whether that happens.
    private func notes(_ lines: Set<String>) async -> Bool {
        for _ in 0..<10_000 where Set(journal.lines) != lines { await Task.yield() }
        return Set(journal.take()) == lines
    }

    @Test("A task of a covered page is cancelled, and starts again when it is uncovered")
    func tasks() async {
        struct Working: View {
            let journal: Journal
            let (path, id): (Handle<[Int]>, Handle<Int>)
            @State private var pages: [Int] = []
            @State private var number = 0

            var body: some View {
                path.set = { pages = $0 }
                id.set = { number = $0 }
                return NavigationStack(path: $pages) {
                    Color.red
                        .task(id: number) { [number] in
                            journal.lines.append("begin \(number)")
                            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                            for await _ in stream {}
                            continuation.finish()
                            journal.lines.append("end \(number)")
                        }
                        .navigationDestination(for: Int.self) { _ in Color.blue }
                }
            }
        }
        let (path, id) = (Handle<[Int]>(), Handle<Int>())
        let stage = NavigationStage(Working(journal: journal, path: path, id: id))
        #expect(await notes(["begin 0"]))
        path.set([1])
        stage.display.advance(by: 0.1)
        for _ in 0..<100 { await Task.yield() }
        #expect(journal.lines.isEmpty)
        stage.display.advance(by: 2)
        #expect(await notes(["end 0"]))
        id.set(1)
        stage.display.advance(frames: 2)
        for _ in 0..<100 { await Task.yield() }
        #expect(journal.lines.isEmpty)
        path.set([])
        stage.display.advance(frames: 2)
        #expect(await notes(["begin 1"]))
    }

    @Test("A sheet leaves the view behind it as it is")
    func sheet() {
        struct Behind: View {
            let journal: Journal
            let handle: Handle<Bool>
            @State private var isShown = false

            var body: some View {
                handle.set = { isShown = $0 }
                return NavigationStack {
                    Noted(name: "behind", journal: journal)
                        .sheet(isPresented: $isShown) { Noted(name: "sheet", journal: journal) }
                }
            }
        }
        let handle = Handle<Bool>()
        let stage = NavigationStage(Behind(journal: journal, handle: handle))
        handle.set(true)
        stage.display.advance(by: 2)
        #expect(journal.take() == ["+behind", "+sheet"])
        handle.set(false)
        stage.display.advance(by: 2)
        #expect(journal.take() == ["-sheet"])
    }

    // MARK: Tabs

    private struct Tabs: View {
        let journal: Journal
        let handle: Handle<Int>
        @State private var tab = 0

        var body: some View {
            handle.set = { tab = $0 }
            return TabView(selection: $tab) {
                Noted(name: "first", journal: journal).tabItem { Text("First") }.tag(0)
                VStack {
                    Noted(name: "inner", journal: journal)
                    EmptyView().onAppear { journal.lines.append("+empty") }
                    Text("Below")
                }
                .onAppear { journal.lines.append("+outer") }
                .onDisappear { journal.lines.append("-outer") }
                .tabItem { Text("Second") }
                .tag(1)
                Tab("Third", value: 2) { Noted(name: "third", journal: journal) }
            }
        }
    }

    @Test("A tab appears when it is selected, with its inner views first")
    func tabs() {
        let handle = Handle<Int>()
        let stage = NavigationStage(Tabs(journal: journal, handle: handle))
        #expect(journal.take() == ["+first"])
        handle.set(1)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["+inner", "+empty", "+outer", "-first"])
        handle.set(2)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["+third", "-inner", "-outer"])
        handle.set(0)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["+first", "-third"])
    }

    @Test("Only the tab that is selected from the start appears")
    func selectedFromTheStart() {
        let stage = NavigationStage(
            TabView(selection: .constant("b")) {
                Noted(name: "a", journal: journal).tag("a")
                Noted(name: "b", journal: journal).tag("b")
            }
        )
        #expect(journal.take() == ["+b"])
        _ = stage
    }

    @Test("The pages of a stack in a tab follow the tab")
    func stackInTab() {
        struct Both: View {
            let journal: Journal
            let (tab, path): (Handle<Int>, Handle<[Int]>)
            @State private var selection = 0

            var body: some View {
                tab.set = { selection = $0 }
                return TabView(selection: $selection) {
                    Stack(journal: journal, handle: path).tag(0)
                    Noted(name: "other", journal: journal).tag(1)
                }
            }
        }
        let (tab, path) = (Handle<Int>(), Handle<[Int]>())
        let stage = NavigationStage(Both(journal: journal, tab: tab, path: path))
        path.set([1])
        stage.display.advance(by: 2)
        #expect(journal.take() == ["+root", "+1", "-root"])
        tab.set(1)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["+other", "-1"])
        path.set([])
        stage.display.advance(by: 2)
        #expect(journal.take().isEmpty)
        tab.set(0)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["+root", "-other"])
    }

    @Test("Paged tabs appear while a part of them is on screen", arguments: [false, true])
    func paged(mirrored: Bool) {
        struct Paged: View {
            let journal: Journal
            let handle: Handle<Int>
            let isMirrored: Bool
            @State private var page = 1

            var body: some View {
                handle.set = { page = $0 }
                return TabView(selection: $page) {
                    ForEach(0..<4) { Noted(name: "\($0)", journal: journal).tag($0) }
                }
                .tabViewStyle(.page)
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            }
        }
        let handle = Handle<Int>()
        let stage = NavigationStage(Paged(journal: journal, handle: handle, isMirrored: mirrored))
        stage.display.advance(by: 1)
        #expect(journal.take() == ["+1"])
        let (from, to): (CGFloat, CGFloat) = mirrored ? (60, 160) : (160, 60)
        stage.press(from, 200)
        for step in 1...10 {
            stage.display.advance(frames: 1)
            stage.move(from + (to - from) * CGFloat(step) / 10, 200)
        }
        stage.display.advance(frames: 1)
        #expect(journal.take() == ["+2"])
        stage.release(to, 200)
        stage.display.advance(by: 2)
        #expect(journal.take() == ["-1"])
        handle.set(0)
        stage.display.advance(by: 2)
        #expect(Set(journal.take()).isSuperset(of: ["+0", "-2"]))
    }

    @Test("A change before the first appearance has no action, one of a covered page has")
    func changes() {
        struct Counting: View {
            let journal: Journal
            let (tab, count): (Handle<Int>, Handle<Int>)
            @State private var selection = 0
            @State private var value = 0

            var body: some View {
                tab.set = { selection = $0 }
                count.set = { value = $0 }
                return TabView(selection: $selection) {
                    Color.red.tag(0)
                    Color.blue.tag(1)
                        .onChange(of: value, initial: true) { old, new in
                            journal.lines.append("\(old) \(new)")
                        }
                }
            }
        }
        let (tab, count) = (Handle<Int>(), Handle<Int>())
        let stage = NavigationStage(Counting(journal: journal, tab: tab, count: count))
        count.set(1)
        stage.display.advance(frames: 2)
        #expect(journal.take().isEmpty)
        tab.set(1)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["1 1"])
        tab.set(0)
        stage.display.advance(frames: 2)
        count.set(2)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["1 2"])
        tab.set(1)
        stage.display.advance(frames: 2)
        #expect(journal.take().isEmpty)
    }
}
