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

    /// Reads the components of the light appearance; a nil pointer is skipped.
    ///
    /// - Returns: true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// Reads hue, saturation, brightness and opacity of the light appearance; a nil pointer is
    /// skipped.
    ///
    /// - Returns: true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (r, g, b) = (light.red, light.green, light.blue)
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
        alpha?.pointee = light.alpha
        return true
    }

    /// Reads the brightness of a shade of grey and its opacity; a nil pointer is skipped.
    ///
    /// - Returns: Whether the light appearance is a shade of grey; nothing is read otherwise.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard light.red == light.green, light.green == light.blue else { return false }
        white?.pointee = light.red
        alpha?.pointee = light.alpha
        return true
    }

    /// The red component of the light appearance, under AppKit's name.
    public var redComponent: CGFloat { light.red }
    /// The green component of the light appearance, under AppKit's name.
    public var greenComponent: CGFloat { light.green }
    /// The blue component of the light appearance, under AppKit's name.
    public var blueComponent: CGFloat { light.blue }
    /// The opacity of the light appearance, under AppKit's name.
    public var alphaComponent: CGFloat { light.alpha }
}

nonisolated extension UIColor: DrawnColor {
    package var drawnColor: CGColor { cgColor }
}
