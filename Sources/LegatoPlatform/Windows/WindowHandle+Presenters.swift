import CSDL2
import LegatoDrawing

extension WindowHandle {
    /// What the render thread draws into.
    @MainActor var target: TargetSize {
        let pixels = pixelSize
        return TargetSize(
            width: pixels.width, height: pixels.height,
            scale: Double(pixels.width) / Double(size.width))
    }

    /// The ways to show frames in the window, best first.
    nonisolated var presenters: [PresenterFactory] {
        let window = window
        let software: PresenterFactory = { () throws(RenderError) in
            try SoftwarePresenter(window: window)
        }
        guard let context else { return [software] }
        let gl: PresenterFactory = { () throws(RenderError) in
            try GLPresenter(window: window, context: context)
        }
        return [gl, software]
    }
}
