public import LegatoDrawing
public import LegatoGraphics

/// Draws display lists with OpenGL 3.3 core or OpenGL ES 3.0.
///
/// It agrees with the software renderer within 2 units of 255 per channel (4 for pictures). It
/// belongs to the context that was current when it was made, which must be current whenever it is
/// used, and expects nobody else to change that context's state. Its textures, buffers and
/// programs end with the context.
public final class GLRenderer: Renderer {
    /// Where lists are drawn.
    public enum Target: Sendable {
        /// A target of its own, to be read back.
        case offscreen
        /// The same, copied to the window (framebuffer 0) of the current context, which must have
        /// the list's size and be swapped by the caller.
        case window
    }

    /// `gl` and the driver's own name.
    public let name: String
    /// Whether the CPU does the drawing (llvmpipe, softpipe, SwiftShader), so that the software
    /// renderer would be faster.
    public let isSoftwareRasterizer: Bool
    /// Where the next list is drawn; a target of its own by default.
    public var target = Target.offscreen
    /// What drawing the latest list took; all counts but `framesDrawn` are of that list alone.
    public private(set) var statistics = RenderStatistics()

    let gl: GLFunctions
    var state: GLState
    let programs: ProgramTable
    let encoder: FrameEncoder
    let textures: TextureCache
    let gradients: GradientTexture
    let targets: TargetPool
    let instances: InstanceBuffer
    let rasters: RasterCache<RenderTarget>
    let limit: Int
    /// Where the frame of a list is drawn that is a layer's picture; nil for a display's.
    var frameTarget: RenderTarget?
    private var latest: (framebuffer: GLuint, width: Int, height: Int)?

    /// Takes over the current context; compiles every program, so that no frame has to.
    /// - Parameter load: Finds an OpenGL function by name, such as SDL's `SDL_GL_GetProcAddress`.
    /// - Throws: `RenderError` when a function is missing, the version is too old, or the driver
    ///   refuses a program.
    public init(load: (String) -> UnsafeMutableRawPointer?) throws(RenderError) {
        let gl = try GLFunctions(load: load)
        let driver = try GLDriver(gl)
        let limit = driver.maxTextureSize
        self.gl = gl
        self.limit = limit
        name = "gl, \(driver.renderer)"
        isSoftwareRasterizer = driver.isSoftwareRasterizer
        var state = GLState(gl, driver)
        encoder = FrameEncoder(maxTextureSize: limit)
        textures = TextureCache(gl, maxTextureSize: limit)
        gradients = GradientTexture(gl, maxTextureSize: limit)
        let targets = TargetPool(gl, maxTextureSize: limit)
        self.targets = targets
        rasters = RasterCache { targets.discard($0) }
        instances = InstanceBuffer(gl, &state)
        programs = try ProgramTable(
            gl,
            header: driver.flavor.shaderHeader,
            viewport: limit,
            instances,
            &state
        )
        self.state = state
        try warmUp()
    }

    /// Draws `list`; an offscreen target takes the list's size.
    /// - Precondition: groups are balanced and image indices lie in the list.
    /// - Throws: `RenderError` when the list or a picture is larger than the driver allows.
    public func render(_ list: DisplayList) throws(RenderError) {
        try checkSize(list)
        state.resetChanges()
        textures.beginFrame(&state)
        targets.beginFrame(&state)
        rasters.beginFrame(list)
        var counts = RenderStatistics()
        counts.framesDrawn = statistics.framesDrawn + 1
        let framebuffer = try draw(list, into: nil, &counts)
        if target == .window { show(GLint(list.width), GLint(list.height)) }
        latest = (framebuffer, list.width, list.height)
        counts.bytesUploaded += textures.bytesUploaded
        counts.cacheHits = textures.hits
        counts.layerRasters = rasters.drawn
        counts.layerRasterHits = rasters.hits
        counts.layerRasterPixels = rasters.pixels
        counts.stateChanges = state.changes
        statistics = counts
    }

    /// Returns the pixels of the latest list.
    /// - Throws: `RenderError` when nothing was drawn or the driver refuses.
    public func readPixels() throws(RenderError) -> CGImage {
        guard let latest else {
            throw RenderError(
                operation: "read pixels",
                reason: "no display list was drawn",
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
        let code = gl.getError()
        guard code == GL.noError else {
            throw RenderError(
                operation: "read \(latest.width) x \(latest.height) pixels",
                reason: "OpenGL reports error \(code)",
                remedy: "Make sure that the renderer's context is current."
            )
        }
        return CGImage(width: latest.width, height: latest.height, premultipliedRGBA: bytes)
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
