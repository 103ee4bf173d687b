import Foundation
import Legato
import Testing

/// Accessibility under conditions, and values of the environment without hardware.
struct ConditionalAccessibilityTests {
    private func elements<V: View>(_ view: V) -> [AccessibilityElement] {
        ViewStage(view).hosting.viewElements
    }

    @Test("Labels, values, identifiers and hiding depend on their conditions")
    func conditions() {
        func element(_ isEnabled: Bool) -> AccessibilityElement? {
            elements(
                Text("plain")
                    .accessibilityLabel("label", isEnabled: isEnabled)
                    .accessibilityValue(Text("value"), isEnabled: isEnabled)
                    .accessibilityIdentifier("id", isEnabled: isEnabled)
            ).first
        }
        #expect(element(true)?.label == "label" && element(true)?.value == "value")
        #expect(element(true)?.identifier == "id")
        #expect(element(false)?.label == "plain" && element(false)?.identifier != "id")
        #expect(elements(Text("a").accessibilityHidden(true, isEnabled: true)).isEmpty)
        #expect(elements(Text("a").accessibilityHidden(true, isEnabled: false)).count == 1)
    }

    @Test("An action has the name of its label")
    func action() throws {
        var count = 0
        let all = elements(
            Text("a").accessibilityAction {
                count += 1
            } label: {
                Text("Count")
            }
        )
        let action = try #require(all.first?.actions.first { $0.name == "Count" })
        action.handler()
        #expect(count == 1)
    }

    @Test("Modifiers set the values of the environment that views read")
    func environment() {
        final class Log { var values: [Bool] = [] }
        struct Reader: View {
            let log: Log
            @Environment(\.isLuminanceReduced) private var isDim
            @Environment(\.autocorrectionDisabled) private var isPlain
            @Environment(\.disableAutocorrection) private var disables
            @Environment(\.supportsMultipleWindows) private var opens
            @Environment(\.isSceneCaptured) private var isCaptured

            var body: some View {
                log.values = [isDim, isPlain, disables == nil, opens, isCaptured]
                return Color.red
            }
        }
        let log = Log()
        _ = ViewStage(Reader(log: log))
        #expect(log.values == [false, false, true, true, false])
        _ = ViewStage(
            Reader(log: log).autocorrectionDisabled().environment(\.isLuminanceReduced, true)
        )
        #expect(log.values == [true, true, false, true, false])
    }
}
