import LegatoGraphics
public import LegatoMotion

/// How much of the writing tools of Apple Intelligence a text view offers.
public nonisolated struct WritingToolsBehavior: Hashable, Sendable {
    private enum ToolsExtent { case automatic, complete, limited, disabled }

    private let kind: ToolsExtent

    /// As the system chooses.
    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// All of them.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// Those beside the text.
    public static let limited = WritingToolsBehavior(kind: .limited)
    /// None.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

/// Input that scrolls without touching the content.
public nonisolated struct ScrollInputKind: Hashable, Sendable {
    private enum InputDevice { case handGestureShortcut, crown, look }

    private let kind: InputDevice

    /// The double tap of two fingers on a watch.
    public static let handGestureShortcut = ScrollInputKind(kind: .handGestureShortcut)
    /// The crown of a watch.
    public static let crown = ScrollInputKind(kind: .crown)
    /// A look at the edge of the content.
    public static let look = ScrollInputKind(kind: .look)
}

/// Whether input scrolls.
public nonisolated struct ScrollInputBehavior: Hashable, Sendable {
    private enum ScrollPolicy { case automatic, enabled, disabled }

    private let kind: ScrollPolicy

    /// As the system chooses.
    public static let automatic = ScrollInputBehavior(kind: .automatic)
    /// It scrolls.
    public static let enabled = ScrollInputBehavior(kind: .enabled)
    /// It does not scroll.
    public static let disabled = ScrollInputBehavior(kind: .disabled)
}

nonisolated extension View {
    /// Returns the view: the writing tools belong to Apple Intelligence, which Linux does not have.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Returns the view: the input belongs to Apple's watches and glasses.
    public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View { self }

    /// Sets the largest dynamic range of images in the view.
    ///
    /// It has no effect on what is shown: windows show standard dynamic range.
    /// - Parameter range: The range; nil for that of the views around.
    /// - Returns: The view.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        transformEnvironment(\.allowedDynamicRange) { $0 = range ?? $0 }
    }
}

nonisolated extension Image {
    /// The dynamic range of an image: how much brighter than white its pixels can be.
    public struct DynamicRange: Hashable, Sendable {
        private enum Headroom { case standard, constrainedHigh, high }

        private let kind: Headroom

        /// Up to white.
        public static let standard = DynamicRange(kind: .standard)
        /// Somewhat brighter than white.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// As bright as the image and the display allow.
        public static let high = DynamicRange(kind: .high)
    }

    /// Returns the image: windows show standard dynamic range.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

nonisolated extension EnvironmentValues {
    /// The largest dynamic range of images, as set by `allowedDynamicRange(_:)`; nil by default.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

private nonisolated enum AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}
