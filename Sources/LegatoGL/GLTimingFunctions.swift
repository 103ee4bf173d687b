/// The OpenGL functions that measure GPU time.
struct GLTimingFunctions {
    let genQueries: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
    let beginQuery: @convention(c) (GLenum, GLuint) -> Void
    let endQuery: @convention(c) (GLenum) -> Void
    let getQueryiv: @convention(c) (GLenum, GLenum, UnsafeMutablePointer<GLint>) -> Void
    let getQueryObjectui64v: @convention(c) (GLuint, GLenum, UnsafeMutablePointer<UInt64>) -> Void
    /// Whether the driver reports disturbed measurements, as OpenGL ES does.
    let tellsOfDisturbance: Bool

    /// Resolves the functions; returns nil if one is missing.
    ///
    /// They are part of OpenGL 3.3; OpenGL ES provides them by an extension.
    init?(
        _ load: (String) -> UnsafeMutableRawPointer?, _ extensions: Set<String>, isEmbedded: Bool
    ) {
        guard !isEmbedded || extensions.contains("GL_EXT_disjoint_timer_query") else { return nil }
        func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
            load(name + (isEmbedded ? "EXT" : "")).map { unsafeBitCast($0, to: type) }
        }
        typealias Names = @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
        typealias Begin = @convention(c) (GLenum, GLuint) -> Void
        typealias End = @convention(c) (GLenum) -> Void
        typealias Number = @convention(c) (GLenum, GLenum, UnsafeMutablePointer<GLint>) -> Void
        typealias Result = @convention(c) (GLuint, GLenum, UnsafeMutablePointer<UInt64>) -> Void
        guard let genQueries = find("glGenQueries", Names.self),
            let beginQuery = find("glBeginQuery", Begin.self),
            let endQuery = find("glEndQuery", End.self),
            let getQueryiv = find("glGetQueryiv", Number.self),
            let getQueryObjectui64v = find("glGetQueryObjectui64v", Result.self)
        else { return nil }
        (self.genQueries, self.beginQuery, self.endQuery) = (genQueries, beginQuery, endQuery)
        (self.getQueryiv, self.getQueryObjectui64v) = (getQueryiv, getQueryObjectui64v)
        tellsOfDisturbance = isEmbedded
    }
}
