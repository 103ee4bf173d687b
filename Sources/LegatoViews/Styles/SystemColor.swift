import LegatoGraphics

/// A colour defined by the system, with a value for each colour scheme.
nonisolated enum SystemColor: Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary

    /// The value in a colour scheme.
    func value(in scheme: ColorScheme) -> ResolvedColor {
        let (light, dark, opacity) = table
        let code = scheme == .light ? light : dark
        func component(_ shift: UInt32) -> Float { Float((code >> shift) & 0xFF) / 255 }
        return ResolvedColor(
            red: component(16), green: component(8), blue: component(0), opacity: opacity
        )
    }

    /// The colours of iOS 18; the last two are label colours.
    private var table: (light: UInt32, dark: UInt32, opacity: Float) {
        switch self {
        case .red: (0xFF3B30, 0xFF453A, 1)
        case .orange: (0xFF9500, 0xFF9F0A, 1)
        case .yellow: (0xFFCC00, 0xFFD60A, 1)
        case .green: (0x34C759, 0x30D158, 1)
        case .mint: (0x00C7BE, 0x63E6E2, 1)
        case .teal: (0x30B0C7, 0x40C8E0, 1)
        case .cyan: (0x32ADE6, 0x64D2FF, 1)
        case .blue: (0x007AFF, 0x0A84FF, 1)
        case .indigo: (0x5856D6, 0x5E5CE6, 1)
        case .purple: (0xAF52DE, 0xBF5AF2, 1)
        case .pink: (0xFF2D55, 0xFF375F, 1)
        case .brown: (0xA2845E, 0xAC8E68, 1)
        case .gray: (0x8E8E93, 0x8E8E93, 1)
        case .primary: (0x000000, 0xFFFFFF, 1)
        case .secondary: (0x3C3C43, 0xEBEBF5, 0.6)
        }
    }
}
