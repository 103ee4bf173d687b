import CGL

/// The constants of the OpenGL 3.3 and OpenGL ES 3.0 specifications that the renderer uses.
enum GL {
    static let noError = GLenum(GL_NO_ERROR)
    static let renderer = GLenum(GL_RENDERER)
    static let extensions = GLenum(GL_EXTENSIONS)
    static let numberOfExtensions = GLenum(GL_NUM_EXTENSIONS)
    static let version = GLenum(GL_VERSION)
    static let majorVersion = GLenum(GL_MAJOR_VERSION)
    static let minorVersion = GLenum(GL_MINOR_VERSION)
    static let maxTextureSize = GLenum(GL_MAX_TEXTURE_SIZE)

    static let triangleStrip = GLenum(GL_TRIANGLE_STRIP)
    static let triangles = GLenum(GL_TRIANGLES)
    static let unsignedInt = GLenum(GL_UNSIGNED_INT)
    static let float = GLenum(GL_FLOAT)
    static let unsignedByte = GLenum(GL_UNSIGNED_BYTE)
    static let rgba = GLenum(GL_RGBA)
    static let rgba8 = GL_RGBA8
    static let rgba32f = GL_RGBA32F
    static let r8 = GL_R8
    static let red = GLenum(GL_RED)

    static let blend = GLenum(GL_BLEND)
    static let dither = GLenum(GL_DITHER)
    static let scissorTest = GLenum(GL_SCISSOR_TEST)
    static let multisample = GLenum(GL_MULTISAMPLE)
    static let framebufferSRGB = GLenum(GL_FRAMEBUFFER_SRGB)
    static let zero = GLenum(GL_ZERO)
    static let one = GLenum(GL_ONE)
    static let sourceAlpha = GLenum(GL_SRC_ALPHA)
    static let oneMinusSourceAlpha = GLenum(GL_ONE_MINUS_SRC_ALPHA)
    static let colorBufferBit = GLbitfield(GL_COLOR_BUFFER_BIT)

    static let texture2D = GLenum(GL_TEXTURE_2D)
    static let textureMinFilter = GLenum(GL_TEXTURE_MIN_FILTER)
    static let textureMagFilter = GLenum(GL_TEXTURE_MAG_FILTER)
    static let textureWrapS = GLenum(GL_TEXTURE_WRAP_S)
    static let textureWrapT = GLenum(GL_TEXTURE_WRAP_T)
    static let textureMaxLevel = GLenum(GL_TEXTURE_MAX_LEVEL)
    static let nearest = GL_NEAREST
    static let clampToEdge = GL_CLAMP_TO_EDGE
    static let unpackAlignment = GLenum(GL_UNPACK_ALIGNMENT)
    static let packAlignment = GLenum(GL_PACK_ALIGNMENT)

    static let framebuffer = GLenum(GL_FRAMEBUFFER)
    static let drawFramebuffer = GLenum(GL_DRAW_FRAMEBUFFER)
    static let colorAttachment0 = GLenum(GL_COLOR_ATTACHMENT0)
    static let framebufferComplete = GLenum(GL_FRAMEBUFFER_COMPLETE)

    static let arrayBuffer = GLenum(GL_ARRAY_BUFFER)
    static let elementArrayBuffer = GLenum(GL_ELEMENT_ARRAY_BUFFER)
    static let streamDraw = GLenum(GL_STREAM_DRAW)
    static let staticDraw = GLenum(GL_STATIC_DRAW)

    static let fragmentShader = GLenum(GL_FRAGMENT_SHADER)
    static let vertexShader = GLenum(GL_VERTEX_SHADER)
    static let compileStatus = GLenum(GL_COMPILE_STATUS)
    static let linkStatus = GLenum(GL_LINK_STATUS)
    static let infoLogLength = GLenum(GL_INFO_LOG_LENGTH)

    static let timeElapsed = GLenum(GL_TIME_ELAPSED)
    static let queryCounterBits = GLenum(GL_QUERY_COUNTER_BITS)
    static let queryResult = GLenum(GL_QUERY_RESULT)
    static let gpuDisjoint = GLenum(GL_GPU_DISJOINT_EXT)
}
