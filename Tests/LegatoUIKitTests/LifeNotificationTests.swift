import Foundation
import Legato
import LegatoTesting
import LegatoUIKit
import TestSupport
import Testing

@Suite("Life-cycle and accessibility notifications", .serialized)
struct LifeNotificationTests {
    private final class Log {
        var entries: [String] = []
    }

    /// Returns which of the names are posted while a closure runs, in order.
    private func posted(_ names: [Notification.Name], _ body: () -> Void) -> [String] {
        let log = Log()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.entries.append(name.rawValue) }
            }
        }
        body()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return log.entries
    }

    private let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIScene.willDeactivateNotification, UIScene.didActivateNotification,
    ]

    @Test("A change of the scene phase posts the scene's notifications and the application's")
    func phases() {
        let screen = Screen()
        let gone = posted(names) { screen.display.scenePhase = .background }
        #expect(gone.first == UIScene.willDeactivateNotification.rawValue)
        let back = posted(names) { screen.display.scenePhase = .active }
        #expect(back.contains(UIScene.didActivateNotification.rawValue))
        guard UIApplication.shared.connectedScenes.count == 1 else { return }
        #expect(
            Array(gone.suffix(2)) == [
                UIApplication.willResignActiveNotification.rawValue,
                UIApplication.didEnterBackgroundNotification.rawValue,
            ]
        )
        #expect(
            Array(back.suffix(2)) == [
                UIApplication.willEnterForegroundNotification.rawValue,
                UIApplication.didBecomeActiveNotification.rawValue,
            ]
        )
    }

    @Test("Changes of the settings for reduced motion and increased contrast are posted")
    func settings() {
        let screen = Screen()
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ]
        let heard = posted(names) {
            screen.display.systemSettings.reducesMotion = true
            screen.display.systemSettings.increasesContrast = true
        }
        #expect(heard == names.map(\.rawValue))
        screen.perform {
            #expect(UIAccessibility.isReduceMotionEnabled)
            #expect(UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(!UIAccessibility.isVoiceOverRunning)
        }
    }

    @Test("Views can be accessibility elements, which tests find with their traits and action")
    func elements() throws {
        final class Key: UIView {
            var taps = 0
            override func accessibilityActivate() -> Bool {
                taps += 1
                return true
            }
        }
        let key = Key(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        let screen = Screen(key)
        #expect(screen.display.elements.isEmpty)
        key.isAccessibilityElement = true
        key.accessibilityLabel = "Play"
        key.accessibilityValue = "1"
        key.accessibilityHint = "Plays"
        key.accessibilityIdentifier = "play"
        key.accessibilityTraits = [.button, .selected]
        let element = try screen.display.element("Play")
        #expect(element.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
        #expect(element.traits == [.isButton, .isSelected])
        #expect((element.value, element.hint, element.identifier) == ("1", "Plays", "play"))
        #expect(element.perform() && key.taps == 1)
        key.accessibilityTraits.insert(.notEnabled)
        #expect(try !screen.display.element("Play").perform() && key.taps == 1)
    }
}
