import Foundation
import LegatoGraphics
public import LegatoMotion

/// What a shape or a text is filled with: a colour, a gradient or what the environment says.
nonisolated public protocol ShapeStyle: Sendable {
    /// The style that this one stands for; `Never` for the styles that are drawn as they are.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension Never: ShapeStyle {}

nonisolated extension ShapeStyle where Resolved == Never {
    /// Not to be reached: the style is drawn as it is.
    public func resolve(in environment: EnvironmentValues) -> Never {
        refuse("\(Self.self) stands for no other style.")
    }
}

/// A style that is drawn as it is.
nonisolated protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// What is drawn.
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

nonisolated extension ShapeStyle {
    /// What is drawn for the style in an environment.
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

nonisolated private struct OpacityShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    var base: Base
    var opacity: Double

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        base.style(in: environment).opacity(opacity)
    }
}
