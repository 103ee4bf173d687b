import Foundation
import Legato
import Testing

/// The bar of tabs: what views inside set, and the forms of tabs.
struct TabBarTests {
    private typealias Pixel = [UInt8]

    private let size = CGSize(width: 300, height: 200)

    private func pixel<V: View>(_ it: ViewDisplay<V>, _ x: Int, _ y: Int) -> Pixel {
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    private struct Tabs<Page: View>: View {
        @ViewBuilder let page: Page

        var body: some View {
            TabView {
                page.tabItem { Text("One") }
                Color.blue.tabItem { Text("Two") }
            }
        }
    }

    private static let red = Color(red: 1, green: 0, blue: 0)

    @Test("A tab whose view hides the bar fills the whole height, and the other one does not")
    func hidden() {
        let it = ViewDisplay(Tabs { Self.red.toolbar(.hidden, for: .tabBar) }, size: size)
        #expect(pixel(it, 20, 195) == [255, 0, 0])
        let plain = ViewDisplay(Tabs { Self.red }, size: size)
        #expect(pixel(plain, 20, 195) != [255, 0, 0])
        #expect(pixel(plain, 20, 140) == [255, 0, 0])
    }

    @Test("Changing the visibility shows and hides the bar")
    func changed() {
        struct Switching: View {
            @State private var isHidden = false
            var body: some View {
                Tabs {
                    TabBarTests.red.toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
                        .onTapGesture { isHidden.toggle() }
                }
            }
        }
        let it = ViewDisplay(Switching(), size: size)
        #expect(pixel(it, 20, 195) != [255, 0, 0])
        it.tap(100, 50)
        it.display.advance(by: 2)
        #expect(pixel(it, 20, 195) == [255, 0, 0])
        it.tap(100, 50)
        it.display.advance(by: 2)
        #expect(pixel(it, 20, 195) != [255, 0, 0])
    }

    @Test("A pushed page that hides the bar hides it only while it is in front")
    func pushed() {
        let path = Handle<[Int]>()
        struct Stack: View {
            let handle: Handle<[Int]>
            @State private var path: [Int] = []
            var body: some View {
                TabView {
                    NavigationStack(path: $path) {
                        Color.white
                            .navigationDestination(for: Int.self) { _ in
                                TabBarTests.red.toolbar(.hidden, for: .tabBar)
                            }
                            .onAppear { handle.set = { path = $0 } }
                    }
                    .tabItem { Text("One") }
                }
            }
        }
        let it = ViewDisplay(Stack(handle: path), size: size)
        #expect(pixel(it, 20, 195) != [255, 0, 0])
        it.display.perform { path.set([1]) }
        it.display.advance(by: 2)
        #expect(pixel(it, 20, 195) == [255, 0, 0])
        it.display.perform { path.set([]) }
        it.display.advance(frames: 20)
        // The bar returns while the page is still moving away.
        #expect(pixel(it, 290, 198) != [255, 0, 0])
        it.display.advance(by: 2)
        #expect(pixel(it, 20, 195) != [255, 0, 0])
        #expect(pixel(it, 20, 195) != [255, 255, 255])
    }

    @Test("A view sets the background and the colour scheme of the bar, or removes the background")
    func background() {
        let green = Color(red: 0, green: 1, blue: 0)
        let painted = Tabs { Self.red.toolbarBackground(green, for: .tabBar) }
        #expect(pixel(ViewDisplay(painted, size: size), 5, 195) == [0, 255, 0])
        let bare = Tabs { Self.red.toolbarBackground(.hidden, for: .tabBar) }
        #expect(pixel(ViewDisplay(bare, size: size), 5, 195) == [255, 255, 255])
        let dark = Tabs { Self.red.toolbarColorScheme(.dark, for: .tabBar) }
        #expect(pixel(ViewDisplay(dark, size: size), 5, 195)[0] < 40)
    }

    @Test("The bar of a window is the navigation bar")
    func window() {
        let stack = NavigationStack {
            Self.red.navigationTitle("Title").toolbar(.hidden, for: .windowToolbar)
        }
        #expect(pixel(ViewDisplay(stack, size: size), 150, 5) == [255, 0, 0])
    }

    @Test("A tab with a symbol shows it above its title, and is chosen by its value")
    func symbols() {
        struct Chosen: View {
            @State private var tab = 1
            var body: some View {
                TabView(selection: $tab) {
                    Tab("One", systemImage: "circle", value: 1) { Color.white }
                    TabSection("More") {
                        Tab("Two", systemImage: "circle", value: 2) { TabBarTests.red }
                    }
                    Tab(value: 3, role: .search) { Color.blue }
                }
                .tabViewStyle(.sidebarAdaptable)
            }
        }
        let it = ViewDisplay(Chosen(), size: size)
        // Filled circles of 22 points with margins of 0.085 times that.
        let circles = it.layers(CGSize(width: 25.74, height: 25.74))
        #expect(circles.count == 2)
        #expect(circles.allSatisfy { it.middle($0).y < 175 })
        it.tap(150, 175)
        it.display.advance(frames: 1)
        #expect(pixel(it, 20, 20) == [255, 0, 0])
    }

    @Test("Items for a keyboard are at the bottom while a text field of the page has the focus")
    func keyboard() {
        struct Form: View {
            @FocusState private var isFocused: Bool
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    VStack(spacing: 0) {
                        TextField("Name", text: $text).focused($isFocused).frame(height: 40)
                        Spacer()
                    }
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button {
                                isFocused = false
                            } label: {
                                TabBarTests.red.frame(width: 50, height: 20)
                            }
                        }
                    }
                }
            }
        }
        let it = ViewDisplay(Form(), size: size)
        let mark = CGSize(width: 50, height: 20)
        #expect(it.layers(mark).isEmpty)
        it.tap(100, 20)
        it.display.advance(frames: 2)
        #expect(it.layers(mark).first.map { it.middle($0) } == CGPoint(x: 259, y: 178))
        it.tap(259, 178)
        it.display.advance(by: 1)
        #expect(it.layers(mark).isEmpty)
    }

    @Test("A badge begins at the icon and grows to the trailing side")
    func badge() throws {
        func frame(_ badge: String) throws -> CGRect {
            let tabs = TabView {
                Color.white.tabItem { Label("Long title", systemImage: "circle") }.badge(badge)
            }
            return try #require(ViewDisplay(tabs, size: size, frames: 2).frame(.red))
        }
        // The icon is in the middle of the tab, at 150 points.
        let (short, long) = (try frame("5"), try frame("1000"))
        #expect(abs(short.minX - 155) < 0.5 && abs(long.minX - 155) < 0.5)
        #expect(short.width == 18 && long.width > 25)
        #expect(short.minY == long.minY)
    }
}
