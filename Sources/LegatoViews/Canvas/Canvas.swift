public import Foundation
import LegatoGraphics
import LegatoMotion

/// A view that a closure draws.
///
/// The closure runs again when the view is updated, when its size changes, and when state that it
/// reads changes. Inside a `TimelineView`, it runs for every frame:
///
/// ```swift
/// TimelineView(.animation) { timeline in
///     Canvas { context, size in
///         let time = timeline.date.timeIntervalSinceReferenceDate
///         let x = size.width * (0.5 + 0.4 * sin(time))
///         let dot = CGRect(x: x - 8, y: size.height / 2 - 8, width: 16, height: 16)
///         context.fill(Path(ellipseIn: dot), with: .color(.blue))
///     }
/// }
/// ```
///
/// Each drawing becomes a layer, so thousands of drawings per frame cost as much as thousands of
/// layers. The canvas fills the proposed space and clips its drawings to it.
public nonisolated struct Canvas<Symbols: View>: View {
    /// The views that drawings can show by their tags.
    public var symbols: Symbols
    /// Draws the canvas of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is black where nothing is drawn; otherwise it is transparent there.
    public var isOpaque: Bool
    /// The colour space of the drawing; see `ColorRenderingMode`.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may appear later than other changes; it never does in Legato.
    public var rendersAsynchronously: Bool

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is black where nothing is drawn; false by default.
    ///   - colorMode: The colour space of the drawing; see `ColorRenderingMode`.
    ///   - rendersAsynchronously: Whether the drawing may appear later than other changes. It has
    ///     no effect: drawings appear with the frame for which they are made.
    ///   - renderer: Draws the canvas of a size in points.
    ///   - symbols: Views that drawings can show by their tags; see
    ///     `GraphicsContext.resolveSymbol(id:)`. A view of a `ForEach` without a tag has its
    ///     element's id as the tag.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        (isOpaque, self.colorMode) = (opaque, colorMode)
        self.rendersAsynchronously = rendersAsynchronously
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    /// Creates a canvas without symbols; see `init(opaque:colorMode:rendersAsynchronously:…)` with
    /// symbols for the parameters.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: { EmptyView() }
        )
    }
}
