/// A program that draws the same scene with other means.
struct PeerProgram {
    /// What it is called in tables.
    let name: String
    /// What to know about its figures; empty for nothing.
    var note = ""
    /// The folder of its sources.
    let folder: String
    /// What it is told after the count and the variant.
    var arguments: [String] = []
    /// What else it is told.
    var environment: [String: String] = [:]

    /// What the scenes are called there.
    static let variants = ["layers": "round", "layers-plain": "plain"]

    /// The name of the program that sets the mark.
    static let reference = "C + OpenGL"

    private static let jagged = "edges not antialiased"

    /// All of them, the one that sets the mark first.
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
