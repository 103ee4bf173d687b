import Foundation
import LegatoGraphics
public import LegatoMotion

/// A colour, gradient or other style with which shapes and texts are painted.
///
/// A custom style resolves to another style:
///
/// ```swift
/// struct Warning: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///     }
/// }
/// ```
nonisolated public protocol ShapeStyle: Sendable {
    /// The style that this one resolves to; `Never` for primitive styles.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension Never: ShapeStyle {}

nonisolated extension ShapeStyle where Resolved == Never {
    /// Traps: the style is primitive.
    public func resolve(in environment: EnvironmentValues) -> Never {
        refuse(
            "\(Self.self).resolve(in:) must not be called: a style whose Resolved is Never is "
                + "drawn directly."
        )
    }
}

/// A style that is drawn directly.
nonisolated protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// Returns the colour or gradient to draw.
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

/// A shadow that a style draws with what it paints.
nonisolated protocol StyleShadow: Sendable {}

/// A style that may have shadows.
nonisolated protocol ShadowedStyle: PrimitiveShapeStyle {
    /// The shadows, the first one nearest to the painted view.
    var shadows: [any StyleShadow] { get }
}

nonisolated extension ShapeStyle {
    /// Returns the colour or gradient to draw in an environment.
    package func style(in environment: EnvironmentValues) -> ResolvedStyle {
        if let primitive = self as? any PrimitiveShapeStyle {
            return primitive.resolvedStyle(in: environment)
        }
        return resolve(in: environment).style(in: environment)
    }

    /// Returns the style with its opacity multiplied by a factor, 0 to 1.
    ///
    /// A factor below -1e9, above 1e9 or NaN counts as 1, with a warning.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        let factor = NumberCheck(Self.self, "opacity(_:)").number(opacity, or: 1)
        return OpacityShapeStyle(base: self, opacity: Double(factor))
    }
}

nonisolated private struct OpacityShapeStyle<Base: ShapeStyle>: ShadowedStyle {
    var base: Base
    var opacity: Double
    var shadows: [any StyleShadow] { base.ownShadows }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        base.style(in: environment).opacity(opacity)
    }
}
