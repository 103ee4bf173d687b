import Figures

/// A program whose start is timed.
struct StartupProgram {
    /// The name in tables.
    let name: String
    /// Its kind of renderer.
    let kind: StartupTable.Kind
    /// The folder of its sources; nil for programs of this package.
    var folder: String?
    /// The command that starts it in its folder.
    var command = ["./main"]
    /// The arguments; the first are the number of layers and their variant.
    var arguments = ["1", "round"]
    /// Additional environment variables.
    var environment: [String: String] = [:]

    /// The names of the reference programs.
    static let references: [StartupTable.Kind: String] = [
        .software: "C, SDL2, software", .openGL: "C, SDL2, OpenGL 3.3",
    ]

    /// This library's programs.
    static let own: [StartupProgram] = [
        StartupProgram(
            name: "Legato, software", kind: .software, environment: ["LEGATO_RENDERER": "software"]
        ),
        StartupProgram(
            name: "Legato, OpenGL", kind: .openGL, environment: ["LEGATO_RENDERER": "gl"]
        ),
        StartupProgram(
            name: "Legato, choosing by itself", kind: .automatic,
            environment: ["LEGATO_RENDERER": "automatic"]
        ),
    ]

    /// The peers.
    static let peers: [StartupProgram] = [
        StartupProgram(
            name: "C, SDL2, software", kind: .software, folder: "a_sdl2",
            arguments: ["1", "round", "software", "geometry"]
        ),
        StartupProgram(name: "C, SDL2, OpenGL 3.3", kind: .openGL, folder: "a_gl"),
        StartupProgram(
            name: "C, SDL2's renderer with OpenGL", kind: .openGL, folder: "a_sdl2",
            arguments: ["1", "round", "opengl", "geometry"]
        ),
        StartupProgram(
            name: "LÖVE", kind: .openGL, folder: "a_love", command: ["love", "."],
            arguments: ["1", "round", "batch"], environment: ["SDL_AUDIODRIVER": "dummy"]
        ),
        StartupProgram(
            name: "Qt Quick, software", kind: .software, folder: "a_qt",
            arguments: ["1", "round", "number"],
            environment: qt.merging(["QT_QUICK_BACKEND": "software"]) { $1 }
        ),
        StartupProgram(
            name: "Qt Quick, OpenGL", kind: .openGL, folder: "a_qt",
            arguments: ["1", "round", "number"], environment: qt
        ),
        StartupProgram(
            name: "Clutter",
            kind: .openGL,
            folder: "a_clutter",
            environment: [
                "CLUTTER_VBLANK": "none", "CLUTTER_BACKEND": "x11", "NO_AT_BRIDGE": "1",
            ]
        ),
        StartupProgram(
            name: "GTK 4, cairo", kind: .software, folder: "a_gtk",
            arguments: ["1", "round", "widgets"],
            environment: gtk.merging(["GSK_RENDERER": "cairo"]) { $1 }
        ),
        StartupProgram(
            name: "GTK 4, OpenGL", kind: .openGL, folder: "a_gtk",
            arguments: ["1", "round", "widgets"],
            environment: gtk.merging(["GSK_RENDERER": "gl"]) { $1 }
        ),
    ]

    private static let qt = ["QT_QPA_PLATFORM": "xcb", "QT_QPA_UPDATE_IDLE_TIME": "0"]
    private static let gtk = [
        "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none",
        "ADW_DISABLE_PORTAL": "1", "GIO_USE_VFS": "local",
    ]
}
