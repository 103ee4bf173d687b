import Foundation
import Legato
import Testing

/// Subtitles, spacers and roles of navigation bars.
struct TitleRoleTests {
    private let size = CGSize(width: 400, height: 300)

    private func stack(_ page: some View) -> ViewDisplay<some View> {
        ViewDisplay(NavigationStack { page }, size: size, frames: 3)
    }

    private func mark(_ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 20)
    }

    /// Returns the presented centre of a mark.
    private func place<V: View>(_ width: CGFloat, in it: ViewDisplay<V>) -> CGFloat? {
        it.layers(CGSize(width: width, height: 20)).first.map { it.middle($0).x }
    }

    @Test("A subtitle is below the title, and not part of the window's title")
    func subtitle() throws {
        let page = Color.white.navigationTitle("Title").navigationSubtitle("Second")
        let inline = stack(page.navigationBarTitleDisplayMode(.inline))
        let (title, second) = try (
            #require(inline.middle(ofText: "Title")), #require(inline.middle(ofText: "Second"))
        )
        #expect(title.x == 200 && second.x == 200)
        #expect(second.y > title.y && second.y < 44)
        #expect(inline.hosting.navigationTitle == "Title")

        let large = stack(page)
        let below = try (
            #require(large.middle(ofText: "Title")), #require(large.middle(ofText: "Second"))
        )
        #expect(below.0.y > 44 && below.1.y > below.0.y)
    }

    @Test("The innermost subtitle takes precedence, and an empty one shows none")
    func precedence() {
        let page = Color.white.navigationSubtitle("Inner").navigationSubtitle("Outer")
        let it = stack(page.navigationTitle("Title"))
        #expect(it.middle(ofText: "Inner") != nil && it.middle(ofText: "Outer") == nil)
        let none = stack(Color.white.navigationSubtitle(""))
        #expect(!none.layers(size).isEmpty)
    }

    @Test("A title in the roles browser and editor begins the bar, unless it is large")
    func roles() throws {
        let page = Color.white.navigationTitle("Title")
        func place(_ role: ToolbarRole) throws -> CGPoint {
            try #require(stack(page.toolbarRole(role)).middle(ofText: "Title"))
        }
        for role in [ToolbarRole.browser, .editor] {
            #expect(try place(role).x < 60 && place(role).y == 22)
            let inline = page.navigationBarTitleDisplayMode(.inline).toolbarRole(role)
            #expect(try #require(stack(inline).middle(ofText: "Title")) == place(role))
            let large = page.navigationBarTitleDisplayMode(.large).toolbarRole(role)
            #expect(try #require(stack(large).middle(ofText: "Title")).y > 44)
        }
        for role in [ToolbarRole.automatic, .navigationStack] { #expect(try place(role).y > 44) }
    }

    @Test("The title follows the leading items by 8 points")
    func following() throws {
        let page = Color.white.navigationTitle("Title").toolbarRole(.browser)
        let it = stack(page.toolbar { ToolbarItem(placement: .topBarLeading) { mark(50) } })
        let title = try #require(it.layer(ofText: "Title"))
        #expect(it.middle(title).x - title.bounds.width / 2 == 74)
    }

    @Test("The back button of an editor has no text")
    func backButton() {
        func isNamed(_ role: ToolbarRole) -> Bool {
            struct Pages: View {
                let role: ToolbarRole
                @State private var path = [1]
                var body: some View {
                    NavigationStack(path: $path) {
                        Color.white.navigationTitle("Root")
                            .navigationDestination(for: Int.self) { _ in
                                Color.white.navigationTitle("Page").toolbarRole(role)
                            }
                    }
                }
            }
            let it = ViewDisplay(Pages(role: role), size: size, frames: 3)
            it.display.advance(by: 2)
            return it.middle(ofText: "Root") != nil
        }
        #expect(isNamed(.browser) && !isNamed(.editor))
    }

    private func bottom(_ sizing: SpacerSizing?) -> ViewDisplay<some View> {
        stack(
            Color.white.toolbar {
                ToolbarItem(placement: .bottomBar) { mark(30) }
                if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
                ToolbarItem(placement: .bottomBar) { mark(40) }
            }
        )
    }

    @Test("Flexible spacers move items to the ends of the bottom bar, fixed ones double gaps")
    func spacers() throws {
        func gap(_ sizing: SpacerSizing?) throws -> CGFloat {
            let it = bottom(sizing)
            return try #require(place(40, in: it)) - #require(place(30, in: it)) - 35
        }
        #expect(try gap(nil) == 16)
        #expect(try gap(.fixed) == 32)
        let it = bottom(.flexible)
        #expect(place(30, in: it) == 31)
        #expect(place(40, in: it) == 364)
    }

    @Test("A flexible spacer at an end of the navigation bar reaches up to the title")
    func flexibleEnd() throws {
        let page = Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) { mark(30) }
            ToolbarSpacer(placement: .topBarLeading)
            ToolbarItem(placement: .topBarLeading) { mark(40) }
            ToolbarItem(placement: .topBarTrailing) { mark(50) }
        }
        let titled = stack(page.navigationTitle("Title"))
        let title = try #require(titled.layer(ofText: "Title"))
        #expect(titled.middle(title).x == 200)
        #expect(place(30, in: titled) == 31)
        let end = try #require(place(40, in: titled)) + 20
        #expect(abs(end + 8 - (200 - title.bounds.width / 2)) < 0.01)
        #expect(place(50, in: titled) == 359)
        let untitled = stack(page)
        #expect(place(40, in: untitled) == 306)
    }

    @Test("A bar with spacers only is not shown")
    func spacersOnly() {
        let it = stack(
            Color.white.toolbar {
                ToolbarSpacer()
                ToolbarSpacer(.fixed, placement: .bottomBar)
            }
        )
        #expect(!it.layers(size).isEmpty)
    }
}
