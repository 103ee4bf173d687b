import CGL
import CSDL2
import LegatoDrawing
import LegatoGL

/// Draws with OpenGL and presents by swapping the window's buffers.
nonisolated final class GLPresenter: Presenter {
    let name: String
    var driverVersion: String { renderer.version }
    private let window: OpaquePointer
    /// The surface drawn on under Wayland; nil elsewhere, where SDL's surface is used.
    private let surface: WaylandSurface?
    /// The size of the latest frame in pixels.
    private var size = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    private var context: SDL_GLContext?
    private let profile: GLProfile
    private var waits = true
    private let renderer: GLRenderer
    private let events: QueuedEvents
    private let glFinish: PFNGLFINISHPROC?

    /// Makes the context current on the calling thread and requests swaps that wait.
    init(
        window: OpaquePointer, surface: WaylandSurface?, context: SDL_GLContext,
        profile: GLProfile, events: QueuedEvents
    ) throws(RenderError) {
        try Self.makeCurrent(context, window, surface)
        SDL_GL_SetSwapInterval(1)
        do throws(RenderError) {
            renderer = try GLRenderer(compilesAhead: false) { SDL_GL_GetProcAddress($0) }
        } catch {
            SDL_GL_MakeCurrent(window, nil)
            throw error
        }
        renderer.target = .window
        name = renderer.name
        (self.window, self.context, self.events) = (window, context, events)
        (self.profile, self.surface) = (profile, surface)
        glFinish = SDL_GL_GetProcAddress("glFinish").map {
            unsafeBitCast($0, to: PFNGLFINISHPROC.self)
        }
    }

    var reportedSwapInterval: Int {
        surface.map { $0.waits ? 1 : 0 } ?? Int(SDL_GL_GetSwapInterval())
    }
    private(set) var statistics = RenderStatistics()
    var measuresGPUTime = false

    func prepareMore() throws(RenderError) -> Bool {
        guard SDL_GL_GetCurrentContext() == context, !renderer.isContextLost else { return false }
        return try renderer.compileNext()
    }

    func draw(_ list: DisplayList) throws(RenderError) {
        try draw(list, overlay: FrameOverlay(), whenUploaded: {}, whenDrawn: {})
    }

    /// Draws a frame; with an overlay twice, first without it for the statistics, then with it.
    func draw(
        _ list: DisplayList, overlay: FrameOverlay, whenUploaded: () -> Void, whenDrawn: () -> Void
    ) throws(RenderError) {
        if SDL_GL_GetCurrentContext() != context, let context {
            try Self.makeCurrent(context, window, surface)
        }
        if renderer.isContextLost { try renewContext() }
        size = list.bounds
        surface?.resizeGL(size)
        renderer.target = overlay.isEmpty ? .window : .offscreen
        renderer.measuresGPUTime = measuresGPUTime
        try renderer.render(list, whenUploaded: whenUploaded)
        let framesDrawn = statistics.framesDrawn + 1
        statistics = renderer.statistics
        statistics.framesDrawn = framesDrawn
        whenDrawn()
        guard !overlay.isEmpty else { return }
        renderer.target = .window
        renderer.measuresGPUTime = false
        // OpenGL redraws the whole frame.
        try renderer.render(overlay.over(list, damage: list.bounds))
    }

    func deviceWasReset() {
        // Ignored without a current context: the next frame then recreates it.
        _ = try? renderer.contextWasLost()
    }

    /// Replaces a lost context.
    private func renewContext() throws(RenderError) {
        SDL_GL_MakeCurrent(window, nil)
        SDL_GL_DeleteContext(context)
        context = nil
        profile.request()
        guard let new = GLProfile.makeContext(in: window) else {
            throw Self.failure("recreate the lost OpenGL context")
        }
        context = new
        try Self.makeCurrent(new, window, surface)
        SDL_GL_SetSwapInterval(waits ? 1 : 0)
        try renderer.contextWasLost { SDL_GL_GetProcAddress($0) }
    }

    func finish() -> Double? {
        glFinish?()
        return renderer.gpuTime()
    }

    func show(isDamaged: Bool) -> ShowResult {
        defer { events.wakeLoop() }
        guard let surface else {
            SDL_GL_SwapWindow(window)
            return .shown
        }
        surface.receive()
        guard surface.fits(size) else { return .postponed }
        surface.awaitFrame()
        guard surface.fits(size) else { return .postponed }
        surface.showGL(size)
        return .shown
    }

    func setWaits(_ waits: Bool) {
        self.waits = waits
        surface?.waits = waits
        SDL_GL_SetSwapInterval(waits ? 1 : 0)
    }

    func close() {
        SDL_GL_MakeCurrent(window, nil)
        surface?.stopGL()
        SDL_GL_DeleteContext(context)
    }

    /// Makes a context draw in the window on the calling thread.
    private static func makeCurrent(
        _ context: SDL_GLContext, _ window: OpaquePointer, _ surface: WaylandSurface?
    ) throws(RenderError) {
        guard SDL_GL_MakeCurrent(window, context) == 0, surface?.startGL() ?? true else {
            throw failure("make the window's OpenGL context current")
        }
    }

    private static func failure(_ operation: String) -> RenderError {
        RenderError(operation: operation, reason: Video.sdlText, remedy: GLProfile.remedy)
    }
}
