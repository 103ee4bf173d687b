import Foundation
import Legato
import Testing

/// Items in the title area of a navigation bar.
struct TitleItemTests {
    private func shown<Page: View>(_ page: Page) -> ViewDisplay<some View> {
        ViewDisplay(
            NavigationStack { page }, size: CGSize(width: 300, height: 400), frames: 3
        )
    }

    @Test("Items of the inline title and subtitle are below each other, in their places")
    func inline() throws {
        let it = shown(
            Color.red
                .navigationTitle("Inbox")
                .navigationSubtitle("plain")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .subtitle) { Text("3 new") }
                    ToolbarItem(placement: .largeSubtitle) { Text("large") }
                }
        )
        let title = try #require(it.middle(ofText: "Inbox"))
        let subtitle = try #require(it.middle(ofText: "3 new"))
        #expect(title.x == 150 && subtitle.x == 150 && title.y < subtitle.y && subtitle.y < 44)
        #expect(it.layer(ofText: "plain") == nil && it.layer(ofText: "large") == nil)
        let custom = shown(
            Color.red
                .navigationTitle("Inbox")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .title) { Text("Custom") } }
        )
        #expect(custom.middle(ofText: "Custom")?.y == 22 && custom.layer(ofText: "Inbox") == nil)
    }

    @Test("Items replace the large title and its subtitle")
    func large() throws {
        let it = shown(
            Color.red
                .toolbar {
                    ToolbarItem(placement: .largeTitle) { Text("Custom") }
                    ToolbarItem(placement: .largeSubtitle) { Text("below") }
                    ToolbarItem(placement: .subtitle) { Text("inline") }
                }
        )
        let title = try #require(it.middle(ofText: "Custom"))
        let subtitle = try #require(it.middle(ofText: "below"))
        #expect(title.y == 70 && subtitle.y > 96 && subtitle.y < 124)
        #expect(it.layer(ofText: "inline") == nil)
    }
}
