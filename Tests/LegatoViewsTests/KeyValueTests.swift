import Foundation
import Legato
import Testing

@Suite("Key-value coding of user defaults, and categories of actions")
struct KeyValueTests {
    @Test("Values are read and set by their keys")
    func defaults() throws {
        let name = "legato-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        #expect(store.value(forKey: "count") == nil)
        store.setValue(3, forKey: "count")
        #expect(store.value(forKey: "count") as? Int == 3 && store.integer(forKey: "count") == 3)
        store.setValue(nil, forKey: "count")
        #expect(store.value(forKey: "count") == nil && store.object(forKey: "count") == nil)
    }

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
