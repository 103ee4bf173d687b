import CGL

/// The OpenGL functions that measure GPU time.
struct GLTimingFunctions {
    let genQueries: PFNGLGENQUERIESPROC
    let beginQuery: PFNGLBEGINQUERYPROC
    let endQuery: PFNGLENDQUERYPROC
    let getQueryiv: PFNGLGETQUERYIVPROC
    let getQueryObjectui64v: PFNGLGETQUERYOBJECTUI64VPROC
    /// Whether the driver reports disturbed measurements, as OpenGL ES does.
    let reportsDisjointTimings: Bool

    /// Resolves the functions; returns nil if one is missing.
    ///
    /// They are part of OpenGL 3.3; OpenGL ES provides them by an extension.
    init?(
        _ load: (String) -> UnsafeMutableRawPointer?, _ extensions: Set<String>, isEmbedded: Bool
    ) {
        guard !isEmbedded || extensions.contains("GL_EXT_disjoint_timer_query") else { return nil }
        func find<Function>(_ name: String) -> Function? {
            load(name + (isEmbedded ? "EXT" : "")).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let genQueries: PFNGLGENQUERIESPROC = find("glGenQueries"),
            let beginQuery: PFNGLBEGINQUERYPROC = find("glBeginQuery"),
            let endQuery: PFNGLENDQUERYPROC = find("glEndQuery"),
            let getQueryiv: PFNGLGETQUERYIVPROC = find("glGetQueryiv"),
            let getQueryObjectui64v: PFNGLGETQUERYOBJECTUI64VPROC = find("glGetQueryObjectui64v")
        else { return nil }
        (self.genQueries, self.beginQuery, self.endQuery) = (genQueries, beginQuery, endQuery)
        (self.getQueryiv, self.getQueryObjectui64v) = (getQueryiv, getQueryObjectui64v)
        reportsDisjointTimings = isEmbedded
    }
}
