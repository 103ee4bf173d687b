import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

@Suite("The URLs that windows handle", .serialized)
struct ExternalEventTests {
    private func show(
        _ name: String, _ journal: Journal, preferring: Set<String> = [], allowing: Set<String>
    ) -> ViewDisplay<some View> {
        ViewDisplay(
            Color.red
                .onOpenURL { journal.lines.append("\(name) \($0.absoluteString.suffix(1))") }
                .handlesExternalEvents(preferring: preferring, allowing: allowing),
            frames: 2
        )
    }

    @Test("A URL reaches the windows that prefer it, else those that accept it")
    func windows() throws {
        let journal = Journal()
        let a = show("a", journal, allowing: ["*"])
        let b = show("b", journal, preferring: ["events-b"], allowing: ["events"])
        let c = show("c", journal, preferring: ["*"], allowing: [])
        func open(_ string: String) throws -> [String] {
            OpenedURLs.open(try #require(URL(string: string)))
            return journal.take().sorted()
        }
        #expect(try open("events-b://host/1") == ["b 1"])
        #expect(try open("events://host/2") == ["a 2", "b 2"])
        #expect(try open("other://host/3") == ["a 3"])
        withExtendedLifetime((a, b, c)) {}
    }

    @Test("A URL waits for a window that accepts it")
    func waiting() throws {
        let journal = Journal()
        let first = show("first", journal, allowing: ["events-first"])
        OpenedURLs.open(try #require(URL(string: "events-late://host/4")))
        #expect(journal.take() == [])
        let late = show("late", journal, allowing: ["events-late"])
        #expect(journal.take() == ["late 4"])
        withExtendedLifetime((first, late)) {}
    }

    private struct Pages: View {
        let journal: Journal
        @State private var path: [Int] = []
        @State private var showsInner = true

        var body: some View {
            VStack {
                Button("Push") { path = [1] }
                Button("Pop") { path = [] }
                Button("Toggle") { showsInner.toggle() }
                if showsInner {
                    Color.blue.handlesExternalEvents(preferring: [], allowing: ["events-inner"])
                }
                NavigationStack(path: $path) {
                    Color.red
                        .navigationDestination(for: Int.self) { _ in Color.green }
                        .handlesExternalEvents(preferring: [], allowing: ["events-root"])
                }
            }
            .onOpenURL { journal.lines.append($0.scheme ?? "") }
            .handlesExternalEvents(preferring: [], allowing: ["events-outer"])
        }
    }

    @Test("Covered pages count, removed views do not, and inner views override outer ones")
    func pages() throws {
        let journal = Journal()
        let it = ViewDisplay(Pages(journal: journal), frames: 2)
        let all = show("all", Journal(), allowing: ["*"])
        func accepted() throws -> [String] {
            for name in ["inner", "root", "outer", "other"] {
                OpenedURLs.open(try #require(URL(string: "events-\(name)://host")))
            }
            return journal.take()
        }
        func press(_ label: String) {
            it.hosting.viewElements.first { $0.label == label }?.perform()
            it.display.advance(by: 2)
        }
        #expect(try accepted() == ["events-inner", "events-root"])
        press("Push")
        #expect(try accepted() == ["events-inner", "events-root"])
        press("Pop")
        press("Toggle")
        #expect(try accepted() == ["events-root"])
        press("Toggle")
        #expect(try accepted() == ["events-inner", "events-root"])
        withExtendedLifetime((it, all)) {}
    }

    private struct Inner: View {
        let journal: Journal
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                if isShown {
                    Color.red.handlesExternalEvents(preferring: [], allowing: ["events-inner"])
                }
            }
            .onOpenURL { journal.lines.append($0.scheme ?? "") }
            .handlesExternalEvents(preferring: [], allowing: ["events-outer"])
        }
    }

    @Test("The outer views decide again once the inner ones are removed")
    func outer() throws {
        let journal = Journal()
        let it = ViewDisplay(Inner(journal: journal), frames: 2)
        let all = show("all", Journal(), allowing: ["*"])
        func accepted() throws -> [String] {
            for name in ["inner", "outer"] {
                OpenedURLs.open(try #require(URL(string: "events-\(name)://host")))
            }
            return journal.take()
        }
        #expect(try accepted() == ["events-inner"])
        it.hosting.viewElements.first { $0.label == "Toggle" }?.perform()
        it.display.advance(by: 2)
        #expect(try accepted() == ["events-outer"])
        withExtendedLifetime((it, all)) {}
    }

    @Test("A scene for a URL opens at launch, and its windows prefer it and accept no other")
    func scenes() throws {
        let scene = Window("A", id: "a") { Color.red }
            .handlesExternalEvents(matching: ["events-scene"])
        let settings = try #require(
            scene.allPlans(SceneSettings(properties: PropertyStores())).first
        ).settings
        let (own, other) = (
            try #require(URL(string: "events-scene://host")),
            try #require(URL(string: "events-b://host"))
        )
        #expect(settings.opens([own]) == true)
        #expect(settings.opens([other]) == nil && settings.opens([]) == nil)
        let journal = Journal()
        let windows = AppWindows {
            Window("A", id: "a") {
                Color.red.onOpenURL { journal.lines.append($0.absoluteString) }
            }
            .handlesExternalEvents(matching: ["events-scene"])
        }
        let it = ViewDisplay(windows.root(of: 0), frames: 2)
        let all = show("all", journal, allowing: ["*"])
        OpenedURLs.open(other)
        #expect(journal.take() == ["all t"])
        OpenedURLs.open(own)
        #expect(journal.take() == ["events-scene://host"])
        withExtendedLifetime((it, all)) {}
    }
}
