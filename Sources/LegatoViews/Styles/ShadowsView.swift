import Foundation
import LegatoGraphics
import LegatoMotion

/// A style without the shadows of another one.
nonisolated struct PlainShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    var base: Base

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        base.style(in: environment)
    }
}

/// A view with the shadows of its style; the content alone if it has none.
nonisolated struct ShadowsView<Content: View, Outline: View>: View {
    var content: Content
    /// A view with the outline of the content, in an opaque colour.
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
nonisolated struct ForegroundShadowsView<Content: View>: View {
    var content: Content
    var shadows: [ShadowStyle]

    /// The content with its shadows.
    @MainActor fileprivate var face: ShadowsView<Content, Content> {
        ShadowsView(content: content, outline: content, shadows: shadows)
    }
}

extension ForegroundShadowsView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ChoiceNode(view, context, \.face, \.content) { !$0.shadows.isEmpty }
    }
}
