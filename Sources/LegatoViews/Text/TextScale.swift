import LegatoMotion

nonisolated extension Text {
    /// The size of a text relative to its font.
    nonisolated public struct Scale: Sendable, Hashable {
        /// Whether it is smaller than the font.
        let isSecondary: Bool

        /// The size of the font.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller than the font, as for units.
        public static let secondary = Scale(isSecondary: true)
    }
}

nonisolated extension Text {
    /// Returns the text at a size relative to its font, or unchanged.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with { $0.traits.isSecondary = scale.isSecondary } : self
    }
}

nonisolated extension View {
    /// Sets the size of texts in the view relative to their fonts.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isEnabled { $0.isSecondary = scale.isSecondary } }
    }
}
