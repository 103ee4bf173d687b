import CSDL2
import LegatoDrawing
import LegatoGL

/// Draws with OpenGL and shows by swapping the window's buffers.
nonisolated final class GLPresenter: Presenter {
    let name: String
    private let window: OpaquePointer
    private let context: SDL_GLContext
    private let renderer: GLRenderer
    private let events: QueuedEvents
    private let glFinish: (@convention(c) () -> Void)?

    /// Makes the context current on the calling thread and asks for a swap that waits.
    init(
        window: OpaquePointer,
        context: SDL_GLContext,
        events: QueuedEvents
    ) throws(RenderError) {
        guard SDL_GL_MakeCurrent(window, context) == 0 else {
            throw Self.failure("make the window's OpenGL context current")
        }
        SDL_GL_SetSwapInterval(1)
        do throws(RenderError) {
            renderer = try GLRenderer { SDL_GL_GetProcAddress($0) }
        } catch {
            SDL_GL_MakeCurrent(window, nil)
            throw error
        }
        renderer.target = .window
        name = renderer.name
        (self.window, self.context, self.events) = (window, context, events)
        glFinish = SDL_GL_GetProcAddress("glFinish").map {
            unsafeBitCast($0, to: (@convention(c) () -> Void).self)
        }
    }

    var reportedSwapInterval: Int { Int(SDL_GL_GetSwapInterval()) }
    var statistics: RenderStatistics { renderer.statistics }

    func draw(_ list: DisplayList) throws(RenderError) {
        guard SDL_GL_GetCurrentContext() == context || SDL_GL_MakeCurrent(window, context) == 0
        else { throw Self.failure("make the window's OpenGL context current again") }
        try renderer.render(list)
    }

    func finish() {
        glFinish?()
    }

    func show(isDamaged: Bool) -> ShowResult {
        SDL_GL_SwapWindow(window)
        events.wakeLoop()
        return .shown
    }

    func stopWaiting() {
        SDL_GL_SetSwapInterval(0)
    }

    func close() {
        SDL_GL_MakeCurrent(window, nil)
        SDL_GL_DeleteContext(context)
    }

    private static func failure(_ operation: String) -> RenderError {
        RenderError(operation: operation, reason: Video.sdlText, remedy: GLProfile.remedy)
    }
}
