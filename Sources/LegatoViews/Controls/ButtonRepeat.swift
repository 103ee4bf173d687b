import Foundation
import LegatoGraphics
public import LegatoMotion

/// Whether a button repeats its action while it is pressed.
public nonisolated struct ButtonRepeatBehavior: Sendable, Hashable {
    private let number: Int

    /// Does not repeat; the same as `disabled`.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// Repeats the action ten times a second, starting after half a second.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// Does not repeat.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

private nonisolated enum ButtonRepeatKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
    /// Whether buttons repeat their actions while they are pressed; automatic by default.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the buttons in the view repeat their actions while they are pressed.
    ///
    /// A button that has repeated its action does not perform it again on release. Custom primitive
    /// button styles do not repeat.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// A view that calls an action ten times a second, starting a while after it appears.
nonisolated struct Repetition: View {
    /// The time before the first call, in tenths of a second.
    var delay = 5
    let action: () -> Void
    @State private var ticks = 0

    var body: some View {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        TimelineView(.periodic(from: start, by: 0.1)) { context in
            Color.clear.onChange(of: context.date) {
                ticks += 1
                if ticks >= delay { action() }
            }
        }
        .allowsHitTesting(false)
    }
}
