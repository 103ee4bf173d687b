/// A peer: a program that draws the same scene with another library.
struct PeerProgram {
    /// The name in tables.
    let name: String
    /// A remark on its figures; empty for none.
    var note = ""
    /// The folder of its sources.
    let folder: String
    /// The arguments after the count and the variant.
    var arguments: [String] = []
    /// Additional environment variables.
    var environment: [String: String] = [:]

    /// The peers' names of the scenes.
    static let variants = ["layers": "round", "layers-plain": "plain"]

    /// The name of the reference program.
    static let reference = "C + OpenGL"

    private static let jagged = "edges not antialiased"

    /// All peers, the reference first.
    static let all = [
        PeerProgram(name: reference, note: "by hand, instanced", folder: "a_gl"),
        PeerProgram(
            name: "SDL2 OpenGL geometry", note: jagged, folder: "a_sdl2",
            arguments: ["opengl", "geometry"]
        ),
        PeerProgram(
            name: "SDL2 OpenGL copies", note: jagged, folder: "a_sdl2",
            arguments: ["opengl", "copyex"]
        ),
        PeerProgram(
            name: "SDL2 software geometry", note: jagged, folder: "a_sdl2",
            arguments: ["software", "geometry"]
        ),
        PeerProgram(
            name: "SDL2 software copies", note: jagged, folder: "a_sdl2",
            arguments: ["software", "copyex"]
        ),
        PeerProgram(name: "LÖVE", note: jagged, folder: "a_love", arguments: ["batch"]),
        PeerProgram(
            name: "GTK 4 GL", note: "at most 60 Hz, \(jagged)", folder: "a_gtk",
            arguments: ["textures"], environment: ["GSK_RENDERER": "gl"]
        ),
        PeerProgram(
            name: "GTK 4 cairo", note: "at most 60 Hz", folder: "a_gtk", arguments: ["widgets"],
            environment: ["GSK_RENDERER": "cairo"]
        ),
        PeerProgram(name: "Clutter", note: jagged, folder: "a_clutter"),
        PeerProgram(
            name: "Qt Quick", folder: "a_qt", arguments: ["number"],
            environment: ["QSG_RENDER_LOOP": "threaded"]
        ),
    ]
}
