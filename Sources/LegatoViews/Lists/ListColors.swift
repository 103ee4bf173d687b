import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated enum RowBackgroundKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// The colours of lists.
nonisolated enum ListColors {
    private static func color(_ code: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((code >> shift) & 0xFF) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    static func row(_ isDark: Bool) -> CGColor { color(isDark ? 0x1C1C1E : 0xFFFFFF) }
    static func alternate(_ isDark: Bool) -> CGColor { color(isDark ? 0x242426 : 0xF4F5F5) }
    static func selection(_ isDark: Bool) -> CGColor { color(isDark ? 0x3A3A3C : 0xD1D1D6) }
    static func pinnedHeader(_ isDark: Bool) -> CGColor { color(isDark ? 0x000000 : 0xFFFFFF) }
    static func separator(_ isDark: Bool) -> CGColor {
        isDark ? color(0x545458, 0.6) : color(0x3C3C43, 0.29)
    }

    /// The background of a list.
    static func background(_ look: ListLook, _ isDark: Bool) -> Color {
        if isDark { return Color(white: 0) }
        return look == .plain
            ? Color(white: 1) : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }
}
