import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The shape of the pointer above a view.
///
/// The cursor images come from the desktop's theme. Styles that desktops lack are not available:
/// zooming, vertical text and custom images.
nonisolated public struct PointerStyle: Hashable, Sendable {
    fileprivate let shape: PointerShape

    /// The arrow.
    public static let `default` = PointerStyle(shape: .arrow)
    /// A vertical bar, above text that can be selected or edited.
    public static let horizontalText = PointerStyle(shape: .text)
    /// A cross, for the selection of a rectangle.
    public static let rectSelection = PointerStyle(shape: .cross)
    /// Four arrows, above what can be dragged.
    public static let grabIdle = PointerStyle(shape: .move)
    /// Four arrows, while something is dragged.
    public static let grabActive = PointerStyle(shape: .move)
    /// A hand with a finger, above links.
    public static let link = PointerStyle(shape: .link)
    /// Arrows to the left and to the right, above the edge of a column.
    public static let columnResize = PointerStyle(shape: .resizeHorizontally)
    /// Arrows up and down, above the edge of a row.
    public static let rowResize = PointerStyle(shape: .resizeVertically)

    /// The arrows with which an edge or a corner of a rectangle is dragged, the same for all
    /// `directions`.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch position {
        case .top, .bottom: PointerStyle(shape: .resizeVertically)
        case .leading, .trailing: PointerStyle(shape: .resizeHorizontally)
        case .topLeading, .bottomTrailing: PointerStyle(shape: .resizeFallingDiagonal)
        case .topTrailing, .bottomLeading: PointerStyle(shape: .resizeRisingDiagonal)
        }
    }
}

/// An edge or a corner of a rectangle with which its size is changed.
nonisolated public enum FrameResizePosition: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing
}

private nonisolated struct PointerEffect: LayerEffect {
    static let sharesSpace = true
    var shape: PointerShape?

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        guard let layer = layer as? PointerLayer else { return }
        layer.pointerShape = shape
        layer.host?.pointerShapes.update()
    }

    @MainActor static func makeLayer() -> CALayer { PointerLayer() }
}

private final class PointerLayer: FramelessLayer, PointerShaping {
    var pointerShape: PointerShape?
}

nonisolated extension View {
    /// Sets the shape of the pointer above the view; nil uses that of the enclosing views.
    ///
    /// The shape stays as it is while a button is pressed, unless the style changes. Among nested
    /// views with styles, the innermost one wins. Text fields have a vertical bar and links a hand
    /// by themselves.
    ///
    /// ```swift
    /// struct Splitter: View {
    ///     @Binding var width: Double
    ///
    ///     var body: some View {
    ///         Color.gray
    ///             .frame(width: 4)
    ///             .pointerStyle(.columnResize)
    ///             .gesture(DragGesture().onChanged { width += $0.translation.width })
    ///     }
    /// }
    /// ```
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        EffectView(content: self, effect: PointerEffect(shape: style?.shape))
    }

    /// Sets whether the pointer is visible above the view; `.automatic` and `.visible` leave the
    /// shape unchanged.
    public func pointerVisibility(_ visibility: Visibility) -> some View {
        EffectView(
            content: self, effect: PointerEffect(shape: visibility == .hidden ? .hidden : nil)
        )
    }
}
