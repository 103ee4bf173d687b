import Foundation
import Legato
import Testing

/// Tabs whose values have the type of the selection.
struct TabContentTests {
    private enum Place: Hashable, CaseIterable { case home, search, more }

    private struct Tabs: View {
        let handle: Handle<Place>
        var hidesMore = false
        @State private var place = Place.home

        var body: some View {
            handle.set = { place = $0 }
            handle.get = { place }
            return TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: .home) { Text("At home") }
                Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Searching") }
                    .badge(3)
                TabSection("Others") {
                    Tab("More", systemImage: "ellipsis", value: .more) { Text("And more") }
                        .hidden(hidesMore)
                }
            }
        }
    }

    private let size = CGSize(width: 300, height: 300)

    @Test("An implicit member names the value, also with modifiers and in a section")
    func values() throws {
        let handle = Handle<Place>()
        let it = ViewDisplay(Tabs(handle: handle), size: size, frames: 3)
        #expect(it.middle(ofText: "At home") != nil && it.middle(ofText: "3") != nil)
        for (place, text) in [(Place.search, "Searching"), (.more, "And more"), (.home, "At home")]
        {
            handle.set(place)
            it.display.advance(by: 1)
            #expect(it.middle(ofText: text) != nil)
        }
        let more = try #require(it.middle(ofText: "More"))
        it.tap(more.x, more.y)
        it.display.advance(by: 1)
        #expect(handle.get() == .more)
    }

    @Test("A hidden tab is not in the bar")
    func hidden() {
        let it = ViewDisplay(Tabs(handle: Handle(), hidesMore: true), size: size, frames: 3)
        #expect(it.middle(ofText: "More") == nil && it.middle(ofText: "Search") != nil)
    }

    @Test("Tabs of a collection, of a condition and without labels")
    func forms() {
        struct Many: View {
            @State private var place = Place.search
            var shows = true
            var body: some View {
                TabView(selection: $place) {
                    if shows { Tab(value: .home) { Text("Here") } }
                    ForEach([Place.search], id: \.self) {
                        Tab("\($0)", value: $0) { Text("Found") }
                    }
                }
            }
        }
        let it = ViewDisplay(Many(), size: size, frames: 3)
        #expect(it.middle(ofText: "Found") != nil)
    }
}
