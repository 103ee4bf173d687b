public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// Draws texts, glyph by glyph.
///
/// Its `animatableData` animates with the transaction of a change.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for run in layout.flatMap({ $0 }) {
///             for (index, letter) in run.enumerated() {
///                 var context = context
///                 context.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                 context.draw(letter)
///             }
///         }
///     }
/// }
/// ```
nonisolated public protocol TextRenderer: Animatable {
    /// Draws a text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of the text for a proposal; by default that of its lines.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distances by which it draws beyond the text; none by default. They have no effect,
    /// because the drawing is not clipped.
    var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
    /// Returns the size of the lines.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// No distances.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
nonisolated public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the text for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

nonisolated extension GraphicsContext {
    /// Draws a line of a text at its place.
    public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
    ) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its place.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    /// Draws glyphs of a text at their place.
    public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
    ) {
        let color = Color(slice.run.color)
        for glyph in slice.run.glyphs[slice.indices] where !glyph.path.isEmpty {
            fill(Path(glyph.path), with: .color(color))
        }
    }
}

nonisolated extension View {
    /// Draws texts in the view with a renderer.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        TextRendererView(content: self, renderer: renderer)
    }
}

/// A view whose texts are drawn by a renderer that animates.
private nonisolated struct TextRendererView<Content: View, Renderer: TextRenderer>: View, Animatable
{
    let content: Content
    nonisolated(unsafe) var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    var body: some View { content.environment(\.textRenderer, renderer) }
}

nonisolated extension EnvironmentValues {
    /// The renderer of texts; nil, the default, for layers that show them.
    var textRenderer: (any TextRenderer)? {
        get { texts.renderer }
        set { texts.renderer = newValue }
    }
}
