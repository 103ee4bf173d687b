public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The key of a source view.
nonisolated struct SourceKey: Hashable {
    let namespace: Namespace.ID
    nonisolated(unsafe) let id: AnyHashable
}

/// The shadow of a source view.
nonisolated struct SourceShadow: Equatable {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
}

/// The appearance of a source view during a zoom transition.
public nonisolated struct MatchedTransitionSourceStyle: Equatable {
    var cornerRadius: CGFloat = 0
    var shadow: SourceShadow?
    var background: Color?
}

/// A configuration of the appearance of a source view during a zoom transition.
nonisolated public protocol MatchedTransitionSourceConfiguration {
    /// The appearance configured so far.
    var style: MatchedTransitionSourceStyle { get }
}

/// A configuration without changes, or the result of others.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
    MatchedTransitionSourceConfiguration
{
    /// The appearance configured so far.
    public var style = MatchedTransitionSourceStyle()
}

nonisolated extension MatchedTransitionSourceConfiguration {
    private func with(
        _ change: (inout MatchedTransitionSourceStyle) -> Void
    ) -> some MatchedTransitionSourceConfiguration {
        var style = style
        change(&style)
        return EmptyMatchedTransitionSourceConfiguration(style: style)
    }

    /// Sets the corner radius of the page at the source view, in points.
    public func cornerRadius(_ radius: CGFloat) -> some MatchedTransitionSourceConfiguration {
        let check = NumberCheck(MatchedTransitionSourceStyle.self, "cornerRadius(_:)")
        return with { $0.cornerRadius = check.length(radius) ?? 0 }
    }

    /// Clips the page at the source view to a rounded rectangle.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        with { $0.cornerRadius = shape.cornerSize.width }
    }

    /// Adds a shadow to the page during the transition; without this modifier there is none.
    ///
    /// Numbers that are infinite or NaN count as 0, with a warning.
    ///
    /// - Parameters:
    ///   - color: The colour, resolved in the environment of the source view; by default black with an
    ///     opacity of 0.33. A clear one draws no shadow.
    ///   - radius: The blur radius in points, at least 0: negative values count as 0, which draws a
    ///     sharp shadow.
    ///   - x: The distance to the right in points, of any sign; 0 by default.
    ///   - y: The distance downwards in points, of any sign; 0 by default.
    /// - Returns: The configuration.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        let check = NumberCheck(MatchedTransitionSourceStyle.self, "shadow(color:radius:x:y:)")
        return with {
            $0.shadow = SourceShadow(
                color: color, radius: check.length(radius) ?? 0,
                offset: check.size(CGSize(width: x, height: y), or: 0)
            )
        }
    }

    /// Sets the background colour of the source view, with which it flies to the page; without this
    /// modifier there is none.
    ///
    /// - Parameter color: The colour, resolved in the environment of the source view; a clear one
    ///   draws nothing.
    /// - Returns: The configuration.
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration {
        with { $0.background = color }
    }
}
