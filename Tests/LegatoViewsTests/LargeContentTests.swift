import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Content shown large while it is pressed.
struct LargeContentTests {
    private func show(_ size: DynamicTypeSize, _ journal: Journal) -> ViewDisplay<some View> {
        ViewDisplay(
            Button("Go") { journal.lines.append("go") }
                .accessibilityShowsLargeContentViewer { Text("Large") }
                .environment(\.dynamicTypeSize, size),
            size: CGSize(width: 300, height: 300), frames: 2
        )
    }

    @Test("At text sizes for accessibility a long press shows it until the pointer is released")
    func press() throws {
        let journal = Journal()
        let it = show(.accessibility2, journal)
        it.down(150, 150)
        it.display.advance(by: 0.4)
        #expect(it.layer(ofText: "Large") == nil)
        it.display.advance(by: 0.3)
        let large = try #require(it.layer(ofText: "Large"))
        #expect(abs(it.middle(large).x - 150) < 1 && abs(it.middle(large).y - 150) < 1)
        it.up(150, 150)
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Large") == nil)
        #expect(journal.take() == ["go"])
    }

    @Test("A short press, and one at a usual text size, shows nothing")
    func none() {
        let journal = Journal()
        let short = show(.accessibility2, journal)
        short.tap(150, 150)
        #expect(short.layer(ofText: "Large") == nil && journal.take() == ["go"])
        let usual = show(.xxxLarge, journal)
        usual.down(150, 150)
        usual.display.advance(by: 1)
        #expect(usual.layer(ofText: "Large") == nil)
        usual.up(150, 150)
        usual.display.advance(frames: 2)
        #expect(journal.take() == ["go"])
    }
}
