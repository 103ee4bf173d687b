import Foundation
import LegatoGraphics
import LegatoMotion

/// The container whose background a view sets.
public nonisolated struct ContainerBackgroundPlacement: Sendable {
    private init() {}

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement()
    /// The pages of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement()
    /// The page of a tab.
    public static let tabView = ContainerBackgroundPlacement()
    /// The window.
    public static let window = ContainerBackgroundPlacement()
    /// A widget; Legato shows it as any view.
    public static let widget = ContainerBackgroundPlacement()
}

nonisolated extension View {
    /// Fills the container with a style behind the view.
    ///
    /// The view then takes all the space of its container, with its content at the centre.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }

    /// Fills the container with views behind the view.
    ///
    /// The view then takes all the space of its container, with its content at the centre.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content.ignoresSafeArea() }
    }
}
