import Foundation
import Legato
import Observation
import Testing

/// Bars follow the content behind them.
struct BarFoldTests {
    private let size = CGSize(width: 200, height: 400)

    private func shown<Page: View>(_ page: Page) -> ViewDisplay<some View> {
        ViewDisplay(
            NavigationStack { page.navigationTitle("Title") }, size: size, frames: 3
        )
    }

    /// Drags the content up by a distance and lets it rest.
    private func drag<V: View>(_ it: ViewDisplay<V>, by distance: CGFloat, x: CGFloat = 100) {
        it.down(x, 250)
        for step in 1...10 {
            it.move(x, 250 - distance * CGFloat(step) / 10)
            it.display.advance(frames: 2)
        }
        it.display.advance(by: 0.3)
        it.move(x, 250 - distance)
        it.up(x, 250 - distance)
        it.display.advance(by: 2)
    }

    private func content(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

    private func isLarge<V: View>(_ it: ViewDisplay<V>) -> Bool {
        it.middle(ofText: "Title")?.y == 70
    }

    @Test("Input reaches the content where a folded title was")
    func input() {
        var taps: [Int] = []
        let it = shown(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { row in
                        content(20).onTapGesture { taps.append(row) }
                    }
                }
            }
        )
        drag(it, by: 100)
        #expect(it.middle(ofText: "Title")?.y == 22)
        // Row 0 is at 96 - 100 points.
        it.tap(100, 70)
        #expect(taps == [3])
        it.down(100, 60)
        it.move(100, 90)
        it.move(100, 120)
        it.display.advance(frames: 2)
        // The content has moved down to 56 points, and comes to rest at 44.
        #expect(it.pixel(100, 54) == [255, 255, 255] && it.pixel(100, 58) == [255, 59, 48])
        it.up(100, 120)
        it.display.advance(by: 2)
        #expect(it.pixel(100, 46) == [255, 59, 48])
        it.tap(100, 70)
        #expect(taps == [3, 1])
    }

    @Test("A scroll view below a header does not fold the title")
    func header() {
        let it = shown(
            VStack(spacing: 0) {
                Color.green.frame(height: 50)
                ScrollView { content(1000) }.safeAreaPadding(16)
            }
        )
        drag(it, by: 60)
        #expect(isLarge(it) && it.pixel(10, 20) == [255, 255, 255])
    }

    @Test("Content behind an inset of its own rests anywhere if the page's bar is hidden")
    func hidden() {
        let it = shown(
            ScrollView { content(1000) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 40) }
                .toolbar(.hidden, for: .navigationBar)
        )
        let layer = it.layers(CGSize(width: 200, height: 1000))[0]
        let start = it.middle(layer).y
        drag(it, by: 20)
        #expect(abs(it.middle(layer).y - start + 10) < 0.01)
    }

    @Test("The end of short content stays in reach, and target behaviours decide")
    func resting() {
        func moves(_ height: CGFloat, by distance: CGFloat, aligned: Bool = false) -> CGFloat {
            struct Rows: View {
                let height: CGFloat
                let isAligned: Bool
                var body: some View {
                    let rows = VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { _ in
                            Color.red.frame(height: height / 10)
                        }
                    }
                    if isAligned {
                        ScrollView { rows.scrollTargetLayout() }
                            .scrollTargetBehavior(.viewAligned)
                    } else {
                        ScrollView { rows }
                    }
                }
            }
            let it = shown(Rows(height: height, isAligned: aligned))
            let layers = it.layers(CGSize(width: 200, height: height / 10))
            let rows = layers.sorted { it.middle($0).y < it.middle($1).y }
            let start = it.middle(rows[9]).y
            drag(it, by: distance)
            return (start - it.middle(rows[9]).y).rounded()
        }
        // The content is 20 or 40 points higher than the space below the bar.
        #expect(moves(324, by: 30) == 20)
        #expect(moves(344, by: 60) == 40)
        #expect(moves(400, by: 38, aligned: true) == 40)
        #expect(moves(1000, by: 38) == 52)
    }

    @Test("The title follows the scroll view of the selected tab")
    func tabs() {
        struct Tabs: View {
            let handle: Handle<Int>
            @State private var selected = 0
            var body: some View {
                handle.set = { selected = $0 }
                return TabView(selection: $selected) {
                    ScrollView { Color.red.frame(height: 1000) }.tag(0)
                    Color.blue.tag(1)
                    ScrollView { Color.green.frame(height: 1000) }.tag(2)
                }
            }
        }
        let handle = Handle<Int>()
        let it = shown(Tabs(handle: handle))
        func select(_ tab: Int) {
            it.display.perform { handle.set(tab) }
            it.display.advance(by: 1)
        }
        drag(it, by: 100)
        #expect(!isLarge(it))
        select(1)
        #expect(isLarge(it))
        select(2)
        #expect(isLarge(it))
        select(0)
        #expect(!isLarge(it))
    }

    @Test("Of two scroll views, the bar follows the one that the user has moved last")
    func two() {
        struct Pair: View {
            let handle: Handle<(height: CGFloat, isThere: Bool)>
            @State private var state: (height: CGFloat, isThere: Bool) = (1000, true)
            var body: some View {
                handle.set = { state = $0 }
                return HStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 1000) }
                    if state.isThere { ScrollView { Color.blue.frame(height: state.height) } }
                }
            }
        }
        let handle = Handle<(height: CGFloat, isThere: Bool)>()
        let it = shown(Pair(handle: handle))
        drag(it, by: 100, x: 50)
        #expect(!isLarge(it))
        for state in [(height: 900, isThere: true), (900, false)] as [(CGFloat, Bool)] {
            it.display.perform { handle.set((height: state.0, isThere: state.1)) }
            it.display.advance(frames: 3)
            #expect(!isLarge(it))
        }
    }

    @Test("The items of a bar are not evaluated in each frame of scrolling")
    func evaluations() {
        final class Counter { var value = 0 }
        struct Item: View {
            let counter: Counter
            var body: some View {
                counter.value += 1
                return Color.green.frame(width: 10, height: 10)
            }
        }
        let counter = Counter()
        let it = shown(
            ScrollView { content(1000) }.toolbar { Item(counter: counter) }
        )
        let before = counter.value
        drag(it, by: 100)
        // Once when the title folds, and once when content comes behind the bar.
        #expect(!isLarge(it) && counter.value - before <= 2, "\(counter.value - before)")
    }
}
