import LegatoGraphics

/// The colour space in which a canvas or a drawing group blends its contents.
///
/// Legato blends sRGB-encoded colours, as `nonLinear` specifies. The other modes are accepted and
/// reported once, with the same result.
nonisolated public enum ColorRenderingMode: Sendable, Hashable {
    /// Blends sRGB-encoded colours; the default.
    case nonLinear
    /// Blends linear sRGB colours.
    case linear
    /// Blends linear sRGB colours, also beyond 0 to 1.
    case extendedLinear

    /// Warns about a mode other than `nonLinear`.
    package func check(_ name: String) {
        guard self != .nonLinear else { return }
        ViewWarning.print(
            WarningSubject(text: name),
            "blends sRGB-encoded colors, as in the mode nonLinear; \(self) has no effect."
        )
    }
}
