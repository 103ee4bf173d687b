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

    /// The system colours of Apple's Human Interface Guidelines, June 2025; the last two are label
    /// colours.
    private var table: (light: UInt32, dark: UInt32, opacity: Float) {
        switch self {
        case .red: (0xFF383C, 0xFF4245, 1)
        case .orange: (0xFF8D28, 0xFF9230, 1)
        case .yellow: (0xFFCC00, 0xFFD600, 1)
        case .green: (0x34C759, 0x30D158, 1)
        case .mint: (0x00C8B3, 0x00DAC3, 1)
        case .teal: (0x00C3D0, 0x00D2E0, 1)
        case .cyan: (0x00C0E8, 0x3CD3FE, 1)
        case .blue: (0x0088FF, 0x0091FF, 1)
        case .indigo: (0x6155F5, 0x6D7CFF, 1)
        case .purple: (0xCB30E0, 0xDB34F2, 1)
        case .pink: (0xFF2D55, 0xFF375F, 1)
        case .brown: (0xAC7F5E, 0xB78A66, 1)
        case .gray: (0x8E8E93, 0x8E8E93, 1)
        case .primary: (0x000000, 0xFFFFFF, 1)
        case .secondary: (0x3C3C43, 0xEBEBF5, 0.6)
        }
    }
}
