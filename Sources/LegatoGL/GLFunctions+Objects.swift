import CGL
import LegatoDrawing

/// The pixel format of a texture.
enum TextureFormat {
    /// Premultiplied colour, 8 bits per channel.
    case rgba
    /// Coverage in the red channel, 8 bits.
    case coverage
    /// Four single-precision numbers.
    case numbers
}

extension GLFunctions {
    /// Creates a texture that shaders read pixel by pixel, and leaves it bound.
    func makeTexture(
        width: Int, height: Int, format: TextureFormat, pixels: UnsafeRawPointer?,
        _ state: inout GLState
    ) -> GLuint {
        var name: GLuint = 0
        genTextures(1, &name)
        state.bind(texture: name)
        texParameteri(GL.texture2D, GL.textureMinFilter, GL.nearest)
        texParameteri(GL.texture2D, GL.textureMagFilter, GL.nearest)
        texParameteri(GL.texture2D, GL.textureWrapS, GL.clampToEdge)
        texParameteri(GL.texture2D, GL.textureWrapT, GL.clampToEdge)
        texParameteri(GL.texture2D, GL.textureMaxLevel, 0)
        fillTexture(width: width, height: height, format: format, pixels: pixels)
        return name
    }

    /// Sets the size and the pixels of the bound texture.
    func fillTexture(width: Int, height: Int, format: TextureFormat, pixels: UnsafeRawPointer?) {
        let (inner, outer, type) =
            switch format {
            case .rgba: (GL.rgba8, GL.rgba, GL.unsignedByte)
            case .coverage: (GL.r8, GL.red, GL.unsignedByte)
            case .numbers: (GL.rgba32f, GL.rgba, GL.float)
            }
        texImage2D(GL.texture2D, 0, inner, GLsizei(width), GLsizei(height), 0, outer, type, pixels)
    }

    /// Compiles and links a program.
    /// - Throws: `RenderError` with the driver's log.
    func makeProgram(name: String, vertex: String, fragment: String) throws(RenderError) -> GLuint {
        let program = createProgram()
        for (kind, source) in [(GL.vertexShader, vertex), (GL.fragmentShader, fragment)] {
            let shader = try compile(kind, source, name)
            attachShader(program, shader)
            deleteShader(shader)
        }
        linkProgram(program)
        var status: GLint = 0
        getProgramiv(program, GL.linkStatus, &status)
        guard status != 0 else {
            var length: GLint = 0
            getProgramiv(program, GL.infoLogLength, &length)
            var log = [CChar](repeating: 0, count: Int(length) + 1)
            getProgramInfoLog(program, GLsizei(log.count), nil, &log)
            throw Self.refusal("link the shader program \"\(name)\"", log)
        }
        return program
    }

    private func compile(_ kind: GLenum, _ source: String, _ name: String)
        throws(RenderError) -> GLuint
    {
        let shader = createShader(kind)
        source.withCString { text in
            var text: UnsafePointer<CChar>? = text
            shaderSource(shader, 1, &text, nil)
        }
        compileShader(shader)
        var status: GLint = 0
        getShaderiv(shader, GL.compileStatus, &status)
        guard status != 0 else {
            var length: GLint = 0
            getShaderiv(shader, GL.infoLogLength, &length)
            var log = [CChar](repeating: 0, count: Int(length) + 1)
            getShaderInfoLog(shader, GLsizei(log.count), nil, &log)
            throw Self.refusal("compile a shader of \"\(name)\"", log)
        }
        return shader
    }

    private static func refusal(_ operation: String, _ log: [CChar]) -> RenderError {
        let text = String(
            decoding: log.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
        )
        return RenderError(
            operation: operation, reason: text.isEmpty ? "the driver reported no reason" : text,
            remedy: "Update the OpenGL driver or choose the software renderer."
        )
    }
}
