import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a toggle for its style.
@preconcurrency @MainActor public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label's content.
        public var body: some View { content }
    }

    /// The label of the toggle.
    public internal(set) var label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether only some of several values are on; `isOn` is false then.
    public var isMixed: Bool
    /// Whether the toggle is a part of another style's toggle, which has the focus.
    var isPart = false

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The appearance and interaction of toggles; the space bar and Return switch them in every style.
///
/// A style can have dynamic properties, such as `@State`. Its environment is that of the toggle's
/// content: `@Environment(\.isFocused)` reports whether the toggle has the focus.
@preconcurrency @MainActor public protocol ToggleStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a toggle for its style.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the body of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
