import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Placements of windows.
struct WindowPlacementTests {
    @Test("A placement has the size of the scene unless it names its own")
    func sizes() {
        let scene = CGSize(width: 800, height: 600)
        #expect(WindowPlacement().size(from: scene) == scene)
        #expect(WindowPlacement().place == nil)
        let wide = WindowPlacement(.center, width: 99.5)
        #expect(wide.size(from: scene) == CGSize(width: 100, height: 600))
        #expect(wide.place == .part(.center))
        let point = WindowPlacement(x: 3, y: 4, width: .nan, height: 1e9)
        #expect(point.size(from: scene) == CGSize(width: 800, height: 16384))
        #expect(point.place == .point(CGPoint(x: 3, y: 4)))
    }

    @Test("A scene places its windows by their content and the screen")
    func scene() throws {
        let scene = Window("A", id: "a") { Color.red }
            .defaultWindowPlacement { content, context in
                let size = content.sizeThatFits(ProposedViewSize(width: nil, height: 50))
                let screen = context.defaultDisplay
                return WindowPlacement(
                    CGPoint(x: screen.visibleRect.maxX - size.width, y: screen.safeAreaInsets.top),
                    size: size
                )
            }
        let plan = try #require(
            scene.allPlans(SceneSettings(properties: PropertyStores())).first
        )
        let place = try #require(plan.settings.placement)
        let screen = DisplayProxy(
            bounds: CGRect(x: 0, y: 0, width: 1000, height: 800),
            visibleRect: CGRect(x: 0, y: 30, width: 900, height: 770)
        )
        let placement = place(
            WindowLayoutRoot {
                $0.width == .infinity ? CGSize(width: 200, height: $0.height) : .zero
            },
            WindowPlacementContext(defaultDisplay: screen)
        )
        #expect(placement == WindowPlacement(CGPoint(x: 700, y: 30), width: 200, height: 50))
    }
}
