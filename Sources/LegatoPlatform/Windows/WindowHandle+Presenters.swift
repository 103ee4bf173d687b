import CSDL2
package import LegatoDrawing

extension WindowHandle: PresenterSource {
    /// The size of the render thread's target.
    @MainActor var target: TargetSize {
        let pixels = pixelSize
        return TargetSize(width: pixels.width, height: pixels.height, scale: scale)
    }

    /// The sources of presenters for the window, preferred ones first.
    nonisolated var presenterSources: [any PresenterSource] {
        guard case .gl = drawing else { return [self] }
        return [self, WindowHandle(self, drawing: wayland == nil ? .surface : .shared)]
    }

    package nonisolated func makePresenter() throws(RenderError) -> any Presenter {
        let events = QueuedEvents(window: window, surface: wayland)
        switch drawing {
        case .gl(let context, let profile):
            return try GLPresenter(
                window: window, surface: wayland, context: context, profile: profile,
                events: events
            )
        case .shared:
            guard let surface = wayland else {
                throw RenderError(
                    operation: "show frames under Wayland",
                    reason: "libwayland-client.so.0 lacks functions",
                    remedy: "Install libwayland 1.11 or later, or set SDL_VIDEODRIVER to x11."
                )
            }
            return SoftwarePresenter(canvas: SharedCanvas(surface: surface), events: events)
        case .texture(let renderer):
            return SoftwarePresenter(canvas: TextureCanvas(renderer: renderer), events: events)
        case .surface:
            return SoftwarePresenter(canvas: SurfaceCanvas(surface: surface), events: events)
        }
    }
}
