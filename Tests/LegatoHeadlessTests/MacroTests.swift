#if Macros
import Foundation
import Legato
import Testing

/// A declaration on the main actor, with macros imported by `Legato`.
@Animatable
private struct Badge {
    var position: UnitPoint
    var size, tilt: Double
    var tint: ResolvedColor
    @AnimatableIgnored var title: String
}

extension EnvironmentValues {
    @Entry fileprivate var badgeSize = 12.0
    @Entry fileprivate var badgeTint: ResolvedColor = ResolvedColor(red: 1, green: 0, blue: 0)
}

struct MacroTests {
    @Test func theMacrosAreAvailableThroughLegato() {
        let environment = EnvironmentValues()
        var badge = Badge(
            position: .center, size: environment.badgeSize, tilt: 0, tint: environment.badgeTint,
            title: "new"
        )
        let data = badge.animatableData
        badge.animatableData = data.scaled(by: 0.5)
        #expect(badge.size == 6)
        #expect(badge.position == UnitPoint(x: 0.25, y: 0.25))
        #expect(badge.title == "new")
    }
}
#endif
