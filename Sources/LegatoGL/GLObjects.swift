import LegatoDrawing

/// The objects that a renderer creates in a context; they are released with the context and never
/// deleted explicitly.
struct GLObjects {
    let driver: GLDriver
    let state: GLState
    let textures: TextureCache
    let gradients: GradientTexture
    let targets: TargetPool
    let rasters: RasterCache<RenderTarget>
    let instances: InstanceBuffer
    let programs: ProgramTable
    let pixelPrograms: PixelProgramTable
    let timer: GPUTimer?

    /// Creates the objects in the current context.
    /// - Throws: `RenderError` if its version is too old.
    init(_ gl: GLFunctions) throws(RenderError) {
        driver = try GLDriver(gl)
        let limit = driver.maxTextureSize
        var state = GLState(gl, driver)
        textures = TextureCache(gl, maxTextureSize: limit)
        gradients = GradientTexture(gl, maxTextureSize: limit)
        let targets = TargetPool(gl, maxTextureSize: limit)
        self.targets = targets
        rasters = RasterCache { targets.discard($0) }
        instances = InstanceBuffer(gl, &state)
        programs = ProgramTable(gl, header: driver.flavor.shaderHeader, viewport: limit, instances)
        pixelPrograms = PixelProgramTable(
            gl, header: driver.flavor.shaderHeader, viewport: limit
        )
        self.state = state
        timer = GPUTimer(gl)
    }
}
