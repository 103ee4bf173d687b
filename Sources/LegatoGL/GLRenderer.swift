import CGL
public import LegatoDrawing
public import LegatoGraphics

/// A renderer of display lists with OpenGL 3.3 core or OpenGL ES 3.0.
///
/// Its pixels equal the software renderer's within 2 of 255 per channel (4 for images). It belongs
/// to the context that was current when it was created. That context must be current whenever the
/// renderer is used, and no other code may change its state. The renderer's textures, buffers and
/// programs are lost with the context; in a new context the renderer recreates them, the textures
/// of images from the images' pixels.
public final class GLRenderer: Renderer {
    /// The target of lists.
    package enum Target: Sendable {
        /// An offscreen target, to be read back.
        case offscreen
        /// The window (framebuffer 0) of the current context, which must have the list's size; the
        /// caller swaps it. A list that reads what it has drawn is drawn offscreen and then copied.
        case window
    }

    /// The name for display: `gl` with the driver's name.
    public let name: String
    /// The version of OpenGL and of its driver, as reported by the driver.
    public let version: String
    /// Whether the driver renders on the CPU (llvmpipe, softpipe, SwiftShader), where the software
    /// renderer would be faster.
    package let isSoftwareRasterizer: Bool
    /// The target of the next list; `.offscreen` by default.
    package var target = Target.offscreen
    /// Whether GPU time is measured from the next list on; false by default.
    public var measuresGPUTime = false
    /// The statistics of the latest list; all counts except `framesDrawn` refer to that list only.
    public private(set) var statistics = RenderStatistics()

    private(set) var gl: GLFunctions
    var state: GLState
    private(set) var programs: ProgramTable
    private(set) var pixelPrograms: PixelProgramTable
    private(set) var encoder: FrameEncoder
    private(set) var textures: TextureCache
    private(set) var gradients: GradientTexture
    private(set) var targets: TargetPool
    private(set) var instances: InstanceBuffer
    private(set) var rasters: RasterCache<RenderTarget>
    private(set) var limit: Int
    private var timer: GPUTimer?
    /// The target of a raster's list; nil for the display's.
    var frameTarget: RenderTarget?
    /// The row order of the current target.
    var rows = RowOrder()
    private let compilesAhead: Bool
    /// The pipelines that are not yet compiled in advance.
    private var uncompiled = Pipeline.all[...]
    /// Whether the owner has reported a lost context and nothing has been drawn since.
    private var wasLost = false
    private var latest: (framebuffer: GLuint, width: Int, height: Int)?
    /// Whether the frame is drawn directly to the window, because nothing reads it while it is
    /// drawn.
    var drawsToWindow: Bool { target == .window && !encoder.readsFrame }

    /// Creates a renderer for the current context.
    /// - Parameters:
    ///   - compilesAhead: Whether every program is compiled now, so that no frame has to wait;
    ///     `true` by default. Otherwise the first frame is drawn earlier, and `compileNext()`
    ///     compiles the programs one by one.
    ///   - load: Resolves an OpenGL function by name, such as SDL's `SDL_GL_GetProcAddress`.
    /// - Throws: `RenderError` if a function is missing, the version is too old, or the driver
    ///   rejects a program.
    public init(
        compilesAhead: Bool = true, load: (String) -> UnsafeMutableRawPointer?
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
        pixelPrograms = objects.pixelPrograms
        if compilesAhead { while try compileNext() {} }
    }

    /// Compiles the next program that no frame has used yet.
    /// - Returns: False if there is none left.
    /// - Throws: `RenderError` if the driver rejects it.
    package func compileNext() throws(RenderError) -> Bool {
        while let pipeline = uncompiled.popFirst() {
            if programs.contains(pipeline) { continue }
            try warmUp(pipeline)
            return true
        }
        return false
    }

    /// Whether the renderer's context is lost: another context or none is current, the driver
    /// reports a reset, or the owner has reported a loss and nothing has been drawn since.
    package var isContextLost: Bool {
        wasLost || isReset || !instances.isAlive
    }

    /// Whether the driver reports that the current context was lost and must be recreated.
    private var isReset: Bool {
        gl.getGraphicsResetStatus.map { $0() != GL.noError } ?? false
    }

    /// Reports that the renderer's context was lost or replaced; the new one must be current.
    ///
    /// The next list is drawn with new programs, buffers and textures, with the same result.
    /// Nothing is deleted, because the old objects were released with their context. A context in
    /// which the renderer's objects do not exist is also detected automatically.
    /// - Parameter load: Resolves the new context's functions; nil if their addresses are
    ///   unchanged.
    /// - Throws: `RenderError` if a function is missing.
    package func contextWasLost(
        load: ((String) -> UnsafeMutableRawPointer?)? = nil
    ) throws(RenderError) {
        if let load { gl = try GLFunctions(load: load) }
        wasLost = true
        latest = nil
    }

    /// Recreates everything that ended with a lost context.
    private func restore() throws(RenderError) {
        guard !isReset else {
            throw RenderError(
                operation: "draw with OpenGL", reason: "the context was lost to a GPU reset",
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
        pixelPrograms = objects.pixelPrograms
        uncompiled = Pipeline.all[...]
        wasLost = false
        if compilesAhead { while try compileNext() {} }
    }

    /// Draws `list`; an offscreen target is resized to the list's size.
    /// - Precondition: Groups are balanced, and indices are within the list.
    /// - Throws: `RenderError` if the list or an image exceeds the driver's limits.
    public func render(_ list: DisplayList) throws(RenderError) { try render(list) {} }

    /// Draws `list` like `render(_:)`, and calls a closure once all its data is uploaded.
    /// - Parameters:
    ///   - list: The list.
    ///   - whenUploaded: A closure that is called once, before the list itself is drawn but after
    ///     its rasters.
    /// - Precondition: Groups are balanced, and indices are within the list.
    /// - Throws: `RenderError` if the list or an image exceeds the driver's limits.
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

    /// Waits until the GPU has drawn the latest list; a second call for the same list returns nil.
    /// - Returns: The GPU time in seconds; nil if it was not measured, the driver has no timer, or
    ///   the measurement was disturbed.
    public func gpuTime() -> Double? { timer?.seconds() }

    /// Returns the pixels of the latest list; those of a window are valid until it is swapped, and
    /// are opaque if the window is.
    /// - Throws: `RenderError` if nothing was drawn or the driver fails.
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
                0, 0, GLsizei(latest.width), GLsizei(latest.height), GL.rgba, GL.unsignedByte,
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

    /// Returns rows of pixels in reverse order: windows start with the bottom row.
    private static func turned(_ bytes: [UInt8], row: Int) -> [UInt8] {
        stride(from: bytes.count - row, through: 0, by: -row).flatMap { bytes[$0..<$0 + row] }
    }

    private func checkSize(_ list: DisplayList) throws(RenderError) {
        guard max(list.width, list.height) <= limit else {
            throw RenderError(
                operation: "create a target of \(list.width) x \(list.height) pixels",
                reason: "the driver supports targets of at most \(limit) x \(limit) pixels",
                remedy: "Use a smaller window or choose the software renderer."
            )
        }
    }
}
