import CGL
import LegatoDrawing

/// The dialect, version and driver of the current OpenGL context.
struct GLDriver {
    /// The shader dialects that the renderer supports.
    enum Flavor {
        /// OpenGL 3.3 core or later.
        case desktop
        /// OpenGL ES 3.0 or later.
        case embedded

        /// The header of every shader.
        var shaderHeader: String {
            switch self {
            case .desktop: "#version 330 core\n#define LEVEL noperspective\n"
            case .embedded:
                "#version 300 es\nprecision highp float;\nprecision highp int;\n"
                    + "precision highp sampler2D;\n#define LEVEL\n"
            }
        }
    }

    let flavor: Flavor
    let renderer: String
    let version: String
    let maxTextureSize: Int

    /// Whether the driver renders on the CPU: llvmpipe, softpipe or SwiftShader.
    var isSoftwareRasterizer: Bool {
        ["llvmpipe", "softpipe", "swiftshader"].contains { renderer.lowercased().contains($0) }
    }

    /// Queries the current context.
    /// - Throws: `RenderError` if its version is below OpenGL 3.3 or OpenGL ES 3.0.
    init(_ gl: GLFunctions) throws(RenderError) {
        let version = Self.text(gl, GL.version)
        let renderer = Self.text(gl, GL.renderer)
        let flavor: Flavor = version.hasPrefix("OpenGL ES") ? .embedded : .desktop
        let major = Self.number(gl, GL.majorVersion)
        let minor = Self.number(gl, GL.minorVersion)
        let needed = flavor == .desktop ? (3, 3) : (3, 0)
        guard (major, minor) >= needed else {
            throw RenderError(
                operation: "use the OpenGL context of \(renderer)",
                reason: "its version is \"\(version)\"",
                remedy: "Create an OpenGL 3.3 core or OpenGL ES 3.0 context, update the driver, "
                    + "or choose the software renderer."
            )
        }
        self.flavor = flavor
        (self.renderer, self.version) = (renderer, version)
        self.maxTextureSize = Self.number(gl, GL.maxTextureSize)
    }

    private static func text(_ gl: GLFunctions, _ name: GLenum) -> String {
        gl.getString(name).map { String(cString: $0) } ?? "unknown"
    }

    private static func number(_ gl: GLFunctions, _ name: GLenum) -> Int {
        var value: GLint = 0
        gl.getIntegerv(name, &value)
        return Int(value)
    }
}
