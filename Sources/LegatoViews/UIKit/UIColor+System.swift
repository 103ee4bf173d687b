import Foundation
import LegatoGraphics

nonisolated extension UIColor {
    /// Creates a colour from a hexadecimal code and an opacity for each appearance.
    fileprivate convenience init(
        _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
    ) {
        func color(_ code: UInt32, _ alpha: Double) -> CGColor {
            CGColor(
                red: Double((code >> 16) & 0xFF) / 255, green: Double((code >> 8) & 0xFF) / 255,
                blue: Double(code & 0xFF) / 255, alpha: alpha
            )
        }
        self.init(light: color(light, lightAlpha), dark: color(dark, darkAlpha))
    }

    /// Creates an opaque colour from a hexadecimal code for each appearance.
    fileprivate convenience init(_ light: UInt32, _ dark: UInt32) { self.init(light, 1, dark, 1) }

    /// Creates the UIKit form of a system colour.
    fileprivate convenience init(_ color: SystemColor) {
        self.init(
            light: color.value(in: .light).cgColor, dark: color.value(in: .dark).cgColor
        )
    }
}

// MARK: Fixed colours

nonisolated extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark grey: a third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Light grey: two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Grey: half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and half of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A dark orange.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black with an opacity of 0.
    public static let clear = UIColor(white: 0, alpha: 0)
}

// MARK: Colours of the system

nonisolated extension UIColor {
    /// The system's red, adapted to the appearance.
    public static let systemRed = UIColor(SystemColor.red)
    /// The system's orange, adapted to the appearance.
    public static let systemOrange = UIColor(SystemColor.orange)
    /// The system's yellow, adapted to the appearance.
    public static let systemYellow = UIColor(SystemColor.yellow)
    /// The system's green, adapted to the appearance.
    public static let systemGreen = UIColor(SystemColor.green)
    /// The system's mint, adapted to the appearance.
    public static let systemMint = UIColor(SystemColor.mint)
    /// The system's teal, adapted to the appearance.
    public static let systemTeal = UIColor(SystemColor.teal)
    /// The system's cyan, adapted to the appearance.
    public static let systemCyan = UIColor(SystemColor.cyan)
    /// The system's blue, adapted to the appearance.
    public static let systemBlue = UIColor(SystemColor.blue)
    /// The system's indigo, adapted to the appearance.
    public static let systemIndigo = UIColor(SystemColor.indigo)
    /// The system's purple, adapted to the appearance.
    public static let systemPurple = UIColor(SystemColor.purple)
    /// The system's pink, adapted to the appearance.
    public static let systemPink = UIColor(SystemColor.pink)
    /// The system's brown, adapted to the appearance.
    public static let systemBrown = UIColor(SystemColor.brown)
    /// The system's grey, adapted to the appearance.
    public static let systemGray = UIColor(SystemColor.gray)
    /// Grey number 2, from 2 (the nearest to `systemGray`) to 6 (the nearest to the background).
    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    /// Grey number 3, from 2 (the nearest to `systemGray`) to 6 (the nearest to the background).
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    /// Grey number 4, from 2 (the nearest to `systemGray`) to 6 (the nearest to the background).
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    /// Grey number 5, from 2 (the nearest to `systemGray`) to 6 (the nearest to the background).
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    /// Grey number 6, from 2 (the nearest to `systemGray`) to 6 (the nearest to the background).
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)
    /// The tint of controls: the system's blue.
    public static let tintColor = UIColor(SystemColor.blue)
}

// MARK: Labels and separators

nonisolated extension UIColor {
    /// The colour of primary text.
    public static let label = UIColor(0x000000, 0xFFFFFF)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    /// The colour of placeholders in text fields.
    public static let placeholderText = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    /// The colour of links.
    public static let link = UIColor(0x007AFF, 0x0984FF)
    /// The colour of translucent separators.
    public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.6)
    /// The colour of opaque separators.
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
    /// Text on a light background, in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark background, in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// MARK: Fills and backgrounds

nonisolated extension UIColor {
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(0x787880, 0.2, 0x787880, 0.36)
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
    /// The fill of large areas with complex content.
    public static let quaternarySystemFill = UIColor(0x747480, 0.08, 0x767680, 0.18)
    /// The main background.
    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    /// The background of content on the main background.
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    /// The main background of grouped content.
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    /// The former name of `systemGroupedBackground`.
    public static let groupTableViewBackground = systemGroupedBackground
    /// The background of content on the main grouped background.
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    /// The background of content on the secondary grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
}

// MARK: Names of AppKit

nonisolated extension UIColor {
    /// AppKit's colour of primary text.
    public static let labelColor = UIColor(0x000000, 0.85, 0xFFFFFF, 0.85)
    /// AppKit's colour of secondary text.
    public static let secondaryLabelColor = UIColor(0x000000, 0.5, 0xFFFFFF, 0.55)
    /// AppKit's colour of tertiary text.
    public static let tertiaryLabelColor = UIColor(0x000000, 0.26, 0xFFFFFF, 0.25)
    /// AppKit's colour of quaternary text.
    public static let quaternaryLabelColor = UIColor(0x000000, 0.1, 0xFFFFFF, 0.1)
    /// The colour of text in documents.
    public static let textColor = UIColor(0x000000, 0xFFFFFF)
    /// AppKit's colour of placeholders.
    public static let placeholderTextColor = UIColor(0x000000, 0.25, 0xFFFFFF, 0.25)
    /// The background of windows.
    public static let windowBackgroundColor = UIColor(0xECECEC, 0x323232)
    /// The background behind documents.
    public static let underPageBackgroundColor = UIColor(0x969696, 0.9, 0x282828, 1)
    /// The background of lists and of large controls.
    public static let controlBackgroundColor = UIColor(0xFFFFFF, 0x1E1E1E)
    /// The background of text in documents.
    public static let textBackgroundColor = UIColor(0xFFFFFF, 0x1E1E1E)
    /// The face of controls.
    public static let controlColor = UIColor(0xFFFFFF, 1, 0xFFFFFF, 0.25)
    /// The accent of controls: the system's blue.
    public static let controlAccentColor = UIColor(SystemColor.blue)
    /// The colour of text on controls.
    public static let controlTextColor = UIColor(0x000000, 0.85, 0xFFFFFF, 0.85)
    /// The background of selected content.
    public static let selectedContentBackgroundColor = UIColor(0x0063E1, 0x0058D0)
    /// AppKit's colour of separators.
    public static let separatorColor = UIColor(0x000000, 0.1, 0xFFFFFF, 0.1)
    /// The colour of grid lines.
    public static let gridColor = UIColor(0xE6E6E6, 0x1A1A1A)
    /// AppKit's colour of links.
    public static let linkColor = UIColor(0x0068DA, 0x419CFF)
}
