import CSDL2
import LegatoDrawing
import LegatoGraphics

/// The pixel memory that SDL provides for a window.
///
/// SDL frees the old memory when it provides a new surface, and reads the window's size several
/// times meanwhile. Only the main thread, which processes size changes, therefore gets surfaces;
/// the render thread writes and shows the pixels. A lock synchronizes them.
nonisolated final class WindowSurface: @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var surface: UnsafeMutablePointer<SDL_Surface>?
        var failure: RenderError?
        var isWanted = false
        var isNew = false
    }

    private let window: OpaquePointer
    private let state = Locked(State())

    init(window: OpaquePointer) {
        self.window = window
    }

    /// Whether the render thread waits for a surface.
    var isWanted: Bool { state.withLock { $0.isWanted } }

    /// Whether the window is drawn with its surface.
    var isUsed: Bool { state.withLock { $0.isWanted || $0.surface != nil || $0.failure != nil } }

    /// Gets a surface with the window's current size.
    /// - Returns: Whether SDL provides one.
    @discardableResult @MainActor func provide() -> Bool {
        state.withLock { state in
            let surface = SDL_GetWindowSurface(window)
            state.failure = surface == nil ? .canvas("get the window's surface") : nil
            state.surface = surface
            state.isWanted = false
            state.isNew = true
            return surface != nil
        }
    }

    /// Writes to the surface and shows the written pixels; requests a surface if there is none.
    /// - Parameter write: Receives the surface and whether it has not been shown yet; returns the
    ///   area that it wrote, or nil for none.
    /// - Returns: False if nothing can be shown until the main thread has provided a surface.
    /// - Throws: `RenderError` if SDL provided no surface, and the errors of `write`.
    func show(
        _ write: (SDL_Surface, Bool) throws(RenderError) -> SDL_Rect?
    ) throws(RenderError) -> Bool {
        try state.withLock { state throws(RenderError) -> Bool in
            if let failure = state.failure { throw failure }
            guard let surface = state.surface else { return want(&state) }
            guard var rect = try write(surface.pointee, state.isNew) else { return true }
            guard fits(rect), SDL_UpdateWindowSurfaceRects(window, &rect, 1) == 0 else {
                return want(&state)
            }
            state.isNew = false
            return true
        }
    }

    /// Returns whether the window still contains the rectangle, because SDL does not clip it.
    private func fits(_ rect: SDL_Rect) -> Bool {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return rect.x + rect.w <= width && rect.y + rect.h <= height
    }

    private func want(_ state: inout State) -> Bool {
        if !state.isWanted {
            state.isWanted = true
            WakeEvent.shared.push()
        }
        return false
    }
}
