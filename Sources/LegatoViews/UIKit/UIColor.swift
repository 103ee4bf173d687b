public import Foundation
public import LegatoGraphics

/// AppKit's name for `UIColor`.
public typealias NSColor = UIColor

/// The type of colour literals, such as `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

/// A UIKit colour: fixed, or with a value for each appearance.
///
/// ```swift
/// let tile = UIColor { traits in
///     traits.userInterfaceStyle == .dark ? .darkGray : .systemGray6
/// }
/// ```
nonisolated public final class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
    /// The value in the light appearance.
    let light: CGColor
    /// The value in the dark appearance.
    let dark: CGColor

    init(light: CGColor, dark: CGColor) { (self.light, self.dark) = (light, dark) }

    /// Creates a colour from sRGB components, each nominally 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a colour from sRGB components, like `init(red:green:blue:alpha:)`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from Display P3 components, each nominally 0 to 1.
    ///
    /// It is stored in sRGB, whose components are outside 0 to 1 for a colour beyond that gamut.
    /// The components are clamped as those of `Color.init(_:red:green:blue:opacity:)`.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a transparent black colour.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Creates a shade of grey, 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Creates a fixed colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) { self.init(light: cgColor, dark: cgColor) }

    /// Creates a colour from the value of a closure for each appearance.
    ///
    /// The closure is called here, once for the light and once for the dark appearance.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
        )
    }

    /// Creates the colour of a literal.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)
        )
    }

    /// The Core Graphics colour; of a dynamic colour, that of the appearance of
    /// `UITraitCollection.current`.
    public var cgColor: CGColor { resolved.light }

    /// The fixed colour for the current appearance.
    private var resolved: UIColor {
        light == dark ? self : resolvedColor(with: UITraitCollection.current)
    }

    /// Returns the colour with another opacity, 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(
            light: light.copy(alpha: alpha) ?? light, dark: dark.copy(alpha: alpha) ?? dark
        )
    }

    /// Returns the fixed colour for an appearance; the light one if none is specified.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
    }

    /// Returns whether the other object is a colour with equal components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return light == other.light && dark == other.dark
    }

    /// The hash value of the components.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(light)
        hasher.combine(dark)
        return hasher.finalize()
    }

    /// The components, for messages.
    public override var description: String {
        func text(_ color: CGColor) -> String {
            "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
        }
        return "UIColor(" + (light == dark ? text(light) : "\(text(light)), dark \(text(dark))")
            + ")"
    }
}
