import LegatoGraphics

/// A fixed colour for each colour scheme.
nonisolated struct AdaptiveColor: Sendable, Hashable {
    let light: ResolvedColor
    let dark: ResolvedColor

    /// The value in a colour scheme.
    func value(in scheme: ColorScheme) -> ResolvedColor { scheme == .light ? light : dark }
}
