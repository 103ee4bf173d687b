public import LegatoGraphics
import LegatoMotion
import Foundation

nonisolated extension Color {
    /// Creates a colour from a UIKit colour, keeping its value for each colour scheme.
    public init(uiColor: UIColor) {
        if uiColor.light == uiColor.dark {
            self.init(ResolvedColor(uiColor.light))
        } else {
            self.init(
                adaptive: AdaptiveColor(
                    light: ResolvedColor(uiColor.light), dark: ResolvedColor(uiColor.dark)
                )
            )
        }
    }

    /// Creates a colour from an AppKit colour; the same as `init(uiColor:)`.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }

    /// Creates a fixed colour from a Core Graphics colour; the same as `init(cgColor:)`.
    @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

// In an extension of a protocol, so that `Color(.name)` prefers a `ColorResource` with the name.
nonisolated extension ShapeStyle where Self == Color {
    /// Creates a colour from a UIKit colour; the same as `init(uiColor:)`.
    ///
    /// ```swift
    /// let card = Color(.secondarySystemBackground)
    /// ```
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

nonisolated extension UIColor {
    /// Creates a UIKit colour from a `Color`, resolved in the default environment of each colour
    /// scheme.
    public convenience init(_ color: Color) {
        var environment = EnvironmentValues()
        let light = color.resolve(in: environment).cgColor
        environment.colorScheme = .dark
        self.init(light: light, dark: color.resolve(in: environment).cgColor)
    }

    /// Creates a colour from the program's resources; nil if there is none.
    ///
    /// Colours are found as `Color.init(_:bundle:)` finds them.
    public convenience init?(named name: String) {
        guard let color = Color.named(name, nil) else { return nil }
        self.init(light: color.light.cgColor, dark: color.dark.cgColor)
    }

    /// Creates a colour from the program's resources by a typed name; clear if there is none.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

nonisolated extension View {
    /// Sets the accent colour of the view, which is its tint; nil for the default tint.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
