import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// What the user can do with a window.
struct WindowBehaviorTests {
    private struct Page: View {
        @State private var isLocked = false
        var body: some View {
            Button("Lock") { isLocked = true }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .windowDismissBehavior(isLocked ? .disabled : .automatic)
                .windowMinimizeBehavior(.disabled)
                .windowResizeBehavior(.enabled)
                .windowFullScreenBehavior(.disabled)
                .windowFullScreenBehavior(.enabled)
        }
    }

    private final class Seen {
        var behaviors: [WindowBehaviors] = []
    }

    @Test("Views determine it, outer ones before inner ones, and commands follow")
    func views() throws {
        let seen = Seen()
        let plan = WindowPlan(
            "", "A", SceneSettings(properties: PropertyStores()), isSingle: true
        ) { _ in Page() }
        let actions = WindowActions(
            close: {}, minimize: {}, toggleFullScreen: {}, quit: {}, windows: { [] }
        )
        let commands = CommandSet(EmptyCommandsView())
        let it = ViewDisplay(
            WindowRoot(phases: WindowPhases(shared: SharedScenePhase())) {
                (plan, [commands])
            } value: {
                WindowValue()
            } actions: {
                actions
            } behave: {
                seen.behaviors.append($0)
            },
            size: CGSize(width: 520, height: 360), frames: 3
        )
        var expected = WindowBehaviors()
        (expected.minimize, expected.resize) = (.disabled, .enabled)
        expected.fullScreen = .enabled
        #expect(seen.behaviors.last == expected)
        func state(_ menu: String, _ labels: String...) throws -> [Bool?] {
            let title = try #require(it.hosting.viewElements.first { $0.label == menu })
            it.tap(title.frame.midX, title.frame.midY)
            it.display.advance(frames: 2)
            let states = labels.map { label in
                it.hosting.viewElements.first { $0.label == label }?.isEnabled
            }
            it.key("escape")
            it.display.advance(frames: 2)
            return states
        }
        #expect(try state("File", "Close Window") == [true])
        #expect(try state("Window", "Minimize", "Full Screen") == [false, true])
        let lock = try #require(it.hosting.viewElements.first { $0.label == "Lock" })
        it.tap(lock.frame.midX, lock.frame.midY)
        it.display.advance(frames: 2)
        expected.dismiss = .disabled
        #expect(seen.behaviors.last == expected)
        #expect(try state("File", "Close Window") == [false])
    }

    @Test("A window with a disabled behavior is not closed or resized by the user")
    func disabled() {
        let opened = AppWindows.Opened(plan: 0)
        #expect(opened.mayClose && opened.mayResize)
        opened.behaviors.dismiss = .disabled
        #expect(!opened.mayClose && opened.mayResize)
        (opened.behaviors.dismiss, opened.behaviors.resize) = (.enabled, .disabled)
        #expect(opened.mayClose && !opened.mayResize)
        // A window whose content has only one size keeps it.
        (opened.behaviors.resize, opened.isFixed) = (.enabled, true)
        #expect(!opened.mayResize)
        opened.value.shouldClose = { false }
        #expect(!opened.mayClose)
    }
}

/// A menu, so that the window has a menu bar.
private struct EmptyCommandsView: View {
    var body: some View { CommandEntry(.after(.newItem)) { Button("Note") {} } }
}
