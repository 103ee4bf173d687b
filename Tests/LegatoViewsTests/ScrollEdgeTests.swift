import Foundation
import Legato
import Testing

/// Scrolled content fades behind bars.
struct ScrollEdgeTests {
    private static let red = Color(red: 1, green: 0, blue: 0)

    /// Red content over white, between bars of 40 points without a background.
    private struct Page: View {
        var edge = VerticalEdge.bottom
        var style: ScrollEdgeEffectStyle?
        var isHidden = false
        var height: CGFloat = 600

        var body: some View {
            ScrollView { ScrollEdgeTests.red.frame(width: 300, height: height) }
                .scrollEdgeEffectStyle(style, for: .all)
                .scrollEdgeEffectHidden(isHidden, for: .all)
                .safeAreaBar(edge: edge, spacing: 0) { Color.clear.frame(height: 40) }
        }
    }

    /// Returns the part of red that is missing at a height, 0 to 255.
    private func fade<V: View>(_ it: ViewDisplay<V>, _ y: Int, x: Int = 150) -> Int {
        Int(it.display.snapshot()[x, y].green)
    }

    @Test("Soft content fades towards the end of the view, and not in front of the bar")
    func soft() {
        for style in [ScrollEdgeEffectStyle.soft, .automatic, nil] {
            let it = ViewDisplay(Page(style: style), frames: 2)
            let levels = [100, 158, 165, 175, 185, 197].map { fade(it, $0) }
            #expect(levels == levels.sorted())
            #expect(levels[1] == 0 && levels[2] > 0 && levels[5] > 230)
        }
    }

    @Test("Hard content ends at the bar, with a line while there is more of it")
    func hard() {
        let it = ViewDisplay(Page(style: .hard), frames: 2)
        #expect(fade(it, 158) == 0 && fade(it, 160) == 255 && fade(it, 199) == 255)
        // The line of half a point darkens the last pixel before the bar.
        let dark = it.display.snapshot()[150, 159]
        #expect(dark.red < 255)
        let short = ViewDisplay(Page(style: .hard, height: 160), frames: 2)
        let plain = short.display.snapshot()[150, 159]
        #expect(plain.red == 255 && plain.green == 0)
    }

    @Test("Without the effect, and behind other insets, content is unchanged")
    func hidden() {
        let it = ViewDisplay(Page(isHidden: true), frames: 2)
        #expect(fade(it, 199) == 0)
        let inset = ScrollView { Self.red.frame(width: 300, height: 600) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
        #expect(fade(ViewDisplay(inset, frames: 2), 199) == 0)
    }

    @Test("At the top the effect appears with the content that scrolls behind the bar")
    func top() {
        let it = ViewDisplay(Page(edge: .top), frames: 2)
        #expect(fade(it, 20) == 255 && fade(it, 41) == 0)
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: -100),
                    time: it.display.time
                )
            )
        )
        it.display.advance(by: 2)
        #expect(fade(it, 41) == 0)
        #expect(fade(it, 38) < fade(it, 20) && fade(it, 20) < 255 && fade(it, 2) > 230)
    }

    @Test("Bars at edges of both axes fade the content at both")
    func axes() {
        let it = ViewDisplay(
            ScrollView([.horizontal, .vertical]) { Self.red.frame(width: 900, height: 900) }
                .safeAreaBar(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
                .safeAreaBar(edge: .trailing, spacing: 0) { Color.clear.frame(width: 40) },
            frames: 2
        )
        #expect(fade(it, 100, x: 100) == 0)
        #expect(fade(it, 197, x: 100) > 230)
        #expect(fade(it, 100, x: 297) > 230)
        #expect(fade(it, 180, x: 280) > max(fade(it, 180, x: 100), fade(it, 100, x: 280)))
    }

    @Test("Changes of the style show at once, and remove the effect again")
    func changes() {
        let it = ViewDisplay(Page(isHidden: true), frames: 2)
        func show(_ page: Page) {
            it.display.perform { it.hosting.rootView = page }
            it.display.advance(frames: 2)
        }
        show(Page(style: .hard))
        #expect(fade(it, 165) == 255)
        show(Page(style: .soft))
        #expect(fade(it, 165) > 0 && fade(it, 165) < 255)
        show(Page(isHidden: true))
        #expect(fade(it, 199) == 0)
    }

    @Test("A bar insets the safe area as an inset does")
    func layout() {
        func heights(_ view: some View) -> [CGFloat] {
            let it = ViewDisplay(view, frames: 2)
            return [CGSize(width: 300, height: 150), CGSize(width: 300, height: 50)].map {
                it.layers($0).first.map { it.middle($0).y } ?? -1
            }
        }
        let bar = Color.blue.frame(height: 50)
        #expect(
            heights(Self.red.safeAreaBar(edge: .top, spacing: 0) { bar })
                == heights(Self.red.safeAreaInset(edge: .top, spacing: 0) { bar })
        )
    }
}
