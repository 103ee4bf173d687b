public import Foundation

/// A colour in sRGB with unpremultiplied, encoded components.
///
/// Components are nominally 0 to 1; values outside are kept, and clamped when drawn. Alpha is 1 by
/// default. +∞ becomes 1, and −∞ and NaN become 0, each with a warning.
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
        self.red = Self.finite(red, "red")
        self.green = Self.finite(green, "green")
        self.blue = Self.finite(blue, "blue")
        self.alpha = Self.finite(alpha, "alpha")
    }

    private static func finite(_ component: CGFloat, _ name: String) -> CGFloat {
        if component.isFinite { return component }
        let taken: CGFloat = component > 0 ? 1 : 0
        Warning.print(
            "The \(name) of a CGColor must be finite, got \(component); \(taken) is used."
        )
        return taken
    }

    /// Creates a colour from sRGB components, like `init(red:green:blue:alpha:)`.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of grey, 0 (black) to 1 (white).
    public init(gray: CGFloat, alpha: CGFloat = 1) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The components in the order red, green, blue, alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// Returns the colour with another opacity, 0 to 1.
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
