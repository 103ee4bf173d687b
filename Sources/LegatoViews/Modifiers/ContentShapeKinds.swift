import LegatoGraphics

/// The purposes of a content shape.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates kinds from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area for hit testing and accessibility.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of the view above a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape of hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape of focus effects.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The shape for accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated extension View {
    /// Sets the content shape of the view for some purposes.
    ///
    /// Only `interaction` has an effect; other kinds alone are reported once.
    @ViewBuilder
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) {
            contentShape(shape, eoFill: eoFill)
        } else {
            unshaped
        }
    }

    private var unshaped: Self {
        ViewWarning.print(
            WarningSubject(text: "contentShape(_:_:eoFill:)"),
            "has no effect without the kind interaction: Legato has no previews and no effects."
        )
        return self
    }
}
