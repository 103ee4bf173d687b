import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

nonisolated extension EnvironmentValues {
    /// The direction in which horizontal layouts run; `leftToRight` by default.
    ///
    /// In a right-to-left layout, stacks, alignments, padding, frames, overlays and custom layouts
    /// are mirrored. Shapes, images, `offset` and `position` are not.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

nonisolated private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

nonisolated extension LayoutPlacement {
    /// The placement mirrored in the bounds of the container.
    func mirrored(in bounds: CGRect) -> LayoutPlacement {
        var mirror = self
        mirror.point.x = bounds.minX + bounds.maxX - point.x
        mirror.anchor.x = 1 - anchor.x
        return mirror
    }
}

/// A view that is drawn mirrored in a right-to-left layout.
private nonisolated struct FlippingView<Content: View>: View {
    let content: Content
    let isEnabled: Bool
    @Environment(\.layoutDirection) var layoutDirection

    var body: some View {
        content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1, y: 1)
    }
}

nonisolated extension View {
    /// Sets whether the view is drawn mirrored in a right-to-left layout.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        FlippingView(content: self, isEnabled: enabled)
    }
}
