import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Utility windows.
struct UtilityWindowTests {
    private struct Tools: App {
        var body: some Scene {
            WindowGroup { Color.red }
            UtilityWindow("Colours", id: "colours") { Color.blue }
            UtilityWindow("Shown", id: "shown") { Color.blue }.defaultLaunchBehavior(.presented)
        }
    }

    @Test("A utility window floats, is single, and opens on request")
    func plans() {
        let plans = Tools().body.allPlans(SceneSettings(properties: PropertyStores()))
        #expect(plans.map(\.title).suffix(2) == ["Colours", "Shown"])
        #expect(plans.map(\.settings.isFloating) == [false, true, true])
        #expect(plans.map(\.isSingle) == [false, true, true] && plans[1].id == "colours")
        #expect(plans.map(\.settings.launchBehavior.opens) == [nil, false, true])
    }
}
