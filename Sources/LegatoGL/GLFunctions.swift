import CGL
import LegatoDrawing

/// The OpenGL functions that the renderer calls, resolved by a loader.
final class GLFunctions {
    let getString: PFNGLGETSTRINGPROC
    let getIntegerv: PFNGLGETINTEGERVPROC
    let getError: PFNGLGETERRORPROC
    let getStringi: PFNGLGETSTRINGIPROC
    /// Returns whether the context was lost; nil if the driver does not support it.
    let getGraphicsResetStatus: PFNGLGETGRAPHICSRESETSTATUSPROC?
    /// The functions that measure GPU time; nil if the driver does not support it.
    let timing: GLTimingFunctions?
    let enable: PFNGLENABLEPROC
    let disable: PFNGLDISABLEPROC
    let blendFunc: PFNGLBLENDFUNCPROC
    let clear: PFNGLCLEARPROC
    let clearColor: PFNGLCLEARCOLORPROC
    let scissor: PFNGLSCISSORPROC
    let viewport: PFNGLVIEWPORTPROC
    let pixelStorei: PFNGLPIXELSTOREIPROC
    let readPixels: PFNGLREADPIXELSPROC
    let genTextures: PFNGLGENTEXTURESPROC
    let deleteTextures: PFNGLDELETETEXTURESPROC
    let bindTexture: PFNGLBINDTEXTUREPROC
    let texParameteri: PFNGLTEXPARAMETERIPROC
    let texImage2D: PFNGLTEXIMAGE2DPROC
    let texSubImage2D: PFNGLTEXSUBIMAGE2DPROC
    let genFramebuffers: PFNGLGENFRAMEBUFFERSPROC
    let deleteFramebuffers: PFNGLDELETEFRAMEBUFFERSPROC
    let bindFramebuffer: PFNGLBINDFRAMEBUFFERPROC
    let framebufferTexture2D: PFNGLFRAMEBUFFERTEXTURE2DPROC
    let blitFramebuffer: PFNGLBLITFRAMEBUFFERPROC
    let checkFramebufferStatus: PFNGLCHECKFRAMEBUFFERSTATUSPROC
    let genBuffers: PFNGLGENBUFFERSPROC
    let isBuffer: PFNGLISBUFFERPROC
    let bindBuffer: PFNGLBINDBUFFERPROC
    let bufferData: PFNGLBUFFERDATAPROC
    let bufferSubData: PFNGLBUFFERSUBDATAPROC
    let genVertexArrays: PFNGLGENVERTEXARRAYSPROC
    let bindVertexArray: PFNGLBINDVERTEXARRAYPROC
    let enableVertexAttribArray: PFNGLENABLEVERTEXATTRIBARRAYPROC
    let vertexAttribPointer: PFNGLVERTEXATTRIBPOINTERPROC
    let vertexAttribDivisor: PFNGLVERTEXATTRIBDIVISORPROC
    let createShader: PFNGLCREATESHADERPROC
    let shaderSource: PFNGLSHADERSOURCEPROC
    let compileShader: PFNGLCOMPILESHADERPROC
    let getShaderiv: PFNGLGETSHADERIVPROC
    let getShaderInfoLog: PFNGLGETSHADERINFOLOGPROC
    let deleteShader: PFNGLDELETESHADERPROC
    let createProgram: PFNGLCREATEPROGRAMPROC
    let attachShader: PFNGLATTACHSHADERPROC
    let linkProgram: PFNGLLINKPROGRAMPROC
    let getProgramiv: PFNGLGETPROGRAMIVPROC
    let getProgramInfoLog: PFNGLGETPROGRAMINFOLOGPROC
    let useProgram: PFNGLUSEPROGRAMPROC
    let getUniformLocation: PFNGLGETUNIFORMLOCATIONPROC
    let uniform2f: PFNGLUNIFORM2FPROC
    let uniform1fv: PFNGLUNIFORM1FVPROC
    let uniform2fv: PFNGLUNIFORM2FVPROC
    let uniform3fv: PFNGLUNIFORM3FVPROC
    let uniform4fv: PFNGLUNIFORM4FVPROC
    let deleteProgram: PFNGLDELETEPROGRAMPROC
    let drawElements: PFNGLDRAWELEMENTSPROC
    let drawArraysInstanced: PFNGLDRAWARRAYSINSTANCEDPROC

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
        texSubImage2D = try find("glTexSubImage2D", load)
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
        uniform1fv = try find("glUniform1fv", load)
        uniform2fv = try find("glUniform2fv", load)
        uniform3fv = try find("glUniform3fv", load)
        uniform4fv = try find("glUniform4fv", load)
        deleteProgram = try find("glDeleteProgram", load)
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
    _ getIntegerv: PFNGLGETINTEGERVPROC, _ getStringi: PFNGLGETSTRINGIPROC
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
) -> PFNGLGETGRAPHICSRESETSTATUSPROC? {
    let suffixes = [
        ("GL_KHR_robustness", isEmbedded ? "KHR" : ""), ("GL_ARB_robustness", "ARB"),
        ("GL_EXT_robustness", "EXT"),
    ]
    for (name, suffix) in suffixes where extensions.contains(name) {
        guard let address = load("glGetGraphicsResetStatus\(suffix)") else { continue }
        return unsafeBitCast(address, to: PFNGLGETGRAPHICSRESETSTATUSPROC.self)
    }
    return nil
}
