import Foundation
import Legato

/// The colours of the scenes.
enum Palette {
    /// The backdrop of all scenes.
    static let night = color(0x101418)
    /// A surface on the backdrop.
    static let surface = color(0x181E26)
    /// The edge of a surface.
    static let edge = color(0x2B3542)
    /// The accent colour of the main object.
    static let coral = color(0xFF6B5E)
    /// The counterpart of coral.
    static let teal = color(0x2DD4BF)
    /// Colours from near coral to violet, for objects behind the main one.
    static let dusk = [color(0xF2557E), color(0xC94BA8), color(0x8E4FD0), color(0x5B5BE0)]

    /// Warm light.
    static let gold = color(0xFFC857)
    /// Metal.
    static let steel = color(0x8A949E)

    /// Returns the colour at 0 to 1 on a gradient from coral through violet to teal.
    static func spread(_ position: CGFloat) -> CGColor {
        let stops = [coral] + dusk + [teal]
        let place = min(max(position, 0), 1) * CGFloat(stops.count - 1)
        let index = min(Int(place), stops.count - 2)
        let (from, to, part) = (stops[index], stops[index + 1], place - CGFloat(index))
        return CGColor(
            red: from.red + (to.red - from.red) * part,
            green: from.green + (to.green - from.green) * part,
            blue: from.blue + (to.blue - from.blue) * part
        )
    }

    /// Returns a colour from its six hexadecimal digits.
    private static func color(_ hex: Int) -> CGColor {
        func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0))
    }

    /// Returns white with an opacity.
    static func white(_ alpha: CGFloat) -> CGColor { CGColor(gray: 1, alpha: alpha) }
}
