typealias GLenum = UInt32
typealias GLuint = UInt32
typealias GLint = Int32
typealias GLsizei = Int32
typealias GLbitfield = UInt32
typealias GLboolean = UInt8

/// The constants of the OpenGL 3.3 and OpenGL ES 3.0 specifications that the renderer uses.
enum GL {
    static let noError: GLenum = 0
    static let renderer: GLenum = 0x1F01
    static let extensions: GLenum = 0x1F03
    static let numberOfExtensions: GLenum = 0x821D
    static let version: GLenum = 0x1F02
    static let majorVersion: GLenum = 0x821B
    static let minorVersion: GLenum = 0x821C
    static let maxTextureSize: GLenum = 0x0D33

    static let triangleStrip: GLenum = 0x0005
    static let triangles: GLenum = 0x0004
    static let unsignedInt: GLenum = 0x1405
    static let float: GLenum = 0x1406
    static let unsignedByte: GLenum = 0x1401
    static let rgba: GLenum = 0x1908
    static let rgba8: GLint = 0x8058
    static let rgba32f: GLint = 0x8814
    static let r8: GLint = 0x8229
    static let red: GLenum = 0x1903

    static let blend: GLenum = 0x0BE2
    static let dither: GLenum = 0x0BD0
    static let scissorTest: GLenum = 0x0C11
    static let multisample: GLenum = 0x809D
    static let framebufferSRGB: GLenum = 0x8DB9
    static let zero: GLenum = 0
    static let one: GLenum = 1
    static let sourceAlpha: GLenum = 0x0302
    static let oneMinusSourceAlpha: GLenum = 0x0303
    static let colorBufferBit: GLbitfield = 0x4000

    static let texture2D: GLenum = 0x0DE1
    static let textureMinFilter: GLenum = 0x2801
    static let textureMagFilter: GLenum = 0x2800
    static let textureWrapS: GLenum = 0x2802
    static let textureWrapT: GLenum = 0x2803
    static let textureMaxLevel: GLenum = 0x813D
    static let nearest: GLint = 0x2600
    static let clampToEdge: GLint = 0x812F
    static let unpackAlignment: GLenum = 0x0CF5
    static let packAlignment: GLenum = 0x0D05

    static let framebuffer: GLenum = 0x8D40
    static let drawFramebuffer: GLenum = 0x8CA9
    static let colorAttachment0: GLenum = 0x8CE0
    static let framebufferComplete: GLenum = 0x8CD5

    static let arrayBuffer: GLenum = 0x8892
    static let elementArrayBuffer: GLenum = 0x8893
    static let streamDraw: GLenum = 0x88E0
    static let staticDraw: GLenum = 0x88E4

    static let fragmentShader: GLenum = 0x8B30
    static let vertexShader: GLenum = 0x8B31
    static let compileStatus: GLenum = 0x8B81
    static let linkStatus: GLenum = 0x8B82
    static let infoLogLength: GLenum = 0x8B84

    static let timeElapsed: GLenum = 0x88BF
    static let queryCounterBits: GLenum = 0x8864
    static let queryResult: GLenum = 0x8866
    static let gpuDisjoint: GLenum = 0x8FBB
}
