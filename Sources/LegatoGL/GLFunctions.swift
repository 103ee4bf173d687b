import LegatoDrawing

/// The OpenGL functions that the renderer calls, resolved by a loader.
final class GLFunctions {
    let getString: @convention(c) (GLenum) -> UnsafePointer<CChar>?
    let getIntegerv: @convention(c) (GLenum, UnsafeMutablePointer<GLint>) -> Void
    let getError: @convention(c) () -> GLenum
    let getStringi: @convention(c) (GLenum, GLuint) -> UnsafePointer<CChar>?
    /// Returns whether the context was lost; nil if the driver does not support it.
    let getGraphicsResetStatus: (@convention(c) () -> GLenum)?
    /// The functions that measure GPU time; nil if the driver does not support it.
    let timing: GLTimingFunctions?
    let enable: @convention(c) (GLenum) -> Void
    let disable: @convention(c) (GLenum) -> Void
    let blendFunc: @convention(c) (GLenum, GLenum) -> Void
    let clear: @convention(c) (GLbitfield) -> Void
    let clearColor: @convention(c) (Float, Float, Float, Float) -> Void
    let scissor: @convention(c) (GLint, GLint, GLsizei, GLsizei) -> Void
    let viewport: @convention(c) (GLint, GLint, GLsizei, GLsizei) -> Void
    let pixelStorei: @convention(c) (GLenum, GLint) -> Void
    let readPixels:
        @convention(c) (GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, UnsafeMutableRawPointer?) ->
            Void
    let genTextures: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
    let deleteTextures: @convention(c) (GLsizei, UnsafePointer<GLuint>) -> Void
    let bindTexture: @convention(c) (GLenum, GLuint) -> Void
    let texParameteri: @convention(c) (GLenum, GLenum, GLint) -> Void
    let texImage2D:
        @convention(c) (
            GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, UnsafeRawPointer?
        ) -> Void
    let genFramebuffers: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
    let deleteFramebuffers: @convention(c) (GLsizei, UnsafePointer<GLuint>) -> Void
    let bindFramebuffer: @convention(c) (GLenum, GLuint) -> Void
    let framebufferTexture2D: @convention(c) (GLenum, GLenum, GLenum, GLuint, GLint) -> Void
    let blitFramebuffer:
        @convention(c) (
            GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLbitfield, GLenum
        ) -> Void
    let checkFramebufferStatus: @convention(c) (GLenum) -> GLenum
    let genBuffers: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
    let isBuffer: @convention(c) (GLuint) -> GLboolean
    let bindBuffer: @convention(c) (GLenum, GLuint) -> Void
    let bufferData: @convention(c) (GLenum, Int, UnsafeRawPointer?, GLenum) -> Void
    let bufferSubData: @convention(c) (GLenum, Int, Int, UnsafeRawPointer?) -> Void
    let genVertexArrays: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
    let bindVertexArray: @convention(c) (GLuint) -> Void
    let enableVertexAttribArray: @convention(c) (GLuint) -> Void
    let vertexAttribPointer:
        @convention(c) (GLuint, GLint, GLenum, GLboolean, GLsizei, UnsafeRawPointer?) -> Void
    let vertexAttribDivisor: @convention(c) (GLuint, GLuint) -> Void
    let createShader: @convention(c) (GLenum) -> GLuint
    let shaderSource:
        @convention(c) (
            GLuint, GLsizei, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<GLint>?
        ) -> Void
    let compileShader: @convention(c) (GLuint) -> Void
    let getShaderiv: @convention(c) (GLuint, GLenum, UnsafeMutablePointer<GLint>) -> Void
    let getShaderInfoLog:
        @convention(c) (
            GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<CChar>
        ) -> Void
    let deleteShader: @convention(c) (GLuint) -> Void
    let createProgram: @convention(c) () -> GLuint
    let attachShader: @convention(c) (GLuint, GLuint) -> Void
    let linkProgram: @convention(c) (GLuint) -> Void
    let getProgramiv: @convention(c) (GLuint, GLenum, UnsafeMutablePointer<GLint>) -> Void
    let getProgramInfoLog:
        @convention(c) (
            GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<CChar>
        ) -> Void
    let useProgram: @convention(c) (GLuint) -> Void
    let getUniformLocation: @convention(c) (GLuint, UnsafePointer<CChar>) -> GLint
    let uniform2f: @convention(c) (GLint, Float, Float) -> Void
    let drawElements: @convention(c) (GLenum, GLsizei, GLenum, UnsafeRawPointer?) -> Void
    let drawArraysInstanced: @convention(c) (GLenum, GLint, GLsizei, GLsizei) -> Void

    /// Resolves all functions.
    /// - Throws: `RenderError` that names the first missing one.
    init(load: (String) -> UnsafeMutableRawPointer?) throws(RenderError) {
        getString = try find("glGetString", load)
        getIntegerv = try find("glGetIntegerv", load)
        getError = try find("glGetError", load)
        enable = try find("glEnable", load)
        disable = try find("glDisable", load)
        blendFunc = try find("glBlendFunc", load)
        clear = try find("glClear", load)
        clearColor = try find("glClearColor", load)
        scissor = try find("glScissor", load)
        viewport = try find("glViewport", load)
        pixelStorei = try find("glPixelStorei", load)
        readPixels = try find("glReadPixels", load)
        genTextures = try find("glGenTextures", load)
        deleteTextures = try find("glDeleteTextures", load)
        bindTexture = try find("glBindTexture", load)
        texParameteri = try find("glTexParameteri", load)
        texImage2D = try find("glTexImage2D", load)
        genFramebuffers = try find("glGenFramebuffers", load)
        deleteFramebuffers = try find("glDeleteFramebuffers", load)
        bindFramebuffer = try find("glBindFramebuffer", load)
        framebufferTexture2D = try find("glFramebufferTexture2D", load)
        blitFramebuffer = try find("glBlitFramebuffer", load)
        checkFramebufferStatus = try find("glCheckFramebufferStatus", load)
        genBuffers = try find("glGenBuffers", load)
        bindBuffer = try find("glBindBuffer", load)
        bufferData = try find("glBufferData", load)
        bufferSubData = try find("glBufferSubData", load)
        genVertexArrays = try find("glGenVertexArrays", load)
        bindVertexArray = try find("glBindVertexArray", load)
        enableVertexAttribArray = try find("glEnableVertexAttribArray", load)
        vertexAttribPointer = try find("glVertexAttribPointer", load)
        vertexAttribDivisor = try find("glVertexAttribDivisor", load)
        createShader = try find("glCreateShader", load)
        shaderSource = try find("glShaderSource", load)
        compileShader = try find("glCompileShader", load)
        getShaderiv = try find("glGetShaderiv", load)
        getShaderInfoLog = try find("glGetShaderInfoLog", load)
        deleteShader = try find("glDeleteShader", load)
        createProgram = try find("glCreateProgram", load)
        attachShader = try find("glAttachShader", load)
        linkProgram = try find("glLinkProgram", load)
        getProgramiv = try find("glGetProgramiv", load)
        getProgramInfoLog = try find("glGetProgramInfoLog", load)
        useProgram = try find("glUseProgram", load)
        getUniformLocation = try find("glGetUniformLocation", load)
        uniform2f = try find("glUniform2f", load)
        drawElements = try find("glDrawElements", load)
        drawArraysInstanced = try find("glDrawArraysInstanced", load)
        isBuffer = try find("glIsBuffer", load)
        getStringi = try find("glGetStringi", load)
        let isEmbedded = getString(GL.version).map {
            String(cString: $0).hasPrefix("OpenGL ES")
        }
        let names = extensionNames(getIntegerv, getStringi)
        getGraphicsResetStatus = findResetStatus(load, names, isEmbedded: isEmbedded == true)
        timing = GLTimingFunctions(load, names, isEmbedded: isEmbedded == true)
    }
}

private func find<Function>(
    _ name: String, _ load: (String) -> UnsafeMutableRawPointer?
) throws(RenderError) -> Function {
    guard let address = load(name) else {
        throw RenderError(
            operation: "load the OpenGL function \(name)",
            reason: "the driver has no such function, or no OpenGL context is current",
            remedy: "Make an OpenGL 3.3 or OpenGL ES 3.0 context current, update the driver, "
                + "or choose the software renderer."
        )
    }
    return unsafeBitCast(address, to: Function.self)
}

/// Returns the names of the current context's extensions.
private func extensionNames(
    _ getIntegerv: (GLenum, UnsafeMutablePointer<GLint>) -> Void,
    _ getStringi: (GLenum, GLuint) -> UnsafePointer<CChar>?
) -> Set<String> {
    var count: GLint = 0
    getIntegerv(GL.numberOfExtensions, &count)
    let names = (0..<GLuint(max(0, count))).compactMap { getStringi(GL.extensions, $0) }
    return Set(names.map { String(cString: $0) })
}

/// Resolves the function that reports a lost context, under the name of the extension that provides
/// it.
private func findResetStatus(
    _ load: (String) -> UnsafeMutableRawPointer?, _ extensions: Set<String>, isEmbedded: Bool
) -> (@convention(c) () -> GLenum)? {
    let suffixes = [
        ("GL_KHR_robustness", isEmbedded ? "KHR" : ""), ("GL_ARB_robustness", "ARB"),
        ("GL_EXT_robustness", "EXT"),
    ]
    for (name, suffix) in suffixes where extensions.contains(name) {
        guard let address = load("glGetGraphicsResetStatus\(suffix)") else { continue }
        return unsafeBitCast(address, to: (@convention(c) () -> GLenum).self)
    }
    return nil
}
