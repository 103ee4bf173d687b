import Foundation
import LegatoCanvas

/// The families of the system font.
nonisolated enum SystemFont {
    /// Returns the family of a design: the first one of a list that is installed.
    static func family(_ design: Font.Design) -> String {
        switch design {
        case .default: sans
        case .serif: "Serif"
        case .rounded: rounded ?? sans
        case .monospaced: "Monospace"
        }
    }

    /// Inter resembles Apple's system font.
    private static let sans = FontNames.firstInstalled(of: ["Inter", "Inter Variable"]) ?? "Sans"
    private static let rounded = FontNames.firstInstalled(of: ["Nunito", "Quicksand", "Comfortaa"])

    /// Returns the space added after each letter of the default design, in points: Inter is set
    /// closer at larger sizes.
    static func tracking(_ size: CGFloat) -> CGFloat {
        guard sans != "Sans" else { return 0 }
        let ems = -0.0223 + 0.185 * exp(-0.1745 * size)
        return (ems * size * 100).rounded() / 100
    }
}
