public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoPlatform
public import LegatoViews

extension LegatoPlatform.Window {
    /// Opens a window with a view that always fills it.
    ///
    /// The view is drawn over white, or over black in the dark colour scheme, in a sublayer of
    /// `rootLayer`.
    /// - Parameters:
    ///   - title: The text of the title bar; `navigationTitle(_:)` in the view takes precedence.
    ///   - size: The size of the content in points; the window system may choose another one.
    ///   - renderer: The renderer; the environment variable `LEGATO_RENDERER` overrides it.
    ///   - content: The view.
    /// - Precondition: both sides are 1 to 16384.
    /// - Throws: `PlatformError` like `init(title:size:renderer:frameRate:)`.
    public convenience init<Content: View>(
        title: String, size: CGSize, renderer: RendererChoice = .automatic,
        @ViewBuilder content: () -> Content
    ) throws(PlatformError) {
        // The views read the desktop's settings.
        try Application.shared.start()
        try self.init(
            title: title, size: size, renderer: renderer,
            views: HostingLayer(rootView: content())
        )
    }

    /// Opens a window with a hosting layer that always fills it.
    convenience init<Content: View>(
        title: String, size: CGSize, renderer: RendererChoice = .automatic,
        views: HostingLayer<Content>
    ) throws(PlatformError) {
        try self.init(title: title, size: size, renderer: renderer)
        views.onNavigationTitle = { [weak self] in self?.title = $0 ?? title }
        rootLayer.backgroundColor = CGColor(gray: views.colorScheme == .dark ? 0 : 1)
        views.onColorScheme = { [weak rootLayer] in
            rootLayer?.backgroundColor = CGColor(gray: $0 == .dark ? 0 : 1)
        }
        views.frame = rootLayer.bounds
        views.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        rootLayer.addSublayer(views)
    }
}
