import CSDL2
import LegatoDrawing
import Synchronization

/// The picture memory that SDL lends for a window.
///
/// SDL frees the old memory when it lends new, and reads the window's size several times while it
/// does so. Only the main thread, which takes in new sizes, lets SDL do that; the render thread
/// writes and shows. A lock keeps the two apart.
nonisolated final class WindowSurface: @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var surface: UnsafeMutablePointer<SDL_Surface>?
        var failure: RenderError?
        var isWanted = false
        var isNew = false
    }

    private let window: OpaquePointer
    private let state = Mutex(State())

    init(window: OpaquePointer) {
        self.window = window
    }

    /// Whether the render thread waits for memory.
    var isWanted: Bool { state.withLock { $0.isWanted } }

    /// Whether the window is drawn with its surface.
    var isUsed: Bool { state.withLock { $0.isWanted || $0.surface != nil || $0.failure != nil } }

    /// Gets memory as large as the window is now.
    /// - Returns: Whether SDL has some to lend.
    @discardableResult @MainActor func provide() -> Bool {
        state.withLock { state in
            let surface = SDL_GetWindowSurface(window)
            state.failure = surface == nil ? SurfaceCanvas.failure("get the window's surface") : nil
            state.surface = surface
            state.isWanted = false
            state.isNew = true
            return surface != nil
        }
    }

    /// Writes into the memory and shows what was written; asks for memory when there is none.
    /// - Parameter write: Gets the surface and whether it still shows nothing; returns what it
    ///   wrote, nil for nothing.
    /// - Returns: False when nothing can be shown until the main thread has provided memory.
    /// - Throws: `RenderError` when SDL had no memory to lend, and what `write` throws.
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

    /// Whether the window still has these pixels: SDL does not clip those outside by itself.
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
