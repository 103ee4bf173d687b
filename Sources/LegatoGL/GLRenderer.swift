public import LegatoDrawing
public import LegatoGraphics

/// Draws display lists with OpenGL 3.3 core or OpenGL ES 3.0.
///
/// It agrees with the software renderer within 2 units of 255 per channel (4 for pictures). It
/// belongs to the context that was current when it was made, which must be current whenever it is
/// used, and expects nobody else to change that context's state. Its textures, buffers and
/// programs end with the context; in another one it makes them anew, pictures from their pixels.
public final class GLRenderer: Renderer {
    /// Where lists are drawn.
    public enum Target: Sendable {
        /// A target of its own, to be read back.
        case offscreen
        /// The window (framebuffer 0) of the current context, which must have the list's size and
        /// be swapped by the caller; by way of a target of its own where a list reads back what it
        /// has drawn.
        case window
    }

    /// `gl` and the driver's own name.
    public let name: String
    /// The version of OpenGL and of its driver, in the driver's words.
    public let version: String
    /// Whether the CPU does the drawing (llvmpipe, softpipe, SwiftShader), so that the software
    /// renderer would be faster.
    public let isSoftwareRasterizer: Bool
    /// Where the next list is drawn; a target of its own by default.
    public var target = Target.offscreen
    /// Whether the GPU's time is measured from the next list on; false by default.
    public var measuresGPUTime = false
    /// What drawing the latest list took; all counts but `framesDrawn` are of that list alone.
    public private(set) var statistics = RenderStatistics()

    private(set) var gl: GLFunctions
    var state: GLState
    private(set) var programs: ProgramTable
    private(set) var encoder: FrameEncoder
    private(set) var textures: TextureCache
    private(set) var gradients: GradientTexture
    private(set) var targets: TargetPool
    private(set) var instances: InstanceBuffer
    private(set) var rasters: RasterCache<RenderTarget>
    private(set) var limit: Int
    private var timer: GPUTimer?
    /// Where the frame of a list is drawn that is a layer's picture; nil for a display's.
    var frameTarget: RenderTarget?
    /// How the rows of the target lie that is drawn into.
    var rows = RowOrder()
    private let compilesAhead: Bool
    /// The pipelines that were not compiled ahead yet.
    private var uncompiled = Pipeline.all[...]
    /// Whether the owner told of a lost context, and nothing was drawn since.
    private var wasLost = false
    private var latest: (framebuffer: GLuint, width: Int, height: Int)?
    /// Whether the frame is drawn to the window itself, as nothing reads it while it is drawn.
    var drawsToWindow: Bool { target == .window && !encoder.readsFrame }

    /// Takes over the current context.
    /// - Parameters:
    ///   - compilesAhead: Whether every program is compiled at once, so that no frame has to. Else
    ///     the first frame comes sooner, and `compileNext()` does it bit by bit afterwards.
    ///   - load: Finds an OpenGL function by name, such as SDL's `SDL_GL_GetProcAddress`.
    /// - Throws: `RenderError` when a function is missing, the version is too old, or the driver
    ///   refuses a program.
    public init(
        compilesAhead: Bool = true,
        load: (String) -> UnsafeMutableRawPointer?
    ) throws(RenderError) {
        self.compilesAhead = compilesAhead
        gl = try GLFunctions(load: load)
        let objects = try GLObjects(gl)
        name = "gl, \(objects.driver.renderer)"
        version = objects.driver.version
        isSoftwareRasterizer = objects.driver.isSoftwareRasterizer
        (state, limit) = (objects.state, objects.driver.maxTextureSize)
        encoder = FrameEncoder(maxTextureSize: limit)
        (textures, gradients, targets) = (objects.textures, objects.gradients, objects.targets)
        (instances, programs) = (objects.instances, objects.programs)
        (rasters, timer) = (objects.rasters, objects.timer)
        if compilesAhead { while try compileNext() {} }
    }

    /// Compiles one more program that no frame has needed yet.
    /// - Returns: False when there is none left.
    /// - Throws: `RenderError` when the driver refuses it.
    public func compileNext() throws(RenderError) -> Bool {
        while let pipeline = uncompiled.popFirst() {
            if programs.contains(pipeline) { continue }
            try warmUp(pipeline)
            return true
        }
        return false
    }

    /// Whether the context in which the renderer made its objects is gone: another one is current,
    /// none is, the driver tells of a reset, or the owner has told and nothing was drawn since.
    public var isContextLost: Bool {
        wasLost || isReset || !instances.isAlive
    }

    /// Whether the driver tells that the current context was lost and must be made anew.
    private var isReset: Bool {
        gl.getGraphicsResetStatus.map { $0() != GL.noError } ?? false
    }

    /// Tells the renderer that its context was lost or replaced; the new one must be current.
    ///
    /// The next list is drawn with new programs, buffers and textures, and looks as before. Nothing
    /// is deleted: what the old context held ended with it. The renderer notices a context in which
    /// its objects do not exist by itself.
    /// - Parameter load: Finds the new context's functions; nil if they have the same addresses.
    /// - Throws: `RenderError` when a function is missing.
    public func contextWasLost(
        load: ((String) -> UnsafeMutableRawPointer?)? = nil
    ) throws(RenderError) {
        if let load { gl = try GLFunctions(load: load) }
        wasLost = true
        latest = nil
    }

    /// Makes everything anew that ended with a lost context.
    private func restore() throws(RenderError) {
        guard !isReset else {
            throw RenderError(
                operation: "draw with OpenGL",
                reason: "the driver has reset the graphics card and ended the context",
                remedy: "Make a new context current and call contextWasLost()."
            )
        }
        latest = nil
        let objects = try GLObjects(gl)
        (state, limit) = (objects.state, objects.driver.maxTextureSize)
        encoder = FrameEncoder(maxTextureSize: limit)
        (textures, gradients, targets) = (objects.textures, objects.gradients, objects.targets)
        (instances, programs) = (objects.instances, objects.programs)
        (rasters, timer) = (objects.rasters, objects.timer)
        uncompiled = Pipeline.all[...]
        wasLost = false
        if compilesAhead { while try compileNext() {} }
    }

    /// Draws `list`; an offscreen target takes the list's size.
    /// - Precondition: groups are balanced and image indices lie in the list.
    /// - Throws: `RenderError` when the list or a picture is larger than the driver allows.
    public func render(_ list: DisplayList) throws(RenderError) { try render(list) {} }

    /// Draws `list` as `render(_:)` does, and tells when all that it needs was handed to the driver.
    /// - Parameters:
    ///   - list: The list.
    ///   - whenUploaded: Called once, before the list itself is drawn; rasters are drawn by then.
    /// - Precondition: groups are balanced and image indices lie in the list.
    /// - Throws: `RenderError` when the list or a picture is larger than the driver allows.
    public func render(_ list: DisplayList, whenUploaded: () -> Void) throws(RenderError) {
        if isContextLost { try restore() }
        try checkSize(list)
        state.resetChanges()
        textures.beginFrame(&state)
        targets.beginFrame(&state)
        rasters.beginFrame(list)
        if measuresGPUTime { timer?.begin() }
        defer { timer?.end() }
        var counts = RenderStatistics()
        counts.framesDrawn = statistics.framesDrawn + 1
        let framebuffer = try draw(list, into: nil, &counts, whenUploaded: whenUploaded)
        if target == .window && framebuffer != 0 {
            show(GLint(list.width), GLint(list.height))
        }
        latest = (framebuffer, list.width, list.height)
        counts.bytesUploaded += textures.bytesUploaded
        counts.cacheHits = textures.hits
        counts.layerRasters = rasters.drawn
        counts.layerRasterHits = rasters.hits
        counts.layerRasterPixels = rasters.pixels
        counts.stateChanges = state.changes
        statistics = counts
    }

    /// Waits until the GPU has drawn the latest list; asking again for the same one gives nil.
    /// - Returns: The seconds that it worked on it; nil where they were not measured, the driver has
    ///   no timer, or something else disturbed the measurement.
    public func gpuTime() -> Double? { timer?.seconds() }

    /// Returns the pixels of the latest list; those in a window last until it is swapped, and are
    /// opaque where the window is.
    /// - Throws: `RenderError` when nothing was drawn or the driver refuses.
    public func readPixels() throws(RenderError) -> CGImage {
        guard let latest, !isContextLost else {
            throw RenderError(
                operation: "read pixels",
                reason: "no display list was drawn in the current context",
                remedy: "Call render(_:) first."
            )
        }
        state.bind(framebuffer: latest.framebuffer)
        let row = latest.width * 4
        let bytes = [UInt8](unsafeUninitializedCapacity: row * latest.height) { buffer, count in
            gl.readPixels(
                0,
                0,
                GLsizei(latest.width),
                GLsizei(latest.height),
                GL.rgba,
                GL.unsignedByte,
                buffer.baseAddress
            )
            count = row * latest.height
        }
        let rows = latest.framebuffer == 0 ? Self.turned(bytes, row: row) : bytes
        let code = gl.getError()
        guard code == GL.noError else {
            throw RenderError(
                operation: "read \(latest.width) x \(latest.height) pixels",
                reason: "OpenGL reports error \(code)",
                remedy: "Make sure that the renderer's context is current."
            )
        }
        return CGImage(width: latest.width, height: latest.height, premultipliedRGBA: rows)
    }

    /// Rows of pixels from below, as windows hold them, in their order from above.
    private static func turned(_ bytes: [UInt8], row: Int) -> [UInt8] {
        stride(from: bytes.count - row, through: 0, by: -row).flatMap { bytes[$0..<$0 + row] }
    }

    private func checkSize(_ list: DisplayList) throws(RenderError) {
        guard max(list.width, list.height) <= limit else {
            throw RenderError(
                operation: "make a target of \(list.width) x \(list.height) pixels",
                reason: "the driver's targets have at most \(limit) x \(limit) pixels",
                remedy: "Use a smaller window or choose the software renderer."
            )
        }
    }
}
