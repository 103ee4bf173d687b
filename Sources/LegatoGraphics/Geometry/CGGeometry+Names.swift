public import Foundation

/// The greatest finite `Float`, used for endless repetition.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

extension CGPoint {
    /// Whether both points are equal; the method form of `==`.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    /// Whether both sizes are equal; the method form of `==`.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// Whether both rectangles are equal; the method form of `==`.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGFloat {
    /// Returns the magnitude of a number, as the global function does.
    ///
    /// Foundation on Linux has a static function of this name, which would hide the global one in
    /// extensions of `CGFloat`.
    public func abs(_ number: CGFloat) -> CGFloat { number.magnitude }
}

extension CGColor {
    /// The sum of the linear components, weighted by their brightness.
    private var luminance: Double {
        0.2126 * decoded(Double(red)) + 0.7152 * decoded(Double(green))
            + 0.0722 * decoded(Double(blue))
    }

    /// Returns the colour converted to a colour space; nil for a pattern space.
    ///
    /// Colours are stored in sRGB, so an RGB space returns the colour unchanged. A grey space
    /// returns the grey of the same luminance, the sum of the linear components weighted by ITU-R
    /// BT.709.
    /// - Parameters:
    ///   - space: The space.
    ///   - intent: Has no effect: components outside of 0...1 are kept.
    ///   - options: Has no effect.
    /// - Returns: The colour.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        switch space.model {
        case .pattern: nil
        case .rgb: self
        case .monochrome:
            CGColor(gray: CGFloat(encoded(luminance)), alpha: alpha)
        }
    }
}
