import Foundation
import Legato
import Testing

/// Key-value coding of user defaults.
struct UserDefaultsKeyTests {
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
}
