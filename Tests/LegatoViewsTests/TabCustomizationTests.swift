import Foundation
import Legato
import Observation
import Testing

/// Customised tabs, indicators of links and shaded symbols.
struct TabCustomizationTests {
    @Observable final class Model {
        var customization = TabViewCustomization()
        var selection = "a"
        var isArrowShown = true
    }

    private struct Tabs: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.selection) {
                Tab("A", systemImage: "star", value: "a") { Text("First") }
                    .customizationID("a")
                Tab("B", systemImage: "star", value: "b") { Text("Second") }
                    .customizationID("b")
                    .defaultVisibility(.hidden, for: .tabBar)
                TabSection("Section") {
                    Tab("C", systemImage: "star", value: "c") { Text("Third") }
                        .customizationID("c")
                    Tab("D", systemImage: "star", value: "d") { Text("Fourth") }
                        .defaultVisibility(.hidden, for: .sidebar)
                        .customizationID("d")
                        .customizationBehavior(.disabled, for: .tabBar)
                }
                .customizationID("section")
            }
            .tabViewCustomization($model.customization)
        }
    }

    /// The titles of the tabs, from left to right.
    private func titles<V: View>(_ it: ViewDisplay<V>) -> [String] {
        ["A", "B", "C", "D"].compactMap { title in it.middle(ofText: title).map { (title, $0.x) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("Tabs are hidden by their defaults and by the customisation")
    func visibility() {
        let model = Model()
        let it = ViewDisplay(Tabs(model: model), size: CGSize(width: 500, height: 300), frames: 3)
        #expect(titles(it) == ["A", "C", "D"])
        it.display.perform {
            model.customization[tab: "b"].tabBarVisibility = .visible
            model.customization[tab: "d"].tabBarVisibility = .hidden
            model.customization[tab: "c"].sidebarVisibility = .hidden
        }
        it.display.advance(frames: 3)
        #expect(titles(it) == ["A", "B", "C"])
        it.display.perform { model.selection = "c" }
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "Third") != nil)
        it.display.perform { model.customization.resetVisibility() }
        it.display.advance(frames: 3)
        #expect(titles(it) == ["A", "C", "D"])
    }

    @Test("The tabs of a section have the order of the customisation")
    func order() throws {
        let model = Model()
        let it = ViewDisplay(Tabs(model: model), size: CGSize(width: 500, height: 300), frames: 3)
        it.display.perform { model.customization[section: "section"].tabs = ["d", "c"] }
        it.display.advance(frames: 3)
        #expect(titles(it) == ["A", "D", "C"])
        let place = try #require(it.middle(ofText: "D"))
        it.tap(place.x, place.y)
        it.display.advance(frames: 2)
        #expect(model.selection == "d" && it.layer(ofText: "Fourth") != nil)
        it.display.perform { model.customization.resetSectionOrder() }
        it.display.advance(frames: 3)
        #expect(titles(it) == ["A", "C", "D"])
    }

    private struct Stored: View {
        @AppStorage("tabs") private var customization: TabViewCustomization

        var body: some View {
            Button(customization[tab: "x"].tabBarVisibility == .hidden ? "Hidden" : "Shown") {
                customization[tab: "x"].tabBarVisibility = .hidden
            }
            .onAppear { customization[section: "y"].tabs = ["z"] }
        }
    }

    @Test("A customisation is stored")
    func storage() throws {
        let name = "TabCustomizationTests"
        let store = try #require(UserDefaults(suiteName: name))
        store.removePersistentDomain(forName: name)
        let it = ViewDisplay(Stored().defaultAppStorage(store), frames: 2)
        let place = try #require(it.middle(ofText: "Shown"))
        it.tap(place.x, place.y)
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "Hidden") != nil)
        let data = try #require(store.data(forKey: "tabs"))
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
        #expect(read[tab: "x"].tabBarVisibility == .hidden)
        #expect(read[section: "y"].tabs == ["z"] && read[tab: "x"].sidebarVisibility == .automatic)
        store.removePersistentDomain(forName: name)
    }

    @Test("A link in a list has no arrow if its indicator is hidden")
    func indicator() {
        func isDark(_ visibility: Visibility) -> Bool {
            let page = NavigationStack {
                List {
                    NavigationLink(value: 1) { Color.white.frame(width: 20, height: 20) }
                        .navigationLinkIndicatorVisibility(visibility)
                }
                .listStyle(.plain)
            }
            let it = ViewDisplay(page, frames: 3)
            let image = it.display.snapshot()
            return (270..<296).contains { x in (5..<40).contains { image[x, $0].red < 240 } }
        }
        #expect(isDark(.automatic) && isDark(.visible) && !isDark(.hidden))
    }

    @Test("A symbol with gradients is lighter at the top")
    func shading() {
        let symbol = Image(systemName: "square.fill").font(.system(size: 100))
            .foregroundStyle(Color(red: 0, green: 0, blue: 1))
        let flat = ViewDisplay(symbol)
        #expect(flat.pixel(150, 70) == [0, 0, 255] && flat.pixel(150, 130) == [0, 0, 255])
        let shaded = ViewDisplay(symbol.symbolColorRenderingMode(.gradient))
        let (top, bottom) = (shaded.pixel(150, 70), shaded.pixel(150, 130))
        #expect(top[0] > bottom[0] && bottom[0] < 30 && top[2] > 240)
    }
}
