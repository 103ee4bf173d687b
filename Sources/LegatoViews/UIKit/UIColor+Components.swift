public import Foundation
import LegatoCanvas
package import LegatoGraphics

nonisolated extension UIColor {
    /// Creates a colour from hue, saturation and brightness, each 0 to 1.
    ///
    /// The hue is a fraction of a turn, as in `Color.init(hue:saturation:brightness:opacity:)`.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        let turn = hue.isFinite ? hue : 0
        let sixth = (turn - turn.rounded(.down)) * 6
        /// The component that is greatest at a hue of `peak` sixths of a turn.
        func component(_ peak: CGFloat) -> CGFloat {
            let offset = abs(sixth - peak)
            let distance = min(offset, 6 - offset)
            return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
        }
        self.init(red: component(0), green: component(2), blue: component(4), alpha: alpha)
    }

    /// Reads the components in the current appearance; a nil pointer is skipped.
    ///
    /// - Returns: true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Reads hue, saturation, brightness and opacity in the current appearance; a nil pointer is
    /// skipped.
    ///
    /// - Returns: true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let (r, g, b) = (color.red, color.green, color.blue)
        let (maximum, minimum) = (max(r, g, b), min(r, g, b))
        let range = maximum - minimum
        var sixth: CGFloat = 0
        if range > 0 {
            sixth =
                maximum == r
                ? (g - b) / range : maximum == g ? 2 + (b - r) / range : 4 + (r - g) / range
        }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = maximum > 0 ? range / maximum : 0
        brightness?.pointee = maximum
        alpha?.pointee = color.alpha
        return true
    }

    /// Reads the brightness of a shade of grey and its opacity; a nil pointer is skipped.
    ///
    /// - Returns: Whether the colour is a shade of grey in the current appearance; nothing is read
    ///   otherwise.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// The red component in the current appearance, under AppKit's name.
    public var redComponent: CGFloat { cgColor.red }
    /// The green component in the current appearance, under AppKit's name.
    public var greenComponent: CGFloat { cgColor.green }
    /// The blue component in the current appearance, under AppKit's name.
    public var blueComponent: CGFloat { cgColor.blue }
    /// The opacity in the current appearance, under AppKit's name.
    public var alphaComponent: CGFloat { cgColor.alpha }
}

nonisolated extension UIColor: DrawnColor {
    package var drawnColor: CGColor { cgColor }
}
