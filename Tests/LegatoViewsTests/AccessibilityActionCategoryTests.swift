import Foundation
import Legato
import Testing

/// Categories of actions.
struct AccessibilityActionCategoryTests {
    @Test("Actions have the names of their categories, and elements their points of activation")
    func categories() throws {
        let view = Color.red.frame(width: 100, height: 40)
            .accessibilityElement()
            .accessibilityActions(category: .edit) { Button("Cut") {} }
            .accessibilityActions(category: .init("Share")) { Button("Send") {} }
            .accessibilityActions { Button("Open") {} }
            .accessibility(activationPoint: UnitPoint(x: 0.25, y: 0.5))
        let element = try #require(ViewDisplay(view).hosting.viewElements.first)
        #expect(element.actions.map { $0.name ?? "" } == ["Cut", "Send", "Open"])
        #expect(element.actions.map(\.category) == ["Edit", "Share", ""])
        #expect(element.activation == UnitPoint(x: 0.25, y: 0.5))
    }
}
