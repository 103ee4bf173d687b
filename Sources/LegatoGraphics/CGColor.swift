public import Foundation

/// A colour in sRGB with straight, encoded components.
///
/// Components are nominally 0 to 1; values outside are kept and clamped when drawn. Defaults to
/// opaque where no alpha is given.
/// - Precondition: every component is finite.
public struct CGColor: Sendable, Hashable {
    /// The red component, 0 to 1.
    public var red: CGFloat
    /// The green component, 0 to 1.
    public var green: CGFloat
    /// The blue component, 0 to 1.
    public var blue: CGFloat
    /// The opacity, 0 (clear) to 1 (opaque).
    public var alpha: CGFloat

    /// Creates a colour from sRGB components, each nominally 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        require(
            red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
            "CGColor components must be finite, got (\(red), \(green), \(blue), \(alpha))"
        )
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a colour from sRGB components; the same as `init(red:green:blue:alpha:)`.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey, 0 (black) to 1 (white).
    public init(gray: CGFloat, alpha: CGFloat = 1) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The components in the order red, green, blue, alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// Returns the same colour with another opacity, 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0)
    /// Opaque white.
    public static let white = CGColor(gray: 1)
    /// Black with an opacity of 0.
    public static let clear = CGColor(gray: 0, alpha: 0)
}
