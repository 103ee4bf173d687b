import CGL
import LegatoDrawing

/// The current context's state as last set, to avoid redundant changes.
///
/// All changes of this state are made through this type, which counts the changes of programs,
/// textures, targets and blending for the statistics.
struct GLState {
    private let gl: GLFunctions
    private(set) var changes = StateChanges()
    private var program: GLuint = 0
    private var vertexArray: GLuint = 0
    private var arrayBuffer: GLuint = 0
    private var texture: GLuint = 0
    private var framebuffer: GLuint?
    private var clearColor: SIMD4<Float> = .zero
    private var scissor: (width: Int, height: Int)?
    /// The current blending, and the one whose factors stay set while pixels are replaced.
    private var blending = Blending.replacing
    private var factors = Blending.over

    /// Resets the current context to a known state: premultiplied blending, no dithering, packed
    /// rows, the largest square viewport, nothing bound.
    init(_ gl: GLFunctions, _ driver: GLDriver) {
        self.gl = gl
        gl.disable(GL.dither)
        gl.disable(GL.blend)
        gl.useProgram(0)
        gl.bindVertexArray(0)
        gl.bindBuffer(GL.arrayBuffer, 0)
        gl.bindTexture(GL.texture2D, 0)
        gl.clearColor(0, 0, 0, 0)
        let side = GLsizei(driver.maxTextureSize)
        gl.viewport(0, 0, side, side)
        if driver.flavor == .desktop {
            gl.disable(GL.multisample)
            gl.disable(GL.framebufferSRGB)
        }
        gl.enable(GL.scissorTest)
        gl.blendFunc(GL.one, GL.oneMinusSourceAlpha)
        gl.pixelStorei(GL.unpackAlignment, 1)
        gl.pixelStorei(GL.packAlignment, 1)
    }

    /// Resets the counts of changes to 0.
    mutating func resetChanges() { changes = StateChanges() }

    mutating func use(program name: GLuint) {
        guard program != name else { return }
        program = name
        changes.programs += 1
        gl.useProgram(name)
    }

    mutating func bind(vertexArray name: GLuint) {
        guard vertexArray != name else { return }
        vertexArray = name
        gl.bindVertexArray(name)
    }

    mutating func bind(arrayBuffer name: GLuint) {
        guard arrayBuffer != name else { return }
        arrayBuffer = name
        gl.bindBuffer(GL.arrayBuffer, name)
    }

    mutating func bind(texture name: GLuint) {
        guard texture != name else { return }
        texture = name
        changes.textures += 1
        gl.bindTexture(GL.texture2D, name)
    }

    mutating func bind(framebuffer name: GLuint) {
        guard framebuffer != name else { return }
        framebuffer = name
        changes.targets += 1
        gl.bindFramebuffer(GL.framebuffer, name)
    }

    /// Binds a framebuffer for drawing only; the previous one stays bound for reading.
    mutating func bind(drawFramebuffer name: GLuint) {
        framebuffer = nil
        changes.targets += 1
        gl.bindFramebuffer(GL.drawFramebuffer, name)
    }

    mutating func set(_ new: Blending) {
        guard blending != new else { return }
        changes.blending += 1
        if new == .replacing {
            gl.disable(GL.blend)
        } else if blending == .replacing {
            gl.enable(GL.blend)
        }
        blending = new
        guard new != .replacing && new != factors else { return }
        factors = new
        switch new {
        case .replacing: break
        case .over: gl.blendFunc(GL.one, GL.oneMinusSourceAlpha)
        case .adding: gl.blendFunc(GL.one, GL.one)
        case .keeping: gl.blendFunc(GL.zero, GL.sourceAlpha)
        }
    }

    /// Fills the pixels within the scissor with a premultiplied colour.
    mutating func clear(_ color: SIMD4<Float>) {
        if clearColor != color {
            clearColor = color
            gl.clearColor(color.x, color.y, color.z, color.w)
        }
        gl.clear(GL.colorBufferBit)
    }

    /// Clears the record of a texture that is about to be deleted.
    mutating func forget(texture name: GLuint) {
        if texture == name { texture = 0 }
    }

    /// Clears the record of a framebuffer that is about to be deleted.
    mutating func forget(framebuffer name: GLuint) {
        if framebuffer == name { framebuffer = nil }
    }

    /// Limits drawing to the first `width` x `height` pixels of a target.
    mutating func setScissor(width: Int, height: Int) {
        if let scissor, scissor == (width, height) { return }
        scissor = (width, height)
        gl.scissor(0, 0, GLsizei(width), GLsizei(height))
    }
}

/// How pixels are composited with the target; all colours are premultiplied.
enum Blending {
    /// The pixels replace the target's.
    case replacing
    /// The pixels are drawn over the target's (source over).
    case over
    /// The pixels are added to the target's.
    case adding
    /// The target's pixels are multiplied by the alpha of the pixels drawn.
    case keeping
}
