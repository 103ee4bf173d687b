import Foundation
import Legato
import Testing

/// Tab bars that become small, and their accessories.
struct TabBarMinimizeTests {
    private static let red = Color(red: 1, green: 0, blue: 0)

    private struct Mark: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement

        var body: some View {
            switch placement {
            case .inline: Text("inline")
            case .expanded: Text("expanded")
            case nil: Text("none")
            }
        }
    }

    private struct Tabs: View {
        var behavior: TabBarMinimizeBehavior
        var hasAccessory = false

        var body: some View {
            if hasAccessory {
                tabs.tabViewBottomAccessory { Mark() }
            } else {
                tabs
            }
        }

        private var tabs: some View {
            TabView {
                ScrollView { TabBarMinimizeTests.red.frame(width: 300, height: 2000) }
                    .tabItem { Text("One") }
                Text("Page").tabItem { Text("Two") }
            }
            .tabBarMinimizeBehavior(behavior)
        }
    }

    /// Scrolls by the wheel, to positive distances down.
    private func scroll(_ it: ViewDisplay<Tabs>, by distance: CGFloat) {
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 50), delta: CGSize(width: 0, height: -distance),
                    time: it.display.time
                )
            )
        )
        it.display.advance(by: 2)
    }

    /// Whether the bar is small: the other tab is not shown.
    private func isSmall(_ it: ViewDisplay<Tabs>) -> Bool { it.layer(ofText: "Two") == nil }

    @Test("Scrolling in the direction of the behaviour makes the bar small, the other one large")
    func directions() {
        let down = ViewDisplay(Tabs(behavior: .onScrollDown), frames: 2)
        #expect(!isSmall(down))
        scroll(down, by: 200)
        #expect(isSmall(down))
        scroll(down, by: -100)
        #expect(!isSmall(down))

        let up = ViewDisplay(Tabs(behavior: .onScrollUp), frames: 2)
        scroll(up, by: 200)
        #expect(!isSmall(up))
        scroll(up, by: -100)
        #expect(isSmall(up))
        scroll(up, by: 50)
        #expect(!isSmall(up))
    }

    @Test("Less than 10 points in one direction leave the bar as it is")
    func distance() {
        let it = ViewDisplay(Tabs(behavior: .onScrollDown), frames: 2)
        scroll(it, by: 9)
        #expect(!isSmall(it))
        scroll(it, by: 9)
        #expect(isSmall(it))
        scroll(it, by: -9)
        #expect(isSmall(it))
    }

    @Test("The bar of the other behaviours never changes")
    func never() {
        for behavior in [TabBarMinimizeBehavior.automatic, .never] {
            let it = ViewDisplay(Tabs(behavior: behavior), frames: 2)
            scroll(it, by: 200)
            scroll(it, by: -100)
            #expect(!isSmall(it))
        }
    }

    @Test("The bar becomes small gradually, and the content takes its space")
    func animated() throws {
        let it = ViewDisplay(Tabs(behavior: .onScrollDown), frames: 2)
        let title = try #require(it.layer(ofText: "One"))
        #expect(it.middle(title).x == 75)
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 50), delta: CGSize(width: 0, height: -200),
                    time: it.display.time
                )
            )
        )
        var places: [CGFloat] = []
        for _ in 0..<60 {
            it.display.advance(frames: 1)
            places.append(it.middle(title).x)
        }
        let end = 16 + title.bounds.width / 2
        #expect(abs(try #require(places.last) - end) < 0.1)
        #expect(places.contains { $0 < 70 && $0 > end + 5 })
        // At rest, texts are aligned to pixels, which moves them by less than 0.001 points.
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 - 0.001 })
        // The bar is 32 points high instead of 49.
        #expect(it.middle(title).y == 184)
    }

    @Test("A tap on the small bar makes it large, and so does another selection")
    func taps() throws {
        let it = ViewDisplay(Tabs(behavior: .onScrollDown), frames: 2)
        scroll(it, by: 200)
        let small = try #require(it.middle(ofText: "One"))
        it.tap(small.x, small.y)
        it.display.advance(by: 2)
        #expect(!isSmall(it))
        scroll(it, by: 200)
        #expect(isSmall(it))
    }

    @Test("The end of the content does not make the bar large")
    func ends() {
        let it = ViewDisplay(Tabs(behavior: .onScrollDown), frames: 2)
        for _ in 0..<5 { scroll(it, by: 800) }
        #expect(isSmall(it))
    }

    @Test("An accessory is above the bar, and in the bar while that is small")
    func accessory() throws {
        let it = ViewDisplay(Tabs(behavior: .onScrollDown, hasAccessory: true), frames: 2)
        let above = try #require(it.middle(ofText: "expanded"))
        #expect(above == CGPoint(x: 150, y: 200 - 49 - 8 - 22))
        scroll(it, by: 200)
        let inside = try #require(it.middle(ofText: "inline"))
        let tab = try #require(it.middle(ofText: "One"))
        #expect(inside.y == 200 - 26 && tab.y == inside.y)
        #expect(inside.x > tab.x + 22)
        scroll(it, by: -100)
        #expect(it.middle(ofText: "expanded") == above)
    }

    @Test("Outside of an accessory there is no placement, and tabs inside have no accessory")
    func placement() {
        #expect(ViewDisplay(Mark()).layer(ofText: "none") != nil)
        let nested = ViewDisplay(
            TabView { Tabs(behavior: .never).tabItem { Text("Outer") } }
                .tabViewBottomAccessory { Mark() },
            frames: 2
        )
        #expect(nested.layers(CGSize(width: 268, height: 44)).count <= 1)
        #expect(nested.layer(ofText: "expanded") != nil)
    }

    @Test("The state of an accessory survives the change of its place")
    func state() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let it = ViewDisplay(
            TabView {
                ScrollView { Self.red.frame(width: 300, height: 2000) }.tabItem { Text("One") }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { Counter() },
            frames: 2
        )
        let place = try #require(it.middle(ofText: "Count 0"))
        it.tap(place.x, place.y)
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "Count 1") != nil)
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 50), delta: CGSize(width: 0, height: -200),
                    time: it.display.time
                )
            )
        )
        it.display.advance(by: 2)
        #expect(try #require(it.middle(ofText: "Count 1")).y > place.y)
    }
}
