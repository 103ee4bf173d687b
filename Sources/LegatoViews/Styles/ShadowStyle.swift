public import Foundation
import LegatoGraphics
import LegatoMotion

/// A shadow that a style draws behind what it paints, or inside of it.
///
/// ```swift
/// Circle()
///     .fill(.orange.gradient.shadow(.inner(color: .white, radius: 8)))
/// ```
nonisolated public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    private init(
        _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool,
        _ check: NumberCheck
    ) {
        (self.color, self.isInner) = (color, isInner)
        self.radius = max(check.number(radius, or: 0), 0)
        offset = check.size(CGSize(width: x, height: y), or: 0)
    }

    /// A shadow behind the painted view.
    /// - Parameters:
    ///   - color: The colour, black with an opacity of 0.33 by default.
    ///   - radius: The blur radius in points; negative values count as 0.
    ///   - x: The horizontal offset in points.
    ///   - y: The vertical offset in points.
    /// - Returns: The shadow.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        let check = NumberCheck(Self.self, "drop(color:radius:x:y:)")
        return ShadowStyle(color, radius, x, y, isInner: false, check)
    }

    /// A shadow of the edges of the painted view, inside of it.
    /// - Parameters:
    ///   - color: The colour, black with an opacity of 0.55 by default.
    ///   - radius: The blur radius in points; negative values count as 0.
    ///   - x: The horizontal offset in points.
    ///   - y: The vertical offset in points.
    /// - Returns: The shadow.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        let check = NumberCheck(Self.self, "inner(color:radius:x:y:)")
        return ShadowStyle(color, radius, x, y, isInner: true, check)
    }
}

/// A style that may have shadows.
nonisolated protocol ShadowedStyle: PrimitiveShapeStyle {
    /// The shadows, the first one nearest to the painted view.
    var shadows: [ShadowStyle] { get }
}

nonisolated extension ShapeStyle {
    /// The shadows with which views are painted in the style.
    var ownShadows: [ShadowStyle] { (self as? any ShadowedStyle)?.shadows ?? [] }

    /// Returns the style with a shadow behind or inside of what it paints: a shape, or a view whose
    /// foreground style it is.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: self, shadows: ownShadows + [style])
    }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: ForegroundStyle(), shadows: [style])
    }
}

nonisolated private struct ShadowedShapeStyle<Base: ShapeStyle>: ShadowedStyle {
    var base: Base
    var shadows: [ShadowStyle]

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        base.style(in: environment)
    }
}

/// A style without the shadows of another one.
nonisolated struct PlainShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    var base: Base

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        base.style(in: environment)
    }
}

/// A view with the shadows of its style; without any it is the content alone.
struct ShadowsView<Content: View, Outline: View>: View {
    var content: Content
    /// What has the outline of the content, in an opaque colour.
    var outline: Outline
    var shadows: [ShadowStyle]

    var body: some View {
        var view = AnyView(content)
        for shadow in shadows.filter(\.isInner) {
            view = AnyView(view.overlay { InnerShadow(outline: outline, shadow: shadow) })
        }
        for shadow in shadows where !shadow.isInner {
            let (radius, offset) = (shadow.radius, shadow.offset)
            view = AnyView(
                view.shadow(
                    color: shadow.color, radius: radius, x: offset.width, y: offset.height
                )
            )
        }
        return view
    }
}

/// A shadow that the outside of a view casts into it.
private struct InnerShadow<Outline: View>: View {
    var outline: Outline
    var shadow: ShadowStyle

    var body: some View {
        ZStack {
            // Strokes extend beyond the frame.
            shadow.color.padding(-24)
            outline.blur(radius: shadow.radius / 2).offset(shadow.offset)
                .blendMode(.destinationOut)
        }
        .compositingGroup()
        .mask { outline }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// A view whose foreground style may have shadows.
struct ForegroundShadowsView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var shadows: [ShadowStyle]

    /// The content with its shadows.
    fileprivate var face: ShadowsView<Content, Content> {
        ShadowsView(content: content, outline: content, shadows: shadows)
    }
}

extension ForegroundShadowsView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ChoiceNode(view, context, \.face, \.content) { !$0.shadows.isEmpty }
    }
}
