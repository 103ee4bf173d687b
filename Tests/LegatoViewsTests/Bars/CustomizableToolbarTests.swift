import Foundation
import Legato
import Testing

/// Toolbars with ids.
struct CustomizableToolbarTests {
    @Test("Items with ids are shown unless they are not by default")
    func items() {
        struct Marks: CustomizableToolbarContent {
            var body: some CustomizableToolbarContent {
                ToolbarItem(id: "c") { Color.red.frame(width: 30, height: 20) }
            }
        }
        let it = ViewDisplay(
            NavigationStack {
                Color.white.toolbar(id: "bar") {
                    ToolbarItem(id: "a") { Color.red.frame(width: 50, height: 20) }
                    ToolbarItem(id: "b", showsByDefault: false) {
                        Color.red.frame(width: 40, height: 20)
                    }
                    Marks()
                }
            },
            size: CGSize(width: 400, height: 300), frames: 3
        )
        let places = [50, 40, 30].map { width in
            it.layers(CGSize(width: width, height: 20)).first.map { it.middle($0).x }
        }
        #expect(places == [313, nil, 369])
    }
}
