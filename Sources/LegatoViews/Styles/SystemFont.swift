import Foundation
import LegatoCanvas

/// The families of the system font.
nonisolated enum SystemFont {
    /// The family of the default design: Inter, which resembles Apple's system font, where it is
    /// installed.
    static let sans = FontNames.firstInstalled(of: ["Inter", "Inter Variable"]) ?? "Sans"
    /// The family of the rounded design.
    static let rounded =
        FontNames.firstInstalled(of: ["Nunito", "Quicksand", "Comfortaa"]) ?? sans

    /// Returns the space added after each letter of the default design, in points: Inter is set
    /// closer at larger sizes.
    static func tracking(_ size: CGFloat) -> CGFloat {
        guard sans != "Sans" else { return 0 }
        let ems = -0.0223 + 0.185 * exp(-0.1745 * size)
        return (ems * size * 100).rounded() / 100
    }
}
